import { isBlank, isRecord } from '../model/parse/value.js';
import { isClaudeMemory, readClaudeMemory } from './claude-memories.js';
import type { Collector } from './collector.js';
import { addConversation, type Message } from './conversation.js';
import { foreignLabel, foreignTime } from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * One conversation of Claude's `conversations.json`: `chat_messages` in their order, or the branch that leads to the current leaf. The
 * text of an attached file follows its message as an item of its own. Also an account of `memories.json`.
 */
export function readClaude(line: number, value: Fields, out: Collector): void {
  if (isClaudeMemory(value)) {
    readClaudeMemory(line, value, out);
    return;
  }
  if (!Array.isArray(value.chat_messages)) {
    out.problem(line, 'The entry has neither messages (chat_messages) nor a memory (conversations_memory).');
    return;
  }
  const all = value.chat_messages.filter((message) => isRecord(message));
  const messages: Message[] = [];
  for (const message of branch(all, value.current_leaf_message_uuid)) {
    const read = messageOf(line, message, out);
    if (read !== undefined) messages.push(read, ...attachmentsOf(message, read));
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
  const path = new Set<Fields>();
  for (let next = byId.get(leaf); next !== undefined && !path.has(next); next = byId.get(next.parent_message_uuid))
    path.add(next);
  return path.size === 0 ? messages : [...path].reverse();
}

function messageOf(line: number, message: Fields, out: Collector): Message | undefined {
  const speaker = message.sender === 'human' ? 'user' : message.sender;
  if (speaker !== 'user' && speaker !== 'assistant') {
    out.note('messages-skipped', line);
    return undefined;
  }
  const blocks = Array.isArray(message.content) ? message.content.filter((block) => isRecord(block)) : [];
  const texts = blocks.filter((block) => block.type === 'text').map((block) => block.text);
  const withoutText = listOf(message.attachments).filter((file) => textOf(file) === undefined).length;
  out.note('parts-skipped', line, blocks.length - texts.length + withoutText + listOf(message.files).length);
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

/** The text of the files that came with a message, as far as Claude could read them. The same text twice is one. */
function attachmentsOf(message: Fields, { id, time }: Message): readonly Message[] {
  const found = new Map<string, Message>();
  for (const attachment of listOf(message.attachments)) {
    const content = textOf(attachment);
    if (content === undefined) continue;
    const file = isRecord(attachment) ? foreignLabel(attachment.file_name) : undefined;
    const key = `${id}:attachment:${fnv1a64(`${file ?? ''}\n${content}`)}`;
    found.set(key, { id: key, content, time, ...(file === undefined ? {} : { file }) });
  }
  return [...found.values()];
}

function textOf(attachment: unknown): string | undefined {
  const text = isRecord(attachment) ? attachment.extracted_content : undefined;
  return typeof text === 'string' && !isBlank(text) ? text : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
