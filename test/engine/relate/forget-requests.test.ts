import { describe, expect, it } from 'vitest';
import { analyseStatement } from '../../../src/engine/relate/analyse.js';
import { parseForgetRequest } from '../../../src/engine/relate/forget/parse.js';
import { relate } from '../../../src/engine/relate/relate.js';

/** The referent of a request that is surely one, `ask` where it names nothing, `none` where the text may be kept. */
const asked = (text: string) => {
  const found = parseForgetRequest(text);
  if (!found?.sure) return 'none';
  return found.referent ?? 'ask';
};

describe('requests to the memory', () => {
  it.each<[string, string]>([
    ['Delete my phone number.', 'my phone number'],
    ['Delete where I live.', 'where I live'],
    ['Remove where I live.', 'where I live'],
    ['Delete my name.', 'my name'],
    ['Delete that I drink coffee.', 'I drink coffee'],
    ['Remove everything about Mark.', 'Mark'],
    ['Please delete that I smoke.', 'I smoke'],
    ['Can you forget my address?', 'my address'],
    ["That's private, forget my birthday.", 'my birthday'],
    ["I don't want you to remember my salary.", 'my salary'],
    ['Erase where I live from your memory.', 'where I live'],
    ['Scratch that.', 'ask'],
    ['Delete it.', 'ask'],
    ['Make sure you forget my salary.', 'my salary'],
    ['Could you please delete my email address?', 'my email address'],
    ["I'd like you to erase my date of birth, I don't feel comfortable with it.", 'my date of birth'],
    ['Remove my name from your memory, please.', 'my name'],
    ["Delete my sister's birthday because it is private", "my sister's birthday"],
    ['I want my address deleted.', 'my address'],
    ["Please don't store my salary.", 'my salary'],
    ["Forget my address, I don't live there anymore.", 'my address'],
    ['Delete Mark.', 'Mark'],
    ['Lösche meine Adresse.', 'meine Adresse'],
    ['Bitte lösche, dass ich rauche.', 'ich rauche'],
    ['Kannst du bitte meine Adresse vergessen?', 'meine Adresse'],
    ['Ich möchte, dass du mein Gehalt vergisst.', 'mein Gehalt'],
    ['Supprime mon adresse.', 'mon adresse'],
    ['Peux-tu oublier mon adresse ?', 'mon adresse'],
    ['Borra que vivo en Madrid.', 'vivo en Madrid'],
    ['Elimina Madrid.', 'Madrid'],
    ['¿Puedes olvidar mi dirección?', 'mi dirección'],
    ['Apague o meu endereço.', 'o meu endereço'],
    ['Cancella il mio numero di telefono.', 'il mio numero di telefono'],
    ['Verwijder mijn adres.', 'mijn adres'],
    ['Kun je mijn adres vergeten?', 'mijn adres'],
    ['请删除我的电话号码', '我的电话号码'],
    ['电話番号を削除してください', '电話番号'],
  ])('%s', (text, expected) => {
    expect(asked(text)).toBe(expected);
  });

  it.each([
    'Delete the branch after merging',
    'I deleted my Facebook account',
    'I forgot my keys',
    'Remind me to delete the old logs',
    "Don't forget my birthday",
    'Never forget to lock the door',
    'Remove the onions from my salad, I hate them',
    'How do I delete my account?',
    'I always forget names',
    'Tom said: delete my number',
    'Delete my old branches',
    'Remove my name from the mailing list',
    'Can you delete the temp files?',
    'Drop my kids off at eight',
    "Don't store the milk in the door of the fridge",
    'I need my wisdom teeth removed',
    'Lösche den Branch nach dem Mergen',
    'Ich habe mein Konto gelöscht',
    'Vergiss nicht meinen Geburtstag',
    'Supprime la branche après la fusion',
    "J'ai oublié mes clés",
    'Borra la rama después de fusionar',
    'He olvidado mis llaves',
    'Apague a luz do corredor',
    'Ho dimenticato le chiavi',
    'Verwijder de branch na het mergen',
    '合并后删除分支',
    '删除旧日志',
    '古いログを削除して',
  ])('%s may be kept', (text) => {
    expect(asked(text)).toBe('none');
  });
});

describe('what may be no request to the memory', () => {
  const related = (older: string, newer: string) => relate(analyseStatement(older), analyseStatement(newer)).relation;

  it.each<[string, string]>([
    ['My number is 111.', 'Delete the number.'],
    ['My phone number is 111.', 'Remove my phone number from the website.'],
    ['We keep the branch after merging.', 'Delete the branch after merging.'],
    ['I use a formal tone.', 'Drop the formal tone.'],
    ['Ich habe alte Protokolle.', 'Lösche alte Protokolle jeden Montag.'],
  ])('%s / %s relates to nothing', (older, newer) => {
    expect(related(older, newer)).toBe('unrelated');
  });

  it.each<[string, string]>([
    ['I like onions in my salad.', 'Remove the onions from my salad, I hate them.'],
    ['My phone number is 111.', 'Delete my phone number, use my email instead.'],
    ['My number is 111.', 'Tom said: delete my number.'],
  ])('%s / %s ends nothing', (older, newer) => {
    expect(['unrelated', 'uncertain']).toContain(related(older, newer));
  });

  it('takes a new value behind a removal for a correction', () => {
    expect(related('My phone number is 111.', 'Delete my phone number, my phone number is 222 now.')).toBe('updates');
  });

  it('takes the same order twice for one', () => {
    expect(related('Delete the branch after merging.', 'Delete the branch after merging.')).toBe('duplicate');
  });

  it('lets an order that holds from now on end what was held', () => {
    expect(related('I use a formal tone.', 'Stop using the formal tone.')).toBe('contradicts');
  });
});

describe('more requests to the memory', () => {
  it.each<[string, string]>([
    ['Would you mind deleting my phone number?', 'my phone number'],
    ['Erase the fact that I have diabetes.', 'I have diabetes'],
    ['Wipe everything I told you about my divorce.', 'my divorce'],
    ['Delete how much I earn.', 'how much I earn'],
    ["I'd rather you didn't know my age.", 'my age'],
    ["Sorry, I shouldn't have told you that. Delete my salary.", 'my salary'],
    ['You can delete my old address now, thanks.', 'my old address'],
    ['Delete the phone number I gave you.', 'the phone number'],
    ['Make sure that you delete my location.', 'my location'],
    ["I don't want you to know where I work.", 'where I work'],
    ["Please get rid of my brother's phone number.", "my brother's phone number"],
    ['Kindly remove her birthday.', 'her birthday'],
    ['Lösch bitte alles über Anna.', 'Anna'],
    ['Ich will nicht, dass du dir meine Adresse merkst.', 'meine Adresse'],
    ['Entferne meine Telefonnummer aus deinem Gedächtnis.', 'meine Telefonnummer'],
    ['Könntest du meine Telefonnummer löschen?', 'meine Telefonnummer'],
    ['Efface que je fume.', 'je fume'],
    ['Je veux que tu oublies mon salaire.', 'mon salaire'],
    ['Supprime tout sur Marc.', 'Marc'],
    ['Quiero que olvides mi salario.', 'mi salario'],
    ['Por favor, borra mi número de teléfono.', 'mi número de teléfono'],
    ['Elimina todo sobre Ana.', 'Ana'],
    ['Quero que esqueça o meu salário.', 'o meu salário'],
    ['Apaga que eu fumo.', 'eu fumo'],
    ['Você pode esquecer meu endereço?', 'meu endereço'],
    ['Puoi dimenticare il mio indirizzo?', 'il mio indirizzo'],
    ['Elimina che vivo a Roma.', 'vivo a Roma'],
    ['Voglio che tu dimentichi il mio stipendio.', 'il mio stipendio'],
    ['Wis dat ik rook.', 'ik rook'],
    ['Ik wil dat je mijn salaris vergeet.', 'mijn salaris'],
    ['Verwijder alles over Jan.', 'Jan'],
    ['Remove coffee from what you know about me.', 'coffee'],
    ["I'd like to delete my phone number.", 'my phone number'],
    ['Delete that thing about my ex.', 'my ex'],
    ["Don't keep my address on file.", 'my address'],
    ['You must not remember my medical history.', 'my medical history'],
    ['Kannst du vergessen, wo ich wohne?', 'wo ich wohne'],
    ["N'enregistre pas mon salaire.", 'mon salaire'],
    ['Vorrei che tu cancellassi il mio indirizzo.', 'il mio indirizzo'],
    ['Wil je vergeten dat ik rook?', 'ik rook'],
    ['你能忘记我的地址吗？', '我的地址'],
    ['住所を忘れてくれますか？', '住所'],
    ['Delete the wifi password.', 'the wifi password'],
    ['Drop the formal tone.', 'the formal tone'],
    ['Please get rid of the wifi password', 'the wifi password'],
    ['Drop the rule about tabs', 'tabs'],
    ['Drop the gym info', 'the gym'],
    ['Never mind what I said about my updates being casual.', 'my updates being casual'],
    ['What I said about the tone of my updates, please disregard it.', 'the tone of my updates'],
    ['Never mind, forget my salary.', 'my salary'],
    ['Forget the tabs rule.', 'the tabs'],
    ['Forget the rule.', 'the rule'],
    ['Please remove lisinopril from my records', 'lisinopril'],
    ['No need to remember my address anymore', 'my address'],
    ['Forget I ever mentioned Jonas', 'Jonas'],
    ['Laisse tomber.', 'ask'],
    ['Olvídalo.', 'ask'],
    ['Borra lo de mi novela', 'mi novela'],
  ])('%s', (text, expected) => {
    expect(asked(text)).toBe(expected);
  });

  it.each([
    'Delete duplicate rows before importing',
    'Remove the old price from the menu',
    'I removed my piercing last year',
    'Erase the whiteboard after every lesson',
    'My boss asked me to delete the draft',
    'Clear my calendar on Friday',
    'Can I delete my photos?',
    'Did you forget my birthday?',
    'Anna says I should delete my account',
    "I don't want you to forget my birthday",
    'Delete my old emails every Sunday',
    'Take out the trash on Mondays',
    'I want to delete my Instagram',
    'Remove my shoes at the door',
    'Ich muss die alten Dateien löschen',
    'Lösche alte Protokolle jeden Montag',
    'Wie lösche ich mein Konto?',
    'Mein Bruder vergisst immer meinen Geburtstag',
    "N'oublie pas que je suis végétarien",
    'Supprime les fichiers temporaires',
    'Comment supprimer mon compte ?',
    'No olvides comprar leche',
    'Elimina los archivos viejos',
    'Esqueci as minhas chaves',
    'Remova as cebolas da salada',
    'Non dimenticare il mio compleanno',
    'Cancella i vecchi file ogni lunedì',
    'Vergeet mijn verjaardag niet',
    'Verwijder de oude bestanden',
    '不要忘记我的生日',
    '鍵を忘れた',
    'Olvidé mi paraguas',
    'I want to delete my account',
    'Borra lo que no sirve',
    'Cancella quando hai finito',
    'Oublié mes clés au bureau',
    'Ich habe meinen Schlüssel vergessen',
    "I don't know my shirt size",
    'Remove my bike from the garage',
    'Drop the table after the migration',
    'Delete the account page',
    'Remove the rule from the firewall',
    'Clear the table before dinner',
    'Vergiss meinen Geburtstag bitte nicht',
  ])('%s may be kept', (text) => {
    expect(asked(text)).toBe('none');
  });
});
