/** The rules of relation as the rest of the engine calls them. They are full of words: what recalls must do without them. */
export { analyseStatement } from '../relate/analyse.js';
export { asksToKeep, type ForgetRequest, parseForgetRequest } from '../relate/forget/parse.js';
export { conflictHints } from '../relate/hints.js';
export { howMeant } from '../relate/meant.js';
export { type Relation, relate } from '../relate/relate.js';
export { slotWords } from '../relate/slot-words.js';
export type { Statement } from '../relate/statement.js';
