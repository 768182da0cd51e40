import { canGiveBack, renamed } from './self-service';
import type { EventAttendee } from './event-attendee';

const seat = (overrides: Partial<EventAttendee> = {}): EventAttendee => ({
  id: 'a',
  eventId: 'e',
  ticketTypeId: 't',
  position: 0,
  ticket: 0,
  countedDayIds: [],
  responses: {},
  status: 'confirmed',
  serial: 1,
  takenBy: { registrationId: 'r' },
  name: 'Ada',
  ...overrides,
});

describe('[ADR 0067 r3] a guest’s own change of a seat', () => {
  it('sets the name, while the seat is not used', () => {
    expect(renamed(seat(), 'Bọ́lá')).toEqual(seat({ name: 'Bọ́lá' }));
    expect(renamed(seat({ status: 'pending' }), 'Bọ́lá')).toEqual(seat({ status: 'pending', name: 'Bọ́lá' }));
  });

  it('is nothing when the name is unchanged', () => {
    expect(renamed(seat(), 'Ada')).toBeUndefined();
  });

  it.each(['checked_in', 'cancelled', 'declined'] as const)('stays as it is when it is %s', (status) => {
    expect(renamed(seat({ status }), 'Bọ́lá')).toBeNull();
    expect(canGiveBack({ status })).toBe(false);
  });

  it.each(['confirmed', 'pending'] as const)('may be all of it: one that is %s is given back', (status) => {
    expect(canGiveBack({ status })).toBe(true);
  });
});
