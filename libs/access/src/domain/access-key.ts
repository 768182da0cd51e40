import type { Mode, WorkspaceMode } from '@svc/kernel';
import type { KeyKind } from './key-text';
import type { LimitOverrides } from './rate-classes';
import type { Scope } from './scopes';

/** A key as it is kept: everything but the key itself. Admin tokens are keys of kind `admin` without a mode. */
export interface AccessKey {
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
  /** What may be shown of the key: `svc_pk_test_` … `aB3x`. */
  prefix: string;
  ending: string;
  createdAt: Date;
  expiresAt?: Date;
  pausedAt?: Date;
  revokedAt?: Date;
  /** Id of the key that this one was rolled into. */
  replacedById?: string;
  lastUsedAt?: Date;
  lastUsedIp?: string;
}

export type KeyStatus = 'active' | 'paused' | 'expired' | 'revoked';

/** What a key's owner should know of it first. */
export function statusOf(key: AccessKey, now: Date): KeyStatus {
  if (key.revokedAt) return 'revoked';
  if (hasExpired(key, now)) return 'expired';
  return key.pausedAt ? 'paused' : 'active';
}

/** By whose clock a key expires; an admin token, which has no mode, goes by the live one. */
export function ownerOf({ workspaceId, mode = 'live' }: AccessKey): WorkspaceMode {
  return { workspaceId, mode };
}

export function hasExpired(key: AccessKey, now: Date): boolean {
  return key.expiresAt !== undefined && key.expiresAt <= now;
}
