import { localTimeText, placeLines, type AdmissionDay } from '@svc/contracts';
import type { TicketView } from '@svc/ticketing';
import { Facts } from '../page';

/** When, where and as whom. */
export function TicketFacts({ ticket: { event, days, seat, seats } }: { ticket: TicketView }) {
  const timezone = days[0]?.timezone;
  return (
    <Facts
      of={[
        ['When', <div class="stack">{days.map((day) => <Day key={day.id} day={day} places={days} />)}</div>],
        ['Doors open', event.doorsAt && timezone && localTimeText({ date: '', startAt: event.doorsAt, timezone }).time],
        ['Where', samePlace(days) && days[0] && placeLines(days[0].location).length > 0 ? <Place day={days[0]} /> : undefined],
        ['Ticket', seats > 1 ? `${seat.tier}, seat ${seat.number} of ${seats}` : seat.tier],
        ['Name', seat.holder],
      ]}
    />
  );
}

function Day({ day, places }: { day: AdmissionDay; places: readonly AdmissionDay[] }) {
  const { date, time, zone } = localTimeText(day);
  return (
    <div>
      {day.label && <div>{day.label}</div>}
      <div>{date}</div>
      {time && (
        <div>
          {time} <span class="quiet">({zone})</span>
        </div>
      )}
      {!samePlace(places) && <Place day={day} />}
    </div>
  );
}

function Place({ day: { location } }: { day: AdmissionDay }) {
  const { onlineUrl, ...onSite } = location ?? {};
  return (
    <div>
      {placeLines(onSite).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {onlineUrl && (
        <div>
          <a href={onlineUrl}>{location?.onlineProvider ? `Online: ${location.onlineProvider}` : 'Online'}</a>
        </div>
      )}
    </div>
  );
}

function samePlace(days: readonly AdmissionDay[]): boolean {
  return days.every(({ location }) => placeLines(location).join() === placeLines(days[0]!.location).join());
}
