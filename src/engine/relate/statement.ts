import type { Cue } from './lexicon/pack.js';
import type { Chunk } from './read/chunks.js';
import type { ClauseRole } from './read/clauses.js';
import type { Quantity } from './read/quantity.js';
import type { Token } from './read/token.js';

/**
 * What a text does. Only a `statement` or a `command` ("use metric units") can change what is known; a `request` asks to forget.
 */
export type StatementType = 'statement' | 'command' | 'question' | 'quote' | 'hypothetical' | 'request';

/** Whom a clause is about. */
export interface Owner {
  /** `self` is whoever the memory belongs to; `third` somebody that only a pronoun names; `thing` no person at all. */
  readonly kind: 'self' | 'person' | 'third' | 'thing' | 'you';
  /** Which person: `sister`, a name, or empty. */
  readonly key: string;
  /** Names that stand beside the person: `ana` of "my sister Ana". */
  readonly names: readonly string[];
  /** What tells a person without a name from others of the kind: `on mother` of "my grandmother on my mother's side". */
  readonly apart?: string;
  /** Only the capital letter at the beginning of a sentence says that it is a name. */
  readonly doubtful?: true;
}

/** How a clause says what it says. */
export interface Predicate {
  /** The word that carries the meaning, if any: `want` of "no longer want". */
  readonly main: Token | undefined;
  /** Its concept; opposites share it. `be` when nothing else is there, empty without a verb. */
  readonly concept: string;
  /** -1 when the clause denies its concept. */
  readonly sign: 1 | -1;
  readonly tense: 'present' | 'past' | 'perfect' | 'future';
  /** Says that something ended: `quit`, `no longer`. */
  readonly ended: Token | undefined;
  /** Says that something got another value: `moved`, `raised`. */
  readonly changed: Token | undefined;
  /** Index of the first verb in the clause; the number of tokens when there is none. */
  readonly at: number;
  /** Index behind the last verb of the first group. */
  readonly behind: number;
}

/** A value of a slot. */
export interface Value {
  /** What compares: concepts, without articles. */
  readonly terms: ReadonlySet<string>;
  readonly head: string;
  readonly quantities: readonly Quantity[];
  /** What sort of thing it is; only values of one sort take each other's place. */
  readonly kind: 'quantity' | 'name' | 'code' | 'place' | 'group' | 'kind' | 'adjective' | 'noun';
  /** For `group`: the group and the value in it. */
  readonly group: string;
  readonly member: string;
}

/** A slot and its value, as one clause states it. */
export interface Frame {
  /** Canonical name: `tone`, `home`, `email`, `budget`. */
  readonly slot: string;
  /** What compares: the concept of the slot's noun. */
  readonly key: string;
  /** What narrows it: `heron` of "the budget for Heron", `work` of "my work email". */
  readonly of: ReadonlySet<string>;
  readonly value: Value;
  /** Has one value at a time. */
  readonly single: boolean;
  /** Told as a change. */
  readonly change: boolean;
  /** Any two values rule each other out, whatever their sort: an address, a colour, a name. */
  readonly abstract: boolean;
  readonly sign: 1 | -1;
  /** Overrides the owner of the clause: "Omar is my manager" is about me. */
  readonly owner: Owner;
}

/** A value that is said to be gone, and what stands in its place where that is said too: "switched from tea to coffee". */
export interface Replacement {
  readonly gone: Chunk;
  readonly instead: Chunk | undefined;
  readonly how: 'from-to' | 'instead' | 'contrast' | 'handover';
}

/** One clause of a statement, read. */
export interface Clause {
  readonly role: ClauseRole;
  readonly sentence: number;
  readonly tokens: readonly Token[];
  readonly chunks: readonly Chunk[];
  readonly subject: Chunk | undefined;
  readonly predicate: Predicate;
  readonly owner: Owner;
  readonly cues: ReadonlySet<Cue>;
  /** Concepts of content words: nouns, names, adjectives, and verbs that mean something. */
  readonly terms: ReadonlySet<string>;
  /** Those of `terms` that are verbs. */
  readonly verbs: ReadonlySet<string>;
  /** Concepts of the heads of noun phrases. */
  readonly heads: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  /** `per month`. */
  readonly rates: ReadonlySet<string>;
  /** Words that limit: only, always, some. */
  readonly guards: ReadonlySet<string>;
  /** Where, when, for whom it holds, by dimension. */
  readonly scope: ReadonlyMap<string, ReadonlySet<string>>;
  readonly frames: readonly Frame[];
  readonly replacements: readonly Replacement[];
  /** Only said, believed, dreamt or made up by somebody. */
  readonly hearsay: boolean;
  /** Begins with its verb: "use", "don't use". */
  readonly command: boolean;
}

/** A text, read. */
export interface Statement {
  readonly text: string;
  readonly type: StatementType;
  /** The pack that read it; `other` when no pack knows the language and only its words compare. */
  readonly language: string;
  /** Who says it: the owner of the memory, an assistant, or somebody else. */
  readonly voice: 'self' | 'assistant' | 'other';
  readonly eventTime: number | undefined;
  /**
   * An order to remove something that may be a memory and may be a thing of work ("delete the number"): it ends nothing, since who means a memory takes it to be gone.
   * `correcting` when it also states something else.
   */
  readonly removing?: 'only' | 'correcting';
  readonly clauses: readonly Clause[];
  /** Parts of the text are questions, quotations or imagined, and not among the clauses. */
  readonly partial: boolean;
  /** The slot that the caller named, or the first that the text has. */
  readonly slot: string | undefined;
  /** All terms of all clauses, in order; for other languages those of the search index. */
  readonly terms: readonly string[];
}
