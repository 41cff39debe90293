import { Decider, type Decision } from '../../src/engine/decider.js';
import { Engine, type EngineState } from '../../src/engine/engine.js';
import type { Step, Texts } from '../../src/engine/env.js';
import type { Draft } from '../../src/engine/ledger/draft.js';
import { projections } from '../../src/engine/projections.js';
import type { CommandResult, EngineCommand } from '../../src/model/commands.js';
import { decodeCommit, encodeCommit } from '../../src/model/commit-codec.js';
import { type ErrorData, isMemoryError } from '../../src/model/errors.js';
import type { Commit } from '../../src/model/events.js';
import { isCommitId, type Ordinal } from '../../src/model/ids.js';
import type { Json } from '../../src/model/json.js';
import { isUpkeepQuery, type Query, type QueryResult } from '../../src/model/queries.js';
import type { Payload } from '../../src/model/records.js';
import { dumpState } from './dump.js';

/** What became of a command or a query: its result, or its error as data. */
export type Outcome<T> = { readonly result: T } | { readonly error: ErrorData };

export const digestKey = Uint8Array.from({ length: 16 }, (_, i) => i * 7 + 1);

/**
 * An engine with what a host would do around it, in memory and without waiting: it loads what plans and answers ask for, writes
 * every commit as bytes and reads it back before it is folded. Clock and ids are its own, so equal calls give equal worlds.
 */
export class World {
  readonly engine = new Engine(digestKey);
  readonly decider = new Decider(this.engine.digest);
  readonly commits: Commit[] = [];
  /** The newest payload of every record, as it was read back. */
  readonly payloads = new Map<Ordinal, Payload>();
  state: EngineState = this.engine.empty();
  /** 2026-01-01T00:00:00Z, until it is moved. */
  now = 1_767_225_600_000;
  readonly #ids = new Map<string, number>();

  /** Decides one command and folds its commit. */
  run<C extends EngineCommand>(command: C): Outcome<CommandResult<C>> {
    const draft = this.decider.draft(this.state);
    const outcome = this.decide(draft, command);
    this.commit(draft);
    return outcome;
  }

  /** Decides commands one after another and folds them as one commit. */
  runTogether(commands: readonly EngineCommand[]): readonly Outcome<unknown>[] {
    const draft = this.decider.draft(this.state);
    const outcomes = commands.map((command) => this.decide(draft, command));
    this.commit(draft);
    return outcomes;
  }

  /** Decides a command on top of a draft, and adds what was decided to the draft. */
  decide<C extends EngineCommand>(draft: Draft, command: C): Outcome<CommandResult<C>> {
    try {
      const texts = this.#textsFor(draft, command);
      const newId = () => this.#newId(command.access.user);
      const decision: Decision = this.decider.decide(this.state, draft, command, { now: this.now, newId }, texts);
      draft.absorb(decision);
      return { result: decision.result as CommandResult<C> };
    } catch (error) {
      return { error: errorData(error) };
    }
  }

  #textsFor(draft: Draft, command: EngineCommand): Texts {
    const asked = new Set<Ordinal>();
    for (;;) {
      const plan = this.decider.plan(this.state, draft, command);
      if (plan.alone && draft.events.length > 0) throw new Error('this command must be decided alone');
      if (plan.spaces.length === 0 && plan.ordinals.every((ordinal) => asked.has(ordinal))) break;
      for (const space of plan.spaces) this.loadIndex(space);
      for (const ordinal of plan.ordinals) asked.add(ordinal);
    }
    const loaded = [...asked].flatMap((ordinal): [Ordinal, Payload][] => {
      const payload = draft.payloads.get(ordinal) ?? this.payloads.get(ordinal);
      return payload === undefined ? [] : [[ordinal, payload]];
    });
    return new Map(loaded);
  }

  /** Makes what a draft holds durable, and folds it. Nothing is written when nothing was decided. */
  commit(draft: Draft): void {
    if (draft.events.length === 0) return;
    const id = `commit-${this.commits.length + 1}`;
    if (!isCommitId(id)) throw new Error('not a commit id');
    const bytes = encodeCommit({
      sequence: this.commits.length + 1,
      id,
      events: draft.events,
      payloads: draft.payloads,
    });
    this.fold(decodeCommit(bytes));
  }

  fold(commit: Commit): void {
    this.commits.push(commit);
    for (const [ordinal, payload] of commit.payloads) this.payloads.set(ordinal, payload);
    this.engine.evolve(this.state, commit, (fault) => {
      throw fault;
    });
  }

  ask<Q extends Query>(query: Q): Outcome<QueryResult<Q>> {
    try {
      let step: Step<unknown> = isUpkeepQuery(query)
        ? this.decider.answer(this.state, query, this.now)
        : this.engine.answer(this.state, query, this.now);
      while (!step.done) {
        for (const space of step.needs.spaces) this.loadIndex(space);
        step = step.next(this.#loaded(step.needs.ordinals));
      }
      return { result: step.answer as QueryResult<Q> };
    } catch (error) {
      return { error: errorData(error) };
    }
  }

  #loaded(ordinals: readonly Ordinal[]): Texts {
    return new Map(
      ordinals.flatMap((ordinal): [Ordinal, Payload][] => {
        const payload = this.payloads.get(ordinal);
        return payload === undefined ? [] : [[ordinal, payload]];
      }),
    );
  }

  /** Builds the index of a space from the payloads, or gives it the texts that it awaits. */
  loadIndex(space: number): void {
    if (this.state.indexes.has(space)) {
      this.engine.completeIndex(this.state, space, this.payloads);
      return;
    }
    const entries = Array.from(this.engine.living(this.state, space), (ordinal): [Ordinal, Payload] => {
      const payload = this.payloads.get(ordinal);
      if (payload === undefined) throw new Error('a living record has no payload');
      return [ordinal, payload];
    });
    this.engine.buildIndex(this.state, space, entries);
  }

  /** Writes the whole state as pages and reads it back, as a closing and an opening would. */
  reopen(keepIndex = true): void {
    const next = this.engine.empty();
    for (const projection of projections) {
      if (keepIndex || projection.name !== 'index') projection.decode(next, projection.encode(this.state));
    }
    this.state = next;
  }

  /** What every projection holds, with every index loaded: equal worlds have equal dumps. */
  dump(): Record<string, Json> {
    for (const space of this.state.ledger.spaces()) this.loadIndex(space);
    return dumpState(this.state);
  }

  /** Ids are counted for each user, so that one user's do not depend on what others do. */
  #newId(user: string): string {
    const count = (this.#ids.get(user) ?? 0) + 1;
    this.#ids.set(user, count);
    return `${user.replace(/[^a-z]/g, '').slice(0, 1)}-${count}`;
  }
}

function errorData(error: unknown): ErrorData {
  if (!isMemoryError(error)) throw error;
  return error.toData();
}

/** The result of an outcome. Fails when it is an error. */
export function resultOf<T>(outcome: Outcome<T>): T {
  if ('error' in outcome) throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
  return outcome.result;
}

/** The code of an outcome's error; `undefined` when there is none. */
export function codeOf(outcome: Outcome<unknown>): string | undefined {
  return 'error' in outcome ? outcome.error.code : undefined;
}
