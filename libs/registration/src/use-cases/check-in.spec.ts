import { PlainTicketSigner } from '@svc/ticketing/testing';
import type { Attendee } from '@svc/ticketing';
import type { TicketDays } from '../domain/admission-day';
import type { DoorGuest, GuestList } from '../ports/guest-list';
import { AdmitGuest } from './check-in';
import type { CheckInAttendee } from './check-in';

const signer = new PlainTicketSigner();
const now = new Date('2026-03-01T18:42:10.000Z');
const eventId = '01980000-0000-7000-8000-000000000010';
const attendeeId = '01980000-0000-7000-8000-000000000020';
const code = signer.sign({ eventId, ticketId: attendeeId, serial: 1 });

const withoutDays: TicketDays = { days: [], validDayIds: [], admissions: [] };

/**
 * Builds a door, and one guest who comes to it. `raced`: another door admits the guest between reading the list and locking the
 * attendee.
 */
function aDoor(overrides: Partial<Attendee> = {}, { raced = false, ticket = withoutDays, isCancelled = false } = {}) {
  const attendee: Attendee = {
    id: attendeeId,
    ticketTypeId: '01980000-0000-7000-8000-000000000011',
    position: 0,
    ticket: 0,
    countedDayIds: [],
    responses: {},
    status: 'confirmed',
    serial: 1,
    ...overrides,
  };
  const event = { id: eventId, slug: 'launch-night', title: 'Launch night', timezone: 'Africa/Lagos', isCancelled };
  const guest: DoorGuest = { attendee, event, ticketTypeName: 'Entry', name: 'Ada Obi', ...ticket };
  const guests: Partial<GuestList> = {
    atDoor: async (name) => (name.attendeeId === attendeeId && name.workspaceId === 'mine' ? guest : undefined),
    ticketByCode: async (name) => (name.workspaceId === 'mine' && name.code === 'K7QM3XPD' ? { attendeeId, serial: 1 } : undefined),
  };
  const checkIn = {
    execute: async () => ({
      attendee: {
        ...attendee,
        eventId,
        takenBy: { registrationId: '01980000-0000-7000-8000-000000000030' },
        status: 'checked_in',
        checkedInAt: now,
      } as const,
      admission: { at: now },
      already: raced,
    }),
  };
  const admit = new AdmitGuest(guests as GuestList, signer, checkIn as Partial<CheckInAttendee> as CheckInAttendee, { now: () => now });
  return (command: Partial<Parameters<AdmitGuest['execute']>[0]> = {}) =>
    admit.execute({ workspaceId: 'mine', mode: 'live', by: { requestId: 'req_1' }, shown: { code }, ...command });
}
const refusedFor = (reason: string, words?: string) =>
  expect.objectContaining({
    code: 'TICKET_REFUSED',
    message: expect.stringContaining(words ?? '') as string,
    details: expect.objectContaining({ reason }) as object,
  }) as object;

describe('check-in', () => {
  it('[D-80] a guest is let in by the code of the ticket, or by hand', async () => {
    for (const shown of [{ code }, { code: ` ${code}\n` }, { attendeeId }]) {
      expect(await aDoor()({ shown, eventId })).toMatchObject({ name: 'Ada Obi', attendee: { status: 'checked_in', checkedInAt: now } });
    }
  });

  it('[ADR 0118 r2] a guest is admitted by the short code, however it is typed', async () => {
    for (const typed of ['K7QM-3XPD', 'k7qm3xpd', ' K7QM 3XPD\n'])
      expect(await aDoor()({ shown: { code: typed }, eventId })).toMatchObject({ name: 'Ada Obi', attendee: { status: 'checked_in' } });
  });

  it('[ADR 0118 r3] a short code is refused as the code of its ticket is', async () => {
    const shown = { code: 'K7QM-3XPD' };
    await expect(aDoor({ serial: 2 })({ shown })).rejects.toEqual(refusedFor('replaced', 'Ada Obi has got a newer ticket'));
    await expect(aDoor()({ shown, eventId: '01980000-0000-7000-8000-000000000099' })).rejects.toEqual(refusedFor('other_event'));
    await expect(aDoor({ status: 'cancelled' })({ shown })).rejects.toEqual(refusedFor('cancelled'));
    await expect(aDoor()({ shown: { code: '2222-2222' } })).rejects.toEqual(refusedFor('unknown'));
    await expect(aDoor()({ shown, workspaceId: 'yours' })).rejects.toEqual(refusedFor('unknown'));
  });

  it('a guest who is in already is not admitted again, and the door learns the time of the admission, in the zone of the place', async () => {
    const at = { status: 'checked_in', checkedInAt: now } as const;
    for (const admit of [aDoor(at), aDoor({}, { raced: true })]) {
      await expect(admit()).rejects.toEqual(refusedFor('already_checked_in', 'Ada Obi was let in already, at 19:42:10 on 1 March.'));
      await expect(admit()).rejects.toMatchObject({ details: { checkedInAt: '2026-03-01T18:42:10.000Z' } });
    }
  });

  it('a ticket of another event is refused, with the name of that event', async () => {
    await expect(aDoor()({ eventId: '01980000-0000-7000-8000-000000000099' })).rejects.toEqual(refusedFor('other_event', 'Launch night'));
  });

  it('[D-147] nobody is admitted to a cancelled event, however they are asked for', async () => {
    const door = aDoor({}, { isCancelled: true });
    for (const shown of [undefined, { attendeeId }, { code: 'K7QM-3XPD' }])
      await expect(door(shown && { shown })).rejects.toEqual(refusedFor('event_cancelled', 'Launch night was cancelled'));
  });

  it('[D-147] [ADR 0147 r19] nobody is admitted by a ticket of a type that was dropped', async () => {
    const dropped: TicketDays = { ...withoutDays, isTypeDropped: true };
    await expect(aDoor({}, { ticket: dropped })()).rejects.toEqual(refusedFor('cancelled', 'The seat of Ada Obi was cancelled'));
  });

  it('[D-80] a ticket that was replaced is refused', async () => {
    await expect(aDoor({ serial: 2 })()).rejects.toEqual(refusedFor('replaced'));
    await expect(aDoor({ serial: 2 })({ shown: { attendeeId } })).resolves.toBeDefined();
  });

  it.each(['pending', 'declined', 'cancelled'] as const)('[D-13] a guest who is %s is refused', async (status) => {
    await expect(aDoor({ status })()).rejects.toEqual(refusedFor(status, 'Ada Obi'));
  });

  it('[D-80] a code that the service has not signed for the event is refused', async () => {
    const forged = code.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const elsewhere = signer.sign({ eventId: '01980000-0000-7000-8000-000000000099', ticketId: attendeeId, serial: 1 });
    await expect(aDoor()({ shown: { code: elsewhere } })).rejects.toEqual(refusedFor('forged'));
    for (const text of [forged, '', 'SVC1.x.y', 'https://example.com', attendeeId])
      await expect(aDoor()({ shown: { code: text } })).rejects.toMatchObject({ code: 'TICKET_REFUSED' });
  });

  it('[D-5] guests of others are not found', async () => {
    await expect(aDoor()({ workspaceId: 'yours' })).rejects.toEqual(refusedFor('unknown'));
    await expect(aDoor()({ workspaceId: 'yours', shown: { attendeeId } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
