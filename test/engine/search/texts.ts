import fc from 'fast-check';
import type { Payload } from '../../../src/model/records.js';

/** Words of many kinds, few enough that texts share them; each kind exercises another rule of the analyser. */
const words = [
  'garden',
  'gardens',
  'Koda',
  'dog',
  'walked',
  'Lisbon',
  'piano',
  'lesson',
  'meeting',
  'kettle',
  'red',
  'tomato',
  'the',
  'The',
  'Who',
  'not',
  'is',
  'of',
  'and',
  'to',
  'be',
  "don't",
  "O'Neil",
  'C++',
  'C',
  'BENCH-100821',
  'v1.2.3',
  'node.js',
  'café',
  'Straße',
  '猫',
  '我养了一只猫',
  '東京タワー',
  '게임을',
  'สวัสดี',
  '🎉',
  'constructor',
  'last Friday',
  'two weeks ago',
  'since May 2023',
  'no longer',
  'my',
  '昨天',
  '__proto__',
  '2024',
  'a+b',
  '.',
  '!',
];

export const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.join(' '));

/** Long enough for several passages. */
const longText = fc
  .array(fc.constantFrom(...words), { minLength: 200, maxLength: 420 })
  .map((parts) => parts.map((part, i) => (i % 17 === 16 ? `${part}.` : part)).join(' '));

export const payload: fc.Arbitrary<Payload> = fc.record(
  {
    content: fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: longText }),
    tags: fc.uniqueArray(fc.constantFrom('travel', 'home', 'work:code'), { minLength: 1, maxLength: 2 }),
    source: fc.constantFrom('chat', 'import:notes.txt'),
    category: fc.constantFrom('garden', 'music'),
    speaker: fc.constantFrom('Koda', 'user', 'assistant'),
    channel: fc.constantFrom('phone'),
    refs: fc.constant([{ type: 'document', id: '7', label: 'Lisbon plan' }]),
    mistake: fc.constant({ whatHappened: 'forgot the kettle', correction: 'unplug it' }),
  },
  { requiredKeys: ['content'] },
);

export const query = fc.oneof(text, fc.constantFrom('猫', 'the who', 'to be or not to be', 'travel', 'garden koda'));
