import type { LanguagePack } from '../lexicon/pack.js';
import { dateAt, type Found, ordinalAt } from './calendar.js';
import { timeAt } from './clock.js';
import { numeralAt } from './number.js';
import { type Quantity, quantity } from './quantity.js';
import type { Token } from './token.js';

const beforeYear = /^(?:in|since|until|till|by|from|of|year|during|before|after|to|around)$/;
const relativeDays: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['tonight', 0],
  ['tomorrow', 1],
]);
const times: ReadonlyMap<string, number> = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);
const approximate = /^(?:about|around|roughly|approximately|nearly|circa|ca|some)$/;

/** What phrases call a quantity: `starting <date>`. */
function nameOf({ kind }: Quantity): string {
  return kind === 'date' || kind === 'day' || kind === 'weekday' || kind === 'relative' || kind === 'year'
    ? '<date>'
    : `<${kind}>`;
}

/** Puts one token in place of each number, amount, date and time of day. */
export function readQuantities(tokens: readonly Token[], text: string, pack: LanguagePack): Token[] {
  const found: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token;
    const digits = digitGroups(tokens, i);
    if (digits > 1) {
      found.push(oneCode(tokens.slice(i, i + digits)));
      i += digits;
      continue;
    }
    const ago = tokens[i + 1]?.word === 'ago';
    const quantity = ago || mayBegin(token, pack) ? quantityAt(tokens, i, text, pack) : undefined;
    if (!quantity) {
      found.push(token);
      i++;
      continue;
    }
    // "about ten" is ten for what memories are compared for.
    const before = found[found.length - 1];
    if (before && approximate.test(before.word) && token.gap === '') found.pop();
    const last = tokens[i + quantity.length - 1] as Token;
    const name = nameOf(quantity.quantity);
    found.push({
      ...token,
      end: last.end,
      word: name,
      base: name,
      concept: name,
      kind: 'noun',
      form: 'base',
      entry: undefined,
      code: false,
      capital: false,
      owning: last.owning,
      quantity: quantity.quantity,
    });
    i += quantity.length;
  }
  return found;
}

/** How many groups of digits follow each other here: more than one are a telephone or card number. */
function digitGroups(tokens: readonly Token[], i: number): number {
  let length = 0;
  let digits = 0;
  for (let token = tokens[i]; token?.code && /^\+?\d+$/.test(token.word); token = tokens[i + length]) {
    if (length > 0 && token.gap !== '' && token.gap !== '-') break;
    digits += token.word.length;
    length++;
  }
  return digits >= 7 ? length : 1;
}

function oneCode(group: readonly Token[]): Token {
  const first = group[0] as Token;
  const word = group.map((token) => token.word).join('');
  return { ...first, end: (group[group.length - 1] as Token).end, word, base: word, concept: word };
}

/** Whether a quantity can begin with this word: what makes the common word cost one look-up. */
function mayBegin(token: Token, pack: LanguagePack): boolean {
  return token.code || pack.beginsQuantity.has(token.word);
}

function quantityAt(tokens: readonly Token[], i: number, text: string, pack: LanguagePack): Found | undefined {
  const token = tokens[i] as Token;
  const relative = relativeDays.get(token.word);
  if (relative !== undefined) return { quantity: quantity('relative', relative), length: 1 };
  // "Months ago"
  if (tokens[i + 1]?.word === 'ago' && pack.units.has(token.word))
    return { quantity: quantity('relative', -1), length: 2 };
  const often = times.get(token.word);
  if (often !== undefined) return { quantity: quantity('number', often, 'time'), length: 1 };
  return (
    dateAt(tokens, i, pack) ?? timeAt(tokens, i, pack) ?? amountAt(tokens, i, text, pack) ?? rankAt(tokens, i, pack)
  );
}

/** "It is -5 degrees"; not "3-5", nor a dash at the beginning of a line. */
function isBelowZero({ start }: Token, text: string): boolean {
  return /[^\S\n][-−]$/.test(text.slice(Math.max(0, start - 2), start));
}

/** An amount of money, a measure, a share, a year, or a bare number. */
function amountAt(tokens: readonly Token[], i: number, text: string, pack: LanguagePack): Found | undefined {
  const number = numeralAt(tokens, i, pack);
  if (!number) return undefined;
  const value = isBelowZero(tokens[i] as Token, text) ? -number.value : number.value;
  if (number.ordinal) return { quantity: quantity('ordinal', value), length: 1 };
  const token = tokens[i] as Token;
  const last = tokens[i + number.length - 1] as Token;
  const next = tokens[i + number.length];
  const unitWord = number.glued !== '' ? number.glued : next?.gap === '' ? next.word : '';
  const length = number.length + (number.glued === '' && unitWord !== '' ? 1 : 0);
  const symbol = pack.currencies.get(text.charAt(token.start - 1)) ?? pack.currencies.get(text.charAt(last.end));
  if (symbol !== undefined) return { quantity: quantity('money', value, symbol), length: number.length };
  const currency = pack.currencies.get(unitWord);
  if (currency !== undefined) return { quantity: quantity('money', value, currency), length };
  if (text.charAt(last.end) === '%' || unitWord === 'percent') {
    return { quantity: quantity('percent', value), length: unitWord === 'percent' ? length : number.length };
  }
  const unit = pack.units.get(unitWord);
  if (unit !== undefined) return { quantity: quantity('measure', value, unit), length };
  if (unitWord === 'times' || unitWord === 'time') return { quantity: quantity('number', value, 'time'), length };
  if (number.glued !== '') return undefined;
  if (/^(?:19|20)\d\d$/.test(token.word) && beforeYear.test(tokens[i - 1]?.word ?? '')) {
    return { quantity: quantity('year', value), length: 1 };
  }
  // "one" is more often a pronoun or "some" than a number.
  if (token.word === 'one' && !/^(?:noun|either|unknown|adjective)$/.test(next?.kind ?? '')) return undefined;
  return { quantity: quantity('number', value), length: number.length };
}

/** `third floor`: an ordinal in words before a noun. */
function rankAt(tokens: readonly Token[], i: number, pack: LanguagePack): Found | undefined {
  const rank = ordinalAt(tokens, i, pack);
  const next = tokens[i + 1];
  if (!rank || !next || next.gap !== '' || !/^(?:noun|either|unknown)$/.test(next.kind)) return undefined;
  return { quantity: quantity('ordinal', rank.value), length: 1 };
}
