import type { AttendeeStatus } from '@svc/contracts';
import { MAX_SERIAL } from '@svc/ticketing';
import { approve, cancel, cancelForEvent, decline, freedBy, leadOf, nextTicket, type Registration } from './registration';

const NOW = new Date('2026-02-01T12:00:00Z');
const registration = (...statuses: AttendeeStatus[]): Registration => ({
  workspaceId: 'w',
  mode: 'live',
  id: 'r',
  eventId: 'e',
  contact: { name: 'Ada', email: 'ada@example.com' },
  responses: {},
  unlockCodeIds: ['code'],
  source: 'rsvp_link',
  createdAt: NOW,
  seats: statuses.map((status, position) => ({
    id: `seat-${position}`,
    ticketTypeId: 't',
    position,
    ticket: position,
    countedDayIds: ['d'],
    responses: {},
    status,
    serial: 1,
  })),
});
const statuses = ({ seats }: Registration) => seats.map(({ status }) => status);

describe('approval', () => {
  it('[D-13] confirms every pending seat and frees none', () => {
    const before = registration('pending', 'cancelled', 'pending');
    const { after, changed } = approve(before);
    expect([statuses(after), changed.map(({ id }) => id)]).toEqual([
      ['confirmed', 'cancelled', 'confirmed'],
      ['seat-0', 'seat-2'],
    ]);
    expect(freedBy(before, after)).toEqual([]);
  });

  it('changes nothing for a guest who is in already', () => {
    expect(approve(registration('confirmed', 'checked_in')).changed).toEqual([]);
  });

  it('[D-13] is refused for a declined guest', () => {
    expect(() => approve(registration('declined'))).toThrow('declined or cancelled');
  });
});

describe('a guest who is declined', () => {
  it('[D-13] [D-50] gives up every seat and may register again', () => {
    const before = registration('pending', 'pending');
    const { after } = decline(before, NOW);
    expect([statuses(after), after.endedAt]).toEqual([['declined', 'declined'], NOW]);
    expect(freedBy(before, after)).toEqual([
      { kind: 'unlock_code', subjectId: 'code', count: 1 },
      { kind: 'event_day', subjectId: 'd', count: 2 },
      { kind: 'event', subjectId: 'e', count: 2 },
      { kind: 'ticket_type', subjectId: 't', count: 2 },
    ]);
  });

  it('[D-13] has not been admitted before', () => {
    for (const status of ['confirmed', 'checked_in'] as const) expect(() => decline(registration(status), NOW)).toThrow('let in already');
  });

  it('stays declined when it is asked for twice', () => {
    expect(decline(registration('declined'), NOW).changed).toEqual([]);
  });
});

describe('cancellation', () => {
  it('[D-13] gives back all seats that are taken, and ends the registration', () => {
    const { after, changed } = cancel(registration('confirmed', 'pending', 'declined'), NOW);
    expect([statuses(after), after.endedAt, changed.length]).toEqual([['cancelled', 'cancelled', 'declined'], NOW, 2]);
  });

  it('gives back only the named seats; the code stays used, and the first remaining seat leads', () => {
    const before = registration('confirmed', 'confirmed');
    const { after } = cancel(before, NOW, ['seat-0']);
    expect([statuses(after), after.endedAt]).toEqual([['cancelled', 'confirmed'], undefined]);
    expect(freedBy(before, after).map(({ kind, count }) => [kind, count])).toEqual([
      ['event_day', 1],
      ['event', 1],
      ['ticket_type', 1],
    ]);
    expect(leadOf(after.seats).id).toBe('seat-1');
  });

  it('[ADR 0008 r1] gives back a seat once', () => {
    const { after } = cancel(registration('confirmed', 'confirmed'), NOW, ['seat-0']);
    expect(cancel(after, NOW, ['seat-0'])).toEqual({ after, changed: [] });
    expect(freedBy(after, cancel(after, NOW).after).find(({ kind }) => kind === 'event')!.count).toBe(1);
  });

  it('[D-13] leaves checked-in guests alone, and seats of others', () => {
    expect(() => cancel(registration('checked_in', 'confirmed'), NOW)).toThrow('undo the check-in');
    expect(statuses(cancel(registration('checked_in', 'confirmed'), NOW, ['seat-1']).after)).toEqual(['checked_in', 'cancelled']);
    expect(() => cancel(registration('confirmed'), NOW, ['seat-9'])).toThrow('not of this registration');
  });
});

const seat = ({ serial = 1, status = 'confirmed' as AttendeeStatus } = {}) => ({
  id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01',
  serial,
  status,
  name: 'Ada',
});

describe('a reissued ticket', () => {
  it('[D-80] has the next serial, and changes nothing else of the seat', () => {
    expect(nextTicket(seat())).toEqual(seat({ serial: 2 }));
    expect(nextTicket(seat({ serial: 7 }), 7)).toEqual(seat({ serial: 8 }));
  });

  it('is issued once for each replaced ticket, also when the guest has used it since', () => {
    expect(nextTicket(seat({ serial: 2 }), 1)).toBeUndefined();
    expect(nextTicket(seat({ serial: 3, status: 'checked_in' }), 1)).toBeUndefined();
  });

  it('replaces none that was never issued', () => {
    expect(() => nextTicket(seat({ serial: 2 }), 3)).toThrow('no ticket of the serial 3; the valid one has 2');
  });

  it.each<[AttendeeStatus, string]>([
    ['pending', 'approve the registration'],
    ['declined', 'register again'],
    ['cancelled', 'cancelled or refunded'],
    ['checked_in', 'undo the check-in first: DELETE /v1/admin/check-ins/att_01h455vb4pfc9tdkgafa57v781'],
  ])('[D-13] is not to be had for a seat that is %s, with the remedy', (status, words) => {
    expect(() => nextTicket(seat({ status }))).toThrow(words);
  });

  it('[D-80] is not to be had beyond the range of two bytes', () => {
    expect(nextTicket(seat({ serial: MAX_SERIAL - 1 }))).toMatchObject({ serial: MAX_SERIAL });
    expect(() => nextTicket(seat({ serial: MAX_SERIAL }))).toThrow('cancel the seat');
  });
});

describe('a registration for a cancelled event', () => {
  it('[D-147] loses every seat that is neither declined nor cancelled, those of guests who are there among them, once', () => {
    const before = registration('pending', 'confirmed', 'checked_in', 'declined', 'cancelled');
    const { after, changed } = cancelForEvent(before, NOW);
    expect([statuses(after), after.endedAt]).toEqual([['cancelled', 'cancelled', 'cancelled', 'declined', 'cancelled'], NOW]);
    expect(changed).toHaveLength(3);
    expect(freedBy(before, after)).toContainEqual({ kind: 'event', subjectId: 'e', count: 3 });
    expect(cancelForEvent(after, NOW).changed).toEqual([]);
  });
});
