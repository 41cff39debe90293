/** What the processes of the kill test say to each other. */
export type ToWriter = { readonly ask: number; readonly word: string };

export type FromWriter =
  | { readonly type: 'ready' }
  | { readonly type: 'stored'; readonly id: string; readonly word: string }
  | { readonly type: 'forgot'; readonly ids: readonly string[] }
  | { readonly type: 'answer'; readonly ask: number; readonly isSaid: boolean }
  | { readonly type: 'failed'; readonly message: string };

/** A word that nobody else uses: letters only, so that it is one term, and with an ending that no stemmer takes for one. */
export function wordOf(writer: string, n: number): string {
  const letters = (text: string) => text.replace(/\d/g, (digit) => 'bcdfghjkmp'.charAt(Number(digit)));
  return `zq${letters(writer)}v${letters(String(n))}x`;
}
