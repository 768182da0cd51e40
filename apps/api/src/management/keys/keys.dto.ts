import { limitOverrides, originSchema, scopeSchema, statusOf, type AccessKey } from '@svc/access';
import { describedEnum, line, timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { createdAtOf, writtenAs } from '../moments.dto';

const KINDS = {
  publishable: 'In browsers, from the origins that it names: reads, and registration for events.',
  secret: 'On a server alone: everything that its scopes allow.',
};
const MODE = 'Environment of the key.';
const MODES = { test: 'Nothing is real: no money moves and nobody is written to.', live: 'Everything is real.' };
const LABEL = 'Your own name for the key, such as "Website".';
const ORIGINS =
  'Origins from which a publishable key works, exactly as browsers send them: `https://shop.example`. At most 100; without one it works nowhere.';
const LIMITS = 'Rate limits of this key alone; a limit that is left out is that of the workspace.';
const EXPIRY = 'From then on the key is refused. Without a zone it is local to the shop; a date alone includes that whole day.';

/** Key as its owner sees it; the secret itself is not stored. */
export const keyView = z
  .object({
    ref: z.string().describe('Ref of the key: `key_…`. It is not the key itself.'),
    kind: describedEnum(['publishable', 'secret', 'admin'], 'Kind of key, which says where it may be used.', {
      ...KINDS,
      admin: 'In the management API: an admin token.',
    }),
    mode: describedEnum(['test', 'live'], `${MODE} Absent on admin tokens.`, MODES).optional(),
    status: describedEnum(['active', 'paused', 'expired', 'revoked'], 'State of the key.', {
      active: 'It works.',
      paused: 'It is refused until you resume it.',
      expired: 'Its `expiresAt` is over.',
      revoked: 'It was revoked, which cannot be undone.',
    }),
    label: z.string().optional().describe('Your own name for the key. Absent: it has none.'),
    scopes: z.array(scopeSchema).describe('Rights of the key; empty on admin tokens, which may do everything.'),
    origins: z
      .array(z.string())
      .describe('Origins of the websites from which a publishable key works, such as `https://shop.example`. Empty: none.'),
    limits: limitOverrides.describe('Rate limits of this key instead of the workspace’s.'),
    prefix: z.string().describe('The first 12 characters of the key.'),
    ending: z.string().describe('Its last 4 characters.'),
    createdAt: createdAtOf('key'),
    expiresAt: timestamp.optional().describe('From then on the key is refused, UTC. Absent: never.'),
    pausedAt: timestamp.optional().describe('When it was paused, UTC; present while it is.'),
    revokedAt: timestamp.optional().describe('When it was revoked, UTC. Absent: it was not.'),
    replacedByRef: z.string().optional().describe('Ref of the key that replaced this one when it was rolled. Absent: it was not rolled.'),
    lastUsedAt: timestamp.optional().describe('Last request with the key, UTC, to the minute. Absent: it was never used.'),
    lastUsedIp: z.string().optional().describe('Address from which that request came. Absent: the key was never used.'),
  })
  .meta({ id: 'Key', description: 'A key of a storefront, or an admin token, without its value.' });
export type KeyView = z.infer<typeof keyView>;

export const createdKeyView = keyView
  .extend({ key: z.string().describe('The key, shown once: keep it.') })
  .meta({ id: 'CreatedKey', description: 'A new key with its value, which is shown only now.' });
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
    kind: describedEnum(['publishable', 'secret'], 'Kind of key, which says where it may be used.', KINDS),
    mode: describedEnum(['test', 'live'], MODE, MODES),
    label: line.optional().describe(LABEL),
    scopes: scopes
      .optional()
      .describe('Rights of the key. Default: `read` and `events:register` for a publishable key, `transact` for a secret one.'),
    origins: origins.default([]).describe(ORIGINS),
    limits: limitOverrides.default({}).describe(LIMITS),
    expiresAt: expiresAt.optional().describe(`${EXPIRY} Absent: never.`),
  })
  .meta({ id: 'CreateKeyBody', description: 'Kind, mode and rights of a new key.' });
export type CreateKeyBody = z.output<typeof createKeyBody>;

/** Changes of a key. An omitted field keeps its value; null removes a label or an expiry. */
export const changeKeyBody = z
  .object({
    label: line.nullable().describe(`${LABEL} Null removes it.`),
    scopes: scopes.describe('Rights of the key; replaced as a whole.'),
    origins: origins.describe(ORIGINS),
    limits: limitOverrides.describe(LIMITS),
    expiresAt: expiresAt.nullable().describe(`${EXPIRY} Null: never.`),
  })
  .partial()
  .meta({ id: 'ChangeKeyBody', description: 'Changes of a key. A field that is absent keeps its value.' });
export type ChangeKeyBody = z.output<typeof changeKeyBody>;

export const rollKeyBody = z
  .object({
    overlapSeconds: z
      .int('Give whole seconds.')
      .min(0)
      .max(LONGEST_OVERLAP_SECONDS)
      .default(DAY_SECONDS)
      .describe('Seconds for which the old key still works beside the new one, at most 2,592,000 (30 days). Default: 86,400 (a day).'),
  })
  .meta({ id: 'RollKeyBody', description: 'How long the former key still works.' })
  .default({ overlapSeconds: DAY_SECONDS });
export type RollKeyBody = z.output<typeof rollKeyBody>;
