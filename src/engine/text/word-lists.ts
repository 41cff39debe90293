/** Enough for the frequent words of ten languages. */
const fewestSlots = 4096;
/** A bit for each list. */
const mostLists = 31;

/**
 * Lists of folded words, each with a number: one look tells in which of them a word stands. Words of the letters a to z are looked up where
 * they stand in a text, in capitals or not, without being cut out of it.
 */
export class WordLists {
  readonly #places = new Map<string, number>();
  readonly #words: string[] = [];
  /** The lists of each word, as bits. */
  readonly #bits: number[] = [];
  /** Open addressing by FNV-1a for words of the letters a to z: the place of a word + 1, 0 = free. */
  #slots = new Int32Array(fewestSlots);

  /** @param list 0 to 30 */
  add(list: number, words: Iterable<string>): void {
    if (list >= mostLists) throw new RangeError(`there are at most ${mostLists} lists of words`);
    for (const word of words) {
      const known = this.#places.get(word);
      const place = known ?? this.#words.length;
      this.#bits[place] = (this.#bits[place] ?? 0) | (1 << list);
      if (known !== undefined) continue;
      this.#places.set(word, place);
      this.#words.push(word);
      if (this.#words.length * 4 > this.#slots.length) this.#grow();
      else this.#enter(place);
    }
  }

  /** Adds 1 to `counts[list]` for each list that has a folded word. */
  count(word: string, counts: Float64Array): void {
    const place = this.#places.get(word);
    if (place !== undefined) this.#count(place, counts);
  }

  /**
   * Adds 1 to `counts[list]` for each word of a text that stands in a list.
   *
   * @returns how many words there are in all; -1 when the text has characters outside of ASCII, and then the counts are of no use
   */
  countPlain(text: string, counts: Float64Array): number {
    let words = 0;
    for (let i = 0; i < text.length; i++) {
      let letter = text.charCodeAt(i) | 0x20;
      if (letter < 0x61 || letter > 0x7a) {
        if (letter > 0x7f) return -1;
        continue;
      }
      const start = i;
      let hash = basis;
      do {
        hash = Math.imul(hash ^ letter, prime);
        letter = ++i < text.length ? text.charCodeAt(i) | 0x20 : 0;
      } while (letter >= 0x61 && letter <= 0x7a);
      if (letter > 0x7f) return -1;
      words++;
      const place = this.#find(text, start, i, hash);
      if (place >= 0) this.#count(place, counts);
    }
    return words;
  }

  #count(place: number, counts: Float64Array): void {
    for (let bits = this.#bits[place] as number, list = 0; bits !== 0; bits >>>= 1, list++) {
      if ((bits & 1) !== 0) counts[list] = (counts[list] as number) + 1;
    }
  }

  /** The place of a word that stands in a text, or -1. */
  #find(text: string, start: number, end: number, hash: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const place = (this.#slots[slot] as number) - 1;
      if (place < 0 || stands(this.#words[place] as string, text, start, end)) return place;
    }
  }

  #enter(place: number): void {
    const word = this.#words[place] as string;
    if (!/^[a-z]+$/.test(word)) return;
    let hash = basis;
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), prime);
    const mask = this.#slots.length - 1;
    let slot = mixed(hash) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = place + 1;
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 4);
    for (let place = 0; place < this.#words.length; place++) this.#enter(place);
  }
}

const basis = 0x811c_9dc5;
const prime = 0x0100_0193;

function mixed(hash: number): number {
  return hash ^ (hash >>> 15);
}

/** Whether a word of small letters is what stands in a text, where the letters may be capitals. */
function stands(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== (text.charCodeAt(start + i) | 0x20)) return false;
  return true;
}
