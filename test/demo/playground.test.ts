import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { serveForDevelopment } from './harness.js';
import { Playground } from './playground.js';
import { servedPlayground } from './served.js';

const { browser, address, open } = servedPlayground();

test('what is told is recalled after a reload, and what is forgotten is gone, also after a restart', async () => {
  let demo = await open('life');
  const turn = await demo.say('The spare key lies under the blue flowerpot.');
  expect(await turn.locator('.outcome strong').textContent()).toBe('Stored');
  await demo.remember('I water the ferns on Fridays.');
  await demo.reload();

  const answer = await demo.say('Where are my spare keys?');
  expect(await answer.locator('.hit .said').allTextContents()).toEqual([
    'The spare key lies under the blue flowerpot.',
  ]);
  expect(await answer.locator('mark').allTextContents()).toEqual(['spare', 'key']);
  expect(await answer.locator('.summary').textContent()).toMatch(/1 memory · [\d.]+ ms/);
  const hit = answer.locator('.hit');
  expect(Number(await hit.locator('dd').first().textContent())).toBeGreaterThan(0);
  await hit.getByRole('button', { name: 'Why' }).click();
  const deltas = await hit.locator('[data-delta]').evaluateAll((cells) => cells.map((c) => Number(c.dataset.delta)));
  const score = Number(await hit.locator('.why tfoot .number').textContent());
  expect(deltas.length).toBeGreaterThan(0);
  expect(deltas.reduce((sum, delta) => sum + delta, 0)).toBeCloseTo(score, 2);

  await demo.entry('flowerpot').getByRole('button', { name: 'Forget' }).click();
  await demo.dialog.getByText('Goes for good: 1 memory').waitFor();
  expect(await demo.dialog.locator('[data-part="goes"] .said').allTextContents()).toEqual([
    'The spare key lies under the blue flowerpot.',
  ]);
  await demo.dialog.getByRole('button', { name: 'Keep it' }).click();
  expect(await demo.counts()).toEqual([2, 0, 0]);

  await demo.entry('flowerpot').getByRole('button', { name: 'Forget' }).click();
  await demo.dialog.getByLabel('Reason').fill('moved it');
  await demo.dialog.getByRole('button', { name: 'Forget 1 memory' }).click();
  await demo.dialog.getByText('1 memory erased').waitFor();
  await demo.dialog.getByRole('button', { name: 'Done' }).click();
  await hit.getByText('Forgotten since').waitFor();
  expect(await demo.text()).not.toMatch(/flowerpot/i);

  await demo.reload();
  expect(await demo.ask('Where are my spare keys?')).toEqual([]);
  await browser.stop();
  await browser.start();
  demo = await open('life');
  expect(await demo.ask('Which flowerpot?')).toEqual([]);
  expect(await demo.ask('When do the ferns get water?')).toEqual(['I water the ferns on Fridays.']);
  expect(await demo.counts()).toEqual([1, 0, 1]);
  const tombstone = demo.page.locator('.entry[data-standing="forgotten"]');
  expect(await tombstone.locator('.gone').textContent()).toBe('Erased. moved it');
});

test('amending in place supersedes the old wording, and the chain shows both', async () => {
  const demo = await open('amend');
  await demo.remember('My train leaves at nine from platform two.');
  await demo.entry('train').getByRole('button', { name: 'Amend' }).click();
  await demo.page.getByLabel('It now says').fill('My train leaves at ten from platform seven.');
  await demo.page.getByLabel('Because').fill('new timetable');
  await demo.page.locator('.editor').getByRole('button', { name: 'Amend' }).click();
  const entry = demo.entry('platform seven');
  await entry.waitFor();
  expect(await demo.entry('platform two').getAttribute('data-standing')).toBe('superseded');
  expect(await demo.entry('platform two').locator('.standing').textContent()).toBe('Superseded');
  expect(await demo.ask('When does my train leave?')).toEqual(['My train leaves at ten from platform seven.']);

  await entry.getByRole('button', { name: 'History, 2 versions' }).click();
  const links = entry.locator('.chain li');
  await links.nth(1).waitFor();
  expect(await links.locator('.standing').allTextContents()).toEqual(['Superseded', 'Active']);
  expect(await links.nth(1).locator('.reason').textContent()).toBe('new timetable');

  await entry.getByRole('button', { name: 'Tags' }).click();
  await demo.page.getByLabel('Tags, with commas between').fill('travel, work');
  await demo.page.getByRole('button', { name: 'Save tags' }).click();
  await expect.poll(() => entry.locator('.tag').allTextContents()).toEqual(['travel', 'work']);

  await demo.page.getByRole('radio', { name: 'Superseded' }).check({ force: true });
  await expect.poll(() => demo.page.locator('.entry').count()).toBe(1);
});

test('a correction strikes the old wording out and can be undone; saying it again adds nothing', async () => {
  const demo = await open('relate');
  await demo.say('My train leaves at nine.');
  const turn = await demo.say('My train leaves at ten.');
  expect(await turn.locator('.outcome strong').textContent()).toBe('Replaced');
  expect(await turn.locator('.outcome').textContent()).toContain('the old wording: it is at another time now');
  expect(await turn.locator('del').textContent()).toBe('My train leaves at nine.');
  expect(await demo.ask('When does my train leave?')).toEqual(['My train leaves at ten.']);
  await expect.poll(() => demo.counts()).toEqual([1, 1, 0]);
  await demo.entry('at ten').getByText('because: it is at another time now').waitFor();

  await turn.getByRole('button', { name: 'Undo' }).click();
  await turn.getByText('Undone: the old wording holds again.').waitFor();
  expect(await demo.ask('When does my train leave?')).toEqual(['My train leaves at nine.']);
  const again = await demo.say('My train leaves at nine.');
  expect(await again.locator('.outcome strong').textContent()).toBe('Already known');
  const request = await demo.say('Forget that my train leaves at nine.');
  expect(await request.locator('.outcome strong').textContent()).toBe('Not stored');
  expect(await request.locator('.outcome').textContent()).toContain('it asks to forget; choose what goes');
  expect(await request.locator('[data-meant] .said').allTextContents()).toEqual(['My train leaves at nine.']);
  await request.getByRole('button', { name: 'Forget…' }).click();
  await demo.dialog.getByRole('button', { name: 'Keep it' }).click();
  const nothing = await demo.say('Forget my harpsichord.');
  expect(await nothing.locator('.outcome').textContent()).toContain('it asks to forget; nothing known is meant');
  await expect.poll(() => demo.counts()).toEqual([1, 2, 0]);

  // What was superseded and then forgotten says only that nothing of it is left.
  await demo.entry('at nine').first().getByRole('button', { name: 'Forget' }).click();
  await demo.dialog.getByRole('button', { name: 'Forget 3 memories' }).click();
  await demo.dialog.getByRole('button', { name: 'Done' }).click();
  await turn.getByText('Forgotten since').first().waitFor();
  expect(await demo.text()).not.toMatch(/train leaves at/);
  expect(await request.getByRole('button', { name: 'Forget…' }).count()).toBe(0);
  const after = await demo.page
    .locator('.turn.statement')
    .evaluateAll((turns) => turns.map((element) => getComputedStyle(element, '::after').content));
  expect(after.filter((content) => content.includes('newer wording'))).toEqual([]);
});

test('memories that may not agree are both kept until one says which holds', async () => {
  const demo = await open('open-questions');
  const { page } = demo;
  await demo.say('Rent is 500 euros and the deposit is 1000 euros.');
  const turn = await demo.say('Rent is 550 euros.');
  expect(await turn.locator('.outcome').textContent()).toContain('it may not agree with another memory');
  expect(await turn.locator('.pair .said').textContent()).toBe('Rent is 500 euros and the deposit is 1000 euros.');
  await turn.getByRole('button', { name: 'Keep both' }).click();
  await turn.getByText('Both are kept.').waitFor();
  await expect.poll(() => demo.counts()).toEqual([2, 0, 0]);

  await demo.say('The office opens at nine and the shop opens at eight.');
  await demo.say('The office opens at ten.');
  await page.getByRole('tab', { name: 'Check' }).click();
  const pair = page.locator('#open-questions .pair');
  await expect
    .poll(() => pair.locator('.said').allTextContents())
    .toEqual(['The office opens at nine and the shop opens at eight.', 'The office opens at ten.']);
  await pair.getByRole('button', { name: 'Replace the older one' }).click();
  await page.getByText('No two memories are in question.').waitFor();
  await page.getByText('No faults.').waitFor();
  await page.getByRole('button', { name: 'Merge what says the same' }).click();
  await page.locator('#improved').getByText('Nothing says the same twice.').waitFor();
  await expect.poll(() => demo.counts()).toEqual([3, 1, 0]);
});

test('saying something else under the same name amends it, and the same again changes nothing', async () => {
  const demo = await open('names');
  const outcome = async (text: string) => {
    await demo.page.locator('#details').evaluate((details: HTMLDetailsElement) => {
      details.open = true;
    });
    await demo.page.getByLabel('Name').fill('wifi');
    return (await demo.say(text)).locator('.outcome strong').textContent();
  };
  expect(await outcome('The wifi is called heron.')).toBe('Stored');
  expect(await outcome('The wifi is called heron.')).toBe('Unchanged');
  expect(await outcome('The wifi is called egret.')).toBe('Amended');
  await expect.poll(() => demo.counts()).toEqual([1, 1, 0]);
});

test('two tabs agree, and what one forgot the other no longer says', async () => {
  const here = await open('tabs');
  const there = await open('tabs');
  await here.front();
  await here.remember('My bicycle is locked to the third lamp post.');
  await there.front();
  await there.entry('lamp post').waitFor();
  expect(await there.page.locator('#elsewhere').textContent()).toBe('Another tab changed 1 memory.');
  expect(await there.ask('Where is my bicycle?')).toEqual(['My bicycle is locked to the third lamp post.']);

  await here.front();
  await here.entry('lamp post').getByRole('button', { name: 'Amend' }).click();
  await here.page.getByLabel('It now says').fill('My bicycle stands in the cellar.');
  await here.page.keyboard.press('Control+Enter');
  await there.front();
  await there.entry('cellar').waitFor();
  await there.page.locator('.hit[data-state="superseded"]').waitFor();
  expect(await there.ask('Where is my bicycle?')).toEqual(['My bicycle stands in the cellar.']);
  await there.entry('cellar').getByRole('button', { name: 'History' }).click();
  await there.entry('cellar').locator('.chain li').nth(1).waitFor();
  // The dialog of one tab is open while the other forgets.
  await there.entry('cellar').getByRole('button', { name: 'Forget' }).click();
  await there.dialog.getByText('Goes for good: 2 memories').waitFor();

  await here.front();
  await here.entry('cellar').getByRole('button', { name: 'Forget' }).click();
  await here.dialog.getByRole('button', { name: 'Forget 2 memories' }).click();
  await here.dialog.getByRole('button', { name: 'Done' }).click();
  await there.front();
  await there.dialog.getByText('There is nothing left to forget.').waitFor();
  await expect.poll(() => there.text()).not.toMatch(/lamp post|cellar/);
  await there.page.keyboard.press('Escape');
  expect(await there.ask('Where is my bicycle?')).toEqual([]);
  expect(await there.counts()).toEqual([0, 0, 2]);
});

test('a store that is deleted in one tab is reported in the other, which can begin again', async () => {
  const here = await open('deleted');
  const there = await open('deleted');
  await there.front();
  await there.remember('It will rain.');
  await here.front();
  await here.page.getByRole('tab', { name: 'Files' }).click();
  await here.page.getByRole('button', { name: 'Delete everything…' }).click();
  await here.dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect.poll(() => here.counts()).toEqual([0, 0, 0]);
  await here.page.getByRole('tab', { name: 'Ledger' }).click();
  await here.remember('A new beginning.');

  await there.front();
  await there.say('Will it rain?');
  const error = there.page.getByRole('alert');
  await error.getByText('storage_lost').waitFor();
  expect(await there.page.locator('.hit').count()).toBe(0);
  await error.getByRole('button', { name: 'Reload' }).click();
  await there.entry('A new beginning.').waitFor();
  expect(await there.counts()).toEqual([1, 0, 0]);
});

test('what looks like markup is shown as the text that it is', async () => {
  const demo = await open('markup');
  const image = '<img src=x onerror="window.struck=1"> stays text';
  const script =
    '<script>window.struck=2</script><svg onload="window.struck=3"> <a href="javascript:window.struck=4">text</a>';
  await demo.remember(image, script);
  const answer = await demo.say('What stays text?');
  expect(await answer.locator('.hit .said').allTextContents()).toContain(image);
  await answer.locator('.hit').first().getByRole('button', { name: 'Why' }).click();
  await demo.entry('onerror').getByRole('button', { name: 'History' }).click();
  await demo.entry('onerror').locator('.chain li').waitFor();
  await demo.entry('onerror').getByRole('button', { name: 'Tags' }).click();
  await demo.entry('onload').getByRole('button', { name: 'Forget' }).click();
  expect(await demo.dialog.locator('[data-part="goes"] .said').textContent()).toBe(script);
  await demo.page.keyboard.press('Escape');
  await demo.page.locator('#import-file').setInputFiles({
    name: '<b>file</b>.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from(JSON.stringify({ content: image })),
  });
  await demo.page.locator('.preview td').last().waitFor();
  expect(await demo.page.locator('.preview td').last().textContent()).toBe(image);
  expect(await demo.page.evaluate(() => 'struck' in window)).toBe(false);
  expect(await demo.page.locator('img, svg, main script, main a').count()).toBe(0);
});

test('everything can be done from the keyboard', async () => {
  const demo = await open('keyboard');
  const { page } = demo;
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  const tabTo = async (name: RegExp, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses++) {
      if (name.test(await focused())) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The ${key} key never reached ${name}; it ended at "${await focused()}".`);
  };
  await tabTo(/^Skip to the conversation$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The library closes at six.');
  await page.keyboard.press('Enter');
  await page.locator('.outcome').waitFor();
  await page.keyboard.type('When does the library close?');
  await page.keyboard.press('Enter');
  await page.locator('.hit mark').first().waitFor();

  await tabTo(/^Why$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.locator('.why tfoot').waitFor();
  await tabTo(/^Ledger$/);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).toBe('Files');
  expect(await page.getByRole('tab', { name: 'Files' }).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Home');
  expect(await focused()).toBe('Ledger');
  await tabTo(/^Amend$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' On Mondays at four.');
  await page.keyboard.press('Control+Enter');
  await demo.entry('at four').waitFor();
  await expect.poll(focused).toContain('On Mondays at four.');
  await tabTo(/^Forget/);
  await page.keyboard.press('Enter');
  await demo.dialog.getByText('Goes for good: 2 memories').waitFor();
  await tabTo(/^Forget 2 memories$/);
  await page.keyboard.press('Enter');
  await demo.dialog.getByText('2 memories erased').waitFor();
  expect(await focused()).toBe('Done');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('entries');
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await page.keyboard.press('Tab');
  expect(await outline()).toBe('solid');
});

test('a file is looked into first, then imported, and a second time adds nothing', async () => {
  const demo = await open('files');
  const { page } = demo;
  const buffer = Buffer.from(
    '1. [2024-04-26]. User loves dogs.\n2. User lives in Oslo.\n3. [2024-05-01]. User is vegetarian.\n',
  );
  const choose = () =>
    page.locator('#import-file').setInputFiles({ name: 'memories.txt', mimeType: 'text/plain', buffer });
  await choose();
  await page.getByText('3 would be added').waitFor();
  expect(await page.locator('.preview td:last-child').allTextContents()).toEqual([
    'User loves dogs.',
    'User lives in Oslo.',
    'User is vegetarian.',
  ]);
  expect(await demo.counts()).toEqual([0, 0, 0]);
  await page.getByRole('button', { name: 'Import 3 entries' }).click();
  await page.getByText('3 added').waitFor();
  await expect.poll(() => demo.counts()).toEqual([3, 0, 0]);
  expect(await demo.ask('Who lives in Oslo?')).toEqual(['User lives in Oslo.']);
  await choose();
  await page.getByText('3 known already').waitFor();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^loci-\d{4}-\d\d-\d\d\.jsonl$/);
  const lines = readFileSync(await saved.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(lines.map((line) => JSON.parse(line).loci)).toEqual(['export', undefined, undefined, undefined, 'end']);

  const other = await open('files-elsewhere');
  await other.page.evaluate((text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], 'export.jsonl'));
    const drop = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }));
    drop('dragenter');
    drop('dragover');
    drop('drop');
  }, lines.join('\n'));
  await other.page.getByRole('button', { name: 'Import 3 entries' }).click();
  await expect.poll(() => other.counts()).toEqual([3, 0, 0]);
});

test('a file that is no file of memories is refused with a code', async () => {
  const demo = await open('refused');
  await demo.page
    .locator('#import-file')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004rest') });
  const error = demo.page.getByRole('alert');
  await error.getByText('invalid').first().waitFor();
  expect(await error.textContent()).toContain('unpack it');
  await error.getByRole('button', { name: 'Dismiss' }).click();
  expect(await error.textContent()).toBe('');
});

test('the sample speaks five languages and fits a phone', async () => {
  const demo = await open('sample');
  const { page } = demo;
  await page.getByRole('button', { name: 'Load the sample memories' }).first().click();
  await demo.entry('Rent for the workshop: 575 euros').waitFor();
  const [active, superseded, forgotten] = await demo.counts();
  expect(active).toBeGreaterThanOrEqual(55);
  expect([superseded, forgotten]).toEqual([10, 0]);
  const allergy = await demo.ask('What am I allergic to?');
  expect(allergy[0]).toMatch(/almonds as well/);
  expect(allergy.join()).not.toMatch(/almonds are fine/);
  expect((await demo.ask('魏老师喜欢喝什么？'))[0]).toContain('龙井茶');
  expect((await demo.ask('Wann hat Mama Geburtstag?'))[0]).toContain('14. Mai');
  expect((await demo.ask('¿Dónde vive la tía Remedios?'))[0]).toContain('Valencia');
  const arabic = await demo.say('من أين جارتنا أم طارق؟');
  expect(await arabic.locator('.hit .said').first().textContent()).toContain('حلب');
  expect(
    await arabic
      .locator('.said')
      .first()
      .evaluate((p) => getComputedStyle(p).direction),
  ).toBe('rtl');

  // A passage that was drawn from a longer text is blanked there.
  await demo.page
    .locator('.entry')
    .filter({ hasText: /^.{0,40}Active\W*The cellar key/ })
    .getByRole('button', { name: 'Forget' })
    .click();
  expect(await demo.dialog.locator('[data-part="blanked"] del').textContent()).toContain('barometer');
  await demo.dialog.getByRole('radio', { name: 'Everything from sample' }).check();
  await demo.dialog.getByText('Goes for good: 71 memories').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Words' }).click();
  await page.getByRole('button', { name: '杭州的西湖龙井' }).click();
  await expect.poll(() => page.locator('#tokens li').allTextContents()).toContain('西湖');

  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ['Conversation', 'Ledger', 'Files', 'Words', 'Check']) {
    await page.getByRole('tab', { name: view }).click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ view, overflow }).toEqual({ view, overflow: 0 });
  }
  const unnamed = await page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('button, input, textarea, select')];
    const named = (control: HTMLInputElement) =>
      (control.labels?.length ?? 0) > 0 || control.ariaLabel || control.textContent?.trim();
    return controls.filter((control) => !named(control)).map((control) => control.outerHTML);
  });
  expect(unnamed).toEqual([]);
});

test('the banner says how safe the memory is, and asks the browser to keep it', async () => {
  const demo = await open('banner');
  const banner = demo.page.locator('#storage');
  expect(await banner.getAttribute('data-keeping')).toBe('clearable');
  await demo.page.getByRole('button', { name: 'Keep it' }).click();
  // Browsers decide by themselves; the page must say what came of it.
  await expect.poll(() => banner.textContent()).toMatch(/did not agree|keeps the memory/);

  const kept = await browser.tab();
  await kept.addInitScript(() => {
    navigator.storage.persisted = () => Promise.resolve(true);
  });
  await Playground.open(kept, address('kept'));
  expect(await kept.locator('#storage').textContent()).toContain('Kept');

  // No worker and no database: the page still works, and does not promise anything.
  const bare = await browser.tab();
  await bare.route('**/memory.worker*', (route) => route.abort());
  await bare.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  const without = await Playground.open(bare, address('bare'));
  expect(await bare.locator('#storage').textContent()).toContain('This window only');
  await without.remember('Kept for a moment.');
  expect(await without.ask('What was kept?')).toEqual(['Kept for a moment.']);
  expect(browser.faults.splice(0).filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
});

test('the development server keeps to the same content security policy', async () => {
  const development = await serveForDevelopment();
  try {
    const demo = await Playground.open(await browser.tab(), development.address(''));
    expect(await demo.page.locator('#storage').getAttribute('data-keeping')).toBe('clearable');
    expect(await demo.page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('0px');
    await demo.remember('Served from source.');
    await demo.page.close();
  } finally {
    await development.close();
  }
});
