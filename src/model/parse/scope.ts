import type { Principal } from '../records.js';
import { type Access, defaultUser, type Scope } from '../scope.js';
import { compact } from './memory.js';
import { asName, asObject, asText } from './value.js';

const scopeFields = ['user', 'agent', 'session', 'channel', 'space'] as const;

/** A scope as given; names are checked, nothing is filled in. @throws MemoryError `invalid` */
export function parseScope(value: unknown, field = 'scope'): Scope {
  const given = asObject(value, field, scopeFields);
  const name = (key: (typeof scopeFields)[number]) =>
    given[key] === undefined ? undefined : asName(given[key], `${field}.${key}`);
  return compact({
    user: name('user'),
    agent: name('agent'),
    session: name('session'),
    channel: name('channel'),
    space: name('space'),
  });
}

/** On whose behalf an actor writes. */
export function parsePrincipal(value: unknown, field = 'onBehalfOf'): Principal {
  const given = asObject(value, field, ['id', 'name', 'email', 'via']);
  const text = (key: string) => (given[key] === undefined ? undefined : asText(given[key], `${field}.${key}`, 256));
  return compact({
    id: asText(given.id, `${field}.id`, 256),
    name: text('name'),
    email: text('email'),
    via: text('via'),
  });
}

/** A scope with its defaults: user `local`, and the agent or else the user as the actor. */
export function toAccess(scope: Scope, actor?: string, onBehalfOf?: Principal): Access {
  const user = scope.user ?? defaultUser;
  return compact({
    user,
    agent: scope.agent,
    session: scope.session,
    channel: scope.channel,
    space: scope.space,
    actor: actor ?? (scope.agent === undefined ? `user:${user}` : `agent:${scope.agent}`),
    onBehalfOf,
  });
}
