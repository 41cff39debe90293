import { installRules } from './engine/relating/rules.js';
import type { Knowledge } from './host/knowledge.js';

/** Each part loaded when it is first needed: an answer does not wait for the rules of relation. */
export const loaded: Knowledge = {
  languages: async () => (await import('./engine/text/packs/all.js')).registerAllLanguages(),
  rules: async () => installRules(await import('./engine/relating/all.js')),
};
