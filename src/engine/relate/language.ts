import { fold } from '../text/fold.js';
import { german } from './lexicon/de/index.js';
import { english } from './lexicon/en/index.js';
import { functionWords } from './lexicon/languages.js';
import type { LanguagePack } from './lexicon/pack.js';

const packs: ReadonlyMap<string, LanguagePack> = new Map([
  [english.id, english],
  [german.id, german],
]);

/** The languages whose function word each is. */
const speakers = new Map<string, string[]>();
for (const [language, words] of Object.entries(functionWords)) {
  for (const word of new Set(words.split(' '))) speakers.set(word, [...(speakers.get(word) ?? []), language]);
}

/** A language shows in the beginning of a text. */
const looksAt = 400;
const word = /[\p{Script=Latin}\p{M}'’]+/gu;
const foreign =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/gu;

/** The pack with this name. */
export function packOf(id: string): LanguagePack | undefined {
  return packs.get(id);
}

/** The pack that reads a text; undefined when it is in a language that no pack knows. */
export function packFor(text: string): LanguagePack | undefined {
  return packs.get(languageOf(text));
}

/** The language of a text by its function words; English when nothing speaks for another one, `other` for other scripts. */
export function languageOf(text: string): string {
  const start = text.length > looksAt ? text.slice(0, looksAt) : text;
  if (!isLatin(start)) {
    const count = start.match(foreign)?.length ?? 0;
    if (count * 3 > start.length) return 'other';
  }
  const words = [...start.toLowerCase().matchAll(word)].map(([found]) => found);
  const votes = new Map<string, number>();
  for (const found of words) {
    for (const language of speakers.get(found) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  const english = votes.get('en') ?? 0;
  let best = 'en';
  let most = english;
  for (const [language, count] of votes) {
    // One word alone may be a name: Ben, Con, Mit.
    if (count > most && count > 1) {
      best = language;
      most = count;
    }
  }
  return best === 'en' && english < 2 ? byWords(words) : best;
}

/** A very short text speaks for the pack that alone knows most of its words; English when none does. */
function byWords(words: readonly string[]): string {
  let best = 'en';
  let most = 0;
  for (const pack of packs.values()) {
    let known = 0;
    for (const found of words) {
      const folded = fold(found);
      const others = [...packs.values()].some((other) => other !== pack && other.words.has(folded));
      if ((pack.words.has(folded) || pack.weekdays.has(folded)) && !others) known++;
    }
    if (known > most) {
      best = pack.id;
      most = known;
    }
  }
  return best;
}

function isLatin(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x24f) return false;
  return true;
}
