import type { Memory } from '../../src/index.js';

/** A story that is told to a memory, and what must hold at its end. */
export interface Story {
  readonly name: string;
  tell(memory: Memory): Promise<void>;
  /** Texts that hold at the end, in any order. */
  readonly holds: readonly string[];
  /** Questions with what the best answer must say and what no answer may say. */
  readonly asks?: readonly { readonly question: string; readonly says?: RegExp; readonly never?: RegExp }[];
  /** The user whose memory is looked at in the end; default the one of the handle. */
  readonly as?: string;
}

const says =
  (...texts: readonly string[]) =>
  async (memory: Memory) => {
    for (const text of texts) await memory.remember(text);
  };

const casual = 'I prefer a casual tone with bullets and emoji for internal updates.';
const formal = 'I prefer a formal tone for client emails.';
const password = 'Northwind left SSO and now logs in with email and password.';
const pivot = 'Falcon is not getting a mobile app; the launch is web only.';

/** The four stories that are told about memories that forget to forget. */
export const published: readonly Story[] = [
  {
    name: 'personal work brain: a style for internal updates does not reach a client email',
    tell: says(casual, formal),
    holds: [casual, formal],
    asks: [
      { question: 'tone for an internal update', says: /casual/ },
      { question: 'tone for a client email', says: /formal/ },
    ],
  },
  {
    name: 'client relationship: the new way to log in holds alone',
    tell: async (memory) => {
      await memory.as({ user: 'client-b' }).remember('Fabrikam logs in with a magic link.');
      await says('Northwind logs in with SSO.', password)(memory);
    },
    holds: [password],
    asks: [{ question: 'How does Northwind log in?', says: /password/, never: /with SSO|Fabrikam/ }],
  },
  {
    name: 'client relationship: another client learns nothing of it',
    tell: async (memory) => {
      await says('Northwind logs in with SSO.', password)(memory);
      await memory.as({ user: 'client-b' }).remember('Fabrikam logs in with a magic link.');
    },
    as: 'client-b',
    holds: ['Fabrikam logs in with a magic link.'],
    asks: [{ question: 'How does Northwind log in?', says: /Fabrikam/, never: /Northwind|SSO|password/ }],
  },
  {
    name: 'team handoff: the pivot is the only direction, another project is apart',
    tell: says('Project Falcon will launch with a mobile app.', 'Project Heron will launch with a mobile app.', pivot),
    holds: [pivot, 'Project Heron will launch with a mobile app.'],
    asks: [{ question: 'How will Falcon launch?', says: /web only/, never: /Falcon will launch with/ }],
  },
  {
    name: 'delete control: what was forgotten is not on file',
    tell: async (memory) => {
      await says('I like my updates in haiku form.', 'The office opens at eight.')(memory);
      await memory.forgetByDescription('Forget that I like my updates in haiku form.');
    },
    holds: ['The office opens at eight.'],
    asks: [
      { question: 'What writing preference is on file?', never: /haiku/i },
      { question: 'Write an update, perhaps a haiku', never: /haiku/i },
    ],
  },
];

const moves = ['Berlin', 'Oslo', 'Vienna', 'Porto', 'Riga'];

/** Stories of our own. */
export const hard: readonly Story[] = [
  {
    name: 'five corrections in a row',
    tell: says('I live in Lisbon.', ...moves.map((city) => `I moved to ${city}.`)),
    holds: ['I moved to Riga.'],
    asks: [{ question: 'Where do I live?', says: /Riga/, never: /Lisbon|Berlin|Oslo|Vienna|Porto/ }],
  },
  {
    name: 'corrected back to the first value',
    tell: says('I live in Lisbon.', 'I moved to Berlin.', 'I am back in Lisbon now.'),
    holds: ['I am back in Lisbon now.'],
    asks: [{ question: 'Where do I live?', says: /Lisbon/, never: /Berlin/ }],
  },
  {
    name: 'one slot for two people',
    tell: says('I live in Lisbon.', 'My sister lives in Rome.', 'My sister moved to Turin.'),
    holds: ['I live in Lisbon.', 'My sister moved to Turin.'],
  },
  {
    name: 'one slot in two scopes',
    tell: says('On weekdays I wake up at 6.', 'On weekends I wake up at 9.', 'On weekends I wake up at 10 now.'),
    holds: ['On weekdays I wake up at 6.', 'On weekends I wake up at 10 now.'],
  },
  {
    name: 'forgotten in the middle of a chain',
    tell: async (memory) => {
      await memory.remember('I live in Lisbon.');
      const { id } = await memory.remember('I moved to Berlin.');
      await memory.remember('I moved to Oslo.');
      await memory.forget(id);
    },
    holds: ['I moved to Oslo.'],
    asks: [{ question: 'Lisbon Berlin Oslo', never: /Lisbon|Berlin/ }],
  },
  {
    name: 'a derived pattern loses one of two sources',
    tell: async (memory) => {
      await memory.remember('I speak German.');
      const { id } = await memory.remember('I speak French.');
      await memory.improve();
      await memory.forget(id);
    },
    holds: ['I speak German.'],
    asks: [{ question: 'Which languages do I speak?', says: /German/, never: /French/ }],
  },
  {
    name: 'the newest is forgotten, and what it had replaced does not come back',
    tell: async (memory) => {
      await memory.remember('My train leaves at nine.');
      const { id } = await memory.remember('My train leaves at ten.');
      await memory.forget(id);
    },
    holds: [],
    asks: [{ question: 'When does my train leave?', never: /nine|ten/ }],
  },
  {
    name: 'one allergy denied, another kept, a third never touched',
    tell: says(
      "I'm allergic to peanuts.",
      "I'm allergic to latex.",
      "I'm not allergic to cats.",
      'I am not allergic to peanuts after all.',
    ),
    holds: ["I'm allergic to latex.", "I'm not allergic to cats.", 'I am not allergic to peanuts after all.'],
  },
  {
    name: 'no allergies beside one: both stay, and it is asked',
    tell: says("I'm allergic to penicillin.", 'I have no allergies.'),
    holds: ["I'm allergic to penicillin.", 'I have no allergies.'],
  },
  {
    name: 'two say it, one of them is forgotten',
    tell: async (memory) => {
      await memory.remember({ content: 'Omar is my manager.', session: 'monday' });
      await memory.remember({ content: 'My manager is Omar.', session: 'tuesday' });
      await memory.forget({ session: 'monday' });
    },
    holds: ['Omar is my manager.'],
  },
  {
    name: 'an assistant says otherwise',
    tell: async (memory) => {
      await memory.remember('I drink my coffee black.');
      await memory.remember({ content: 'You no longer drink your coffee black.', speaker: 'assistant' });
    },
    holds: ['I drink my coffee black.', 'You no longer drink your coffee black.'],
  },
  {
    name: 'a question, a quotation, a plan and a dream change nothing',
    tell: says(
      'I live in Lisbon.',
      'Do I live in Berlin?',
      '"I moved to Oslo," said Rita.',
      'I might move to Vienna next year.',
      'If I won the lottery, I would move to Porto.',
    ),
    holds: [
      'I live in Lisbon.',
      'Do I live in Berlin?',
      '"I moved to Oslo," said Rita.',
      'I might move to Vienna next year.',
      'If I won the lottery, I would move to Porto.',
    ],
  },
  {
    name: 'replaced wrongly, and brought back',
    tell: async (memory) => {
      const { id } = await memory.remember('My train leaves at nine.');
      await memory.remember('My train leaves at ten.');
      await memory.restore(id);
    },
    holds: ['My train leaves at nine.'],
    asks: [{ question: 'When does my train leave?', says: /nine/, never: /at ten/ }],
  },
  {
    name: 'exported, corrected, imported again: the correction stands',
    tell: async (memory) => {
      await memory.remember('Bluebell Bakery is our coffee supplier.');
      const chunks: Uint8Array[] = [];
      for await (const chunk of memory.export()) chunks.push(chunk);
      await memory.remember('Our coffee supplier changed to Harbor Roasters.');
      await memory.import(new Blob(chunks as Uint8Array<ArrayBuffer>[]));
    },
    holds: ['Our coffee supplier changed to Harbor Roasters.'],
  },
];
