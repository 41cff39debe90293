import { type App, settled } from './app.js';
import { byId, fill, h } from './ui/dom.js';
import { count } from './ui/format.js';

/** The box that shows how the search reads a text. */
export function bindTokens(app: App): void {
  const field = byId('token-text', HTMLTextAreaElement);
  const output = byId('tokens', HTMLElement);
  const summary = byId('token-summary', HTMLElement);

  const show = settled(async () => {
    const text = field.value;
    const analysis = text.trim() === '' ? undefined : await app.attempt((memory) => memory.analyze(text));
    // A later text is being looked at already.
    if (text !== field.value) return;
    const tokens = analysis?.tokens ?? [];
    fill(output, ...tokens.map((token) => h('li', { dir: 'auto' }, token)));
    const language = analysis?.language === undefined ? '' : `, read as ${analysis.language}`;
    summary.textContent = analysis === undefined ? '' : `${count(tokens.length, 'term')}${language}`;
  }, 80);

  field.addEventListener('input', show);
  for (const example of document.querySelectorAll<HTMLButtonElement>('#token-examples button')) {
    example.addEventListener('click', () => {
      field.value = example.textContent ?? '';
      field.focus();
      show();
    });
  }
}
