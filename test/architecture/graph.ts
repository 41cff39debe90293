import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import ts from 'typescript';
import type { Layer } from './layers.js';

/** Path of a source file (relative to the project, with slashes) to the specifiers it imports, as written. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Every module that a source names: import, export from, import(), import types, `import x = require()`, worker URLs. */
export function specifiersOf(path: string, source: string): string[] {
  const found: string[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isExternalModuleReference(node)) add(node.expression);
    else if (ts.isImportTypeNode(node)) add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0]);
    else if (ts.isNewExpression(node) && node.expression.getText() === 'URL') {
      const [first, second] = node.arguments ?? [];
      if (second?.getText() === 'import.meta.url') add(first);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolve(graph: ImportGraph, from: string, specifier: string): string | undefined {
  const path = posix.join(posix.dirname(from), specifier);
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];
  return candidates.find((candidate) => graph.has(candidate));
}

function layerOf(layers: readonly Layer[], path: string): Layer | undefined {
  const layer = layers
    .filter((candidate) => path.startsWith(candidate.path))
    .reduce<Layer | undefined>((best, next) => (best && best.path.length >= next.path.length ? best : next), undefined);
  // `src/` is for the files that lie directly in it: a new folder needs a rule of its own.
  return layer?.path === 'src/' && path.slice('src/'.length).includes('/') ? undefined : layer;
}

function checkImport(layer: Layer, graph: ImportGraph, from: string, specifier: string): string | undefined {
  if (isBuiltin(specifier)) return layer.builtins ? undefined : `${from} imports ${specifier}: Node only in src/node`;
  if (!specifier.startsWith('.')) {
    return layer.npm.includes(packageOf(specifier))
      ? undefined
      : `${from} imports ${specifier}: no such package on the list of ${layer.path}`;
  }
  const target = resolve(graph, from, specifier);
  if (target === undefined) return `${from} imports ${specifier}: no such source file`;
  const within = (paths: readonly string[]) => paths.some((path) => target.startsWith(path));
  const own = layer.path !== 'src/' && target.startsWith(layer.path);
  if (own || (within(layer.may) && !within(layer.not ?? []))) return undefined;
  return `${from} imports ${target}: ${layer.path} may not`;
}

/** Groups of files that import each other in a circle (Tarjan). Type-only imports count. */
function cycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const found: string[][] = [];
  const connect = (node: string): void => {
    const mine = index.size;
    index.set(node, mine);
    low.set(node, mine);
    stack.push(node);
    onStack.add(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) {
        connect(next);
        low.set(node, Math.min(low.get(node)!, low.get(next)!));
      } else if (onStack.has(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!));
    }
    if (low.get(node) !== mine) return;
    const group = stack.splice(stack.indexOf(node));
    for (const member of group) onStack.delete(member);
    if (group.length > 1 || edges.get(node)?.includes(node)) found.push(group.sort());
  };
  for (const node of edges.keys()) if (!index.has(node)) connect(node);
  return found;
}

/** Everything in the graph that the layers forbid, one line each; empty when the house is in order. */
export function violations(graph: ImportGraph, layers: readonly Layer[]): string[] {
  const found: string[] = [];
  const edges = new Map<string, string[]>();
  for (const [from, specifiers] of graph) {
    const layer = layerOf(layers, from);
    if (!layer) found.push(`${from}: no layer has this path`);
    const targets: string[] = [];
    for (const specifier of specifiers) {
      const problem = layer && checkImport(layer, graph, from, specifier);
      if (problem) found.push(problem);
      const target = specifier.startsWith('.') ? resolve(graph, from, specifier) : undefined;
      if (target) targets.push(target);
    }
    edges.set(from, targets);
  }
  for (const group of cycles(edges)) found.push(`import cycle: ${group.join(', ')}`);
  return found;
}
