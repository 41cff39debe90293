import { describe, expect, test } from 'vitest';
import { contents, externalIds, noteCodes, parse } from './helpers.js';

type Part = string | Record<string, unknown>;

function node(
  id: string,
  parent: string | null,
  role: string,
  parts: readonly Part[],
  more: Record<string, unknown> = {},
) {
  const message = {
    id: `m-${id}`,
    author: { role },
    create_time: 1714125600.123456,
    content: { content_type: 'text', parts },
    recipient: 'all',
    ...more,
  };
  return { id, parent, children: [], message };
}

function conversation(id: string, current: string | null, ...nodes: readonly { id: string }[]) {
  return {
    title: `About ${id}`,
    create_time: 1714125600,
    conversation_id: id,
    current_node: current,
    mapping: Object.fromEntries(nodes.map((item) => [item.id, item])),
  };
}

const root = { id: 'root', parent: null, children: [], message: null };
const tea = conversation(
  'c1',
  'd',
  root,
  node('sys', 'root', 'system', ['You are helpful.'], { metadata: { is_visually_hidden_from_conversation: true } }),
  node('a', 'sys', 'user', ['Where is the tea?']),
  node('b', 'a', 'assistant', ['In the red tin.']),
  node('c', 'a', 'assistant', ['In the blue tin.']),
  node('d', 'c', 'user', ['Thank you.'], { create_time: null }),
);

describe('conversations of ChatGPT', () => {
  test('follow the current branch, with roles, times, session and title', async () => {
    const parsed = await parse(JSON.stringify([tea]), 'auto', 'conversations.json');
    expect(parsed.format).toBe('chatgpt');
    expect(contents(parsed)).toEqual(['Where is the tea?', 'In the blue tin.', 'Thank you.']);
    expect(parsed.items[1]).toEqual({
      line: 1,
      item: {
        content: 'In the blue tin.',
        kind: 'episodic',
        tags: [],
        refs: [],
        source: 'import:conversations.json',
        speaker: 'assistant',
        session: 'c1',
        meta: { title: 'About c1' },
        externalId: 'chatgpt:c1:m-c',
        eventTime: 1714125600123,
        confidence: 1,
        provenance: 'transferred',
        derivedFrom: [],
      },
    });
    expect(parsed.items.map(({ item }) => item.speaker)).toEqual(['user', 'assistant', 'user']);
    expect(parsed.items[2]?.item.eventTime).toBeUndefined();
    expect(noteCodes(parsed).sort()).toEqual(['messages-skipped', 'undated']);
  });

  test('keep the text exactly, and leave out what is not text', async () => {
    const text = '  ```js\r\n\tconst a = "<b>"\n```  ';
    const talk = conversation(
      'c2',
      'd',
      root,
      node('a', 'root', 'user', [{ content_type: 'image_asset_pointer', asset_pointer: 'x' }, text], {
        content: { content_type: 'multimodal_text', parts: [{ content_type: 'image_asset_pointer' }, text] },
      }),
      node('b', 'a', 'assistant', ['print(1)'], {
        recipient: 'python',
        content: { content_type: 'code', text: 'print(1)' },
      }),
      node('t', 'b', 'tool', ['1']),
      node('c', 't', 'assistant', [], { content: { content_type: 'thoughts', thoughts: [] } }),
      node('e', 'c', 'assistant', ['', '']),
      node('d', 'e', 'user', [{ content_type: 'audio_transcription', text: 'spoken' }]),
    );
    const parsed = await parse(JSON.stringify([talk]));
    expect(contents(parsed)).toEqual([text, 'spoken']);
    expect(parsed.notes).toMatchObject([
      { code: 'parts-skipped', count: 2 },
      { code: 'messages-skipped', count: 2 },
    ]);
  });

  test('leave out what was hidden from the user', async () => {
    const hidden = { metadata: { is_visually_hidden_from_conversation: true } };
    const about = { metadata: { is_user_system_message: true } };
    const talk = conversation(
      'c5',
      'c',
      root,
      node('a', 'root', 'user', ['about me'], about),
      node('b', 'a', 'assistant', ['a thought'], hidden),
      node('c', 'b', 'user', ['hello'], { metadata: {} }),
    );
    const parsed = await parse(JSON.stringify([talk]));
    expect(contents(parsed)).toEqual(['hello']);
    expect(parsed.notes).toMatchObject([{ code: 'messages-skipped', count: 2 }]);
  });

  test('without a current node take the newest branch and say so', async () => {
    const late = node('l', 'a', 'assistant', ['later'], { create_time: 1714129999 });
    const talk = conversation(
      'c3',
      'missing',
      root,
      node('a', 'root', 'user', ['hello']),
      late,
      node('s', 'a', 'assistant', ['sooner']),
    );
    const parsed = await parse(JSON.stringify([talk]));
    expect(contents(parsed)).toEqual(['hello', 'later']);
    expect(noteCodes(parsed)).toEqual(['branch-guessed']);
  });

  test('one bad conversation never stops the rest', async () => {
    const round = conversation('c4', 'a', node('a', 'b', 'user', ['one']), node('b', 'a', 'assistant', ['two']));
    const file = `[${JSON.stringify(round)}, {"mapping": 5}, {"broken": tru}, null, 7, {"title":"x","mapping":{"a":null,"__proto__":{"message":3}}},\n${JSON.stringify(tea)}]`;
    const parsed = await parse(file, 'chatgpt');
    expect(contents(parsed)).toEqual(['two', 'one', 'Where is the tea?', 'In the blue tin.', 'Thank you.']);
    expect(parsed.problems.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5]);
    expect(parsed.items.at(-1)?.line).toBe(7);
  });

  test('of a file that was cut off are read up to the cut', async () => {
    const whole = JSON.stringify([tea, { ...tea, conversation_id: 'c9' }]);
    const parsed = await parse(whole.slice(0, -40));
    expect(contents(parsed)).toHaveLength(3);
    expect(parsed.problems).toMatchObject([{ line: 2, code: 'invalid' }]);
  });

  test('read twice have the same external ids; a conversation that stands twice counts once', async () => {
    const first = await parse(JSON.stringify([tea]));
    expect(externalIds(await parse(JSON.stringify([tea, tea], null, 1)))).toEqual(externalIds(first));
    expect((await parse(JSON.stringify([tea, tea]))).repeated).toBe(3);
  });

  test('may have odd ids, too long for a session or an external id', async () => {
    const talk = conversation('c\u0000'.repeat(200), 'a', root, node('a', 'root', 'user', ['hello']));
    const parsed = await parse(JSON.stringify([talk]));
    expect(parsed.problems).toEqual([]);
    expect(parsed.items[0]?.item.session).toMatch(/^[0-9a-f]{16}$/);
    expect(parsed.items[0]?.item.externalId).toMatch(/^chatgpt:[0-9a-f]{16}$/);
  });

  test('may also come one by one, as an object or as lines', async () => {
    expect(contents(await parse(JSON.stringify(tea, null, 2)))).toHaveLength(3);
    expect(contents(await parse(`${JSON.stringify(tea)}\n`))).toHaveLength(3);
    expect(contents(await parse(JSON.stringify({ conversations: [tea] })))).toHaveLength(3);
  });
});
