/**
 * How often a question of `bench/facts/facts.json` finds its answer first when its longest word is mistyped: with `spelling` and without it.
 * Usage: npm run bench:slips
 */
import { seeded } from './corpus.js';
import { answer, prepare } from './quality/measure.js';
import { mean } from './quality/metrics.js';
import { type Question, readSets } from './quality/sets.js';
import { lociOf } from './quality/subjects.js';

const random = seeded(1);
const set = readSets().find(({ name }) => name === 'facts');
if (set === undefined) throw new Error('bench/facts/facts.json is missing');

const written = set.groups.map((group) => ({
  ...group,
  queries: group.queries.filter(({ text }) => longestIn(text) !== undefined),
}));
const slipped = written.map((group) => ({ ...group, queries: group.queries.map(withSlip) }));
const stores = await prepare(set.groups, lociOf);
const share = async (questions: typeof written, options = {}) => {
  const answers = await answer({ ...set, groups: questions }, stores, options);
  return `${(100 * mean(answers.map(({ hit1 }) => hit1))).toFixed(0)} % of ${answers.length}`;
};
console.log(`as written: ${await share(written)}`);
console.log(`with a slip, without spelling: ${await share(slipped, { weights: { spelling: 0 } })}`);
console.log(`with a slip: ${await share(slipped)}`);

/** The longest word of five letters or more from a to z. */
function longestIn(text: string): string | undefined {
  return [...(text.match(/\b[a-z]{5,}\b/gi) ?? [])].sort((a, b) => b.length - a.length)[0];
}

/** The question with one slip in its longest word, behind the first letter. */
function withSlip(question: Question): Question {
  const word = longestIn(question.text) ?? '';
  return { ...question, text: question.text.replace(word, slip(word)) };
}

/** A letter too many, one left out, a wrong one, or two neighbours swapped. */
function slip(word: string): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = String.fromCharCode(97 + Math.floor(random() * 26));
  const [before, rest] = [word.slice(0, at), word.slice(at)];
  const kinds = [
    before + letter + rest,
    before + rest.slice(1),
    before + letter + rest.slice(1),
    before + rest.charAt(1) + rest.charAt(0) + rest.slice(2),
  ];
  return kinds[Math.floor(random() * kinds.length)] ?? word;
}
