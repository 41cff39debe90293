/**
 * Who may import whom, as data. A path belongs to the longest `path` that it starts with; it may import its own
 * layer's path, every path listed under `may`, the npm packages listed under `npm`, and nothing else.
 */
export interface Layer {
  readonly path: string;
  readonly may: readonly string[];
  /** Minus: paths that stay forbidden although `may` covers them. */
  readonly not?: readonly string[];
  readonly npm: readonly string[];
  /** May import Node's own modules. */
  readonly builtins?: true;
}

const model = 'src/model/';
const ports = 'src/ports/';
const text = 'src/engine/text/';

/** The small interfaces that engine slices see each other through. */
const contracts = ['src/engine/projection.ts', 'src/engine/env.ts', 'src/engine/views.ts'];

/** Pure packages only: no clock, no random source, no I/O in what the engine uses of them. */
const engineNpm = ['stemmer'];

const slices = ['search', 'graph', 'entities', 'knowledge', 'personas', 'context', 'activation', 'relate', 'spaces'];

const everythingNeutral = { may: ['src/', 'workers/'], not: ['src/node/'] };

export const layers: readonly Layer[] = [
  { path: model, may: [], npm: [] },
  { path: ports, may: [model], npm: [] },
  { path: 'src/engine/', may: [model], npm: engineNpm },
  { path: text, may: [model], npm: [...engineNpm, '@orama/stemmers'] },
  ...contracts.map((path) => ({ path, may: [model, text, ...contracts], npm: [] })),
  ...slices.map((slice) => ({ path: `src/engine/${slice}/`, may: [model, text, ...contracts], npm: engineNpm })),
  { path: 'src/storage/', may: [ports, model], npm: ['idb'] },
  { path: 'src/runtime/', may: [ports, model], npm: [] },
  { path: 'src/embed/', may: [ports, model], npm: ['@xenova/transformers', '@huggingface/transformers'] },
  { path: 'src/enrich/', may: [ports, model, text], npm: [] },
  { path: 'src/exchange/', may: [ports, model], npm: [] },
  { path: 'src/testing/', may: [ports, model, 'src/storage/'], npm: [] },
  { path: 'src/host/', may: ['src/engine/', ports, model], npm: [] },
  { path: 'src/facade/', may: [ports, model, 'src/exchange/'], npm: [] },
  { path: 'src/remote/', may: [ports, model], npm: ['comlink'] },
  { path: 'src/integrations/', may: ['src/facade/', model], npm: [] },
  { path: 'src/node/', may: ['src/', 'workers/'], npm: ['commander'], builtins: true },
  // The presets: index.ts, browser.ts, worker.ts. A folder under src/ without a layer of its own is an error.
  { path: 'src/', ...everythingNeutral, npm: [] },
  { path: 'workers/', ...everythingNeutral, npm: [] },
  // The playground sees what a user sees.
  { path: 'demo/', may: [], npm: ['loci'] },
];
