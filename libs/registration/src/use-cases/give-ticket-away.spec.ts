import { randomUUID } from 'node:crypto';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { NotFound, refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { TicketTypeItemInput } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import { newHolder } from '../domain/give-away';
import { InMemoryRegistrations } from '../testing';
import { GiveBackOwnTicket, ResendOwnTicket } from './change-own-ticket';
import { CheckInAttendee } from './check-in';
import { DecideGuests, RegistrationChanges } from './decide-guests';
import { AskToGiveTicketAway, GiveTicketAway, ReadGivingTerms } from './give-ticket-away';
import { RegisterForFreeEvent } from './register-for-free-event';

let now: Date;
const clock = { now: () => now };
const ids = { next: () => randomUUID() };
const codes = new PlainConfirmationCodes();

describe('[ADR 0067 r4] giving a ticket away', () => {
  const workspaceId = randomUUID();
  const owner = { workspaceId, mode: 'live' as const };
  let memory: InMemoryRegistrations;
  let ticket: { workspaceId: string; mode: 'live'; attendeeId: string; serial: number; author: typeof OPERATOR };

  const look = async (guestKey = 'ada@example.com') =>
    (await memory.reader.read({ ...owner, timezone: 'UTC', slug: 'party', guestKey, unlockCodes: [], now }))!;
  const seat = (attendeeId = ticket.attendeeId) =>
    memory.find({ ...owner, by: { attendeeId } })!.seats.find(({ id }) => id === attendeeId)!;
  const factTypes = async () =>
    (await memory.facts(workspaceId))
      .map(({ type }) => type)
      .filter((type) => type !== 'attendee.registered.v1' && type !== 'confirmation.asked.v1');
  const bola = { name: 'Bọ́lá', email: 'bola@example.com' };
  const ask = (to: object = bola, overrides: object = {}) =>
    new AskToGiveTicketAway(memory.work, codes, ids, clock).execute({
      ...ticket,
      holder: newHolder.parse(to),
      language: 'fr',
      ...overrides,
    });
  const give = (code: string, to: object = bola, overrides: object = {}) =>
    new GiveTicketAway(memory.work, codes, ids, clock).execute({
      ...ticket,
      holder: newHolder.parse(to),
      language: 'fr',
      code,
      ...overrides,
    });
  const newestCode = () => codes.codeOf(memory.codes.confirmations.at(-1)!.id);
  const changes = () => new RegistrationChanges(memory.work, ids);
  const deciding = () => new DecideGuests(changes(), clock);

  async function register(email: string, quantity = 1): Promise<string> {
    const request = registrationRequest.parse({
      contact: { name: 'Ada', email },
      dateOfBirth: '1980-01-01',
      tickets: [{ ticketTypeRef: refOf('tkt', (await look()).event.rules.ticketTypes[0]!.id), quantity }],
    });
    await new RegisterForFreeEvent(memory.reader, memory.booking, memory.confirmations, ids, { of: async () => ['NG'] }).execute({
      store: { workspaceId, timezone: 'UTC', mostSeats: 20 },
      mode: 'live',
      slug: 'party',
      request,
      source: 'rsvp_link',
      language: 'en',
      now,
    });
    return (await look(email.trim().toLowerCase())).holding!.attendeeId;
  }

  async function open(tier: Partial<TicketTypeItemInput> = {}): Promise<void> {
    memory = new InMemoryRegistrations();
    await memory.saveEvent(
      workspaceId,
      anEvent({ slug: 'party', ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 9, ...tier }] }),
    );
    ticket = { ...owner, attendeeId: await register('ada@example.com', 2), serial: 1, author: OPERATOR };
  }

  beforeEach(async () => {
    now = new Date('2026-02-01T12:00:00Z');
    await open();
  });

  it('is confirmed by a code to the registrant: a new ticket, reported and recorded once', async () => {
    expect(await ask()).toEqual({ outcome: 'sent', email: 'ada@example.com' });
    expect(memory.codes.confirmations).toMatchObject([
      { email: 'ada@example.com', language: 'en', purpose: 'ticket_give_away', subjectId: ticket.attendeeId },
    ]);
    expect(await give(newestCode())).toMatchObject({ outcome: 'given' });
    expect(seat()).toMatchObject({ ...bola, status: 'confirmed', serial: 2, givenAt: now, language: 'fr' });
    expect(await factTypes()).toEqual(['attendee.updated.v1', 'ticket.given_away.v1']);
    expect((await memory.facts(workspaceId)).at(-1)).toMatchObject({
      data: { attendeeId: ticket.attendeeId, confirmationId: memory.codes.confirmations[0]!.id },
    });
    expect(memory.audit.entries).toMatchObject([
      { subject: { kind: 'attendee', ref: refOf('att', ticket.attendeeId) }, fields: ['holder', 'ticketSerial'], details: { by: 'guest' } },
    ]);
  });

  it('[D-137] is reported with the way in which its giver got it', async () => {
    await ask();
    await give(newestCode());
    ticket = { ...ticket, serial: 2 };
    now = new Date(now.getTime() + 60_000);
    const kemi = { ...bola, email: 'kemi@example.com' };
    await ask(kemi);
    expect(await give(newestCode(), kemi)).toMatchObject({ outcome: 'given' });
    const facts = (await memory.facts(workspaceId)).filter(({ type }) => type === 'ticket.given_away.v1');
    expect(facts.map(({ data }) => 'wasGiven' in data)).toEqual([false, true]);
  });

  it('is done once, however often the form is sent, also by others', async () => {
    await ask();
    const outcomes = await Promise.allSettled([give(newestCode()), give(newestCode()), ask({ name: 'Kẹ́mi', email: 'kemi@example.com' })]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect([seat().serial, (await factTypes()).length]).toEqual([2, 2]);
  });

  it('is not done by a wrong code, by one that is too old, or by one for somebody else', async () => {
    await ask();
    expect(await give('000000')).toMatchObject({ outcome: 'wrong' });
    expect(await give(newestCode(), { ...bola, email: 'mallory@example.com' })).toMatchObject({ outcome: 'over' });
    now = new Date('2026-02-01T12:10:01Z');
    expect(await give(newestCode())).toMatchObject({ outcome: 'over' });
    expect([seat().serial, await factTypes()]).toEqual([1, []]);
  });

  it('sends a code three times an hour at most', async () => {
    for (const outcome of ['sent', 'sent', 'sent', 'too_many']) expect(await ask()).toMatchObject({ outcome });
  });

  it('is refused once its guest is in, the seat was given back or the event is over', async () => {
    await ask();
    await new CheckInAttendee(memory.work, clock).execute(ticket);
    expect([await ask(), await give(newestCode())]).toEqual([{ outcome: 'refused' }, { outcome: 'refused' }]);
    await open();
    await new GiveBackOwnTicket(changes(), clock).execute(ticket);
    expect(await ask()).toEqual({ outcome: 'refused' });
    await open();
    now = new Date('2030-01-01T00:00:00Z');
    expect(await ask()).toEqual({ outcome: 'refused' });
  });

  it('finds no ticket that was replaced, or does not exist', async () => {
    for (const other of [{ serial: 2 }, { attendeeId: randomUUID() }, { workspaceId: randomUUID() }])
      await expect(ask(bola, other)).rejects.toThrow(NotFound);
    await expect(new ReadGivingTerms(memory.work).execute({ ...owner, attendeeId: randomUUID() })).rejects.toThrow(NotFound);
    expect(await new ReadGivingTerms(memory.work).execute(ticket)).toMatchObject({
      tier: { name: 'Entry' },
      record: { email: 'ada@example.com' },
    });
  });

  it('goes on from its present holder: they get the code, and theirs alone', async () => {
    await ask();
    await give(newestCode());
    expect(await ask({ name: 'Kẹ́mi', email: 'kemi@example.com' }, { serial: 2 })).toEqual({ outcome: 'sent', email: 'bola@example.com' });
  });

  it('[ADR 0067 r3] has it sent again to its present holder, once in ten minutes', async () => {
    await ask();
    await give(newestCode());
    const resend = (serial = 2) => new ResendOwnTicket(memory.work, memory.confirmations, ids, clock).execute({ ...ticket, serial });
    const sent = async () => (await memory.facts(workspaceId)).flatMap(({ type, data }) => (type === 'ticket.repeated.v1' ? [data] : []));
    await resend();
    expect(await sent()).toEqual([]);
    now = new Date('2026-02-01T12:10:00Z');
    await Promise.all([resend(), resend()]);
    expect(await sent()).toEqual([{ attendeeId: ticket.attendeeId }]);
    now = new Date('2026-02-01T12:20:00Z');
    await resend();
    expect(await sent()).toHaveLength(2);
    await expect(resend(1)).rejects.toThrow(NotFound);
    expect((await factTypes()).filter((type) => type === 'registration.repeated.v1')).toEqual([]);
  });

  it('[ADR 0067 r6] registers nobody twice: a new holder who registers gets the ticket that they have', async () => {
    await ask();
    await give(newestCode());
    now = new Date('2026-02-01T12:10:00Z');
    const registrations = () => memory.kept.length;
    const before = registrations();
    expect(await register(' Bola@Example.com')).toBe(ticket.attendeeId);
    expect([registrations() - before, (await factTypes()).at(-1)]).toEqual([0, 'ticket.repeated.v1']);
    await new GiveBackOwnTicket(changes(), clock).execute({ ...ticket, serial: 2 });
    expect(await register('bola@example.com')).not.toBe(ticket.attendeeId);
  });

  it('is refused without an e-mail of the registrant', async () => {
    const [row] = memory.kept;
    memory.kept = [{ ...row!, registration: { ...row!.registration, contact: { name: 'Ada', phone: '+2348031234567' } } }];
    expect(await ask()).toEqual({ outcome: 'unreachable' });
  });

  it('[ADR 0067 r5] reports all unfit details of a new holder, and sends no code', async () => {
    await open({ minAge: 18 });
    expect(await ask({ ...bola, dateOfBirth: '2015-01-01' })).toMatchObject({
      outcome: 'unfit',
      faults: [{ kind: 'age', path: 'dateOfBirth' }],
    });
    expect(memory.codes.confirmations).toEqual([]);
  });

  it('[ADR 0067 r5] keeps the new holder waiting for approval, apart from the others of the group', async () => {
    await open({ approvalRequired: true });
    await deciding().approve({ ...owner, by: ticket, author: OPERATOR });
    await ask();
    await give(newestCode());
    expect(seat().status).toBe('pending');
    await deciding().decline({ ...owner, by: ticket, author: OPERATOR });
    const { seats } = memory.find({ ...owner, by: ticket })!;
    expect(seats.map(({ status }) => status)).toEqual(['declined', 'confirmed']);
    expect((await memory.facts(workspaceId)).at(-1)).toMatchObject({
      type: 'registration.declined.v1',
      data: { attendeeIds: [ticket.attendeeId] },
    });
  });

  it('[ADR 0067 r6] is refused to an e-mail that registered for the event, or was given a free seat of it', async () => {
    await register('kemi@example.com');
    expect(await ask({ name: 'Kẹ́mi', email: ' Kemi@Example.com' })).toEqual({ outcome: 'holds_one' });
    await ask();
    await give(newestCode());
    const [, second] = memory.find({ ...owner, by: ticket })!.seats;
    expect(await ask(bola, { attendeeId: second!.id })).toEqual({ outcome: 'holds_one' });
  });

  it('[ADR 0067 r6] happens once when two are given to one e-mail at once', async () => {
    const [, second] = memory.find({ ...owner, by: ticket })!.seats;
    await ask();
    const first = newestCode();
    await ask(bola, { attendeeId: second!.id });
    expect((await Promise.all([give(first), give(newestCode(), bola, { attendeeId: second!.id })])).map(({ outcome }) => outcome)).toEqual([
      'given',
      'holds_one',
    ]);
  });

  it('[ADR 0067 r6] leaves a guest who gave every seat away without another registration', async () => {
    await open({ maxPerOrder: 4 });
    for (const [index, { id: attendeeId }] of memory.find({ ...owner, by: ticket })!.seats.entries()) {
      const to = { name: 'Kẹ́mi', email: `kemi-${index}@example.com` };
      await ask(to, { attendeeId });
      await give(newestCode(), to, { attendeeId });
    }
    await expect(register('ada@example.com')).rejects.toMatchObject({
      details: { fields: { 'contact.email': expect.stringContaining('has given its place') } },
    });
  });
});
