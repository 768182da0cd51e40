import { calendarDate, timeZone } from '@svc/contracts';
import { parseMoment } from '@svc/kernel';
import { z } from 'zod';
import { listLimit } from '../../edge';

/** How products are asked for: all, or what changed since a moment (D-27). */
export const listProductsQuery = z.object({
  updatedSince: z
    .string('Give one moment.')
    .refine((text) => parseMoment(text) !== undefined, 'Give a moment with its zone, such as 2026-03-01T09:00:00Z; in a URL write + as %2B.')
    .overwrite((text) => parseMoment(text) ?? text)
    .meta({ format: 'date-time' })
    .describe('Only products changed at or after this moment, oldest change first. A bare date is its midnight in UTC.')
    .optional(),
  limit: listLimit.describe('Most products of an answer with updatedSince; the full list is unpaged.').transform(Number),
});
export type ListProductsQuery = z.output<typeof listProductsQuery>;

/** Which slots are asked for (D-24). */
export const readProductSlotsQuery = z.object({
  date: calendarDate.describe('A day of the store; the first one with a free slot when absent.').optional(),
  variantRef: z.string('Give one ref.').max(255).describe('Needed when more than one variant is booked by slots.').optional(),
  timezone: timeZone.describe('Zone of startLocal; the store’s when absent.').optional(),
});
export type ReadProductSlotsQuery = z.output<typeof readProductSlotsQuery>;
