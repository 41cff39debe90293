import { describe, expect, it } from 'vitest';
import { analyseStatement } from '../../../src/engine/relate/analyse.js';
import { relate } from '../../../src/engine/relate/relate.js';
import {
  chatPairs,
  freePairs,
  freshPairs,
  heardPairs,
  holdoutPairs,
  ownPairs,
  type Pair,
  saidPairs,
  talkPairs,
  trapPairs,
  typedPairs,
  unseenPairs,
} from './pairs/index.js';

const replaces = (label: string) => label === 'contradicts' || label === 'updates';
const answer = ({ older, newer }: Pair) => relate(analyseStatement(older), analyseStatement(newer)).relation;

/** Precision and recall of replacing, and the pairs that were got wrong in a way that loses something. */
function measure(pairs: readonly Pair[]) {
  let right = 0;
  let missed = 0;
  const wrong: string[] = [];
  const lost: string[] = [];
  for (const pair of pairs) {
    const found = answer(pair);
    if (replaces(found)) {
      if (replaces(pair.label)) right++;
      else wrong.push(`${pair.older} | ${pair.newer}`);
    } else if (replaces(pair.label)) missed++;
    if (found === 'duplicate' && pair.label !== 'duplicate') lost.push(`${pair.older} | ${pair.newer}`);
  }
  return { precision: right / (right + wrong.length), recall: right / (right + missed), wrong, lost };
}

describe('pairs of statements', () => {
  it('are as many as they were written to be', () => {
    expect(ownPairs.length).toBeGreaterThanOrEqual(250);
    expect(holdoutPairs).toHaveLength(120);
  });

  it('are related rightly where the rules were made for them', () => {
    const { precision, recall, wrong, lost } = measure(ownPairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(precision).toBe(1);
    expect(recall).toBeGreaterThanOrEqual(0.97);
  });

  it('are related rightly in loose wording', () => {
    const { recall, wrong, lost } = measure(freePairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });

  it('are related rightly in the wording of talk', () => {
    const { recall, wrong, lost } = measure(talkPairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('are related rightly in talk with openers, steps and ends', () => {
    const { recall, wrong, lost } = measure(saidPairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  });

  it('are related rightly in talk that was written later', () => {
    const { recall, wrong, lost } = measure(heardPairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.7);
  });

  it('are related rightly as they are typed in a hurry', () => {
    const { recall, wrong, lost } = measure(chatPairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.75);
  });

  it('are seldom found where a change is only told in passing, and never taken wrongly', () => {
    const { recall, wrong, lost } = measure(typedPairs);
    expect(wrong).toEqual([]);
    expect(lost).toEqual([]);
    expect(recall).toBeGreaterThanOrEqual(0.5);
  });

  it('that only look like a change replace nothing', () => {
    const { wrong, lost } = measure(trapPairs);
    expect([...wrong, ...lost]).toEqual([]);
  });

  it('are seldom wrongly taken as replaced in talk that the rules were not made for', () => {
    const { precision, recall, lost } = measure(unseenPairs);
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.65);
    expect(lost).toEqual([]);
  });

  it('are seldom wrongly taken as replaced in wording that the rules were not made for', () => {
    for (const pairs of [holdoutPairs, freshPairs]) {
      const { precision, recall, lost } = measure(pairs);
      expect(precision).toBeGreaterThanOrEqual(0.95);
      expect(recall).toBeGreaterThanOrEqual(0.6);
      expect(lost).toEqual([]);
    }
  });

  it('never replace when one of them is read the other way round as older', () => {
    // A duplicate stays one whichever came first.
    for (const { label, older, newer } of ownPairs) {
      if (label === 'duplicate')
        expect(`${newer} | ${older}: ${replaces(answer({ label, older: newer, newer: older }))}`).toBe(
          `${newer} | ${older}: false`,
        );
    }
  });

  it('are each a duplicate of themselves when they state something', () => {
    for (const { older } of ownPairs) {
      const statement = analyseStatement(older);
      if (statement.type === 'statement' || statement.type === 'command')
        expect(relate(statement, statement).relation).toBe('duplicate');
    }
  });
});
