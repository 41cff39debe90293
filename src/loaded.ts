import type { Knowledge } from './host/knowledge.js';

/** Each part loaded when it is first needed: an answer does not wait for what decides commands. */
export const loaded: Knowledge = {
  languages: async () => (await import('./engine/text/packs/all.js')).registerAllLanguages(),
  decider: async ({ digest }) => new (await import('./engine/decider.js')).Decider(digest),
};
