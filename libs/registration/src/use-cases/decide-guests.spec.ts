import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { anEvent } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import { InMemoryRegistrations } from '../testing';
import { CheckInAttendee, UndoCheckIn } from './check-in';
import { DecideGuests, RegistrationChanges } from './decide-guests';
import { RegisterForFreeEvent } from './register-for-free-event';
import { ReissueTicket } from './reissue-ticket';

const NOW = new Date('2026-02-01T12:00:00Z');
const clock = { now: () => NOW };
const ids = { next: () => randomUUID() };

describe('decisions of a merchant about guests', () => {
  const workspaceId = randomUUID();
  let memory: InMemoryRegistrations;
  let deciding: DecideGuests;

  beforeEach(async () => {
    memory = new InMemoryRegistrations();
    deciding = new DecideGuests(new RegistrationChanges(memory.work, ids), clock);
    await memory.saveEvent(
      workspaceId,
      anEvent({ slug: 'party', ticketTypes: [{ key: 'asked', name: 'Asked', kind: 'free', capacity: 5, approvalRequired: true }] }),
    );
  });

  const look = async () =>
    (await memory.reader.read({
      workspaceId,
      timezone: 'UTC',
      mode: 'live',
      slug: 'party',
      guestKey: 'ada@example.com',
      unlockCodes: [],
      now: NOW,
    }))!;
  const left = async () => Object.values((await look()).event.left)[0];
  async function guest(quantity = 2) {
    const ticketTypeRef = refOf('tkt', (await look()).event.rules.ticketTypes[0]!.id);
    const request = registrationRequest.parse({
      contact: { name: 'Ada', email: 'ada@example.com' },
      tickets: [{ ticketTypeRef, quantity }],
    });
    const register = new RegisterForFreeEvent(memory.reader, memory.booking, memory.confirmations, ids, { of: async () => ['NG'] });
    await register.execute({
      store: { workspaceId, timezone: 'UTC', mostSeats: 20 },
      mode: 'live',
      slug: 'party',
      request,
      source: 'rsvp_link',
      now: NOW,
    });
    const { attendeeId } = (await look()).holding!;
    return { workspaceId, mode: 'live' as const, author: OPERATOR, attendeeId, by: { attendeeId } };
  }
  const factTypes = async () => (await memory.facts(workspaceId)).map(({ type }) => type).slice(1);

  it('[D-13] approval confirms the seats, is reported once, and recorded', async () => {
    const name = await guest();
    expect((await deciding.approve(name)).seats).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
    await deciding.approve(name);
    expect([await factTypes(), await left(), memory.audit.entries.length]).toEqual([['registration.approved.v1'], 3, 1]);
    expect(memory.audit.entries[0]).toMatchObject({
      subject: { kind: 'registration', ref: refOf('att', name.attendeeId) },
      author: OPERATOR,
    });
  });

  it('[D-148] approval after the end of the event is by force alone; who is approved already is not judged', async () => {
    const name = await guest();
    const late = new DecideGuests(new RegistrationChanges(memory.work, ids), { now: () => new Date('2026-03-01T22:00:00Z') });
    await expect(late.approve(name)).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('force=true') as string });
    expect(await factTypes()).toEqual([]);
    expect((await late.approve({ ...name, force: true })).seats).toMatchObject([{ status: 'confirmed' }, { status: 'confirmed' }]);
    await late.approve(name);
    expect(await factTypes()).toEqual(['registration.approved.v1']);
  });

  it('[D-13] a guest who is declined gives the seats back and may register again', async () => {
    const name = await guest();
    await deciding.decline(name);
    expect([await factTypes(), await left(), (await look()).holding]).toEqual([['registration.declined.v1'], 5, undefined]);
    await guest(1);
    expect(await left()).toBe(4);
  });

  it('cancellation gives back the named seats, each once, and reports their holders', async () => {
    const name = await guest(3);
    await deciding.cancel({ ...name, attendeeIds: [name.attendeeId] });
    await deciding.cancel({ ...name, attendeeIds: [name.attendeeId] });
    expect(await left()).toBe(3);
    await deciding.cancel(name);
    await deciding.cancel(name);
    expect(await left()).toBe(5);
    const facts = (await memory.facts(workspaceId)).slice(1);
    expect(facts.map(({ data }) => (data as { attendeeIds: string[] }).attendeeIds.length)).toEqual([1, 2]);
  });

  it('[D-13] a guest comes in once, and may be marked as absent again', async () => {
    const name = await guest();
    const [checkIn, undo] = [new CheckInAttendee(memory.work, clock), new UndoCheckIn(memory.work)];
    await expect(checkIn.execute(name)).rejects.toThrow('pending');
    await deciding.approve(name);
    await expect(checkIn.execute({ ...name, serial: 0 })).rejects.toThrow('newer');
    expect(await checkIn.execute({ ...name, serial: 1 })).toMatchObject({
      already: false,
      attendee: { status: 'checked_in', checkedInAt: NOW },
    });
    expect(await checkIn.execute(name)).toMatchObject({ already: true });
    expect(await undo.execute(name)).toMatchObject({ status: 'confirmed', checkedInAt: undefined });
    expect(await undo.execute(name)).toMatchObject({ status: 'confirmed' });
    expect(await checkIn.execute(name)).toMatchObject({ already: false });
  });

  it('[D-80] a ticket is reissued: the one before admits nobody, the guest is notified once, and it is recorded', async () => {
    const name = await guest();
    const [reissue, checkIn] = [new ReissueTicket(memory.work, ids), new CheckInAttendee(memory.work, clock)];
    await expect(reissue.execute({ ...name, notify: true })).rejects.toThrow('approve');
    await deciding.approve(name);
    for (let times = 0; times < 2; times += 1) await reissue.execute({ ...name, replaces: 1, notify: true });
    const [, , ...facts] = await memory.facts(workspaceId);
    expect(facts).toMatchObject([
      { type: 'registration.ticket_reissued.v1', mode: 'live', data: { registrationId: expect.any(String), attendeeId: name.attendeeId } },
    ]);
    expect(memory.audit.entries.slice(1)).toMatchObject([
      { subject: { kind: 'attendee', ref: refOf('att', name.attendeeId) }, fields: ['ticketSerial'], author: OPERATOR },
    ]);
    await expect(checkIn.execute({ ...name, serial: 1 })).rejects.toMatchObject({
      code: 'TICKET_REFUSED',
      details: { reason: 'replaced' },
    });
    expect(await checkIn.execute({ ...name, serial: 2 })).toMatchObject({ already: false });
    await expect(reissue.execute({ ...name, notify: true })).rejects.toThrow('checked in');
  });

  it('a ticket may be reissued without notifying the guest', async () => {
    const name = await guest();
    await deciding.approve(name);
    await new ReissueTicket(memory.work, ids).execute({ ...name, notify: false });
    expect(await factTypes()).toEqual(['registration.approved.v1']);
    expect(memory.find({ ...name, by: { attendeeId: name.attendeeId } })!.seats.map(({ serial }) => serial)).toEqual([2, 1]);
  });

  it('[§1 r6] concern guests of their own workspace', async () => {
    const name = { ...(await guest()), workspaceId: randomUUID() };
    await expect(deciding.approve(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(new CheckInAttendee(memory.work, clock).execute(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(new UndoCheckIn(memory.work).execute(name)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(new ReissueTicket(memory.work, ids).execute({ ...name, notify: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
