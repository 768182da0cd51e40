import type { AccessKey } from './access-key';
import { Conflict } from './access.errors';
import { checkKey } from './check-key';

/** What a key's owner may change of it; what is absent stays, null takes away. */
export interface KeyAmendment {
  label?: string | null;
  scopes?: AccessKey['scopes'];
  origins?: AccessKey['origins'];
  limits?: AccessKey['limits'];
  expiresAt?: Date | null;
}

/** Stops a key for a while; its value stays valid (§5 r7). Pausing twice changes nothing. */
export function pause(key: AccessKey, now: Date): AccessKey {
  return key.pausedAt ? key : { ...unrevoked(key), pausedAt: now };
}

/** Lets a paused key work again. */
export function resume(key: AccessKey): AccessKey {
  return { ...unrevoked(key), pausedAt: undefined };
}

/** Ends a key for ever. Revoking twice changes nothing. */
export function revoke(key: AccessKey, now: Date): AccessKey {
  return key.revokedAt ? key : { ...key, revokedAt: now };
}

/** Changes what a key may do. Throws InvalidInput (see checkKey), and Conflict on a revoked key. */
export function amend(key: AccessKey, amendment: KeyAmendment, now: Date): AccessKey {
  const { label = key.label, expiresAt = key.expiresAt, scopes = key.scopes, origins = key.origins, limits = key.limits } = amendment;
  checkKey({ kind: key.kind, scopes, origins, expiresAt: amendment.expiresAt ?? undefined }, now);
  return { ...unrevoked(key), label: label ?? undefined, expiresAt: expiresAt ?? undefined, scopes, origins, limits };
}

/** The old key of a roll: it works until `until`, or its own earlier expiry, and knows what replaced it (D-64). */
export function retire(key: AccessKey, replacedById: string, until: Date): AccessKey {
  if (key.replacedById) throw new Conflict('This key was rolled before: roll the key that replaced it.');
  const expiresAt = key.expiresAt && key.expiresAt < until ? key.expiresAt : until;
  return { ...unrevoked(key), replacedById, expiresAt };
}

function unrevoked(key: AccessKey): AccessKey {
  if (key.revokedAt) throw new Conflict('This key was revoked for ever: make a new one.');
  return key;
}
