import { readDates } from '../date-reader.js';
import type { LanguagePack } from '../languages.js';
import { classes } from './english-classes.js';
import { paraphrases } from './english-paraphrases.js';

/** What the analyser does not know of English by itself: everyday words, and dates, whose grammar English shares with its neighbours. */
export const english: LanguagePack = { code: 'en', everyday: `${classes}\n${paraphrases}`, dates: readDates };
