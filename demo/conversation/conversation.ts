import type { App } from '../app.js';
import type { Links } from '../links.js';
import { byId } from '../ui/dom.js';
import { ask } from './answer.js';
import { bindComposer, type Said } from './composer.js';
import { Marker } from './marks.js';
import { remember } from './statement.js';
import type { Turn } from './turn.js';

export interface Conversation {
  ask(question: string): Promise<void>;
  /** Ends the conversation; the memory stays. */
  clear(): void;
  focus(): void;
}

/**
 * The conversation without a model: statements are remembered, questions are answered from memory. It is kept nowhere; what
 * lasts is in the ledger.
 */
export function bindConversation(app: App, links: Links): Conversation {
  const transcript = byId('transcript', HTMLOListElement);
  const welcome = byId('welcome', HTMLElement);
  const marker = new Marker(() => app.memory);
  let turns: Turn[] = [];

  const add = (turn: Turn) => {
    turns.push(turn);
    welcome.hidden = true;
    transcript.append(turn.element);
    turn.element.scrollIntoView({ block: 'nearest' });
  };
  const question = async (text: string) => {
    const turn = ask(app, links, marker, text);
    add(turn);
    await turn.done;
    turn.element.scrollIntoView({ block: 'start' });
  };
  const send = async (written: Said): Promise<boolean> => {
    if (written.type === 'ask') {
      await question(written.question);
      return true;
    }
    const turn = await remember(app, links, written.memory);
    if (turn !== undefined) add(turn);
    return turn !== undefined;
  };

  app.onChange(({ changes }) => {
    if (changes.some(({ what }) => what === 'forgotten')) marker.forget();
    for (const turn of turns) turn.onChange(changes);
  });
  const { focus } = bindComposer(send);
  return {
    ask: question,
    clear() {
      turns = [];
      marker.forget();
      transcript.replaceChildren();
      welcome.hidden = false;
    },
    focus,
  };
}
