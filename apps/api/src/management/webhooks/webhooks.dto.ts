import { timestamp } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf, type RefPrefix } from '@svc/kernel';
import {
  DELIVERY_STATES,
  DESTINATION_MODES,
  DISABLED_REASONS,
  FAILURE_REASONS,
  SUBSCRIBABLE_TYPES,
  WEBHOOK_EVENT_TYPES,
  type Attempt,
  type Delivery,
  type DeliveryQuery,
  type DeliveryRecord,
  type ReplayEventsCommand,
  type WebhookDestination,
} from '@svc/webhooks';
import { z } from 'zod';
import { at, filter, pageQuery, pageRequestOf } from '../page.dto';

const attemptView = z.object({
  attempt: z.number().int(),
  at: timestamp,
  durationMs: z.number().int(),
  outcome: z.enum(['answer', ...FAILURE_REASONS]).describe('`answer`, or why none came.'),
  status: z.number().int().optional().describe('Of the answer; 2xx is success.'),
});

/** Delivery of one event to one destination. */
export const deliveryView = z
  .object({
    ref: z.string().describe('In `X-SVC-Webhook-Id`, the same over all attempts.'),
    destinationRef: z.string(),
    eventRef: z.string().describe('The `id` in the body.'),
    type: z.string(),
    mode: z.enum(['live', 'test']).optional().describe('Absent for events of the catalogue.'),
    state: z.enum(DELIVERY_STATES).describe('`held`: the destination is disabled; `exhausted`: every attempt has failed.'),
    attempts: z.number().int(),
    nextAttemptAt: timestamp.optional(),
    createdAt: timestamp,
    deliveredAt: timestamp.optional(),
    lastAttempt: attemptView.optional(),
  })
  .meta({ id: 'WebhookDelivery' });
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryRecordView = deliveryView
  .extend({
    requestBody: z.string().describe('What was signed and sent.'),
    log: z
      .array(attemptView.extend({ responseBody: z.string().optional().describe('The first 16 KiB.') }))
      .describe('Every attempt, latest first.'),
  })
  .meta({ id: 'WebhookDeliveryRecord' });
export type DeliveryRecordView = z.infer<typeof deliveryRecordView>;

export function presentDelivery({
  id,
  destinationId,
  eventId,
  type,
  mode,
  state,
  attempts,
  dueAt,
  createdAt,
  deliveredAt,
  lastAttempt,
}: Delivery): DeliveryView {
  return {
    ref: refOf('whd', id),
    destinationRef: refOf('wdn', destinationId),
    eventRef: refOf('wev', eventId),
    type,
    mode: mode ?? undefined,
    state,
    attempts,
    nextAttemptAt: dueAt && timestampOf(dueAt),
    createdAt: timestampOf(createdAt),
    deliveredAt: deliveredAt && timestampOf(deliveredAt),
    lastAttempt: lastAttempt && presentAttempt(lastAttempt),
  };
}

export function presentRecord({ body, log, ...delivery }: DeliveryRecord): DeliveryRecordView {
  return {
    ...presentDelivery(delivery),
    requestBody: body,
    log: log.map((each) => ({ ...presentAttempt(each), responseBody: each.responseBody })),
  };
}

function presentAttempt({ attempt, at, durationMs, outcome, status }: Omit<Attempt, 'responseBody'>) {
  return { attempt, at: timestampOf(at), durationMs, outcome, status };
}

/** Webhook destination as its owner sees it; its secrets are not shown again. */
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

const MOST_EVENTS = 1_000;

const since = at.optional().describe('Of events made at or after this moment.');
const until = at.optional().describe('Of events made before this moment.');

export const deliveriesQuery = pageQuery.extend({
  destination: filter('Only those to the destination of this ref.'),
  event: filter('Only those of the event of this ref.'),
  type: z.enum(WEBHOOK_EVENT_TYPES).optional().describe('Only of events of this type.'),
  state: z.enum(DELIVERY_STATES).optional().describe('Only those in this state.'),
  since,
  until,
});

/** Returns the request for a list of deliveries. Throws InvalidInput. */
export function deliveryQueryOf({
  destination,
  event,
  type,
  state,
  since: from,
  until: to,
  ...page
}: z.output<typeof deliveriesQuery>): DeliveryQuery {
  return {
    ...pageRequestOf(page, 'whd'),
    destinationId: destination === undefined ? undefined : idIn('destination', 'wdn', destination),
    eventId: event === undefined ? undefined : idIn('event', 'wev', event),
    type,
    state,
    since: from,
    until: to,
  };
}

/** Events to send again; without any filter, everything that was held back or lost. */
export const replayBody = z
  .strictObject({
    events: z
      .array(z.string().max(100))
      .min(1)
      .max(MOST_EVENTS, `Name at most ${MOST_EVENTS} events.`)
      .optional()
      .describe('Refs of single events.'),
    since,
    until,
    types: z.array(z.enum(SUBSCRIBABLE_TYPES)).min(1).optional(),
    states: z
      .array(z.enum(['held', 'exhausted', 'delivered', 'due']))
      .min(1)
      .optional()
      .describe(
        'States of deliveries; `held` and `exhausted` by default, and any for single events. Events never sent there are taken as well.',
      ),
  })
  .meta({ id: 'ReplayWebhooksBody' })
  .default({});

/** Returns the filter of a replay. Throws InvalidInput. */
export function replayFilterOf({
  events,
  since: from,
  until: to,
  types,
  states,
}: z.output<typeof replayBody>): ReplayEventsCommand['filter'] {
  return {
    eventIds: events?.map((ref, index) => idIn(`events[${index}]`, 'wev', ref)),
    since: from,
    until: to,
    types,
    states: states ?? (events ? ['held', 'exhausted', 'delivered', 'due'] : ['held', 'exhausted']),
  };
}

export const replayedView = z
  .object({ due: z.number().int().describe('How many deliveries are due now.') })
  .meta({ id: 'ReplayedWebhooks' });

function idIn(field: string, prefix: RefPrefix, ref: string): string {
  const id = idOf(prefix, ref);
  if (!id)
    throw new InvalidInput('A ref is not of the kind that is asked for.', {
      fields: { [field]: `Send a ref that begins with ${prefix}_, as the API gave it.` },
    });
  return id;
}
