import { describe, expect, test } from 'vitest';
import { current, fresh } from './help.js';

const at = (content: string) => ({ content, externalId: 'tea', relate: false });

describe('the same said again under an external id', () => {
  test('does not undo what its owner amended meanwhile', async () => {
    const memory = await fresh();
    const { id } = await memory.remember(at('Tea at nine'));
    const amended = await memory.amend(id, 'Tea at ten');
    for (const onExisting of ['amend', 'skip', 'error'] as const) {
      const [again] = await memory.rememberBatch([at('Tea at nine')], { onExisting });
      expect(again).toMatchObject({ status: 'unchanged', id: amended.id });
    }
    expect(await memory.remember(at('Tea at nine'))).toMatchObject({ status: 'unchanged', id: amended.id });
    expect(await current(memory)).toEqual(['Tea at ten']);
  });

  test('does not undo what was amended after it had been said anew', async () => {
    const memory = await fresh();
    await memory.remember(at('Tea at eight'));
    const { id } = await memory.remember(at('Tea at nine'));
    await memory.amend(id, 'Tea at ten');
    expect(await memory.remember(at('Tea at nine'))).toMatchObject({ status: 'unchanged' });
    expect(await current(memory)).toEqual(['Tea at ten']);
  });

  test('does not bring back what another memory has corrected since', async () => {
    const memory = await fresh();
    const home = { content: 'I live in Lisbon.', externalId: 'profile:home', relate: false };
    const { id } = await memory.remember(home);
    await memory.remember('I moved to Porto.');
    expect(await memory.remember(home)).toMatchObject({ status: 'unchanged', id });
    expect(await current(memory)).toEqual(['I moved to Porto.']);
  });

  test('changes it back where whoever says it had changed it, too', async () => {
    const memory = await fresh();
    await memory.remember(at('Tea at nine'));
    await memory.remember(at('Tea at ten'));
    expect(await memory.remember(at('Tea at nine'))).toMatchObject({ status: 'amended' });
    expect(await current(memory)).toEqual(['Tea at nine']);
  });

  test('is news where it says something else than the last time', async () => {
    const memory = await fresh();
    const { id } = await memory.remember(at('Tea at nine'));
    await memory.amend(id, 'Tea at ten');
    expect(await memory.remember(at('Tea at eleven'))).toMatchObject({ status: 'amended' });
    expect(await memory.remember(at('Tea at nine'))).toMatchObject({ status: 'amended' });
    expect(await current(memory)).toEqual(['Tea at nine']);
  });
});

describe('what was forgotten', () => {
  test('is not restored, and that is said', async () => {
    const memory = await fresh();
    const { id } = await memory.remember('Tea at nine');
    await memory.forget(id);
    await expect(memory.restore(id)).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('forgotten'),
    });
    const stranger = memory.as({ user: 'ben' });
    const failure = (of: string) => stranger.restore(of).catch((error: Error) => error.message);
    expect(await failure(id)).toBe(await failure('no-such-id'));
  });
});
