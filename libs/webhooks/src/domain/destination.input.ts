import { z } from 'zod';
import { httpUrl, line } from '@svc/contracts';
import { SUBSCRIBABLE_TYPES } from './event-catalogue';
import { DESTINATION_MODES } from './is-subscribed';

const events = z
  .array(z.enum(['*', ...SUBSCRIBABLE_TYPES]))
  .min(1, 'Name at least one event, or * for all.')
  .transform((names) => [...new Set(names)])
  .describe('Types of events, or `*` for all, also those to come.');
const mode = z.enum(DESTINATION_MODES).describe('Of which mode’s events it is told; events of the catalogue go to all.');
const maxPerSecond = z.int('Give whole attempts a second.').min(1).max(1_000).describe('Most attempts a second; no cap when absent.');
const url = httpUrl.describe('https, and public.');

/** A destination as a merchant writes it. */
export const destinationInput = z
  .strictObject({
    url,
    description: line.optional(),
    mode: mode.default('both'),
    events: events.default(['*']),
    maxPerSecond: maxPerSecond.optional(),
  })
  .meta({ id: 'WebhookDestinationInput' });
export type DestinationInput = z.output<typeof destinationInput>;

/** A field that is omitted keeps its value; null takes a description or a cap away. */
export const destinationPatch = z
  .strictObject({ url, description: line.nullable(), mode, events, maxPerSecond: maxPerSecond.nullable() })
  .partial()
  .meta({ id: 'WebhookDestinationPatch' });
export type DestinationPatch = z.output<typeof destinationPatch>;
