import type { App } from '../app.js';
import { byId, h } from '../ui/dom.js';
import { bytes } from '../ui/format.js';
import { announce } from '../ui/notices.js';

/** Saves everything as a file, tombstones included. */
export function bindExport(app: App): void {
  const save = byId('export', HTMLButtonElement);
  save.addEventListener('click', async () => {
    save.disabled = true;
    const file = await app.attempt(async (memory) => {
      const parts: BlobPart[] = [];
      for await (const part of memory.export()) parts.push(new Uint8Array(part));
      return new Blob(parts, { type: 'application/x-ndjson' });
    });
    save.disabled = false;
    if (file === undefined) return;
    download(file, `loci-${new Date().toISOString().slice(0, 10)}.jsonl`);
    announce(`Exported ${bytes(file.size)}.`);
  });
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  h('a', { href: url, download: name }).click();
  // Browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
