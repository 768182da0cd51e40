import { z } from 'zod';
import { describedEnum, httpUrl, line, withMeanings } from '@svc/contracts';
import { EVENT_MEANINGS, SUBSCRIBABLE_TYPES } from './event-catalogue';
import { DESTINATION_MODES } from './is-subscribed';

const events = z
  .array(z.enum(['*', ...SUBSCRIBABLE_TYPES]))
  .min(1, 'Name at least one event, or * for all.')
  .transform((names) => [...new Set(names)])
  .describe(
    withMeanings('Types of events that are sent to the webhook destination. Default: all.', {
      '*': 'All, also those of later versions.',
      ...EVENT_MEANINGS,
    }),
  );
/** Modes whose events a destination gets. */
export const destinationMode = describedEnum(
  DESTINATION_MODES,
  'Environment (live or test mode) whose events are sent to the webhook destination. Events without a mode, such as `product.deleted`, are sent to every destination.',
  {
    both: 'Events of live and test mode.',
    live: 'Events of live mode.',
    test: 'Events of test mode.',
  },
);
const description = line.describe(
  'Name of the webhook destination in the merchant’s words; one line of at most 300 characters. Leave it out for none.',
);
const maxPerSecond = z
  .int('Give whole attempts a second.')
  .min(1)
  .max(1_000)
  .describe('Highest number of delivery attempts per second to the webhook destination, 1 to 1,000. Absent when there is no limit.');
const url = httpUrl.describe('Absolute https URL of your endpoint to which events are sent; on a public host.');

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
  .strictObject({
    url,
    description: description
      .nullable()
      .describe('Name of the webhook destination in the merchant’s words; one line of at most 300 characters. `null` removes the name.'),
    mode: destinationMode,
    events,
    maxPerSecond: maxPerSecond
      .nullable()
      .describe('Highest number of delivery attempts per second to the webhook destination, 1 to 1,000. `null` removes the limit.'),
  })
  .partial()
  .meta({ id: 'WebhookDestinationPatch', description: 'Changes of a webhook destination. A field that is absent keeps its value.' });
export type DestinationPatch = z.output<typeof destinationPatch>;
