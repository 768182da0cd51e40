import { calendarDate, type SlotPlan, slotTimes } from '@svc/contracts';
import { z } from 'zod';

/** Free slots of one day (§2.4, D-24). */
export const publicProductSlots = z
  .object({
    date: calendarDate.describe('The day in the store’s time zone.'),
    slots: z.array(
      z.object({
        startUtc: z.string().meta({ format: 'date-time', examples: ['2026-03-01T09:00:00Z'] }),
        startLocal: z
          .string()
          .meta({ examples: ['2026-03-01T10:00:00'] })
          .describe('Wall time in `timezone`, without offset.'),
      }),
    ),
    timezone: z.string().describe('Zone of startLocal.'),
    durationMinutes: z.number().int().optional(),
    nextDate: calendarDate.optional().describe('The next day after `date` that has a free slot.'),
  })
  .meta({ id: 'PublicProductSlots', description: 'Free slots of one day.' });
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
