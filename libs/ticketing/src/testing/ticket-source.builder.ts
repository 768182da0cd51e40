import type { SeatSource, TicketSource } from '../domain/ticket-source';
import { idNumber } from './event-on-sale.builder';

/** One seat of an evening in Lagos, taken by Adé Ọlá for himself; give only what the test is about. */
export function aTicketSource({ seat, event, ...given }: Partial<Omit<TicketSource, 'seat' | 'event'>> & { seat?: Partial<TicketSource['seat']>; event?: Partial<TicketSource['event']> } = {}): TicketSource {
  const own = { ...aSeat(), ...seat };
  return {
    workspace: { id: idNumber(9), slug: 'ile', displayName: 'Ilé', timezone: 'Africa/Lagos' },
    branding: {},
    event: {
      id: idNumber(1), version: 1, title: 'Launch night', startAt: '2026-03-01T18:00:00.000Z', endAt: '2026-03-01T22:00:00.000Z',
      venueVisibility: 'public', ticketTypes: [{ kind: 'free', approvalRequired: false }], days: [], removed: false, ...event,
    },
    seat: own,
    validDayIds: [],
    contactName: 'Adé Ọlá',
    takenAt: '2026-02-01T12:00:00.000Z',
    group: [own],
    ...given,
  };
}

/** A seat that was confirmed; nothing is told of who sits there. */
export function aSeat(given: Partial<SeatSource> = {}): SeatSource {
  const position = given.position ?? 0;
  return { attendeeId: idNumber(100 + position), position, serial: 1, status: 'confirmed', tierName: 'Entry', ...given };
}
