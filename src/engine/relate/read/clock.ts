import type { LanguagePack } from '../lexicon/pack.js';
import type { Found } from './calendar.js';
import { numeralAt } from './number.js';
import { quantity } from './quantity.js';
import type { Token } from './token.js';

const meridiem = /^(?:am|pm|a\.?m\.?|p\.?m\.?)$/;
const zone = /^(?:cet|cest|utc|gmt|bst|est|edt|pst|pdt|cst|mst|ist|jst)$/;
const beforeTime = /^(?:at|before|after|until|till|by|around|from|past|to)$/;

/** A time of day that begins at token `i`: 6:00, 6 am, half past six, noon, and a bare number behind "at". */
export function timeAt(tokens: readonly Token[], i: number, pack: LanguagePack): Found | undefined {
  const token = tokens[i] as Token;
  if (token.word === 'noon') return { quantity: quantity('time', 720), length: 1 };
  if (token.word === 'midnight') return { quantity: quantity('time', 0), length: 1 };
  const clock = /^(\d{1,2})(?::|h)(\d\d)(am|pm)?$/.exec(token.word) ?? dotted(tokens, i);
  if (clock) {
    const hour = Number(clock[1]);
    const minute = Number(clock[2]);
    if (hour > 24 || minute > 59) return undefined;
    const padded = (clock[1] ?? '').startsWith('0');
    return withHalf(tokens, i, 1, hour * 60 + minute, clock[3], !padded && hour >= 1 && hour <= 12);
  }
  const past = spokenAt(tokens, i, pack);
  if (past) return withHalf(tokens, i, past.length, past.minutes, undefined, true);
  const number = numeralAt(tokens, i, pack);
  if (!number || number.ordinal || !Number.isInteger(number.value) || number.value > 24) return undefined;
  const half = meridiem.test(number.glued) ? number.glued : undefined;
  if (number.glued !== '' && !half && number.glued !== 'h') return undefined;
  const next = tokens[i + number.length];
  if (half || number.glued === 'h') return withHalf(tokens, i, number.length, number.value * 60, half, false);
  if (next && next.gap === '' && (meridiem.test(next.word) || next.word === "o'clock" || next.word === 'uhr')) {
    const said = meridiem.test(next.word) ? next.word : undefined;
    return withHalf(tokens, i, number.length + 1, number.value * 60, said, said === undefined && number.value <= 12);
  }
  const bare = beforeTime.test(tokens[i - 1]?.word ?? '') && number.length === 1 && endsHere(next, pack);
  // "Pushed back to 4"
  const moved =
    tokens[i - 1]?.word === 'to' &&
    tokens
      .slice(Math.max(0, i - 5), i - 1)
      .some(({ base }) => /^(?:push|move|shift|postpone|reschedule|delay)$/.test(base));
  const strict = tokens[i - 1]?.word === 'at' || moved || number.value >= 5;
  return bare && strict && number.value >= 1
    ? withHalf(tokens, i, 1, number.value * 60, undefined, number.value <= 12)
    : undefined;
}

function dotted(tokens: readonly Token[], i: number): RegExpExecArray | null {
  const token = tokens[i] as Token;
  const match = /^(\d{1,2})\.(\d\d)(am|pm)?$/.exec(token.word);
  const next = tokens[i + 1];
  const said =
    match?.[3] !== undefined || (next?.gap === '' && meridiem.test(next.word)) || tokens[i - 1]?.word === 'at';
  return said ? match : null;
}

/** Whether nothing follows that a number would count. */
function endsHere(next: Token | undefined, pack: LanguagePack): boolean {
  if (next?.gap !== '') return true;
  if (pack.units.has(next.word) || pack.currencies.has(next.word) || pack.months.has(next.word) || next.code)
    return false;
  return !/^(?:noun|either|unknown|adjective)$/.test(next.kind) || pack.weekdays.has(next.word);
}

/** half past six, quarter to nine, ten past six. */
function spokenAt(tokens: readonly Token[], i: number, pack: LanguagePack) {
  const first = tokens[i] as Token;
  const minutes = first.word === 'half' ? 30 : first.word === 'quarter' ? 15 : numeralAt(tokens, i, pack)?.value;
  const relation = tokens[i + 1]?.word;
  if (minutes === undefined || minutes > 59 || (relation !== 'past' && relation !== 'to')) return undefined;
  const hour = numeralAt(tokens, i + 2, pack);
  if (!hour || hour.value > 12 || hour.length !== 1 || hour.glued !== '') return undefined;
  // "nine to five" is a span, not five minus nine.
  if (relation === 'to' && first.word !== 'quarter') return undefined;
  return { length: 3, minutes: (hour.value * 60 + (relation === 'past' ? minutes : -minutes) + 1440) % 1440 };
}

/** Adds what says which half of the day is meant: am, pm, "in the morning". */
function withHalf(
  tokens: readonly Token[],
  i: number,
  length: number,
  minutes: number,
  said: string | undefined,
  loose: boolean,
): Found {
  let end = i + length;
  let half = said;
  const next = tokens[end];
  if (half === undefined && next?.gap === '' && meridiem.test(next.word)) {
    half = next.word;
    end++;
  }
  if (half === undefined && tokens[end]?.word === 'in' && tokens[end + 1]?.word === 'the') {
    const part = tokens[end + 2]?.word;
    if (part === 'morning') half = 'am';
    else if (part === 'afternoon' || part === 'evening') half = 'pm';
    if (half !== undefined) end += 3;
  } else if (half === undefined && tokens[end]?.word === 'at' && tokens[end + 1]?.word === 'night') {
    half = minutes >= 360 ? 'pm' : 'am';
    end += 2;
  }
  if (zone.test(tokens[end]?.word ?? '')) end++;
  const value = half === undefined ? minutes : half.startsWith('p') ? (minutes % 720) + 720 : minutes % 720;
  return { quantity: quantity('time', value % 1440, '', half === undefined && loose), length: end - i };
}
