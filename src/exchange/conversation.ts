import { isBlank } from '../model/parse/value.js';
import type { Collector } from './collector.js';
import { externalIdOf, type ForeignTime, foreignLabel, foreignName } from './foreign.js';

/** One message of a conversation with an assistant. */
export interface Message {
  readonly id: string;
  /** Absent for a file that came with a message: what it says is said by its author, whoever that is. */
  readonly speaker?: 'user' | 'assistant';
  /** The name of the file whose text this is. */
  readonly file?: string;
  readonly content: string;
  /** As the file has it, and as it was understood. */
  readonly time: { readonly given: unknown; readonly read: ForeignTime | undefined };
}

export interface Conversation {
  readonly system: 'chatgpt' | 'claude';
  readonly id: string;
  readonly title: unknown;
  readonly messages: readonly Message[];
}

/** Adds the messages in their order: episodic, with who said it, the conversation as session and its title in the details. */
export function addConversation(line: number, conversation: Conversation, out: Collector): void {
  const { system, id } = conversation;
  const session = foreignName(id);
  const title = foreignLabel(conversation.title);
  for (const message of conversation.messages) {
    if (isBlank(message.content)) continue;
    const meta = {
      ...(title === undefined ? {} : { title }),
      ...(message.file === undefined ? {} : { file: message.file }),
    };
    out.item(line, {
      content: message.content,
      kind: 'episodic',
      ...(message.speaker === undefined ? {} : { speaker: message.speaker }),
      ...(session === undefined ? {} : { session }),
      ...(Object.keys(meta).length === 0 ? {} : { meta }),
      ...out.when(line, message.time.given, message.time.read),
      externalId: externalIdOf(system, id, message.id),
    });
  }
}
