import type { PaymentRail } from '@svc/contracts';
import type { CheckoutName } from '@svc/payments';
import { aCart, worldOf, type CheckoutWorld } from '../testing';
import type { StartPaymentCommand } from './start-payment';

const OUR_PAGE = 'https://svc.example/c';

describe('starting to pay', () => {
  let world: CheckoutWorld;
  let name: CheckoutName;

  beforeEach(async () => {
    world = await worldOf(1);
    await world.open('products');
    name = world.names[0]!;
  });

  const start = (rail: PaymentRail = 'card', facts: Partial<StartPaymentCommand> = {}) =>
    world.starting.execute({ name, holder: 'full', rail, returnUrl: OUR_PAGE, ...facts });
  const counted = () => world.fixture.counted(world.workspaceId, world.seats);
  const after = (seconds: number) => new Date(world.fixture.clock.now().getTime() + seconds * 1_000);

  it('[D-45] takes the stock for 15 min, and has the provider open a charge', async () => {
    expect(await counted()).toMatchObject({ held: 0 });
    const { checkout, attempt } = await start();
    expect(checkout).toMatchObject({ status: 'open', holds: 'held', heldUntil: after(900) });
    expect(attempt).toMatchObject({
      status: 'pending',
      rail: 'card',
      amountMinor: 1_000,
      instructions: { accessCode: expect.any(String) },
    });
    expect(await counted()).toMatchObject({ held: 1 });
    expect(world.gateway.charges.get(attempt!.reference)!.charge).toMatchObject({
      returnUrl: OUR_PAGE,
      description: 'Tote bag',
      buyer: { email: 'ade@example.com' },
    });
  });

  it('[D-159] [ADR 0163 r2] begins none while the workspace is suspended, and books what was begun before', async () => {
    const { attempt } = await start();
    await world.open('products');
    world.isSuspended = true;
    for (const each of world.names) await expect(start('card', { name: each })).rejects.toMatchObject({ code: 'STORE_CLOSED' });
    world.gateway.pay(attempt!.reference);
    await world.settle(name, true);
    expect((await world.recordOf(name))!.checkout).toMatchObject({ status: 'paid' });
    expect(await world.recordOf(world.names[1]!)).toMatchObject({ checkout: { status: 'open', holds: 'none' }, attempts: [] });
  });

  it('[D-45] holds it as long as the workspace says', async () => {
    await world.open('products', { waits: { stockMinutes: 5, graceSeconds: 120, lateMoneyHours: 24 } });
    expect((await start('card', { name: world.names[1]! })).checkout.heldUntil).toEqual(after(300));
  });

  it('is refused when somebody else was quicker, and leaves nothing behind', async () => {
    await world.open('event');
    await expect(start()).rejects.toMatchObject({ code: 'VALIDATION_ERROR', short: [{ remaining: 0 }] });
    expect(await world.recordOf(name)).toMatchObject({ checkout: { holds: 'none', version: 1 }, attempts: [] });
  });

  it('[D-29] a transfer lasts until 2 min after the end of its account', async () => {
    await world.fixture.advance(100 * 60);
    const { checkout } = await start('bank_transfer');
    expect(checkout.expiresAt).toEqual(after(32 * 60));
  });

  it('[§4.2 r6] goes on with the same attempt; another rail ends it', async () => {
    const first = await start('bank_transfer');
    expect((await start('bank_transfer')).attempt).toEqual(first.attempt);
    await world.fixture.advance(5);
    await start('card');
    expect((await world.recordOf(name)).attempts.map(({ rail, status }) => `${rail} ${status}`)).toEqual([
      'bank_transfer closing',
      'card pending',
    ]);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] says so when the provider does not answer, sets the stock free, and asks for the same charge when the buyer tries again', async () => {
    world.gateway.failNext('open', 'after');
    await expect(start()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    const [begun] = (await world.recordOf(name)).attempts;
    expect(begun!.status).toBe('created');
    expect(await counted()).toMatchObject({ held: 0 });
    expect((await start()).attempt).toMatchObject({ id: begun!.id, status: 'pending' });
    expect(await counted()).toMatchObject({ held: 1 });
    expect(world.gateway.charges.size).toBe(1);
  });

  describe('a refusal of the provider', () => {
    const isReported = async (rail: PaymentRail) =>
      (await world.fixture.work.run(({ rails }) => rails.lock({ ...name, rail }))).isExceptionOpen;

    it('[D-127] keeps the reason with the attempt, leaves the stock to others, and takes another rail', async () => {
      world.gateway.refusal.open = 'The currency is not switched on.';
      world.gateway.refusalFacts = { code: 'unsupported_currency' };
      const refusal = { cause: 'configuration', code: 'unsupported_currency', message: 'The currency is not switched on.' };
      expect(await start()).toMatchObject({ checkout: { status: 'open', holds: 'released' }, attempt: { status: 'failed', refusal } });
      expect(await counted()).toMatchObject({ held: 0 });
      world.gateway.refusal = {};
      await world.fixture.advance(5);
      expect(await start('bank_transfer')).toMatchObject({ checkout: { holds: 'held' }, attempt: { status: 'pending' } });
      expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'failed', refusal }, { status: 'pending' }]);
      expect(await counted()).toMatchObject({ held: 1 });
    });

    it('[D-127] raises an exception by the third time within an hour on one rail', async () => {
      world.gateway.refusal.open = 'No active channel.';
      const refused = async (rail: PaymentRail) => {
        await world.fixture.advance(60);
        await start(rail);
      };
      for (const rail of ['card', 'bank_transfer', 'card', 'bank_transfer'] as const) await refused(rail);
      expect([await isReported('card'), await isReported('bank_transfer')]).toEqual([false, false]);
      for (const rail of ['card', 'card', 'card', 'card'] as const) await refused(rail);
      expect([await isReported('card'), await isReported('bank_transfer')]).toEqual([true, false]);
    });

    it('[D-127] a refused card is kept while another may be tried, raises nothing, and is forgotten once it is paid', async () => {
      const { attempt } = await start();
      world.gateway.decline(attempt!.reference, { code: 'stolen_card' });
      await world.settle(name, true);
      const held = { cause: 'card', code: 'stolen_card' };
      expect((await world.recordOf(name)).attempts).toMatchObject([{ status: 'pending', refusal: held }]);
      await world.settle(name, true);
      expect(world.log.refusals).toMatchObject([{ refusal: held }]);
      world.gateway.pay(attempt!.reference);
      await world.settle(name, true);
      const [paid] = (await world.recordOf(name)).attempts;
      expect([paid!.status, paid!.refusal, await isReported('card')]).toEqual(['paid', undefined, false]);
    });
  });

  it('[§3 r8] pays the same checkout again after a failure', async () => {
    const { attempt } = await start();
    world.gateway.refuse(attempt!.reference);
    await world.fixture.advance(5);
    const again = await start();
    expect(again.attempt).toMatchObject({ status: 'pending' });
    expect(again.attempt!.id).not.toBe(attempt!.id);
    expect((await world.recordOf(name)).attempts[0]!.status).toBe('failed');
  });

  it('[§4.2 r5] [D-82] uses the current price, once the buyer agrees', async () => {
    world.pricing = { execute: async ({ holdChanges, responses }) => ({ cart: aCart(1_200), holdChanges, responses }) };
    await expect(start()).rejects.toMatchObject({ code: 'CONFLICT', cart: { totalMinor: 1_200 } });
    expect(await counted()).toMatchObject({ held: 0 });
    expect(await start('card', { acceptedTotalMinor: 1_200, acceptedDueNowMinor: 1_200 })).toMatchObject({
      checkout: { cart: { totalMinor: 1_200 } },
      attempt: { amountMinor: 1_200 },
    });
  });

  it('[D-82] charges no deposit, and not all of it, before the buyer agrees: though the total is the same', async () => {
    world.pricing = {
      execute: async ({ holdChanges, responses }) => ({ cart: aCart(1_000, { dueNowMinor: 300 }), holdChanges, responses }),
    };
    await expect(start()).rejects.toMatchObject({ code: 'CONFLICT', cart: { dueNowMinor: 300 } });
    await expect(start('card', { acceptedTotalMinor: 1_000, acceptedDueNowMinor: 1_000 })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await start('card', { acceptedTotalMinor: 1_000, acceptedDueNowMinor: 300 })).toMatchObject({ attempt: { amountMinor: 300 } });
  });

  it('[§4.2 r5, r6] keeps the price at which the buyer began to pay on this rail, whatever it is by now', async () => {
    const { attempt } = await start('bank_transfer');
    world.pricing = { execute: async ({ responses, holdChanges }) => ({ cart: aCart(1_500), responses, holdChanges }) };
    await world.fixture.advance(5);
    expect((await start('bank_transfer')).attempt).toEqual(attempt);
    await expect(start('card')).rejects.toMatchObject({ cart: { totalMinor: 1_500 } });
  });

  it('[D-94a] [§4.2 r5] keeps its price once some of it is paid: the rest, on any rail', async () => {
    const { attempt } = await start('bank_transfer');
    world.gateway.pay(attempt!.reference, 400);
    world.pricing = { execute: async ({ responses, holdChanges }) => ({ cart: aCart(1_500), responses, holdChanges }) };
    await world.fixture.advance(5);
    expect((await start('card')).attempt).toMatchObject({ rail: 'card', amountMinor: 600, status: 'pending' });
  });

  it('[§1 r2] charges the price of the service, whatever total the buyer sends', async () => {
    await expect(start('card', { acceptedTotalMinor: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('[D-105] is not delivered outside its zone, also when it goes on with a begun payment', async () => {
    const cart = aCart(1_000, { delivery: { zoneId: 'zone', name: 'Lagos', kind: 'delivery' } });
    world.zone = { id: 'zone', name: 'Lagos', kind: 'delivery', prices: [], countries: ['NG'], postalPrefixes: [] };
    await world.open('products', { cart, deliveryAddress: { line1: '14 Hughes Avenue', city: 'Lagos', country: 'ng' } });
    name = world.names[1]!;
    await start();
    world.zone = { ...world.zone, countries: ['US'] };
    await expect(start()).rejects.toMatchObject({ details: { fields: { 'deliveryAddress.country': expect.anything() } } });
    expect((await world.recordOf(name)).attempts).toHaveLength(1);
  });

  it('[D-105] is decided again when another zone was chosen meanwhile', async () => {
    await world.open('products', {
      cart: aCart(1_000, { delivery: { zoneId: 'one', name: 'One', kind: 'delivery' } }),
      deliveryAddress: { line1: '1', city: 'Lagos', country: 'NG' },
    });
    name = world.names[1]!;
    world.pricing = {
      execute: async ({ responses, holdChanges }) => ({
        cart: aCart(1_000, { delivery: { zoneId: 'other', name: 'Other', kind: 'delivery' } }),
        responses,
        holdChanges,
      }),
    };
    await expect(start()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('finds that it is paid already, and charges nobody twice', async () => {
    const { attempt } = await start();
    world.gateway.pay(attempt!.reference);
    await world.fixture.advance(5);
    await expect(start('bank_transfer')).rejects.toMatchObject({ code: 'CHECKOUT_ALREADY_PAID' });
  });

  it('is done at once when nothing is due', async () => {
    await world.open('products', { cart: aCart(0) });
    name = world.names[1]!;
    expect(await world.starting.execute({ name, holder: 'full', returnUrl: OUR_PAGE })).toMatchObject({
      checkout: { status: 'paid', orderNumber: 1_001 },
    });
    expect(world.gateway.charges.size).toBe(0);
    expect(await counted()).toMatchObject({ held: 0, sold: 1 });
  });

  it('[§6 test-mode] takes no stock in test mode, and makes an order with a number of its own', async () => {
    await world.open('products', { mode: 'test', holdChanges: [] });
    name = world.names[1]!;
    const { attempt } = await start();
    world.gateway.pay(attempt!.reference);
    expect(await world.settling.execute({ ...name, fresh: true })).toMatchObject({ status: 'paid', orderNumber: 1_001, holds: 'none' });
    expect(await counted()).toMatchObject({ held: 0, sold: 0 });
  });
});
