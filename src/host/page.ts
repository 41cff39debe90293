import { ByteReader, ByteWriter, crc32 } from '../model/codec.js';
import { MemoryError } from '../model/errors.js';
import { type PageKind, pageKinds } from './keyspace.js';

/** `LCP1`: a page of format 1. */
const magic = 0x3150434c;

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

/** A page's bytes: magic, checksum of header and body, header, body. */
export function encodePage(header: PageHeader, body: Uint8Array): Uint8Array {
  const inner = new ByteWriter(body.length + 64);
  inner.byte(pageKinds.indexOf(header.kind));
  for (const n of [header.generation, header.from, header.to, header.space, header.folded, body.length])
    inner.varint(n);
  // Typed arrays of a body start on a multiple of 8.
  const start = 8 + inner.length + 1;
  const padding = (8 - (start % 8)) % 8;
  inner.byte(padding);
  for (let i = 0; i < padding; i++) inner.byte(0);
  inner.raw(body);
  const rest = inner.finish();
  const out = new ByteWriter(rest.length + 8);
  out.uint32(magic);
  out.uint32(crc32(rest));
  out.raw(rest);
  return out.finish();
}

/** What a page says about itself, without a look at its checksum. @throws MemoryError `corrupt`, `newer_format` */
export function readHeader(bytes: Uint8Array): { readonly header: PageHeader; readonly body: Uint8Array } {
  try {
    const input = new ByteReader(bytes);
    const found = input.uint32();
    if (found !== magic) {
      const newer = (found & 0xffffff) === (magic & 0xffffff) && found >>> 24 > 0x31 && found >>> 24 <= 0x39;
      throw new MemoryError(
        newer ? 'newer_format' : 'corrupt',
        newer ? 'A page has a newer format.' : 'A page does not start as a page must.',
      );
    }
    input.uint32();
    const kind = pageKinds[input.byte()];
    if (kind === undefined) throw new MemoryError('newer_format', 'A page is of an unknown kind.');
    const [generation, from, to, space, folded] = [
      input.varint(),
      input.varint(),
      input.varint(),
      input.varint(),
      input.varint(),
    ];
    const length = input.varint();
    input.raw(input.byte());
    return { header: { kind, generation, from, to, space, folded }, body: input.raw(length) };
  } catch (error) {
    if (error instanceof RangeError) throw new MemoryError('corrupt', 'A page ends too early.');
    throw error;
  }
}

/** The body of a page whose checksum fits. @throws MemoryError `corrupt`, `newer_format` */
export function decodePage(bytes: Uint8Array): { readonly header: PageHeader; readonly body: Uint8Array } {
  const page = readHeader(bytes);
  if (crc32(bytes.subarray(8)) !== new ByteReader(bytes.subarray(4)).uint32())
    throw new MemoryError('corrupt', 'The checksum of a page does not fit.');
  return page;
}
