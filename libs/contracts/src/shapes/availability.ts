import { z } from 'zod';
import { calendarDate, wallTime } from './common';
import { type BusinessHours, WEEKDAYS } from './store-details';

const MINUTES_OF_A_YEAR = 366 * 24 * 60;

/** Opening hours of one weekday in the store's local time; two entries of one weekday are two spans. */
export const openHours = z.strictObject({ weekday: z.enum(WEEKDAYS), start: wallTime, end: wallTime }).meta({ id: 'OpenHours' });
export type OpenHours = z.infer<typeof openHours>;

/** Time that cannot be booked: a day, days up to and with `endDate`, or part of one day (D-21). */
const availabilityBlock = z
  .strictObject({
    type: z.enum(['date', 'date_range', 'time_range']),
    date: calendarDate,
    endDate: calendarDate.optional(),
    start: wallTime.optional(),
    end: wallTime.optional(),
  })
  .meta({ id: 'AvailabilityBlock' });
export type AvailabilityBlock = z.infer<typeof availabilityBlock>;

/** When a variant can be booked, in the store's time zone (§2.3 variant.availability). */
export const availability = z
  .strictObject({
    weekdays: z.array(z.enum(WEEKDAYS)).max(7).optional().describe('Days that can be booked; every day that has hours when absent.'),
    hours: z.array(openHours).max(50).optional().describe('Opening hours; the store’s business hours when absent.'),
    blocks: z.array(availabilityBlock).max(500).optional(),
    overrideDates: z.array(calendarDate).max(500).optional().describe('Dates that are open although their weekday is not.'),
    windowDays: z.number().int().min(0).max(366).optional().describe('Number of local days ahead that can be booked; 60 when absent.'),
    leadTimeMinutes: z
      .number()
      .int()
      .min(0)
      .max(MINUTES_OF_A_YEAR)
      .optional()
      .describe('Minimum time between booking and start of a slot, elapsed minutes.'),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof availability>;

/** Schedule of a variant of `schedulingType` slots: its hours, blocks and taken starts. */
export interface SlotPlan {
  /** IANA zone of the local times. */
  timezone: string;
  durationMinutes: number;
  availability?: Availability;
  /** The store's hours, used where the variant has no hours of its own. */
  businessHours: readonly BusinessHours[];
  /** Starts that are fully booked, ISO 8601 with zone. */
  takenAt: readonly string[];
}
