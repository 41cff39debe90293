import type { Form } from '../pack.js';

const vowel = /[aeiou]/;

/** Whether the last consonant may double before an ending: stop, prefer. Both spellings are made, so that travel and cancel work too. */
function mayDouble(word: string): boolean {
  return /[^aeiou][aeiou][bdfgklmnprt]$/.test(word) || /qu[aeiou][tzp]$/.test(word);
}

/** The forms of a regular English verb, with the form that each spelling stands for. */
export function verbForms(base: string): readonly (readonly [string, Form])[] {
  const forms: [string, Form][] = [
    [base, 'base'],
    [withS(base), 'third'],
  ];
  if (base.endsWith('ie')) forms.push([`${base}d`, 'past'], [`${base.slice(0, -2)}ying`, 'gerund']);
  else if (base.endsWith('e')) {
    forms.push([`${base}d`, 'past'], [/(?:ee|oe|ye)$/.test(base) ? `${base}ing` : `${base.slice(0, -1)}ing`, 'gerund']);
  } else if (base.endsWith('y') && !vowel.test(base.charAt(base.length - 2))) {
    forms.push([`${base.slice(0, -1)}ied`, 'past'], [`${base}ing`, 'gerund']);
  } else forms.push([`${base}ed`, 'past'], [`${base}ing`, 'gerund']);
  if (mayDouble(base)) {
    const doubled = base + base.charAt(base.length - 1);
    forms.push([`${doubled}ed`, 'past'], [`${doubled}ing`, 'gerund']);
  }
  return forms;
}

/** A regular third person or plural. */
export function withS(base: string): string {
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/.test(base)) return `${base}es`;
  if (base.endsWith('y') && !vowel.test(base.charAt(base.length - 2))) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** Comparative and superlative of a short adjective; none for longer ones, which take `more`. */
export function comparisons(base: string): readonly string[] {
  if (base.length > 6) return [];
  if (base.endsWith('e')) return [`${base}r`, `${base}st`];
  if (base.endsWith('y')) return [`${base.slice(0, -1)}ier`, `${base.slice(0, -1)}iest`];
  const stem = mayDouble(base) ? base + base.charAt(base.length - 1) : base;
  return [`${stem}er`, `${stem}est`];
}

/** British and American spellings become American, so that both are one word. */
export function respell(word: string): string {
  if (word.length < 5) return word === 'grey' ? 'gray' : word;
  let same = word;
  // Every unknown word comes here: a search for a few letters costs less than a pattern.
  if (same.includes('our'))
    same = same.replace(
      /^(col|fav|neighb|behavi|flav|hon|lab|hum|harb|rum|sav|parl|endeav|arm|vap|od|vig|ranc)our/,
      '$1or',
    );
  if (same.includes('is')) same = same.replace(britishIse, '$1iz$2');
  if (same.includes('re'))
    same = same.replace(/^(cent|theat|fib|cal|lit|met|(?:kilo|centi|milli)met|lust|meag|sabot)re(s?)$/, '$1er$2');
  if (same.includes('logue')) same = same.replace(/^(cata|dia|ana|mono|pro)logue/, '$1log');
  if (same.includes('ll'))
    same = same.replace(
      /^(travel|cancel|label|model|counsel|fuel|level|signal|total|marvel|jewel)l(ed|ing|er|ers)$/,
      '$1$2',
    );
  if (same.includes('ys')) same = same.replace(/^(anal|paral|catal)ys(e|ed|es|ing)$/, '$1yz$2');
  if (same.startsWith('programme'))
    same = same.replace(/^programmes?$/, (found) => (found.endsWith('s') ? 'programs' : 'program'));
  if (same.includes('ence')) same = same.replace(/^(licen|defen|offen)ce/, '$1se');
  if (same.startsWith('practise')) same = same.replace('practise', 'practice');
  if (same.startsWith('aeroplane')) same = same.replace('aeroplane', 'airplane');
  if (same === 'pyjamas') same = 'pajamas';
  if (same.startsWith('cheque')) same = same.replace('cheque', 'check');
  return same === 'enrol' || same === 'enrols' ? same.replace('enrol', 'enroll') : same;
}

const britishIse = new RegExp(
  `^(${(
    'organ real recogn special final prior summar apolog categor optim minim maxim custom author synchron local normal standard memor util visual general initial ' +
    'capital emphas critic symbol character personal subsid legal modern stabil theor energ mobil hospital neutral popular random revital scrutin serial social reorgan ' +
    'prioritization prioriti item budget digital central formal internal material monet privat'
  )
    .split(' ')
    .join('|')})is(e|ed|es|ing|er|ers|ation|ations)$`,
);
