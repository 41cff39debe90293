import type { Finding, Memory } from 'loci/browser';
import type { App } from './app.js';
import type { Links } from './links.js';
import { button, byId, fill, freshId, h, said } from './ui/dom.js';
import { count } from './ui/format.js';
import { announce } from './ui/notices.js';
import { type OneOfPair, pairToSettle } from './ui/pair.js';

/** So many of the newest memories are looked through for open questions. */
const most = 1000;

/** The panel that shows what is open and what is wrong. Answers a function that brings it up to date. */
export function bindCheck(app: App, links: Links): () => Promise<void> {
  const open = byId('open-questions', HTMLElement);
  const faults = byId('findings', HTMLElement);
  const improve = byId('improve', HTMLButtonElement);
  const improved = byId('improved', HTMLElement);

  const update = async () => {
    const read = await app.attempt((memory) => Promise.all([openPairs(memory), memory.lint()]));
    if (read === undefined) return;
    const [pairs, { findings }] = read;
    const shown = pairs.map(([older, newer]) => h('li', {}, pairToSettle(app, older, newer, true)));
    fill(open, ...(shown.length > 0 ? shown : [h('li', { class: 'note' }, 'No two memories are in question.')]));
    const listed = await Promise.all(findings.map((finding) => findingItem(app, links, finding)));
    fill(faults, ...(listed.length > 0 ? listed : [h('li', { class: 'note' }, 'No faults.')]));
  };

  improve.addEventListener('click', async () => {
    improve.disabled = true;
    const outcome = await app.attempt((memory) => memory.improve());
    improve.disabled = false;
    if (outcome === undefined) return;
    const { merged, derived } = outcome;
    const parts = [
      ...(merged.length === 0 ? [] : [`${count(merged.length, 'memory', 'memories')} merged`]),
      ...(derived.length === 0 ? [] : [`${count(derived.length, 'pattern')} derived`]),
    ];
    improved.textContent = parts.length === 0 ? 'Nothing says the same twice.' : `${parts.join(', ')}.`;
    announce(improved.textContent);
  });
  return update;
}

/** So many of the memories that a fault is about are shown. */
const mostShown = 4;

/** A fault, with the memories that it is about and the way to each. */
async function findingItem(app: App, links: Links, { level, detail, ids }: Finding): Promise<HTMLElement> {
  const read = await Promise.allSettled(ids.slice(0, mostShown).map((id) => app.memory.get(id)));
  const about = read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const more = ids.length - about.length;
  return h(
    'li',
    { 'data-level': level },
    h('p', {}, h('strong', {}, level), ` ${detail}`),
    ...about.map((record) => {
      const text = record.standing === 'forgotten' ? h('p', { class: 'gone' }, 'Erased.') : said(record.content);
      text.id = freshId('finding');
      const show = button('Show in ledger', () => links.reveal(record.id), { 'aria-describedby': text.id });
      return h('div', { class: 'about-fault' }, text, h('p', { class: 'actions' }, show));
    }),
    more > 0 &&
      h('p', { class: 'note' }, `${about.length === 0 ? 'About' : 'and'} ${count(more, 'memory', 'memories')}`),
  );
}

/** Pairs that nobody has settled, the older one first. */
async function openPairs(memory: Memory): Promise<readonly (readonly [OneOfPair, OneOfPair])[]> {
  const { records } = await memory.inspect({ standing: 'active', limit: most });
  const seen = new Map<string, string>();
  for (const { id, content, openQuestions = [] } of records) if (openQuestions.length > 0) seen.set(id, content);
  const pairs: (readonly [OneOfPair, OneOfPair])[] = [];
  const done = new Set<string>();
  for (const { id, content, openQuestions = [] } of records) {
    done.add(id);
    // Both of a pair name each other, and the newer one comes first.
    for (const other of openQuestions) {
      const text = seen.get(other);
      if (text !== undefined && !done.has(other))
        pairs.push([
          { id: other, text },
          { id, text: content },
        ]);
    }
  }
  return pairs;
}
