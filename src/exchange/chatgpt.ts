import { isBlank, isRecord } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import { addConversation, type Message } from './conversation.js';
import { foreignTime } from './foreign.js';
import { fnv1a64 } from './hash.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * One conversation of ChatGPT's `conversations.json`: a tree of nodes, of which the branch that leads to `current_node` is
 * taken. Hidden, system and tool messages are left out, and of the others everything that is not text.
 */
export function readChatGpt(line: number, value: Fields, out: Collector): void {
  if (!isRecord(value.mapping)) {
    out.problem(line, 'The conversation has no tree of messages (mapping).');
    return;
  }
  const nodes = new Map<string, Fields>();
  for (const [key, node] of Object.entries(value.mapping)) if (isRecord(node)) nodes.set(key, node);
  const messages: Message[] = [];
  for (const [key, node] of branch(line, nodes, value.current_node, out)) {
    const message = isRecord(node.message) ? messageOf(line, key, node.message, out) : undefined;
    if (message !== undefined) messages.push(message);
  }
  const id = [value.conversation_id, value.id].find((name) => typeof name === 'string' && name !== '');
  addConversation(
    line,
    {
      system: 'chatgpt',
      id: typeof id === 'string' ? id : fnv1a64([...nodes.keys()].sort().join('\n')),
      title: value.title,
      messages,
    },
    out,
  );
}

/** The nodes from the root to the current one. */
function branch(
  line: number,
  nodes: ReadonlyMap<string, Fields>,
  current: unknown,
  out: Collector,
): readonly (readonly [string, Fields])[] {
  let key = typeof current === 'string' && nodes.has(current) ? current : newestLeaf(nodes);
  if (key !== current && key !== undefined) out.note('branch-guessed', line);
  const path: (readonly [string, Fields])[] = [];
  const seen = new Set<string>();
  while (key !== undefined && !seen.has(key)) {
    const node = nodes.get(key);
    if (node === undefined) break;
    seen.add(key);
    path.push([key, node]);
    key = typeof node.parent === 'string' ? node.parent : undefined;
  }
  if (key !== undefined && seen.has(key)) out.problem(line, 'The messages of the conversation go round in a circle.');
  return path.reverse();
}

function newestLeaf(nodes: ReadonlyMap<string, Fields>): string | undefined {
  const parents = new Set([...nodes.values()].map((node) => node.parent));
  let newest: string | undefined;
  let latest = Number.NEGATIVE_INFINITY;
  for (const [key, node] of nodes) {
    const time = isRecord(node.message) && typeof node.message.create_time === 'number' ? node.message.create_time : -1;
    if (!parents.has(key) && time >= latest) {
      newest = key;
      latest = time;
    }
  }
  return newest;
}

function messageOf(line: number, key: string, message: Fields, out: Collector): Message | undefined {
  const role = isRecord(message.author) ? message.author.role : undefined;
  const metadata = isRecord(message.metadata) ? message.metadata : {};
  const content = isRecord(message.content) ? textOf(message.content) : { text: '', skipped: 0 };
  const toAll = message.recipient === undefined || message.recipient === null || message.recipient === 'all';
  const hidden = metadata.is_visually_hidden_from_conversation === true || metadata.is_user_system_message === true;
  if ((role !== 'user' && role !== 'assistant') || !toAll || hidden) {
    if (!isBlank(content.text) || content.skipped > 0) out.note('messages-skipped', line);
    return undefined;
  }
  out.note('parts-skipped', line, content.skipped);
  const given = message.create_time;
  return {
    id: typeof message.id === 'string' && message.id !== '' ? message.id : key,
    speaker: role,
    content: content.text,
    time: { given, read: typeof given === 'number' && given > 0 ? foreignTime(given) : undefined },
  };
}

function textOf(content: Fields): { readonly text: string; readonly skipped: number } {
  const type = content.content_type;
  if (type !== undefined && type !== 'text' && type !== 'multimodal_text') return { text: '', skipped: 1 };
  const texts: string[] = [];
  let skipped = 0;
  for (const part of Array.isArray(content.parts) ? content.parts : []) {
    if (typeof part === 'string') texts.push(part);
    else if (isRecord(part) && part.content_type === 'audio_transcription' && typeof part.text === 'string')
      texts.push(part.text);
    else skipped++;
  }
  return { text: texts.filter((text) => text !== '').join('\n'), skipped };
}
