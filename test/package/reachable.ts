import { dirname, sep } from 'node:path';
import ts from 'typescript';

/** The names of an entry, and what its declarations speak of without its offering a name for it. */
export interface EntryTypes {
  readonly exported: readonly string[];
  /** Names of types of the package that a reader of the entry meets and cannot import, each with the one who mentions it. */
  readonly missing: readonly string[];
}

/**
 * Walks the declarations of entries from what they export to every type that is mentioned on the way.
 *
 * @param files the declaration files of the entries, by the names of the entries
 * @param root the folder of the package: what lies elsewhere is somebody else's
 * @param common the entry whose names count everywhere
 */
export function typesOf(
  files: Readonly<Record<string, string>>,
  root: string,
  common: string,
): Readonly<Record<string, EntryTypes>> {
  const program = ts.createProgram(Object.values(files), {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: ['node'],
    typeRoots: [`${dirname(dirname(root))}/node_modules/@types`],
    skipLibCheck: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const resolved = (symbol: ts.Symbol) =>
    (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
  const exportsOf = (file: string): ReadonlyMap<ts.Symbol, string> => {
    const source = program.getSourceFile(file);
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} is no module.`);
    return new Map(checker.getExportsOfModule(module).map((symbol) => [resolved(symbol), symbol.name]));
  };
  const isOwn = (node: ts.Node) => {
    const { fileName } = node.getSourceFile();
    return fileName.startsWith(root + sep) && !fileName.slice(root.length).includes(`${sep}node_modules${sep}`);
  };

  const shared = exportsOf(files[common] ?? '');
  const found: Record<string, EntryTypes> = {};
  for (const [entry, file] of Object.entries(files)) {
    const offered = exportsOf(file);
    const missing = new Map<string, string>();
    const queue = [...offered.keys()];
    const seen = new Set(queue);
    for (const symbol of queue) {
      const visit = (node: ts.Node): void => {
        if (isPrivate(node)) return;
        const name = nameIn(node);
        const mentioned = name === undefined ? undefined : checker.getSymbolAtLocation(name);
        if (mentioned !== undefined) {
          const target = resolved(mentioned);
          const own = (target.declarations ?? []).some((node) => isOwn(node) && !ts.isTypeParameterDeclaration(node));
          // A type that is said through a list of values is known by its own name.
          const isType = (target.flags & ts.SymbolFlags.Type) !== 0;
          if (own && !seen.has(target)) {
            seen.add(target);
            queue.push(target);
            if (isType && !offered.has(target) && !shared.has(target)) missing.set(target.name, symbol.name);
          }
        }
        ts.forEachChild(node, visit);
      };
      for (const declaration of symbol.declarations ?? []) if (isOwn(declaration)) visit(declaration);
    }
    found[entry] = {
      exported: [...offered.values()].sort(),
      missing: [...missing].map(([name, by]) => `${name} (in ${by})`).sort(),
    };
  }
  return found;
}

/** The name of a type or a value that a node of a declaration speaks of. */
function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isTypeQueryNode(node)) return node.exprName;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}

function isPrivate(node: ts.Node): boolean {
  if (ts.isClassElement(node) && node.name !== undefined && ts.isPrivateIdentifier(node.name)) return true;
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)
  );
}
