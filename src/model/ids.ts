/** Identity: record ids that callers see, ordinals that the engine counts with. */

declare const recordId: unique symbol;
declare const commitId: unique symbol;
declare const digest: unique symbol;

/** The public name of one memory. 26 lower-case letters and digits (a ULID) unless the caller hands in its own maker. */
export type RecordId = string & { readonly [recordId]: true };

/** The name of one commit. It lets a writer find out whether an append whose outcome is unknown took place. */
export type CommitId = string & { readonly [commitId]: true };

/** 32 hexadecimal digits: a keyed 128-bit digest of a name or an external id. */
export type Digest = string & { readonly [digest]: true };

/** A record's place in the order of `recorded` events of its store: 0, 1, 2 … A number is never used twice. */
export type Ordinal = number;

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/;

/** Whether `value` has the form of a record id: 1 to 64 ASCII letters, digits, `_`, `-`, `.`, `:`, starting with a letter or a digit. */
export function isRecordId(value: string): value is RecordId {
  return idPattern.test(value);
}

/** Whether `value` has the form of a commit id; the same rule as for record ids. */
export function isCommitId(value: string): value is CommitId {
  return idPattern.test(value);
}

/** Whether `value` is a digest: 32 lower-case hexadecimal digits. */
export function isDigest(value: string): value is Digest {
  return /^[0-9a-f]{32}$/.test(value);
}

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';
/** Two digits for every ten bits. */
const pairs: readonly string[] = Array.from(
  { length: 1024 },
  (_, bits) => crockford.charAt(bits >> 5) + crockford.charAt(bits & 31),
);

/**
 * A ULID (github.com/ulid/spec): 48 bits of time, then 80 random bits, in Crockford's base 32, lower case.
 * Ids made in different milliseconds sort by time.
 *
 * @param now milliseconds since 1970 UTC, an integer in [0, 2^48)
 * @param random at least 10 random bytes
 */
export function ulid(now: number, random: Uint8Array): string {
  let id = '';
  for (let rest = Math.max(0, Math.trunc(now)), i = 0; i < 5; i++) {
    id = pairs[rest % 1024] + id;
    rest = Math.floor(rest / 1024);
  }
  for (let i = 0; i < 10; i += 5) {
    const a = random[i] ?? 0;
    const b = random[i + 1] ?? 0;
    const c = random[i + 2] ?? 0;
    const d = random[i + 3] ?? 0;
    const e = random[i + 4] ?? 0;
    id += `${pairs[(a << 2) | (b >> 6)]}${pairs[((b & 63) << 4) | (c >> 4)]}${pairs[((c & 15) << 6) | (d >> 2)]}${pairs[((d & 3) << 8) | e]}`;
  }
  return id;
}
