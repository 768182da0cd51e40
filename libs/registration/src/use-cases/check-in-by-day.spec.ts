import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { EventItemInput, TicketTypeItemInput } from '@svc/ticketing';
import { anEvent, PlainTicketSigner } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import type { DoorGuest, GuestList } from '../ports/guest-list';
import { InMemoryRegistrations } from '../testing';
import { AdmitGuest, CheckInAttendee, UndoCheckIn } from './check-in';
import { RegisterForFreeEvent } from './register-for-free-event';

const workspaceId = randomUUID();
const owner = { workspaceId, mode: 'live' } as const;
const ids = { next: () => randomUUID() };
let now: Date;
const clock = { now: () => now };
const at = (text: string) => void (now = new Date(text));

const FRI = { key: 'fri', label: 'Opening', dayDate: '2030-03-01', startAt: '2030-03-01T17:00:00Z', endAt: '2030-03-01T22:00:00Z' };
const SAT = { key: 'sat', dayDate: '2030-03-02', startAt: '2030-03-02T17:00:00Z', endAt: '2030-03-02T22:00:00Z' };
const PASS: TicketTypeItemInput = { key: 'pass', name: 'Pass', kind: 'free' };
const SATURDAY: TicketTypeItemInput = { key: 'saturday', name: 'Saturday', kind: 'free', validDays: ['sat'] };

describe('[D-125] the door of an event with days', () => {
  let memory: InMemoryRegistrations;

  const save = (days: EventItemInput['days'] = [FRI, SAT], ticketTypes = [PASS, SATURDAY]) =>
    memory.saveEvent(
      workspaceId,
      anEvent({
        slug: 'fair',
        timezone: 'Africa/Lagos',
        startAt: '2030-03-01T08:00:00Z',
        endAt: '2030-03-04T00:00:00Z',
        days,
        ticketTypes,
      }),
    );

  beforeEach(async () => {
    at('2030-02-01T12:00:00Z');
    memory = new InMemoryRegistrations();
    await save();
  });

  async function guest(tier: number, email = `${randomUUID()}@example.com`) {
    const question = { ...owner, timezone: 'UTC', slug: 'fair', guestKey: email, unlockCodes: [], now };
    const ticketTypeRef = refOf('tkt', (await memory.reader.read(question))!.event.rules.ticketTypes[tier]!.id);
    const request = registrationRequest.parse({ contact: { name: 'Ada Obi', email }, tickets: [{ ticketTypeRef, quantity: 1 }] });
    const store = { workspaceId, timezone: 'UTC', mostSeats: 20 };
    await new RegisterForFreeEvent(memory.reader, memory.booking, memory.confirmations, ids, { of: async () => ['NG'] }).execute({
      store,
      mode: 'live',
      slug: 'fair',
      request,
      source: 'rsvp_link',
      now,
    });
    return (await memory.reader.read(question))!.holding!.attendeeId;
  }

  /** Reads the guest, as the door does before the attendee is locked. */
  function look(attendeeId: string): DoorGuest {
    const attendee = memory.seatOf({ ...owner, attendeeId })!;
    const event = { id: attendee.eventId, slug: 'fair', title: 'Fair', timezone: 'Africa/Lagos' };
    return {
      attendee,
      event,
      ticketTypeName: 'Pass',
      name: 'Ada Obi',
      ...memory.events.daysOf(attendee),
      admissions: memory.admissionsOf({ ...owner, attendeeId }),
    };
  }

  function admit(
    attendeeId: string,
    overrides: { day?: string } = {},
    guests: Partial<GuestList> = { atDoor: async () => look(attendeeId) },
  ) {
    const use = new AdmitGuest(guests as GuestList, new PlainTicketSigner(), new CheckInAttendee(memory.work, clock), clock);
    return use.execute({ ...owner, by: OPERATOR, shown: { attendeeId }, ...overrides });
  }
  const undo = (attendeeId: string, day?: string) => new UndoCheckIn(memory.work).execute({ ...owner, attendeeId, author: OPERATOR, day });
  const refused = (reason: string, details: object, words = '') =>
    expect.objectContaining({
      code: 'TICKET_REFUSED',
      message: expect.stringContaining(words) as string,
      details: expect.objectContaining({ reason, ...details }) as object,
    }) as object;
  const invalid = (words: string) =>
    expect.objectContaining({
      code: 'VALIDATION_ERROR',
      details: { fields: { day: expect.stringContaining(words) as string }, accepted: ['fri', 'sat'] },
    }) as object;
  const [friday, saturday] = [
    { key: 'fri', label: 'Opening', dayDate: '2030-03-01' },
    { key: 'sat', label: undefined, dayDate: '2030-03-02' },
  ];

  it('a ticket of several days admits once on each', async () => {
    const ada = await guest(0);
    at('2030-03-01T18:00:00Z');
    expect(await admit(ada)).toMatchObject({
      day: { key: 'fri' },
      admission: { at: now },
      attendee: { status: 'checked_in', checkedInAt: now },
    });
    await expect(admit(ada)).rejects.toEqual(
      refused(
        'already_checked_in',
        { day: friday, checkedInAt: '2030-03-01T18:00:00.000Z' },
        'on Opening (Friday, 1 March 2030), at 19:00:00',
      ),
    );
    at('2030-03-02T18:00:00Z');
    expect(await admit(ada)).toMatchObject({ day: { key: 'sat' }, attendee: { status: 'checked_in', checkedInAt: now } });
    await expect(admit(ada)).rejects.toEqual(refused('already_checked_in', { day: saturday, checkedInAt: '2030-03-02T18:00:00.000Z' }));
    await expect(admit(ada, { day: 'fri' })).rejects.toEqual(
      refused('already_checked_in', { day: friday, checkedInAt: '2030-03-01T18:00:00.000Z' }),
    );
  });

  it('a ticket is refused on a day that is none of its own, with its valid days', async () => {
    const ada = await guest(1);
    at('2030-03-01T18:00:00Z');
    for (const overrides of [{}, { day: 'fri' }])
      await expect(admit(ada, overrides)).rejects.toEqual(
        refused(
          'wrong_day',
          { day: friday, validDays: ['sat'] },
          'of Ada Obi does not admit on Opening (Friday, 1 March 2030); it admits on Saturday, 2 March 2030.',
        ),
      );
    expect(look(ada).attendee.status).toBe('confirmed');
    at('2030-03-02T18:00:00Z');
    expect(await admit(ada)).toMatchObject({ day: { key: 'sat' } });
  });

  it('the day of the request goes before that of the moment, by key or ref, in any case', async () => {
    const ada = await guest(0);
    at('2030-03-01T18:00:00Z');
    const { id } = look(ada).days[1]!;
    expect(await admit(ada, { day: 'SAT' })).toMatchObject({ day: { id } });
    await expect(admit(ada, { day: refOf('day', id) })).rejects.toEqual(refused('already_checked_in', { day: saturday }));
    expect(await admit(ada)).toMatchObject({ day: { key: 'fri' } });
  });

  it('the day has to be named outside of all windows; an unknown one is refused', async () => {
    const ada = await guest(0);
    at('2030-03-04T18:00:00Z');
    await expect(admit(ada)).rejects.toEqual(invalid('No day of Fair is on now'));
    for (const day of ['sun', 'saturday', refOf('day', randomUUID()), refOf('evt', look(ada).days[0]!.id)])
      await expect(admit(ada, { day })).rejects.toEqual(invalid('fri, sat'));
    expect(await admit(ada, { day: 'fri' })).toMatchObject({ day: { key: 'fri' } });
  });

  it('no seat, and another event, are refused before the day is asked for', async () => {
    const ada = await guest(1);
    at('2030-03-04T18:00:00Z');
    const cancelled: DoorGuest = { ...look(ada), attendee: { ...look(ada).attendee, status: 'cancelled' } };
    await expect(admit(ada, {}, { atDoor: async () => cancelled })).rejects.toEqual(refused('cancelled', {}));
  });

  it('one of several guests with the same ticket is admitted, and the others learn of that day, also where two days are on', async () => {
    await save([FRI, { ...SAT, dayDate: '2030-03-01', startAt: '2030-03-01T20:00:00Z', endAt: '2030-03-01T23:00:00Z' }]);
    const ada = await guest(0);
    at('2030-03-01T18:00:00Z');
    const before = look(ada);
    const guests = { atDoor: async () => before };
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => admit(ada, {}, guests)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('already_checked_in', { day: friday }));
    expect(memory.admissionsOf({ ...owner, attendeeId: ada })).toHaveLength(1);
    expect(await admit(ada)).toMatchObject({ day: { key: 'sat' } });
  });

  it('taking one admission back leaves the other, and the guest in; the latest unless a day is named', async () => {
    const ada = await guest(0);
    at('2030-03-01T18:00:00Z');
    await admit(ada);
    at('2030-03-02T18:00:00Z');
    await admit(ada);
    expect(await undo(ada)).toMatchObject({ status: 'checked_in', checkedInAt: new Date('2030-03-01T18:00:00Z') });
    await admit(ada);
    expect(await undo(ada, 'fri')).toMatchObject({ status: 'checked_in', checkedInAt: now });
    expect(await undo(ada, 'fri')).toMatchObject({ status: 'checked_in', checkedInAt: now });
    await expect(undo(ada, 'sun')).rejects.toEqual(invalid('fri, sat'));
    expect(await undo(ada)).toMatchObject({ status: 'confirmed', checkedInAt: undefined });
    expect(await undo(ada)).toMatchObject({ status: 'confirmed' });
  });

  it('each admission is recorded with its day', async () => {
    const ada = await guest(0);
    at('2030-03-01T18:00:00Z');
    await admit(ada);
    await admit(ada, { day: 'sat' });
    await undo(ada, 'fri');
    await undo(ada);
    expect(memory.audit.entries).toMatchObject([
      { fields: ['status'], details: { day: 'fri' } },
      { fields: ['admissions'], details: { day: 'sat' } },
      { fields: ['admissions'], details: { day: 'fri' } },
      { fields: ['status'], details: { day: 'sat' } },
    ]);
  });

  it('a guest admitted before there were days is in on the day of that moment; without days, once and for all', async () => {
    await save([], [PASS]);
    const ada = await guest(0);
    at('2030-03-01T18:00:00Z');
    expect(await admit(ada)).toMatchObject({ day: undefined });
    await expect(admit(ada, { day: 'fri' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { day: expect.stringContaining('no days') } },
    });
    await expect(undo(ada, 'fri')).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    at('2030-03-02T18:00:00Z');
    await expect(admit(ada)).rejects.toEqual(refused('already_checked_in', { checkedInAt: '2030-03-01T18:00:00.000Z' }));
    await save();
    await expect(admit(ada, { day: 'fri' })).rejects.toEqual(refused('already_checked_in', { day: friday }));
    expect(await admit(ada)).toMatchObject({ day: { key: 'sat' } });
    await save([], [PASS]);
    await expect(admit(ada)).rejects.toEqual(refused('already_checked_in', { checkedInAt: '2030-03-02T18:00:00.000Z' }));
  });
});
