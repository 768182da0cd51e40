import { Temporal } from 'temporal-polyfill';
import { type BusinessHours, WEEKDAYS } from '../../shapes/store-details';
import { dateWordsIn } from '../text/date-words';
import { dateFormat } from '../text/formats';

/** Days on which something arrives at the earliest and at the latest, as `YYYY-MM-DD` in the shop's zone. */
export interface DeliveryDates {
  earliest: string;
  latest: string;
}

/** Time that a delivery zone takes: in working days, else in the merchant's words. */
export interface DeliveryTime {
  etaText?: string;
  etaMinDays?: number;
  etaMaxDays?: number;
}

/** Zone and hours of a shop; without hours it works from Monday to Friday. */
export interface WorkingHours {
  timezone: string;
  businessHours: readonly BusinessHours[];
}

/** Reader of dates: `now` decides which year is the present one. */
export interface DatesReader {
  now: Date;
  timezone: string;
  /** BCP 47. */
  locale: string;
}

const USUAL_DAYS: readonly BusinessHours['day'][] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/**
 * Returns the days on which goods arrive that are paid at a moment (ADR 0116): working days are counted from that day, or from the
 * next working day where it is a day off or its last hour is over. Undefined where the zone does not tell both its days.
 */
export function deliveryDates({ etaMinDays, etaMaxDays }: DeliveryTime, paidAt: Date, shop: WorkingHours): DeliveryDates | undefined {
  if (etaMinDays === undefined || etaMaxDays === undefined) return undefined;
  const start = firstWorkingDay(paidAt, shop);
  return {
    earliest: afterWorkingDays(start, etaMinDays, shop).toString(),
    latest: afterWorkingDays(start, etaMaxDays, shop).toString(),
  };
}

/** Returns when goods arrive that are paid at a moment, for people: the dates, else the merchant's own words. */
export function arrivalText(
  time: DeliveryTime,
  { paidAt, shop, ...reader }: { paidAt: Date; shop: WorkingHours } & Omit<DatesReader, 'timezone'>,
): { dates: string } | { words: string } | undefined {
  const dates = deliveryDates(time, paidAt, shop);
  if (dates) return { dates: deliveryDatesText(dates, { ...reader, timezone: shop.timezone }) };
  return time.etaText === undefined ? undefined : { words: time.etaText };
}

function firstWorkingDay(paidAt: Date, shop: WorkingHours): Temporal.PlainDate {
  const local = Temporal.Instant.fromEpochMilliseconds(paidAt.getTime()).toZonedDateTimeISO(shop.timezone);
  const day = local.toPlainDate();
  const closes = hoursOf(day, shop).reduce((latest, { end }) => (end > latest ? end : latest), '');
  const isOver = closes !== '' && local.toPlainTime().toString({ smallestUnit: 'minute' }) >= closes;
  return isOver || !isWorkingDay(day, shop) ? afterWorkingDays(day, 1, shop) : day;
}

/** Every week has a working day, so this ends. */
function afterWorkingDays(day: Temporal.PlainDate, count: number, shop: WorkingHours): Temporal.PlainDate {
  let [date, left] = [day, count];
  while (left > 0) {
    date = date.add({ days: 1 });
    if (isWorkingDay(date, shop)) left -= 1;
  }
  return date;
}

function isWorkingDay(day: Temporal.PlainDate, shop: WorkingHours): boolean {
  return shop.businessHours.length > 0 ? hoursOf(day, shop).length > 0 : USUAL_DAYS.includes(weekdayOf(day));
}

function hoursOf(day: Temporal.PlainDate, { businessHours }: WorkingHours): BusinessHours[] {
  return businessHours.filter((hours) => hours.day === weekdayOf(day));
}

function weekdayOf({ dayOfWeek }: Temporal.PlainDate): BusinessHours['day'] {
  return WEEKDAYS[dayOfWeek - 1]!;
}

/**
 * Returns both dates as one text, in English `Thu 26 to Fri 27 November`, or `Thu, November 26 to Fri, November 27` where months come
 * first; one date where they are the same, and the year where it is not the present one. Put together here, since what
 * `formatRange` writes between two dates differs between versions of Node.
 */
export function deliveryDatesText({ earliest, latest }: DeliveryDates, { now, timezone, locale }: DatesReader): string {
  const [first, last] = [Temporal.PlainDate.from(earliest), Temporal.PlainDate.from(latest)];
  const { year } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  const written = writerIn(locale);
  const hasYear = first.year !== year || last.year !== year;
  if (first.equals(last)) return written(last, { hasMonth: true, hasYear });
  const isSameYear = first.year === last.year;
  const isSameMonth = isSameYear && first.month === last.month;
  const from = written(first, { hasMonth: !isSameMonth, hasYear: hasYear && !isSameYear });
  return dateWordsIn(locale).between(from, written(last, { hasMonth: true, hasYear }));
}

/** Returns the day of a moment in the shop's zone, written as the dates are: `Thu 26 November`. */
export function dayText(at: Date, reader: DatesReader): string {
  const day = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(reader.timezone).toPlainDate().toString();
  return deliveryDatesText({ earliest: day, latest: day }, reader);
}

interface DateParts {
  hasMonth: boolean;
  hasYear: boolean;
}

/** Returns a writer of dates in a locale: put together here where its language has words for that, else as `Intl` has them. */
function writerIn(locale: string): (date: Temporal.PlainDate, parts: DateParts) => string {
  const { first, weekday, joinsDeliveryDates } = dateWordsIn(locale);
  const style = { timeZone: 'UTC', weekday, day: 'numeric', month: 'long' } as const;
  const format = dateFormat(locale, { ...style, year: 'numeric' });
  return (date, { hasMonth, hasYear }) => {
    const at = Date.UTC(date.year, date.month - 1, date.day);
    if (!joinsDeliveryDates) return (hasYear ? format : dateFormat(locale, style)).format(at);
    const parts = format.formatToParts(at);
    const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? '';
    const isMonthFirst = parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
    if (isMonthFirst) return `${part('weekday')}, ${part('month')} ${date.day}${hasYear ? `, ${date.year}` : ''}`;
    const day = date.day === 1 ? first : String(date.day);
    return [part('weekday'), day, hasMonth && part('month'), hasYear && date.year].filter(Boolean).join(' ');
  };
}
