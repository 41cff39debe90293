import type { Memory } from 'loci/browser';
import { h } from '../ui/dom.js';

/** Scripts without word borders, where pairs of characters are compared instead of words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Finds the words of a text that a query matched, by asking the memory how it reads each of them: "allergic" is marked for
 * "allergy" when the search takes them for one word.
 */
export class Marker {
  readonly #memory: () => Memory;
  readonly #known = new Map<string, Promise<readonly string[]>>();

  constructor(memory: () => Memory) {
    this.#memory = memory;
  }

  /** The text as nodes, with the matched stretches inside `mark` elements. */
  async mark(text: string, matched: readonly string[]): Promise<Node[]> {
    const terms = new Set((await Promise.all(matched.map((written) => this.#terms(written)))).flat());
    const marked: boolean[] = new Array(text.length).fill(false);
    const found = [...text.matchAll(word)].flatMap(({ 0: piece, index }) => pieces(piece, index));
    await Promise.all(
      found.map(async ({ piece, start }) => {
        const own = await this.#terms(piece);
        if (own.some((term) => terms.has(term))) marked.fill(true, start, start + piece.length);
      }),
    );
    return stretches(text, marked);
  }

  /** Lets go of every word, so that none of a forgotten text stays behind in this page. */
  forget(): void {
    this.#known.clear();
  }

  #terms(written: string): Promise<readonly string[]> {
    let terms = this.#known.get(written);
    if (terms === undefined) {
      terms = this.#memory()
        .analyze(written)
        .then(({ tokens }) => tokens);
      this.#known.set(written, terms);
    }
    return terms;
  }
}

interface Piece {
  readonly piece: string;
  readonly start: number;
}

/** A word as it is, a run of an unspaced script as its overlapping pairs. */
function pieces(run: string, start: number): readonly Piece[] {
  if (!unspaced.test(run)) return [{ piece: run, start }];
  const characters = [...run];
  if (characters.length < 2) return [{ piece: run, start }];
  let at = start;
  return characters.slice(0, -1).map((character, i) => {
    const piece = { piece: character + (characters[i + 1] ?? ''), start: at };
    at += character.length;
    return piece;
  });
}

function stretches(text: string, marked: readonly boolean[]): Node[] {
  const nodes: Node[] = [];
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && marked[end] === marked[start]) end += 1;
    const piece = text.slice(start, end);
    nodes.push(marked[start] ? h('mark', {}, piece) : document.createTextNode(piece));
  }
  return nodes;
}
