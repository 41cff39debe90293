import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeExport } from '../../src/exchange/index.js';
import type { PortableRecord } from '../../src/model/commands.js';
import { isDigest } from '../../src/model/ids.js';
import { forgetCauses, kinds, type Payload, provenances } from '../../src/model/records.js';
import { wellFormed } from '../../src/model/utf8.js';
import { exported, jsonLines, noteCodes, now, pagesOf, parse, record, recordId } from './helpers.js';

const digest = 'ab'.repeat(16);
if (!isDigest(digest)) throw new Error('the digest of the tests is malformed');

const full: PortableRecord = record('01hf0000000000000000000001', {
  kind: 'preference',
  provenance: 'manual',
  eventTime: Date.UTC(2024, 3, 26),
  expiresAt: now + 5,
  confidence: 0.8,
  importance: 0.25,
  derivedFrom: [{ id: recordId('source'), start: 3, end: 9 }],
  payload: {
    content: 'Run:\r\n```sh\r\n\tfor f in *.txt; do\r\n\t  echo "$f"   \r\n\tdone\r\n```\r\n\r\n\r\nDone.  ',
    tags: ['shell', 'a.b:c'],
    refs: [{ type: 'document', id: 'd 1', url: 'https://example.org/x', label: 'a label' }],
    source: 'a source',
    category: 'work',
    speaker: 'Zoë',
    session: 's/1',
    channel: 'mail',
    agent: 'planner',
    createdBy: 'agent:planner',
    onBehalfOf: { id: 'ada', name: 'Ada', via: 'mcp' },
    externalId: 'null',
    meta: { n: 1.5, list: [1, [2]], nested: { a: { b: {} } } },
    mistake: { whatHappened: 'x', correction: 'y', severity: 'low' },
    reason: 'it was wrong',
  },
});

const chain: readonly PortableRecord[] = [
  record('a1', { standing: 'superseded', supersededBy: recordId('a2'), supersededAt: now + 1 }),
  record('a2', { standing: 'superseded', supersededBy: recordId('a3'), supersededAt: now + 2 }),
  record('a3'),
  record('gone', {
    standing: 'forgotten',
    forgottenAt: now + 3,
    forgetCause: 'asked',
    external: digest,
    payload: { content: '', reason: 'asked by the owner' },
  }),
];

describe('an export', () => {
  test('has a first line, a line for each record, and a last line with counts and the checksum of the records', async () => {
    const text = await exported([full, ...chain]);
    const lines = text.split('\n');
    expect(lines.pop()).toBe('');
    expect(JSON.parse(lines[0] ?? '')).toEqual({ loci: 'export', format: 1, exportedAt: '2026-01-15T12:00:00.000Z' });
    expect(lines).toHaveLength(7);
    const before = text.slice(text.indexOf('\n') + 1, text.lastIndexOf('{"loci":"end"'));
    expect(JSON.parse(lines[6] ?? '')).toEqual({
      loci: 'end',
      records: 5,
      active: 2,
      superseded: 2,
      forgotten: 1,
      crc32: crcOf(before),
    });
  });

  test('of the same records differs in the first line alone', async () => {
    const [first, ...rest] = (await exported([full, ...chain])).split('\n');
    const [again, ...same] = (await exported([full, ...chain], now + 86_400_000)).split('\n');
    expect(again).not.toBe(first);
    expect(same).toEqual(rest);
  });

  test('writes a record flat, with times that a person can read', async () => {
    const line = (await exported(chain)).split('\n')[1] ?? '';
    expect(line).toBe(
      '{"id":"a1","standing":"superseded","kind":"fact","content":"content of a1","storedAt":"2026-01-15T12:00:00.000Z",' +
        '"supersededAt":"2026-01-15T12:00:00.001Z","supersededBy":"a2","provenance":"self","confidence":1}',
    );
  });

  test('writes of a tombstone nothing but what a tombstone keeps, even when handed more', async () => {
    const dead = record('dead', {
      standing: 'forgotten',
      forgottenAt: now,
      payload: { content: 'the secret', tags: ['secret'], externalId: 'secret', meta: 'secret', reason: 'why' },
    });
    const text = await exported([dead]);
    expect(text).not.toContain('secret');
    expect(text).toContain('"reason":"why"');
  });

  test('comes in chunks of at most 256 KiB, each in a buffer of its own, also when one line is larger', async () => {
    const large = record('large', { payload: { content: 'ä'.repeat(400_000) } });
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeExport(pagesOf([large, full]), { exportedAt: now })) chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(3);
    for (const chunk of chunks) {
      expect(chunk.length).toBeLessThanOrEqual(256 * 1024);
      expect(chunk.buffer.byteLength).toBe(chunk.length);
    }
    const parsed = await parse(Buffer.concat(chunks));
    expect(parsed.records.map((entry) => entry.record)).toEqual([large, full]);
    expect(parsed.notes).toEqual([]);
  });

  test('carries more header fields and gives them back', async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of writeExport(pagesOf([full]), { exportedAt: now, header: { key: 'k', loci: 'other' } }))
      chunks.push(chunk);
    expect((await parse(Buffer.concat(chunks))).header).toMatchObject({ loci: 'export', key: 'k' });
  });

  test('of nothing is a header and an end', async () => {
    const parsed = await parse(await exported([]));
    expect(parsed).toMatchObject({ format: 'loci', records: [], items: [], problems: [], notes: [] });
  });
});

describe('export, import, export', () => {
  test('keeps ids, times, chains, standings, tombstones and every field', async () => {
    const parsed = await parse(await exported([full, ...chain]));
    expect(parsed.records.map((entry) => entry.record)).toEqual([full, ...chain]);
    expect(parsed.records.map((entry) => entry.line)).toEqual([2, 3, 4, 5, 6]);
    expect(parsed).toMatchObject({ items: [], problems: [], notes: [], repeated: 0 });
    const again = await exported(
      parsed.records.map((entry) => entry.record),
      now + 1000,
    );
    const withoutTime = (text: string) => text.split('\n').slice(1, -2);
    expect(withoutTime(again)).toEqual(withoutTime(await exported([full, ...chain])));
  });

  test('keeps fields that this version does not know, and prototype names as data', async () => {
    const text =
      '{"loci":"export","format":1,"exportedAt":"2026-01-15T12:00:00.000Z"}\n' +
      '{"id":"a","standing":"active","kind":"fact","content":"x","meta":{"__proto__":{"polluted":1},"constructor":2},"later":{"__proto__":[1]},' +
      '"storedAt":"2026-01-15T12:00:00.000Z","provenance":"self","confidence":1}\n';
    const [entry] = (await parse(text)).records;
    expect(entry).toBeDefined();
    const again = (await exported(entry === undefined ? [] : [entry.record])).split('\n')[1];
    expect(again).toBe(text.split('\n')[1]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(entry?.record.payload)).toBe(Object.prototype);
  });

  test('is a round trip for random records with odd strings', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRecord, { maxLength: 12 }), async (drawn) => {
        const records = distinct(drawn);
        const text = await exported(records);
        const parsed = await parse(text);
        expect(parsed.problems).toEqual([]);
        expect(parsed.notes).toEqual([]);
        expect(parsed.records.map((entry) => entry.record)).toEqual(records);
        expect(await exported(parsed.records.map((entry) => entry.record))).toBe(text);
      }),
      { numRuns: 200 },
    );
  });

  test('makes lone surrogates U+FFFD, everything else is kept to the code unit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (odd) => {
        const content = `x${odd}\ud83d`;
        const text = await exported([record('a', { payload: { content, meta: { [content]: content } } })]);
        const [entry] = (await parse(text)).records;
        const clean = wellFormed(content);
        expect(entry?.record.payload).toEqual({ content: clean, meta: { [clean]: clean } });
      }),
    );
  });
});

describe('a damaged export', () => {
  async function mangled(change: (lines: string[]) => void): Promise<ReturnType<typeof parse>> {
    const lines = (await exported(['a', 'b', 'c', 'd', 'e'].map((id) => record(id)))).split('\n');
    change(lines);
    return parse(lines.join('\n'));
  }

  test('gives every good record, and line and reason for the others', async () => {
    const parsed = await mangled((lines) => {
      lines[2] = (lines[2] ?? '').slice(0, 40);
      lines[4] = (lines[4] ?? '').replace('"content":"content of d",', '');
      lines[5] = (lines[5] ?? '').replace('{', '{"extra":{"deep":[1,2]},');
    });
    expect(parsed.records.map((entry) => entry.record.id)).toEqual(['a', 'c', 'e']);
    expect(parsed.problems).toEqual([
      { line: 3, code: 'invalid', message: 'The line is not valid JSON.' },
      { line: 5, code: 'invalid', message: 'content must be a string, not undefined.' },
    ]);
    expect(noteCodes(parsed)).toEqual(['checksum-differs']);
  });

  test.each([
    ['a malformed id', '"id":"a"', '"id":"../../evil"', 'invalid'],
    ['an impossible day', '"storedAt":"2026-01-15', '"storedAt":"2026-02-30', 'invalid_time'],
    ['a time without a zone', '12:00:00.000Z', '12:00:00', 'invalid_time'],
    ['an unknown kind', '"kind":"fact"', '"kind":"idea"', 'invalid'],
    ['an unknown standing', '"standing":"active"', '"standing":"gone"', 'invalid'],
    ['empty content', '"content":"content of a"', '"content":""', 'content_empty'],
    ['a bad tag', '"standing":', '"tags":["Ä"],"standing":', 'invalid_tag'],
    ['confidence out of range', '"confidence":1', '"confidence":7', 'invalid'],
  ])('reports %s and takes the rest', async (_what, from, to, code) => {
    const parsed = await mangled((lines) => {
      lines[1] = (lines[1] ?? '').replace(from, to);
    });
    expect(parsed.problems).toMatchObject([{ line: 2, code }]);
    expect(parsed.records).toHaveLength(4);
  });

  test('that was cut off says so', async () => {
    const cut = await mangled((lines) => lines.splice(4));
    expect(cut.records).toHaveLength(3);
    expect(noteCodes(cut)).toEqual(['incomplete']);
    const halved = await mangled((lines) => {
      lines.splice(4);
      lines[3] = '{"id":"c","stand';
    });
    expect(halved.records).toHaveLength(2);
    expect(halved.problems).toHaveLength(1);
  });

  test('with another one behind it says so as well', async () => {
    const lines = (await exported([record('a')])).split('\n').slice(0, 2);
    const parsed = await parse(`${lines.join('\n')}\n${await exported([record('b')])}`);
    expect(parsed.records.map((entry) => entry.record.id)).toEqual(['a', 'b']);
    expect(parsed.notes).toMatchObject([{ code: 'incomplete', lines: [1] }]);
  });

  test('in which lines were left out says so', async () => {
    expect(noteCodes(await mangled((lines) => lines.splice(2, 1)))).toEqual(['checksum-differs', 'count-differs']);
  });

  test('keeps its checksum when only line ends and encoding were changed', async () => {
    const text = `\ufeff${(await exported([full, ...chain])).replaceAll('\n', '\r\n').trimEnd()}`;
    for (const source of [text, Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]) {
      const parsed = await parse(source);
      expect(parsed.records.map((entry) => entry.record)).toEqual([full, ...chain]);
      expect(parsed.notes).toEqual([]);
    }
  });

  test('by a newer version is refused', async () => {
    await expect(parse(jsonLines({ loci: 'export', format: 2 }))).rejects.toMatchObject({ code: 'newer_format' });
  });
});

describe('links', () => {
  const line = (id: string, supersededBy: string) => ({ id, supersededBy, content: `text of ${id}` });

  test('in a circle or to itself are taken back and reported; the records stay current', async () => {
    const parsed = await parse(
      jsonLines(line('p', 'q'), line('q', 'p'), line('r', 'r'), line('s', 'zzz'), line('t', 'p')),
    );
    const byId = new Map(parsed.records.map((entry) => [String(entry.record.id), entry.record]));
    expect(byId.get('p')).toMatchObject({ standing: 'active', payload: { content: 'text of p' } });
    expect(byId.get('q')?.standing).toBe('active');
    expect(byId.get('q')?.supersededBy).toBeUndefined();
    expect(byId.get('r')?.standing).toBe('active');
    expect(byId.get('t')).toMatchObject({ standing: 'superseded', supersededBy: 'p' });
    // Whether zzz is known is for the store to say.
    expect(byId.get('s')).toMatchObject({ standing: 'superseded', supersededBy: 'zzz' });
    expect(parsed.notes.filter(({ code }) => code.startsWith('link'))).toMatchObject([
      { code: 'link-cycle', count: 2, lines: [1, 2] },
      { code: 'link-self', count: 1, lines: [3] },
    ]);
  });

  test('never lead round after reading, whatever the file says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 10 }), async (next) => {
        const parsed = await parse(jsonLines(...next.map((to, from) => line(`n${from}`, `n${to}`))));
        const successor = new Map(parsed.records.map((entry) => [String(entry.record.id), entry.record.supersededBy]));
        expect(successor.size).toBe(next.length);
        for (const start of successor.keys()) {
          let at: string | undefined = start;
          for (let step = 0; at !== undefined; step++, at = successor.get(at))
            expect(step).toBeLessThanOrEqual(next.length);
        }
      }),
    );
  });

  test('a record that claims to be current and names its successor is replaced', async () => {
    const parsed = await parse(
      jsonLines({ ...line('a', 'b'), standing: 'active' }, { id: 'b', standing: 'active', content: 'b' }),
    );
    expect(parsed.records[0]?.record.standing).toBe('superseded');
  });
});

describe('records that a file has twice', () => {
  test('are taken once: further standing wins, then the later one', async () => {
    const older = await exported([
      record('a'),
      record('b', { standing: 'forgotten', payload: { content: '' } }),
      record('c'),
    ]);
    const newer = await exported([
      record('a', { standing: 'superseded', supersededBy: recordId('d') }),
      record('b'),
      record('c', { payload: { content: 'content of c', tags: ['new'] } }),
      record('d'),
    ]);
    const parsed = await parse(older + newer);
    expect(parsed.records.map((entry) => [entry.record.id, entry.record.standing])).toEqual([
      ['a', 'superseded'],
      ['b', 'forgotten'],
      ['c', 'active'],
      ['d', 'active'],
    ]);
    expect(parsed.records[2]?.record.payload.tags).toEqual(['new']);
    expect(parsed.repeated).toBe(3);
    expect(noteCodes(parsed)).toEqual(['repeated']);
  });
});

describe('records without the first line of an export', () => {
  test('keep id, text, times and chain, but not their claims about origin and trust', async () => {
    const given = {
      id: 'a',
      standing: 'active',
      content: 'x',
      storedAt: '2024-01-01T00:00:00Z',
      source: 'user',
      provenance: 'self',
      confidence: 0.3,
      importance: 1,
      createdBy: 'user:ada',
    };
    const parsed = await parse(jsonLines(given), 'auto', '/home/ada/notes.jsonl');
    expect(parsed.records[0]?.record).toEqual({
      ...record('a', { kind: 'fact', storedAt: Date.UTC(2024, 0, 1), provenance: 'transferred' }),
      payload: { content: 'x', source: 'import:notes.jsonl' },
    });
    expect(noteCodes(parsed)).toContain('unsigned-records');
  });

  test('a tombstone loses any text that it still has', async () => {
    const parsed = await parse(
      jsonLines({
        id: 'a',
        standing: 'forgotten',
        content: 'secret',
        tags: ['secret'],
        other: 'secret',
        external: digest,
      }),
    );
    expect(JSON.stringify(parsed.records)).not.toContain('secret');
    expect(parsed.records[0]?.record).toMatchObject({
      standing: 'forgotten',
      external: digest,
      payload: { content: '' },
    });
  });
});

/** Bit by bit, as ISO 3309 says it. */
function crcOf(text: string): string {
  let crc = -1;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}

function distinct(records: readonly PortableRecord[]): PortableRecord[] {
  return [...new Map(records.map((item) => [item.id, item])).values()];
}

const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }).map((text) => `x${wellFormed(text)}`);
const anyName = fc
  .string({ unit: 'grapheme-composite', minLength: 1, maxLength: 10 })
  .map((text) => `n${text}`.replace(/\p{Cc}/gu, '_'));
const anyTime = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });
const anyId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,20}$/).map(recordId);
const anyJson = fc
  .jsonValue({ stringUnit: 'binary', maxDepth: 3 })
  .map((value): unknown => JSON.parse(JSON.stringify(value).replace(/-0(?=[,\]}]|$)/g, '0')));
const odd = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'later', '');

const anyPayload = fc
  .record(
    {
      content: anyText,
      tags: fc.uniqueArray(fc.stringMatching(/^[a-z0-9._:-]{1,10}$/), { minLength: 1, maxLength: 4 }),
      source: anyText,
      category: anyText,
      speaker: anyName,
      session: anyName,
      channel: anyName,
      agent: anyName,
      createdBy: anyName,
      externalId: anyText,
      meta: anyJson,
      reason: anyText,
      onBehalfOf: fc.record({ id: anyName, email: anyName }),
    },
    { requiredKeys: ['content'] },
  )
  .chain((payload) =>
    fc.dictionary(odd, anyJson, { maxKeys: 2 }).map((others) => wellFormedKeys({ ...payload, ...others })),
  );

const ledger = {
  id: anyId,
  kind: fc.constantFrom(...kinds),
  provenance: fc.constantFrom(...provenances),
  storedAt: anyTime,
  confidence: fc.double({ min: 0, max: 1, noNaN: true }).map((share) => share + 0),
  derivedFrom: fc.array(fc.record({ id: anyId, start: fc.nat({ max: 99 }), end: fc.nat({ max: 999 }) }), {
    maxLength: 2,
  }),
};
const optional = { eventTime: anyTime, expiresAt: anyTime, importance: fc.double({ min: 0, max: 1, noNaN: true }) };

const anyRecord: fc.Arbitrary<PortableRecord> = fc.oneof(
  fc.record(
    { ...ledger, ...optional, standing: fc.constant('active' as const), payload: anyPayload },
    { requiredKeys: ['id', 'kind', 'provenance', 'storedAt', 'confidence', 'derivedFrom', 'standing', 'payload'] },
  ),
  fc.record({
    ...ledger,
    standing: fc.constant('superseded' as const),
    payload: anyPayload,
    supersededBy: fc.constant(recordId('zzz-not-in-the-file')),
    supersededAt: anyTime,
  }),
  fc.record({
    ...ledger,
    standing: fc.constant('forgotten' as const),
    payload: fc.constantFrom({ content: '' }, { content: '', reason: 'why' }),
    forgottenAt: anyTime,
    forgetCause: fc.constantFrom(...forgetCauses),
    external: fc.constant(digest),
  }),
);

/** JSON.stringify escapes lone halves of surrogate pairs, and reading makes them U+FFFD: drawn values start out as they will end. */
function wellFormedKeys(payload: object): Payload {
  const clean = JSON.stringify(payload).replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\\ufffd');
  const { content, ...rest }: { content: string } & Record<string, unknown> = JSON.parse(clean);
  return { ...rest, content };
}
