import { isMemoryError } from 'loci/browser';
import { button, byId, fill, h } from './dom.js';

const announcer = byId('announcer', HTMLElement);
const region = byId('errors', HTMLElement);
let last = '';

/** Tells screen readers what happened. The same sentence twice in a row is said twice. */
export function announce(text: string): void {
  last = text === last ? `${text}\u00a0` : text;
  announcer.textContent = last;
}

/** Codes after which this page can only be opened again. */
const final = ['closed', 'storage_lost', 'storage_replaced', 'newer_format', 'unavailable'];

/** Shows what went wrong, with the code that a program would look at. */
export function showError(error: unknown): void {
  const known = isMemoryError(error);
  const code = known ? error.code : 'unexpected';
  const message = known || error instanceof Error ? error.message : 'Something went wrong.';
  if (!known) console.error(error);
  fill(
    region,
    h(
      'div',
      { class: 'error' },
      h('code', { class: 'code' }, code),
      h('p', {}, message, known && error.retryable && h('span', { class: 'meaning' }, ' Trying again can help.')),
      final.includes(code) && button('Reload', () => location.reload(), { class: 'plain' }),
      button('Dismiss', clearError),
    ),
  );
}

export function clearError(): void {
  fill(region);
}
