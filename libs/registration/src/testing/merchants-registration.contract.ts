import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { anEvent } from '@svc/ticketing/testing';
import { registrationRequest } from '../domain/decide-registration';
import { RegisterForMerchant, type RegisterForMerchantCommand } from '../use-cases/register-for-merchant';
import type { RegistrationFixture } from './registration.contract';

const NOW = new Date('2026-02-01T12:00:00.123Z');
const DAY_MS = 24 * 3_600_000;

/** Tests registering guests by a merchant's tool in any store. `newWorkspace` makes a workspace and returns its id. */
export function merchantsRegistrationContract(open: () => RegistrationFixture, newWorkspace: () => Promise<string>): void {
  describe('a registration by the merchant', () => {
    let fixture: RegistrationFixture;
    let workspaceId: string;
    let eventId: string;
    let ticketTypeRef: string;

    beforeEach(async () => {
      fixture = open();
      workspaceId = await newWorkspace();
      await fixture.saveEvent(
        workspaceId,
        anEvent({ slug: 'party', ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 2 }] }),
      );
      const { rules } = await look();
      eventId = rules.id;
      ticketTypeRef = refOf('tkt', rules.ticketTypes[0]!.id);
    });

    const look = async () =>
      (await fixture.reader.read({ workspaceId, timezone: 'UTC', mode: 'live', slug: 'party', guestKey: '', unlockCodes: [], now: NOW }))!
        .event;
    const left = async () => Object.values((await look()).left)[0];
    const register = (email: string, { quantity = 1, ...overrides }: Partial<RegisterForMerchantCommand> & { quantity?: number } = {}) =>
      new RegisterForMerchant(fixture.reader, fixture.work, fixture.confirmations, { next: randomUUID }, { of: async () => [] }).execute({
        store: { workspaceId, timezone: 'UTC', mostSeats: 20 },
        eventId,
        slug: 'party',
        author: OPERATOR,
        override: [],
        now: NOW,
        request: registrationRequest.parse({ contact: { name: 'Ada', email }, tickets: [{ ticketTypeRef, quantity }] }),
        ...overrides,
      });
    const types = async () => (await fixture.facts(workspaceId)).map(({ type }) => type);

    it('[D-16] takes seats, and is reported with the source admin', async () => {
      const { registrationId } = await register('ada@example.com');
      expect(await fixture.facts(workspaceId)).toMatchObject([
        { type: 'attendee.registered.v1', mode: 'live', data: { registrationId, source: 'admin' } },
      ]);
      expect(await left()).toBe(1);
    });

    it('is for the named event, not for another that has its slug by now', async () => {
      await expect(register('ada@example.com', { eventId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      expect(await left()).toBe(2);
    });

    it('[D-50] returns the seat of a guest who holds one already', async () => {
      const first = await register('ada@example.com');
      expect(await register('ADA@example.com', { quantity: 2 })).toEqual(first);
      expect(await left()).toBe(1);
    });

    it('[D-42] is made once for each key, also when the same request comes several times at once', async () => {
      const made = await Promise.all(Array.from({ length: 4 }, () => register('ada@example.com', { idempotencyKey: 'import-7' })));
      expect(new Set(made.map(({ registrationId }) => registrationId)).size).toBe(1);
      expect(await register('ada@example.com', { idempotencyKey: 'import-7', now: new Date(NOW.getTime() + DAY_MS - 1) })).toEqual({
        registrationId: made[0]!.registrationId,
        isReplay: true,
      });
      expect((await types()).filter((type) => type === 'attendee.registered.v1')).toHaveLength(1);
    });

    it('[D-42] is refused for another guest under the same key, also when both come at once, and takes nothing', async () => {
      const outcomes = await Promise.allSettled(
        ['ada@example.com', 'bisi@example.com'].map((email) => register(email, { idempotencyKey: 'import-7' })),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'IDEMPOTENCY_KEY_REUSED' } });
      expect(await left()).toBe(1);
    });

    it('[D-40] may be made again under a key of the day before', async () => {
      await register('ada@example.com', { idempotencyKey: 'import-7' });
      expect(await register('bisi@example.com', { idempotencyKey: 'import-7', now: new Date(NOW.getTime() + DAY_MS) })).toMatchObject({
        isReplay: false,
      });
      expect(await left()).toBe(0);
    });

    it('never takes more seats than exist, whatever is waived, and leaves nothing behind then', async () => {
      await expect(
        register('ada@example.com', { quantity: 3, override: ['saleWindow', 'age', 'questions', 'seatCeiling'] }),
      ).rejects.toMatchObject({ code: 'TIER_SOLD_OUT' });
      const outcomes = await Promise.allSettled(
        Array.from({ length: 5 }, (_, n) => register(`guest-${n}@example.com`, { idempotencyKey: `key ${n}` })),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
      expect([await left(), (await types()).length]).toEqual([0, 2]);
    });
  });
}
