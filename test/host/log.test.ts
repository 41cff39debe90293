import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLog, encodeLog } from '../../src/host/log.js';
import * as any from '../support/arbitraries.js';
import { codeOf } from './help.js';

const commits = fc.array(
  any.commit.map(({ sequence, id, events }) => ({ sequence, id, events })),
  { maxLength: 5 },
);

test('a log keeps commits and their events, in order', () => {
  fc.assert(
    fc.property(commits, (said) => {
      expect(decodeLog(encodeLog(said))).toEqual(said);
    }),
  );
});

test('a log holds no payload', () => {
  fc.assert(
    fc.property(any.commit, (commit) => {
      expect(encodeLog([commit])).toEqual(
        encodeLog([{ sequence: commit.sequence, id: commit.id, events: commit.events }]),
      );
    }),
  );
});

test('a log that was cut is corrupt', () => {
  fc.assert(
    fc.property(any.commit, fc.nat(), (commit, place) => {
      const bytes = encodeLog([commit]);
      const cut = bytes.subarray(0, 1 + (place % (bytes.length - 1)));
      expect(['corrupt', 'newer_format']).toContain(codeOf(() => decodeLog(cut)));
    }),
  );
});
