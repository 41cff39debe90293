/** Readers of the tables in which packs are written. */

/** The words of a table separated by white space. */
export function list(table: string): string[] {
  return table.split(/\s+/).filter((word) => word !== '');
}

/** The lines of a table without empty ones, each split at `separator` and trimmed. */
export function rows(table: string, separator: string): string[][] {
  const found: string[][] = [];
  for (const line of table.split('\n')) {
    if (line.trim() !== '') found.push(line.split(separator).map((cell) => cell.trim()));
  }
  return found;
}

/** `january=jan february=feb`: every spelling with the number of its place, counted from `first`. */
export function numbered(table: string, first: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const [i, spellings] of list(table).entries()) {
    for (const spelling of spellings.split('=')) found.set(spelling, first + i);
  }
  return found;
}

/** `kg=kilo=kilos g=gram`: every spelling with the first one. */
export function spellings(table: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of list(table)) {
    const [first = '', ...others] = entry.split('=');
    found.set(first, first);
    for (const other of others) found.set(other, first);
  }
  return found;
}
