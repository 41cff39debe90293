import { decodeUtf8, writeAscii, writeUtf8 } from './utf8.js';

/** Grows as it is written to. Integers are unsigned LEB128 varints unless the name says otherwise; multi-byte values are little-endian. */
export class ByteWriter {
  #bytes: Uint8Array;
  #view: DataView;
  #length = 0;

  /** @param room how many bytes are expected */
  constructor(room = 256) {
    this.#bytes = new Uint8Array(room);
    this.#view = new DataView(this.#bytes.buffer);
  }

  /** How many bytes were written so far. */
  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    this.#room(1);
    this.#bytes[this.#length++] = value;
  }

  /** A whole number from 0 to 2^53 - 1. */
  varint(value: number): void {
    this.#room(8);
    if (value < 0x80) {
      this.#bytes[this.#length++] = value;
      return;
    }
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  uint32(value: number): void {
    this.#room(4);
    this.#view.setUint32(this.#length, value, true);
    this.#length += 4;
  }

  float64(value: number): void {
    this.#room(8);
    this.#view.setFloat64(this.#length, value, true);
    this.#length += 8;
  }

  /** Bytes as they are, without their length. */
  raw(bytes: Uint8Array): void {
    this.#room(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** The length as a varint, then the bytes. */
  bytes(bytes: Uint8Array): void {
    this.varint(bytes.length);
    this.raw(bytes);
  }

  /** The length in bytes as a varint, then UTF-8. */
  text(text: string): void {
    const start = this.#length;
    // Most text is ASCII: it is written behind a length that is right if all of it is, and else once more.
    this.varint(text.length);
    const from = this.#length;
    this.rawText(text);
    const bytes = this.#length - from;
    if (bytes === text.length) return;
    this.#length = start;
    this.varint(bytes);
    this.rawText(text);
  }

  /** UTF-8 without its length. */
  rawText(text: string): void {
    this.#room(text.length);
    const done = writeAscii(text, this.#bytes, this.#length);
    this.#length += done;
    if (done === text.length) return;
    const rest = done === 0 ? text : text.slice(done);
    this.#room(rest.length * 3);
    this.#length = writeUtf8(rest, this.#bytes, this.#length);
  }

  /** Begins anew in the same room. */
  clear(): void {
    this.#length = 0;
  }

  /** What was written so far, as a view that the next writing may change. */
  written(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** What was written, in a buffer of its own at offset 0. */
  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}

/** Reads what {@link ByteWriter} wrote. Reading past the end throws a `RangeError`; callers turn it into `corrupt`. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** The position of the next byte to be read. */
  get at(): number {
    return this.#at;
  }

  get rest(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at++];
    if (value === undefined) throw new RangeError('the bytes end too early');
    return value;
  }

  varint(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (scale >= 2 ** 49 && (byte >= 0x80 || value > Number.MAX_SAFE_INTEGER))
        throw new RangeError('a number is too long');
      if (byte < 0x80) return value;
    }
  }

  uint32(): number {
    this.#need(4);
    const value = this.#view.getUint32(this.#at, true);
    this.#at += 4;
    return value;
  }

  float64(): number {
    this.#need(8);
    const value = this.#view.getFloat64(this.#at, true);
    this.#at += 8;
    return value;
  }

  /** A view of the next `length` bytes; it shares the reader's buffer. */
  raw(length: number): Uint8Array {
    this.#need(length);
    const view = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return view;
  }

  bytes(): Uint8Array {
    return this.raw(this.varint());
  }

  text(): string {
    return decodeUtf8(this.bytes());
  }

  rawText(length: number): string {
    return decodeUtf8(this.raw(length));
  }

  #need(length: number): void {
    if (length > this.rest) throw new RangeError('the bytes end too early');
  }
}

/** Table k gives the effect of a byte that k more bytes follow. */
const crcTables: readonly Int32Array[] = Array.from({ length: 8 }, () => new Int32Array(256));
for (let n = 0; n < 256; n++) {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  (crcTables[0] as Int32Array)[n] = c;
}
for (let k = 1; k < 8; k++) {
  for (let n = 0; n < 256; n++) {
    const before = crcTables[k - 1]?.[n] ?? 0;
    (crcTables[k] as Int32Array)[n] = (before >>> 8) ^ (crcTables[0]?.[before & 0xff] ?? 0);
  }
}

/**
 * CRC-32 as in zlib and PNG (ISO 3309), an unsigned 32-bit number; eight bytes at a time ("slicing-by-8", Kounavis and Berry 2005).
 *
 * @param before the CRC-32 of what comes before `bytes`, so that a stream can be summed in pieces
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = crcTables as [
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  let crc = ~before;
  let i = 0;
  for (const end = bytes.length - 7; i < end; i += 8) {
    crc =
      (t7[(crc ^ (bytes[i] as number)) & 0xff] as number) ^
      (t6[((crc >>> 8) ^ (bytes[i + 1] as number)) & 0xff] as number) ^
      (t5[((crc >>> 16) ^ (bytes[i + 2] as number)) & 0xff] as number) ^
      (t4[((crc >>> 24) ^ (bytes[i + 3] as number)) & 0xff] as number) ^
      (t3[bytes[i + 4] as number] as number) ^
      (t2[bytes[i + 5] as number] as number) ^
      (t1[bytes[i + 6] as number] as number) ^
      (t0[bytes[i + 7] as number] as number);
  }
  for (; i < bytes.length; i++) crc = (crc >>> 8) ^ (t0[(crc ^ (bytes[i] as number)) & 0xff] as number);
  return ~crc >>> 0;
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** The bytes of an even number of hexadecimal digits. */
export function fromHex(text: string): Uint8Array {
  return Uint8Array.from({ length: text.length >> 1 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}
