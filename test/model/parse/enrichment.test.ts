import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnrichment } from '../../../src/model/parse/enrichment.js';
import { wellFormed } from '../../../src/model/utf8.js';
import { runs } from '../../support/runs.js';

describe("an enricher's answer", () => {
  it('is taken as it is when it is sound', () => {
    const sound = {
      summary: 'A husky of the family',
      keywords: ['dog', 'pet'],
      questions: ["What is the dog's name?"],
      tags: ['Animals'],
    };
    expect(parseEnrichment(sound)).toEqual(sound);
  });

  it('loses what is of no use, and keeps the rest', () => {
    const answer = {
      summary: 7,
      keywords: ['dog', ' dog ', '', ' \u200b', null, { word: 'cat' }, 'x'.repeat(81), 'cat\ud800'],
      questions: 'What is it?',
      tags: ['pets'],
      mood: 'good',
    };
    expect(parseEnrichment(answer)).toEqual({ keywords: ['dog', 'cat\ufffd'], tags: ['pets'] });
  });

  it('that says nothing is nothing', () => {
    const trap = {
      get summary(): string {
        throw new Error('no');
      },
    };
    for (const nothing of [undefined, null, 'a dog', 4, [], ['dog'], {}, { summary: ' ' }, { tags: [] }, trap])
      expect(parseEnrichment(nothing)).toBeUndefined();
  });

  it('is bounded and well-formed whatever comes', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constant('many words '.repeat(90)));
    const list = fc.oneof(fc.array(fc.oneof(text, fc.anything()), { maxLength: 60 }), fc.anything());
    const answer = fc.record(
      { summary: fc.oneof(text, fc.anything()), keywords: list, questions: list, tags: list },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answer, (given) => {
        const found = parseEnrichment(given);
        const texts = Object.values(found ?? {}).flat();
        for (const one of texts) expect([typeof one, one.trim() === one, one !== ''].join()).toBe('string,true,true');
        expect(texts.map(wellFormed)).toEqual(texts);
        expect(JSON.stringify(found ?? {}).length).toBeLessThan(60_000);
        expect(found?.keywords?.length ?? 0).toBeLessThanOrEqual(30);
        expect(found?.questions?.length ?? 0).toBeLessThanOrEqual(10);
        expect(parseEnrichment(found)).toEqual(found);
      }),
      runs(300),
    );
  });
});
