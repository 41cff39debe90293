import { describe, expect, test } from 'vitest';
import { contents, externalIds, noteCodes, parse } from './helpers.js';

const chatGpt = `# Model Set Context
1. [2024-04-26]. User loves dogs.
2. [2024-05-02]. User is planning a trip to Oslo
with two friends.
3. User prefers metric units.`;

describe('saved memories of ChatGPT', () => {
  test('give one memory for each number, dates where there are any, wrapped lines joined', async () => {
    const parsed = await parse(chatGpt, 'auto', 'memories.txt');
    expect(parsed.format).toBe('chatgpt-memories');
    expect(contents(parsed)).toEqual([
      'User loves dogs.',
      'User is planning a trip to Oslo with two friends.',
      'User prefers metric units.',
    ]);
    expect(parsed.items.map(({ item }) => item.eventTime)).toEqual([
      Date.UTC(2024, 3, 26),
      Date.UTC(2024, 4, 2),
      undefined,
    ]);
    expect(parsed.items.map(({ line }) => line)).toEqual([2, 3, 5]);
    expect(parsed.items[0]?.item).toMatchObject({ source: 'import:memories.txt', provenance: 'transferred' });
    expect(parsed.notes).toMatchObject([{ code: 'undated', count: 1, lines: [5] }]);
  });

  test('are recognised with any line end', async () => {
    const parsed = await parse(chatGpt.replaceAll('\n', '\r\n'));
    expect(contents(parsed)).toEqual(contents(await parse(chatGpt)));
  });

  test('have ids that do not depend on number, date, wrapping, line ends or name', async () => {
    const again =
      'Model set context:\r\n\r\n7. [2025-01-01]. User prefers metric units.\r\n8) User loves\r\n   dogs.\r\n';
    const first = await parse(chatGpt);
    const second = await parse(again, 'chatgpt-memories', 'other.txt');
    expect(contents(second)).toEqual(['User prefers metric units.', 'User loves dogs.']);
    expect(externalIds(second)).toEqual([externalIds(first)[2], externalIds(first)[0]]);
  });

  test('keep brackets that are no date, and dates that do not exist, in the text', async () => {
    const parsed = await parse(
      '1. [todo] buy milk\n2. [2024-02-30]. User was born.\n3. [unknown]. User sails.',
      'chatgpt-memories',
    );
    expect(contents(parsed)).toEqual(['[todo] buy milk', '[2024-02-30]. User was born.', 'User sails.']);
    expect(parsed.items.every(({ item }) => item.eventTime === undefined)).toBe(true);
  });

  test('without numbers are bullets or lines, when the format is named', async () => {
    expect(contents(await parse('Memories\n- Keeps bees\n- Sails', 'chatgpt-memories'))).toEqual([
      'Keeps bees',
      'Sails',
    ]);
    expect(contents(await parse('Keeps bees.\n\nSails.', 'chatgpt-memories'))).toEqual(['Keeps bees.', 'Sails.']);
  });

  test('prose after a blank line belongs to no item, and is said to be left out', async () => {
    const parsed = await parse(`${chatGpt}\n\nLet me know if you need more!`);
    expect(contents(parsed)).toHaveLength(3);
    expect(parsed.notes.find(({ code }) => code === 'text-skipped')).toMatchObject({ lines: [7] });
  });

  test('the same memory twice counts once', async () => {
    const parsed = await parse('1. Keeps bees\n2. Keeps bees', 'chatgpt-memories');
    expect(contents(parsed)).toEqual(['Keeps bees']);
    expect(parsed.repeated).toBe(1);
  });
});

const claude = `[2025-01-09] - Prefers short answers
[unknown] - Works as a nurse
- Keeps bees`;

describe('memory lists of Claude', () => {
  test('give one memory for each line, dates where they are known', async () => {
    const parsed = await parse(claude);
    expect(parsed.format).toBe('claude');
    expect(contents(parsed)).toEqual(['Prefers short answers', 'Works as a nurse', 'Keeps bees']);
    expect(parsed.items.map(({ item }) => item.eventTime)).toEqual([Date.UTC(2025, 0, 9), undefined, undefined]);
    expect(parsed.notes).toMatchObject([{ code: 'undated', count: 2, lines: [2, 3] }]);
  });

  test('headings become category and tag; fences and prose around them are left out', async () => {
    const parsed = await parse(`Here is everything I know:

\`\`\`markdown
## Instructions
[2025-01-09] - Prefers short answers
  and no emoji

**Personal details:**
[2025-02] — Works as a nurse
- [n/a] - Keeps bees
[private] - Sings

Größe & Gewicht
- 180 cm
\`\`\`

This is the complete set.`);
    expect(parsed.items.map(({ item }) => [item.content, item.category, item.tags])).toEqual([
      ['Prefers short answers and no emoji', 'Instructions', ['instructions']],
      ['Works as a nurse', 'Personal details', ['personal-details']],
      ['Keeps bees', 'Personal details', ['personal-details']],
      ['[private] - Sings', 'Personal details', ['personal-details']],
      ['180 cm', 'Größe & Gewicht', []],
    ]);
    expect(parsed.items[1]?.item.eventTime).toBe(Date.UTC(2025, 1, 1));
    expect(noteCodes(parsed).sort()).toEqual(['labels-skipped', 'text-skipped', 'undated']);
    expect(parsed.notes.find(({ code }) => code === 'text-skipped')?.lines).toEqual([1, 17]);
  });

  test('have ids that do not depend on heading or date', async () => {
    const first = await parse(claude);
    const second = await parse(`# Work\n[2025-03-01] - Works as a nurse`, 'claude');
    expect(externalIds(second)).toEqual([externalIds(first)[1]]);
  });
});

describe('conversations of Claude', () => {
  const talk = {
    uuid: 'u1',
    name: 'Tea',
    created_at: '2025-01-09T10:00:00.000000Z',
    chat_messages: [
      {
        uuid: 'm1',
        sender: 'human',
        text: 'Where is the tea?',
        content: [{ type: 'text', text: 'Where is the tea?' }],
        created_at: '2025-01-09T10:00:00.123456Z',
        attachments: [],
        files: [],
      },
      {
        uuid: 'm2',
        sender: 'assistant',
        text: 'placeholder',
        content: [
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'In the' },
          { type: 'text', text: 'blue tin.' },
        ],
        created_at: 'soon',
      },
      { uuid: 'm3', sender: 'human', text: 'Thanks', attachments: [{ file_name: 'x' }] },
      { uuid: 'm4', sender: 'system', text: 'You are helpful' },
      5,
    ],
  };

  test('are recognised by their shape', async () => {
    for (const format of ['auto', 'claude'] as const) {
      const parsed = await parse(JSON.stringify([talk]), format);
      expect(
        parsed.items.map(({ item }) => [item.content, item.speaker, item.session, item.kind, item.eventTime]),
      ).toEqual([
        ['Where is the tea?', 'user', 'u1', 'episodic', Date.UTC(2025, 0, 9, 10, 0, 0, 123)],
        ['In the\n\nblue tin.', 'assistant', 'u1', 'episodic', undefined],
        ['Thanks', 'user', 'u1', 'episodic', undefined],
      ]);
      expect(externalIds(parsed)).toEqual(['claude:u1:m1', 'claude:u1:m2', 'claude:u1:m3']);
      expect(parsed.items[0]?.item.meta).toEqual({ title: 'Tea' });
      expect(noteCodes(parsed).sort()).toEqual(['messages-skipped', 'parts-skipped', 'time-unknown', 'undated']);
    }
  });

  test('keep the text of attached files behind their messages, said by nobody', async () => {
    const notes = { file_name: 'notes.txt', file_size: 9, extracted_content: 'Bring milk.' };
    const image = { file_name: 'tea.png', extracted_content: '' };
    const file = (attachments: readonly unknown[]) =>
      JSON.stringify([
        {
          uuid: 'u1',
          chat_messages: [
            { uuid: 'm1', sender: 'human', text: 'Read this', created_at: '2025-01-09T10:00:00Z', attachments },
            { uuid: 'm2', sender: 'human', text: '', created_at: '2025-01-09T10:01:00Z', attachments: [notes] },
            { uuid: 'm3', sender: 'assistant', text: 'Done', created_at: '2025-01-09T10:02:00Z' },
          ],
        },
      ]);
    const parsed = await parse(file([notes, image, notes]));
    expect(parsed.items.map(({ item }) => [item.content, item.speaker, item.session, item.meta])).toEqual([
      ['Read this', 'user', 'u1', undefined],
      ['Bring milk.', undefined, 'u1', { file: 'notes.txt' }],
      ['Bring milk.', undefined, 'u1', { file: 'notes.txt' }],
      ['Done', 'assistant', 'u1', undefined],
    ]);
    expect(parsed.items[1]?.item).toMatchObject({ kind: 'episodic', eventTime: Date.UTC(2025, 0, 9, 10) });
    expect(externalIds(parsed)[1]).toMatch(/^claude:u1:m1:attachment:[0-9a-f]{16}$/);
    expect(externalIds(parsed)[2]).toMatch(/^claude:u1:m2:attachment:[0-9a-f]{16}$/);
    expect(externalIds(await parse(file([image, notes])))).toEqual(externalIds(parsed));
    expect(parsed.notes).toMatchObject([{ code: 'parts-skipped', count: 1 }]);
  });

  test('follow the current leaf where the file names one', async () => {
    const messages = [
      { uuid: 'a', sender: 'human', text: 'one', parent_message_uuid: 'none' },
      { uuid: 'b', sender: 'assistant', text: 'old', parent_message_uuid: 'a' },
      { uuid: 'c', sender: 'assistant', text: 'new', parent_message_uuid: 'a' },
    ];
    const parsed = await parse(
      JSON.stringify([{ uuid: 'u', current_leaf_message_uuid: 'c', chat_messages: messages }]),
    );
    expect(contents(parsed)).toEqual(['one', 'new']);
  });
});
