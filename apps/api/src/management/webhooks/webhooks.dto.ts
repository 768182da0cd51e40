import { idOf, InvalidInput, type RefPrefix } from '@svc/kernel';
import { DELIVERY_STATES, SUBSCRIBABLE_TYPES, WEBHOOK_EVENT_TYPES, type DeliveryQuery, type ReplayEventsCommand } from '@svc/webhooks';
import { z } from 'zod';
import { at, filter, pageQuery, pageRequestOf } from '../page.dto';

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

/** The request that a query means. Throws InvalidInput. */
export function deliveryQueryOf({ destination, event, type, state, since: from, until: to, ...page }: z.output<typeof deliveriesQuery>): DeliveryQuery {
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

/** What to send once more; without any filter, everything that was held back or lost. */
export const replayBody = z
  .strictObject({
    events: z.array(z.string().max(100)).min(1).max(MOST_EVENTS, `Name at most ${MOST_EVENTS} events.`).optional().describe('Refs of single events.'),
    since,
    until,
    types: z.array(z.enum(SUBSCRIBABLE_TYPES)).min(1).optional(),
    states: z
      .array(z.enum(['held', 'exhausted', 'delivered', 'due']))
      .min(1)
      .optional()
      .describe('States of deliveries; `held` and `exhausted` unless told, and any for single events. Events never sent there are taken as well.'),
  })
  .meta({ id: 'ReplayWebhooksBody' })
  .default({});

/** The filter that a body means. Throws InvalidInput. */
export function replayFilterOf({ events, since: from, until: to, types, states }: z.output<typeof replayBody>): ReplayEventsCommand['filter'] {
  return {
    eventIds: events?.map((ref, index) => idIn(`events[${index}]`, 'wev', ref)),
    since: from,
    until: to,
    types,
    states: states ?? (events ? ['held', 'exhausted', 'delivered', 'due'] : ['held', 'exhausted']),
  };
}

export const replayedView = z.object({ due: z.number().int().describe('How many deliveries are due now.') }).meta({ id: 'ReplayedWebhooks' });

function idIn(field: string, prefix: RefPrefix, ref: string): string {
  const id = idOf(prefix, ref);
  if (!id) throw new InvalidInput('A ref is not of the kind that is asked for.', { fields: { [field]: `Send a ref that begins with ${prefix}_, as the API gave it.` } });
  return id;
}
