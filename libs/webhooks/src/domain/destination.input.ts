import { z } from 'zod';
import { describedEnum, httpUrl, line, withMeanings } from '@svc/contracts';
import { EVENT_MEANINGS, SUBSCRIBABLE_TYPES } from './event-catalogue';
import { DESTINATION_MODES } from './is-subscribed';

const events = z
  .array(z.enum(['*', ...SUBSCRIBABLE_TYPES]))
  .min(1, 'Name at least one event, or * for all.')
  .transform((names) => [...new Set(names)])
  .describe(withMeanings('Types of events that it gets. Default: all.', { '*': 'All, also those of later versions.', ...EVENT_MEANINGS }));
/** Modes whose events a destination gets. */
export const destinationMode = describedEnum(
  DESTINATION_MODES,
  'Modes whose events it gets. Events of the catalogue, such as `product.deleted`, go to every destination.',
  {
    both: 'Those of live and test mode.',
    live: 'Those of live mode.',
    test: 'Those of test mode.',
  },
);
const description = line.describe('Your own name for the destination; one line of at most 300 characters. Absent: it has none.');
const maxPerSecond = z
  .int('Give whole attempts a second.')
  .min(1)
  .max(1_000)
  .describe('Most attempts a second, 1 to 1,000. Absent: no limit.');
const url = httpUrl.describe('Address that events are sent to: https, on a public host.');

/** A destination as a merchant writes it. */
export const destinationInput = z
  .strictObject({
    url,
    description: description.optional(),
    mode: destinationMode.default('both'),
    events: events.default(['*']),
    maxPerSecond: maxPerSecond.optional(),
  })
  .meta({ id: 'WebhookDestinationInput', description: 'A webhook destination, as merchants write it.' });
export type DestinationInput = z.output<typeof destinationInput>;

/** A field that is omitted keeps its value; null takes a description or a cap away. */
export const destinationPatch = z
  .strictObject({ url, description: description.nullable(), mode: destinationMode, events, maxPerSecond: maxPerSecond.nullable() })
  .partial()
  .meta({ id: 'WebhookDestinationPatch', description: 'Changes of a webhook destination. A field that is absent keeps its value.' });
export type DestinationPatch = z.output<typeof destinationPatch>;
