import { isRecord } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import { addConversation, type Message } from './conversation.js';
import { foreignTime } from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

/** One conversation of Claude's `conversations.json`: `chat_messages` in their order, or the branch that leads to the current leaf. */
export function readClaude(line: number, value: Fields, out: Collector): void {
  if (!Array.isArray(value.chat_messages)) {
    out.problem(line, 'The conversation has no messages (chat_messages).');
    return;
  }
  const all = value.chat_messages.filter((message) => isRecord(message));
  const messages: Message[] = [];
  for (const message of branch(all, value.current_leaf_message_uuid)) {
    const read = messageOf(line, message, out);
    if (read !== undefined) messages.push(read);
  }
  addConversation(
    line,
    {
      system: 'claude',
      id: typeof value.uuid === 'string' ? value.uuid : fnv1a64(all.map((message) => message.uuid).join('\n')),
      title: value.name,
      messages,
    },
    out,
  );
}

function branch(messages: readonly Fields[], leaf: unknown): readonly Fields[] {
  const byId = new Map(messages.map((message) => [message.uuid, message]));
  const path: Fields[] = [];
  for (
    let next = byId.get(leaf);
    next !== undefined && !path.includes(next);
    next = byId.get(next.parent_message_uuid)
  ) {
    path.push(next);
  }
  return path.length === 0 ? messages : path.reverse();
}

function messageOf(line: number, message: Fields, out: Collector): Message | undefined {
  const speaker = message.sender === 'human' ? 'user' : message.sender;
  if (speaker !== 'user' && speaker !== 'assistant') {
    out.note('messages-skipped', line);
    return undefined;
  }
  const blocks = Array.isArray(message.content) ? message.content.filter((block) => isRecord(block)) : [];
  const texts = blocks.filter((block) => block.type === 'text').map((block) => block.text);
  const files = [message.attachments, message.files].map((list) => (Array.isArray(list) ? list.length : 0));
  out.note('parts-skipped', line, blocks.length - texts.length + files.reduce((sum, count) => sum + count, 0));
  const whole = texts.filter((text) => typeof text === 'string' && text !== '').join('\n\n');
  const content = whole === '' && typeof message.text === 'string' ? message.text : whole;
  const given = message.created_at;
  return {
    id: typeof message.uuid === 'string' ? message.uuid : fnv1a64(`${String(given)}\n${content}`),
    speaker,
    content,
    time: { given, read: foreignTime(given) },
  };
}
