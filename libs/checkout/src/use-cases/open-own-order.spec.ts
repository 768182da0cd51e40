import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import type { HoldChange } from '../domain/checkout';
import { ownOrderRequest } from '../domain/opening/own-order-request';
import type { CheckoutReader } from '../ports/checkout-reader';
import type { CheckoutUnitOfWork } from '../ports/checkout-tx';
import { anEventPricingContext, CheckoutWorld, InMemoryOpening, timedCheckouts } from '../testing';
import { GiveUpOpening } from './open-headless-checkout';
import { OpenOwnOrder } from './open-own-order';

const TIMEOUTS = { eventMinutes: 30, headlessMinutes: 15, stockMinutes: 15, graceSeconds: 120, lateMoneyHours: 24 };
const ids = { next: () => randomUUID() };
const entry = aTier({ kind: 'paid' });
const context = anEventPricingContext({ event: anEventOnSale([entry]) });
const SEAT: Omit<HoldChange, 'count'> = { kind: 'ticket_type', subjectId: entry.id };

describe('[D-163] an order by hand', () => {
  let world: CheckoutWorld;
  let opening: InMemoryOpening;

  beforeEach(() => {
    const memory = timedCheckouts();
    world = new CheckoutWorld(memory, randomUUID(), { ...SEAT, count: 2 });
    opening = new InMemoryOpening(memory);
    opening.events.set(context.event.rules.id, context.event.rules.version);
  });

  /** @param work unit of work in which the money is booked */
  function place(payment: object | string = { method: 'cash' }, work: CheckoutUnitOfWork = world.fixture.work) {
    const { clock, work: own } = world.fixture;
    const reader = {
      event: async () => ({ context, timeouts: TIMEOUTS }),
      eventSlugOf: async () => 'launch-night',
    } as unknown as CheckoutReader;
    const items = [{ ticketTypeRef: refOf('tkt', entry.id), quantity: 1 }];
    const request = ownOrderRequest.parse({ contact: { name: 'Adé', phone: '+2348031234567' }, items, payment });
    return new OpenOwnOrder(reader, opening, work, new GiveUpOpening(own, ids, clock), ids, clock).execute({
      workspaceId: world.workspaceId,
      author: OPERATOR,
      request,
      body: request,
      returnUrl: 'https://svc.example/ile',
      now: clock.now(),
    });
  }
  const counted = () => world.fixture.counted(world.workspaceId, SEAT);
  const orders = () => world.fixture.orders(world.workspaceId);

  it('is paid by the money that was taken, without an attempt, or waits for its buyer for a day', async () => {
    const { checkout } = await place();
    const { payments, attempts } = await world.recordOf({ workspaceId: world.workspaceId, mode: 'live', checkoutId: checkout.id });
    expect([checkout.status, attempts, await counted()]).toMatchObject(['paid', [], { held: 0, sold: 1 }]);
    expect(payments).toMatchObject([{ provider: 'by_hand', rail: 'cash', disposition: 'applied' }]);
    expect(payments[0]).not.toHaveProperty('attemptId');
    expect(await orders()).toHaveLength(1);
    expect(await world.fixture.facts(world.workspaceId)).toMatchObject([{ type: 'checkout.paid.v1', data: { byMerchant: true } }]);
    const { checkout: toPay } = await place('link');
    expect([toPay.status, toPay.expiresAt.getTime() - toPay.createdAt.getTime()]).toEqual(['open', 86_400_000]);
  });

  it('books no money where its event is cancelled meanwhile, since no provider could return it, and frees the seat', async () => {
    const cancelled: CheckoutUnitOfWork = {
      run: (work) =>
        world.fixture.work.run((tx) => {
          const lock: typeof tx.checkouts.lock = async (name) => {
            const checkout = await tx.checkouts.lock(name);
            return checkout && { ...checkout, isEventCancelled: true };
          };
          return work({ ...tx, checkouts: Object.assign(Object.create(tx.checkouts) as typeof tx.checkouts, { lock }) });
        }),
    };
    await expect(place({ method: 'cash' }, cancelled)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([await orders(), await counted()]).toMatchObject([[], { held: 0, sold: 0 }]);
  });

  it('books no money where its checkout has ended meanwhile', async () => {
    const late: CheckoutUnitOfWork = {
      run: async (work) => {
        await world.fixture.advance(86_401);
        return world.fixture.work.run(work);
      },
    };
    await expect(place({ method: 'cash' }, late)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect([await orders(), await counted()]).toMatchObject([[], { held: 0, sold: 0 }]);
  });
});
