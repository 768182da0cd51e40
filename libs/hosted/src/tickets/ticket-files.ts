import { doorsText, printedMarkOf, printedNotes, shopColour } from '@svc/contracts';
import { calendarEntries, MOST_PRINTED, type CalendarFile, type TicketSheets } from '@svc/notifications';
import type { SeatView, TicketView } from '@svc/ticketing';
import { amountText, type PageLocale, pageLocaleFor } from '../page-locale';

/** Returns the printed seats of a ticket: its own, and for a group's leader also the other valid ones. */
function admitting({ seat, others }: TicketView): (SeatView & { code: string })[] {
  return [seat, ...others].filter((one): one is SeatView & { code: string } => one.code !== undefined);
}

/** Returns the number of printed seats, and of their parts (D-106). */
export function printedParts(ticket: TicketView): { tickets: number; parts: number } {
  const tickets = admitting(ticket).length;
  return { tickets, parts: Math.ceil(tickets / MOST_PRINTED) };
}

/** Returns the first and the last seat of a part, from 1. */
export function ticketsOfPart(part: number, tickets: number): [first: number, last: number] {
  return [(part - 1) * MOST_PRINTED + 1, Math.min(part * MOST_PRINTED, tickets)];
}

/** Returns the content of one printed part, from 1; no seats for a part that does not exist. */
export function sheetsOf(ticket: TicketView, part: number, { locale, words }: PageLocale = pageLocaleFor(undefined)): TicketSheets {
  const { merchant, event, seats, takenAt, orderNumber, contact } = ticket;
  const [first, last] = ticketsOfPart(part, Infinity);
  return {
    merchant: merchant.name,
    colour: shopColour(merchant),
    ...printedMarkOf(merchant),
    coverUrl: event.coverUrl,
    title: event.title,
    seats: admitting(ticket)
      .slice(first - 1, last)
      .map(({ holder, tier, days, ref, code, shortCode, price, number }) => ({
        holder,
        tier,
        days,
        ref,
        code,
        shortCode,
        doors: doorsText(event.doorsAt, days, locale),
        order: orderNumber === undefined ? undefined : String(orderNumber),
        price: price && amountText(price.amountMinor, price.currency, locale),
        seat: seats > 1 ? words.ticket.printedSeat(number, seats) : undefined,
      })),
    notes: printedNotes(contact),
    issuedAt: new Date(takenAt),
    locale,
  };
}

/**
 * Returns the calendar file of a ticket for visitors of its page; by mail the guest gets the same as an invitation.
 * @param url of the page
 * @param organiser address that the service's mails are from
 */
export function calendarOf(
  { merchant, event, seat, takenAt, mailedEntries: mailed }: TicketView,
  url: string,
  organiser: string,
  { locale, words }: PageLocale,
): CalendarFile {
  return {
    method: 'PUBLISH',
    writtenAt: new Date(takenAt),
    organiser: { name: merchant.name, email: organiser },
    entries: calendarEntries({
      attendeeId: seat.attendeeId,
      alone: seat.alone !== undefined,
      title: event.title,
      days: seat.days,
      version: event.version,
      serial: seat.serial,
      url,
      notes: words.ticket.note(url),
      locale,
      mailed,
    }),
  };
}
