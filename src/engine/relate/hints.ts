import { compareOwners, compareSlotOwners } from './decide/owners.js';
import { compareNarrowing } from './decide/slots.js';
import { compareValues } from './frames/value.js';
import { comparable, sameQuantity } from './read/quantity.js';
import type { Clause, Statement } from './statement.js';

/** A place where a newer text may disagree with an older one. It says where to look and decides nothing. */
export interface ConflictHint {
  /** Another number, date or time; the opposite; another value of one slot; nearly the same words. */
  readonly signal: 'numeric' | 'negation' | 'slot' | 'near-duplicate';
  /** What the newer text says there. */
  readonly mine: string;
  /** What the older text says there. */
  readonly theirs: string;
}

/** A snippet is one sentence, cut at about this many characters. */
const longest = 160;
/** Sentences that share less of their words are about different things. */
const leastShared = 0.5;
const nearDuplicate = 0.6;

/** Where a newer text may disagree with an older one, at most one hint of each sort. */
export function conflictHints(older: Statement, newer: Statement): ConflictHint[] {
  const hints = new Map<ConflictHint['signal'], ConflictHint>();
  const add = (signal: ConflictHint['signal'], a: () => string, b: () => string) => {
    if (hints.has(signal)) return;
    const [theirs, mine] = [a(), b()];
    if (mine !== theirs) hints.set(signal, { signal, mine, theirs });
  };
  for (const a of older.clauses) {
    for (const b of newer.clauses) {
      if (compareOwners(a, b) === 'different') continue;
      const theirs = () => snippet(older.text, a);
      const mine = () => snippet(newer.text, b);
      if (sameSlot(a, b)) add('slot', theirs, mine);
      if (!areAlike(a.terms, b.terms)) continue;
      if (a.predicate.sign !== b.predicate.sign) add('negation', theirs, mine);
      if (otherNumber(a, b)) add('numeric', theirs, mine);
    }
  }
  if (jaccard(older.terms, newer.terms) >= nearDuplicate)
    add(
      'near-duplicate',
      () => clip(older.text),
      () => clip(newer.text),
    );
  return [...hints.values()];
}

/** Half of what the shorter one says is in the other, and more than one word where it has more: one word is a topic, and no disagreement. */
function areAlike(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const least = Math.min(a.size, b.size);
  let both = 0;
  for (const term of a) if (b.has(term)) both++;
  return both >= Math.min(2, least) && both > 0 && both / least >= leastShared;
}

function jaccard(a: readonly string[], b: readonly string[]): number {
  const one = new Set(a);
  const two = new Set(b);
  let both = 0;
  for (const term of one) if (two.has(term)) both++;
  const all = one.size + two.size - both;
  return all === 0 ? 0 : both / all;
}

function sameSlot(a: Clause, b: Clause): boolean {
  return a.frames.some((older) =>
    b.frames.some((newer) => {
      if (older.key !== newer.key || compareNarrowing(older.of, newer.of) === 'apart') return false;
      if (compareSlotOwners(older.owner, newer.owner) === 'different') return false;
      if (older.sign !== newer.sign) return true;
      // One uses, takes and likes many things at a time.
      const rivals = older.single || newer.single || (older.value.kind === 'group' && newer.value.kind === 'group');
      return rivals && compareValues(older.value, newer.value) === 'other';
    }),
  );
}

function otherNumber(a: Clause, b: Clause): boolean {
  return a.quantities.some((older) => {
    const rivals = b.quantities.filter((newer) => comparable(older, newer));
    return rivals.length > 0 && !rivals.some((newer) => sameQuantity(older, newer));
  });
}

/** The words of a clause as they stand in the text. */
function snippet(text: string, { tokens }: Clause): string {
  const starts = tokens.map(({ start }) => start);
  const ends = tokens.map(({ end }) => end);
  return clip(text.slice(Math.min(...starts), Math.max(...ends)));
}

/** Cuts at white space where there is any, never inside a character. */
function clip(text: string): string {
  const plain = text.trim();
  if (plain.length <= longest) return plain;
  const space = plain.lastIndexOf(' ', longest);
  let end = space > longest / 2 ? space : longest;
  const unit = plain.charCodeAt(end - 1);
  if (unit >= 0xd800 && unit <= 0xdbff) end--;
  return `${plain.slice(0, end)}…`;
}
