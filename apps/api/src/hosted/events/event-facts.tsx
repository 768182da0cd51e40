import { admissionDays, localTimeLine, localTimeText, placeLines } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import type { Messages } from '../messages';
import { Facts } from '../page';
import type { PageLocale } from '../page-locale';

/** When and where it is, in the time of the place, and for whom. */
export function EventFacts({ event, pageLocale: { locale, words } }: { event: PublicEvent; pageLocale: PageLocale }) {
  const { doorsAt, timezone, minAge } = event;
  const told = words.event;
  const places = placesOf(event, words);
  return (
    <Facts
      of={[
        [told.when, <Lines key="when" of={timesOf(event, locale)} />],
        [told.doors, doorsAt && localTimeText({ date: doorsAt.slice(0, 10), startAt: doorsAt, timezone }, locale).time],
        [told.where, places.length > 0 ? <Lines key="where" of={places} /> : undefined],
        [told.for, minAge === undefined ? undefined : told.ages(minAge)],
      ]}
    />
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

function timesOf({ days = [], ...event }: PublicEvent, locale: string): string[] {
  const told = admissionDays({ ...event, days: days.map((day) => ({ ...day, id: day.ref })) }, []);
  return told.map((day) => [day.label, localTimeLine(day, locale)].filter(Boolean).join(': '));
}

/** The place as far as everyone may know it (D-21); how to join online comes with the ticket. */
function placesOf({ venueVisibility, location, format }: PublicEvent, { event: words }: Messages): string[] {
  const online = [location?.onlineProvider, words.linkWithTicket].filter(Boolean).join(', ');
  if (format === 'online') return [words.online(online)];
  const place = venueVisibility === 'public' ? placeLines({ ...location, onlineUrl: undefined }) : [words.secretPlace[venueVisibility]];
  return format === 'hybrid' ? [...place, words.orOnline(online)] : place;
}
