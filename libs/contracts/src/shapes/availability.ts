import { z } from 'zod';
import { describedEnum } from './described-enum';
import { calendarDate, wallTime } from './common';
import { type BusinessHours, weekday } from './store-details';

const MINUTES_OF_A_YEAR = 366 * 24 * 60;

/** Opening hours of one weekday in the store's local time; two entries of one weekday are two spans. */
export const openHours = z
  .strictObject({
    weekday,
    start: wallTime.describe('Opening time, `HH:MM` on the 24-hour clock, in the store’s time zone.'),
    end: wallTime.describe('Closing time, `HH:MM` on the 24-hour clock, in the store’s time zone.'),
  })
  .meta({
    id: 'OpenHours',
    description: 'Opening hours on one weekday, in the store’s local time. Two entries of one weekday are two spans.',
  });
export type OpenHours = z.infer<typeof openHours>;

/** Time that cannot be booked: a day, days up to and with `endDate`, or part of one day (D-21). */
const availabilityBlock = z
  .strictObject({
    type: describedEnum(['date', 'date_range', 'time_range'], 'Extent of the blocked time.', {
      date: 'The whole day `date`.',
      date_range: 'All days from `date` to `endDate`, both included.',
      time_range: 'Part of the day `date`, from `start` to `end`.',
    }),
    date: calendarDate.describe('Blocked day, or the first one, `YYYY-MM-DD` in the store’s time zone.'),
    endDate: calendarDate.optional().describe('Last blocked day, `YYYY-MM-DD`, included. Present for `date_range` only.'),
    start: wallTime.optional().describe('Beginning of the blocked time, `HH:MM` in the store’s time zone. Present for `time_range` only.'),
    end: wallTime.optional().describe('End of the blocked time, `HH:MM` in the store’s time zone. Present for `time_range` only.'),
  })
  .meta({ id: 'AvailabilityBlock', description: 'Time that cannot be booked.' });
export type AvailabilityBlock = z.infer<typeof availabilityBlock>;

/** When a variant can be booked, in the store's time zone (§2.3 variant.availability). */
export const availability = z
  .strictObject({
    weekdays: z
      .array(weekday)
      .max(7)
      .optional()
      .describe('Days of the week that can be booked; every day that has opening hours when absent.'),
    hours: z.array(openHours).max(50).optional().describe('Opening hours of this offer; the store’s `businessHours` when absent.'),
    blocks: z
      .array(availabilityBlock)
      .max(500)
      .optional()
      .describe('Times that cannot be booked although the store is open; none when absent.'),
    overrideDates: z
      .array(calendarDate)
      .max(500)
      .optional()
      .describe('Dates (`YYYY-MM-DD`) that can be booked although their weekday cannot; none when absent.'),
    windowDays: z.number().int().min(0).max(366).optional().describe('Number of local days ahead that can be booked; 60 when absent.'),
    leadTimeMinutes: z
      .number()
      .int()
      .min(0)
      .max(MINUTES_OF_A_YEAR)
      .optional()
      .describe('Minutes that must lie between booking and start, as elapsed time; none when absent.'),
  })
  .meta({
    id: 'Availability',
    description:
      'When something can be booked, in the store’s time zone. To offer times to a buyer, read the free slots instead, which take all of this into account.',
  });
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
