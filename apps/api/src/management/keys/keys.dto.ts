import { limitOverrides, originSchema, scopeSchema } from '@svc/access';
import { line, moment } from '@svc/contracts';
import { parseMoment } from '@svc/kernel';
import { z } from 'zod';

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
const expiresAt = moment.transform((text) => new Date(parseMoment(text)!));

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

/** What is absent stays; null takes a label or an expiry away. */
export const changeKeyBody = z
  .object({ label: line.nullable(), scopes, origins, limits: limitOverrides, expiresAt: expiresAt.nullable() })
  .partial()
  .meta({ id: 'ChangeKeyBody' });
export type ChangeKeyBody = z.output<typeof changeKeyBody>;

export const rollKeyBody = z
  .object({
    overlapSeconds: z.int('Give whole seconds.').min(0).max(LONGEST_OVERLAP_SECONDS).default(DAY_SECONDS).describe('How long the old key goes on working.'),
  })
  .meta({ id: 'RollKeyBody' })
  .default({ overlapSeconds: DAY_SECONDS });
export type RollKeyBody = z.output<typeof rollKeyBody>;
