import { describe, expect, it } from 'vitest';
import { analyseStatement } from '../../../src/engine/relate/analyse.js';
import { relate } from '../../../src/engine/relate/relate.js';
import { slotWords } from '../../../src/engine/relate/slot-words.js';

describe('German', () => {
  it.each<[relation: string, older: string, newer: string]>([
    ['updates', 'Ich wohne in Berlin.', 'Ich wohne jetzt in Hamburg.'],
    ['updates', 'Ich wohne in Berlin.', 'Ich bin nach Porto gezogen.'],
    ['contradicts', 'Ich esse Fleisch.', 'Ich esse kein Fleisch mehr.'],
    ['contradicts', 'Ich rauche.', 'Ich rauche nicht mehr.'],
    ['contradicts', 'Ich mag Tee.', 'Ich mag keinen Tee.'],
    ['contradicts', 'Ich bin allergisch gegen Nüsse.', 'Ich bin nicht allergisch gegen Nüsse.'],
    ['updates', 'Meine Lieblingsfarbe ist Grün.', 'Meine Lieblingsfarbe ist jetzt Blau.'],
    ['updates', 'Die Miete kostet 900 Euro.', 'Die Miete kostet 980 Euro.'],
    ['updates', 'Der Termin ist am 12. Mai.', 'Der Termin wurde auf den 19. Mai verschoben.'],
    ['updates', 'Meine Telefonnummer ist 0170 111222.', 'Meine neue Telefonnummer ist 0171 333444.'],
    ['updates', 'Ich arbeite bei Acorn.', 'Ich arbeite jetzt bei Birch.'],
    ['updates', 'Omar ist mein Chef.', 'Lena ist jetzt meine Chefin.'],
    ['updates', 'Antworte auf Englisch.', 'Antworte ab jetzt auf Deutsch.'],
    ['contradicts', 'Ich habe einen Hund.', 'Mein Hund ist gestorben.'],
    ['updates', 'Ich bin Vegetarier.', 'Ich esse wieder Fleisch.'],
    ['uncertain', 'Ich bin allergisch gegen Nüsse.', 'Ich habe keine Allergien.'],
    ['duplicate', 'Mein Hund heißt Rex.', 'Rex ist mein Hund.'],
    ['duplicate', 'Ich heiße Jonas.', 'Mein Name ist Jonas.'],
    ['updates', 'Meine Telefonnummer ist 0151 2345678.', 'Ich habe eine neue Telefonnummer: 0151 9876543.'],
    ['updates', 'Ich arbeite bei Siemens.', 'Heute war mein erster Tag bei Bosch.'],
    ['updates', 'Wir nutzen Slack.', 'Wir sind von Slack auf Mattermost umgestiegen.'],
    ['updates', 'Ich suche einen Job.', 'Ich habe einen Job gefunden.'],
    ['updates', 'Ich bin verlobt.', 'Wir haben geheiratet.'],
    ['duplicate', 'Mein Geburtstag ist am 3. März.', 'Ich bin am 3. März geboren.'],
    ['unrelated', 'Ich bin gegen Nüsse allergisch.', 'Ich bin gegen Pollen allergisch.'],
    ['unrelated', 'Ich bin gegen Nüsse allergisch.', 'Mein Sohn ist nicht mehr gegen Nüsse allergisch.'],
  ])('%s: %s / %s', (relation, older, newer) => {
    expect(relate(analyseStatement(older), analyseStatement(newer)).relation).toBe(relation);
  });

  it.each<[string, string]>([
    ['Ich wohne in Berlin.', 'Meine Schwester wohnt in Hamburg.'],
    ['Ich wohne in Berlin.', 'Früher wohnte ich in Rom.'],
    ['Ich wohne in Berlin.', 'Vielleicht wohne ich bald in Hamburg.'],
    ['Ich mag Tee.', 'Mag ich Tee?'],
    ['Ich habe einen Hund.', 'Der Hund meiner Tante ist gestorben.'],
    ['Ich mag Tee.', 'Ich mag auch Kaffee.'],
    ['Mein Sohn mag Tee.', 'Ich mag keinen Tee.'],
    ['Ich bin allergisch gegen Nüsse.', 'Mein Bruder ist nicht allergisch gegen Nüsse.'],
    ['Gieß freitags die Blumen.', 'Vergiss nicht, freitags die Blumen zu gießen.'],
  ])('never replaced: %s / %s', (older, newer) => {
    expect(['extends', 'unrelated', 'uncertain']).toContain(
      relate(analyseStatement(older), analyseStatement(newer)).relation,
    );
  });

  it('says under which words a text is looked for', () => {
    expect(slotWords(analyseStatement('Ich wohne in Berlin.'))).toContain('wohnort');
  });
});
