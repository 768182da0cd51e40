import { randomUUID } from 'node:crypto';
import { factOf, type KnownFact } from '@svc/contracts';
import { refOf, type Mode } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { EventItem, EventItemInput, TicketTypeItemInput } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { cancel, freedBy } from '../domain/registration';
import { decideRegistration, enrol, guestKeyOf, registrationRequest } from '../domain/decide-registration';
import type { Confirmations, RegistrationContext, RegistrationReader, SeatBooking, SeatPlan } from '../ports/registering';
import type { RegistrationUnitOfWork } from '../ports/registration-tx';

/** Store of registrations, through all of its ports. */
export interface RegistrationFixture {
  reader: RegistrationReader;
  booking: SeatBooking;
  confirmations: Confirmations;
  work: RegistrationUnitOfWork;
  /** Saves an event as its merchant does. */
  saveEvent(workspaceId: string, event: EventItem): Promise<void>;
  savePromoterCode(workspaceId: string, code: string): Promise<void>;
  /** Returns the facts, in their order. */
  facts(workspaceId: string): Promise<KnownFact[]>;
}

const NOW = new Date('2026-02-01T12:00:00.123Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const entry: TicketTypeItemInput = { key: 'entry', name: 'Entry', kind: 'free' };

/** Tests a store of registrations. `newWorkspace` makes a workspace and returns its id. */
export function registrationContract(open: () => RegistrationFixture, newWorkspace: () => Promise<string>): void {
  let fixture: RegistrationFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
  });

  const save = (ticketTypes: TicketTypeItemInput[] = [entry], overrides: Partial<EventItemInput> = {}, owner = workspaceId) =>
    fixture.saveEvent(owner, anEvent({ slug: 'party', ticketTypes, ...overrides }));

  interface Guest {
    email?: string;
    mode?: Mode;
    owner?: string;
    quantity?: number;
    tier?: number;
    unlockCodes?: string[];
    promoterCode?: string;
  }
  const look = (
    { email = 'ada@example.com', mode = 'live', owner = workspaceId, unlockCodes = [], promoterCode }: Guest = {},
    slug = 'party',
    now = NOW,
  ) => fixture.reader.read({ workspaceId: owner, timezone: 'Africa/Lagos', mode, slug, guestKey: email, unlockCodes, promoterCode, now });

  async function planFor(guest: Guest = {}, context?: RegistrationContext): Promise<SeatPlan> {
    const seen = context ?? (await look(guest))!;
    const { email = 'ada@example.com', mode = 'live', owner = workspaceId, quantity = 1, tier = 0, unlockCodes } = guest;
    const ticketTypeRef = refOf('tkt', seen.event.rules.ticketTypes[tier]!.id);
    const attendees = Array.from({ length: quantity }, (_, index) =>
      index === 0 ? { name: 'Ọlá ₦', phone: '+2348031234567', dateOfBirth: '1990-05-17' } : null,
    );
    const request = registrationRequest.parse({
      contact: { name: 'Adé', email },
      tickets: [{ ticketTypeRef, quantity, attendees }],
      unlockCodes,
      dateOfBirth: '1980-02-29',
    });
    const decision = decideRegistration({ ...seen, holding: undefined }, request, { path: 'register', now: NOW, mostSeats: 20 });
    if (decision.holding) throw new Error('Nobody holds a seat in this context.');
    return enrol({ workspaceId: owner, mode, context: seen, request, guest: decision, source: 'rsvp_link', now: NOW }, randomUUID);
  }
  const book = async (guest?: Guest) => fixture.booking.book(await planFor(guest));
  const left = async (tier = 0) => {
    const { rules, left: all } = (await look())!.event;
    return all[rules.ticketTypes[tier]!.id];
  };

  describe('an event that is read for a registration', () => {
    it('has its rules', async () => {
      const formFields = [{ key: 'diet', type: 'text' as const, label: 'Diet?', required: true }];
      await save(
        [
          {
            ...entry,
            visibility: 'hidden',
            onSaleUntil: '2026-02-20T00:00:00Z',
            minPerOrder: 2,
            maxPerOrder: 4,
            minAge: 18,
            groupSize: 3,
            formFields,
            validDays: ['fri'],
            approvalRequired: true,
            requiresAttendeeDetails: true,
          },
        ],
        {
          days: [
            { key: 'fri', dayDate: '2026-03-01' },
            { key: 'sat', dayDate: '2026-03-02' },
          ],
          dobMode: 'attendee',
          attendeeEmailRequired: true,
          timezone: 'Europe/London',
        },
      );
      const { rules } = (await look())!.event;
      expect(rules).toMatchObject({
        slug: 'party',
        title: 'Launch night',
        startAt: '2026-03-01T18:00:00.000Z',
        endAt: '2026-03-01T22:00:00.000Z',
        timezone: 'Europe/London',
        dobMode: 'attendee',
        attendeeEmailRequired: true,
        dayIds: [expect.any(String), expect.any(String)],
        ticketTypes: [
          {
            name: 'Entry',
            kind: 'free',
            visibility: 'hidden',
            onSaleUntil: '2026-02-20T00:00:00.000Z',
            minPerOrder: 2,
            maxPerOrder: 4,
            minAge: 18,
            groupSize: 3,
            formFields: [{ key: 'diet', required: true }],
            validDayIds: [rules.dayIds[0]],
            approvalRequired: true,
            requiresAttendeeDetails: true,
          },
        ],
      });
    });

    it('is in the zone of its store unless it has its own', async () => {
      await save();
      expect((await look())!.event.rules.timezone).toBe('Africa/Lagos');
    });

    it('is found by slug in any case, while it is published, in its own workspace', async () => {
      await save([entry], { publishedAt: minutes(1).toISOString() });
      expect(await look()).toBeUndefined();
      expect(await look({}, 'PARTY', minutes(1))).toBeDefined();
      expect(await look({ owner: await newWorkspace() }, 'party', minutes(1))).toBeUndefined();
      await save([entry], { published: false });
      expect(await look({}, 'party', minutes(1))).toBeUndefined();
    });

    it('has its new rules, and another version, as soon as it is saved', async () => {
      await save();
      const before = (await look())!.event.rules;
      await save([{ ...entry, name: 'Door' }]);
      const after = (await look())!.event.rules;
      expect([after.ticketTypes[0]!.name, after.ticketTypes[0]!.id, after.id]).toEqual(['Door', before.ticketTypes[0]!.id, before.id]);
      expect(after.version).toBeGreaterThan(before.version);
      expect((await look())!.event.rules).toEqual(after);
    });

    it('has the remaining capacity of everything with a cap', async () => {
      await save(
        [
          { ...entry, capacity: 5 },
          { ...entry, key: 'free' },
        ],
        { capacity: 50, days: [{ key: 'fri', dayDate: '2026-03-01', capacity: 9 }] },
      );
      const { rules, left: all } = (await look())!.event;
      expect(all).toEqual({ [rules.id]: 50, [rules.dayIds[0]!]: 9, [rules.ticketTypes[0]!.id]: 5 });
    });

    it('[§4.4 unlockCodes] has those of the given codes that are its own, in any case', async () => {
      await save([entry], {
        unlockCodes: [
          { code: 'Sesame', ticketTypeRefs: ['party/entry'], maxUses: 2 },
          { code: 'OTHER', ticketTypeRefs: ['party/entry'] },
        ],
      });
      const { rules, codes, left: all } = (await look({ unlockCodes: ['SESAME', 'unknown'] }))!.event;
      expect(codes).toEqual([{ id: expect.any(String), ticketTypeIds: [rules.ticketTypes[0]!.id] }]);
      expect(all[codes[0]!.id]).toBe(2);
      expect((await look())!.event.codes).toEqual([]);
    });

    it('[§4.4 promoterCode] has a promoter code as its merchant wrote it, and nothing for an unknown one', async () => {
      await save();
      await fixture.savePromoterCode(workspaceId, 'Adé10');
      await fixture.savePromoterCode(await newWorkspace(), 'YOURS');
      expect((await look({ promoterCode: 'adé10' }))!.promoterCode).toBe('Adé10');
      expect((await look({ promoterCode: 'yours' }))!.promoterCode).toBeUndefined();
      expect((await look())!.promoterCode).toBeUndefined();
    });
  });

  describe('booking', () => {
    it('[ADR 0008 r1] takes the seats, keeps all details, and leaves one fact', async () => {
      await save([{ ...entry, capacity: 5 }], { capacity: 50, days: [{ key: 'fri', dayDate: '2026-03-01', capacity: 9 }] });
      const plan = await planFor({ quantity: 2 });
      expect(await fixture.booking.book(plan)).toBe('booked');
      const { event, holding } = (await look())!;
      expect(event.left).toEqual({ [event.rules.id]: 48, [event.rules.dayIds[0]!]: 7, [event.rules.ticketTypes[0]!.id]: 3 });
      const [lead] = plan.registration.seats;
      expect(holding).toEqual({ registrationId: plan.registration.id, attendeeId: lead!.id, status: 'confirmed' });
      expect(await fixture.facts(workspaceId)).toEqual([plan.fact]);
      const name = { workspaceId, mode: 'live' as const, by: { registrationId: plan.registration.id } };
      const stored = await fixture.work.run(({ registrations }) => registrations.lock(name));
      expect(JSON.parse(JSON.stringify(stored))).toMatchObject(JSON.parse(JSON.stringify(plan.registration)) as object);
    });

    it('[D-50] gives one guest one registration for an event, and takes nothing for a second', async () => {
      await save([{ ...entry, capacity: 5 }]);
      const [first, second] = [await planFor(), await planFor()];
      expect([await fixture.booking.book(first), await fixture.booking.book(second)]).toEqual(['booked', 'already_registered']);
      expect(await left()).toBe(4);
      expect((await fixture.facts(workspaceId)).map(({ id }) => id)).toEqual([first.fact.id]);
    });

    it('[D-6] [§1 r6] identifies a guest in one workspace, one mode and one event at a time', async () => {
      const other = await newWorkspace();
      await save();
      await save([entry], { slug: 'other' });
      await save([entry], {}, other);
      expect([await book(), await book({ mode: 'test' }), await book({ owner: other })]).toEqual(['booked', 'booked', 'booked']);
      expect((await look({}, 'other'))!.holding).toBeUndefined();
    });

    it('[§4.4 r3] takes nothing when one of its counters is sold out', async () => {
      await save([{ ...entry, capacity: 5 }], { capacity: 3, days: [{ key: 'fri', dayDate: '2026-03-01' }] });
      const [early, late] = [await planFor({ quantity: 2 }), await planFor({ quantity: 2, email: 'bisi@example.com' })];
      expect([await fixture.booking.book(early), await fixture.booking.book(late)]).toEqual(['booked', 'sold_out']);
      expect(await left()).toBe(3);
      expect((await look({ email: 'bisi@example.com' }))!.holding).toBeUndefined();
      expect(await fixture.facts(workspaceId)).toHaveLength(1);
    });

    it('[§4.4 unlockCodes] uses a code once for a whole registration, up to its limit', async () => {
      await save([{ ...entry, visibility: 'hidden' }], { unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['party/entry'], maxUses: 1 }] });
      const guest = { unlockCodes: ['sesame'], quantity: 3 };
      const late = await planFor({ ...guest, email: 'bisi@example.com' });
      expect([await book(guest), await fixture.booking.book(late)]).toEqual(['booked', 'sold_out']);
      const { event } = (await look(guest))!;
      expect(event.left[event.codes[0]!.id]).toBe(0);
    });

    it('takes nothing by rules that have changed', async () => {
      await save([{ ...entry, capacity: 5 }]);
      const plan = await planFor();
      await save([{ ...entry, capacity: 4 }]);
      expect(await fixture.booking.book(plan)).toBe('rules_changed');
      expect(await left()).toBe(4);
      expect(await book()).toBe('booked');
    });

    it('[ADR 0008 r1] never books more than there is, however many requests come at once', async () => {
      await save([{ ...entry, capacity: 5 }]);
      const context = (await look())!;
      const plans = await Promise.all(Array.from({ length: 20 }, (_, index) => planFor({ email: `guest-${index}@example.com` }, context)));
      const outcomes = await Promise.all(plans.map((plan) => fixture.booking.book(plan)));
      expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(5);
      expect(outcomes.filter((outcome) => outcome === 'sold_out')).toHaveLength(15);
      expect(await left()).toBe(0);
    });

    it('[D-50] books one of many plans for one guest that come at once', async () => {
      await save([{ ...entry, capacity: 5 }]);
      const context = (await look())!;
      const plans = await Promise.all(Array.from({ length: 8 }, () => planFor({}, context)));
      const outcomes = await Promise.all(plans.map((plan) => fixture.booking.book(plan)));
      expect(outcomes.sort()).toEqual([...Array<string>(7).fill('already_registered'), 'booked']);
      expect(await left()).toBe(4);
    });
  });

  describe('a registration that changes', () => {
    const named = (plan: SeatPlan, by: { registrationId: string } | { attendeeId: string } = { registrationId: plan.registration.id }) => ({
      workspaceId,
      mode: plan.registration.mode,
      by,
    });
    async function booked(guest: Guest = {}): Promise<SeatPlan> {
      const plan = await planFor(guest);
      expect(await fixture.booking.book(plan)).toBe('booked');
      return plan;
    }
    const giveUp = (plan: SeatPlan, attendeeIds?: string[]) =>
      fixture.work.run(async ({ registrations, counts, outbox }) => {
        const before = (await registrations.lock(named(plan)))!;
        const { after, changed } = cancel(before, minutes(5), attendeeIds);
        if (changed.length === 0) return before;
        await registrations.update(after);
        const data = { registrationId: after.id, attendeeIds: changed.map(({ id }) => id) };
        await outbox.append([factOf('registration.cancelled.v1', { id: randomUUID(), workspaceId, mode: 'live' }, data)]);
        await counts.giveBack(workspaceId, freedBy(before, after));
        return after;
      });

    beforeEach(() => save([{ ...entry, capacity: 5 }]));

    it('is found by itself and by each of its attendees, in its workspace and mode', async () => {
      const plan = await booked({ quantity: 2 });
      const lock = (name: ReturnType<typeof named>) => fixture.work.run(async ({ registrations }) => (await registrations.lock(name))?.id);
      expect(await lock(named(plan))).toBe(plan.registration.id);
      expect(await lock(named(plan, { attendeeId: plan.registration.seats[1]!.id }))).toBe(plan.registration.id);
      expect(await lock({ ...named(plan), mode: 'test' })).toBeUndefined();
      expect(await lock({ ...named(plan), workspaceId: await newWorkspace() })).toBeUndefined();
      expect(await lock(named(plan, { registrationId: randomUUID() }))).toBeUndefined();
    });

    it('[D-50] gives its seats back at once, and its guest may register again', async () => {
      const plan = await booked({ quantity: 2 });
      const after = await giveUp(plan);
      expect(after).toMatchObject({ endedAt: minutes(5), seats: [{ status: 'cancelled' }, { status: 'cancelled' }] });
      expect(await left()).toBe(5);
      expect((await look())!.holding).toBeUndefined();
      expect(await book()).toBe('booked');
      expect((await fixture.facts(workspaceId)).map(({ type }) => type)).toEqual([
        'attendee.registered.v1',
        'registration.cancelled.v1',
        'attendee.registered.v1',
      ]);
    });

    it('gives some of its seats back, and is then known by the first remaining one', async () => {
      const plan = await booked({ quantity: 3 });
      await giveUp(plan, [plan.registration.seats[0]!.id]);
      expect(await left()).toBe(3);
      expect((await look())!.holding).toEqual({
        registrationId: plan.registration.id,
        attendeeId: plan.registration.seats[1]!.id,
        status: 'confirmed',
      });
      expect(await book()).toBe('already_registered');
    });

    it('[ADR 0008 r1] gives each seat back once, however many requests come at once', async () => {
      const plan = await booked({ quantity: 2 });
      await Promise.all(Array.from({ length: 5 }, () => giveUp(plan)));
      expect(await left()).toBe(5);
    });

    it('stays as it was when the work on it fails', async () => {
      const plan = await booked();
      const failing = fixture.work.run(async ({ registrations }) => {
        await registrations.update(cancel((await registrations.lock(named(plan)))!, NOW).after);
        throw new Error('The power fails.');
      });
      await expect(failing).rejects.toThrow('The power fails.');
      expect((await look())!.holding).toMatchObject({ status: 'confirmed' });
    });

    it('has attendees that come and go by themselves', async () => {
      const plan = await booked({ quantity: 2 });
      const [lead, second] = plan.registration.seats;
      const name = { workspaceId, mode: 'live' as const, attendeeId: lead!.id };
      await fixture.work.run(async ({ attendees, audit }) => {
        const attendee = (await attendees.lock(name))!;
        expect(attendee).toMatchObject({
          eventId: plan.registration.eventId,
          takenBy: { registrationId: plan.registration.id },
          serial: 1,
          name: 'Ọlá ₦',
          dateOfBirth: '1990-05-17',
          status: 'confirmed',
        });
        await attendees.update(name, { ...attendee, status: 'checked_in', checkedInAt: minutes(1), serial: 2 });
        await audit.record(workspaceId, OPERATOR, []);
      });
      const after = await fixture.work.run(({ registrations }) => registrations.lock(named(plan)));
      expect(after!.seats).toMatchObject([
        { id: lead!.id, status: 'checked_in', checkedInAt: minutes(1), serial: 2 },
        { id: second!.id, status: 'confirmed', serial: 1 },
      ]);
      expect(await fixture.work.run(({ attendees }) => attendees.lock({ ...name, mode: 'test' }))).toBeUndefined();
    });

    it('[D-125] has admissions, one on each day, which are kept while the attendee is checked in', async () => {
      const days = ['2026-03-01', '2026-03-02'].map((dayDate, index) => ({ key: `day-${index}`, dayDate, timezone: 'Asia/Tokyo' }));
      await save([{ ...entry, validDays: ['day-1'] }], { days });
      const { seats } = (await booked()).registration;
      const name = { workspaceId, mode: 'live' as const, attendeeId: seats[0]!.id };
      const of = () => fixture.work.run(({ admissions }) => admissions.of(name));
      const before = await of();
      const [first, second] = before.days;
      expect(before).toEqual({
        days: [expect.objectContaining(days[0]!), expect.objectContaining(days[1]!)],
        validDayIds: [second!.id],
        admissions: [],
      });
      expect(before.days.map(({ isRemoved }) => isRemoved)).toEqual([false, false]);
      const both = [
        { at: minutes(1), dayId: first!.id },
        { at: minutes(2), dayId: second!.id },
      ];
      for (const admission of both) {
        await fixture.work.run(async ({ attendees, admissions }) => {
          const attendee = (await attendees.lock(name))!;
          await admissions.add(name, admission);
          await attendees.update(name, { ...attendee, status: 'checked_in', checkedInAt: admission.at });
        });
      }
      expect((await of()).admissions).toEqual(both);
      await fixture.work.run(({ admissions }) => admissions.remove(name, both[0]!));
      expect((await of()).admissions).toEqual([both[1]]);
      const failing = fixture.work.run(async ({ admissions }) => {
        await admissions.remove(name, both[1]!);
        throw new Error('The power fails.');
      });
      await expect(failing).rejects.toThrow('The power fails.');
      expect((await of()).admissions).toEqual([both[1]]);
    });

    it('[D-148] has the times of its event, and the days of its ticket types', async () => {
      const days = ['2026-03-01', '2026-03-02'].map((dayDate, index) => ({ key: `day-${index}`, dayDate, timezone: 'Asia/Tokyo' }));
      await save([{ ...entry, validDays: ['day-1'] }], { days });
      const { registration } = await booked();
      const { event, validDayIds } = await fixture.work.run(({ registrations }) => registrations.timesOf(registration));
      const { startAt, endAt } = anEvent();
      const moments = [event.startAt, event.endAt].map((moment) => Date.parse(moment));
      expect(moments).toEqual([Date.parse(startAt), Date.parse(endAt)]);
      expect(event.days).toMatchObject(days.map(({ dayDate, timezone }) => ({ dayDate, timezone })));
      expect(validDayIds).toEqual({ [registration.seats[0]!.ticketTypeId]: [event.days[1]!.id] });
    });

    it('[D-51] is confirmed again once in a while, by one of several concurrent requests', async () => {
      const plan = await booked();
      const fact = () =>
        factOf('registration.repeated.v1', { id: randomUUID(), workspaceId, mode: 'live' }, { registrationId: plan.registration.id });
      const repeat = (at: number) => fixture.confirmations.repeat(fact(), { now: minutes(at), notSince: minutes(at - 10) });
      expect(await repeat(9.99)).toBe(false);
      expect((await Promise.all([repeat(10), repeat(10), repeat(10)])).filter(Boolean)).toHaveLength(1);
      expect([await repeat(19.99), await repeat(20)]).toEqual([false, true]);
      expect((await fixture.facts(workspaceId)).map(({ type }) => type)).toEqual([
        'attendee.registered.v1',
        'registration.repeated.v1',
        'registration.repeated.v1',
      ]);
      expect(guestKeyOf({ name: 'Adé', email: ' ADA@Example.com ' })).toBe(plan.guestKey);
    });
  });
}
