/** Everything of a text that could give it away: words, their stems, pairs of signs. */
export function tracesOf(text: string): readonly string[] {
  const words = text.toLowerCase().match(/qou[a-z]il/g) ?? [];
  const signs = text.match(/[\u5200-\u5240]{2,}/g) ?? [];
  return [...words, ...signs.flatMap((run) => Array.from({ length: run.length - 1 }, (_, i) => run.slice(i, i + 2)))];
}

/** What is known from the answers of the verbs: which texts hold, which do not hold any more, and which are gone. */
export class Truth {
  readonly texts = new Map<string, string>();
  readonly active = new Set<string>();
  readonly #replacedBy = new Map<string, readonly string[]>();
  /** External ids that went on to another record by name. */
  readonly amended = new Set<string>();
  readonly superseded = new Set<string>();
  readonly forgotten = new Set<string>();
  /** The external id of each record that came with one and was not amended. */
  readonly externals = new Map<string, string>();
  /** What somebody was saying who was stopped in the middle: it may be stored or not. */
  readonly doubtful = new Set<string>();
  /** Records that are forgotten, but by somebody who was stopped before the forget returned: their bytes may still be there. */
  readonly unfinished = new Set<string>();

  stored(id: string, text: string, superseded: readonly string[]): void {
    if (id === '') return;
    if (!this.texts.has(id)) this.texts.set(id, text);
    // A writer that was stopped may hear late of what others have corrected or forgotten since.
    if (!this.superseded.has(id) && !this.forgotten.has(id)) this.active.add(id);
    this.replaced(superseded);
    this.#replacedBy.set(id, [...(this.#replacedBy.get(id) ?? []), ...superseded]);
  }

  replaced(ids: readonly string[]): void {
    for (const id of ids) {
      this.active.delete(id);
      if (!this.forgotten.has(id)) this.superseded.add(id);
    }
  }

  /** What was replaced by something that is gone is gone with it, whether a verb says so or not. */
  gone(ids: readonly string[]): void {
    const all = [...ids];
    // The list grows while it is walked.
    for (const id of all) all.push(...(this.#replacedBy.get(id) ?? []).filter((older) => !all.includes(older)));
    for (const id of all) {
      this.active.delete(id);
      this.superseded.delete(id);
      this.forgotten.add(id);
    }
  }

  tracesIn(...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
    return new Set(sets.flatMap((ids) => [...ids].flatMap((id) => tracesOf(this.texts.get(id) ?? ''))));
  }

  get #doubtfulTraces(): readonly string[] {
    return [...this.doubtful].flatMap(tracesOf);
  }

  /** Traces that nothing current has. */
  silent(): readonly string[] {
    const alive = new Set([...this.tracesIn(this.active), ...this.#doubtfulTraces]);
    return [...this.tracesIn(this.superseded, this.forgotten)].filter((trace) => !alive.has(trace));
  }

  /** Traces that nothing has that is left, and that no byte may have. */
  wiped(): readonly string[] {
    const left = this.tracesIn(this.unfinished);
    return this.erased().filter((trace) => !left.has(trace));
  }

  /** Traces that nothing has that is left. */
  erased(): readonly string[] {
    const left = new Set([...this.tracesIn(this.active, this.superseded), ...this.#doubtfulTraces]);
    return [...this.tracesIn(this.forgotten)].filter((trace) => !left.has(trace));
  }
}
