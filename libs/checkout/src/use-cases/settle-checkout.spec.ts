import type { CheckoutName } from '@svc/payments';
import { worldOf, type CheckoutWorld } from '../testing';

const HALF_AN_HOUR_S = 1_800;

describe('settling a checkout', () => {
  let world: CheckoutWorld;
  let name: CheckoutName;

  beforeEach(async () => {
    world = await worldOf(1);
    await world.open('event');
    name = world.names[0]!;
  });

  const settle = (fresh = false) => world.settling.execute({ ...name, fresh });
  const charge = async () => (await world.chargesOf(name)).at(-1)!;
  const asks = () => world.gateway.calls.filter(({ call }) => call === 'look').length;
  const messages = async () => (await world.fixture.facts(world.workspaceId)).map(({ type }) => type);

  async function paying(): Promise<void> {
    await world.start(name, 'card');
    await world.fixture.advance(5);
  }

  it('[§3 r2] [§3 r6] makes it paid with an order once its provider says so, and reports it', async () => {
    await paying();
    world.gateway.pay(await charge());
    const paid = await settle();
    const [order] = await world.fixture.orders(world.workspaceId);
    expect(paid).toMatchObject({ status: 'paid', orderId: order!.id, orderNumber: order!.number, holds: 'converted' });
    expect(await messages()).toEqual(['checkout.paid.v1']);
    expect((await world.recordOf(name)).checkout).toEqual(paid);
  });

  it('[ADR 0028 r1] is done once by all processes that notice the money, and nobody refunds a payment that another has booked', async () => {
    await paying();
    world.gateway.pay(await charge());
    const settled = await Promise.all([settle(true), settle(true), settle(), settle(true)]);
    expect(settled.map(({ status }) => status)).toContain('paid');
    expect(await world.recordOf(name)).toMatchObject({ checkout: { status: 'paid' }, payments: [{ disposition: 'applied' }], refunds: [] });
    expect(await world.fixture.orders(world.workspaceId)).toHaveLength(1);
  });

  it('[D-29] returns money that comes when another buyer has the seat, with the reason, and leaves it expired', async () => {
    await paying();
    await world.fixture.advance(HALF_AN_HOUR_S);
    expect((await settle()).status).toBe('expired');
    await world.open('event');
    world.gateway.pay(await charge());
    expect((await settle(true)).status).toBe('expired');
    expect(await world.recordOf(name)).toMatchObject({
      payments: [{ disposition: 'late', appliedMinor: 0 }],
      refunds: [{ amountMinor: 1_000, reason: 'late', status: 'pending' }],
    });
    expect((await messages()).sort()).toEqual(['checkout.expired.v1', 'payment.returned.v1']);
  });

  it('[D-29] buys with late money what it was for, when the seat is free', async () => {
    await paying();
    await world.fixture.advance(HALF_AN_HOUR_S);
    await settle();
    world.gateway.pay(await charge());
    expect((await settle(true)).status).toBe('paid');
    expect(await world.fixture.counted(world.workspaceId, world.seats)).toMatchObject({ held: 0, sold: 1 });
  });

  it('[D-103] gives late money back, and sells nothing, when the goods cannot be bought like this any more', async () => {
    await paying();
    await world.fixture.advance(HALF_AN_HOUR_S);
    await settle();
    world.gateway.pay(await charge());
    world.isForSale = false;
    expect((await settle(true)).status).toBe('expired');
    expect(await world.recordOf(name)).toMatchObject({
      payments: [{ disposition: 'late', appliedMinor: 0 }],
      refunds: [{ amountMinor: 1_000, reason: 'late' }],
    });
    expect(await world.fixture.counted(world.workspaceId, world.seats)).toMatchObject({ held: 0, sold: 0 });
    expect((await messages()).sort()).toEqual(['checkout.expired.v1', 'payment.returned.v1']);
  });

  it('[D-103] takes money that was paid in time, though its provider reports it 45 days later and the goods are off sale', async () => {
    await paying();
    world.gateway.pay(await charge());
    world.gateway.down = true;
    await world.fixture.advance(HALF_AN_HOUR_S);
    await world.fixture.advance(120);
    expect((await settle()).status).toBe('expired');
    await world.fixture.advance(45 * 86_400);
    world.gateway.down = false;
    world.isForSale = false;
    expect((await settle(true)).status).toBe('paid');
  });

  it('[D-103] gives back money that is later than the workspace accepts, and judges nothing for it', async () => {
    await paying();
    await world.fixture.advance(HALF_AN_HOUR_S);
    await settle();
    await world.fixture.advance(86_400);
    world.gateway.pay(await charge());
    expect((await settle(true)).status).toBe('expired');
    expect(await world.recordOf(name)).toMatchObject({ payments: [{ disposition: 'late' }], refunds: [{ reason: 'late' }] });
  });

  it('[D-29] [§4.1 r6] returns the recorded state while the provider does not answer, and delays the end by 120 s', async () => {
    await paying();
    world.gateway.down = true;
    expect((await settle()).status).toBe('open');
    await world.fixture.advance(HALF_AN_HOUR_S);
    expect((await settle()).status).toBe('open');
    await world.fixture.advance(120);
    expect((await settle()).status).toBe('expired');
  });

  it('[D-10] asks no provider about one that is paid or cancelled, unless money was reported', async () => {
    await paying();
    await world.cancel(name);
    const before = asks();
    expect((await settle()).status).toBe('cancelled');
    expect(asks()).toBe(before);
    await settle(true);
    expect(asks()).toBe(before + 1);
  });

  it('[ADR 0028 r1] takes the money that came first, in whatever order the provider reports it', async () => {
    await paying();
    const reference = await charge();
    const first = world.gateway.pay(reference, 600);
    await world.fixture.advance(1);
    const second = world.gateway.pay(reference, 600);
    world.gateway.charges.get(reference)!.receipts.reverse();
    await settle(true);
    const { payments } = await world.recordOf(name);
    const applied = (reference: string) => payments.find(({ providerReference }) => providerReference === reference)?.appliedMinor;
    expect([applied(first.providerReference), applied(second.providerReference)]).toEqual([600, 400]);
  });

  it('finds no checkout of another mode', async () => {
    await expect(world.settling.execute({ ...name, mode: 'test' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
