import type { Ordinal } from '../../model/ids.js';
import type { Payload } from '../../model/records.js';
import { decodeUtf8 } from '../../model/utf8.js';
import { analyseInto, forgetWords } from '../text/analyse.js';
import { passages } from '../text/passages.js';
import type { Span } from '../text/sentences.js';
import { Builder } from './builder.js';
import { Candidates } from './candidates.js';
import { fieldTerms } from './fields.js';
import { passing, type ValueFilter } from './filters.js';
import { type Mention, mentionsOf } from './mentions.js';
import { merge } from './merge.js';
import { type Ranking, rank, type SearchRequest } from './rank.js';
import { saidDateTerms, saysDates } from './said-dates.js';
import { mostUnits, Segment } from './segment.js';
import { Shard } from './shard.js';
import { type IndexView, viewOf } from './statistics.js';
import { traitsOf } from './traits.js';
import { without } from './without.js';

/** What the ledger says about a record of a stored page. */
export type IndexStanding = 'active' | 'superseded' | 'gone';

/** A page of the index as it is stored: one segment. */
export interface IndexPage {
  /** The name under which these very bytes are stored, if they are. */
  readonly key: string | undefined;
  readonly from: Ordinal;
  /** The ordinal behind the last one. */
  readonly to: Ordinal;
  readonly units: number;
  bytes(): Uint8Array;
  /** Tells the index that the bytes are stored under `key`. Harmless when the page has been replaced meanwhile. */
  saved(key: string): void;
}

/**
 * The search index of one space: a cache that can be built from payloads at any time. Records come in by ordinal; their text is not
 * kept. New records wait in a builder and become a segment when somebody looks; segments of similar size merge, so
 * that there are few and a fold writes little.
 */
export class SpaceIndex {
  #shards: Shard[] = [];
  #builder = new Builder();
  /** Records of the builder that are no longer active. */
  readonly #retired = new Set<Ordinal>();
  #highest: Ordinal = -1;
  #view: IndexView | undefined;
  /** Records as they were before a part of them was corrected. Made of texts alone and not stored. */
  #older: SpaceIndex | undefined;
  readonly #kept = new Set<Ordinal>();
  /** Together with those. */
  #whole: IndexView | undefined;
  /** Records that are not yet here as they are to be found: their texts must be handed in before anybody searches. */
  readonly awaited = new Set<Ordinal>();
  #ground: object = {};
  readonly #candidates = new Candidates();
  #rejected: readonly string[] = [];

  static empty(): SpaceIndex {
    return new SpaceIndex();
  }

  /**
   * An index of stored pages. Pages of another format or analyser and damaged ones are left out and named in {@link rejected}:
   * the caller adds the records that {@link has} does not know. What the ledger calls `gone` is erased at once.
   *
   * @param areActive whether all of these are `active`, so that nobody has to ask about each
   */
  static load(
    pages: readonly { readonly key: string; readonly bytes: Uint8Array }[],
    standingOf: (ordinal: Ordinal) => IndexStanding,
    areActive: (ordinals: Uint32Array) => boolean = () => false,
  ): SpaceIndex {
    const index = new SpaceIndex();
    const rejected: string[] = [];
    const gone: Ordinal[] = [];
    for (const { key, bytes } of pages) {
      const segment = Segment.load(bytes);
      if (typeof segment === 'string') {
        rejected.push(key);
        continue;
      }
      const shard = new Shard(segment, key);
      const end = areActive(segment.ordinals) ? 0 : segment.units;
      for (let unit = 0; unit < end; unit++) {
        if (segment.passageOf(unit) !== 0) continue;
        const ordinal = segment.ordinals[unit] as number;
        const standing = standingOf(ordinal);
        if (standing === 'gone') gone.push(ordinal);
        else if (standing === 'superseded') shard.retire(ordinal);
      }
      index.#shards.push(shard);
      index.#highest = Math.max(index.#highest, shard.to - 1);
    }
    index.#rejected = rejected;
    if (gone.length > 0) index.erase(gone);
    return index;
  }

  /** Keys of pages that `load` could not use. */
  get rejected(): readonly string[] {
    return this.#rejected;
  }

  /** Records and passages of all standings. */
  get units(): number {
    return this.#current().units;
  }

  /** Entries of all dictionaries; a term counts once per segment. */
  get terms(): number {
    return this.#current().shards.reduce((sum, { segment }) => sum + segment.terms, 0);
  }

  /** Of all segments, in memory as on disk. */
  get bytes(): number {
    return this.#current().shards.reduce((sum, { segment }) => sum + segment.bytes.length, 0);
  }

  has(ordinal: Ordinal): boolean {
    return this.#builder.has(ordinal) || this.#shards.some(({ segment }) => segment.unitOf(ordinal) >= 0);
  }

  /**
   * Takes in a record as active. `moment` is when it was said, for "last Friday". Cheapest in ascending order; a record that
   * is there already stays as it is.
   */
  add(ordinal: Ordinal, payload: Payload, moment?: number): void {
    if (ordinal <= this.#highest && this.has(ordinal)) return;
    const { content, mistake } = payload;
    const spans = passages(content);
    if (ordinal <= this.#builder.last || this.#builder.units + spans.length > mostUnits) this.#seal();
    const builder = this.#builder;
    for (let passage = 0; passage < spans.length; passage++) {
      const { start, end } = spans[passage] as Span;
      const text = spans.length === 1 ? content : content.slice(start, end);
      builder.begin(ordinal, passage);
      const found = analyseInto(text, builder);
      builder.describe(traitsOf(text, found, payload));
      if (passage > 0) continue;
      if (mistake !== undefined) {
        for (const text of [mistake.whatHappened, mistake.correction, mistake.rootCause]) {
          if (text !== undefined && !content.includes(text)) analyseInto(text, builder);
        }
      }
      for (const field of fieldTerms(payload)) builder.text(field);
      if (spans.length > 1 || saysDates(found)) for (const date of saidDateTerms(content, moment)) builder.text(date);
    }
    this.#highest = Math.max(this.#highest, ordinal);
    this.#changed();
  }

  /** Takes a record out of all statistics; it is found only with `includeSuperseded`. */
  retire(ordinal: Ordinal): void {
    this.#changed();
    if (this.#builder.has(ordinal)) this.#retired.add(ordinal);
    else for (const shard of this.#shards) shard.retire(ordinal);
  }

  /** Removes records without a trace, terms that only they had included. Unknown ordinals are passed over. */
  erase(ordinals: Iterable<Ordinal>): void {
    this.#ground = {};
    this.#seal();
    const gone = new Set(ordinals);
    for (const ordinal of gone) this.drop(ordinal);
    const shards: Shard[] = [];
    for (const shard of this.#shards) {
      const { segment } = shard;
      const touched = [...gone].some((ordinal) => segment.unitOf(ordinal) >= 0);
      if (!touched) {
        shards.push(shard);
        continue;
      }
      const rest = without(segment, gone);
      if (rest) shards.push(withRetired(new Shard(rest), shard.retiredOrdinals()));
    }
    this.#shards = shards;
    this.#merge();
    this.#changed();
    forgetWords();
  }

  /** Keeps a record as it was before a part of it was corrected: so it is found with `includeSuperseded`. */
  keep(ordinal: Ordinal, payload: Payload, moment: number): void {
    if (this.#kept.has(ordinal)) return;
    this.#older ??= SpaceIndex.empty();
    this.#older.add(ordinal, payload, moment);
    this.#older.retire(ordinal);
    this.#kept.add(ordinal);
    this.#changed();
  }

  /** Keeps a record only as it is now. */
  drop(ordinal: Ordinal): void {
    if (!this.#kept.delete(ordinal)) return;
    this.#older?.erase([ordinal]);
    this.#changed();
  }

  /** Whether a record is here with just this text. */
  says(ordinal: Ordinal, payload: Payload, moment: number): boolean {
    const units = (index: SpaceIndex) => {
      index.#seal();
      return JSON.stringify(index.#shards.flatMap(({ segment }) => unitsOf(segment, ordinal)));
    };
    return units(this) === units(SpaceIndex.#of([[ordinal, payload]], () => moment));
  }

  /** Writes records anew as active ones, each in its place among the others, so that it keeps its neighbours. */
  rewrite(records: readonly (readonly [Ordinal, Payload])[], momentOf: (ordinal: Ordinal) => number): void {
    if (records.length === 0) return;
    this.erase(records.map(([ordinal]) => ordinal));
    const left = new Set([...records].sort(([a], [b]) => a - b));
    this.#shards = this.#shards.map((home) => {
      // After other changes segments may reach over each other.
      const own = [...left].filter(([ordinal]) => home.from < ordinal && ordinal < home.to);
      if (own.length === 0) return home;
      const parts = [home, ...SpaceIndex.#of(own, momentOf).#shards].map(({ segment }) => segment);
      if (parts.reduce((units, part) => units + part.units, 0) > mostUnits) return home;
      for (const one of own) left.delete(one);
      return withRetired(new Shard(merge(parts)), home.retiredOrdinals());
    });
    // What stands between the others, one by one: together they would reach over those.
    for (const one of left) this.#shards.push(...SpaceIndex.#of([one], momentOf).#shards);
    this.#shards = this.#inOrder();
    this.#highest = Math.max(this.#highest, ...records.map(([ordinal]) => ordinal));
    this.#merge();
    this.#changed();
  }

  static #of(records: readonly (readonly [Ordinal, Payload])[], momentOf: (ordinal: Ordinal) => number): SpaceIndex {
    const index = SpaceIndex.empty();
    for (const [ordinal, payload] of records) index.add(ordinal, payload, momentOf(ordinal));
    index.#seal();
    return index;
  }

  /** The same object as long as nothing is erased: whoever notes something about texts notes it under this, and it goes with them. */
  get ground(): object {
    return this.#ground;
  }

  /** The same object as long as nothing is added, retired or erased. */
  get stamp(): object {
    return this.#current();
  }

  search(request: SearchRequest): Ranking {
    const view = request.includeSuperseded === true ? this.#withOlder() : this.#current();
    return rank(view, request, this.#candidates);
  }

  /** The active records with the given values, in ascending order; with `includeSuperseded` all records. */
  matching(where: readonly ValueFilter[], includeSuperseded = false): Ordinal[] {
    const view = this.#current();
    const passed = passing(view, where);
    const found: Ordinal[] = [];
    for (const shard of view.shards) {
      shard.segment.ordinals.forEach((ordinal, unit) => {
        if (shard.segment.passageOf(unit) !== 0 || (passed && passed[shard.base + unit] === 0)) return;
        if (includeSuperseded || shard.isLive(unit)) found.push(ordinal);
      });
    }
    return found.sort((a, b) => a - b);
  }

  /** The index as it is now, for what is seldom asked and need not come along with every search. */
  get view(): IndexView {
    return this.#current();
  }

  /** Active records other than these that share rare words with them, those that share most first. */
  mentions(ordinals: Iterable<Ordinal>, limit: number): Mention[] {
    return mentionsOf(this.#current(), new Set(ordinals), limit);
  }

  /** The pages to store, in order of their first ordinal. Those with a key need not be written again. */
  pages(): IndexPage[] {
    this.#seal();
    return this.#inOrder().map((shard) => ({
      get key() {
        return shard.key;
      },
      from: shard.from,
      to: shard.to,
      units: shard.segment.units,
      bytes: () => shard.segment.bytes,
      saved: (key: string) => {
        shard.key = key;
      },
    }));
  }

  #current(): IndexView {
    this.#seal();
    // In the order in which they would be loaded, so that a search finds the same neighbours before and after.
    this.#view ??= viewOf(this.#inOrder());
    return this.#view;
  }

  #withOlder(): IndexView {
    const current = this.#current();
    if (this.#older === undefined || this.#kept.size === 0) return current;
    this.#older.#seal();
    const shards = [...current.shards, ...this.#older.#inOrder()];
    this.#whole ??= viewOf(shards, { ordinals: this.#kept, from: current.shards.length });
    return this.#whole;
  }

  #changed(): void {
    this.#view = undefined;
    this.#whole = undefined;
  }

  #inOrder(): Shard[] {
    return [...this.#shards].sort((a, b) => a.from - b.from);
  }

  /** Turns what the builder holds into a segment. */
  #seal(): void {
    if (this.#builder.units === 0) return;
    this.#shards.push(withRetired(new Shard(this.#builder.freeze()), this.#retired));
    this.#builder = new Builder();
    this.#retired.clear();
    this.#merge();
    this.#changed();
  }

  /** Merges neighbours until each segment has at least twice the units of the next, or a merger would be too large. */
  #merge(): void {
    for (let i = this.#shards.length - 1; i > 0; i--) {
      const a = this.#shards[i - 1] as Shard;
      const b = this.#shards[i] as Shard;
      const units = a.segment.units + b.segment.units;
      if (a.segment.units >= 2 * b.segment.units || units > mostUnits) continue;
      const merged = merge([a.segment, b.segment]);
      this.#shards.splice(i - 1, 2, withRetired(new Shard(merged), [...a.retiredOrdinals(), ...b.retiredOrdinals()]));
      i = Math.min(i + 1, this.#shards.length);
    }
  }
}

/** What the passages of a record say. */
function unitsOf(segment: Segment, ordinal: Ordinal): readonly unknown[] {
  const first = segment.unitOf(ordinal);
  if (first < 0) return [];
  return Array.from({ length: segment.endOf(first) - first }, (_, passage) => {
    const unit = first + passage;
    const own = segment.forward.subarray(segment.forwardOffsets[unit], segment.forwardOffsets[unit + 1]);
    return [segment.traits[unit], Array.from(own, (term) => decodeUtf8(segment.term(term)))];
  });
}

function withRetired(shard: Shard, ordinals: Iterable<Ordinal>): Shard {
  for (const ordinal of ordinals) shard.retire(ordinal);
  return shard;
}
