import { expect, test } from 'vitest';
import { scoreBar, whyTable } from '../../demo/conversation/why.js';

const hit = {
  score: 5,
  why: [
    { layer: 'words', delta: 4, detail: 'rent' },
    { layer: 'phrase', delta: 2 },
    { layer: 'negation', delta: -1 },
  ],
};

test('each bar of an explanation begins where the one before it ended, and the last ends at the score', () => {
  const table = whyTable(hit);
  const bars = [...table.querySelectorAll<HTMLElement>('.step')].map((step) => [
    Number.parseFloat(step.style.getPropertyValue('--start')),
    Number.parseFloat(step.style.getPropertyValue('--share')),
  ]);
  // Of a running total that goes 0, 4, 6, 5.
  expect(bars).toEqual([
    [0, 66.67],
    [66.67, 33.33],
    [83.33, 16.67],
  ]);
  expect([...table.querySelectorAll('.step')].map((step) => step.classList.contains('taken'))).toEqual([
    false,
    false,
    true,
  ]);
  const points = [...table.querySelectorAll('td.number')].map((cell) => cell.textContent);
  expect(points).toEqual(['+4.000', '+2.000', '−1.000', '5.000']);
});

test('the bar of a score is as long as the score, and divided among the layers that raised it', () => {
  const shares = (best: number) =>
    [...scoreBar(hit, best).children].map((part) =>
      Number.parseFloat((part as HTMLElement).style.getPropertyValue('--share')),
    );
  expect(shares(5)).toEqual([66.67, 33.33]);
  expect(shares(10)).toEqual([33.33, 16.67]);
});
