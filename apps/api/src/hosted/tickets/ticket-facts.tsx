import { localTimeText, placeLines, type AdmissionDay } from '@svc/contracts';
import type { TicketView } from '@svc/ticketing';
import { Facts } from '../page';
import type { PageLocale } from '../page-locale';

/** When, where and as whom. */
export function TicketFacts({ ticket: { event, seat, seats }, pageLocale }: { ticket: TicketView; pageLocale: PageLocale }) {
  const words = pageLocale.words.ticket;
  const { days } = seat;
  const timezone = days[0]?.timezone;
  return (
    <Facts
      of={[
        [words.when, <div class="stack">{days.map((day) => <Day key={day.id} day={day} places={days} pageLocale={pageLocale} />)}</div>],
        [words.doors, event.doorsAt && timezone && localTimeText({ date: '', startAt: event.doorsAt, timezone }, pageLocale.locale).time],
        [words.where, samePlace(days) && days[0] && placeLines(days[0].location).length > 0 ? <Place day={days[0]} pageLocale={pageLocale} /> : undefined],
        [words.ticket, seats > 1 ? words.seatOf(seat.tier, seat.number, seats) : seat.tier],
        [words.name, seat.holder],
      ]}
    />
  );
}

function Day({ day, places, pageLocale }: { day: AdmissionDay; places: readonly AdmissionDay[]; pageLocale: PageLocale }) {
  const { date, time, zone } = localTimeText(day, pageLocale.locale);
  return (
    <div>
      {day.label && <div>{day.label}</div>}
      <div>{date}</div>
      {time && (
        <div>
          {time} <span class="quiet">{`(${zone})`}</span>
        </div>
      )}
      {!samePlace(places) && <Place day={day} pageLocale={pageLocale} />}
    </div>
  );
}

function Place({ day: { location }, pageLocale: { words: { ticket: words } } }: { day: AdmissionDay; pageLocale: PageLocale }) {
  const { onlineUrl, ...onSite } = location ?? {};
  return (
    <div>
      {placeLines(onSite).map((line) => (
        <div key={line}>{line}</div>
      ))}
      {onlineUrl && (
        <div>
          <a href={onlineUrl}>{location?.onlineProvider ? words.onlineBy(location.onlineProvider) : words.online}</a>
        </div>
      )}
    </div>
  );
}

function samePlace(days: readonly AdmissionDay[]): boolean {
  return days.every(({ location }) => placeLines(location).join() === placeLines(days[0]!.location).join());
}
