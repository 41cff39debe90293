import * as rules from '../../src/engine/relating/all.js';
import { installRules } from '../../src/engine/relating/rules.js';

/** Tests of the engine and the host alone speak to an engine that knows the rules of relation; languages they register themselves. */
installRules(rules);
