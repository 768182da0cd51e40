import { type AdmissionDay, localTimeLine, localTimeText, placeLines } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import { Facts } from '../page';
import type { PageLocale } from '../page-locale';
import { daysOf } from './event-calendar';
import { mapUrlOfEvent } from './event-map';

/** Shows the time of the event by the clocks of its place, the place with a link to a map, and its age limit. */
export function EventFacts({ event, pageLocale }: { event: PublicEvent; pageLocale: PageLocale }) {
  const { locale, words } = pageLocale;
  const { doorsAt, timezone, minAge } = event;
  const labels = words.event;
  const places = placesOf(event, pageLocale);
  return (
    <Facts
      of={[
        [labels.when, <Lines key="when" of={timesOf(event, pageLocale)} />],
        [labels.doors, doorsAt && localTimeText({ date: doorsAt.slice(0, 10), startAt: doorsAt, timezone }, locale).time],
        [labels.where, places.length > 0 ? <Place key="where" {...{ event, places }} map={labels.map} /> : undefined],
        [labels.for, minAge === undefined ? undefined : labels.ages(minAge)],
      ]}
    />
  );
}

/** Nothing of the map is loaded before the reader follows the link. */
function Place({ event, places, map }: { event: PublicEvent; places: readonly string[]; map: string }) {
  const mapUrl = mapUrlOfEvent(event);
  return (
    <>
      <Lines of={places} />
      {mapUrl && (
        <a class="map-link no-print" href={mapUrl} rel="noreferrer">
          {map}
        </a>
      )}
    </>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ul class="plain">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Returns the days of an event and their times, a line for each; cancelled ones say so, with their reason. */
function timesOf(event: PublicEvent, pageLocale: PageLocale): string[] {
  const { words } = pageLocale;
  return daysOf(event).map((day) => {
    const time = timeOfDay(day, pageLocale);
    const reason = event.days?.find(({ ref }) => ref === day.id)?.cancelReason;
    return day.isCancelled && !event.cancelled ? words.event.dayCancelled(time, reason) : time;
  });
}

function timeOfDay(day: AdmissionDay, { locale, words }: PageLocale): string {
  const time = localTimeLine(day, locale);
  return day.label ? words.event.timeOf(day.label, time) : time;
}

/** Returns when an event is in one line, that of a single day, or its first and last date. */
export function timeOf(event: PublicEvent, pageLocale: PageLocale): string {
  const days = daysOf(event);
  const left = days.filter(({ isCancelled }) => !isCancelled);
  const [only, ...others] = left.length > 0 ? left : days;
  const { startAt, endAt, timezone } = event;
  return others.length === 0 && only
    ? timeOfDay(only, pageLocale)
    : localTimeText({ date: '', startAt, endAt, timezone }, pageLocale.locale).date;
}

/** Returns the place as far as it is public (D-21); the link to join online comes with the ticket. */
function placesOf({ venueVisibility, location, format }: PublicEvent, { words: { event: words }, locale }: PageLocale): string[] {
  const online = [location?.onlineProvider, words.linkWithTicket].filter(Boolean).join(', ');
  if (format === 'online') return [words.online(online)];
  const place =
    venueVisibility === 'public' ? placeLines({ ...location, onlineUrl: undefined }, locale) : [words.secretPlace[venueVisibility]];
  return format === 'hybrid' ? [...place, words.orOnline(online)] : place;
}
