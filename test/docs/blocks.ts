import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url));

/** One code block of a document. */
export interface Block {
  /** The document and the line at which it starts, such as `docs/api.md:12`. */
  readonly at: string;
  readonly source: string;
  /** What it says that it prints, one entry for each `console.log`; `undefined` where nothing is said. */
  readonly prints: readonly (string | undefined)[];
  /** Whether it can only run in a page or a worker. */
  readonly browserOnly: boolean;
}

/** Where each entry of the package lies in the source. */
export const entries: Readonly<Record<string, string>> = {
  loci: 'src/index.ts',
  'loci/browser': 'src/browser.ts',
  'loci/node': 'src/node/index.ts',
  'loci/storage/indexeddb': 'src/storage/indexeddb.ts',
  'loci/testing': 'src/testing/index.ts',
  'loci/worker': 'src/worker.ts',
};

/** What a block without an import takes as given: an open memory, or a way to open one, and a file with one memory. */
const prelude = (code: string) => `import { type HandleOptions, memoryStorage, openMemory as open } from 'loci';
const file = new Blob(['{"content":"Tea at nine"}']);
const openMemory = (options: HandleOptions) => open({ storage: memoryStorage(), ...options });
${/^const memory = /m.test(code) ? '' : 'const memory = await openMemory({});'}
`;

/** Every TypeScript block of the README and of docs/. One without an import speaks of a `memory` that is open. */
export function blocks(): readonly Block[] {
  const documents = readdirSync(join(project, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', ...documents.map((name) => `docs/${name}`)].flatMap((document) => {
    const text = readFileSync(join(project, document), 'utf8');
    return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ 1: code = '', index }): Block => {
      const hasImport = /^import /m.test(code);
      return {
        at: `${document}:${text.slice(0, index).split('\n').length}`,
        source: hasImport ? code : prelude(code) + code,
        prints: [...code.matchAll(/^\s*console\.log\(.*\);(?: \/\/ (.*))?$/gm)].map(({ 1: said }) => said),
        browserOnly: /from 'loci\/(?:browser|worker|storage\/indexeddb)'/.test(code),
      };
    });
  });
}
