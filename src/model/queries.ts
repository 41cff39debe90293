import type {
  Analysis,
  EnrichablePage,
  ExportPage,
  Inspected,
  LintReport,
  RecordView,
  SearchResult,
  ShownGroups,
  Stats,
  SurveyPage,
} from './answers.js';
import type { Comparing } from './commands.js';
import type { RecordId } from './ids.js';
import type { Kind, Standing } from './records.js';
import type { Access } from './scope.js';
import type { SpaceView } from './spaces.js';

export type * from './answers.js';

/** Conditions that hold before anything is ranked. */
export interface Filter {
  readonly kinds?: readonly Kind[];
  /** At least one of them. */
  readonly tagsAny?: readonly string[];
  /** Every one of them. */
  readonly tagsAll?: readonly string[];
  readonly refType?: string;
  readonly refId?: string;
  readonly category?: string;
  readonly source?: string;
  /** The record's moment (`eventTime`, else `storedAt`), in milliseconds: at or after. */
  readonly since?: number;
  /** Before. */
  readonly until?: number;
  /**
   * What records of other sessions may contribute when the handle has a session: `all`, `none`, or `semantic` (every kind
   * except episodic and chunk).
   */
  readonly sessions: 'all' | 'semantic' | 'none';
}

/** The layers and signals of the search, in the order in which they run, four shares within the first, and three within `fields`. */
export const searchParts = [
  'words',
  'weakWords',
  'laterPassages',
  'families',
  'classes',
  'spelling',
  'fields',
  'summary',
  'keywords',
  'questions',
  'dates',
  'window',
  'feedback',
  'phrase',
  'rarity',
  'salience',
  'expansion',
  'userWords',
  'speaker',
  'firstPerson',
  'timeWords',
  'wishes',
  'neighbours',
  'answers',
  'session',
  'several',
  'intent',
  'qualifiers',
  'clustering',
  'reranker',
  'antiAdjacency',
  'newer',
  'exact',
] as const;
export type SearchPart = (typeof searchParts)[number];

/** How much each part of the search counts: 0 switches it off, a part not named keeps the weight of the preset. */
export interface SearchWeights extends Partial<Readonly<Record<SearchPart, number>>> {
  /**
   * `measured` (default): what pays on conversations, facts and articles alike; `parsica`: the multipliers of the twelve-layer
   * reference; `words`: BM25+ over words and short fields alone.
   */
  readonly preset?: 'measured' | 'parsica' | 'words';
}

/** Below this relevance a match is clearly unrelated: it shares no more with the query than the words that questions are made of. */
export const clearlyUnrelated = 0.001;

/** Searches by words; an empty text lists by recency. */
export interface SearchQuery {
  readonly type: 'search';
  readonly access: Access;
  readonly text: string;
  /** Slugs or ids of shared spaces, which narrows the search to them; absent: every space that the handle reaches. */
  readonly spaces?: readonly string[];
  /** Whether the personal space is looked through: by default unless spaces are named. */
  readonly includePersonal?: boolean;
  readonly filter: Filter;
  readonly limit: number;
  /** 0 to 1. */
  readonly minRelevance: number;
  /** Floor of confidence x relevance, 0 to 1. */
  readonly confidenceFloor: number;
  readonly includeSuperseded: boolean;
  /** What held at this moment, instead of now. */
  readonly asOf?: number;
  readonly cursor?: string;
  readonly explain: boolean;
  /** The moment of asking, for "last Friday"; the host's clock by default. */
  readonly now?: number;
  readonly weights?: SearchWeights;
}

export interface GetQuery {
  readonly type: 'get';
  readonly access: Access;
  readonly id: RecordId;
  /** Asked in order to show it to a model: there is no such record where the space lets none see its texts, and what was corrected in it is blank. */
  readonly forModel?: boolean;
}

export interface HistoryQuery {
  readonly type: 'history';
  readonly access: Access;
  readonly id: RecordId;
  readonly asOf?: number;
}

export interface InspectQuery {
  readonly type: 'inspect';
  readonly access: Access;
  readonly standing?: Standing;
  readonly limit: number;
  readonly cursor?: string;
}

/** One page of an export: records in ordinal order from `from` on. */
export interface ExportQuery {
  readonly type: 'export';
  readonly access: Access;
  readonly from: number;
}

/** One page of current records for an enricher, in ordinal order from `from` on. */
export interface EnrichableQuery {
  readonly type: 'enrichable';
  readonly access: Access;
  readonly from: number;
  /** At least 1. */
  readonly limit: number;
  /** Whether those that were enriched before are among them. */
  readonly overwrite: boolean;
}

export interface StatsQuery {
  readonly type: 'stats';
  readonly access: Access;
  /** Counts over every space of the store, instead of the handle's. */
  readonly all: boolean;
}

export interface LintQuery {
  readonly type: 'lint';
  readonly access: Access;
  readonly strict: boolean;
}

/** The shared spaces of the handle's user, or the one that is named. */
export interface SpacesQuery {
  readonly type: 'spaces';
  readonly access: Access;
  /** Its slug or its id. */
  readonly space?: string;
}

export interface AnalyzeQuery {
  readonly type: 'analyze';
  readonly text: string;
}

/**
 * One page of what the rules find among the current facts of a handle, in ordinal order from `from` on. Each fact is compared with
 * older ones of the whole space.
 */
export interface SurveyQuery {
  readonly type: 'survey';
  readonly access: Access;
  readonly from: number;
  /** Facts on a page, at least 1. */
  readonly limit: number;
  readonly compare?: Comparing;
}

/** What an enricher is shown, to say what follows from it: groups of facts. */
export interface GroupsQuery {
  readonly type: 'groups';
  readonly access: Access;
  readonly groups: readonly (readonly RecordId[])[];
}

/** Questions of upkeep, which are seldom asked: most weigh as much as commands do, and are answered by what decides those. */
export type UpkeepQuery = ExportQuery | EnrichableQuery | LintQuery | SpacesQuery | SurveyQuery | GroupsQuery;

export type Query = SearchQuery | GetQuery | HistoryQuery | InspectQuery | StatsQuery | AnalyzeQuery | UpkeepQuery;

export function isUpkeepQuery(query: Query): query is UpkeepQuery {
  return ['export', 'enrichable', 'lint', 'spaces', 'survey', 'groups'].includes(query.type);
}

/** The result type of each query type. */
export interface QueryResults {
  readonly search: SearchResult;
  /** `null`: no such record in the scope. A forgotten record shows id, times and reason. */
  readonly get: RecordView | null;
  readonly history: readonly RecordView[];
  readonly inspect: Inspected;
  readonly export: ExportPage;
  readonly enrichable: EnrichablePage;
  readonly spaces: readonly SpaceView[];
  readonly stats: Stats;
  readonly lint: LintReport;
  readonly survey: SurveyPage;
  readonly groups: ShownGroups;
  readonly analyze: Analysis;
}

export type QueryResult<Q extends Query> = QueryResults[Q['type']];
