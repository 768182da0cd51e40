import { describedEnum, keyMode, timestamp, withMeanings } from '@svc/contracts';
import { idOf, InvalidInput, refOf, timestampOf, type RefPrefix } from '@svc/kernel';
import {
  DELIVERY_STATES,
  destinationMode,
  EVENT_MEANINGS,
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
import { createdAtOf } from '../moments.dto';
import { at, filter, pageQuery, pageRequestOf } from '../page.dto';

const attemptView = z.object({
  attempt: z.number().int().describe('Number of the attempt, from 1.'),
  at: timestamp.describe('When it began, UTC.'),
  durationMs: z.number().int().describe('Milliseconds until its end.'),
  outcome: describedEnum(['answer', ...FAILURE_REASONS], 'Result of the attempt.', {
    answer: 'Your server answered; see `status`.',
    timeout: 'No answer came within 15 seconds.',
    dns: 'The name of the host was not found.',
    connect: 'No connection could be made.',
    tls: 'The certificate was refused.',
    blocked: 'The address is not a public one.',
    connection: 'The connection broke.',
    interrupted: 'The service had to stop; it is tried again.',
  }),
  status: z.number().int().optional().describe('HTTP status of the answer; 2xx is success. Absent: there was no answer.'),
});

const STATES = {
  due: 'It waits for its first or next attempt.',
  sending: 'An attempt is under way.',
  held: 'The destination is disabled: replay it once that is enabled.',
  delivered: 'Your server answered with 2xx.',
  exhausted: 'Every attempt failed: resend it by hand.',
};

const { sending: _, ...REPLAYED } = STATES;

/** Delivery of one event to one destination. */
export const deliveryView = z
  .object({
    ref: z.string().describe('Ref of the delivery, `whd_…`, sent in `X-SVC-Webhook-Id`: the same over all attempts.'),
    destinationRef: z.string().describe('Ref of the destination: `wdn_…`.'),
    eventRef: z.string().describe('Ref of the event, `wev_…`: the `id` in the body, the same for all destinations.'),
    type: z.string().describe('Type of the event, such as `checkout.completed`.'),
    mode: keyMode.optional().describe(`${keyMode.description}\n\nAbsent for events of the catalogue, which have none.`),
    state: describedEnum(DELIVERY_STATES, 'State of the delivery.', STATES),
    attempts: z.number().int().describe('Attempts so far.'),
    nextAttemptAt: timestamp.optional().describe('When the next attempt begins, UTC. Absent: none is planned.'),
    createdAt: timestamp.describe('When the event was recorded, UTC.'),
    deliveredAt: timestamp.optional().describe('When your server answered with 2xx, UTC. Absent: it has not.'),
    lastAttempt: attemptView.optional().describe('The latest attempt. Absent: there was none.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'The delivery of an event to a destination.' });
export type DeliveryView = z.infer<typeof deliveryView>;

export const deliveryRecordView = deliveryView
  .extend({
    requestBody: z.string().describe('Body as it was signed and sent.'),
    log: z
      .array(
        attemptView.extend({ responseBody: z.string().optional().describe('First 16 KiB of what your server answered. Absent: nothing.') }),
      )
      .describe('Every attempt, latest first.'),
  })
  .meta({ id: 'WebhookDeliveryRecord', description: 'A delivery with its body and every attempt.' });
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
    ref: z.string().describe('Ref of the destination: `wdn_…`.'),
    url: z.string().describe('Address that events are sent to.'),
    description: z.string().optional().describe('Your own name for it. Absent: it has none.'),
    mode: destinationMode,
    events: z.array(z.string()).describe('Types of events that it gets; `*` for all.'),
    maxPerSecond: z.number().int().optional().describe('Most attempts a second. Absent: no limit.'),
    status: describedEnum(['enabled', 'disabled'], 'State of the destination.', {
      enabled: 'They are sent.',
      disabled: 'They are kept for 30 days, and can be replayed.',
    }),
    disabledAt: timestamp.optional().describe('When it was disabled, UTC; present while it is.'),
    disabledReason: describedEnum(DISABLED_REASONS, 'Reason why it is disabled; present while it is.', {
      manual: 'You did.',
      failing: 'For five days every attempt failed.',
      gone: 'It answered 410.',
    }).optional(),
    failingSince: timestamp.optional().describe('First failure since the last success, UTC. Absent: the last attempt succeeded.'),
    failures: z.number().int().describe('Failed attempts since the last success; 0 while all is well.'),
    pausedUntil: timestamp
      .optional()
      .describe('After many failures in a row nothing is tried until then, UTC. Absent: nothing holds it back.'),
    hasNextSecret: z.boolean().describe('True while the signing secret is being rotated: deliveries carry signatures of both.'),
    createdAt: createdAtOf('webhook destination'),
  })
  .meta({ id: 'WebhookDestination', description: 'A webhook destination with its health; its secrets are not shown.' });
export type DestinationView = z.infer<typeof destinationView>;

const secret = z.string().describe('Signing secret, `whsec_…`, shown only now: keep it.');
export const createdDestinationView = destinationView
  .extend({ secret })
  .meta({ id: 'CreatedWebhookDestination', description: 'A webhook destination with its secret, which is shown only now.' });
export const rotatedSecretView = destinationView
  .extend({
    nextSecret: secret.describe(
      'Next signing secret, `whsec_…`, shown only now: keep it. Deliveries carry signatures of both until you promote it.',
    ),
  })
  .meta({ id: 'RotatedWebhookSecret', description: 'A webhook destination with its next secret, which is shown only now.' });

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

const since = at.optional().describe('Only those of events recorded at or after this moment, ISO 8601 with zone. Default: no limit.');
const until = at.optional().describe('Only those of events recorded before this moment, ISO 8601 with zone. Default: no limit.');

export const deliveriesQuery = pageQuery.extend({
  destination: filter('Only those to the destination of this ref.'),
  event: filter('Only those of the event of this ref.'),
  type: z
    .enum(WEBHOOK_EVENT_TYPES)
    .optional()
    .describe(withMeanings('Only those of events of this type.', { ...EVENT_MEANINGS, ping: 'A test that somebody asked for.' })),
  state: z.enum(DELIVERY_STATES).optional().describe(withMeanings('Only those in this state. Default: all.', STATES)),
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
      .describe('Refs of single events, `wev_…`; at most 1,000. Absent: all that the other filters leave.'),
    since,
    until,
    types: z
      .array(z.enum(SUBSCRIBABLE_TYPES))
      .min(1)
      .optional()
      .describe(withMeanings('Only events of these types. Absent: all that the destination gets.', EVENT_MEANINGS)),
    states: z
      .array(z.enum(['held', 'exhausted', 'delivered', 'due']))
      .min(1)
      .optional()
      .describe(
        withMeanings(
          'Only deliveries in these states. Default: `held` and `exhausted`; with `events`, all. Events that were never sent there are included.',
          REPLAYED,
        ),
      ),
  })
  .meta({ id: 'ReplayWebhooksBody', description: 'Events to send again. Without a filter: all that was held back or never delivered.' })
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
  .object({ due: z.number().int().describe('Number of deliveries that are due now because of this.') })
  .meta({ id: 'ReplayedWebhooks', description: 'Result of a replay.' });

function idIn(field: string, prefix: RefPrefix, ref: string): string {
  const id = idOf(prefix, ref);
  if (!id)
    throw new InvalidInput('A ref is not of the kind that is asked for.', {
      fields: { [field]: `Send a ref that begins with ${prefix}_, as the API gave it.` },
    });
  return id;
}
