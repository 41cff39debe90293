/**
 * What a language gives to the rules: words with their class, phrases, and tables of slots. A pack is data; the rules that read it
 * are the same for every language.
 */

/** What a word does in a sentence. `either` is a noun or a verb; the reader decides by its neighbours. */
export type WordClass =
  | 'noun'
  | 'verb'
  | 'either'
  | 'adjective'
  | 'adverb'
  | 'be'
  | 'have'
  | 'do'
  | 'modal'
  | 'determiner'
  | 'possessive'
  | 'pronoun'
  | 'preposition'
  | 'conjunction'
  | 'subordinator'
  | 'negation'
  | 'question'
  | 'filler'
  | 'unknown';

/** The shape in which a word stands. */
export type Form = 'base' | 'third' | 'past' | 'gerund' | 'plural';

/**
 * What a word says about the fact around it: `ended` (no longer, quit), `changed` (moved, raised), `now` (these days), `instead`, `corrected`
 * (actually), `additive` (also), `past` (used to), `tentative` (might), `hypothetical` (if I ever), `negates` (avoid, refuse),
 * `says` (told me), `again`, `excepting` (unless), `handover` (took over from), `partly` (half of).
 */
export type Cue =
  | 'ended'
  | 'changed'
  | 'now'
  | 'instead'
  | 'corrected'
  | 'additive'
  | 'past'
  | 'tentative'
  | 'hypothetical'
  | 'negates'
  | 'says'
  | 'again'
  | 'excepting'
  | 'handover'
  | 'partly';

/** Whose word it is when it stands for somebody. */
export type Person = 'kin' | 'role' | 'self' | 'you' | 'third';

/** One word form or phrase of a pack. */
export interface Entry {
  /** The dictionary form, by which phrases and tables name it. */
  readonly base: string;
  /** What compares as equal: synonyms share it. */
  readonly concept: string;
  readonly kind: WordClass;
  readonly form: Form;
  readonly cue?: Cue;
  /** -1: says the opposite of its concept (`dislike` of `like`, `ban` of `allow`). */
  readonly sign?: -1;
  readonly person?: Person;
  /** Adds nothing to what a sentence is about: be, have, get, take place. */
  readonly light?: true;
}

/** Values of which a thing has one at a time. */
export interface Group {
  readonly name: string;
  /** Each value by its spellings; base forms. */
  readonly values: ReadonlyMap<string, string>;
  /** Concepts of nouns that make the slot when a value stands beside them; empty: any subject does. */
  readonly heads: ReadonlySet<string>;
  /** Its values are values only beside one of the heads. */
  readonly strict: boolean;
}

/** A verb (with a preposition) whose object is the value of a slot. */
export interface VerbSlot {
  readonly slot: string;
  readonly single: boolean;
  /** Told as an event: having it means that the old value is gone. */
  readonly change: boolean;
  /** Only people have it. */
  readonly personal: boolean;
}

export interface LanguagePack {
  readonly id: string;
  readonly words: ReadonlyMap<string, Entry>;
  /** Phrases by their first base form, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Verbs whose particle may stand behind the object: `turn … off`. */
  readonly separable: ReadonlyMap<string, ReadonlyMap<string, Entry>>;
  /** The form of a word under which the tables know it: one spelling for two. */
  respell(word: string): string;
  /** The concept of the noun of a slot, whatever the language. */
  keyOf(slot: string): string;
  /** The concept of a word that no table has. */
  stem(word: string): string;
  /** Verbs of ending that tell of an end only in the past, as a command or behind another verb: `stop`, `end`, `sell`. */
  readonly endsOnlyInPast: ReadonlySet<string>;
  /** Base forms of verbs that join a thing and what it is like. */
  readonly copulas: ReadonlySet<string>;
  /** Words that limit what is said: only, always, some. */
  readonly guards: ReadonlySet<string>;
  /** Adjectives that do not narrow a noun: new, favourite, current. Concepts. */
  readonly neutral: ReadonlySet<string>;
  /** Concepts of predicates of liking. */
  readonly liking: ReadonlySet<string>;
  /** Verbs of which one can do many at a time. Concepts. */
  readonly manyValued: ReadonlySet<string>;
  readonly contractions: ReadonlyMap<string, readonly string[]>;
  /** The parts of a compound that the rules want apart. */
  split(word: string): readonly string[] | undefined;
  /**
   * Verbs may stand at the end of a clause and negations behind what they deny; nouns have capital letters, numbers of a day a full stop.
   */
  readonly verbFinal: boolean;
  readonly numbers: ReadonlyMap<string, number>;
  readonly ordinals: ReadonlyMap<string, number>;
  /** Every word with which a quantity can begin, digits aside. */
  readonly beginsQuantity: ReadonlySet<string>;
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, string>;
  readonly currencies: ReadonlyMap<string, string>;
  readonly groups: readonly Group[];
  /** Groups by the base forms of their values. */
  readonly groupsOf: ReadonlyMap<string, readonly Group[]>;
  /** Key: base form of the verb, or base and preposition with a space between. */
  readonly verbSlots: ReadonlyMap<string, VerbSlot>;
  /** Slots of the table of verbs by the nouns that name them: `login`, `payment`. Concepts. */
  readonly slotOf: ReadonlyMap<string, string>;
  /** Things of which one has one: a car, a database, an appointment. Concepts. */
  readonly possessions: ReadonlySet<string>;
  /** Nouns that name one value of their owner: budget, address, colour. Concepts. */
  readonly attributes: ReadonlySet<string>;
  /** Persons of whom one has one at a time: manager, wife. Concepts. */
  readonly singleRoles: ReadonlySet<string>;
  readonly professions: ReadonlySet<string>;
  /** Names of places to live, by concept. */
  readonly places: ReadonlyMap<string, 'town' | 'country'>;
  /** Ends of names of towns. */
  readonly placeEndings: RegExp;
  /** Words under which a slot is looked for. */
  readonly slotWords: ReadonlyMap<string, readonly string[]>;
  /** Slots and classes that a word gives away, by its base form. */
  readonly hints: ReadonlyMap<string, readonly string[]>;
  /** The dimensions of a scope that a noun can name: audience, place, time. Base forms. */
  readonly scopes: ReadonlyMap<string, readonly string[]>;
}

/** Several words that are read as one. */
export interface Phrase {
  /** Base forms, the first one included. */
  readonly words: readonly string[];
  readonly entry: Entry;
}
