import type * as all from './all.js';

export type { ForgetRequest } from '../relate/forget/parse.js';
export type { Relation } from '../relate/relate.js';
export type { Statement } from '../relate/statement.js';

/** The rules of relation as the rest of the engine calls them. */
export type Rules = typeof all;

let installed: Rules | undefined;

/**
 * Hands in the rules. Recalling needs none of them, so whoever puts the engine together may load them after it; there is
 * one set of rules, so installing them twice changes nothing.
 */
export function installRules(rules: Rules): void {
  installed = rules;
}

function rules(): Rules {
  if (installed === undefined)
    throw new RangeError('the rules of relation must be installed before a decision needs them');
  return installed;
}

export const analyseStatement: Rules['analyseStatement'] = (...given) => rules().analyseStatement(...given);
export const parseForgetRequest: Rules['parseForgetRequest'] = (...given) => rules().parseForgetRequest(...given);
export const conflictHints: Rules['conflictHints'] = (...given) => rules().conflictHints(...given);
export const relate: Rules['relate'] = (...given) => rules().relate(...given);
export const slotWords: Rules['slotWords'] = (...given) => rules().slotWords(...given);
export const isSurelyMeant: Rules['isSurelyMeant'] = (...given) => rules().isSurelyMeant(...given);
