import type { Collector } from './collector.js';
import { externalIdOf, foreignLabel, foreignTags, foreignTime } from './foreign.js';
import { fnv1a64 } from './hash.js';

/** Lists of memories in plain text, as assistants show them to their users. */

interface TextItem {
  readonly line: number;
  text: string;
  readonly date?: string;
  readonly heading?: string;
}

const numbered = /^\s*\d+[.)]\s+(.*)$/;
const bullet = /^\s*[-*\u2022]\s+(.*)$/;
const bracketed = /^\s*(?:[-*\u2022]\s+)?\[([^\]]*)\]\s*[-\u2013\u2014:]\s*(.*)$/;
const unknownDate = /^(?:unknown|no date|undated|n\/?a|none|date unknown|unknown date|\?|-)?$/i;

/**
 * Whether text looks like one of the two lists; `undefined` when it looks like neither. Bullets without a date are a list only
 * when nothing but headings stands between them.
 */
export function textFormatOf(text: string): 'chatgpt-memories' | 'claude' | undefined {
  const lines = text.split(/\r?\n/);
  const dated = lines.filter((line) => isDate(bracketed.exec(line)?.[1])).length;
  const counted = lines.filter((line) => numbered.test(line)).length;
  if (counted > 0 && counted >= dated) return 'chatgpt-memories';
  if (dated > 0) return 'claude';
  const bullets = lines.filter((line) => /^[-*\u2022] +\S/.test(line)).length;
  const others = lines.filter((line) => line.trim() !== '' && !/^#{1,6} /.test(line)).length - bullets;
  return bullets > 0 && others === 0 ? 'claude' : undefined;
}

/**
 * Saved memories of ChatGPT: `1. [2024-04-26]. User loves dogs.` below a heading. The date may be missing. A line without a number
 * goes on with the item before it; a blank line ends the item. In a text without any number every line is an item.
 */
export function readChatGptMemories(text: string, out: Collector): void {
  const lines = text.split(/\r?\n/);
  const start = lines.some((line) => numbered.test(line))
    ? numbered
    : lines.some((line) => bullet.test(line))
      ? bullet
      : /^(.*)$/;
  const items: TextItem[] = [];
  let current: TextItem | undefined;
  lines.forEach((line, i) => {
    const place = i + 1;
    if (isFence(line) || /^\s*#/.test(line) || line.trim() === '') {
      current = undefined;
      return;
    }
    const rest = start.exec(line)?.[1];
    if (rest !== undefined) {
      const [, date, after] = /^\[([^\]]*)\][.:]?\s*(.*)$/.exec(rest) ?? [];
      current = isDate(date) ? { line: place, text: after ?? '', date: date ?? '' } : { line: place, text: rest };
      items.push(current);
    } else if (current) current.text += ` ${line.trim()}`;
    else if (items.length > 0) out.note('text-skipped', place);
  });
  for (const item of items) addItem(item, 'chatgpt-memory', out);
}

/**
 * Memory lists of Claude: `[2025-01-09] - Prefers short answers`, `[unknown] - …` or `- …`, below headings that become
 * category and tag. Fences are left out; where there are any, prose outside of them is too. A text without any item of a list is
 * a summary: each of its paragraphs is a memory.
 */
export function readClaudeMemories(text: string, out: Collector): void {
  const list = claudeItems(text, false);
  const { items, skipped } = list.items.length > 0 ? list : claudeItems(text, true);
  for (const place of skipped) out.note('text-skipped', place);
  for (const item of items) addItem(item, 'claude-memory', out);
}

/** Adds the paragraphs and list items of a summary that Claude wrote, all with one place. */
export function addClaudeMemories(
  text: string,
  { line, project }: { readonly line: number; readonly project?: string },
  out: Collector,
): void {
  for (const item of claudeItems(text, true).items) addItem({ ...item, line }, 'claude-memory', out, project);
}

/** @param prose whether paragraphs are items, too */
function claudeItems(
  text: string,
  prose: boolean,
): { readonly items: readonly TextItem[]; readonly skipped: readonly number[] } {
  const lines = text.split(/\r?\n/);
  const fenced = lines.some(isFence);
  const items: TextItem[] = [];
  const skipped: number[] = [];
  let current: TextItem | undefined;
  let heading: string | undefined;
  let inside = false;
  lines.forEach((line, i) => {
    const place = i + 1;
    if (isFence(line)) {
      inside = !inside;
      current = undefined;
      return;
    }
    if (line.trim() === '' || /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/.test(line)) {
      current = undefined;
      return;
    }
    const free = inside || !fenced;
    const title = headingOf(line, lines[i + 1], current === undefined && free);
    const item = title === undefined ? itemOf(line, place, heading) : undefined;
    if (title !== undefined) {
      heading = title;
      current = undefined;
    } else if (item !== undefined) {
      current = item;
      items.push(item);
    } else if (current !== undefined && free) current.text += ` ${line.trim()}`;
    else if (prose && free) {
      current = { line: place, text: line.trim(), ...(heading === undefined ? {} : { heading }) };
      items.push(current);
    } else skipped.push(place);
  });
  return { items, skipped };
}

function itemOf(line: string, place: number, heading: string | undefined): TextItem | undefined {
  const section = heading === undefined ? {} : { heading };
  const [, date, content] = bracketed.exec(line) ?? [];
  if (content !== undefined && isDate(date)) return { line: place, text: content, date: date ?? '', ...section };
  const text = bullet.exec(line)?.[1];
  if (text !== undefined) return { line: place, text, ...section };
  // A bracket that holds no date is part of what is remembered.
  return content === undefined ? undefined : { line: place, text: line.trim(), ...section };
}

/** The title of a section: `## Identity`, `**Identity**`, `1. **Identity**:`, `*Identity*`, `Identity:`, or a short line right above an item. */
function headingOf(line: string, next: string | undefined, free: boolean): string | undefined {
  const marked =
    /^\s*#{1,6}\s+(.+?)\s*#*\s*$/.exec(line) ??
    /^\s*(?:\d+[.)]\s+)?\*\*([^*]+)\*\*\s*:?\s*$/.exec(line) ??
    /^\s*\*([^*\s][^*]*)\*\s*$/.exec(line);
  const bare =
    marked ??
    (free && line.length <= 60 && !bullet.test(line) && !line.trim().startsWith('[')
      ? (/^\s*([^:]+):\s*$/.exec(line) ??
        (next !== undefined && (bullet.test(next) || bracketed.test(next)) ? /^\s*(.*[^\s.!?])\s*$/.exec(line) : null))
      : null);
  return bare?.[1]?.replace(/[*:]+/g, '').trim();
}

function addItem(item: TextItem, system: string, out: Collector, project?: string): void {
  const content = item.text.trim();
  const known = item.date !== undefined && !unknownDate.test(item.date.trim());
  const section = foreignLabel(item.heading);
  const category = project === undefined ? section : 'project';
  const { tags, skipped } = foreignTags(category === undefined ? [] : [category]);
  out.note('labels-skipped', item.line, skipped);
  out.item(item.line, {
    content,
    ...(category === undefined ? {} : { category, tags }),
    ...(project === undefined ? {} : { meta: { project, ...(section === undefined ? {} : { section }) } }),
    ...out.when(item.line, known ? item.date : undefined, known ? foreignTime(item.date) : undefined),
    externalId: externalIdOf(
      system,
      ...(project === undefined ? [] : [project]),
      fnv1a64(content.replace(/\s+/g, ' ')),
    ),
  });
}

/** Whether the text of a bracket is a real date, or says that there is none. Other brackets are content. */
function isDate(text: string | undefined): boolean {
  if (text === undefined) return false;
  return unknownDate.test(text.trim()) || (/^\d{4}-\d\d/.test(text.trim()) && foreignTime(text) !== undefined);
}

function isFence(line: string): boolean {
  return /^\s*(```|~~~)/.test(line);
}
