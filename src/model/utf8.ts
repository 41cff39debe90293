/** UTF-8 without `TextEncoder`, so that the pure core needs no platform. Lone surrogates become U+FFFD, as in the Encoding Standard. */

/** How many bytes `text` takes in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(i + 1))) {
      bytes += 4;
      i++;
    } else bytes += 3;
  }
  return bytes;
}

/** Writes `text` into `target` at `at` and returns the position behind it. The caller has made room for 3 bytes per code unit. */
export function writeUtf8(text: string, target: Uint8Array, at: number): number {
  let p = at;
  for (let i = 0; i < text.length; i++) {
    let unit = text.charCodeAt(i);
    if (unit < 0x80) {
      target[p++] = unit;
    } else if (unit < 0x800) {
      target[p++] = 0xc0 | (unit >> 6);
      target[p++] = 0x80 | (unit & 63);
    } else {
      if (unit >= 0xd800 && unit <= 0xdfff) {
        const next = text.charCodeAt(i + 1);
        if (isHighSurrogate(unit) && isLowSurrogate(next)) {
          const point = 0x10000 + ((unit - 0xd800) << 10) + (next - 0xdc00);
          target[p++] = 0xf0 | (point >> 18);
          target[p++] = 0x80 | ((point >> 12) & 63);
          target[p++] = 0x80 | ((point >> 6) & 63);
          target[p++] = 0x80 | (point & 63);
          i++;
          continue;
        }
        unit = 0xfffd;
      }
      target[p++] = 0xe0 | (unit >> 12);
      target[p++] = 0x80 | ((unit >> 6) & 63);
      target[p++] = 0x80 | (unit & 63);
    }
  }
  return p;
}

/** Writes the ASCII characters with which `text` begins into `target` at `at`, and returns how many they are. */
export function writeAscii(text: string, target: Uint8Array, at: number): number {
  const { length } = text;
  for (let i = 0; i < length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > 0x7f) return i;
    target[at + i] = unit;
  }
  return length;
}

/** `text` as UTF-8 bytes in a buffer of their own. */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text));
  writeUtf8(text, bytes, 0);
  return bytes;
}

/** How many code units are turned into a string at once. */
const blockUnits = 4096;

/**
 * The text of UTF-8 bytes. Malformed sequences become U+FFFD as in the Encoding Standard: one for each longest start of a
 * character. A byte order mark is kept.
 */
export function decodeUtf8(bytes: Uint8Array): string {
  let units: number[] = [];
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    if (units.length >= blockUnits) {
      text += String.fromCharCode(...units);
      units = [];
    }
    const first = bytes[at++] as number;
    if (first < 0x80) {
      units.push(first);
      continue;
    }
    const more = first < 0xc2 || first > 0xf4 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    let point = first & (0x3f >> more);
    let seen = 0;
    while (seen < more) {
      const next = at < bytes.length ? (bytes[at] as number) : 0;
      // The second byte has a narrower range where the shortest form, the surrogates or the last plane set a limit.
      const least = seen > 0 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
      const most = seen > 0 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
      if (next < least || next > most) break;
      point = (point << 6) | (next & 63);
      seen++;
      at++;
    }
    if (more === 0 || seen < more) units.push(0xfffd);
    else if (point < 0x10000) units.push(point);
    else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
  }
  return text + String.fromCharCode(...units);
}

/** `text` with every lone surrogate replaced by U+FFFD: the form in which all text is stored. */
export function wellFormed(text: string): string {
  let good = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0xd800 || unit > 0xdfff) continue;
    if (isHighSurrogate(unit) && isLowSurrogate(text.charCodeAt(i + 1))) {
      i++;
      continue;
    }
    good += `${text.slice(from, i)}\ufffd`;
    from = i + 1;
  }
  return from === 0 ? text : good + text.slice(from);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
