import type { SearchResult } from 'loci/browser';
import type { App } from '../app.js';
import type { Links } from '../links.js';
import { button, fill, freshId, h, said } from '../ui/dom.js';
import { count, dayOf } from '../ui/format.js';
import { blankOut } from './turn.js';

/** So many are shown with their texts; the rest is counted. */
const mostShown = 40;

const words: Readonly<Record<string, string>> = {
  'beyond the limit': 'weaker than those that are shown',
  'clearly unrelated': 'shares only words that say little',
  superseded: 'was replaced',
  expired: 'its time is over',
};

/** What an answer left out. */
export interface LeftOut {
  readonly element: HTMLElement;
  readonly count: number;
  /** Reads the texts, the first time that somebody wants to see them. */
  show(): void;
}

/** The memories that an answer left out, each with the reason. @param cards gets their elements, by their ids */
export function leftOutPanel(
  app: App,
  links: Links,
  leftOut: NonNullable<SearchResult['leftOut']>,
  cards: Map<string, HTMLElement>,
): LeftOut {
  const element = h('ol', { class: 'left-out', 'aria-label': 'Left out' });
  const shown = leftOut.slice(0, mostShown);
  const more = leftOut.length - shown.length;
  let isShown = false;

  const show = async () => {
    const read = await Promise.allSettled(shown.map(({ id }) => app.memory.get(id)));
    const items = read.map((result, at) => {
      const { id = '', reason = '' } = shown[at] ?? {};
      const item = h('li', { 'data-id': id });
      cards.set(id, item);
      if (result.status === 'rejected' || result.value.standing === 'forgotten') blankOut(item);
      else {
        const { content, eventTime, storedAt } = result.value;
        const text = said(content);
        text.id = freshId('left');
        fill(
          item,
          text,
          h(
            'p',
            { class: 'about' },
            h('span', {}, dayOf(eventTime ?? storedAt)),
            h('span', {}, words[reason] ?? reason),
          ),
          h(
            'p',
            { class: 'actions' },
            button('Show in ledger', () => links.reveal(id), { 'aria-describedby': text.id }),
          ),
        );
      }
      return item;
    });
    fill(element, ...items, more > 0 && h('li', { class: 'note' }, `and ${count(more, 'more', 'more')}`));
  };
  return {
    element,
    count: leftOut.length,
    show() {
      if (!isShown) void show();
      isShown = true;
    },
  };
}
