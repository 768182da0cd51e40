import { calendarDate, type SlotPlan, slotTimes } from '@svc/contracts';
import { z } from 'zod';

/** Free slots of one day (§2.4, D-24). */
export const publicProductSlots = z
  .object({
    date: calendarDate.describe('The day, `YYYY-MM-DD` in the store’s time zone.'),
    slots: z
      .array(
        z.object({
          startUtc: z
            .string()
            .meta({ format: 'date-time', examples: ['2026-03-01T09:00:00Z'] })
            .describe('Start of the slot, UTC. Send it as `slotStartUtc` in a checkout.'),
          startLocal: z
            .string()
            .meta({ examples: ['2026-03-01T10:00:00'] })
            .describe('The same moment as wall time in `timezone`, without offset: show this one.'),
        }),
      )
      .describe('Free starts of the day, earliest first; empty when there are none, on a past day, or beyond what can be booked.'),
    timezone: z.string().describe('IANA time zone of `startLocal`: the one asked for, else the store’s.'),
    durationMinutes: z.number().int().optional().describe('Minutes that each slot lasts; absent when nothing is booked by slots.'),
    nextDate: calendarDate.optional().describe('The next day after `date` with a free slot, `YYYY-MM-DD`; absent when there is none.'),
  })
  .meta({ id: 'PublicProductSlots', description: 'Free start times of one day.' });
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
