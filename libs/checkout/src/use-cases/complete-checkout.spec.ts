import type { PricedCart } from '@svc/contracts';
import { anEventOnSale, aTier, idNumber } from '@svc/ticketing/testing';
import { refOf } from '@svc/kernel';
import { CheckoutReader, type OpeningContext } from '../ports/checkout-reader';
import type { EventPricingContext } from '../domain/pricing/pricing-context';
import { aCart, worldOf, type CheckoutWorld } from '../testing';
import { aCode, anEventPricingContext, idsInOrder } from '../testing/checkout.builder';
import { priceTickets } from '../domain/pricing/price-tickets';
import { CompleteCheckout, type CompleteCheckoutCommand } from './complete-checkout';
import type { RepriceProducts } from './reprice-products';

const tier = aTier({ kind: 'paid' });
const event = anEventOnSale([tier]);
const tickets = [{ ticketTypeRef: refOf('tkt', tier.id), quantity: 1 }];
const cart: PricedCart = {
  ...priceTickets(
    anEventPricingContext({ event }),
    { tickets, responses: {}, unlockCodes: [] } as never,
    new Date('2026-03-01T09:00:00Z'),
    idsInOrder(),
  ).cart,
};

describe('completing a checkout on its page', () => {
  let world: CheckoutWorld;
  let context: EventPricingContext | undefined;
  let pricing: Pick<RepriceProducts, 'execute'>;

  beforeEach(async () => {
    world = await worldOf(1);
    context = anEventPricingContext({ event, discountCode: aCode() });
    pricing = { execute: async ({ responses, holdChanges }) => ({ cart: aCart(1_200), responses, holdChanges }) };
  });

  const complete = (choices: CompleteCheckoutCommand['choices'] = {}, more: Partial<CompleteCheckoutCommand> = {}) => {
    const reader = {
      find: (...name: Parameters<CheckoutReader['find']>) => world.fixture.reader.find(...name),
      event: async (): Promise<OpeningContext<EventPricingContext>> => ({ context, timeouts: {} as never }),
    } as unknown as CheckoutReader;
    return new CompleteCheckout(
      reader,
      world.fixture.work,
      { execute: (...args) => pricing.execute(...args) },
      world.fixture.clock,
    ).execute({
      name: world.names[0]!,
      holder: 'full',
      choices,
      ...more,
    });
  };
  const record = () => world.recordOf(world.names[0]!);
  const counted = () => world.fixture.counted(world.workspaceId, world.seats);

  it('[D-38] [D-82] keeps the choices at their price, and takes nothing before the buyer pays', async () => {
    await world.open('products');
    expect(await complete()).toMatchObject({ cart: { totalMinor: 1_200 }, holds: 'none', version: 2 });
    expect((await record()).checkout).toMatchObject({ cart: { totalMinor: 1_200 }, status: 'open' });
    expect(await counted()).toMatchObject({ held: 0 });
  });

  it('[§4.2 r5] closes the payment that the buyer had begun, which was another amount, and lets its stock go', async () => {
    await world.open('products');
    await world.starting.execute({ name: world.names[0]!, holder: 'full', rail: 'card', returnUrl: 'https://svc.example/c' });
    await complete();
    expect(await record()).toMatchObject({ checkout: { holds: 'released', heldUntil: undefined }, attempts: [{ status: 'closing' }] });
    expect(await counted()).toMatchObject({ held: 0 });
  });

  it('[D-94a] changes nothing once some of it is paid, or all, or it has ended', async () => {
    await world.open('products');
    const { attempt } = await world.starting.execute({
      name: world.names[0]!,
      holder: 'full',
      rail: 'card',
      returnUrl: 'https://svc.example/c',
    });
    world.gateway.pay(attempt!.reference);
    await world.fixture.advance(5);
    await world.settle(world.names[0]!, true);
    await expect(complete()).rejects.toMatchObject({ code: 'CHECKOUT_ALREADY_PAID' });
    world = await worldOf(1);
    await world.open('products');
    await world.fixture.advance(3 * 3_600);
    await expect(complete()).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('[D-104] takes no code off, and chooses no other zone, for a masked link', async () => {
    await world.open('products', {
      cart: aCart(1_000, {
        discountCode: { id: idNumber(600), code: 'WELCOME10' },
        delivery: { zoneId: idNumber(700), name: 'Lagos', kind: 'delivery' },
      }),
    });
    await expect(complete({ discountCode: '', deliveryZoneRef: refOf('dlz', idNumber(701)) }, { holder: 'masked' })).rejects.toMatchObject({
      details: { fields: { discountCode: expect.anything(), deliveryZoneRef: expect.anything() } },
    });
    expect((await record()).checkout.version).toBe(1);
    expect(await complete({ discountCode: 'welcome10', lines: [{ responses: { size: 'M' } }] }, { holder: 'masked' })).toMatchObject({
      version: 2,
    });
  });

  it('[D-104] makes no more choices for a savings plan', async () => {
    await world.open('products', {
      saving: { startedAt: new Date(0), deadline: new Date(0), priceMode: 'freeze', holdPolicy: 'none', refundPct: 100 },
    });
    for (const holder of ['full', 'masked', 'secret'] as const)
      await expect(complete({ discountCode: 'X' }, { holder })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('[D-105] changes zone and address in one, closes payments under way, and is refused while an account is open', async () => {
    const zone = (id: number) => ({ zoneId: idNumber(id), name: 'Zone', kind: 'delivery' as const });
    await world.open('products', {
      cart: aCart(1_000, { delivery: zone(700) }),
      deliveryAddress: { line1: '1', city: 'Lagos', country: 'NG' },
    });
    const seen: (string | undefined)[] = [];
    pricing = {
      execute: async ({ responses, holdChanges, deliveryAddress }) => ({
        responses,
        holdChanges,
        cart: aCart(1_200, { delivery: zone(701) }),
        seen: seen.push(deliveryAddress?.country),
      }),
    };
    const change = () =>
      complete(
        { deliveryZoneRef: refOf('dlz', idNumber(701)) },
        { deliveryAddress: { line1: '1 Elm St', city: 'Houston', country: 'US' } },
      );
    await world.start(world.names[0]!, 'bank_transfer');
    await expect(change()).rejects.toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('"Pay another way"') });
    expect((await record()).checkout).toMatchObject({ cart: { delivery: { zoneId: idNumber(700) } }, deliveryAddress: { country: 'NG' } });
    await world.start(world.names[0]!, 'card');
    expect(await change()).toMatchObject({ cart: { delivery: { zoneId: idNumber(701) } }, deliveryAddress: { country: 'US' } });
    expect([seen.at(-1), (await record()).attempts.map(({ status }) => status)]).toEqual(['US', ['closing', 'closing']]);
  });

  it('is refused when something else changed the checkout meanwhile', async () => {
    await world.open('products');
    pricing = {
      execute: async ({ responses, holdChanges }) => {
        await world.fixture.work.run(async ({ checkouts }) => checkouts.update((await checkouts.lock(world.names[0]!))!));
        return { cart: aCart(1), responses, holdChanges };
      },
    };
    await expect(complete()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await record()).checkout.cart.totalMinor).toBe(1_000);
  });

  it('[decisions 3.16 codes] puts a code on tickets and takes it off again, its use held with their seats', async () => {
    await world.open('event', { cart, mode: 'live' });
    const uses = { kind: 'discount_code' as const, subjectId: idNumber(600) };
    await world.fixture.setCapacity(world.workspaceId, uses, 1);
    expect(await complete({ discountCode: 'welcome10' })).toMatchObject({
      cart: { discountCode: { code: 'Welcome10' }, discountMinor: 50_000, totalMinor: 450_000 },
      holds: 'held',
    });
    expect(await world.fixture.counted(world.workspaceId, uses)).toMatchObject({ held: 1 });
    expect(await counted()).toMatchObject({ held: 1 });
    const dropped = await complete({ discountCode: '' });
    expect(dropped.cart).toEqual(cart);
    expect(await world.fixture.counted(world.workspaceId, uses)).toMatchObject({ held: 0 });
    expect(await counted()).toMatchObject({ held: 1 });
  });

  it('[decisions 3.16 codes] keeps the seats when the code was used up meanwhile', async () => {
    await world.open('event', { cart });
    await world.fixture.setCapacity(world.workspaceId, { kind: 'discount_code', subjectId: idNumber(600) }, 0);
    await expect(complete({ discountCode: 'welcome10' })).rejects.toMatchObject({ short: [{ kind: 'discount_code', remaining: 0 }] });
    expect((await record()).checkout).toMatchObject({ cart: { totalMinor: 500_000 }, holds: 'held' });
    expect(await counted()).toMatchObject({ held: 1 });
  });

  it('[decisions 3.16 codes] says at the code that it is unknown, or that the event takes none', async () => {
    await world.open('event', { cart });
    context = { ...context!, discountCode: undefined };
    await expect(complete({ discountCode: 'NOPE' })).rejects.toMatchObject({
      details: { fields: { discountCode: expect.stringContaining('no such code') } },
    });
    context = undefined;
    await expect(complete({ discountCode: 'NOPE' })).rejects.toMatchObject({
      details: { fields: { discountCode: expect.stringContaining('takes no codes') } },
    });
  });
});
