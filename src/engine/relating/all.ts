/** The rules of relation, all of them: the part of the engine that weighs most, since it is full of words. */
export { analyseStatement } from '../relate/analyse.js';
export { parseForgetRequest } from '../relate/forget/parse.js';
export { conflictHints } from '../relate/hints.js';
export { isSurelyMeant } from '../relate/meant.js';
export { relate } from '../relate/relate.js';
export { slotWords } from '../relate/slot-words.js';
