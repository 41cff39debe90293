import type { App } from '../app.js';
import { button, byId, fill, h } from '../ui/dom.js';
import { bytes, count } from '../ui/format.js';
import { announce } from '../ui/notices.js';
import { reportOf } from './report.js';

/**
 * Imports a file that is picked or dropped anywhere on the page: first a report of what would happen, then, when it is
 * confirmed, the import.
 *
 * @param show brings the panel into view
 */
export function bindImport(app: App, show: () => void): void {
  const picker = byId('import-file', HTMLInputElement);
  const panel = byId('import-report', HTMLElement);

  const look = async (file: File) => {
    show();
    fill(panel, h('p', {}, 'Reading ', h('b', { dir: 'auto' }, file.name), `, ${bytes(file.size)}\u2026`));
    const report = await app.attempt((memory) => memory.import(file, { dryRun: true }));
    if (report === undefined) return fill(panel);
    const entries = report.added + report.updated + report.tombstones;
    const go = button(
      entries === 0 ? 'Import again anyway' : `Import ${count(entries, 'entry', 'entries')}`,
      () => take(file),
      {
        class: 'strong',
      },
    );
    const leave = button('Leave it', () => fill(panel), { class: 'plain' });
    fill(
      panel,
      h('h3', { dir: 'auto', tabindex: -1 }, file.name),
      reportOf(report),
      h('p', { class: 'actions' }, entries > 0 && go, leave),
    );
    announce(`${file.name}: ${count(report.added, 'entry', 'entries')} would be added.`);
    panel.querySelector('h3')?.focus();
  };

  const take = async (file: File) => {
    const stopping = new AbortController();
    const bar = h('progress', { 'aria-label': 'Import' });
    const told = h('span', {}, '');
    fill(
      panel,
      h(
        'p',
        { class: 'progress' },
        bar,
        told,
        button('Stop', () => stopping.abort(), { class: 'plain' }),
      ),
    );
    const report = await app.attempt((memory) =>
      memory.import(file, {
        signal: stopping.signal,
        onProgress(done, total) {
          bar.max = total;
          bar.value = done;
          told.textContent = `${done} of ${total}`;
        },
      }),
    );
    if (report === undefined) return fill(panel);
    fill(panel, h('h3', { dir: 'auto', tabindex: -1 }, file.name), reportOf(report));
    announce(`Imported: ${count(report.added, 'entry', 'entries')} added.`);
    panel.querySelector('h3')?.focus();
  };

  picker.addEventListener('change', () => {
    const file = picker.files?.[0];
    picker.value = '';
    if (file !== undefined) void look(file);
  });
  bindDropping((files) => {
    const [file] = files;
    if (file === undefined) return;
    if (files.length > 1) announce('One file at a time: the first one was taken.');
    void look(file);
  });
}

function bindDropping(onDrop: (files: readonly File[]) => void): void {
  const root = document.documentElement;
  const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
  // Enter and leave fire for every element under the pointer.
  let depth = 0;
  const settle = () => root.classList.toggle('dropping', depth > 0);
  window.addEventListener('dragenter', (event) => {
    if (!carriesFiles(event)) return;
    depth += 1;
    settle();
  });
  window.addEventListener('dragleave', (event) => {
    if (!carriesFiles(event)) return;
    depth = Math.max(0, depth - 1);
    settle();
  });
  window.addEventListener('dragover', (event) => {
    if (carriesFiles(event)) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    depth = 0;
    settle();
    onDrop([...(event.dataTransfer?.files ?? [])]);
  });
}
