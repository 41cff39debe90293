import type { Imported, ImportFormat, ImportPreview } from 'loci/browser';
import { h } from '../ui/dom.js';
import { count, dayOf } from '../ui/format.js';

const formats: Readonly<Record<ImportFormat, string>> = {
  loci: 'loci',
  chatgpt: 'ChatGPT conversations',
  'chatgpt-memories': 'ChatGPT saved memories',
  claude: 'Claude',
  mem0: 'mem0',
  'mcp-memory': 'the reference MCP memory server',
};

/** What an import would do, or did. */
export function reportOf(report: Imported): Node[] {
  const { dryRun } = report;
  const line = (n: number, text: string, tone?: string) =>
    n > 0 && h('li', { 'data-tone': tone }, h('b', {}, n), ` ${text}`);
  return [
    h('p', {}, `This is a file of ${formats[report.format]}. `, dryRun ? 'Nothing has been stored yet.' : 'Done.'),
    h(
      'ul',
      { class: 'counts' },
      line(report.added, dryRun ? 'would be added' : 'added'),
      line(report.updated, dryRun ? 'would be updated' : 'updated'),
      line(report.unchanged, 'known already'),
      line(report.forgotten, 'forgotten here before, and not brought back'),
      line(report.tombstones, 'tombstones of the file'),
      line(report.failed.length, 'could not be read', 'problem'),
    ),
    report.failed.length > 0 &&
      h(
        'details',
        { class: 'problems' },
        h('summary', {}, `Why ${count(report.failed.length, 'entry', 'entries')} could not be read`),
        h(
          'ul',
          {},
          ...report.failed
            .slice(0, 20)
            .map(({ line: place, code, message }) =>
              h('li', {}, `Place ${place}: ${message} `, h('code', { class: 'code' }, code)),
            ),
        ),
      ),
    report.notes.length > 0 &&
      h('ul', { class: 'notes' }, ...report.notes.map(({ message, count: n }) => h('li', {}, `${n}: ${message}`))),
    report.preview !== undefined && report.preview.length > 0 && previewTable(report.preview),
  ].filter((part) => part !== false);
}

function previewTable(entries: readonly ImportPreview[]): HTMLElement {
  return h(
    'table',
    { class: 'preview' },
    h('caption', {}, `The first ${count(entries.length, 'entry', 'entries')}`),
    h('thead', {}, h('tr', {}, ...['Becomes', 'Date', 'Text'].map((label) => h('th', { scope: 'col' }, label)))),
    h(
      'tbody',
      {},
      ...entries.map(({ status, eventTime, content }) =>
        h(
          'tr',
          {},
          h('td', {}, status),
          h('td', {}, eventTime === undefined ? 'unknown' : dayOf(eventTime)),
          h('td', { dir: 'auto' }, content),
        ),
      ),
    ),
  );
}
