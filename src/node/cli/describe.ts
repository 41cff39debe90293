import { toIso } from '../../model/calendar.js';
import type { Hit, RecordView, SearchResult } from '../../model/queries.js';
import { indented, onOneLine } from './terminal.js';

/** Records and hits as text for people. What a terminal must not see is taken out where the text is written. */

const nothingFound = 'nothing found';

/** Hits, best first, each with its whole content. */
export function hitsOf(hits: readonly Hit[]): string {
  return hits.length === 0 ? nothingFound : hits.map(hitOf).join('\n');
}

function hitOf(hit: Hit, at: number): string {
  const number = `${at + 1}. `;
  const indent = ' '.repeat(number.length);
  const facts = [
    hit.id,
    hit.standing === 'active' ? hit.kind : `${hit.kind}, ${hit.standing}`,
    dayOf(hit),
    `relevance ${hit.relevance.toFixed(2)}`,
    ...labelsOf(hit),
  ];
  const why = (hit.why ?? []).map(
    ({ layer, delta, detail }) =>
      `${indent}${signed(delta)} ${layer}${detail === undefined ? '' : ` (${onOneLine(detail)})`}`,
  );
  const score = hit.why === undefined ? [] : [`${indent}${hit.score.toFixed(6)} score, from`, ...why];
  return [number + indented(hit.content.trimEnd(), indent), `${indent}${facts.join('  ')}`, ...score].join('\n');
}

/** What a search says beside its hits. */
export function leftOutOf({ filteredOut, leftOut, skipped, cursor }: SearchResult): readonly string[] {
  return [
    ...(filteredOut === 0 ? [] : [`${filteredOut} below the floor`]),
    ...(leftOut ?? []).map(({ id, reason }) => `left out: ${id} (${onOneLine(reason)})`),
    ...skipped.map((layer) => `not run: ${layer}`),
    ...(cursor === undefined ? [] : [`more with --cursor ${cursor}`]),
  ];
}

/** A record on one line: id, standing, kind, day, first sentence. */
export function lineOf(record: RecordView): string {
  const says = record.standing === 'forgotten' ? (record.reason ?? '') : record.summary;
  const columns = [record.id, record.standing.padEnd(10), record.kind.padEnd(10), dayOf(record), onOneLine(says)];
  return columns.join('  ').trimEnd();
}

/** The versions of a memory, oldest first. */
export function historyOf(versions: readonly RecordView[]): string {
  return versions
    .map((version) => {
      const head = [version.id, version.standing, timeOf(version.storedAt), ...becauseOf(version)].join('  ');
      const text = version.standing === 'forgotten' ? '' : `\n  ${indented(version.content.trimEnd(), '  ')}`;
      return head + text;
    })
    .join('\n');
}

/** Everything about one record. The content comes last, as it is. */
export function detailsOf(record: RecordView): string {
  const { content, summary: _summary, ...details } = record;
  const lines = Object.entries(details)
    .filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}: ${shown(name, value)}`);
  return [...lines, ...(record.standing === 'forgotten' ? [] : ['', content])].join('\n');
}

function shown(name: string, value: unknown): string {
  if (typeof value === 'number' && /(?:At|Time)$/.test(name)) return toIso(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return typeof value === 'string' ? onOneLine(value) : JSON.stringify(value);
}

function labelsOf({ tags, source, speaker, session, space }: RecordView): readonly string[] {
  return [
    ...(space === 'personal' ? [] : [`in ${onOneLine(space)}`]),
    ...tags.map((tag) => `#${tag}`),
    ...(source === undefined ? [] : [`source ${onOneLine(source)}`]),
    ...(speaker === undefined ? [] : [`said by ${onOneLine(speaker)}`]),
    ...(session === undefined ? [] : [`session ${onOneLine(session)}`]),
  ];
}

function becauseOf({ reason }: RecordView): readonly string[] {
  return reason === undefined ? [] : [`because: ${onOneLine(reason)}`];
}

/** The day of what a record tells, in UTC. */
function dayOf({ eventTime, storedAt }: RecordView): string {
  return toIso(eventTime ?? storedAt).replace(/T.*/, '');
}

function timeOf(millis: number): string {
  return toIso(millis).replace(/\.\d+Z$/, 'Z');
}

function signed(delta: number): string {
  return `${delta < 0 ? '-' : '+'}${Math.abs(delta).toFixed(6)}`;
}
