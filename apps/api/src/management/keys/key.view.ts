import { limitOverrides, scopeSchema, statusOf, type AccessKey } from '@svc/access';
import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';

/** A key as its owner sees it; the key itself is not kept. */
export const keyView = z
  .object({
    ref: z.string(),
    kind: z.enum(['publishable', 'secret', 'admin']),
    mode: z.enum(['test', 'live']).optional().describe('Absent on admin tokens.'),
    status: z.enum(['active', 'paused', 'expired', 'revoked']),
    label: z.string().optional(),
    scopes: z.array(scopeSchema),
    origins: z.array(z.string()).describe('Where a publishable key works; empty: nowhere.'),
    limits: limitOverrides.describe('Rate limits of this key instead of the workspace’s.'),
    prefix: z.string().describe('The first 12 characters of the key.'),
    ending: z.string().describe('Its last 4 characters.'),
    createdAt: timestamp,
    expiresAt: timestamp.optional(),
    pausedAt: timestamp.optional(),
    revokedAt: timestamp.optional(),
    replacedByRef: z.string().optional().describe('The key this one was rolled into.'),
    lastUsedAt: timestamp.optional().describe('To the minute.'),
    lastUsedIp: z.string().optional(),
  })
  .meta({ id: 'Key' });
export type KeyView = z.infer<typeof keyView>;

export const createdKeyView = keyView.extend({ key: z.string().describe('The key, shown once: keep it.') }).meta({ id: 'CreatedKey' });
export type CreatedKeyView = z.infer<typeof createdKeyView>;

export function presentKey(key: AccessKey, now: Date): KeyView {
  const { kind, mode, label, scopes, origins, limits, prefix, ending, lastUsedIp } = key;
  return {
    ref: refOf('key', key.id),
    kind,
    mode,
    status: statusOf(key, now),
    label,
    scopes: [...scopes],
    origins: [...origins],
    limits,
    prefix,
    ending,
    createdAt: timestampOf(key.createdAt),
    expiresAt: key.expiresAt && timestampOf(key.expiresAt),
    pausedAt: key.pausedAt && timestampOf(key.pausedAt),
    revokedAt: key.revokedAt && timestampOf(key.revokedAt),
    replacedByRef: key.replacedById && refOf('key', key.replacedById),
    lastUsedAt: key.lastUsedAt && timestampOf(key.lastUsedAt),
    lastUsedIp,
  };
}
