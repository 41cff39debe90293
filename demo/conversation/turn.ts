import type { ChangeNotice } from 'loci/browser';
import { fill, h } from '../ui/dom.js';

/** One exchange of the conversation. It keeps true to the store for as long as it is shown. */
export interface Turn {
  readonly element: HTMLElement;
  /** Takes notice of a change, so that no turn goes on saying what was forgotten. */
  onChange(changes: ChangeNotice['changes']): void;
}

/** Empties whatever held a memory's text, and says so. */
export function blankOut(holder: HTMLElement): void {
  holder.dataset.state = 'forgotten';
  fill(holder, h('p', { class: 'gone' }, 'Forgotten since. Nothing of it is left.'));
}
