import { randomUUID } from 'node:crypto';
import { NotFound } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import type { SavingTerms } from '../domain/savings/saving';
import { aCart, SavingWorld, timedCheckouts } from '../testing';
import { CloseAccounts } from './cancel-checkout';
import { KeepDetails } from './keep-details';

const A_DAY_S = 86_400;
const TERMS: SavingTerms = { priceMode: 'freeze', holdPolicy: 'none', refundPct: 50 };

/** Opens a plan of 1,000 for the last of the stock. */
async function planned(
  terms: Partial<SavingTerms> = {},
  kind: 'products' | 'event' = 'products',
): Promise<{ world: SavingWorld; name: CheckoutName }> {
  const world = new SavingWorld(timedCheckouts(), randomUUID(), { ...TERMS, ...terms });
  await world.fixture.setCapacity(world.workspaceId, world.seats, 1);
  world.reprice(1_000);
  await world.open(kind);
  return { world, name: world.names[0]! };
}

const ordersOf = async ({ fixture, workspaceId }: SavingWorld) =>
  (await fixture.orders(workspaceId)).map(({ status, paidMinor, number }) => [status, paidMinor, number]);
const factsOf = async ({ fixture, workspaceId }: SavingWorld) => (await fixture.facts(workspaceId)).map(({ type }) => type);
const counted = ({ fixture, workspaceId, seats }: SavingWorld) => fixture.counted(workspaceId, seats);

describe('paying part by part', () => {
  it('[D-15] [D-11] makes an order that is saving, and paid with the part that completes it', async () => {
    const { world, name } = await planned();
    expect(await world.saved(name, 300)).toMatchObject({
      status: 'open',
      saving: { startedAt: expect.any(Date), deadline: new Date('2026-03-11T09:00:00.000Z') },
    });
    expect(await ordersOf(world)).toEqual([['saving', 300, null]]);
    await world.saved(name, 200);
    expect(await ordersOf(world)).toEqual([['saving', 500, null]]);
    expect(await counted(world)).toMatchObject({ held: 0, sold: 0 });
    const paid = await world.saved(name, 500);
    expect(paid).toMatchObject({ status: 'paid', orderNumber: 1_001 });
    expect(await ordersOf(world)).toEqual([['paid', 1_000, 1_001]]);
    expect(await counted(world)).toMatchObject({ held: 0, sold: 1 });
    expect(await factsOf(world)).toEqual(['saving.part_paid.v1', 'saving.part_paid.v1', 'checkout.paid.v1']);
  });

  it('[D-15] lets several people pay at the same time', async () => {
    const { world, name } = await planned();
    await world.saved(name, 100);
    const [one, other] = [await world.save(name, 200), await world.save(name, 300)];
    for (const { attempt } of [one, other]) world.gateway.pay(attempt!.reference, attempt!.amountMinor);
    await world.settle(name, true);
    expect(await ordersOf(world)).toEqual([['saving', 600, null]]);
  });

  it('[D-96] begins once the age of every seat is given; a running plan is not stopped by later requirements of its event', async () => {
    const { world } = await planned();
    const club = aTier({ kind: 'paid', minAge: 18 });
    await world.open('products', {
      seats: [{ id: 's', lineId: 'l', ticketTypeId: club.id, position: 0, ticket: 0, countedDayIds: [], responses: {} }],
    });
    const name = world.names[1]!;
    const rules = anEventOnSale([club], { rules: { dobMode: 'attendee' } }).rules;
    world.rules = rules;
    await expect(world.save(name, 300)).rejects.toMatchObject({ details: { fields: { 'seats[0].dateOfBirth': expect.any(String) } } });
    world.rules = undefined;
    await world.saved(name, 300);
    world.rules = rules;
    expect(await world.saved(name, 700)).toMatchObject({ status: 'paid' });
  });

  it('[D-104] records the payer of a part by a masked link with that payment alone, and charges them', async () => {
    const { world, name } = await planned();
    const payer = { name: 'Bísí', email: 'bisi@example.com' };
    await world.saved(name, 100);
    const { contact } = (await world.recordOf(name)).checkout;
    await expect(world.save(name, 200, 'card', { holder: 'masked' })).rejects.toMatchObject({
      details: { fields: { 'payer.email': expect.anything() } },
    });
    const { attempt } = await world.save(name, 200, 'card', { holder: 'masked', payer });
    const other = await world.save(name, 200, 'card', { holder: 'masked', payer: { name: 'Tolú', email: 'tolu@example.com' } });
    expect([attempt!.payer, other.attempt!.payer?.email, world.gateway.charges.get(attempt!.reference)!.charge.buyer]).toEqual([
      payer,
      'tolu@example.com',
      payer,
    ]);
    const { checkout, attempts } = await world.recordOf(name);
    expect([checkout.contact, attempts.flatMap((each) => each.payer?.name ?? []).sort()]).toEqual([contact, ['Bísí', 'Tolú']]);
  });

  it('[D-104] is neither stopped nor cancelled by a masked link', async () => {
    const { world, name } = await planned();
    await expect(world.cancelling.execute({ ...name, holder: 'masked' })).rejects.toThrow(NotFound);
    await world.saved(name, 100);
    for (const end of [
      world.stopping.execute({ name, holder: 'masked' }),
      world.cancelling.execute({ ...name, holder: 'masked' }),
      new CloseAccounts(world.fixture.work, world.fixture.clock).execute({ name, holder: 'masked' }),
    ]) {
      await expect(end).rejects.toThrow(NotFound);
    }
    expect((await world.recordOf(name)).checkout.status).toBe('open');
  });

  it('[D-104] [D-11] changes contact and address by the full link, and nothing else; the order follows', async () => {
    const { world, name } = await planned();
    await world.saved(name, 100);
    const keeping = new KeepDetails(
      world.fixture.reader,
      world.fixture.work,
      { execute: async () => undefined },
      { execute: async () => undefined },
      world.fixture.clock,
    );
    const changes = { contact: { email: 'new@example.com' }, deliveryAddress: { line1: '1', city: 'Lagos', country: 'NG' } };
    expect(await keeping.execute({ name, holder: 'masked', ...changes })).toMatchObject({
      checkout: { contact: { email: 'ade@example.com' } },
      refusals: [{ code: 'VALIDATION_ERROR' }],
    });
    expect(await keeping.execute({ name, holder: 'full', ...changes })).toMatchObject({ checkout: changes, refusals: [] });
    expect(await world.fixture.orders(world.workspaceId)).toMatchObject([{ status: 'saving', paidMinor: 100 }]);
  });

  it('[D-15] goes on with the same charge when somebody presses twice, and charges it once', async () => {
    const { world, name } = await planned();
    for (const partMinor of [300, 700]) {
      const [one, other] = await Promise.all([world.save(name, partMinor), world.save(name, partMinor)]);
      expect(other.attempt!.reference).toBe(one.attempt!.reference);
      world.gateway.pay(one.attempt!.reference, partMinor);
      await world.settle(name, true);
    }
    const { attempts, payments, refunds } = await world.recordOf(name);
    expect([attempts.length, payments.map(({ appliedMinor }) => appliedMinor).sort(), refunds]).toEqual([2, [300, 700], []]);
  });

  it.each([
    ['each a part', [400, 400], [200]],
    ['each all that is missing, by two rails', [600, 600], [600]],
    ['the same part to the same account', [600], [600]],
  ])('[D-15] gives back the excess when two people pay at once: %s', async (_, parts, back) => {
    const { world, name } = await planned();
    await world.saved(name, 400);
    const [one, other = one] = await Promise.all(
      parts.map((partMinor, index) => world.save(name, partMinor, index === 0 ? 'bank_transfer' : 'card')),
    );
    for (const { attempt } of [one!, other!]) world.gateway.pay(attempt!.reference, attempt!.amountMinor);
    await Promise.all([world.settle(name, true), world.settle(name, true)]);
    const { checkout, payments, refunds } = await world.recordOf(name);
    expect([
      checkout.status,
      payments.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0),
      refunds.map(({ amountMinor }) => amountMinor),
    ]).toEqual(['paid', 1_000, back]);
    expect(await ordersOf(world)).toEqual([['paid', 1_000, 1_001]]);
  });

  it('[D-15] refuses a part that is too small or more than is missing, and a day that is not offered', async () => {
    const { world, name } = await planned();
    await expect(world.save(name, 49)).rejects.toThrow('Pay a part from 50 to 1000');
    await expect(world.save(name, 1_001)).rejects.toThrow('Pay a part from 50 to 1000');
    await expect(
      world.paying.execute({
        name,
        holder: 'full',
        partMinor: 100,
        deadline: '2026-05-01',
        rail: 'card',
        returnUrl: 'https://svc.example/c',
      }),
    ).rejects.toThrow('Choose a day');
  });

  it('[D-15] keeps to the least part that the merchant set when it began', async () => {
    const { world, name } = await planned({ leastPartPct: 30 });
    await expect(world.save(name, 299)).rejects.toThrow('Pay a part from 300 to 1000');
    expect((await world.saved(name, 300)).saving?.leastPartPct).toBe(30);
    await expect(world.save(name, 299)).rejects.toThrow('Pay a part from 300 to 700');
  });

  it('[D-15] takes the goods that are left while the last part is paid, and is refused when there are none', async () => {
    const { world, name } = await planned();
    await world.saved(name, 400);
    await world.save(name, 600);
    expect(await counted(world)).toMatchObject({ held: 1 });
    await world.open('products');
    await expect(
      world.starting.execute({ name: world.names[1]!, holder: 'full', rail: 'card', returnUrl: 'https://svc.example/c' }),
    ).rejects.toThrow('sold out');
    await world.fixture.advance(2_000);
    await world.settle(name, true);
    expect(await counted(world)).toMatchObject({ held: 0 });
    await world.start(world.names[1]!, 'card');
    await expect(world.save(name, 600)).rejects.toThrow('sold out');
    expect((await world.recordOf(name)).checkout).toMatchObject({ status: 'open', holds: 'released' });
  });

  it('[D-15] is dropped when the buyer pays all at once before the first part has come', async () => {
    const { world, name } = await planned({}, 'event');
    await world.save(name, 300);
    await world.fixture.advance(60);
    await world.start(name, 'card');
    const { checkout, attempts } = await world.recordOf(name);
    expect([checkout.saving, attempts.map(({ status, amountMinor }) => [status, amountMinor])]).toEqual([
      undefined,
      [
        ['closing', 300],
        ['pending', 1_000],
      ],
    ]);
  });

  it('[D-15] lets a buyer of tickets keep the seat until the first part has come, and then no longer, when nothing is held', async () => {
    const { world, name } = await planned({}, 'event');
    await world.save(name, 300);
    expect(await counted(world)).toMatchObject({ held: 1 });
    await world.saved(name, 300);
    expect(await counted(world)).toMatchObject({ held: 0 });
  });

  it.each(['on_start', 'at_threshold'] as const)('[D-15] holds the seats %s until the plan ends', async (holdPolicy) => {
    const { world, name } = await planned({ holdPolicy, holdThresholdPct: 50 }, 'event');
    await world.saved(name, 300);
    expect(await counted(world)).toMatchObject({ held: holdPolicy === 'on_start' ? 1 : 0 });
    await world.saved(name, 300);
    await world.fixture.advance(5 * A_DAY_S);
    await world.settle(name, true);
    expect(await counted(world)).toMatchObject({ held: 1 });
    await world.fixture.advance(6 * A_DAY_S);
    await world.settle(name, true);
    expect([await counted(world), await ordersOf(world)]).toMatchObject([{ held: 0, sold: 0 }, [['cancelled', 300, null]]]);
  });
});

describe('savings at current prices', () => {
  it('[D-15] follow the price with each read, and are complete when it falls to the saved amount', async () => {
    const { world, name } = await planned({ priceMode: 'current' });
    await world.saved(name, 600);
    world.reprice(1_200);
    expect((await world.refreshing.execute(name)).cart).toMatchObject({ totalMinor: 1_200, dueNowMinor: 1_200 });
    world.reprice(500);
    expect(await world.refreshing.execute(name)).toMatchObject({ status: 'paid', cart: { totalMinor: 500 } });
    const { refunds } = await world.recordOf(name);
    expect([refunds.map(({ amountMinor, reason }) => [amountMinor, reason]), await ordersOf(world)]).toEqual([
      [[100, 'excess']],
      [['paid', 500, 1_001]],
    ]);
  });

  it('[D-15] are completed without a charge when somebody pays a part then', async () => {
    const { world, name } = await planned({ priceMode: 'current' });
    await world.saved(name, 600);
    world.reprice(500);
    expect(await world.save(name, 300)).toMatchObject({ checkout: { status: 'paid' } });
  });

  it('[D-15] stay as they are while they cannot be priced, and frozen ones in any case', async () => {
    const { world, name } = await planned({ priceMode: 'current' });
    await world.saved(name, 600);
    world.pricing = {
      execute: async () => {
        throw new NotFound('product');
      },
    };
    expect((await world.refreshing.execute(name)).cart.totalMinor).toBe(1_000);
    const frozen = await planned();
    await frozen.world.saved(frozen.name, 600);
    frozen.world.reprice(500);
    expect((await frozen.world.refreshing.execute(frozen.name)).cart.totalMinor).toBe(1_000);
  });

  it('[D-15] are paid later when the price has fallen, but the goods are gone', async () => {
    const { world, name } = await planned({ priceMode: 'current' });
    await world.saved(name, 600);
    await world.fixture.setCapacity(world.workspaceId, world.seats, 0);
    world.reprice(500);
    expect((await world.refreshing.execute(name)).status).toBe('open');
    await world.fixture.setCapacity(world.workspaceId, world.seats, 1);
    world.pricing = { execute: async ({ responses, holdChanges }) => ({ cart: aCart(550), responses, holdChanges }) };
    expect(await world.refreshing.execute(name)).toMatchObject({ status: 'paid', cart: { totalMinor: 550 } });
  });
});

describe('the end of savings', () => {
  it('[D-15] gives back the agreed share when the buyer ends them, and reports it once', async () => {
    const { world, name } = await planned();
    await world.saved(name, 300);
    await world.fixture.advance(60);
    await world.saved(name, 201);
    expect(await world.stopping.execute({ name, holder: 'full' })).toMatchObject({ status: 'cancelled' });
    const { refunds } = await world.recordOf(name);
    expect([refunds.map(({ amountMinor }) => amountMinor), await ordersOf(world)]).toEqual([[251], [['cancelled', 250, null]]]);
    expect((await world.fixture.facts(world.workspaceId)).slice(2).map(({ type, data }) => ({ type, ...data }))).toMatchObject([
      { type: 'saving.ended.v1', why: 'buyer', refundedMinor: 251, keptMinor: 250 },
    ]);
    expect(await world.stopping.execute({ name, holder: 'secret' })).toMatchObject({ saving: { endedBy: 'buyer' } });
  });

  it('[D-15] gives back all of it when the merchant ends them, also by their server', async () => {
    for (const end of ['stop', 'cancel']) {
      const { world, name } = await planned({ refundPct: 0 });
      await world.saved(name, 300);
      await (end === 'stop' ? world.stopping.execute({ name, holder: 'secret' }) : world.cancel(name));
      expect((await world.recordOf(name)).refunds.map(({ amountMinor }) => amountMinor)).toEqual([300]);
    }
  });

  it('[D-15] is for plans alone: there is none before the first part, and none once it is paid', async () => {
    const { world, name } = await planned();
    await expect(world.stopping.execute({ name, holder: 'full' })).rejects.toThrow(NotFound);
    await world.saved(name, 300);
    await world.saved(name, 700);
    await expect(world.stopping.execute({ name, holder: 'full' })).rejects.toThrow('This checkout is paid');
  });

  it('[D-15] is followed by one reminder a week and one a day before the deadline', async () => {
    const { world, name } = await planned();
    await world.saved(name, 300);
    const remind = async () => (await world.fixture.lapsing.toRemind(10)).length > 0 && world.reminding.execute(name);
    expect(await remind()).toBe(false);
    await world.fixture.advance(4 * A_DAY_S);
    expect([await remind(), await remind()]).toEqual([true, false]);
    await world.fixture.advance(6 * A_DAY_S);
    expect([await remind(), await remind()]).toEqual([true, false]);
    expect((await factsOf(world)).filter((type) => type === 'saving.reminded.v1')).toHaveLength(2);
  });

  it('[D-15] [§6 test-mode] is the same in test mode, without reminders', async () => {
    const { world } = await planned();
    await world.open('products', { mode: 'test', holdChanges: [] });
    const name = world.names[1]!;
    world.pricing = { execute: async ({ cart, responses }) => ({ cart, responses, holdChanges: [] }) };
    expect((await world.saved(name, 300)).saving?.remindAt).toBeUndefined();
    expect(await world.saved(name, 700)).toMatchObject({ status: 'paid', orderNumber: 1_001 });
    expect(await counted(world)).toMatchObject({ held: 0, sold: 0 });
  });
});
