import { FinalConflict, type IdGenerator, type Mode } from '@svc/kernel';
import { type Fault, invalidBecause, refuseUnfitLines } from '@svc/contracts';
import { composeKey, displayOf, type KeyHasher, type KeyKind, SECRET_LENGTH } from './key-text';
import type { LimitOverrides } from './rate-limit';
import { permissionsOf, refuseLongerThan, refuseMoreThan, type Rights } from './rights';
import type { Scope } from './scopes';
import type { SecretSource } from '../ports/secret-source';

/** A stored key: everything except the key itself. Admin tokens are keys of kind `admin` without a mode; they alone have rights. */
export interface AccessKey extends Rights {
  /** UUIDv7. */
  id: string;
  workspaceId: string;
  kind: KeyKind;
  mode?: Mode;
  scopes: readonly Scope[];
  /** Parsed origins; only on publishable keys (D-66). */
  origins: readonly string[];
  label?: string;
  /** Rate limits of this key instead of the workspace's or the installation's. */
  limits: LimitOverrides;
  /** Displayable part of the key: `svc_pk_test_` … `aB3x`. */
  prefix: string;
  ending: string;
  createdAt: Date;
  /** Id of the admin token that made this one; absent when the operator did, and on keys of storefronts. */
  madeById?: string;
  expiresAt?: Date;
  pausedAt?: Date;
  revokedAt?: Date;
  /** Id of the key that this one was rolled into. */
  replacedById?: string;
  lastUsedAt?: Date;
  lastUsedIp?: string;
}

export type KeyStatus = 'active' | 'paused' | 'expired' | 'revoked';

/** Returns the status of a key, the most important one first. */
export function statusOf(key: AccessKey, now: Date): KeyStatus {
  if (key.revokedAt) return 'revoked';
  if (hasExpired(key, now)) return 'expired';
  return key.pausedAt ? 'paused' : 'active';
}

/** Returns true when a key has expired. @param now by the real clock, also for keys of test mode (D-131) */
export function hasExpired(key: AccessKey, now: Date): boolean {
  return key.expiresAt !== undefined && key.expiresAt <= now;
}

/** Returns true for a credential that keeps a workspace in the hands of its merchant: active, without end, and able to manage access (D-157). */
export function keepsAccess(key: AccessKey, now: Date): boolean {
  const isLasting = key.kind === 'admin' && key.expiresAt === undefined && statusOf(key, now) === 'active';
  return isLasting && permissionsOf(key).has('keys.write');
}

/**
 * Refuses a change that leaves a workspace without a credential that manages access and does not end (D-157).
 * @param others the workspace's other admin tokens, under a lock @throws LastCredential
 */
export function refuseLastCredential(
  { before, next, others }: { before: AccessKey; next: AccessKey; others: readonly AccessKey[] },
  now: Date,
): void {
  if (!keepsAccess(before, now) || keepsAccess(next, now)) return;
  if (!others.some((other) => other.id !== before.id && keepsAccess(other, now))) throw new LastCredential();
}

/**
 * Refuses a change of an admin token by one that may do less than it, before or after; and one that lets it work beyond the end of the
 * holder's own (D-157). @throws MissingPermissions, OutlastsGiver
 */
export function refuseChangeBeyond(holder: Rights, before: AccessKey, next: AccessKey): void {
  if (before.kind !== 'admin') return;
  refuseMoreThan(holder, before);
  refuseMoreThan(holder, next);
  if (!next.pausedAt && !next.revokedAt) refuseLongerThan(holder, next);
}

/** Throws InvalidInput when a key that is made or changed would contradict itself. */
export function checkKey(key: Pick<AccessKey, 'kind' | 'origins' | 'scopes'> & Rights, now: Date): void {
  const faults: Fault[] = [];
  if (key.kind !== 'publishable' && key.origins.length > 0) {
    faults.push({ path: 'origins', message: 'Only publishable keys are bound to origins; leave this out.' });
  }
  if (key.kind === 'admin' && key.scopes.length > 0) {
    faults.push({ path: 'scopes', message: 'An admin token has no scopes; leave this out.' });
  }
  if (key.kind !== 'admin' && (key.role ?? key.permissions)) {
    faults.push({ path: key.role ? 'role' : 'permissions', message: 'Only admin tokens have roles and permissions; leave this out.' });
  }
  if (key.role && key.permissions) {
    faults.push({ path: 'permissions', message: 'Give a role or permissions, not both.' });
  }
  if (key.expiresAt && key.expiresAt <= now) {
    faults.push({ path: 'expiresAt', message: 'Give a moment to come, or revoke the key.' });
  }
  if (faults.length > 0) throw invalidBecause(faults);
}

/** The state of a key, or of a workspace, does not allow the change. */
export class Conflict extends FinalConflict {
  constructor(message: string) {
    super(message);
  }
}

/** The change would leave nobody in the workspace who may manage its keys. */
export class LastCredential extends Conflict {
  constructor() {
    super(
      'This is the last admin token that works, manages keys and does not end: without it nobody of the workspace could manage it. Roll it to replace it, or ask the operator for another one first.',
    );
  }
}

/** Most admin tokens of a workspace that are neither revoked nor expired, since each has rate limits of its own (D-116). */
export const MOST_ADMIN_TOKENS = 100;

/** The workspace has as many admin tokens as it may have. */
export class TooManyAdminTokens extends Conflict {
  constructor() {
    super(
      `A workspace has at most ${MOST_ADMIN_TOKENS} admin tokens that are neither revoked nor expired: revoke those that nothing uses any more (lastUsedAt).`,
    );
  }
}

/** Fields of a key that its owner may change; an omitted field keeps its value, null removes it. */
export interface KeyAmendment {
  label?: string | null;
  scopes?: AccessKey['scopes'];
  origins?: AccessKey['origins'];
  limits?: AccessKey['limits'];
  /** Role or permissions replace whichever there was. */
  role?: AccessKey['role'];
  permissions?: AccessKey['permissions'];
  expiresAt?: Date | null;
}

/** Pauses a key; its value stays valid (§5 r7). Pausing twice changes nothing. */
export function pause(key: AccessKey, now: Date): AccessKey {
  return key.pausedAt ? key : { ...unrevoked(key), pausedAt: now };
}

/** Resumes a paused key. */
export function resume(key: AccessKey): AccessKey {
  return { ...unrevoked(key), pausedAt: undefined };
}

/** Revokes a key permanently. Revoking twice changes nothing. */
export function revoke(key: AccessKey, now: Date): AccessKey {
  return key.revokedAt ? key : { ...key, revokedAt: now };
}

/** Changes the rights of a key. Throws InvalidInput (see checkKey), and Conflict on a revoked key. */
export function amend(key: AccessKey, amendment: KeyAmendment, now: Date): AccessKey {
  const { label = key.label, expiresAt = key.expiresAt, scopes = key.scopes, origins = key.origins, limits = key.limits } = amendment;
  const rights = amendment.role || amendment.permissions ? amendment : key;
  refuseUnfitLines({ label }, { label: key.label });
  const { role, permissions } = rights;
  checkKey({ kind: key.kind, scopes, origins, role, permissions, expiresAt: amendment.expiresAt ?? undefined }, now);
  return { ...unrevoked(key), label: label ?? undefined, expiresAt: expiresAt ?? undefined, scopes, origins, limits, role, permissions };
}

/** Retires the old key of a roll: it works until `until`, or its own earlier expiry, and names its replacement (D-64). */
export function retire(key: AccessKey, replacedById: string, until: Date): AccessKey {
  if (key.replacedById) throw new Conflict('This key was rolled before: roll the key that replaced it.');
  const expiresAt = key.expiresAt && key.expiresAt < until ? key.expiresAt : until;
  return { ...unrevoked(key), replacedById, expiresAt };
}

function unrevoked(key: AccessKey): AccessKey {
  if (key.revokedAt) throw new Conflict('This key is revoked permanently: create a new one.');
  return key;
}

/** Properties of a key to make; the rest is generated. */
export type KeyOrder = Pick<AccessKey, 'workspaceId' | 'kind' | 'mode' | 'scopes' | 'origins' | 'label' | 'limits' | 'madeById'> & Rights;

/** A key that was just made, the only time its text is available. */
export interface NewKey {
  key: AccessKey;
  /** The key itself, shown once. */
  text: string;
}

/** Makes keys. */
export class KeyMint {
  constructor(
    private readonly secrets: SecretSource,
    private readonly hasher: KeyHasher,
    private readonly ids: IdGenerator,
  ) {}

  mint(order: KeyOrder, now: Date): NewKey & { hash: string } {
    const text = composeKey(order.kind, order.mode, this.secrets.base62(SECRET_LENGTH));
    const key: AccessKey = { ...order, id: this.ids.next(), ...displayOf(text), createdAt: now };
    return { key, text, hash: this.hasher.hash(text) };
  }

  /** Makes an admin token of a workspace with all permissions. */
  mintAdminToken(workspaceId: string, now: Date): NewKey & { hash: string } {
    return this.mint({ workspaceId, kind: 'admin', role: 'owner', scopes: [], origins: [], limits: {} }, now);
  }
}
