import { ATTENDEE_STATUSES, type AttendeeStatus } from '@svc/contracts';
import { canBecome, freedChanges, isSeated, seatChanges } from './attendee';

describe('a seat', () => {
  it.each<[AttendeeStatus, AttendeeStatus[]]>([
    ['pending', ['confirmed', 'declined', 'cancelled']],
    ['confirmed', ['cancelled', 'checked_in']],
    ['checked_in', ['confirmed']],
    ['declined', []],
    ['cancelled', []],
  ])('[D-13] may change from %s to %j and to nothing else', (from, allowed) => {
    expect(ATTENDEE_STATUSES.filter((to) => canBecome(from, to)).sort()).toEqual([...allowed].sort());
  });

  it('[D-13] is taken while its guest is pending, confirmed or there', () => {
    expect(ATTENDEE_STATUSES.filter((status) => isSeated({ status }))).toEqual(['confirmed', 'pending', 'checked_in']);
  });
});

const seat = (ticket: number, ticketTypeId: string, status: AttendeeStatus = 'confirmed', countedDayIds: string[] = []) => ({
  id: `${ticket}`,
  ticket,
  ticketTypeId,
  countedDayIds,
  status,
});

describe('the counters that seats change', () => {
  it('[ADR 0008 r1] are of the event, each of its days and the ticket type, in one order', () => {
    expect(seatChanges('e', [seat(0, 't2', 'confirmed', ['d1', 'd2']), seat(1, 't1', 'pending', ['d2'])])).toEqual([
      { kind: 'event_day', subjectId: 'd1', count: 1 },
      { kind: 'event_day', subjectId: 'd2', count: 2 },
      { kind: 'event', subjectId: 'e', count: 2 },
      { kind: 'ticket_type', subjectId: 't1', count: 1 },
      { kind: 'ticket_type', subjectId: 't2', count: 1 },
    ]);
  });

  it('[§4.4 tickets] count one ticket for a group, and a seat for each of its members', () => {
    expect(seatChanges('e', [seat(0, 't'), seat(0, 't'), seat(1, 't'), seat(1, 't')])).toEqual([
      { kind: 'event', subjectId: 'e', count: 4 },
      { kind: 'ticket_type', subjectId: 't', count: 2 },
    ]);
  });

  it('free seats one by one, and the ticket of a group with its last member', () => {
    const before = [seat(0, 't'), seat(0, 't')];
    const oneLeft = [seat(0, 't', 'cancelled'), seat(0, 't')];
    expect(freedChanges('e', before, oneLeft)).toEqual([{ kind: 'event', subjectId: 'e', count: 1 }]);
    expect(freedChanges('e', oneLeft, [seat(0, 't', 'cancelled'), seat(0, 't', 'cancelled')])).toEqual([
      { kind: 'event', subjectId: 'e', count: 1 },
      { kind: 'ticket_type', subjectId: 't', count: 1 },
    ]);
  });
});
