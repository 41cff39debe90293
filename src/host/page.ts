import { ByteReader, ByteWriter } from '../model/codec.js';
import { MemoryError } from '../model/errors.js';
import { xxh32 } from './checksum.js';
import { type PageKind, pageKinds } from './keyspace.js';

/**
 * A page: magic `LCP1`, the XXH32 of what follows, the header, the XXH32 of the header, padding, body. The checksums have the
 * magic as their seed, so that a damaged format number is not mistaken for a later format.
 */
const magic = Uint8Array.of(0x4c, 0x43, 0x50, 0x31);

/** What a page says about itself, so that a lost head can be made again from the pages. */
export interface PageHeader {
  readonly kind: PageKind;
  readonly generation: number;
  /** The range that the page covers: ordinals, or sequence numbers for the log. */
  readonly from: number;
  readonly to: number;
  /** The space, for index pages; else 0. */
  readonly space: number;
  /** The last commit that the fold which wrote the page had seen. */
  readonly folded: number;
}

export interface Page {
  readonly header: PageHeader;
  /** A view of the page's bytes that starts at a multiple of 8. */
  readonly body: Uint8Array;
}

export function encodePage(header: PageHeader, body: Uint8Array): Uint8Array {
  const out = new ByteWriter(body.length + 96);
  out.raw(magic);
  out.uint32(0);
  out.byte(pageKinds.indexOf(header.kind));
  for (const n of [header.generation, header.from, header.to, header.space, header.folded, body.length]) out.varint(n);
  const head = out.finish();
  out.uint32(checksum(magic, head.subarray(8)));
  // Typed arrays of a body start on a multiple of 8.
  const padding = (8 - ((out.length + 1) % 8)) % 8;
  out.byte(padding);
  for (let i = 0; i < padding; i++) out.byte(0);
  out.raw(body);
  const bytes = out.finish();
  new DataView(bytes.buffer).setUint32(4, checksum(magic, bytes.subarray(8)), true);
  return bytes;
}

/** A page whose header is intact; its body may be damaged. @throws MemoryError `corrupt`, `newer_format` */
export function openPage(bytes: Uint8Array): Page {
  try {
    checkMagic(bytes);
    const input = new ByteReader(bytes);
    input.raw(8);
    const kind = pageKinds[input.byte()];
    const [generation, from, to, space, folded] = [
      input.varint(),
      input.varint(),
      input.varint(),
      input.varint(),
      input.varint(),
    ];
    const length = input.varint();
    const end = input.at;
    if (input.uint32() !== checksum(magic, bytes.subarray(8, end))) throw corrupt('The header of a page is damaged.');
    if (kind === undefined)
      throw new MemoryError(
        'newer_format',
        'A page is of an unknown kind; open the store with a newer version of loci.',
      );
    input.raw(input.byte());
    return { header: { kind, generation, from, to, space, folded }, body: input.raw(length) };
  } catch (error) {
    if (error instanceof RangeError) throw corrupt('A page ends too early.');
    throw error;
  }
}

/** A page that is intact as a whole. @throws MemoryError `corrupt`, `newer_format` */
export function decodePage(bytes: Uint8Array): Page {
  const page = openPage(bytes);
  if (!isWhole(bytes)) throw corrupt('The checksum of a page does not fit.');
  return page;
}

function checkMagic(bytes: Uint8Array): void {
  if (bytes.length < 8) throw corrupt('A page ends too early.');
  if (magic.every((byte, i) => bytes[i] === byte)) return;
  const version = bytes[3] ?? 0;
  const isLater = magic.subarray(0, 3).every((byte, i) => bytes[i] === byte) && version > 0x31 && version <= 0x39;
  if (isLater && isWhole(bytes))
    throw new MemoryError('newer_format', 'A page has a newer format; open the store with a newer version of loci.');
  throw corrupt('A page does not start as a page must.');
}

function isWhole(bytes: Uint8Array): boolean {
  return checksum(bytes.subarray(0, 4), bytes.subarray(8)) === new ByteReader(bytes.subarray(4)).uint32();
}

/** @param start the magic */
function checksum(start: Uint8Array, rest: Uint8Array): number {
  return xxh32(rest, new ByteReader(start).uint32());
}

function corrupt(message: string): MemoryError {
  return new MemoryError('corrupt', message);
}
