import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter, crc32 } from '../../src/model/codec.js';
import { decodeCommit, encodeCommit, readCommitLog, writeCommitLog } from '../../src/model/commit-codec.js';
import { isMemoryError } from '../../src/model/errors.js';
import { readEvent, writeEvent } from '../../src/model/event-codec.js';
import { decodePayload, encodePayload } from '../../src/model/payload-codec.js';
import { tombstonePayload } from '../../src/model/records.js';
import { utf8Length } from '../../src/model/utf8.js';
import * as any from '../support/arbitraries.js';
import { errorOf, runs } from '../support/runs.js';

function bytesOf(event: Parameters<typeof writeEvent>[1]): Uint8Array {
  const out = new ByteWriter();
  writeEvent(out, event);
  return out.finish();
}

const codeOf = (error: unknown) => (isMemoryError(error) ? error.code : error);

/** `body` as a commit whose checksum fits, whatever it says. */
function sealed(body: Uint8Array): Uint8Array {
  const out = new ByteWriter();
  out.uint32(0x3154434c);
  out.uint32(crc32(body));
  out.raw(body);
  return out.finish();
}

describe('events', () => {
  it('round-trip, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(any.event, { maxLength: 6 }), (events) => {
        const out = new ByteWriter();
        for (const event of events) writeEvent(out, event);
        const input = new ByteReader(out.finish());
        expect(events.map(() => readEvent(input))).toStrictEqual(events);
        expect(input.rest).toBe(0);
      }),
      runs(500),
    );
  });

  it('of a type, a field or a code that this version does not know ask for a newer version', () => {
    const recorded = bytesOf({
      type: 'recorded',
      ordinal: 1,
      id: fc.sample(any.recordId, 1)[0]!,
      space: 1,
      actor: 1,
      agent: 0,
      session: 0,
      kind: 'chunk',
      provenance: 'manual',
      storedAt: 0,
      confidence: 1,
      sources: [],
    });
    const withByte = (at: number, value: number) => recorded.map((byte, i) => (i === at ? value : byte));
    const forgotten = bytesOf({ type: 'forgotten', ordinal: 1, at: 0, cause: 'imported' });
    const edited = bytesOf({ type: 'edited', ordinal: 1, at: 0 });
    const cases = [
      Uint8Array.of(0),
      Uint8Array.of(12),
      Uint8Array.of(1, 6),
      withByte(1, 64),
      withByte(recorded.length - 9, 6),
      withByte(recorded.length - 10, 8),
      forgotten.map((byte, i) => (i === forgotten.length - 1 ? 4 : byte)),
      edited.map((byte, i) => (i === edited.length - 1 ? 3 : byte)),
    ];
    for (const bytes of cases)
      expect(errorOf(() => readEvent(new ByteReader(bytes)))).toMatchObject({ code: 'newer_format' });
  });
});

describe('payloads', () => {
  it('round-trip, whatever they say', () => {
    fc.assert(
      fc.property(any.payload, (payload) => {
        expect(decodePayload(encodePayload(payload))).toStrictEqual(payload);
      }),
      runs(300),
    );
  });

  it('of content alone take its bytes and the length', () => {
    expect(encodePayload({ content: 'ünï' })).toHaveLength(1 + utf8Length('ünï'));
    expect(decodePayload(encodePayload(tombstonePayload(undefined)))).toStrictEqual({ content: '' });
    expect(decodePayload(encodePayload(tombstonePayload('asked')))).toStrictEqual({ content: '', reason: 'asked' });
  });

  it('keep fields of a later version, and a field called __proto__', () => {
    const later = { content: 'x', later: { a: [1] }, ['__proto__']: { polluted: true } };
    const kept = decodePayload(encodePayload(later));
    expect(Object.entries(kept)).toEqual(
      Object.entries({ later: { a: [1] }, ['__proto__']: { polluted: true }, content: 'x' }),
    );
    expect(decodePayload(encodePayload(kept))).toStrictEqual(kept);
    expect('polluted' in {}).toBe(false);
  });

  it('that are damaged say corrupt or are payloads, and nothing else', () => {
    const damaged = fc.tuple(any.payload, fc.nat(), fc.integer({ min: 1, max: 255 })).map(([payload, at, flip]) => {
      const bytes = encodePayload(payload);
      bytes[at % bytes.length]! ^= flip;
      return bytes;
    });
    fc.assert(
      fc.property(fc.oneof(damaged, fc.uint8Array({ maxLength: 40 })), (bytes) => {
        try {
          expect(typeof decodePayload(bytes).content).toBe('string');
        } catch (error) {
          expect(error).toMatchObject({ name: 'MemoryError', code: 'corrupt' });
        }
      }),
      runs(1000),
    );
    for (const rest of ['[]', 'null', '5', '"x"', '{', '{}{}']) {
      const out = new ByteWriter();
      out.text('content');
      out.rawText(rest);
      expect(errorOf(() => decodePayload(out.finish()))).toMatchObject({ code: 'corrupt' });
    }
  });
});

describe('commits', () => {
  it('round-trip, with and without payloads', () => {
    fc.assert(
      fc.property(any.commit, (commit) => {
        expect(decodeCommit(encodeCommit(commit))).toStrictEqual(commit);
        const { payloads: _, ...log } = commit;
        const out = new ByteWriter();
        writeCommitLog(out, log);
        expect(readCommitLog(new ByteReader(out.finish()))).toStrictEqual(log);
      }),
      runs(300),
    );
  });

  it('damaged in any one byte, or cut off anywhere, say corrupt', () => {
    fc.assert(
      fc.property(any.commit, fc.integer({ min: 1, max: 255 }), (commit, flip) => {
        const bytes = encodeCommit(commit);
        const outcome = (damaged: Uint8Array) => codeOf(errorOf(() => decodeCommit(damaged)));
        const flipped = Array.from(bytes, (byte, at) => outcome(bytes.with(at, byte ^ flip)));
        const cut = Array.from(bytes, (_, at) => outcome(bytes.subarray(0, at)));
        expect(new Set([...flipped, ...cut])).toEqual(new Set(['corrupt']));
        expect(errorOf(() => decodeCommit(Uint8Array.of(...bytes, 0)))).toMatchObject({ code: 'corrupt' });
      }),
      runs(60),
    );
  });

  it('whose checksum fits but whose content makes no sense say corrupt or newer_format, and nothing else', () => {
    const nonsense = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.tuple(any.commit, fc.nat(), fc.integer({ min: 1, max: 255 })).map(([commit, at, flip]) => {
        const body = encodeCommit(commit).slice(8);
        body[at % body.length]! ^= flip;
        return body;
      }),
    );
    fc.assert(
      fc.property(nonsense, (body) => {
        try {
          decodeCommit(sealed(body));
        } catch (error) {
          expect(error).toMatchObject({ name: 'MemoryError' });
          expect(isMemoryError(error) && ['corrupt', 'newer_format'].includes(error.code)).toBe(true);
        }
      }),
      runs(2000),
    );
  });

  it('of a later format are told from damage', () => {
    const bytes = encodeCommit({ sequence: 1, id: fc.sample(any.commitId, 1)[0]!, events: [], payloads: new Map() });
    const magic = (text: string) =>
      Uint8Array.of(...[...text].map((letter) => letter.charCodeAt(0)), ...bytes.subarray(4));
    /** With a checksum that takes in the magic. */
    const whole = (text: string) => {
      const changed = magic(text);
      const sum = crc32(changed.subarray(8), crc32(changed.subarray(0, 4)));
      new DataView(changed.buffer).setUint32(4, sum, true);
      return changed;
    };
    for (const later of ['LCT2', 'LCT9']) {
      expect(errorOf(() => decodeCommit(whole(later)))).toMatchObject({ code: 'newer_format' });
      expect(
        errorOf(() => decodeCommit(magic(later))),
        'a damaged digit',
      ).toMatchObject({ code: 'corrupt' });
    }
    for (const other of ['LCT0', 'LCT:', 'LCU1', 'XXXX'])
      for (const change of [whole, magic])
        expect(errorOf(() => decodeCommit(change(other)))).toMatchObject({ code: 'corrupt' });
  });
});
