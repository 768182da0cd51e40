import { z } from 'zod';
import { describedEnum } from './described-enum';
import { calendarDate, wallTime } from './common';
import { type BusinessHours, weekday } from './store-details';

const MINUTES_OF_A_YEAR = 366 * 24 * 60;

/** Opening hours of one weekday in the store's local time; two entries of one weekday are two spans. */
export const openHours = z
  .strictObject({
    weekday,
    start: wallTime.describe('Time at which booking hours begin on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.'),
    end: wallTime.describe('Time at which booking hours end on the weekday, `HH:MM` on the 24-hour clock, in the store’s time zone.'),
  })
  .meta({
    id: 'OpenHours',
    description:
      'Hours on one weekday in which a bookable variant or package option can be booked, in the store’s time zone. Two entries of one weekday are two spans.',
  });
export type OpenHours = z.infer<typeof openHours>;

/** Time that cannot be booked: a day, days up to and with `endDate`, or part of one day (D-21). */
const availabilityBlock = z
  .strictObject({
    type: describedEnum(
      ['date', 'date_range', 'time_range'],
      'Extent of a time in which a bookable variant or package option cannot be booked.',
      {
        date: 'The whole day `date`.',
        date_range: 'All days from `date` to `endDate`, both included.',
        time_range: 'Part of the day `date`, from `start` to `end`.',
      },
    ),
    date: calendarDate.describe(
      'Day on which a bookable variant or package option cannot be booked, or the first of several such days; `YYYY-MM-DD` in the store’s time zone.',
    ),
    endDate: calendarDate
      .optional()
      .describe(
        'Last day, included, on which a bookable variant or package option cannot be booked; `YYYY-MM-DD` in the store’s time zone. Present only for blocks of type `date_range`.',
      ),
    start: wallTime
      .optional()
      .describe(
        'Time of day from which a bookable variant or package option cannot be booked, `HH:MM` on the 24-hour clock in the store’s time zone. Present only for blocks of type `time_range`.',
      ),
    end: wallTime
      .optional()
      .describe(
        'Time of day until which a bookable variant or package option cannot be booked, `HH:MM` on the 24-hour clock in the store’s time zone. Present only for blocks of type `time_range`.',
      ),
  })
  .meta({
    id: 'AvailabilityBlock',
    description: 'A time in which a bookable variant or package option cannot be booked: days or part of a day, by `type`.',
  });
export type AvailabilityBlock = z.infer<typeof availabilityBlock>;

/** When a variant can be booked, in the store's time zone (§2.3 variant.availability). */
export const availability = z
  .strictObject({
    weekdays: z
      .array(weekday)
      .max(7)
      .optional()
      .describe(
        'Days of the week on which a bookable variant or package option can be booked, such as `mon`. Absent: every day that has opening hours.',
      ),
    hours: z
      .array(openHours)
      .max(50)
      .optional()
      .describe(
        'Hours in which a bookable variant or package option can be booked, one entry for each span on a weekday. Absent: the store’s `businessHours`.',
      ),
    blocks: z
      .array(availabilityBlock)
      .max(500)
      .optional()
      .describe(
        'Times in which a bookable variant or package option cannot be booked although the store is open; each entry is a day, several days or part of a day. Absent: none.',
      ),
    overrideDates: z
      .array(calendarDate)
      .max(500)
      .optional()
      .describe(
        'Dates (`YYYY-MM-DD`, in the store’s time zone) on which a bookable variant or package option can be booked although their weekday is not among `weekdays`. Absent: none.',
      ),
    windowDays: z
      .number()
      .int()
      .min(0)
      .max(366)
      .optional()
      .describe(
        'Number of days ahead, in the store’s time zone, for which a bookable variant or package option can be booked, 0 to 366. Absent: 60.',
      ),
    leadTimeMinutes: z
      .number()
      .int()
      .min(0)
      .max(MINUTES_OF_A_YEAR)
      .optional()
      .describe(
        'Minutes of notice: least time between the booking and the start of a slot of a bookable variant or package option. Absent: none.',
      ),
  })
  .meta({
    id: 'Availability',
    description:
      'Rules by which a bookable variant or package option can be booked: weekdays, hours, blocked times and notice, in the store’s time zone. To offer times to a buyer, read the free slots from `GET /v1/store/products/{slug}/slots`, which follow all of these rules.',
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
