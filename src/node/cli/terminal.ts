/**
 * Control characters (C0 but tab and line feed, DEL, C1) and the overrides of text direction: what a terminal would obey
 * instead of showing it.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal.
const commands = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** The text with everything that a terminal would obey written out, as `\u001b`. Line feeds and tabs stay. */
export function shownSafely(text: string): string {
  return text.replace(commands, escaped);
}

/** JSON whose strings hold the same characters, none of them one that a terminal would obey. */
export function jsonShownSafely(value: unknown): string {
  return jsonTextShownSafely(JSON.stringify(value));
}

/** The same JSON, written so that a terminal obeys nothing in it. JSON text has such characters within strings only. */
export function jsonTextShownSafely(json: string): string {
  return json.replace(commands, (character) => (character === '\r' ? character : escaped(character)));
}

/** On one line: white space in a row is one blank. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Every line but the first starts with `indent`. */
export function indented(text: string, indent: string): string {
  return text.replace(/\n/g, `\n${indent}`);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
