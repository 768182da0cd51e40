import { randomUUID } from 'node:crypto';
import { factOf, type PersonCorrection } from '@svc/contracts';
import { idOf, NotFound, refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { anEvent } from '@svc/ticketing/testing';
import { HoldsAlready } from '../ports/giving';
import { decideRegistration, enrol, registrationRequest } from '../domain/decide-registration';
import { AddressHoldsSeat } from '../domain/correct-seat';
import { cancel } from '../domain/registration';
import type { RegistrationContext, SeatPlan } from '../ports/registering';
import type { EventAttendee } from '../domain/event-attendee';
import { CorrectGuest } from '../use-cases/correct-guest';
import { RegisterForFreeEvent } from '../use-cases/register-for-free-event';
import type { RegistrationFixture } from './registration.contract';

const NOW = new Date('2026-02-01T12:00:00.123Z');
const ROUNDS = 50;

/** Tests tickets that change hands in any store of registrations. */
export function givingContract(open: () => RegistrationFixture, newWorkspace: () => Promise<string>): void {
  describe('[ADR 0067 r4, r6] a seat that is given away', () => {
    let fixture: RegistrationFixture;
    let owner: { workspaceId: string; mode: 'live' };

    beforeEach(async () => {
      fixture = open();
      owner = { workspaceId: await newWorkspace(), mode: 'live' };
      await fixture.saveEvent(
        owner.workspaceId,
        anEvent({
          slug: 'party',
          ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', minAge: 18, approvalRequired: true }],
          timezone: 'Africa/Lagos',
          dobMode: 'attendee',
        }),
      );
    });

    const look = async (guestKey: string) =>
      (await fixture.reader.read({ ...owner, timezone: 'UTC', slug: 'party', guestKey, unlockCodes: [], now: NOW }))!;

    const requestFor = (email: string, { event }: RegistrationContext) =>
      registrationRequest.parse({
        contact: { name: 'Adé', email },
        tickets: [
          {
            ticketTypeRef: refOf('tkt', event.rules.ticketTypes[0]!.id),
            quantity: 1,
            attendees: [{ name: 'Adé', dateOfBirth: '1990-05-17' }],
          },
        ],
      });

    async function register(email: string): Promise<{ name: { workspaceId: string; mode: 'live'; attendeeId: string }; eventId: string }> {
      const context = await look(email);
      const useCase = new RegisterForFreeEvent(
        fixture.reader,
        fixture.booking,
        fixture.confirmations,
        { next: randomUUID },
        { of: async () => ['NG'] },
      );
      const { ref } = await useCase.execute({
        store: { workspaceId: owner.workspaceId, timezone: 'UTC', mostSeats: 20 },
        mode: 'live',
        slug: 'party',
        request: requestFor(email, context),
        source: 'rsvp_link',
        language: 'fr-FR',
        now: NOW,
      });
      return { name: { ...owner, attendeeId: idOf('att', ref)! }, eventId: context.event.rules.id };
    }

    /** Plans a registration of a guest who holds nothing, whatever they hold when it is booked. */
    async function planFor(email: string): Promise<SeatPlan> {
      const context = { ...(await look(email)), holding: undefined };
      const request = requestFor(email, context);
      const guest = decideRegistration(context, request, { path: 'register', now: NOW, mostSeats: 20 });
      if (guest.holding) throw new Error('Nobody holds a seat in this context.');
      return enrol({ ...owner, context, request, guest, source: 'rsvp_link', now: NOW }, randomUUID);
    }

    const give = (name: { workspaceId: string; mode: 'live'; attendeeId: string }, overrides: Partial<EventAttendee> = {}) =>
      fixture.work.run(async ({ attendees, giving }) => {
        const seat = (await attendees.lock(name))!;
        await giving.give(name, {
          ...seat,
          name: 'Bọ́lá',
          email: 'Bola@Example.com',
          phone: undefined,
          dateOfBirth: '1991-01-01',
          responses: { diet: 'Vegan' },
          status: 'confirmed',
          serial: seat.serial + 1,
          givenAt: NOW,
          language: 'en-NG',
          ...overrides,
        });
      });
    const termsOf = (name: { workspaceId: string; mode: 'live'; attendeeId: string }) =>
      fixture.work.run(({ giving }) => giving.terms(name));
    const holds = (email: string, { name, eventId }: Awaited<ReturnType<typeof register>>) =>
      fixture.work.run(({ giving }) => giving.holdsOther(name, { eventId, email }));

    it('has rules, and a person on record: first the registrant, then the new holder', async () => {
      const { name } = await register('ada@example.com');
      expect(await termsOf(name)).toMatchObject({
        rules: { slug: 'party', timezone: 'Africa/Lagos', dobMode: 'attendee' },
        tier: { name: 'Entry', minAge: 18, approvalRequired: true },
        removed: false,
        record: { email: 'ada@example.com', language: 'fr-FR' },
      });
      await give(name);
      expect((await termsOf(name))!.record).toEqual({ email: 'Bola@Example.com', language: 'en-NG' });
      expect(await termsOf({ ...name, attendeeId: randomUUID() })).toBeUndefined();
    });

    it('[D-149] is corrected by its registrant, their seats and the key of the guest, or by the person on it alone', async () => {
      const { name } = await register('ada@gmial.example');
      const correct = (by: { attendeeId: string } | { registrationId: string }, correction: PersonCorrection) =>
        new CorrectGuest(fixture.work, { next: randomUUID }).execute({ ...owner, by, author: OPERATOR, correction, notifyOld: false });
      await correct({ attendeeId: name.attendeeId }, { name: 'Adé Ọlá', email: 'ada@gmail.example' });
      expect(await fixture.work.run(({ registrations }) => registrations.lock({ ...owner, by: name }))).toMatchObject({
        contact: { name: 'Adé Ọlá', email: 'ada@gmail.example' },
        seats: [{ name: 'Adé Ọlá', serial: 2, responses: {} }],
      });
      expect((await look('ada@gmail.example')).holding).toBeDefined();
      expect((await look('ada@gmial.example')).holding).toBeUndefined();
      const other = await register('bola@example.com');
      await expect(correct({ attendeeId: other.name.attendeeId }, { email: 'Ada@Gmail.example' })).rejects.toThrow(AddressHoldsSeat);
      await give(other.name, { email: 'chi@example.com' });
      await expect(correct({ attendeeId: other.name.attendeeId }, { email: 'ada@gmail.example' })).rejects.toThrow(AddressHoldsSeat);
      await correct({ attendeeId: other.name.attendeeId }, { email: 'chi@example.org' });
      expect(await fixture.work.run(({ attendees }) => attendees.lock(other.name))).toMatchObject({ email: 'chi@example.org', serial: 3 });
      await expect(correct({ registrationId: randomUUID() }, { name: 'x' })).rejects.toThrow(NotFound);
    });

    it('is the new holder’s, with all their details', async () => {
      const { name } = await register('ada@example.com');
      await give(name);
      const seat = await fixture.work.run(({ attendees }) => attendees.lock(name));
      expect(seat).toMatchObject({
        name: 'Bọ́lá',
        email: 'Bola@Example.com',
        dateOfBirth: '1991-01-01',
        responses: { diet: 'Vegan' },
        status: 'confirmed',
        serial: 2,
        givenAt: NOW,
        language: 'en-NG',
      });
      expect(seat!.phone).toBeUndefined();
      expect((await look('ada@example.com')).holding).toMatchObject({ attendeeId: name.attendeeId, isGivenAway: true });
    });

    it('is held by its new holder, and no longer by the registrant', async () => {
      const [one, other] = [await register('ada@example.com'), await register('kemi@example.com')];
      expect([await holds('ada@example.com', other), await holds('ada@example.com', one), await holds('bola@example.com', other)]).toEqual([
        true,
        false,
        false,
      ]);
      await give(one.name);
      expect([await holds('ada@example.com', other), await holds('bola@example.com', other), await holds('bola@example.com', one)]).toEqual(
        [false, true, false],
      );
    });

    it('is the holding of its new holder, who does not register for another', async () => {
      const { name } = await register('ada@example.com');
      await give(name);
      const { holding } = await look('bola@example.com');
      expect(holding).toMatchObject({ attendeeId: name.attendeeId, status: 'confirmed', isReceived: true });
      await give(name, { status: 'cancelled', serial: 3 });
      expect((await look('bola@example.com')).holding).toBeUndefined();
    });

    it('is also the holding of guests who gave their own away before', async () => {
      const [one, other] = [await register('ada@example.com'), await register('bola@example.com')];
      await give(other.name, { email: 'kemi@example.com' });
      expect((await look('bola@example.com')).holding).toMatchObject({ isGivenAway: true });
      await give(one.name);
      const { holding } = await look('bola@example.com');
      expect(holding).toMatchObject({ attendeeId: one.name.attendeeId, isReceived: true });
      expect(holding!.isGivenAway).toBeUndefined();
    });

    it('[D-51] is mailed again once in a while, by one of several concurrent requests', async () => {
      const { name } = await register('ada@example.com');
      const repeat = (minute: number) => {
        const now = new Date(NOW.getTime() + minute * 60_000);
        return fixture.confirmations.repeatToHolder(
          factOf('ticket.repeated.v1', { ...owner, id: randomUUID() }, { attendeeId: name.attendeeId }),
          { now, notSince: new Date(now.getTime() - 600_000) },
        );
      };
      expect(await repeat(60)).toBe(false);
      await give(name);
      expect(await repeat(9.99)).toBe(false);
      expect((await Promise.all([repeat(10), repeat(10), repeat(10)])).filter(Boolean)).toHaveLength(1);
      expect([await repeat(19.99), await repeat(20)]).toEqual([false, true]);
      await give(name, { email: 'kemi@example.com', serial: 3, givenAt: new Date(NOW.getTime() + 25 * 60_000) });
      expect([await repeat(34), await repeat(35)]).toEqual([false, true]);
      expect((await fixture.facts(owner.workspaceId)).filter(({ type }) => type === 'ticket.repeated.v1')).toHaveLength(3);
    });

    it('is the only one of an event for each e-mail', async () => {
      const [one, other] = [await register('ada@example.com'), await register('kemi@example.com')];
      await give(one.name);
      await expect(give(other.name, { email: ' bola@example.com' })).rejects.toThrow(HoldsAlready);
      expect((await fixture.work.run(({ attendees }) => attendees.lock(other.name)))!.serial).toBe(1);
      await give(one.name, { status: 'cancelled', serial: 3 });
      await give(other.name);
    });

    it('[D-50] blocks a registration of its new holder, until they have it no longer', async () => {
      const [plan, { name }] = [await planFor('bola@example.com'), await register('ada@example.com')];
      await give(name);
      expect(await fixture.booking.book(plan)).toBe('already_registered');
      expect((await fixture.facts(owner.workspaceId)).map(({ type }) => type)).toEqual(['attendee.registered.v1']);
      await give(name, { email: 'kemi@example.com', serial: 3 });
      expect(await fixture.booking.book(plan)).toBe('booked');
      expect(await fixture.booking.book(await planFor('kemi@example.com'))).toBe('already_registered');
      await give(name, { email: 'kemi@example.com', status: 'declined', serial: 4 });
      expect(await fixture.booking.book(await planFor('kemi@example.com'))).toBe('booked');
    });

    it('[D-50] goes to nobody who registered meanwhile, unless they gave that seat back', async () => {
      const [{ name }, bola] = [await register('ada@example.com'), await register('bola@example.com')];
      await expect(give(name)).rejects.toThrow(HoldsAlready);
      expect(await fixture.work.run(({ attendees }) => attendees.lock(name))).toMatchObject({ name: 'Adé', serial: 1 });
      await fixture.work.run(async ({ registrations }) =>
        registrations.update(cancel((await registrations.lock({ ...owner, by: bola.name }))!, NOW).after),
      );
      await give(name);
      expect((await look('bola@example.com')).holding).toMatchObject({ attendeeId: name.attendeeId, isReceived: true });
    });

    it('[D-50] is the only one of an e-mail that registers and is given two at the same moment', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const email = `bola-${round}@example.com`;
        const [one, other] = [await register(`ada-${round}@example.com`), await register(`kemi-${round}@example.com`)];
        const gift = ({ name }: typeof one) =>
          give(name, { email }).then(
            () => name.attendeeId,
            (error: unknown) => void expect(error).toBeInstanceOf(HoldsAlready),
          );
        const [{ name }, ...gifts] = await Promise.all([register(email), gift(one), gift(other)]);
        const seats = new Set([name.attendeeId, ...gifts.filter((id) => id !== undefined)]);
        expect([...seats]).toEqual([(await look(email)).holding!.attendeeId]);
      }
    });
  });
}
