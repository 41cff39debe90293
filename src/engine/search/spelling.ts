import { decodeUtf8, encodeUtf8 } from '../../model/utf8.js';
import { termsOf } from '../text/analyse.js';
import { fold } from '../text/fold.js';
import { valueFields } from './fields.js';
import type { Segment } from './segment.js';
import type { IndexView } from './statistics.js';

/** So many names of speakers are looked through in each segment. */
const mostNames = 500;
/** Shorter beginnings of a name are too many names, and fewer consonants sound like too many. */
const shortest = 3;

/**
 * The term of the one speaker whose name is meant by a name that is written otherwise ("Mohammed" is Muhammad, "Mel" is Melanie); undefined
 * when nobody or more than one is, or when somebody is written so. Latin letters only.
 */
export function speakerMeant(view: IndexView, written: string): string | undefined {
  const asked = fold(written);
  if (!/^[a-z]{3,24}$/.test(asked)) return undefined;
  const sound = soundOf(asked);
  const alike = new Set<string>();
  const shortened = new Set<string>();
  for (const { segment } of view.shards) {
    for (const { name, sound: own } of speakersOf(segment)) {
      if (name === asked) return undefined;
      if (own.length >= shortest && own === sound) alike.add(name);
      else if (name.startsWith(asked)) shortened.add(name);
    }
  }
  const [meant, other] = alike.size > 0 ? alike : shortened;
  return meant === undefined || other !== undefined ? undefined : termsOf(meant)[0];
}

/** First letter and consonants, with letters that sound alike as one: names are spelt in many ways, and differ in vowels and doubled letters most. */
function soundOf(name: string): string {
  const plain = name
    .replace(/(.)\1+/g, '$1')
    .replace(/ph/g, 'f')
    .replace(/[cq]/g, 'k')
    .replace(/z/g, 's');
  return plain.charAt(0) + plain.slice(1).replace(/[aeiouyhw]/g, '');
}

interface SpokenName {
  readonly name: string;
  readonly sound: string;
}

/** By segment, which never changes. */
const known = new WeakMap<Segment, readonly SpokenName[]>();

/** The folded words of the names of all who speak in a segment. */
function speakersOf(segment: Segment): readonly SpokenName[] {
  if (segment.fieldTerms === 0) return [];
  const there = known.get(segment);
  if (there !== undefined) return there;
  const names = new Set<string>();
  const { first, end } = segment.range(encodeUtf8(valueFields.speaker));
  for (let term = first; term < Math.min(end, first + mostNames); term++) {
    const speaker = fold(decodeUtf8(segment.term(term)).slice(1));
    for (const word of speaker.split(/[^a-z]+/)) if (word.length >= shortest && !roles.has(word)) names.add(word);
  }
  const found = [...names].map((name) => ({ name, sound: soundOf(name) }));
  known.set(segment, found);
  return found;
}

const roles = new Set(['user', 'human', 'assistant', 'system', 'bot']);
