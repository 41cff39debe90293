import { decodeUtf8, utf8Length, writeUtf8 } from './utf8.js';

/** Grows as it is written to. Integers are unsigned LEB128 varints unless the name says otherwise; multi-byte values are little-endian. */
export class ByteWriter {
  #bytes = new Uint8Array(256);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

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
    this.varint(utf8Length(text));
    this.rawText(text);
  }

  /** UTF-8 without its length. */
  rawText(text: string): void {
    this.#room(text.length * 3);
    this.#length = writeUtf8(text, this.#bytes, this.#length);
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
      if (byte < 0x80) return value;
      if (scale > 2 ** 49) throw new RangeError('a number is too long');
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

const crcTable = new Uint32Array(256).map((_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1;
  return c;
});

/** CRC-32 as in zlib and PNG (ISO 3309), an unsigned 32-bit number. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = (crcTable[(crc ^ (bytes[i] as number)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
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
