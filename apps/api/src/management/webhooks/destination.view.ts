import { timestamp } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { DESTINATION_MODES, DISABLED_REASONS, type WebhookDestination } from '@svc/webhooks';
import { z } from 'zod';

/** A destination as its owner sees it; its secrets are not shown again. */
export const destinationView = z
  .object({
    ref: z.string(),
    url: z.string(),
    description: z.string().optional(),
    mode: z.enum(DESTINATION_MODES),
    events: z.array(z.string()).describe('Types of events, or `*`.'),
    maxPerSecond: z.number().int().optional().describe('Most attempts a second; no cap when absent.'),
    status: z.enum(['enabled', 'disabled']),
    disabledAt: timestamp.optional(),
    disabledReason: z.enum(DISABLED_REASONS).optional().describe('`failing`: days of nothing but failures; `gone`: it answered 410.'),
    failingSince: timestamp.optional().describe('Of the first failure since the last success.'),
    failures: z.number().int().describe('Failed attempts since the last success.'),
    pausedUntil: timestamp.optional().describe('After many failures nothing is tried for a while.'),
    hasNextSecret: z.boolean().describe('Whether the secret is being rotated.'),
    createdAt: timestamp,
  })
  .meta({ id: 'WebhookDestination' });
export type DestinationView = z.infer<typeof destinationView>;

const secret = z.string().describe('The signing secret, shown once: keep it.');
export const createdDestinationView = destinationView.extend({ secret }).meta({ id: 'CreatedWebhookDestination' });
export const rotatedSecretView = destinationView
  .extend({ nextSecret: secret.describe('The next signing secret, shown once; deliveries carry signatures of both until it is promoted.') })
  .meta({ id: 'RotatedWebhookSecret' });

export function presentDestination(destination: WebhookDestination): DestinationView {
  const { id, url, description, mode, events, maxPerSecond, disabled, health, nextSecret, createdAt } = destination;
  return {
    ref: refOf('wdn', id),
    url,
    description,
    mode,
    events: [...events],
    maxPerSecond,
    status: disabled ? 'disabled' : 'enabled',
    disabledAt: disabled && timestampOf(disabled.at),
    disabledReason: disabled?.reason,
    failingSince: health.failingSince === undefined ? undefined : timestampOf(new Date(health.failingSince)),
    failures: health.failures ?? 0,
    pausedUntil: health.breaker?.pausedUntil === undefined ? undefined : timestampOf(new Date(health.breaker.pausedUntil)),
    hasNextSecret: nextSecret !== undefined,
    createdAt: timestampOf(createdAt),
  };
}
