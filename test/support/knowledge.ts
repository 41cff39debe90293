import * as rules from '../../src/engine/relating/all.js';
import { installRules } from '../../src/engine/relating/rules.js';
import { registerLanguage } from '../../src/engine/text/languages.js';
import { english } from '../../src/engine/text/packs/english.js';

/** Tests of the engine and the host alone speak to an engine that knows the rules of relation and English; other languages they register themselves. */
installRules(rules);
registerLanguage(english);
