import { isRecord } from '../model/parse/value.js';
import { unreadable } from './collector.js';
import type { Shape } from './detect.js';
import { importFormats } from './types.js';

/** Why a file as a whole is not taken. Each sentence says what was found, what was tried, and what helps. */

const notJson = 'The file is not valid JSON; it may have been cut off.';
const tried = `${importFormats.slice(0, -1).join(', ')} and ${importFormats.at(-1)}`;

/** For a file whose format was to be found out, and was not. @param text the whole of a text */
export function unrecognised(shape: Shape, text = ''): Error {
  if (shape.type === 'empty') return unreadable('The file is empty; there is nothing to import.');
  if (shape.type === 'text' && shape.begins !== 'words') return notText(shape.begins);
  if (shape.type === 'text') {
    const path = /^\s*[^\s<>{}[\]]*[\w)][/\\.][^\s<>{}[\]]+\s*$/.test(text) && text.length < 1000;
    return path
      ? unreadable('The source is the name of a file or an address; pass what the file holds.')
      : unreadable(
          `The text was not recognised as a list of memories (tried ${tried}). With the format chatgpt-memories each line is a memory, with claude each bullet or paragraph.`,
          'format',
        );
  }
  if (shape.type === 'list' && shape.broken && shape.samples.length === 0) return unreadable(notJson);
  if (isEmptyList(shape)) return unreadable('The file holds an empty list; there is nothing to import.');
  return unreadable(
    `The file is JSON, but of no shape that was recognised (tried ${tried}). Name its format if it is one of these; otherwise write one JSON object with content per line.`,
    'format',
  );
}

/** For a file that has to be text and is not. */
export function notText(begins: 'json' | 'markup'): Error {
  return unreadable(
    begins === 'json'
      ? notJson
      : 'The file is markup such as HTML or XML; import the JSON files or the plain text of the export instead.',
  );
}

/** For a file in which nothing was found that could be stored, and nothing that could be reported. */
export function nothingFound(shape: Shape): Error {
  return unreadable(
    isEmptyList(shape)
      ? 'The file holds an empty list; there is nothing to import.'
      : 'No memory was found in the file; there is nothing to import.',
  );
}

function isEmptyList(shape: Shape): boolean {
  if (shape.type === 'list') return shape.samples.length === 0 && !shape.broken;
  if (shape.type !== 'document' && shape.type !== 'lines') return false;
  return shape.samples.every((value) => {
    const lists = isRecord(value) ? [value.results, value.memories, value.conversations, value.entities] : [];
    const given = lists.filter((list) => Array.isArray(list));
    return given.length > 0 && given.every((list) => list.length === 0);
  });
}
