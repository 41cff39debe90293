import { Decider } from '../../src/engine/decider.js';
import { registerLanguage } from '../../src/engine/text/languages.js';
import { english } from '../../src/engine/text/packs/english.js';
import type { Knowledge } from '../../src/host/knowledge.js';

/** Tests of the engine and the host alone speak to an engine that knows English; other languages they register themselves. */
registerLanguage(english);

/** For hosts of such tests: no further language. */
export const knowledge: Knowledge = { languages: () => {}, decider: ({ digest }) => new Decider(digest) };
