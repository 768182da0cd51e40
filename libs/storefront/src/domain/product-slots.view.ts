import { calendarDate, type SlotPlan, slotTimes } from '@svc/contracts';
import { z } from 'zod';

/** Free slots of one day (§2.4, D-24). */
export const publicProductSlots = z
  .object({
    date: calendarDate.describe('Day that the free start times belong to, `YYYY-MM-DD` in the store’s time zone.'),
    slots: z
      .array(
        z.object({
          startUtc: z
            .string()
            .meta({ format: 'date-time', examples: ['2026-03-01T09:00:00Z'] })
            .describe('Start of a slot that can be booked, UTC timestamp. Send it as `slotStartUtc` of the item in a checkout.'),
          startLocal: z
            .string()
            .meta({ examples: ['2026-03-01T10:00:00'] })
            .describe(
              'Start of a slot as local time in `timezone`, ISO 8601 without offset, such as `2026-03-01T09:00:00`. Show buyers this one; send `startUtc`.',
            ),
        }),
      )
      .describe(
        'Free start times of the product’s bookings on `date`, earliest first. Empty when every slot is taken, the day is past, or bookings are not open so far ahead.',
      ),
    timezone: z.string().describe('IANA time zone of each slot’s `startLocal`: the one that the request named, else the store’s.'),
    durationMinutes: z
      .number()
      .int()
      .optional()
      .describe('Length of each slot in minutes; absent when no variant of the product is booked by slots.'),
    nextDate: calendarDate
      .optional()
      .describe(
        'Next day after `date` on which the product has a free slot, `YYYY-MM-DD`; absent when there is none. Offer it when `slots` is empty.',
      ),
  })
  .meta({ id: 'PublicProductSlots', description: 'Free start times of a product’s bookings on one day.' });
export type PublicProductSlots = z.infer<typeof publicProductSlots>;

/** Fields of a published product or package that its slots depend on. */
export interface ProductSlotsSource extends Pick<SlotPlan, 'businessHours'> {
  isPackage: boolean;
  /** Variants booked by slots, in display order. */
  variants: readonly ({ id: string } & Pick<SlotPlan, 'durationMinutes' | 'availability' | 'takenAt'>)[];
}

/** Returns starts in UTC and in local time of a zone, to the second (D-24). */
export function presentSlots(starts: readonly Date[], timezone: string): PublicProductSlots['slots'] {
  return starts.map((start) => slotTimes(start, timezone));
}
