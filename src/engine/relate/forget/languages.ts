import { dutch } from './languages/dutch.js';
import { english } from './languages/english.js';
import { french } from './languages/french.js';
import { german } from './languages/german.js';
import { italian } from './languages/italian.js';
import { portuguese } from './languages/portuguese.js';
import { russian } from './languages/russian.js';
import { spanish } from './languages/spanish.js';
import type { ForgetWords } from './words.js';

/** Names of things of work that most languages share. */
export const workEverywhere =
  'account|branch|log|chat|e-?mails|mails|post|backup|cache|cookie|app|code|test|tab|video|foto|photo|doc|do[ck]ument|table|facebook|instagram|whatsapp';

/** All languages in which one may ask to forget; those that write without spaces are read elsewhere. */
export const forgetWords: readonly ForgetWords[] = [
  english,
  german,
  french,
  spanish,
  portuguese,
  italian,
  dutch,
  russian,
];
