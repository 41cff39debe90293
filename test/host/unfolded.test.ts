import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erases, Unfolded } from '../../src/host/unfolded.js';
import * as any from '../support/arbitraries.js';

test('what is not folded yet is as if it had been added alone, whatever was folded before', () => {
  fc.assert(
    fc.property(fc.array(any.commit, { maxLength: 8 }), fc.nat(9), (commits, folded) => {
      const line = commits.map((commit, i) => ({ ...commit, sequence: i + 1 }));
      const some = new Unfolded();
      for (const commit of line) some.add(commit, commit.sequence);
      some.drop(folded);
      const rest = line.filter(({ sequence }) => sequence > folded);
      expect(some.commits).toEqual(rest);
      expect(some.count).toBe(rest.length);
      expect(some.bytes).toBe(rest.reduce((sum, { sequence }) => sum + sequence, 0));
      expect(some.payloads).toEqual(new Map(rest.flatMap(({ payloads }) => [...payloads])));
      expect(some.lastErasure).toBe(rest.findLast(erases)?.sequence);
      for (const { sequence } of line)
        expect(some.find(sequence)).toEqual(rest.find((commit) => commit.sequence === sequence));
    }),
  );
});
