import type { EngineLint, Finding } from '../../model/queries.js';
import type { Access } from '../../model/scope.js';
import { answered, type Step, type Texts } from '../env.js';
import { byAuthor, closePairs, improveNeeds, unreadOf } from '../ledger/decide/improve.js';
import type { Fact } from '../ledger/decide/pattern.js';
import type { Ledger } from '../ledger/ledger.js';
import { heldFrom, type Row } from '../ledger/row.js';
import { isStatement, statementOf } from '../relating/facts.js';
import { relate } from '../relating/rules.js';
import type { Standpoint } from '../standpoint.js';

/** Adds pairs of current records of which, by the rules, one replaces the other and nobody has said that both hold. */
export function withStalePairs(
  ledger: Ledger,
  from: Standpoint,
  access: Access,
  now: number,
  found: readonly Finding[],
): Step<EngineLint> {
  const ordinals = improveNeeds(ledger, from);
  const unread = unreadOf(ledger, from);
  if (ordinals.length < 2) return answered({ findings: found, ...unread });
  const next = (texts: Texts): Step<EngineLint> => {
    const facts = ordinals.flatMap((ordinal): readonly Fact[] => {
      const row = ledger.row(ordinal);
      const held = texts.get(ordinal);
      const isCurrent = row?.standing === 'active' && (row.expiresAt === undefined || row.expiresAt > now);
      return isCurrent && held !== undefined && isStatement(held.content)
        ? [{ row, held, content: held.content, statement: statementOf(held, access, heldFrom(row)) }]
        : [];
    });
    const ids = new Set<string>();
    for (const [older, newer] of byAuthor(facts, from).flatMap((own) => [...closePairs(own)])) {
      if (isSettled(older.row, newer.row) || isSettled(newer.row, older.row)) continue;
      const { relation } = relate(older.statement, newer.statement);
      if (relation !== 'contradicts' && relation !== 'updates') continue;
      ids.add(older.row.id);
      ids.add(newer.row.id);
    }
    if (ids.size === 0) return answered({ findings: found, ...unread });
    const detail = 'Current records may contradict each other; resolve() settles a pair.';
    return answered({
      findings: [...found, { check: 'stale-pair', level: 'warning', ids: [...ids], detail }],
      ...unread,
    });
  };
  return { done: false, needs: { spaces: [], ordinals }, next };
}

function isSettled({ questions = [] }: Row, { ordinal }: Row): boolean {
  return questions.some(({ other, open }) => other === ordinal && !open);
}
