import * as rules from './engine/relating/all.js';
import { installRules } from './engine/relating/rules.js';
import { registerAllLanguages } from './engine/text/packs/all.js';
import type { Knowledge } from './host/knowledge.js';

/** Everything in one piece, for places that cannot load code later, such as service workers. */
export const bundled: Knowledge = {
  languages: registerAllLanguages,
  rules: () => installRules(rules),
};
