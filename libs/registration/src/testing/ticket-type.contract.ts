import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { EventItemInput, TicketTypeItemInput } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import { ChangeTicketType } from '../use-cases/change-ticket-type';
import { DecideGuests, RegistrationChanges } from '../use-cases/decide-guests';
import { RegisterForMerchant } from '../use-cases/register-for-merchant';
import type { RegistrationFixture } from './registration.contract';

const NOW = new Date('2026-02-01T12:00:00.123Z');
const ROUNDS = 25;
const clock = { now: () => NOW };
const ids = { next: randomUUID };
const days = [
  { key: 'fri', dayDate: '2026-03-01', capacity: 20 },
  { key: 'sat', dayDate: '2026-03-02', capacity: 20 },
];

/** Tests seats that get another ticket type in any store. `newWorkspace` makes a workspace and returns its id. */
export function ticketTypeContract(open: () => RegistrationFixture, newWorkspace: () => Promise<string>): void {
  describe('[D-149] [ADR 0159 r1, r2] a registered seat whose ticket type is changed', () => {
    let fixture: RegistrationFixture;
    let owner: { workspaceId: string; mode: 'live' };

    beforeEach(async () => {
      fixture = open();
      owner = { workspaceId: await newWorkspace(), mode: 'live' };
    });

    const save = (types: Partial<TicketTypeItemInput>[] = [{}, {}], overrides: Partial<EventItemInput> = {}) =>
      fixture.saveEvent(
        owner.workspaceId,
        anEvent({
          slug: 'party',
          capacity: 50,
          days,
          ticketTypes: types.map((type, index) => ({
            key: KEYS[index]!,
            name: KEYS[index]!,
            kind: 'free',
            capacity: 10,
            ...DAYS[index],
            ...type,
          })),
          ...overrides,
        }),
      );
    const KEYS = ['friday', 'saturday', 'both'];
    const DAYS = [{ validDays: ['fri'] }, { validDays: ['sat'] }, {}];
    const look = async () =>
      (await fixture.reader.read({ ...owner, timezone: 'UTC', slug: 'party', guestKey: '', unlockCodes: [], now: NOW }))!.event;
    /** Returns what is left of the event, of each day, and of each ticket type. */
    const left = async () => {
      const { rules, left: counts } = await look();
      return [rules.id, ...rules.dayIds, ...rules.ticketTypes.map(({ id }) => id)].map((id) => counts[id]);
    };
    const typeAt = async (index: number) => (await look()).rules.ticketTypes[index]!.id;
    const read = (registrationId: string) =>
      fixture.work
        .run(({ registrations }) => registrations.lock({ ...owner, by: { registrationId } }))
        .then((registration) => registration!.seats);
    const factsSince = async (count: number) => (await fixture.facts(owner.workspaceId)).slice(count).map(({ type }) => type);

    async function register(email: string, quantity = 1): Promise<{ registrationId: string; attendeeIds: string[] }> {
      const { rules } = await look();
      const ticketTypeRef = refOf('tkt', rules.ticketTypes[0]!.id);
      const { registrationId } = await new RegisterForMerchant(fixture.reader, fixture.work, fixture.confirmations, ids, {
        of: async () => [],
      }).execute({
        store: { workspaceId: owner.workspaceId, timezone: 'UTC', mostSeats: 20 },
        eventId: rules.id,
        slug: 'party',
        author: OPERATOR,
        override: [],
        now: NOW,
        request: registrationRequest.parse({ contact: { name: 'Ada', email }, tickets: [{ ticketTypeRef, quantity }] }),
      });
      return { registrationId, attendeeIds: (await read(registrationId)).map(({ id }) => id) };
    }

    const change = (attendeeId: string, ticketTypeId: string, notify = true) =>
      new ChangeTicketType(fixture.work, ids, clock).execute({ ...owner, attendeeId, ticketTypeId, notify, author: OPERATOR });

    it('counts for its new type and its days alone, also when it is given back', async () => {
      await save();
      const { registrationId, attendeeIds } = await register('ada@example.com', 2);
      expect(await left()).toEqual([48, 18, 20, 8, 10]);
      expect(await change(attendeeIds[1]!, await typeAt(1))).toEqual([]);
      expect(await left()).toEqual([48, 19, 19, 9, 9]);
      const [, seat] = await read(registrationId);
      expect(seat).toMatchObject({
        ticketTypeId: await typeAt(1),
        countedDayIds: [(await look()).rules.dayIds[1]],
        serial: 1,
        status: 'confirmed',
      });
      await new DecideGuests(new RegistrationChanges(fixture.work, ids), clock).cancel({
        ...owner,
        by: { registrationId },
        author: OPERATOR,
      });
      expect(await left()).toEqual([50, 20, 20, 10, 10]);
    });

    it('is reported once, and mailed unless its merchant does not want it', async () => {
      await save();
      const { attendeeIds } = await register('ada@example.com');
      const before = (await fixture.facts(owner.workspaceId)).length;
      await change(attendeeIds[0]!, await typeAt(1));
      await change(attendeeIds[0]!, await typeAt(1));
      expect(await factsSince(before)).toEqual(['attendee.updated.v1', 'registration.ticket_changed.v1']);
      await change(attendeeIds[0]!, await typeAt(0), false);
      expect(await factsSince(before + 2)).toEqual(['attendee.updated.v1']);
    });

    it('keeps its type, and leaves no trace, where the other is sold out, or a day of it', async () => {
      await save([{}, { capacity: 0 }, {}], { days: [days[0]!, { ...days[1]!, capacity: 0 }] });
      const { registrationId, attendeeIds } = await register('ada@example.com');
      const before = [await left(), (await fixture.facts(owner.workspaceId)).length];
      for (const index of [1, 2])
        await expect(change(attendeeIds[0]!, await typeAt(index))).rejects.toMatchObject({ details: { reason: 'sold_out' } });
      expect([await left(), (await fixture.facts(owner.workspaceId)).length]).toEqual(before);
      expect((await read(registrationId))[0]).toMatchObject({ ticketTypeId: await typeAt(0) });
    });

    it('is not of a seat that does not exist, nor of an event that has no such type', async () => {
      await save();
      const { attendeeIds } = await register('ada@example.com');
      await expect(change(randomUUID(), await typeAt(1))).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(change(attendeeIds[0]!, randomUUID())).rejects.toMatchObject({ details: { invalid: ['ticketTypeRef'] } });
    });

    it('gets the last one once, however many want it at the same moment as bookings', async () => {
      await save([{ validDays: [] }, { capacity: 3, validDays: [] }], { days: undefined });
      const seats: string[] = [];
      for (let index = 0; index < 8; index += 1) seats.push((await register(`guest-${index}@example.com`)).attendeeIds[0]!);
      const target = await typeAt(1);
      const outcomes = await Promise.allSettled(seats.map((id) => change(id, target)));
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as { details: object }] : []));
      expect(refused).toHaveLength(5);
      for (const { details } of refused) expect(details).toMatchObject({ reason: 'sold_out' });
      expect((await left()).at(-1)).toBe(0);
    });

    it('comes and goes between two types without losing count, in whatever order both are locked', async () => {
      await save([{}, {}]);
      const one = await register('ada@example.com');
      const two = await register('bola@example.com');
      const [friday, saturday] = [await typeAt(0), await typeAt(1)];
      await change(two.attendeeIds[0]!, saturday);
      for (let round = 0; round < ROUNDS; round += 1) {
        const [there, back] = round % 2 === 0 ? [saturday, friday] : [friday, saturday];
        await Promise.all([change(one.attendeeIds[0]!, there), change(two.attendeeIds[0]!, back)]);
        expect(await left()).toEqual([48, 19, 19, 9, 9]);
      }
    });
  });
}
