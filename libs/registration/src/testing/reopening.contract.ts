import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import type { EventItemInput, TicketTypeItemInput } from '@svc/ticketing';
import { anEvent } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import { DecideGuests, RegistrationChanges } from '../use-cases/decide-guests';
import { RegisterForMerchant } from '../use-cases/register-for-merchant';
import { ReopenRegistration } from '../use-cases/reopen-registration';
import type { RegistrationFixture } from './registration.contract';

const NOW = new Date('2026-02-01T12:00:00.123Z');
const ROUNDS = 25;
const clock = { now: () => NOW };
const ids = { next: randomUUID };
const entry: TicketTypeItemInput = { key: 'entry', name: 'Entry', kind: 'free', approvalRequired: true };
const days = [
  { key: 'fri', dayDate: '2026-03-01' },
  { key: 'sat', dayDate: '2026-03-02' },
];

/** Tests declined registrations that are opened again in any store. `newWorkspace` makes a workspace and returns its id. */
export function reopeningContract(open: () => RegistrationFixture, newWorkspace: () => Promise<string>): void {
  describe('[D-149] [D-13] a declined registration that is reopened', () => {
    let fixture: RegistrationFixture;
    let owner: { workspaceId: string; mode: 'live' };

    beforeEach(async () => {
      fixture = open();
      owner = { workspaceId: await newWorkspace(), mode: 'live' };
    });

    const save = (type: Partial<TicketTypeItemInput>, overrides: Partial<EventItemInput> = {}) =>
      fixture.saveEvent(owner.workspaceId, anEvent({ slug: 'party', ticketTypes: [{ ...entry, ...type }], ...overrides }));
    const look = async (guestKey = '', unlockCodes: string[] = []) =>
      (await fixture.reader.read({ ...owner, timezone: 'UTC', slug: 'party', guestKey, unlockCodes, now: NOW }))!;
    const left = async (unlockCodes: string[] = []) => {
      const { event } = await look('', unlockCodes);
      const { rules, codes } = event;
      const subjects = [rules.id, ...rules.dayIds, rules.ticketTypes[0]!.id, ...codes.map(({ id }) => id)];
      return subjects.map((id) => event.left[id]);
    };
    const named = (registrationId: string) => ({ ...owner, by: { registrationId }, author: OPERATOR });
    const read = (registrationId: string) => fixture.work.run(({ registrations }) => registrations.lock(named(registrationId)));
    const statuses = async (registrationId: string) => (await read(registrationId))!.seats.map(({ status }) => status);

    async function register(email: string, quantity = 1, unlockCodes: string[] = []): Promise<string> {
      const { rules } = (await look()).event;
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
        request: registrationRequest.parse({ contact: { name: 'Ada', email }, tickets: [{ ticketTypeRef, quantity }], unlockCodes }),
      });
      return registrationId;
    }

    const deciding = () => new DecideGuests(new RegistrationChanges(fixture.work, ids), clock);
    const decline = (registrationId: string) => deciding().decline(named(registrationId));
    const reopen = (registrationId: string, work = fixture.work) => new ReopenRegistration(work, ids, clock).execute(named(registrationId));
    async function declined(email: string, ...more: [quantity?: number, unlockCodes?: string[]]): Promise<string> {
      const registrationId = await register(email, ...more);
      await decline(registrationId);
      return registrationId;
    }

    const types = async () => (await fixture.facts(owner.workspaceId)).map(({ type }) => type);

    it('takes seats, days, tickets of a group and its code once again, and reports each seat', async () => {
      await save(
        { capacity: 9, groupSize: 2, visibility: 'hidden' },
        {
          capacity: 50,
          days: days.map((day) => ({ ...day, capacity: 20 })),
          unlockCodes: [{ code: 'SESAME', ticketTypeRefs: ['party/entry'], maxUses: 3 }],
        },
      );
      const registrationId = await declined('ada@example.com', 2, ['SESAME']);
      expect(await left(['SESAME'])).toEqual([50, 20, 20, 9, 3]);
      await reopen(registrationId);
      expect(await left(['SESAME'])).toEqual([46, 16, 16, 7, 2]);
      expect(await statuses(registrationId)).toEqual(['pending', 'pending', 'pending', 'pending']);
      expect((await look('ada@example.com')).holding).toMatchObject({ registrationId, status: 'pending' });
      expect((await types()).slice(2)).toEqual(['registration.reopened.v1', ...Array.from({ length: 4 }, () => 'attendee.updated.v1')]);
      await decline(registrationId);
      expect(await left(['SESAME'])).toEqual([50, 20, 20, 9, 3]);
    });

    it('changes nothing once it waits, and is refused where nothing is declined', async () => {
      await save({ capacity: 5 });
      const registrationId = await declined('ada@example.com');
      await reopen(registrationId);
      const before = await types();
      await reopen(registrationId);
      expect([await types(), await left()]).toEqual([before, [undefined, 4]]);
      await deciding().approve(named(registrationId));
      await expect(reopen(registrationId)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
      await expect(reopen(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    });

    it('leaves no trace where its seats are taken by now', async () => {
      await save({ capacity: 2 }, { capacity: 50 });
      const registrationId = await declined('ada@example.com', 2);
      await register('bisi@example.com');
      const before = await types();
      await expect(reopen(registrationId)).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'sold_out' } });
      expect([await types(), await left(), await statuses(registrationId)]).toEqual([before, [49, 1], ['declined', 'declined']]);
    });

    it('[D-50] is refused for a guest who has registered again, and not for others', async () => {
      await save({ capacity: 9 });
      const registrationId = await declined('ada@example.com');
      const second = await register('ADA@example.com');
      await expect(reopen(registrationId)).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'already_registered' } });
      await decline(second);
      await register('bisi@example.com');
      await reopen(registrationId);
      await expect(reopen(second)).rejects.toMatchObject({ details: { reason: 'already_registered' } });
    });

    it('is opened once, however many requests come at once', async () => {
      await save({ capacity: 9 });
      for (let round = 0; round < 5; round += 1) {
        const registrationId = await declined(`ada-${round}@example.com`);
        await Promise.all([1, 2, 3].map(() => reopen(registrationId)));
      }
      expect(await left()).toEqual([undefined, 4]);
      expect((await types()).filter((type) => type === 'registration.reopened.v1')).toHaveLength(5);
    });

    it('[ADR 0150 r2] [ADR 0008 r1] never takes the last seat beside a registration that comes at the same time', async () => {
      await save({ capacity: 1 });
      for (let round = 0; round < ROUNDS; round += 1) {
        const registrationId = await declined(`ada-${round}@example.com`);
        const [opened, taken] = await Promise.allSettled([reopen(registrationId), register(`bisi-${round}@example.com`)]);
        expect([opened, taken].filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        expect(await left()).toEqual([undefined, 0]);
        if (opened.status === 'fulfilled') await decline(registrationId);
        if (taken.status === 'fulfilled') await decline(taken.value);
      }
    });

    it('[D-50] leaves its guest one registration when they register at the same time', async () => {
      await save({ capacity: 9 });
      for (let round = 0; round < ROUNDS; round += 1) {
        const email = `ada-${round}@example.com`;
        const registrationId = await declined(email);
        const [opened, taken] = await Promise.allSettled([reopen(registrationId), register(email)]);
        expect(await left()).toEqual([undefined, 8]);
        const held = (await look(email)).holding!.registrationId;
        expect(taken).toMatchObject({ status: 'fulfilled', value: held });
        expect(opened.status).toBe(held === registrationId ? 'fulfilled' : 'rejected');
        await decline(held);
      }
    });

    it('[ADR 0150 r2] is decided again by the rules that its event has meanwhile', async () => {
      await save({ capacity: 9 }, { days });
      const registrationId = await declined('ada@example.com');
      let isSaved = false;
      const work: typeof fixture.work = {
        run: (doing) =>
          fixture.work.run((tx) =>
            doing({
              ...tx,
              counts: {
                ...tx.counts,
                take: async (...taken: Parameters<typeof tx.counts.take>) => {
                  if (!isSaved) await save({ capacity: 9 }, { days: days.slice(0, 1) });
                  isSaved = true;
                  return tx.counts.take(...taken);
                },
              },
            }),
          ),
      };
      await reopen(registrationId, work);
      const [seat] = (await read(registrationId))!.seats;
      expect([seat!.status, seat!.countedDayIds]).toEqual(['pending', (await look()).event.rules.dayIds]);
      expect((await types()).filter((type) => type === 'registration.reopened.v1')).toHaveLength(1);
    });
  });
}
