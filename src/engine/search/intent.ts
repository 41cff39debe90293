/** What a question asks for, by its wording. All rules are plain patterns of a few languages; what they do not know they leave alone. */
export interface Intent {
  /** Asks for a time: when, what date, how long ago. */
  readonly when: boolean;
  /** Asks for a number. */
  readonly howMany: boolean;
  /** Asks who or which one. */
  readonly entity: boolean;
  /** Asks how to do something. */
  readonly howTo: boolean;
  /** Asks why. */
  readonly why: boolean;
  /** Asks for one current value: a number, a name, a date. */
  readonly value: boolean;
  /** Asks for several things, which were not all said at once: what books, where somebody has been, how many, a list. */
  readonly several: boolean;
  /** Asks how things were before. */
  readonly past: boolean;
  /** Is a question about a particular thing. */
  readonly specific: boolean;
  /** Asks what the assistant has said. */
  readonly toldByAssistant: boolean;
  /** Asks for help: for a suggestion, a plan, a text, a way to do something. */
  readonly request: boolean;
  /** Denies something itself. */
  readonly negated: boolean;
}

const when =
  /\bwhen\b|\b(?:what|which)\s+(?:\w+\s+)?(?:day|date|month|year|time|week)\b|\bhow long ago\b|\bwhat time\b|什么时候|何时|几月|几号|几点|哪天|哪年|时间/iu;
const howMany =
  /\bhow (?:many|much|long|old|far|often|big|tall)\b|\bwhat (?:number|percentage|percent|amount|size|price|cost|score|rate)\b|多少|几[个次人岁天]|多[大长久高远]/iu;
const entity =
  /\b(?:who|whom|whose|which|where)\b|\bwhat (?:is|was|are|were)(?: the)? names?\b|谁|哪[个里位]|什么名字|叫什么/iu;
const howTo = /\bhow (?:do|can|should|would|to|did)\b|\bsteps?\b|如何|怎么|怎样/iu;
const why = /\bwhy\b|\bwhat (?:made|caused|reason)\b|为什么/iu;
const value =
  /\bhow (?:many|much|long|old|often|far|big|tall)\b|\bwhen (?:is|are|does|do|will|should)\b|\bwhat(?:'s|\s+is|\s+are)\s+(?:my|our|his|her|their|the|\p{Lu}\S*'s)\b|\bwhat (?:time|day|date|number|amount|price|size|version|deadline)\b|\bcurrent(?:ly)?\b|\bwhere (?:do|does|is|are)\b|是什么|多少|几[个次点号]|[在去]哪/iu;
/** What stands behind the noun that is asked for: "what books has", "which kinds of tea did". */
const auxiliary = '(?:am|is|are|was|were|do|does|did|has|have|had|can|could|would|will|might|should)';
const several = new RegExp(
  [
    `\\b(?:what|which) (?:(?!${auxiliary}\\b)[\\w+'\u2019-]+ ){0,3}?(?!${auxiliary}\\b)[\\w'\u2019-]*[a-rtv-z]s (?:(?:of|from|for|in|to|about) (?:\\S+ ){1,3}?)?${auxiliary}\\b`,
    '\\b(?:where|what|who|which)(?: [\\w+-]+){0,3} ha(?:s|ve)\\b',
    '\\bwhat (?:are|were|do(?:es)? (?:\\S+ ){1,2}(?:do|like|enjoy))\\b',
    '\\bhow many\\b|\\b(?:in|what) (?:which |different )?ways\\b|\\bboth\\b|\\blist\\b|\\border in which\\b|\\bsummar|\u54ea[\u4e9b\u51e0]',
  ].join('|'),
  'i',
);
const past =
  /\b(?:first|originally|initially|before|previous(?:ly)?|used to|earlier|old|former(?:ly)?|at first|back then|in the past|history|changed?|over time|order|sequence|evolve[ds]?)\b|以前|原来|最初|之前|曾经/iu;
const specific =
  /^\s*(?:what(?:'s| is| was| are| were)|who|which|where|when|how (?:many|much|old|long|far|big|tall|often)|whose)\b/iu;
const toldByAssistant =
  /\b(?:did|have|had|do|were|was) you (?:\w+ )?(?:say|said|tell|told|suggest|recommend|advise|mention|explain|give|gave|propose|provide)|\byou (?:said|told|suggested|recommended|advised|mentioned|explained|gave|proposed|provided)\b|\byour (?:suggestion|recommendation|advice|answer|explanation)/iu;
const request =
  /\b(?:can|could|would|will) you (?:\w+ )?(?:help|show|walk|suggest|recommend|explain|give|write|tell|make|create|plan|draft|set|teach|guide|review|check|find|design|describe|provide|list)\b|\bhow (?:do|can|could|should|would|might) (?:i|we|you|one)\b|\b(?:what|which|where|who|when)\b[^.?!]{0,80}\b(?:should|could|can) (?:i|we)\b|\b(?:would|do|can) you (?:\w+ )?(?:suggest|recommend|think|advise)\b|\b(?:help|show|tell|teach|give|write|explain|suggest|recommend)(?: to)? me\b|\bany (?:\w+ )?(?:tips|ideas|suggestions?|recommendations?|advice|options)\b|\b(?:i'm|i am|we're|we are) (?:planning|trying|looking|going|thinking)\b|\bsome (?:good |great )?(?:ways|options|tips|ideas)\b|请|帮我|怎么|如何|推荐|建议/iu;
/** What looks back on the conversation asks for no help. */
const looksBack =
  /\bsummar|\border in which\b|\bi (?:said|mentioned|brought|told|asked)\b|\b(?:did|have) (?:i|we|you)\b/iu;
const negated = /\b(?:not|never|no longer|without|none)\b|n['\u2019]t\b|[不没]/iu;

/** What `text` asks for. Each pattern is tried when somebody wants to know. */
export function intentOf(text: string): Intent {
  return {
    get when() {
      return when.test(text);
    },
    get howMany() {
      return howMany.test(text);
    },
    get entity() {
      return entity.test(text);
    },
    get howTo() {
      return howTo.test(text);
    },
    get why() {
      return why.test(text);
    },
    get value() {
      return value.test(text);
    },
    get several() {
      return several.test(text);
    },
    get past() {
      return past.test(text);
    },
    get specific() {
      return specific.test(text);
    },
    get toldByAssistant() {
      return toldByAssistant.test(text);
    },
    get request() {
      return request.test(text) && !looksBack.test(text);
    },
    get negated() {
      return negated.test(text);
    },
  };
}

const weak = new Set(
  (
    'many much kind kinds type types sort sorts thing things go going get make do take come use like want need have give think know feel say tell ' +
    'describe share ask happen recent recently current currently new some any all more most other different certain various specific ' +
    'main time day way ways lot really ever still start plan name call try trying find help would might both together between during after ' +
    'before did does long often best please could bring brought likely probably perhaps maybe possibly'
  ).split(' '),
);

/** Words about the conversation itself and about the form of the answer. */
const meta = new Set(
  (
    'talk talked talking mention mentions mentioned discuss discussed discussing discussion discussions conversation conversations chat chats ' +
    'session sessions message messages list order item items walk aspect aspects throughout across only comprehensive summary summarize ' +
    'summarise overview'
  ).split(' '),
);

/**
 * How much a word of a question tells about what is asked: 0 = as much as any, 1 = little, because questions are made of such words, 4 = less
 * still, because it is about the conversation itself. Given as written, in any case.
 */
export function weaknessOf(word: string): 0 | 1 | 4 {
  const lower = word.toLowerCase();
  return meta.has(lower) ? 4 : weak.has(lower) ? 1 : 0;
}
