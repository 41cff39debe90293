import type { Judge, Verdict } from '../../src/index.js';

const verdicts = ['contradicts', 'updates', 'extends', 'duplicate', 'unrelated', 'uncertain'] as const;

/**
 * A judge whose answers are written down: it speaks for the understanding of a model where the rules cannot relate. It knows
 * which word marks the memory that a wish means, and what the new one of a pair does.
 *
 * @param means a pattern in the wish, and one in the memory that it means; a wish that fits none means nothing
 * @param says what a new statement does to an old one, by patterns of both
 */
export function scriptedJudge(
  means: readonly (readonly [wish: RegExp, memory: RegExp])[],
  says: readonly (readonly [older: RegExp, newer: RegExp, verdict: Verdict])[] = [],
): Judge {
  return {
    relate: async (pairs) =>
      pairs.map(
        (pair) => says.find(([older, newer]) => older.test(pair.old) && newer.test(pair.new))?.[2] ?? 'uncertain',
      ),
    pick: async (description, candidates) => {
      const memory = means.find(([wish]) => wish.test(description))?.[1];
      const meant = memory === undefined ? [] : candidates.filter(({ text }) => memory.test(text));
      return meant.length === 1 ? (meant[0]?.id ?? null) : null;
    },
  };
}

/** A model behind an interface in the manner of OpenAI's chat completions. */
export interface LiveModel {
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

/** What the environment says of the caller's model. @throws Error when something is missing */
export function liveModel(env: Readonly<Record<string, string | undefined>>): LiveModel {
  const { LOCI_JUDGE_URL: url = 'https://api.openai.com/v1', LOCI_JUDGE_KEY: key, LOCI_JUDGE_MODEL: model } = env;
  if (key === undefined || model === undefined)
    throw new Error(
      '--judge needs LOCI_JUDGE_KEY and LOCI_JUDGE_MODEL (and LOCI_JUDGE_URL for another service than OpenAI).',
    );
  return { url: url.replace(/\/+$/, ''), key, model };
}

/** A judge that asks a model. Texts of memories leave the machine: this is for benchmarks with made-up ones. */
export function liveJudge(model: LiveModel): Judge {
  return {
    async relate(pairs, signal) {
      const answer = await ask(
        model,
        `For each pair say how the new statement of a person lies to the old one: contradicts (denies or reverses it), updates (the same thing has a newer value), extends (both hold), duplicate (nothing new), unrelated, or uncertain. Answer with a JSON array of ${pairs.length} of these words and nothing else.`,
        JSON.stringify(pairs),
        signal,
      );
      const list: unknown = JSON.parse(answer);
      return Array.isArray(list)
        ? list.map((word) => verdicts.find((verdict) => verdict === word) ?? 'uncertain')
        : pairs.map(() => 'uncertain');
    },
    async pick(description, candidates, signal) {
      const answer = await ask(
        model,
        'A person asks to forget something. Which of the memories do they mean? Answer with its id alone, or with NONE when no memory is clearly meant, when several are equally plausible, or when the text does not say what it is about.',
        JSON.stringify({ text: description, memories: candidates }),
        signal,
      );
      return candidates.find(({ id }) => id === answer.trim())?.id ?? null;
    },
  };
}

async function ask(
  { url, key, model }: LiveModel,
  system: string,
  user: string,
  signal: AbortSignal | undefined,
): Promise<string> {
  const response = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!response.ok) throw new Error(`the model answered ${response.status}`);
  const body = (await response.json()) as { choices?: { message?: { content?: string } }[] };
  return (body.choices?.[0]?.message?.content ?? '').replace(/^```(?:json)?|```$/g, '').trim();
}
