import type { Locator, Page } from 'playwright-core';

/** The playground in one tab, in the words of the person who uses it. */
export class Playground {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, address: string): Promise<Playground> {
    await page.goto(address);
    const playground = new Playground(page);
    await playground.ready();
    return playground;
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  /** Looks at this tab: browsers slow down the ones behind. */
  async front(): Promise<void> {
    await this.page.bringToFront();
  }

  async ready(): Promise<void> {
    await this.page.locator('#page[data-state="ready"]').waitFor();
  }

  /** Types a statement or a question and sends it. Answers the turn that came of it, when it is complete. */
  async say(text: string): Promise<Locator> {
    const turns = this.page.locator('.turn');
    const before = await turns.count();
    const field = this.page.getByLabel('A statement to remember, or a question');
    await field.fill(text);
    await field.press('Enter');
    const turn = turns.nth(before);
    await turn.locator('.outcome, .summary:not(:text("Looking"))').waitFor();
    return turn;
  }

  async remember(...texts: readonly string[]): Promise<void> {
    for (const text of texts) await this.say(text);
    await this.entry(texts.at(-1) ?? '').waitFor();
  }

  /** Asks, and answers the texts of the hits. */
  async ask(question: string): Promise<readonly string[]> {
    return (await this.say(question)).locator('.hit .said').allTextContents();
  }

  /** The ledger's entry whose text contains something. */
  entry(text: string): Locator {
    return this.page.locator('.entry').filter({ has: this.page.locator('.body > .said', { hasText: text }) });
  }

  /** How many memories have each standing, as the head of the page says. */
  async counts(): Promise<readonly number[]> {
    return (await this.page.locator('#counts b').allTextContents()).map(Number);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Everything that the page shows or holds as text. */
  text(): Promise<string> {
    return this.page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
      return [document.body.textContent, ...fields.map(({ value }) => value)].join('\n');
    });
  }
}
