import { type LanguagePack, registerLanguage } from '../languages.js';
import { arabic } from './arabic.js';
import { chinese } from './chinese.js';
import { dutch } from './dutch.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { italian } from './italian.js';
import { japanese } from './japanese.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';

/** All languages that have a pack. */
export const allPacks: readonly LanguagePack[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  russian,
  chinese,
  japanese,
  arabic,
];

/** Registers all of them. */
export function registerAllLanguages(): void {
  for (const pack of allPacks) registerLanguage(pack);
}
