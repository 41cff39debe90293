import type { App } from '../app.js';
import { button, byId, fill, h } from '../ui/dom.js';
import { memories } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { isLoaded, loadSample } from './load.js';
import { questions } from './memories.js';

/** The buttons that load the sample, and the questions to try on it. Answers a function that brings them up to date. */
export function bindSample(app: App, ask: (question: string) => void): () => Promise<void> {
  const loaders = [byId('load-sample', HTMLButtonElement), byId('load-sample-again', HTMLButtonElement)];
  const tries = byId('questions', HTMLElement);
  fill(
    tries,
    ...questions.map((text) =>
      h(
        'li',
        {},
        button(text, () => ask(text), { class: 'plain', dir: 'auto' }),
      ),
    ),
  );

  const update = async () => {
    const loaded = await app.attempt(isLoaded);
    if (loaded === undefined) return;
    for (const loader of loaders) loader.hidden = loaded;
    byId('sample-loaded', HTMLElement).hidden = !loaded;
    byId('sample-offer', HTMLElement).hidden = loaded;
  };
  const load = async () => {
    for (const loader of loaders) loader.disabled = true;
    const told = await app.attempt(loadSample);
    for (const loader of loaders) loader.disabled = false;
    if (told === undefined) return;
    announce(`${memories(told)} of the sample remembered.`);
    await update();
    tries.querySelector('button')?.focus();
  };
  for (const loader of loaders) loader.addEventListener('click', load);
  return update;
}
