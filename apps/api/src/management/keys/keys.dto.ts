import { limitOverrides, originSchema, scopeSchema, statusOf, type AccessKey } from '@svc/access';
import { line, timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { writtenAs } from '../moments.dto';

/** Key as its owner sees it; the secret itself is not stored. */
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

const DAY_SECONDS = 86_400;
const LONGEST_OVERLAP_SECONDS = 30 * DAY_SECONDS;

const scopes = z
  .array(scopeSchema)
  .min(1, 'Name at least one scope.')
  .transform((names) => [...new Set(names)]);
const origins = z
  .array(originSchema)
  .max(100, 'Use at most 100 origins.')
  .transform((names) => [...new Set(names)]);
const expiresAt = writtenAs('end');

export const createKeyBody = z
  .object({
    kind: z.enum(['publishable', 'secret']),
    mode: z.enum(['test', 'live']),
    label: line.optional(),
    scopes: scopes.optional().describe('`read` and `events:register` for a publishable key, `transact` for a secret one, unless named.'),
    origins: origins.default([]).describe('Exact origins a publishable key works from.'),
    limits: limitOverrides.default({}),
    expiresAt: expiresAt.optional(),
  })
  .meta({ id: 'CreateKeyBody' });
export type CreateKeyBody = z.output<typeof createKeyBody>;

/** Changes of a key. An omitted field keeps its value; null removes a label or an expiry. */
export const changeKeyBody = z
  .object({ label: line.nullable(), scopes, origins, limits: limitOverrides, expiresAt: expiresAt.nullable() })
  .partial()
  .meta({ id: 'ChangeKeyBody' });
export type ChangeKeyBody = z.output<typeof changeKeyBody>;

export const rollKeyBody = z
  .object({
    overlapSeconds: z
      .int('Give whole seconds.')
      .min(0)
      .max(LONGEST_OVERLAP_SECONDS)
      .default(DAY_SECONDS)
      .describe('How long the old key goes on working.'),
  })
  .meta({ id: 'RollKeyBody' })
  .default({ overlapSeconds: DAY_SECONDS });
export type RollKeyBody = z.output<typeof rollKeyBody>;
