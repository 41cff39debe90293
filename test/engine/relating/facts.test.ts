import { describe, expect, it } from 'vitest';
import { statementOf, statementOfKnown } from '../../../src/engine/relating/facts.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import type { Access } from '../../../src/model/scope.js';

const access: Access = { user: 'ann', actor: 'user:ann' };
const held = { content: 'I live in Oslo.' };

function filled(): SpaceIndex {
  const index = SpaceIndex.empty();
  index.add(0, held);
  index.add(1, { content: 'My dog is called Koda.' });
  return index;
}

describe('the statement of a record that is compared', () => {
  it('is read once', () => {
    const index = filled();
    const first = statementOfKnown(index, held, access, 5);
    expect(first).toEqual(statementOf(held, access, 5));
    index.add(2, { content: 'I moved to Bergen.' });
    expect(statementOfKnown(index, { ...held }, access, 5)).toBe(first);
  });

  it('has the moment of the record and the voice of the speaker', () => {
    const index = filled();
    statementOfKnown(index, held, access, 5);
    expect(statementOfKnown(index, held, access, 7)).toEqual(statementOf(held, access, 7));
    const heard = { ...held, speaker: 'assistant' };
    expect(statementOfKnown(index, heard, access, 5)).toEqual(statementOf(heard, access, 5));
  });

  it('is kept nowhere after an erasure', () => {
    const index = filled();
    const first = statementOfKnown(index, held, access, 5);
    index.erase([1]);
    expect(statementOfKnown(index, held, access, 5)).not.toBe(first);
  });
});
