import type { Memory } from 'loci/browser';
import type { App } from './app.js';
import { byId, fill, h } from './ui/dom.js';
import { count } from './ui/format.js';
import { announce } from './ui/notices.js';
import { type OneOfPair, pairToSettle } from './ui/pair.js';

/** So many of the newest memories are looked through for open questions. */
const most = 1000;

/** The panel that shows what is open and what is wrong. Answers a function that brings it up to date. */
export function bindCheck(app: App): () => Promise<void> {
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
    const listed = findings.map(({ level, detail, ids }) =>
      h(
        'li',
        { 'data-level': level },
        h('strong', {}, level),
        ` ${detail} (${count(ids.length, 'memory', 'memories')})`,
      ),
    );
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
