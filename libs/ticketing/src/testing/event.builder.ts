import { eventItem, type EventItem, type EventItemInput } from '../domain/event.item';
import { spellOutEvent } from '../domain/spell-out-event';
import type { TicketTypeItem, TicketTypeItemInput } from '../domain/ticket-type.item';

/** A valid free-standing event of a store that sells in NGN; give only what the test is about. */
export function anEvent(given: Partial<EventItemInput> = {}): EventItem {
  const written = eventItem.parse({
    slug: 'launch-night',
    title: 'Launch night',
    startAt: '2026-03-01T18:00:00Z',
    endAt: '2026-03-01T22:00:00Z',
    ...given,
  });
  return spellOutEvent(written, 'NGN').item;
}

/** A valid free ticket type; give only what the test is about. */
export function aTicketType(given: Partial<TicketTypeItemInput> = {}): TicketTypeItem {
  return anEvent({ ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', ...given }] }).ticketTypes[0]!;
}
