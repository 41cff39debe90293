import type { LanguagePack } from '../lexicon/pack.js';
import { isNamedByPlace } from './named.js';
import { numeralAt } from './number.js';
import { type Quantity, quantity } from './quantity.js';
import type { Token } from './token.js';

/** A quantity and how many tokens it takes. */
export interface Found {
  readonly quantity: Quantity;
  readonly length: number;
}

/** Month names that are also other words: they need a capital letter, a number or a preposition beside them. */
const ambiguous = /^(?:may|march|mar|sun|sat|mon|wed|dec|jan|oct|sep)$/;
const introduces =
  /^(?:in|on|since|until|till|by|from|to|last|next|this|early|late|mid|every|each|through|during|before|after|of)$/;

/** A day, month or weekday that begins at token `i`. */
export function dateAt(tokens: readonly Token[], i: number, pack: LanguagePack): Found | undefined {
  const token = tokens[i];
  if (!token) return undefined;
  const iso =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(token.word) ?? reversed(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(token.word));
  if (iso) return { quantity: quantity('date', Number(iso[2]) * 100 + Number(iso[3]), iso[1]), length: 1 };
  const weekday = pack.weekdays.get(token.word);
  if (weekday !== undefined && certain(tokens, i)) return { quantity: quantity('weekday', weekday), length: 1 };
  const month = pack.months.get(token.word);
  if (month !== undefined) return fromMonth(tokens, i, month, pack);
  return fromDay(tokens, i, pack);
}

function reversed(match: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return match ? [match[0], match[3], match[2], match[1]] : undefined;
}

function certain(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  if (!ambiguous.test(token.word)) return true;
  return (token.capital && !token.initial) || introduces.test(tokens[i - 1]?.word ?? '');
}

/** May 19th, May 19, 2025, May 2025, May. */
function fromMonth(tokens: readonly Token[], i: number, month: number, pack: LanguagePack): Found | undefined {
  const day = numeralAt(tokens, i + 1, pack);
  if (day && day.length === 1 && day.glued === '' && Number.isInteger(day.value)) {
    if (day.value >= 1 && day.value <= 31) {
      const year = yearAt(tokens, i + 2);
      return { quantity: quantity('date', month * 100 + day.value, year), length: year === '' ? 2 : 3 };
    }
    const year = yearAt(tokens, i + 1);
    if (year !== '') return { quantity: quantity('date', month * 100, year), length: 2 };
  }
  const isMonth = certain(tokens, i) && !isNamedByPlace(tokens, i, pack);
  return isMonth ? { quantity: quantity('date', month * 100), length: 1 } : undefined;
}

/** 19 May, the 19th of May; 3 to 10 June begins with 3 June. */
function fromDay(tokens: readonly Token[], i: number, pack: LanguagePack): Found | undefined {
  const day = numeralAt(tokens, i, pack) ?? ordinalAt(tokens, i, pack);
  if (day?.glued !== '' || day.value < 1 || day.value > 31 || !Number.isInteger(day.value)) return undefined;
  const after = i + day.length;
  const of = tokens[after]?.word === 'of' ? 1 : 0;
  const month = pack.months.get(tokens[after + of]?.word ?? '');
  if (month !== undefined) {
    const year = yearAt(tokens, after + of + 1);
    return {
      quantity: quantity('date', month * 100 + day.value, year),
      length: day.length + of + (year === '' ? 1 : 2),
    };
  }
  if (/^(?:to|until|till|and)$/.test(tokens[after]?.word ?? '') || tokens[after]?.gap === '-') {
    const rest = fromDay(tokens, after + (tokens[after]?.gap === '-' ? 0 : 1), pack);
    if (rest?.quantity.kind === 'date') {
      return {
        quantity: quantity('date', Math.floor(rest.quantity.value / 100) * 100 + day.value),
        length: day.length,
      };
    }
  }
  const alone = day.ordinal && tokens[i - 1]?.word === 'the' && !isNoun(tokens[after]);
  return alone ? { quantity: quantity('day', day.value), length: day.length } : undefined;
}

function isNoun(token: Token | undefined): boolean {
  return token !== undefined && token.gap === '' && /^(?:noun|either|unknown|adjective)$/.test(token.kind);
}

function yearAt(tokens: readonly Token[], i: number): string {
  const word = tokens[i]?.word ?? '';
  return /^(?:19|20)\d\d$/.test(word) ? word : '';
}

/** An ordinal in words that begins at token `i`: `first`, `twenty-first` is left to digits. */
export function ordinalAt(tokens: readonly Token[], i: number, pack: LanguagePack) {
  const value = pack.ordinals.get(tokens[i]?.word ?? '');
  return value === undefined ? undefined : { value, length: 1, ordinal: true, glued: '' };
}
