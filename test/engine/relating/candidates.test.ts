import { expect, test } from 'vitest';
import { candidatesOf } from '../../../src/engine/relating/candidates.js';
import { analyseStatement, slotWords } from '../../../src/engine/relating/rules.js';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';
import '../../support/knowledge.js';

test('what a text lies to depends on who says it, also when somebody else has just said the same', () => {
  const said = (speaker?: string) =>
    analyseStatement('My phone number is 5551234.', {
      userNames: ['ana'],
      ...(speaker === undefined ? {} : { speaker }),
    });
  const [own, bens] = [said(), said('Ben')];
  const only = slotWords(bens).filter((word) => !slotWords(own).includes(word));
  expect(only.length, 'a text whose subject depends on its speaker').toBeGreaterThan(0);
  const index = () => {
    const made = SpaceIndex.empty();
    made.add(0, { content: `Ben: ${only.join(' ')}` });
    made.add(1, { content: 'The telephone rings' });
    return made;
  };
  const asked = (index: SpaceIndex, statement: typeof own) => candidatesOf(index, statement, '0', () => true);
  const [one, other] = [index(), index()];
  const fresh = asked(one, bens);
  expect(fresh).not.toEqual(asked(index(), own));
  asked(other, own);
  expect(asked(other, bens)).toEqual(fresh);
});
