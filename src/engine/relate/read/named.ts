import type { LanguagePack } from '../lexicon/pack.js';
import type { Token } from './token.js';

/** "My sister, Ada, …" and "my sister (Ada) …" read like "my sister Ada": apart from her name she would be any sister. Lists stay lists. */
export function joinNames(tokens: readonly Token[]): void {
  for (const [i, token] of tokens.entries()) {
    const before = tokens[i - 1]?.entry?.person;
    if ((token.gap !== ',' && token.gap !== '(') || !token.capital || (before !== 'kin' && before !== 'role')) continue;
    let end = i + 1;
    while (tokens[end]?.capital && tokens[end]?.gap === '') end++;
    const behind = tokens[end];
    if (behind?.gap !== (token.gap === '(' ? ')' : ',') || behind.kind === 'conjunction' || behind.capital) continue;
    token.gap = '';
    token.initial = false;
    behind.gap = '';
  }
}

/** A possessive is looked for in so many words before a name: "my dear older sister May". */
const reach = 4;

/**
 * Whether a month or an auxiliary with a capital is somebody's name by where it stands: "my sister May", "our dog June", "my friend Will", or at the
 * beginning in front of a finite verb, "April lives in Rome". Taken for a date it would make two people one.
 */
export function isNamedByPlace(tokens: readonly Token[], i: number, pack: LanguagePack): boolean {
  const token = tokens[i];
  const next = tokens[i + 1];
  if (!token?.capital || !(token.kind === 'modal' || pack.months.has(token.word))) return false;
  if (token.initial) return next?.gap === '' && isFiniteVerb(next);
  return !/^\d/.test(next?.word ?? '') && standsBehindOwned(tokens, i);
}

/** "lives", "moved", "has", "is"; not "be" and "have", before which "May" asks or wishes. */
function isFiniteVerb({ kind, form, word }: Token): boolean {
  if (kind === 'be') return word !== 'be';
  return (kind === 'verb' || kind === 'either' || kind === 'have') && (form === 'third' || form === 'past');
}

/** Whether a noun that somebody owns stands directly in front: "my older sister". */
function standsBehindOwned(tokens: readonly Token[], i: number): boolean {
  const noun = tokens[i - 1];
  if (!noun || noun.owning || noun.capital || !/^(?:noun|either|unknown)$/.test(noun.kind)) return false;
  if (tokens[i]?.gap !== '') return false;
  for (let at = i - 1; at >= Math.max(0, i - reach); at--) {
    const before = tokens[at - 1];
    if (tokens[at]?.gap !== '' || !before) return false;
    if (before.kind === 'possessive' || before.owning) return true;
    if (!/^(?:noun|either|unknown|adjective)$/.test(before.kind)) return false;
  }
  return false;
}
