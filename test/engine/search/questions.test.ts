import { describe, expect, it } from 'vitest';
import { SpaceIndex } from '../../../src/engine/search/space-index.js';

/** The contents found for a question, best first. */
function search(contents: readonly string[], text: string, limit = 10): string[] {
  const index = SpaceIndex.empty();
  for (const [ordinal, content] of contents.entries()) index.add(ordinal, { content });
  return index.search({ text, limit }).hits.map((hit) => contents[hit.ordinal] ?? '');
}

describe('languages', () => {
  it('finds Chinese words and the Latin ones between them', () => {
    const text = '认证系统使用JWT令牌，有效期为两小时';
    for (const word of ['认证', '令牌', 'JWT', 'jwt令牌', '有效期']) expect(search([text], word)).toEqual([text]);
    expect(search([text], '数据库')).toEqual([]);
    const mixed = '请用Python解析pdf文件并导出CSV2024报表';
    for (const word of ['pdf', 'PDF文件', 'python', 'csv2024', '报表']) expect(search([mixed], word)).toEqual([mixed]);
  });

  it('keeps Japanese, Korean and Chinese apart', () => {
    const texts = ['今日はしりとりをした。とても楽しかった。', '명절에 끝말잇기를 했다', '昨天玩了成语接龙'];
    expect(search(texts, 'しりとり')).toEqual([texts[0]]);
    expect(search(texts, '끝말잇기')).toEqual([texts[1]]);
    expect(search(texts, '成语接龙')).toEqual([texts[2]]);
  });

  it('answers a query of one character', () => {
    const texts = ['我养了一只猫', '我养了一只狗', '猫头鹰在夜里叫'];
    expect(search(texts, '猫').sort()).toEqual([texts[0], texts[2]].sort());
    expect(search(texts, '狗')).toEqual([texts[1]]);
  });

  it('finds Korean nouns under their particles', () => {
    const texts = ['나는 주말에 게임을 한다', '나는 주말에 등산을 한다'];
    expect(search(texts, '게임')).toEqual([texts[0]]);
    expect(search(texts, '등산')).toEqual([texts[1]]);
  });

  it('finds Thai inside unbroken text', () => {
    const texts = ['ฉันชอบกินข้าวผัดที่ตลาด', 'พรุ่งนี้ฝนจะตก'];
    expect(search(texts, 'ข้าวผัด')[0]).toBe(texts[0]);
    expect(search(texts, 'ฝน')[0]).toBe(texts[1]);
  });

  it('folds accents, case and width', () => {
    const texts = ['Crème brûlée in the café'.normalize('NFD'), 'Bestellung ＡＢＣ１２３ bezahlt'];
    for (const text of ['creme brulee', 'Crème brûlée'.normalize('NFC')])
      expect(search(texts, text)).toEqual([texts[0]]);
    for (const text of ['abc123', 'ＡＢＣ１２３']) expect(search(texts, text)).toEqual([texts[1]]);
  });

  it('folds German, Vietnamese, Hindi, Greek and Turkish', () => {
    const german = ['Stoßlüften jeden Morgen', 'Die Straße ist gesperrt'];
    for (const text of ['stosslüften', 'stoßlüften']) expect(search(german, text)).toEqual([german[0]]);
    for (const text of ['STRASSE', 'strasse']) expect(search(german, text)).toEqual([german[1]]);
    const others = [
      'Trần Hưng Đạo là tên con đường',
      'हम रविवार को बाज़ार गए',
      'Ελληνικός ΚΑΦΕΣ σκέτος',
      'İstanbul Boğazı',
    ];
    expect(search(others, 'tran hung dao')).toEqual([others[0]]);
    for (const text of ['बा\u095bार', 'बा\u091c\u093cार']) expect(search(others, text)).toEqual([others[1]]);
    for (const text of ['καφες', 'καφεσ']) expect(search(others, text)).toEqual([others[2]]);
    for (const text of ['istanbul', 'ISTANBUL', 'ıstanbul', 'bogazi'])
      expect(search(others, text)).toEqual([others[3]]);
  });
});

describe('queries', () => {
  it('takes signs literally', () => {
    const texts = ['Use the C:\\temp (old) folder [x] for a+b*c?', "O'Neil paid 50% AND left"];
    const signs = [
      '(',
      '[',
      '*',
      '\\',
      '"',
      "'",
      '-',
      '/',
      '%',
      '_',
      '^$',
      '{}',
      '--',
      ' ',
      '\n\t',
      '\u00a0',
      '\u200b',
      '',
    ];
    for (const text of signs) expect(search(texts, text)).toEqual([]);
    for (const text of ['AND', 'OR NOT', 'foo:bar', '"unbalanced', 'NEAR(x y)', 'a AND', ';DROP TABLE memories'])
      search(texts, text);
    expect(search(texts, "O'Neil")).toEqual([texts[1]]);
    expect(search(texts, 'O’Neil')).toEqual([texts[1]]);
    expect(search(texts, 'a+b*c?')[0]).toBe(texts[0]);
  });

  it('finds phrases of stop words', () => {
    const texts = ['The Who played at the harbour', 'To be or not to be is a famous line', 'The invoice was paid'];
    expect(search(texts, 'the who')[0]).toBe(texts[0]);
    expect(search(texts, 'to be or not to be')[0]).toBe(texts[1]);
    search(texts, 'the');
  });

  it('tells languages apart that differ in a sign', () => {
    const texts = [
      'Legacy module is written in C',
      'Game engine is written in C++',
      'Billing is written in C#',
      'The robot runs on .NET and Node.js',
    ];
    expect(search(texts, 'written in C++')[0]).toBe(texts[1]);
    expect(search(texts, 'written in C#')[0]).toBe(texts[2]);
    expect(search(texts, '.NET')[0]).toBe(texts[3]);
    expect(search(texts, 'node.js')[0]).toBe(texts[3]);
  });

  it('finds identifiers, versions and addresses', () => {
    const texts = [
      'Ticket BENCH-100821 is blocked',
      'Ticket BENCH-100822 is done',
      'Shipped v1.2.3-rc.1 to staging',
      'mail to nora.k+test@example.org bounced',
    ];
    for (const text of ['BENCH-100821', 'bench 100821', '100821']) expect(search(texts, text)[0]).toBe(texts[0]);
    for (const text of ['v1.2.3-rc.1', '1.2.3']) expect(search(texts, text)[0]).toBe(texts[2]);
    expect(search(texts, 'nora.k+test@example.org')[0]).toBe(texts[3]);
    const rooms = [
      'Meeting room A seats 12 people',
      'Meeting room B seats 12 people',
      'Meeting room A seats 14 people on Fridays',
    ];
    expect(search(rooms, 'meeting room B')[0]).toBe(rooms[1]);
  });

  it('finds nothing for a question about something else', () => {
    const texts = ['Tomatoes like the south wall', 'The train to Ghent leaves at nine', 'Soak the beans overnight'];
    expect(search(texts, 'quantum chromodynamics lattice')).toEqual([]);
  });

  it('knows no magic words', () => {
    const texts = [
      'the constructor of the class calls toString and hasOwnProperty',
      '__proto__ and prototype are special',
    ];
    expect(search(texts, 'constructor')).toEqual([texts[0]]);
    expect(search(texts, 'hasOwnProperty')).toEqual([texts[0]]);
    expect(search(texts, 'toString')).toEqual([texts[0]]);
    expect(search(texts, '__proto__')[0]).toBe(texts[1]);
    expect(search(texts, 'valueOf')).toEqual([]);
  });

  it('stems without mixing up universities and the universe', () => {
    const texts = ['Universities publish studies', 'The universe is large', 'She was running late'];
    for (const text of ['university', 'universities']) expect(search(texts, text)[0]).toBe(texts[0]);
    expect(search(texts, 'study')).toEqual([texts[0]]);
    for (const text of ['run', 'running']) expect(search(texts, text)).toEqual([texts[2]]);
  });

  it('answers a query of 50,000 characters and keeps its end', () => {
    const texts = ['The greenhouse heater trips the fuse at night', 'Bread rises slowly'];
    const start = performance.now();
    expect(search(texts, `${'lorem ipsum dolor '.repeat(2800)}greenhouse heater fuse`)[0]).toBe(texts[0]);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('finds emoji', () => {
    const texts = ['party on Friday 🎉', 'family 👨‍👩‍👧 photo', 'flight to 🇩🇪'];
    expect(search(texts, '🎉')).toEqual([texts[0]]);
    expect(search(texts, '👧')).toEqual([texts[1]]);
    expect(search(texts, '🇩🇪')).toEqual([texts[2]]);
  });
});
