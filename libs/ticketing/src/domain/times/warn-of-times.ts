import { admissionDays, endOfDay, type EventTimes, type Fault } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventItem, TicketTypeItem } from '../event.item';

const DAY_MS = 86_400_000;

/**
 * Warns of times that a move of the event leaves behind (D-148): doors after the start or a day before it, sales, prices and publication after
 * the end, balances due after the start. A ticket type begins and ends with the days on which it is valid.
 * @param timezone zone of the store, for an event without one
 */
export function warnOfTimes(event: EventItem, timezone: string): Fault[] {
  const days = event.days.map(({ key, ...day }) => ({ ...day, id: key }));
  const times = { ...event, timezone: event.timezone ?? timezone, days };
  return [
    ...warnOfDoors(event),
    ...faultIf(
      isAfter(event.publishedAt, Date.parse(event.endAt)),
      'publishedAt',
      'The event is published after its end, so nobody can take part.',
    ),
    ...event.ticketTypes.flatMap((type, index) => warnOfType(type, spanOf(type, times), `ticketTypes[${index}]`)),
  ];
}

function warnOfDoors({ doorsAt, startAt }: EventItem): Fault[] {
  if (!doorsAt) return [];
  const early = Date.parse(startAt) - Date.parse(doorsAt);
  return [
    ...faultIf(early < 0, 'doorsAt', 'The doors open after the event has started: move them with it.'),
    ...faultIf(early >= DAY_MS, 'doorsAt', 'The doors open a day or more before the event starts: move them with it.'),
  ];
}

/** First moment and end of the days of a ticket type, ms since 1970. */
interface Span {
  start: number;
  end: number;
}

function spanOf({ validDays }: TicketTypeItem, times: EventTimes): Span {
  const days = admissionDays(times, validDays);
  const starts = days.map(({ startAt, date, timezone }) =>
    startAt ? Date.parse(startAt) : Temporal.PlainDate.from(date).toZonedDateTime(timezone).epochMilliseconds,
  );
  return { start: Math.min(...starts), end: Math.max(...days.map(endOfDay)) };
}

function warnOfType(type: TicketTypeItem, { start, end }: Span, path: string): Fault[] {
  const { onSaleFrom, onSaleUntil, pricePhases, depositBalanceDueAt, depositBalanceMode } = type;
  const isNeverOnSale = onSaleFrom !== undefined && Date.parse(onSaleFrom) >= end;
  const due = depositBalanceMode === 'at_door' ? end : start;
  return [
    ...faultIf(isNeverOnSale, `${path}.onSaleFrom`, 'The sale begins after the last day of this ticket: it is never on sale.'),
    ...faultIf(isAfter(onSaleUntil, end), `${path}.onSaleUntil`, 'The sale goes on after the last day of this ticket: end it by then.'),
    ...pricePhases.flatMap(({ endsAt }, index) =>
      faultIf(
        isAfter(endsAt, end),
        `${path}.pricePhases[${index}].endsAt`,
        'This price holds until after the last day of the ticket: later ones never do.',
      ),
    ),
    ...faultIf(
      isAfter(depositBalanceDueAt, due),
      `${path}.depositBalanceDueAt`,
      'The balance is due after this ticket has begun to admit: let it be due before.',
    ),
  ];
}

function isAfter(moment: string | undefined, limit: number): boolean {
  return moment !== undefined && Date.parse(moment) > limit;
}

function faultIf(isFault: boolean, path: string, message: string): Fault[] {
  return isFault ? [{ path, message }] : [];
}
