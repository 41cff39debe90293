import { expect, test } from 'vitest';
import { questions } from '../../demo/sample/memories.js';
import type { Playground } from './playground.js';
import { servedPlayground } from './served.js';

const { open } = servedPlayground();

async function openSample(name: string): Promise<Playground> {
  const demo = await open(name);
  await demo.page.getByRole('button', { name: 'Load the sample memories' }).first().click();
  await demo.entry('Rent for the workshop: 575 euros').waitFor();
  return demo;
}

test('each question that the sample offers finds its answer first', async () => {
  const demo = await openSample('questions');
  const answers: Readonly<Record<string, string>> = {
    'What am I allergic to?': 'almonds as well',
    'Where do we live?': 'Rua da Boavista',
    'When is the dentist?': '23 September',
    'Wann hat Mama Geburtstag?': '14. Mai',
    '魏老师喜欢喝什么？': '龙井茶',
    '¿Dónde vive la tía?': 'Valencia',
    'من أين جارتنا أم طارق؟': 'حلب',
  };
  for (const question of questions) {
    const [first] = await demo.ask(question);
    expect(first, question).toContain(answers[question] ?? 'an answer that this test knows');
  }
});

test('an answer says why, with bars that add up, and what it left out, with the reason', async () => {
  const demo = await openSample('left-out');
  const turn = await demo.say('Where do we live?');
  await turn.getByRole('button', { name: 'Why' }).first().click();
  const deltas = await turn
    .locator('.why')
    .first()
    .locator('[data-delta]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-delta'))));
  const sum = Number(await turn.locator('[data-sum]').first().getAttribute('data-sum'));
  expect(deltas.length).toBeGreaterThan(1);
  expect(deltas.reduce((total, delta) => total + delta, 0)).toBeCloseTo(sum, 6);
  expect(await turn.locator('.why tfoot .number').first().textContent()).toBe(sum.toFixed(3));
  expect(await turn.locator('.hit mark').first().textContent()).toBe('live');

  // Arrows go from tab to tab, and only the chosen one is a stop of the Tab key.
  const found = turn.getByRole('tab', { name: /^Found \d+$/ });
  const leftOut = turn.getByRole('tab', { name: /^Left out \d+$/ });
  await found.focus();
  await demo.page.keyboard.press('ArrowRight');
  expect(await leftOut.evaluate((tab) => tab === document.activeElement && tab.tabIndex === 0)).toBe(true);
  expect(await turn.locator('.hits').isVisible()).toBe(false);
  const old = turn.locator('.left-out > li').filter({ hasText: 'Karl-Heine-Straße' });
  expect(await old.locator('.about').textContent()).toContain('was replaced');
  await old.getByRole('button', { name: 'Show in ledger' }).click();
  await expect
    .poll(() => demo.entry('Karl-Heine-Straße 48').evaluate((entry) => entry === document.activeElement))
    .toBe(true);

  // What is forgotten leaves this list, too.
  await demo.entry('Rua da Boavista 210').getByRole('button', { name: 'Forget\u2026' }).click();
  await demo.dialog.getByText('Goes for good: 2 memories').waitFor();
  await demo.dialog.getByRole('button', { name: 'Forget 2 memories' }).click();
  await demo.dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => demo.text()).not.toContain('Karl-Heine-Straße');
});

test('the timeline shows every memory by its standing, and leads to it', async () => {
  const demo = await openSample('timeline');
  const { page } = demo;
  const dots = (standing: string) => page.locator(`.lane[data-standing="${standing}"] .dot`).count();
  const all = async () => [await dots('active'), await dots('superseded'), await dots('forgotten')];
  await expect.poll(all).toEqual(await demo.counts());
  expect(await page.locator('.lane .thread').count()).toBe(10);
  expect(await page.getByRole('img', { name: /^Timeline of 71 memories, 6 Jan 2025 to / }).count()).toBe(1);
  const colours = await page
    .locator('.lane')
    .evaluateAll((lanes) => lanes.map((lane) => getComputedStyle(lane).getPropertyValue('--tone')));
  expect(new Set(colours).size).toBe(3);
  await page.locator('.lane[data-standing="superseded"] .dot').last().click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-standing')))
    .toBe('superseded');

  await demo.entry('My favourite tea is green Gorreana').getByRole('button', { name: 'Forget\u2026' }).click();
  await demo.dialog.getByRole('button', { name: /^Forget 2 memories$/ }).click();
  await demo.dialog.getByRole('button', { name: 'Done' }).click();
  await expect.poll(all).toEqual([60, 9, 2]);
});

test('the check shows faults with the memories that they are about', async () => {
  const demo = await open('faults');
  const { page } = demo;
  // Files are taken as they are: what they say is not compared.
  const buffer = Buffer.from(
    '1. [2024-04-26]. The deploy target is Heron.\n2. [2024-05-01]. The deploy target is Osprey.\n',
  );
  await page.locator('#import-file').setInputFiles({ name: 'memories.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect.poll(() => demo.counts()).toEqual([2, 0, 0]);
  await page.getByRole('tab', { name: 'Check' }).click();
  const fault = page.locator('#findings > li');
  await fault.waitFor();
  expect(await fault.locator('strong').textContent()).toBe('warning');
  expect((await fault.locator('.said').allTextContents()).sort()).toEqual([
    'The deploy target is Heron.',
    'The deploy target is Osprey.',
  ]);
  await fault.getByRole('button', { name: 'Show in ledger' }).first().click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('entry');
});
