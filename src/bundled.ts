import { Decider } from './engine/decider.js';
import { registerAllLanguages } from './engine/text/packs/all.js';
import type { Knowledge } from './host/knowledge.js';

/** Everything in one piece, for places that cannot load code later, such as service workers. */
export const bundled: Knowledge = {
  languages: registerAllLanguages,
  decider: ({ digest }) => new Decider(digest),
};
