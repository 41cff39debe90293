import type { LanguagePack } from '../lexicon/pack.js';
import type { Clause } from '../statement.js';
import { type Evidence, type Pair, weak } from './evidence.js';

/** "I have no allergies" beside "I'm allergic to penicillin", in either order: never replaced, always asked about. */
export function noneEvidence({ older, newer }: Pair, pack: LanguagePack): Evidence | undefined {
  for (const kind of ['allergy', 'medication']) {
    const one = (a: Clause, b: Clause) => deniesAll(a, kind) && hasOne(b, kind, pack);
    if (one(older, newer) || one(newer, older)) return weak('contradicts', 'negated', 'safety', kind);
  }
  return undefined;
}

/** "I'm allergic to cats" beside "cats are fine for me", "I ate prawns and nothing happened": no denial, but always asked about. */
export function toleratedEvidence({ older, newer }: Pair): Evidence | undefined {
  const { owner, predicate, terms, frames, tokens } = newer;
  if (frames.some(({ key }) => key.startsWith('allergy:'))) return undefined;
  for (const { key, sign, owner: whose, slot } of older.frames) {
    const allergen = key.slice('allergy:'.length);
    if (sign < 0 || !key.startsWith('allergy:') || !terms.has(allergen)) continue;
    const mine = owner.kind === 'self' || owner.kind === 'thing' || owner.key === allergen;
    if (!mine || whose.kind === 'person') continue;
    const denied = predicate.sign < 0;
    if (tokens.some(({ base }) => (denied ? harming : bearing).test(base)))
      return weak('contradicts', 'negated', 'safety', slot);
  }
  return undefined;
}

/** What somebody bears, and what does harm. */
const bearing = /^(?:fine|ok|okay|safe|eat|try|tolerate|handle|enjoy|like|love|be ok with|be fine with)$/;
const harming = /^(?:bother|hurt|affect|problem|reaction|harm|bother me)$/;

const all: Readonly<Record<string, RegExp>> = {
  allergy: /^(?:allerg|allergi|intoler)$/,
  medication: /^(?:medic|medicin|drug|pill|tablet|prescript)$/,
};

/** Whether a clause says that there is none of a kind at all. */
export function deniesAll({ predicate, terms, frames, tokens }: Clause, kind: string): boolean {
  if (predicate.sign > 0 && predicate.at < tokens.length) return false;
  if (frames.some(({ key }) => key.startsWith('allergy:'))) return false;
  return [...terms].some((term) => all[kind]?.test(term));
}

/** Whether a clause names one of the kind. */
function hasOne({ predicate, frames, tokens }: Clause, kind: string, pack: LanguagePack): boolean {
  if (predicate.sign < 0) return false;
  if (kind === 'allergy') return frames.some(({ key }) => key.startsWith('allergy:'));
  return frames.some(({ slot }) => slot === 'takes') && tokens.some(({ base }) => pack.hints.get(base)?.includes(kind));
}
