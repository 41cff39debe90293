import { crc32, fromHex, toHex } from '../model/codec.js';
import { MemoryError } from '../model/errors.js';
import { decodeUtf8, encodeUtf8 } from '../model/utf8.js';

/** The newest format of a store that this version reads and writes. */
export const storeFormat = 1;

/** What `loci.json` says. */
export interface Identity {
  readonly format: number;
  /** Random, made with the store: tells this store from another one in the same place. */
  readonly store: string;
  /** 16 bytes, the key of the digests of names. */
  readonly digestKey: Uint8Array;
}

export function encodeIdentity(identity: Identity): Uint8Array {
  const { format, store, digestKey } = identity;
  const key = toHex(digestKey);
  const said = { loci: 'store', format, store, digestKey: key, checksum: checksumOf(format, store, key) };
  return encodeUtf8(`${JSON.stringify(said, null, 2)}\n`);
}

/** A changed key would read every name as another one: the store would look empty, and nothing would say why. */
function checksumOf(format: number, store: string, digestKey: string): string {
  return crc32(encodeUtf8(`${format} ${store} ${digestKey}`))
    .toString(16)
    .padStart(8, '0');
}

/** @throws MemoryError `newer_format`, `corrupt` */
export function decodeIdentity(bytes: Uint8Array): Identity {
  let value: unknown;
  try {
    value = JSON.parse(decodeUtf8(bytes));
  } catch {
    throw damaged();
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || typeof value.format !== 'number')
    throw damaged();
  if (value.format > storeFormat) {
    throw new MemoryError(
      'newer_format',
      `The store has format ${value.format}; this version of loci reads up to ${storeFormat}.`,
    );
  }
  if (
    !('store' in value) ||
    typeof value.store !== 'string' ||
    !('digestKey' in value) ||
    typeof value.digestKey !== 'string'
  )
    throw damaged();
  if (!/^[0-9a-f]{32}$/.test(value.digestKey)) throw damaged();
  const { format, store, digestKey } = value;
  if (!('checksum' in value) || value.checksum !== checksumOf(format, store, digestKey)) throw damaged();
  return { format: value.format, store: value.store, digestKey: fromHex(value.digestKey) };
}

function damaged(): MemoryError {
  return new MemoryError(
    'corrupt',
    'loci.json is damaged; restore it from a copy, the store cannot be read without it.',
  );
}
