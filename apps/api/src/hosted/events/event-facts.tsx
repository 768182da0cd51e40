import { admissionDays, localTimeLine, localTimeText, placeLines } from '@svc/contracts';
import type { PublicEvent } from '@svc/storefront';
import { Facts } from '../page';

/** When and where it is, in the time of the place, and for whom. */
export function EventFacts({ event }: { event: PublicEvent }) {
  const { doorsAt, timezone, minAge } = event;
  const places = placesOf(event);
  return (
    <Facts
      of={[
        ['When', <Lines key="when" of={timesOf(event)} />],
        ['Doors open', doorsAt && localTimeText({ date: doorsAt.slice(0, 10), startAt: doorsAt, timezone }).time],
        ['Where', places.length > 0 ? <Lines key="where" of={places} /> : undefined],
        ['For', minAge === undefined ? undefined : `Guests of ${minAge} years and older`],
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

function timesOf({ days = [], ...event }: PublicEvent): string[] {
  const told = admissionDays({ ...event, days: days.map((day) => ({ ...day, id: day.ref })) }, []);
  return told.map((day) => [day.label, localTimeLine(day)].filter(Boolean).join(': '));
}

/** The place as far as everyone may know it (D-21); how to join online comes with the ticket. */
function placesOf({ venueVisibility, location, format }: PublicEvent): string[] {
  const online = [location?.onlineProvider, 'the link comes with your ticket'].filter(Boolean).join(', ');
  if (format === 'online') return [`Online: ${online}`];
  const place = venueVisibility === 'public' ? placeLines({ ...location, onlineUrl: undefined }) : [SECRET[venueVisibility]];
  return format === 'hybrid' ? [...place, `Or online: ${online}`] : place;
}

const SECRET = {
  registered_only: 'The place is told to registered guests.',
  hidden: 'The place is a secret; the organiser tells guests in time.',
};
