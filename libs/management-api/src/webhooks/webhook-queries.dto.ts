import { timestamp, withMeanings } from '@svc/contracts';
import { idOf, InvalidInput, type RefPrefix } from '@svc/kernel';
import {
  DELIVERY_STATES,
  EVENT_MEANINGS,
  SUBSCRIBABLE_TYPES,
  WEBHOOK_EVENT_TYPES,
  type DeliveryQuery,
  type ReplayEventsCommand,
} from '@svc/webhooks';
import { z } from 'zod';
import { at, filter, pageQuery, pageRequestOf } from '../page.dto';
import { STATES } from './webhooks.dto';

const { sending: _, ...REPLAYED } = STATES;
const MOST_EVENTS = 1_000;

const since = at
  .optional()
  .describe(
    'Only webhook deliveries of events recorded at or after this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.',
  );
const until = at
  .optional()
  .describe(
    'Only webhook deliveries of events recorded before this moment: ISO 8601 with zone, such as `2026-12-01T12:00:00Z`. Default: no limit.',
  );

export const deliveriesQuery = pageQuery.extend({
  destination: filter('Only deliveries to the webhook destination of this ref, `wdn_…`. Default: all.'),
  event: filter('Only webhook deliveries of the event of this ref, `wev_…`. Default: all.'),
  type: z
    .enum(WEBHOOK_EVENT_TYPES)
    .optional()
    .describe(
      withMeanings('Only webhook deliveries of events of this type. Default: all.', {
        ...EVENT_MEANINGS,
        ping: 'Test event that the merchant asked for.',
      }),
    ),
  state: z.enum(DELIVERY_STATES).optional().describe(withMeanings('Only webhook deliveries in this state. Default: all.', STATES)),
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
      .describe(
        'Refs of the single events to replay, `wev_…`; at most 1,000. Leave out to replay all events that match the other filters.',
      ),
    since,
    until,
    types: z
      .array(z.enum(SUBSCRIBABLE_TYPES))
      .min(1)
      .optional()
      .describe(
        withMeanings('Types of events to replay. Leave out for all types that the webhook destination subscribes to.', EVENT_MEANINGS),
      ),
    states: z
      .array(z.enum(['held', 'exhausted', 'delivered', 'due']))
      .min(1)
      .optional()
      .describe(
        withMeanings(
          'States of the deliveries to replay. Default: `held` and `exhausted`, or all states when `events` is given. Events that were never sent to the webhook destination are included, those from before it was created only where `since` or `events` is given.',
          REPLAYED,
        ),
      ),
  })
  .meta({
    id: 'ReplayWebhooksBody',
    description:
      'Events to send again to a webhook destination. Without a filter: all since the destination was created that were held back or never delivered.',
  })
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
  .object({
    due: z.number().int().describe('Number of webhook deliveries that the replay made due; they are sent in the background.'),
    waiting: z
      .number()
      .int()
      .describe(
        'Number of other webhook deliveries of the destination that wait for their next attempt, and that the replay has left alone: resend one of them to send it now. 0 where `events` names events.',
      ),
    nextAttemptAt: timestamp
      .optional()
      .describe('When the first of the webhook deliveries that wait is attempted again, UTC timestamp. Absent when none waits.'),
  })
  .meta({ id: 'ReplayedWebhooks', description: 'Result of a replay of webhook events.' });

function idIn(field: string, prefix: RefPrefix, ref: string): string {
  const id = idOf(prefix, ref);
  if (!id)
    throw new InvalidInput('A ref is not of the kind that is asked for.', {
      fields: { [field]: `Send a ref that begins with ${prefix}_, as the API gave it.` },
    });
  return id;
}
