import { decodeLength, encodeLength } from '../../../src/engine/search/lengths.js';
import { analyseQuery, termsOf } from '../../../src/engine/text/analyse.js';
import { passages } from '../../../src/engine/text/passages.js';
import type { Ordinal } from '../../../src/model/ids.js';
import type { Payload } from '../../../src/model/records.js';

export interface NaiveRecord {
  readonly ordinal: Ordinal;
  readonly payload: Payload;
  readonly live: boolean;
}

const shares = { tags: 1, category: 0.5, source: 0.5, speaker: 0.5 };

function unitsOf({ content, mistake }: Payload): string[][] {
  const units = passages(content).map(({ start, end }) => termsOf(content.slice(start, end)));
  for (const text of [mistake?.whatHappened, mistake?.correction]) {
    if (text !== undefined && !content.includes(text)) units[0]?.push(...termsOf(text));
  }
  return units;
}

function fieldsOf(payload: Payload): Map<keyof typeof shares, Set<string>> {
  const labels = (payload.refs ?? []).map((ref) => ref.label ?? '');
  return new Map<keyof typeof shares, Set<string>>([
    ['tags', new Set([...(payload.tags ?? []), ...labels].flatMap(termsOf))],
    ['category', new Set(termsOf(payload.category ?? ''))],
    ['source', new Set(termsOf(payload.source ?? ''))],
    ['speaker', new Set(termsOf(payload.speaker ?? ''))],
  ]);
}

/** BM25+ over plain arrays, straight from its formula: the score of every record that has one. */
export function naiveScores(
  records: readonly NaiveRecord[],
  text: string,
): Map<Ordinal, { score: number; live: boolean }> {
  const indexed = records.map((record) => ({
    ...record,
    units: unitsOf(record.payload),
    fields: fieldsOf(record.payload),
  }));
  const live = indexed.filter((record) => record.live);
  const liveUnits = live.flatMap(({ units }) => units);
  const length = (unit: string[]) => decodeLength(encodeLength(unit.length));
  const average = Math.max(1, liveUnits.reduce((sum, unit) => sum + length(unit), 0) / Math.max(1, liveUnits.length));
  const idf = (n: number) => Math.log(1 + (liveUnits.length - n + 0.5) / (n + 0.5));
  const scores = new Map<Ordinal, { score: number; live: boolean }>();
  for (const record of indexed) {
    const perUnit = record.units.map(() => 0);
    let fields = 0;
    for (const { term, prefix } of analyseQuery(text)) {
      const is = (other: string) => (prefix ? other.startsWith(term) : other === term);
      const weight = idf(liveUnits.filter((unit) => unit.some(is)).length);
      record.units.forEach((unit, i) => {
        const tf = Math.min(15, unit.filter(is).length);
        if (tf === 0) return;
        const part = (tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * length(unit)) / average)) + 0.75;
        perUnit[i] = (perUnit[i] ?? 0) + weight * part;
      });
      for (const [field, terms] of record.fields) {
        if (!terms.has(term)) continue;
        const n = live.filter((other) => other.fields.get(field)?.has(term)).length;
        fields += shares[field] * 1.75 * idf(n);
      }
    }
    const score = Math.max(...perUnit) + fields;
    if (score > 0) scores.set(record.ordinal, { score, live: record.live });
  }
  return scores;
}
