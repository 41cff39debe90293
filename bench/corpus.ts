/**
 * Made-up memories with the statistics of real ones: about 20 words each, two in five of them English function words, the rest from a
 * long-tailed vocabulary of 50,000 words. The same seed gives the same corpus on every machine.
 */

/** A small seeded generator (mulberry32): numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const functionWords =
  'the a of to and in is was for on that with my I it at she he they we from this not have had our be as but when about her his their you'.split(
    ' ',
  );

const onsets = 'b br c ch cl d dr f fl g gr h j k l m n p pl pr qu r s sh sl st t th tr v w z'.split(' ');
const vowels = 'a e i o u ai ea ee ou oo'.split(' ');
const codas = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'ck', 'nd', 'st', 'th'];
const endings = ['', '', '', '', 's', 'ing', 'ed', 'er', 'ly', 'ness', 'tion'];

/** So many different words that can be pronounced, many of them inflected forms of others. */
export function vocabulary(size: number, random: () => number): string[] {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const words = new Set<string>();
  while (words.size < size) {
    const syllables = 1 + Math.floor(random() * 3);
    let word = '';
    for (let i = 0; i < syllables; i++) word += pick(onsets) + pick(vowels) + pick(codas);
    words.add(word + pick(endings));
  }
  return [...words];
}

/** Draws ranks 0 … size - 1 with probability in proportion to 1 / (rank + 2.7), Zipf's law after Mandelbrot. */
export function zipf(size: number, random: () => number): () => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 2.7);
    sums[rank] = sum;
  }
  return () => {
    const aim = random() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] as number) < aim) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

export interface Corpus {
  readonly memories: readonly string[];
  /** Two to four words of some memory, at times with function words around them. */
  readonly queries: readonly string[];
}

/** `count` memories and `queries` questions about them. */
export function makeCorpus(count: number, queries = 500, seed = 20_240_607): Corpus {
  const random = seeded(seed);
  const words = vocabulary(50_000, random);
  const rank = zipf(words.length, random);
  const content = () => words[rank()] as string;
  const little = () => functionWords[Math.floor(random() ** 2 * functionWords.length)] as string;
  const memories: string[] = [];
  for (let i = 0; i < count; i++) {
    const length = 12 + Math.floor(random() * 17);
    const parts: string[] = [];
    for (let k = 0; k < length; k++) parts.push(random() < 0.4 ? little() : content());
    const text = parts.join(' ');
    memories.push(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`);
  }
  const asked = Array.from({ length: queries }, () => {
    const memory = memories[Math.floor(random() * memories.length)] ?? '';
    const own = memory
      .toLowerCase()
      .replace('.', '')
      .split(' ')
      .filter((word) => !functionWords.includes(word));
    const chosen = Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => own[Math.floor(random() * own.length)] ?? content(),
    );
    return random() < 0.5 ? chosen.join(' ') : `what was the ${chosen.join(' ')} about`;
  });
  return { memories, queries: asked };
}
