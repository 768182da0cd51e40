import { randomUUID } from 'node:crypto';
import { NotFound, refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { anEvent } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import { InMemoryRegistrations } from '../testing';
import { GiveBackOwnTicket, RenameOwnTicket, ResendOwnTicket } from './change-own-ticket';
import { CheckInAttendee } from './check-in';
import { RegistrationChanges } from './decide-guests';
import { RegisterForFreeEvent } from './register-for-free-event';

let now: Date;
const clock = { now: () => now };
const ids = { next: () => randomUUID() };

describe('[ADR 0067 r3] the holder of a ticket’s link', () => {
  const workspaceId = randomUUID();
  let memory: InMemoryRegistrations;
  let ticket: { workspaceId: string; mode: 'live'; attendeeId: string; serial: number; author: typeof OPERATOR };

  const look = async () =>
    (await memory.reader.read({
      workspaceId,
      timezone: 'UTC',
      mode: 'live',
      slug: 'party',
      guestKey: 'ada@example.com',
      unlockCodes: [],
      now,
    }))!;
  const seat = () => memory.find({ workspaceId, mode: 'live', by: { attendeeId: ticket.attendeeId } })!.seats[0]!;
  const facts = async () => (await memory.facts(workspaceId)).map(({ type }) => type).slice(1);
  const rename = (name: string, overrides: object = {}) => new RenameOwnTicket(memory.work, ids).execute({ ...ticket, ...overrides, name });
  const giveBack = (overrides: object = {}) =>
    new GiveBackOwnTicket(new RegistrationChanges(memory.work, ids), clock).execute({ ...ticket, ...overrides });
  const resend = (overrides: object = {}) =>
    new ResendOwnTicket(memory.work, memory.confirmations, ids, clock).execute({ ...ticket, ...overrides });

  beforeEach(async () => {
    now = new Date('2026-02-01T12:00:00Z');
    memory = new InMemoryRegistrations();
    await memory.saveEvent(
      workspaceId,
      anEvent({ slug: 'party', ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 5 }] }),
    );
    const request = registrationRequest.parse({
      contact: { name: 'Ada', email: 'ada@example.com' },
      tickets: [{ ticketTypeRef: refOf('tkt', (await look()).event.rules.ticketTypes[0]!.id), quantity: 2 }],
    });
    await new RegisterForFreeEvent(memory.reader, memory.booking, memory.confirmations, ids, { of: async () => ['NG'] }).execute({
      store: { workspaceId, timezone: 'UTC', mostSeats: 20 },
      mode: 'live',
      slug: 'party',
      request,
      source: 'rsvp_link',
      now,
    });
    ticket = { workspaceId, mode: 'live', attendeeId: (await look()).holding!.attendeeId, serial: 1, author: OPERATOR };
  });

  it('changes its name, which is reported and recorded once', async () => {
    expect([await rename('Bọ́lá'), await rename('Bọ́lá')]).toEqual(['done', 'done']);
    expect([seat().name, await facts()]).toEqual(['Bọ́lá', ['attendee.updated.v1']]);
    expect(memory.audit.entries).toMatchObject([
      { subject: { kind: 'attendee', ref: refOf('att', ticket.attendeeId) }, fields: ['name'], details: { by: 'guest' } },
    ]);
  });

  it('gives the seat back once, however often it is asked, and it is on sale again', async () => {
    expect(await Promise.all([giveBack(), giveBack()])).toEqual(['done', 'done']);
    expect([seat().status, Object.values((await look()).event.left)[0], await facts()]).toEqual([
      'cancelled',
      4,
      ['registration.cancelled.v1'],
    ]);
    expect(memory.audit.entries).toMatchObject([{ subject: { kind: 'registration' }, details: { by: 'guest' } }]);
  });

  it('changes nothing once its guest is in', async () => {
    await new CheckInAttendee(memory.work, clock).execute(ticket);
    expect([await rename('Bọ́lá'), await giveBack()]).toEqual(['refused', 'refused']);
    expect([seat().status, seat().name, await facts()]).toEqual(['checked_in', undefined, []]);
  });

  it('changes nothing by the link of a ticket that was replaced, or does not exist', async () => {
    for (const other of [{ serial: 2 }, { attendeeId: randomUUID() }, { workspaceId: randomUUID() }]) {
      await expect(rename('Bọ́lá', other)).rejects.toThrow(NotFound);
      await expect(giveBack(other)).rejects.toThrow(NotFound);
      await expect(resend(other)).rejects.toThrow(NotFound);
    }
    expect(await facts()).toEqual([]);
  });

  it('has it sent again, once in ten minutes', async () => {
    now = new Date('2026-02-01T12:11:00Z');
    await resend();
    await resend();
    expect(await facts()).toEqual(['registration.repeated.v1']);
    now = new Date('2026-02-01T12:22:00Z');
    await resend();
    expect(await facts()).toHaveLength(2);
  });
});
