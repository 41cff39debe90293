import type { Derivation } from '../commands.js';
import type { RecordId } from '../ids.js';
import type { Enrichment } from '../records.js';
import { wellFormed } from '../utf8.js';
import { compact } from './memory.js';
import { isBlank, isRecord } from './value.js';

/** The most that is kept of each field: so many entries, each of so many UTF-16 code units. */
const most = {
  summary: 600,
  keywords: { entries: 30, length: 80 },
  questions: { entries: 10, length: 300 },
  tags: { entries: 20, length: 50 },
} as const;

/**
 * What of an enricher's answer is of use: text, trimmed, without repeats and within bounds. Everything else is left out, since
 * an answer that is nonsense in one part may be good in another.
 *
 * @returns undefined when nothing is left
 */
export function parseEnrichment(value: unknown): Enrichment | undefined {
  try {
    if (!isRecord(value)) return undefined;
    const enrichment: Enrichment = compact({
      summary: textOf(value.summary, most.summary),
      keywords: listOf(value.keywords, most.keywords),
      questions: listOf(value.questions, most.questions),
      tags: listOf(value.tags, most.tags),
    });
    return Object.keys(enrichment).length === 0 ? undefined : enrichment;
  } catch {
    // Getters and proxies run foreign code.
    return undefined;
  }
}

/** The most that is kept of what an enricher says of a group. */
const mostDerived = { statements: 10, length: 600 };
/** Of more sources the beginning is looked at. */
const mostNamed = 100;

/**
 * What of an enricher's answer about a group is of use: statements, each with at least two sources of the group, one for the same
 * sources.
 *
 * @param group the ids that it was shown
 */
export function parseDerivations(value: unknown, group: readonly RecordId[]): readonly Derivation[] {
  try {
    if (!Array.isArray(value)) return [];
    const found = new Map<string, Derivation>();
    for (const entry of value.slice(0, mostDerived.statements * 10)) {
      if (found.size === mostDerived.statements || !isRecord(entry)) continue;
      const content = textOf(entry.text, mostDerived.length);
      const named: readonly unknown[] = Array.isArray(entry.sources) ? entry.sources.slice(0, mostNamed) : [];
      const sources = group.filter((id) => named.includes(id));
      const key = sources.join(' ');
      if (content !== undefined && sources.length > 1 && !found.has(key)) found.set(key, { content, sources });
    }
    return [...found.values()];
  } catch {
    // Getters and proxies run foreign code.
    return [];
  }
}

/** Text that is not blank, cut to a length. */
function textOf(value: unknown, length: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  // A cut may go through a surrogate pair.
  const text = wellFormed(value.trim().slice(0, length)).trim();
  return isBlank(text) ? undefined : text;
}

/** An entry that is too long is no word and no question, so it is left out rather than cut. */
function listOf(
  value: unknown,
  { entries, length }: { readonly entries: number; readonly length: number },
): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const texts = new Set<string>();
  // Of a list without end the beginning is looked at.
  for (const entry of value.slice(0, entries * 10)) {
    if (texts.size === entries) break;
    const text = typeof entry === 'string' && entry.length <= length * 2 ? textOf(entry, length + 1) : undefined;
    if (text !== undefined && text.length <= length) texts.add(text);
  }
  return texts.size === 0 ? undefined : [...texts];
}
