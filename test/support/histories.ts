import fc from 'fast-check';
import { Findings } from '../../src/facade/surveying.js';
import type { EngineCommand, EnrichItem, ImproveCommand } from '../../src/model/commands.js';
import { isRecordId, type RecordId } from '../../src/model/ids.js';
import { parseEnrichment } from '../../src/model/parse/enrichment.js';
import { parseContent, parseDetails, parseNewMemory } from '../../src/model/parse/memory.js';
import { parseForgetTarget } from '../../src/model/parse/query.js';
import { toAccess } from '../../src/model/parse/scope.js';
import type { PortableRecord } from '../../src/model/portable.js';
import type { Pair, SurveyPage } from '../../src/model/queries.js';
import { kinds } from '../../src/model/records.js';
import type { Access } from '../../src/model/scope.js';
import { roles } from '../../src/model/spaces.js';
import { type Outcome, World } from './world.js';

/**
 * Random histories of a store. A move says what to do in terms of picks ("the 17th record of the asker's"); it becomes a command
 * when it is its turn, so that moves can be left out or put together and still make sense. Every text that a caller gives
 * holds a marker, a word that nothing else has: where a marker turns up, text has turned up.
 */
export type Move =
  | {
      readonly do: 'remember';
      readonly by: Who;
      readonly items: readonly Item[];
      readonly onExisting: 'amend' | 'skip' | 'error';
      readonly bulk: boolean;
      readonly relate: boolean;
    }
  | {
      readonly do: 'say';
      readonly by: Who;
      readonly fact: number;
      readonly value: number;
      readonly voice: number;
      readonly labels: number;
    }
  | { readonly do: 'restore'; readonly by: Who; readonly pick: Pick }
  | { readonly do: 'resolve'; readonly by: Who; readonly pair: readonly [Pick, Pick]; readonly replace: boolean }
  | { readonly do: 'improve'; readonly by: Who; readonly dryRun: boolean; readonly late: number }
  | { readonly do: 'enrich'; readonly by: Who; readonly overwrite: boolean; readonly late: number }
  | {
      readonly do: 'amend';
      readonly by: Who;
      readonly pick: Pick;
      readonly words: Words;
      readonly why: boolean;
      readonly earlier: boolean;
    }
  | {
      readonly do: 'edit';
      readonly by: Who;
      readonly pick: Pick;
      readonly tags: number | null;
      readonly ttl: number | null;
      readonly importance: number | null;
    }
  | {
      readonly do: 'forget';
      readonly by: Who;
      readonly target: Target;
      readonly all: boolean;
      readonly dryRun: boolean;
      readonly why: boolean;
    }
  | { readonly do: 'adopt'; readonly by: Who; readonly from: number; readonly tampering: Tampering }
  | {
      readonly do: 'space';
      readonly by: Who;
      readonly verb: 'create' | 'member' | 'leave' | 'archive' | 'unarchive' | 'erase';
      readonly slug: number;
      readonly user: number;
      readonly role: number;
    }
  | { readonly do: 'wait'; readonly millis: number }
  | { readonly do: 'reopen'; readonly keepIndex: boolean };

export interface Who {
  readonly user: number;
  readonly agent: number;
  readonly session: number;
  /** A shared space; absent: the personal one. */
  readonly space?: number;
}

/** Which record: the n-th of those that the store has, of all users or of the asker alone. */
export interface Pick {
  readonly n: number;
  readonly own: boolean;
}

export interface Words {
  readonly words: readonly string[];
  readonly odd: string;
}

export interface Item extends Words {
  readonly kind: number;
  readonly tags: number;
  readonly externalId: number;
  readonly session: number;
  readonly source: number;
  readonly ref: number;
  readonly ttl: number;
  readonly ago: number;
  readonly extras: boolean;
  readonly drawnFrom: (Pick & { readonly start: number; readonly length: number }) | null;
}

export type Target =
  | { readonly by: 'id'; readonly picks: readonly Pick[] }
  | { readonly by: 'session' | 'source' | 'ref' | 'externalId'; readonly n: number }
  | { readonly by: 'query'; readonly pick: Pick; readonly words: readonly string[] }
  | { readonly by: 'user' }
  | { readonly by: 'before'; readonly ago: number };

export type Tampering = 'none' | 'circle' | 'self' | 'nowhere' | 'backwards' | 'forgotten';

export const users = ['ana-zqjxua', 'ben-zqjxub', 'cem-zqjxuc'];
const agents = [undefined, undefined, 'planner-zqjxpa', 'critic-zqjxpb'];
const sessions = [undefined, 'monday-zqjxsa', 'tuesday-zqjxsb', 'friday-zqjxsc'];
export const slugs = ['garden-zqjxga', 'office-zqjxgb'];
const sources = [undefined, undefined, undefined, 'import:mail-zqjxia', 'import:chat-zqjxib'];

/** Part of every text that a caller of a history gives, and of nothing that the engine makes up. */
export const marker = 'zqjx';

const vocabulary = [
  'garden',
  'gardens',
  'tomato',
  'red',
  'dog',
  'Koda',
  'walked',
  'piano',
  'lesson',
  'Lisbon',
  'not',
  'never',
  'the',
  'C++',
  'café',
  'cafe\u0301',
  'Straße',
  '猫',
  '東京タワー',
  '게임을',
  'สวัสดี',
  'BENCH-100821',
  '42',
  '😀',
  "O'Neil",
  '\r\n',
  '\t',
  'a\u0000b',
  'don\u2019t',
  'बाज़ार',
];

/** What people say about themselves; `*` is a name. */
const facts = [
  'I live in *.',
  'I moved to *.',
  'My home town is *.',
  'I like *.',
  "I don't like * any more.",
  'I love *.',
  'My manager is *.',
  '* is my manager.',
  'I am allergic to *.',
  'I have an allergy to *.',
  'I am not allergic to * after all.',
  'My sister lives in *.',
  'Do I like *?',
  'Forget what I said about *.',
  'I might move to *.',
  'I prefer * for client emails.',
  'The budget for * is 40k.',
  'The budget for * was raised to 55k.',
];

const picks = fc.record({ n: fc.nat(), own: fc.constant(true) }, { noNullPrototype: true });
const anyPick: fc.Arbitrary<Pick> = fc.oneof(
  { weight: 9, arbitrary: picks },
  { weight: 1, arbitrary: fc.record({ n: fc.nat(), own: fc.constant(false) }, { noNullPrototype: true }) },
);
const words: fc.Arbitrary<Words> = fc.record(
  {
    words: fc.array(fc.constantFrom(...vocabulary), { maxLength: 9 }),
    odd: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    ),
  },
  { noNullPrototype: true },
);
const who: fc.Arbitrary<Who> = fc.record(
  {
    user: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(users.length - 1)),
    agent: fc.nat(agents.length - 1),
    session: fc.nat(sessions.length - 1),
  },
  { noNullPrototype: true },
);
const item: fc.Arbitrary<Item> = fc
  .tuple(
    words,
    fc.record(
      {
        kind: fc.nat(kinds.length),
        tags: fc.nat(5),
        externalId: fc.nat(12),
        session: fc.nat(6),
        source: fc.nat(sources.length - 1),
        ref: fc.nat(5),
        ttl: fc.nat(9),
        ago: fc.nat(9),
        extras: fc.boolean(),
        drawnFrom: fc.option(
          fc.record(
            { n: fc.nat(), own: fc.constant(true), start: fc.nat(40), length: fc.integer({ min: 1, max: 40 }) },
            { noNullPrototype: true },
          ),
          { freq: 3 },
        ),
      },
      { noNullPrototype: true },
    ),
  )
  .map(([text, rest]) => ({ ...text, ...rest }));
const target: fc.Arbitrary<Target> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record(
      { by: fc.constant('id' as const), picks: fc.array(anyPick, { minLength: 1, maxLength: 3 }) },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        by: fc.constantFrom('session' as const, 'source' as const, 'ref' as const, 'externalId' as const),
        n: fc.nat(9),
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        by: fc.constant('query' as const),
        pick: anyPick,
        words: fc.array(fc.constantFrom(...vocabulary.slice(0, 20)), { maxLength: 2 }),
      },
      { noNullPrototype: true },
    ),
  },
  { weight: 1, arbitrary: fc.record({ by: fc.constant('user' as const) }, { noNullPrototype: true }) },
  {
    weight: 1,
    arbitrary: fc.record({ by: fc.constant('before' as const), ago: fc.nat(20) }, { noNullPrototype: true }),
  },
);

const oneInFour = fc.integer({ min: 0, max: 3 }).map((n) => n === 0);
const option = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });

export const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record(
      {
        do: fc.constant('remember' as const),
        by: who,
        items: fc.array(item, { minLength: 1, maxLength: 3 }),
        onExisting: fc.constantFrom('amend' as const, 'amend' as const, 'skip' as const, 'error' as const),
        bulk: fc.boolean(),
        relate: fc.boolean(),
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 8,
    arbitrary: fc.record(
      {
        do: fc.constant('say' as const),
        by: who,
        fact: fc.nat(),
        value: fc.nat(3),
        voice: fc.nat(5),
        labels: fc.nat(7),
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('restore' as const), by: who, pick: anyPick }, { noNullPrototype: true }),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      { do: fc.constant('resolve' as const), by: who, pair: fc.tuple(anyPick, anyPick), replace: fc.boolean() },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      { do: fc.constant('improve' as const), by: who, dryRun: oneInFour, late: fc.nat(2) },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      { do: fc.constant('enrich' as const), by: who, overwrite: oneInFour, late: fc.nat(2) },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 5,
    arbitrary: fc.record(
      { do: fc.constant('amend' as const), by: who, pick: anyPick, words, why: fc.boolean(), earlier: oneInFour },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        do: fc.constant('edit' as const),
        by: who,
        pick: anyPick,
        tags: option(fc.nat(5)),
        ttl: option(fc.integer({ min: 1, max: 9 })),
        importance: option(fc.constantFrom(0, 0.5, 1)),
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record(
      { do: fc.constant('forget' as const), by: who, target, all: fc.boolean(), dryRun: oneInFour, why: oneInFour },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        do: fc.constant('adopt' as const),
        by: who,
        from: fc.nat(5),
        tampering: fc.constantFrom<Tampering>('none', 'none', 'circle', 'self', 'nowhere', 'backwards', 'forgotten'),
      },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { do: fc.constant('wait' as const), millis: fc.integer({ min: 1, max: 60_000 }) },
      { noNullPrototype: true },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('reopen' as const), keepIndex: fc.boolean() }, { noNullPrototype: true }),
  },
);

/** Histories of up to `most` moves. */
export function histories(most = 30): fc.Arbitrary<readonly Move[]> {
  return fc.array(move, { minLength: 1, maxLength: most, size: 'max' });
}

const spaceMove: fc.Arbitrary<Move> = fc.record(
  {
    do: fc.constant('space' as const),
    by: who,
    verb: fc.constantFrom('create', 'create', 'member', 'member', 'member', 'leave', 'archive', 'unarchive', 'erase'),
    slug: fc.nat(slugs.length - 1),
    user: fc.nat(users.length - 1),
    role: fc.nat(roles.length - 1),
  },
  { noNullPrototype: true },
);

/** Histories in which spaces are shared, too. They begin with two of them. */
export function sharedHistories(most = 30): fc.Arbitrary<readonly Move[]> {
  const somewhere = fc
    .tuple(move, fc.nat(slugs.length * 2), fc.nat(users.length - 1))
    .map(
      ([each, space, user]): Move =>
        'by' in each && space < slugs.length ? amongOthers({ ...each, by: { ...each.by, user, space } }) : each,
    );
  const moves = fc.array(fc.oneof({ weight: 5, arbitrary: somewhere }, { weight: 2, arbitrary: spaceMove }), {
    minLength: 1,
    maxLength: most,
    size: 'max',
  });
  const founder = { user: 0, agent: 0, session: 0 };
  const founded = slugs.flatMap((_, slug): readonly Move[] => [
    { do: 'space', by: founder, verb: 'create', slug, user: 0, role: 0 },
    { do: 'space', by: founder, verb: 'member', slug, user: 1, role: slug + 1 },
  ]);
  return moves.map((rest) => [...founded, ...rest]);
}

/** Where records of several people lie, half of those that are named are somebody else's. */
function amongOthers(given: Move): Move {
  const others = (pick: Pick): Pick => ({ ...pick, own: pick.n % 2 === 0 });
  if ('pick' in given) return { ...given, pick: others(given.pick) };
  if (given.do !== 'forget' || given.target.by !== 'id') return given;
  return { ...given, target: { ...given.target, picks: given.target.picks.slice(0, 1).map(others) } };
}

/** Plays moves in a world and keeps count of the texts that it gives out. */
/** What a survey has led to. */
type Improvements = { readonly [K in 'duplicates' | 'patterns' | 'said']: ImproveCommand[K] };

const none: Improvements = { duplicates: [], patterns: [], said: [] };

export class Player {
  readonly world: World;
  #texts = 0;
  /** What was found for each user and not used yet. */
  readonly #surveys = new Map<string, Improvements[]>();
  /** What an enricher of each user has said and nobody has heard yet. */
  readonly #said = new Map<string, (readonly EnrichItem[])[]>();

  constructor(world = new World()) {
    this.world = world;
  }

  /** Makes one move; the command it came to and what became of it, if it was a command. */
  play(move: Move): { readonly command: EngineCommand; readonly outcome: Outcome<unknown> } | undefined {
    if (move.do === 'wait') this.world.now += move.millis;
    else if (move.do === 'reopen') this.world.reopen(move.keepIndex);
    else {
      const command = this.commandOf(move);
      return { command, outcome: this.world.run(command) };
    }
    return undefined;
  }

  playAll(moves: readonly Move[]): this {
    for (const each of moves) this.play(each);
    return this;
  }

  /** The command that a move comes to in the present state of the world. */
  commandOf(move: Exclude<Move, { readonly do: 'wait' | 'reopen' }>): EngineCommand {
    const access = accessOf(move.by);
    switch (move.do) {
      case 'remember':
        return {
          type: 'remember',
          access,
          items: move.items.map((each) => ({ ...parseNewMemory(this.#memory(each, access)), relate: move.relate })),
          onExisting: move.onExisting,
          revive: !move.bulk,
          itemwise: move.bulk,
          dryRun: false,
        };
      case 'say':
        return {
          type: 'remember',
          access,
          items: [{ ...parseNewMemory(this.#statement(move)), relate: true }],
          onExisting: 'amend',
          revive: true,
          itemwise: false,
          dryRun: false,
        };
      case 'restore':
        return { type: 'restore', access, id: this.idOf(move.pick, access) };
      case 'resolve':
        return {
          type: 'resolve',
          access,
          pair: [this.idOf(move.pair[0], access), this.idOf(move.pair[1], access)],
          choice: move.replace ? 'replace' : 'both',
        };
      case 'improve':
        return { type: 'improve', access, dryRun: move.dryRun, ...this.#improvements(move, access) };
      case 'enrich':
        return { type: 'enrich', access, items: this.#enrichments(move, access), overwrite: move.overwrite };
      case 'amend':
        return {
          type: 'amend',
          access,
          id: this.idOf(move.pick, access),
          content: parseContent(this.#text(move.words)),
          ...(move.why ? { reason: this.#mark('because') } : {}),
          ...(move.earlier ? { eventTime: this.world.now - 5000 } : {}),
        };
      case 'edit':
        return {
          type: 'edit',
          access,
          id: this.idOf(move.pick, access),
          details: parseDetails({
            tags: move.tags === null ? null : this.#tags(move.tags),
            ttl: move.ttl === null ? undefined : move.ttl * 10_000,
            importance: move.importance,
          }),
        };
      case 'forget':
        return {
          type: 'forget',
          access,
          target: parseForgetTarget(this.#target(move.target, access)),
          all: move.all,
          dryRun: move.dryRun,
          ...(move.why ? { reason: this.#mark('wish') } : {}),
        };
      case 'space':
        return this.#governing(move, access);
      case 'adopt':
        return { type: 'adopt', access, records: foreignRecords(move.from, move.tampering), dryRun: false };
    }
  }

  #governing({ verb, slug, user, role }: Extract<Move, { do: 'space' }>, access: Access): EngineCommand {
    const space = slugs[slug] ?? '';
    const member = { verb: 'member', space, user: users[user] ?? '' } as const;
    switch (verb) {
      case 'create':
        return { type: 'space', access, change: { verb, slug: space, name: this.#mark('name') } };
      case 'member':
        return { type: 'space', access, change: { ...member, role: roles[role] ?? 'viewer' } };
      case 'leave':
        return { type: 'space', access, change: member };
      case 'archive':
      case 'unarchive':
        return { type: 'space', access, change: { verb: 'update', space, archived: verb === 'archive' } };
      case 'erase':
        return { type: 'eraseSpace', access, space, confirm: space, dryRun: false };
    }
  }

  /**
   * Shows an enricher some records, and hands over what it said when it was shown others, up to two times before: it repeats what it
   * saw and adds words of its own.
   */
  #enrichments({ overwrite, late }: Extract<Move, { do: 'enrich' }>, access: Access): readonly EnrichItem[] {
    const said = this.#said.get(access.user) ?? [];
    this.#said.set(access.user, said);
    const page = this.world.ask({ type: 'enrichable', access, from: 0, limit: 4, overwrite });
    const shown = 'result' in page ? page.result.records : [];
    said.push(
      shown.flatMap(({ id, text, seen }) => {
        const enrichment = parseEnrichment({
          summary: `${text.slice(0, 60)} ${this.#mark('t')}`,
          keywords: [this.#mark('t'), 'tomato'],
          questions: [`Who is ${this.#mark('t')} in the garden?`],
        });
        return enrichment === undefined ? [] : [{ id, seen, enrichment }];
      }),
    );
    return said.length > late ? (said.shift() ?? []) : [];
  }

  /**
   * What a survey has found, now or up to two times before, and what an enricher that repeats what it saw has said of groups; most of
   * them are given twice.
   */
  #improvements({ late }: Extract<Move, { do: 'improve' }>, access: Access): Improvements {
    const surveys = this.#surveys.get(access.user) ?? [];
    this.#surveys.set(access.user, surveys);
    const findings = new Findings();
    const duplicates: Pair[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page: Outcome<SurveyPage> = this.world.ask({ type: 'survey', access, from, limit: 3 });
      if ('error' in page) break;
      duplicates.push(...page.result.duplicates);
      for (const fact of page.result.facts) findings.add(fact);
      from = page.result.next;
    }
    const shown = this.world.ask({ type: 'groups', access, groups: findings.groups });
    const said = ('result' in shown ? shown.result.groups : []).map((group) => ({
      shown: group,
      statements: [
        {
          content: `So ${group.map(({ text }) => text.slice(0, 40)).join(' and ')} ${this.#mark('t')}`,
          sources: group.slice(0, 3).map(({ id }) => id),
        },
      ],
    }));
    surveys.push({ duplicates, patterns: findings.patterns, said: [...said, ...said.slice(0, 1)] });
    return surveys.length > late ? (surveys.shift() ?? none) : none;
  }

  /** The id that a pick means; an id that nothing has when there is no record yet. */
  idOf({ n, own }: Pick, access: Access): RecordId {
    const { ledger } = this.world.state;
    const ids: RecordId[] = [];
    for (let ordinal = 0; ordinal < ledger.nextOrdinal; ordinal++) {
      const row = ledger.row(ordinal);
      if (row !== undefined && (!own || /^x/.test(row.id) || row.id.startsWith(access.user.slice(0, 1))))
        ids.push(row.id);
    }
    return ids[n % ids.length] ?? asId('no-such-record');
  }

  /** A statement whose value is a marked name: a few values come again and again, so that facts are said twice and corrected. */
  #statement({ fact, value, voice, labels }: Extract<Move, { do: 'say' }>): unknown {
    const name = `N${marker}${value}x`;
    return {
      content: (facts[fact % facts.length] ?? '').replaceAll('*', name),
      ...(voice === 0 ? { speaker: 'assistant' } : {}),
      ...(voice === 1 ? { speaker: `speaker-${marker}` } : {}),
      ...(labels % 2 === 0 ? { source: sources[3 + (labels % 4) / 2] } : {}),
      ...(labels === 1 ? { externalId: `ext-${marker}${value}` } : {}),
      tags: this.#tags(labels),
    };
  }

  #text({ words: some, odd }: Words): string {
    return `${some.join(' ')}${odd} ${this.#mark('t')}`;
  }

  /** A word that nothing else has. */
  #mark(kind: string): string {
    return `${kind}${marker}${this.#texts++}x`;
  }

  #tags(count: number): string[] {
    return Array.from({ length: count % 3 }, (_, i) => (i === 0 ? `shared-${marker}${count}` : this.#mark('tag')));
  }

  #memory(given: Item, access: Access): unknown {
    const source = given.drawnFrom === null ? undefined : this.#excerpt(given.drawnFrom, access);
    // What is resent under an external id often says the same again.
    const resent = given.externalId <= 3 && given.words.length % 2 === 0;
    const content = source?.text ?? (resent ? `same ${marker}${given.externalId}` : this.#text(given));
    return {
      content,
      kind: kinds[given.kind],
      tags: this.#tags(given.tags),
      refs: given.ref === 0 ? [{ type: 'doc', id: `d${given.ref % 2}-${marker}`, label: this.#mark('label') }] : [],
      source: sources[given.source],
      session: sessions[given.session],
      externalId: given.externalId > 3 ? undefined : `ext-${marker}${given.externalId}`,
      ttl: given.ttl === 0 ? 30_000 : undefined,
      eventTime: given.ago === 0 ? this.world.now - 40_000 : undefined,
      ...(given.extras
        ? {
            speaker: `speaker-${marker}`,
            category: `category-${marker}`,
            channel: `channel-${marker}`,
            meta: { [`key${marker}`]: this.#mark('meta') },
            confidence: 0.5,
            mistake: { whatHappened: this.#mark('what'), correction: this.#mark('right') },
            importance: 0.25,
          }
        : {}),
      ...(source === undefined ? {} : { derivedFrom: source.derivedFrom }),
    };
  }

  /** A part of a record that the asker can read, as far as it is not blank. */
  #excerpt({ n, own, start, length }: NonNullable<Item['drawnFrom']>, access: Access) {
    const id = this.idOf({ n, own }, access);
    const found = this.world.ask({ type: 'get', access, id });
    const content = 'result' in found ? (found.result?.content ?? '') : '';
    if (content === '') return undefined;
    const from = start % content.length;
    const text = content.slice(from, from + length);
    return text.trim() === '' || text.includes('\u0000')
      ? undefined
      : { text, derivedFrom: { id, start: from, end: from + text.length } };
  }

  #target(given: Target, access: Access): unknown {
    switch (given.by) {
      case 'id':
        return { ids: given.picks.map((pick) => this.idOf(pick, access)) };
      case 'session':
        return { session: sessions[1 + (given.n % 3)] };
      case 'source':
        return { source: sources[3 + (given.n % 2)] };
      case 'ref':
        return { ref: { type: 'doc', id: `d${given.n % 2}-${marker}` } };
      case 'externalId':
        return { externalId: `ext-${marker}${given.n % 4}` };
      case 'user':
        return { user: access.user };
      case 'before':
        return { before: this.world.now - given.ago * 10_000 };
      case 'query': {
        const found = this.world.ask({ type: 'get', access, id: this.idOf(given.pick, access) });
        const content = 'result' in found ? (found.result?.content ?? '') : '';
        return { query: [...given.words, content.slice(-30), 'garden'].join(' ') };
      }
    }
  }
}

export function accessOf({ user, agent, session, space }: Who): Access {
  const [name, agentName, sessionName] = [users[user], agents[agent], sessions[session]];
  return toAccess({
    ...(name === undefined ? {} : { user: name }),
    ...(agentName === undefined ? {} : { agent: agentName }),
    ...(sessionName === undefined ? {} : { session: sessionName }),
    ...(space === undefined ? {} : { space: slugs[space] ?? '' }),
  });
}

function asId(text: string): RecordId {
  if (!isRecordId(text)) throw new Error('not an id');
  return text;
}

/** Records of another store: a chain, an excerpt and a tombstone, with or without a hand laid on them. */
export function foreignRecords(set: number, tampering: Tampering): readonly PortableRecord[] {
  const at = 1_735_689_600_000 + set * 86_400_000;
  const record = (name: string, fields: Partial<PortableRecord> = {}): PortableRecord => ({
    id: asId(`x${set}-${name}`),
    standing: 'active',
    kind: 'fact',
    provenance: 'self',
    storedAt: at,
    confidence: 1,
    derivedFrom: [],
    payload: {
      content: `${name} garden piano ${marker}f${set}${name}`,
      externalId: `ext-${marker}${set}`,
      tags: [`adopted-${marker}`],
    },
    ...fields,
  });
  const second = asId(`x${set}-second`);
  const first = record('first', { standing: 'superseded', supersededBy: second, supersededAt: at + 1000 });
  const excerpt = record('excerpt', {
    derivedFrom: [{ id: second, start: 0, end: 6 }],
    payload: { content: `second ${marker}f${set}e` },
  });
  const gone = record('gone', { standing: 'forgotten', forgottenAt: at + 2000, payload: { content: '' } });
  const whole = [first, record('second'), excerpt, gone];
  switch (tampering) {
    case 'none':
      return whole;
    case 'circle':
      return [first, record('second', { standing: 'superseded', supersededBy: first.id, supersededAt: at }), excerpt];
    case 'self':
      return [record('first', { standing: 'superseded', supersededBy: first.id })];
    case 'nowhere':
      return [record('first', { standing: 'superseded', supersededBy: asId('x-nowhere') }), excerpt];
    case 'backwards':
      return [...whole].reverse();
    case 'forgotten':
      return [first, record('second', { standing: 'forgotten', forgottenAt: at, payload: { content: '' } }), excerpt];
  }
}
