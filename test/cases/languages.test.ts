import { describe, expect, it } from 'vitest';
import { openStore, recalled } from './store.js';

/** What a store of these texts recalls for a query. */
async function answers(texts: readonly string[], query: string): Promise<readonly string[]> {
  const { memory } = await openStore();
  for (const content of texts) await memory.remember({ content, kind: 'note' });
  return recalled(memory, query);
}

/** Texts, and for each query what it must find, first things first, and nothing else. */
const exact: readonly [string, readonly string[], readonly (readonly [query: string, ...found: string[]])[]][] = [
  [
    'Chinese without a model',
    ['认证系统使用JWT令牌，有效期为两小时'],
    [
      ['认证', '认证系统使用JWT令牌，有效期为两小时'],
      ['令牌', '认证系统使用JWT令牌，有效期为两小时'],
      ['JWT', '认证系统使用JWT令牌，有效期为两小时'],
      ['jwt令牌', '认证系统使用JWT令牌，有效期为两小时'],
      ['有效期', '认证系统使用JWT令牌，有效期为两小时'],
      ['数据库'],
      ['蘑菇'],
    ],
  ],
  [
    'one game in three languages',
    ['今日はしりとりをした。とても楽しかった。', '명절에 끝말잇기를 했다', '昨天玩了成语接龙'],
    [
      ['しりとり', '今日はしりとりをした。とても楽しかった。'],
      ['끝말잇기', '명절에 끝말잇기를 했다'],
      ['成语接龙', '昨天玩了成语接龙'],
    ],
  ],
  ['a dog, by one character', ['我养了一只猫', '我养了一只狗', '猫头鹰在夜里叫'], [['狗', '我养了一只狗']]],
  [
    'Thai',
    ['ฉันชอบกินข้าวผัด', 'แมวนอนบนเสื่อ'],
    [
      ['ข้าวผัด', 'ฉันชอบกินข้าวผัด'],
      ['แมว', 'แมวนอนบนเสื่อ'],
    ],
  ],
  [
    'German spellings',
    ['Stoßlüften jeden Morgen', 'Die Straße ist gesperrt'],
    [
      ['stosslüften', 'Stoßlüften jeden Morgen'],
      ['stoßlüften', 'Stoßlüften jeden Morgen'],
      ['STRASSE', 'Die Straße ist gesperrt'],
      ['strasse', 'Die Straße ist gesperrt'],
      ['Straße', 'Die Straße ist gesperrt'],
    ],
  ],
  [
    'accents, full width, combining marks',
    ['Crème brûlée in the café'.normalize('NFD'), 'Bestellung ＡＢＣ１２３ bezahlt'],
    [
      ['creme brulee', 'Crème brûlée in the café'.normalize('NFD')],
      ['Crème brûlée'.normalize('NFC'), 'Crème brûlée in the café'.normalize('NFD')],
      ['CAFÉ', 'Crème brûlée in the café'.normalize('NFD')],
      ['abc123', 'Bestellung ＡＢＣ１２３ bezahlt'],
      ['ＡＢＣ１２３', 'Bestellung ＡＢＣ１２３ bezahlt'],
    ],
  ],
  [
    'Vietnamese, Hindi and Greek',
    ['Trần Hưng Đạo là tên con đường', 'हम रविवार को बाज़ार गए', 'Ελληνικός ΚΑΦΕΣ σκέτος'],
    [
      ['tran hung dao', 'Trần Hưng Đạo là tên con đường'],
      ['đường', 'Trần Hưng Đạo là tên con đường'],
      ['बा\u095bार', 'हम रविवार को बाज़ार गए'],
      ['बा\u091c\u093cार', 'हम रविवार को बाज़ार गए'],
      ['καφες', 'Ελληνικός ΚΑΦΕΣ σκέτος'],
      ['καφεσ', 'Ελληνικός ΚΑΦΕΣ σκέτος'],
      ['καφές', 'Ελληνικός ΚΑΦΕΣ σκέτος'],
    ],
  ],
  [
    'Cyrillic and Turkish capitals',
    ['Ёлка стоит в углу', 'İstanbul güzel bir şehir'],
    [
      ['елка', 'Ёлка стоит в углу'],
      ['ЁЛКА', 'Ёлка стоит в углу'],
      ['istanbul', 'İstanbul güzel bir şehir'],
      ['ISTANBUL', 'İstanbul güzel bir şehir'],
    ],
  ],
  [
    'Arabic and Hebrew',
    ['الكِتابُ على الطاولة', 'שָׁלוֹם לכולם'],
    [
      ['الكتاب', 'الكِتابُ على الطاولة'],
      ['שלום', 'שָׁלוֹם לכולם'],
    ],
  ],
];

describe.each(exact)('%s', (_, texts, queries) => {
  it.each(queries.map(([query, ...found]) => [query, found] as const))('%s', async (query, found) => {
    expect(await answers(texts, query)).toEqual(found);
  });
});

describe('one character of Chinese', () => {
  it('finds every text that has it, and no other', async () => {
    const texts = ['我养了一只猫', '我养了一只狗', '猫头鹰在夜里叫'];
    expect([...(await answers(texts, '猫'))].sort()).toEqual(['我养了一只猫', '猫头鹰在夜里叫'].sort());
  });
});

describe('Korean nouns', () => {
  it.each([
    ['게임', '나는 주말에 게임을 한다'],
    ['등산', '나는 주말에 등산을 한다'],
  ])('are found behind their particle: %s', async (query, first) => {
    expect((await answers(['나는 주말에 게임을 한다', '나는 주말에 등산을 한다'], query))[0]).toBe(first);
  });
});

describe('scripts that run into each other', () => {
  const text = '请用Python解析pdf文件并导出CSV2024报表';
  it.each(['pdf', 'PDF文件', 'python', 'csv2024', '报表', '解析', 'Python解析'])(
    'are taken apart: %s',
    async (query) => {
      expect(await answers([text, '今天天气很好'], query)).toEqual([text]);
    },
  );
});

describe('a store written under one language', () => {
  it('is found again after every reopening', async () => {
    const store = await openStore();
    await store.memory.remember('Die Bücher liegen im Regal');
    for (let round = 0; round < 2; round++) {
      for (const query of ['Bücher', 'bucher', 'BÜCHER', 'Regal'])
        expect(await recalled(store.memory, query)).toEqual(['Die Bücher liegen im Regal']);
      await store.reopen();
      if (round === 0) await store.memory.reindex();
    }
  });
});
