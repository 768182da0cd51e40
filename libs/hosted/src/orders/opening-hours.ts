import { WEEKDAYS, type BusinessHours } from '@svc/contracts';
import type { PageLocale } from '../page-locale';

/** A Monday. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns the opening hours of a shop, a line for each run of days with the same hours: `Monday to Friday: 09:00 to 17:00`. */
export function openingLines(
  hours: readonly BusinessHours[],
  {
    locale,
    words: {
      order: { hours: words },
    },
  }: PageLocale,
): string[] {
  const spans = WEEKDAYS.map((weekday) =>
    spansOf(weekday, hours)
      .map(({ start, end }) => words.span(start, end))
      .join(', '),
  );
  const dayName = (index: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(FIRST_DAY + index * DAY_MS);
  const starts = spans.flatMap((text, index) => (text !== '' && text !== spans[index - 1] ? [index] : []));
  return starts.map((first) => {
    const next = spans.findIndex((text, index) => index > first && text !== spans[first]);
    return words.line(words.days(dayName(first), dayName((next < 0 ? spans.length : next) - 1)), spans[first]!);
  });
}

function spansOf(weekday: BusinessHours['day'], hours: readonly BusinessHours[]): BusinessHours[] {
  return hours.filter(({ day }) => day === weekday).sort((one, other) => one.start.localeCompare(other.start));
}
