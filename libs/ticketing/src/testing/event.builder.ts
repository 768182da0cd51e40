import { eventItem, type EventItem, type EventItemInput } from '../domain/event.item';
import { ticketTypeItem, type TicketTypeItem, type TicketTypeItemInput } from '../domain/ticket-type.item';

/** A valid free-standing event; give only what the test is about. */
export function anEvent(given: Partial<EventItemInput> = {}): EventItem {
  return eventItem.parse({
    slug: 'launch-night',
    title: 'Launch night',
    startAt: '2026-03-01T18:00:00Z',
    endAt: '2026-03-01T22:00:00Z',
    ...given,
  });
}

/** A valid free ticket type; give only what the test is about. */
export function aTicketType(given: Partial<TicketTypeItemInput> = {}): TicketTypeItem {
  return ticketTypeItem.parse({ key: 'entry', name: 'Entry', kind: 'free', ...given });
}
