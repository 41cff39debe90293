import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutCorrected } from '../../src/engine/ledger/corrected.js';
import { SpaceIndex } from '../../src/engine/search/space-index.js';
import { isRecordId } from '../../src/model/ids.js';
import { parseContent, parseNewMemory } from '../../src/model/parse/memory.js';
import { toAccess } from '../../src/model/parse/scope.js';
import { dumpOf } from '../support/dump-index.js';
import { search } from '../support/queries.js';
import { resultOf, World } from '../support/world.js';

const access = toAccess({ user: 'ana', session: 'monday' });

/** Records the sources of which have parts that are amended, restored, forgotten and said anew. */
class Sources {
  readonly world = new World();
  readonly ids: string[] = [];

  say(content: string, derivedFrom?: { id: string; start: number; end: number }, kind = 'fact'): string {
    const item = parseNewMemory({ content, kind, ...(derivedFrom === undefined ? {} : { derivedFrom }) });
    const [outcome] = resultOf(
      this.world.run({
        type: 'remember',
        access,
        items: [item],
        onExisting: 'amend',
        revive: true,
        itemwise: false,
        dryRun: false,
      }),
    );
    if (outcome === undefined || !('id' in outcome)) throw new Error('nothing was stored');
    this.ids.push(outcome.id);
    return outcome.id;
  }

  /** A record drawn from the words between two marks of another one. */
  draw(id: string, words: string, content = words): string {
    const source = resultOf(this.world.ask({ type: 'get', access, id: idOf(id) }));
    const start = source?.content.indexOf(words) ?? -1;
    return this.say(content, { id, start, end: start + words.length });
  }

  amend(id: string, content: string): string {
    const { id: next } = resultOf(
      this.world.run({ type: 'amend', access, id: idOf(id), content: parseContent(content) }),
    );
    this.ids.push(next);
    return next;
  }

  restore(id: string): string {
    const { id: next } = resultOf(this.world.run({ type: 'restore', access, id: idOf(id) }));
    this.ids.push(next);
    return next;
  }

  tag(id: string): void {
    this.world.run({ type: 'edit', access, id: idOf(id), details: { tags: [`tag ${this.ids.length}`] } });
  }

  forget(id: string): void {
    const target = { ids: [idOf(id)] };
    this.world.run({ type: 'forget', access, target, all: false, dryRun: false });
  }

  find(text: string, how: Parameters<typeof search>[2] = {}): readonly string[] {
    return resultOf(this.world.ask(search(access, text, { limit: 50, ...how }))).hits.map(({ id }) => id);
  }
}

function idOf(id: string) {
  if (!isRecordId(id)) throw new Error('not an id');
  return id;
}

describe('a source of which a part was corrected', () => {
  const talk = 'We walked the dog. I live in Ulverston near the harbour. Then we had soup.';

  it('is not found by it, nor counted by it', () => {
    const sources = new Sources();
    const source = sources.say(talk, undefined, 'episodic');
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.');
    expect(sources.find('Ulverston')).toContain(source);
    const later = sources.amend(drawn, 'I live in Kirkby.');
    expect(sources.find('Ulverston')).not.toContain(source);
    expect(sources.find('soup')[0]).toBe(source);
    expect(sources.find('Kirkby')[0]).toBe(later);
  });

  it('is told whole to its owner who names it, and to no model', () => {
    const sources = new Sources();
    const source = sources.say(talk, undefined, 'episodic');
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.');
    sources.amend(drawn, 'I live in Kirkby.');
    const told = (forModel: boolean) =>
      resultOf(sources.world.ask({ type: 'get', access, id: idOf(source), forModel }))?.content;
    expect(told(false)).toBe(talk);
    expect(told(true)).toMatch(/^We walked the dog\. +Then we had soup\.$/);
  });

  it('is found as it was with all versions and as of then', () => {
    const sources = new Sources();
    const source = sources.say(talk, undefined, 'episodic');
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.');
    const then = sources.world.now;
    sources.world.now += 1000;
    sources.amend(drawn, 'I live in Kirkby.');
    for (const how of [{ includeSuperseded: true }, { asOf: then }]) {
      const found = sources.find('Ulverston', how);
      expect(found.slice(0, 2).sort()).toEqual([source, drawn].sort());
    }
  });

  it('is found by it again when the correction is undone, and not when what was restored is corrected', () => {
    const sources = new Sources();
    const source = sources.say(talk, undefined, 'episodic');
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.');
    sources.amend(drawn, 'I live in Kirkby.');
    const again = sources.restore(drawn);
    expect(sources.find('Ulverston')).toContain(source);
    sources.amend(again, 'I live in Wick.');
    expect(sources.find('Ulverston')).not.toContain(source);
    sources.restore(again);
    expect(sources.find('Ulverston')).toContain(source);
  });

  it('stays silent when another version is restored', () => {
    const sources = new Sources();
    const source = sources.say(talk, undefined, 'episodic');
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.');
    const second = sources.amend(drawn, 'I live in Kirkby.');
    sources.amend(second, 'I live in Wick.');
    sources.restore(second);
    expect(sources.find('Ulverston')).not.toContain(source);
  });

  it('stays silent where another fact from the same span still holds', () => {
    const sources = new Sources();
    const source = sources.say(talk, undefined, 'episodic');
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.', 'I live in Ulverston.');
    sources.draw(source, 'I live in Ulverston near the harbour.', 'My home is near a harbour.');
    sources.amend(drawn, 'I live in Kirkby.');
    expect(sources.find('Ulverston')).not.toContain(source);
  });

  it('does not say it again when it is restored itself', () => {
    const sources = new Sources();
    const source = sources.say(talk);
    const drawn = sources.draw(source, 'I live in Ulverston near the harbour.');
    sources.amend(drawn, 'I live in Kirkby.');
    sources.amend(source, 'We walked the dog.');
    const again = sources.restore(source);
    expect(sources.find('Ulverston')).not.toContain(again);
    expect(sources.find('soup')).toContain(again);
  });
});

const words = ['dog', 'garden', 'Lisbon', 'tomato', 'harbour', 'piano', 'lesson', 'river', 'kayak', 'soup'];
const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' '));
const move = fc.oneof(
  fc.record({ do: fc.constant('say' as const), sentences: fc.array(sentence, { minLength: 1, maxLength: 4 }) }),
  fc.record({ do: fc.constant('draw' as const), pick: fc.nat(), part: fc.nat(3) }),
  fc.record({ do: fc.constant('amend' as const), pick: fc.nat(), text: sentence }),
  fc.record({ do: fc.constant('restore' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('forget' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('edit' as const), pick: fc.nat() }),
  fc.record({ do: fc.constant('look' as const), text: sentence }),
  fc.record({ do: fc.constant('reopen' as const), keepIndex: fc.boolean() }),
);

describe('the index of sources of which parts were corrected', () => {
  it('is that of the texts as they are shown, however it came about', () => {
    fc.assert(
      fc.property(fc.array(move, { minLength: 4, maxLength: 40 }), sentence, (moves, asked) => {
        const sources = new Sources();
        const { world } = sources;
        for (const each of moves) {
          const id = 'pick' in each ? sources.ids[each.pick % Math.max(1, sources.ids.length)] : undefined;
          if (each.do === 'say') sources.say(each.sentences.join('. '), undefined, 'episodic');
          else if (each.do === 'look') sources.find(each.text);
          else if (each.do === 'reopen') world.reopen(each.keepIndex);
          else if (id !== undefined) {
            const held = resultOf(world.ask({ type: 'get', access, id: idOf(id) }));
            if (each.do === 'draw') {
              const part = held?.content.split('. ')[each.part] ?? '';
              if (part.trim() !== '' && held?.standing !== 'forgotten') sources.draw(id, part);
            } else if (each.do === 'amend' && held?.standing === 'active') sources.amend(id, each.text);
            else if (each.do === 'restore' && held?.standing === 'superseded') sources.restore(id);
            else if (each.do === 'forget') sources.forget(id);
            else if (each.do === 'edit' && held?.standing === 'active') sources.tag(id);
          }
        }
        world.dump();
        const { ledger } = world.state;
        const [space] = ledger.spaces();
        if (space === undefined) return;
        const fresh = SpaceIndex.empty();
        for (const ordinal of world.engine.living(world.state, space)) {
          const payload = world.payloads.get(ordinal) ?? { content: '' };
          fresh.add(ordinal, withoutCorrected(ledger, { ordinal }, payload), ledger.momentOf(ordinal));
          if (ledger.standingOf(ordinal) === 'superseded') fresh.retire(ordinal);
        }
        const index = world.state.indexes.get(space);
        expect(dumpOf(index ?? fresh)).toEqual(dumpOf(fresh));
        // All are turns of one conversation, so that each has neighbours.
        const facts = { sessionOf: () => 1, isTurn: () => true, momentOf: () => 0, isReadable: () => true };
        const found = (one: SpaceIndex) => one.search({ text: asked, limit: 50, explain: true, facts }).hits;
        if (index !== undefined) expect(found(index)).toEqual(found(fresh));
      }),
      { numRuns: 300 },
    );
  });
});
