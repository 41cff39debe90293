import { describe, expect, it } from 'vitest';
import { parseForgetRequest } from '../../../src/engine/relate/forget/parse.js';

const referent = (text: string) => {
  const found = parseForgetRequest(text);
  return found?.kind === 'forget' ? found.referent : found?.kind;
};

describe('requests to forget', () => {
  it.each<[string, string]>([
    ['Forget my address', 'my address'],
    ['Please forget what I said about my address.', 'my address'],
    ['Disregard what I told you earlier about how updates should sound', 'how updates should sound'],
    ['Delete the memory about my ex', 'my ex'],
    ["Don't remember that I like tea", 'I like tea'],
    ["Let's forget the budget for Heron", 'the budget for Heron'],
    ["Forget the old wifi password, it's wrong", 'the old wifi password'],
    ['Forget everything you know about my job, thanks', 'my job'],
    ['Stop using the formal tone', 'the formal tone'],
    ['Vergiss bitte, was ich über meine Mutter gesagt habe', 'meine Mutter'],
    ['Bitte meine Adresse vergessen', 'meine Adresse'],
    ["Oublie mon adresse s'il te plaît", 'mon adresse'],
    ['Olvida lo que dije sobre mi trabajo', 'mi trabajo'],
    ['Esqueça o meu endereço', 'o meu endereço'],
    ['Dimentica il mio indirizzo', 'il mio indirizzo'],
    ['Vergeet mijn adres', 'mijn adres'],
    ['Забудь мой адрес', 'мой адрес'],
    ['请忘记我的地址', '我的地址'],
    ['住所を忘れてください', '住所'],
  ])('%s', (text, expected) => {
    expect(referent(text)).toBe(expected);
  });

  it.each([
    'forget it',
    'Drop that, please.',
    'forget everything',
    "I'm no longer doing that, drop it",
    'Vergiss das',
    'Oublie ça',
    'Olvida eso',
    'Забудь это',
    '删除它',
    'それを忘れて',
  ])('%s asks what', (text) => {
    expect(referent(text)).toBe('ask');
  });

  it.each([
    'Do not forget to water the ficus',
    "Don't forget my birthday",
    "Never forget my sister's birthday",
    'Did you forget my number?',
    'What did I ask you to forget?',
    '"Forget my address"',
    'I forgot my keys',
    'I always forget names',
    'Forget tea, I drink coffee now',
    'Forget Paris is my favourite film',
    'Forget-me-nots are my favourite flowers',
    'Érase una vez un rey',
    'Stop formal, use casual',
    'I like tea.',
    'Vergiss nicht, die Blumen zu gießen',
    "N'oublie pas mon anniversaire",
    'No olvides mi cumpleaños',
    'Não esqueça meu aniversário',
    'Non dimenticare il latte',
    'Vergeet niet te bellen',
    'Не забудь купить молоко',
    '不要忘记我的生日',
    '誕生日を忘れないで',
    '',
    'Forget',
  ])('%j is none, or names nothing', (text) => {
    expect(['ask', undefined]).toContain(referent(text));
    if (text !== 'Forget') expect(parseForgetRequest(text)).toBeUndefined();
  });

  it('knows which words can only mean forgetting', () => {
    expect(parseForgetRequest('Forget my address')).toMatchObject({ sure: true });
    expect(parseForgetRequest('Remove bananas from my shopping list')).toMatchObject({ sure: false });
    expect(parseForgetRequest('Remove what I said about bananas')).toMatchObject({ sure: true });
  });
});
