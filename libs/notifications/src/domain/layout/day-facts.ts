import { type AdmissionDay, colonIn, localTimeLine, placeLines } from '@svc/contracts';
import type { EmailFact } from '../email';
import { type DayChange, hasSamePlace, hasSameTimes } from '../schedule/schedule-change';
import type { MessageLocale } from '../texts';

/** Returns when and where a day takes place. */
export function dayFacts(day: AdmissionDay, reader: MessageLocale, name = reader.guest.labels.when): EmailFact[] {
  const place = placeLines(day.location, reader.locale);
  return [{ name, lines: whenLines(day, reader) }, ...(place.length > 0 ? [{ name: reader.guest.labels.where, lines: place }] : [])];
}

/** Returns the days of a notice: what has changed as it was and as it is, the others as they are, and last those that are no longer (D-148). */
export function noticeFacts(days: readonly AdmissionDay[], reader: MessageLocale, changes: readonly DayChange[] = []): EmailFact[] {
  const { labels } = reader.guest;
  const present = days.flatMap((day) => {
    const change = changes.find(({ now }) => now?.id === day.id && now !== undefined);
    if (!change) return dayFacts(day, reader);
    return change.before ? changedFacts(change.before, day, reader) : dayFacts(day, reader, labels.added);
  });
  const gone = changes.flatMap(({ before, now }) => (before && !now ? [{ name: labels.removed, lines: whenLines(before, reader) }] : []));
  return [...present, ...gone];
}

/** Returns the first difference as a phrase of an SMS. */
export function changeText([first]: readonly DayChange[] = [], { guest, locale }: MessageLocale): string | undefined {
  if (!first) return undefined;
  const { before, now } = first;
  const isPlaceAlone = before && now && hasSameTimes(before, now);
  const text = (day: AdmissionDay | undefined) =>
    day && ((isPlaceAlone && placeLines(day.location, locale).join(', ')) || localTimeLine(day, locale));
  return guest.change(text(before), text(now));
}

function changedFacts(before: AdmissionDay, now: AdmissionDay, reader: MessageLocale): EmailFact[] {
  const { locale, guest } = reader;
  const { labels } = guest;
  const times = hasSameTimes(before, now)
    ? whenLines(now, reader)
    : [...labelOf(now), ...bothLines(localTimeLine(before, locale), localTimeLine(now, locale), reader)];
  const [was, is] = [placeLines(before.location, locale), placeLines(now.location, locale)];
  const place = hasSamePlace(before, now) ? is : bothLines(was.join(', '), is.join(', '), reader);
  return [{ name: labels.when, lines: times }, ...(place.length > 0 ? [{ name: labels.where, lines: place }] : [])];
}

function bothLines(before: string, now: string, { locale, guest: { labels } }: MessageLocale): string[] {
  const line = (label: string, text: string) => (text === '' ? [] : [`${label}${colonIn(locale)}${text}`]);
  return [...line(labels.before, before), ...line(labels.now, now)];
}

function whenLines(day: AdmissionDay, { locale }: MessageLocale): string[] {
  return [...labelOf(day), localTimeLine(day, locale)];
}

const labelOf = ({ label }: AdmissionDay): string[] => (label === undefined ? [] : [label]);
