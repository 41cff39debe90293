import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../demo/styles/tokens.css', import.meta.url), 'utf8');
const [day = '', lamp = ''] = css.split('@media (prefers-color-scheme: dark)');

function colours(part: string): ReadonlyMap<string, string> {
  return new Map([...part.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['day', day],
  ['lamp', lamp],
])('colours can be told apart by %s', (_, part) => {
  const named = colours(part);
  const low: string[] = [];
  const atLeast = (ratio: number, fore: string, ...backs: string[]) => {
    for (const back of backs) {
      const reached = contrast(named.get(fore) ?? '', named.get(back) ?? '');
      if (!(reached >= ratio)) low.push(`${fore} on ${back}: ${reached.toFixed(2)}`);
    }
  };
  for (const text of ['ink', 'ink-soft', 'accent', 'active', 'superseded', 'forgotten', 'problem'])
    atLeast(4.5, text, 'paper', 'sheet', 'accent-wash');
  atLeast(4.5, 'ink', 'problem-wash');
  atLeast(4.5, 'ink-soft', 'problem-wash');
  atLeast(4.5, 'problem', 'problem-wash');
  atLeast(4.5, 'accent-ink', 'accent');
  atLeast(4.5, 'paper', 'problem');
  atLeast(4.5, 'mark-ink', 'mark');
  atLeast(3, 'edge', 'paper', 'sheet');
  for (let layer = 0; layer < 12; layer++) atLeast(3, `layer-${layer}`, 'sheet');
  expect(low).toEqual([]);
});
