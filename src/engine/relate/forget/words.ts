/**
 * How one asks to forget, by language. Patterns run over folded text (small letters, without accents), so they are written folded. `request` begins
 * a sentence and ends where the referent begins, `behind` stands at the end of one with the referent before it.
 */
export interface ForgetWords {
  readonly id: string;
  /** Words of politeness and joints that may stand before the request. */
  readonly lead: string;
  /** Verbs that can only mean that something known shall go. */
  readonly sure: readonly string[];
  /** Verbs that remove: a request where the object is something that a memory holds, else perhaps an order of work. */
  readonly removing: readonly string[];
  /** Verbs that more often mean something else. */
  readonly loose: readonly string[];
  /** A request only where the object is something that a memory holds: "don't store my salary". */
  readonly only?: readonly string[];
  /** The same around the referent, which is the group: "I want (my address) deleted". */
  readonly around?: readonly string[];
  /** Orders that hold from now on: "stop using emoji". */
  readonly lasting: readonly string[];
  /** What makes a question of manners of it: "can you", "would you mind". */
  readonly asking: string;
  /** Objects that only a memory holds, whatever the verb: that I smoke, where I live, everything about Ana. */
  readonly known: string;
  /** How what belongs to somebody begins: "my". */
  readonly owned: string;
  /** What is so much a matter of record that looser verbs will do. */
  readonly personal?: string;
  /** What else only a memory holds, when it closes the object: "the wifi password", "the formal tone", "the rule about tabs". */
  readonly recorded?: string;
  /** With these an order to drop something holds from now on: "drop the Oxford comma from now on". */
  readonly henceforth?: string;
  /** Nouns behind what is meant that say only that it was said: "the tabs rule", "the gym info". */
  readonly label?: string;
  /** Things of work and household, which are no memories though they belong to somebody: in the singular, beside those of `workEverywhere`. */
  readonly work: string;
  /** Times and places that belong to an order: "after merging", "from the list". */
  readonly elsewhere: string;
  /** "From your memory". */
  readonly memory: string;
  /** Verbs that can only mean it with the referent in front; one of `lead` is needed. */
  readonly behind?: readonly string[];
  /** The opposite: "do not forget". */
  readonly never: readonly string[];
  /** Verbs that remove, with the referent in front. */
  readonly removingBehind?: readonly string[];
  /** What stands between the verb and the referent and says nothing: "what I said about". Tried in turn, again and again. */
  readonly about: readonly string[];
  /** What stands behind the referent and says nothing. */
  readonly tail: readonly string[];
  /** Words that are no referent by themselves. */
  readonly pointing: readonly string[];
  /** What follows a comma and gives a new value: then it is a correction, no request. */
  readonly instead: string;
  /** A verb and what it says: the words before it are no referent but the subject of a statement. */
  readonly stating?: string;
  /** What begins a reason behind a comma; it is no new value. */
  readonly reason: string;
  /** What begins one without a comma. */
  readonly because: string;
}
