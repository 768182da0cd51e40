import { randomUUID } from 'node:crypto';
import type { CheckoutName } from '@svc/payments';
import fc from 'fast-check';
import { canBecome, type CheckoutStatus } from '../domain/checkout';
import { CheckoutWorld, isOfMerchant, ModelCommand, type TimedFixture } from './checkout-world';

const DUE = 1_000;
const KINDS = ['event', 'products', 'products'] as const;
/** Most checkouts open at the beginning, and later. */
const MOST = 6;
const AN_HOUR_S = 3_600;
/** Statuses by checkout; final ones must never change. */
type Model = { statuses: Map<string, CheckoutStatus> };
type Command = fc.AsyncCommand<Model, CheckoutWorld>;

/** Runs random events on checkouts for the same seats, and checks the invariants at every step (ADR 0028 r1, ADR 0028 r2). */
export function checkoutModelContract(
  open: () => Promise<TimedFixture>,
  newWorkspace: () => Promise<string>,
  { runs, steps }: { runs: number; steps: number },
): void {
  it('[ADR 0008 r1] [ADR 0028 r1] [D-10] whatever happens in whatever order: one order at most, no money lost or invented, nothing sold twice, ends that last', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 2 }),
        fc.commands(happenings(), { maxCommands: steps, size: 'max' }),
        async (seats, commands) => {
          const world = new CheckoutWorld(await open(), await newWorkspace(), {
            kind: 'ticket_type',
            subjectId: randomUUID(),
            count: seats,
          });
          await world.fixture.setCapacity(world.workspaceId, world.seats, seats);
          for (const kind of KINDS) await world.open(kind);
          const model: Model = { statuses: new Map() };
          await fc.asyncModelRun(() => ({ model, real: world }), commands);
          await bringToEnd(model, world);
        },
      ),
      { numRuns: runs, endOnFailure: true },
    );
  });
}

/** Event of a checkout. */
class Happening extends ModelCommand<Model, CheckoutWorld> {
  protected readonly verify = isTrue;
}

function happenings(): fc.Arbitrary<Command>[] {
  const which = fc.nat({ max: MOST - 1 });
  const rail = fc.constantFrom('card' as const, 'bank_transfer' as const);
  const part = fc.constantFrom(0.4, 1, 1, 1, 1.5);
  const pay = async (world: CheckoutWorld, name: CheckoutName, share: number) => {
    for (const reference of (await world.chargesOf(name)).slice(-1)) world.gateway.pay(reference, Math.round(DUE * share));
  };
  const on = (text: string, happen: (world: CheckoutWorld, name: CheckoutName) => Promise<unknown>) =>
    which.map((at) => new Happening(`${text} ${at}`, (world) => happen(world, nameAt(world, at))));
  const start = fc
    .tuple(which, rail)
    .map(([at, chosen]) => new Happening(`start ${at} by ${chosen}`, (world) => world.start(nameAt(world, at), chosen)));
  const begin = on('start, and pay at once', async (world, name) => {
    await world.start(name, 'card');
    await pay(world, name, 1);
  });
  const pays = fc
    .tuple(which, part)
    .map(([at, share]) => new Happening(`pay ${share} of ${at}`, (world) => pay(world, nameAt(world, at), share)));
  const opened = fc.constantFrom(...KINDS).map((kind) => new Happening(`open another of ${kind}`, (world) => openAnother(world, kind)));
  return [
    ...[start, start, start, begin, begin, pays, pays, opened],
    on('pay an older charge of', async (world, name) => {
      const [first] = await world.chargesOf(name);
      if (first) world.gateway.pay(first, DUE);
    }),
    on('let the time pass, sell the seat to another, and pay late', async (world, name) => {
      await world.start(name, 'card');
      await world.fixture.advance(2 * AN_HOUR_S);
      await world.settle(name, true);
      await openAnother(world, 'event');
      await pay(world, name, 1);
      await world.settle(name, true);
    }),
    on('pay in dollars', async (world, name) => {
      for (const reference of (await world.chargesOf(name)).slice(-1)) world.gateway.pay(reference, DUE, 'USD');
    }),
    on('refuse the card of', async (world, name) => {
      for (const reference of (await world.chargesOf(name)).slice(-1)) world.gateway.refuse(reference);
    }),
    fc
      .tuple(which, fc.constantFrom(0.3, 1))
      .map(([at, share]) => new Happening(`refund ${share} of ${at}`, (world) => world.refund(nameAt(world, at), share))),
    on('cancel', (world, name) => world.cancel(name)),
    on('poll', (world, name) => world.settle(name, false)),
    on('call back about', (world, name) => world.settle(name, true)),
    on('call back, poll and cancel at once', (world, name) =>
      Promise.all([world.settle(name, true), world.settle(name, true), world.cancel(name), world.settle(name, false)]),
    ),
    on('pay, and call back twice about', async (world, name) => {
      await pay(world, name, 1);
      await Promise.all([world.settle(name, true), world.settle(name, true)]);
    }),
    fc.constantFrom(3, 60, 60, 600, 1_200).map((seconds) => new Happening(`${seconds} s pass`, (world) => world.fixture.advance(seconds))),
    fc
      .boolean()
      .map(
        (down) => new Happening(down ? 'the provider is away' : 'the provider is there', async (world) => void (world.gateway.down = down)),
      ),
    fc.constant(new Happening('workers work', (world) => world.work())),
    fc.constant(new Happening('the sweeper sweeps', (world) => Promise.all(world.names.map((name) => world.settle(name, false))))),
  ];
}

const nameAt = ({ names }: CheckoutWorld, at: number): CheckoutName => names[at % names.length]!;

async function openAnother(world: CheckoutWorld, kind: (typeof KINDS)[number]): Promise<void> {
  if (world.names.length < MOST) await world.open(kind);
}

async function isTrue(model: Model, world: CheckoutWorld): Promise<void> {
  for (const name of world.names) await holdsTrue(model, world, name);
  await countsAreTrue(world);
}

async function holdsTrue({ statuses }: Model, world: CheckoutWorld, name: CheckoutName): Promise<void> {
  const { checkout, payments, refunds } = await world.recordOf(name);
  const { status } = checkout;
  const before = statuses.get(checkout.id) ?? 'open';
  if (before !== status) expect([before, status, canBecome(before, status)]).toEqual([before, status, true]);
  statuses.set(checkout.id, status);

  const orders = (await world.fixture.orders(world.workspaceId)).filter(({ checkoutId }) => checkoutId === checkout.id);
  expect(orders.map(({ id, paidMinor }) => ({ id, paidMinor }))).toEqual(
    status === 'paid' ? [{ id: checkout.orderId, paidMinor: DUE }] : [],
  );

  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const applied = sum(payments.map(({ appliedMinor }) => appliedMinor));
  const ofMerchant = refunds.filter(isOfMerchant);
  const byItself = refunds.filter((refund) => !isOfMerchant(refund));
  const returned = sum(byItself.map(({ amountMinor }) => amountMinor));
  expect(sum(ofMerchant.map(({ amountMinor }) => amountMinor))).toBeLessThanOrEqual(status === 'paid' ? applied : 0);
  expect({ status, kept: sum(payments.map(({ amountMinor }) => amountMinor)) - returned }).toEqual({ status, kept: applied });
  if (status === 'paid') expect(applied).toBe(DUE);
  else if (status === 'open') expect(applied).toBeLessThan(DUE);
  else expect(applied).toBe(0);

  const facts = (await world.fixture.facts(world.workspaceId)).filter(
    ({ data }) => 'checkoutId' in data && data.checkoutId === checkout.id,
  );
  const countOf = (type: string) => facts.filter((fact) => fact.type === type).length;
  expect({ paid: countOf('checkout.paid.v1'), returned: countOf('payment.returned.v1') }).toEqual({
    paid: status === 'paid' ? 1 : 0,
    returned: byItself.length,
  });
  expect(countOf('checkout.expired.v1')).toBeLessThanOrEqual(1);
  if (status === 'expired') expect(countOf('checkout.expired.v1')).toBe(1);
}

async function countsAreTrue(world: CheckoutWorld): Promise<void> {
  const { held, sold, rowsHeld, rowsSold } = await world.fixture.counted(world.workspaceId, world.seats);
  const records = await Promise.all(world.names.map((name) => world.recordOf(name)));
  const inState = (state: string) => records.filter(({ checkout }) => checkout.holds === state).length;
  expect({ held, sold }).toEqual({ held: rowsHeld, sold: rowsSold });
  expect({ held, sold }).toEqual({ held: inState('held'), sold: inState('converted') });
  expect(held + sold).toBeLessThanOrEqual(world.seats.count);
  expect(records.filter(({ checkout }) => checkout.status === 'paid')).toHaveLength(sold);
}

/** Brings everything to its end: the provider answers, all time is over, all jobs have run. Then its books and ours agree. */
async function bringToEnd(model: Model, world: CheckoutWorld): Promise<void> {
  world.gateway.down = false;
  for (const rounds of [1, 2]) {
    await world.fixture.advance(rounds * 10_000);
    for (const name of world.names) await world.settle(name, true);
    await isTrue(model, world);
    await world.work();
  }
  for (const name of world.names) {
    const { checkout, attempts, refunds } = await world.recordOf(name);
    const references = attempts.map(({ reference }) => reference);
    const received = references
      .flatMap((reference) => world.gateway.charges.get(reference)?.receipts ?? [])
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const ofMerchant = refunds.filter(isOfMerchant).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const returned = references.reduce((sum, reference) => sum + world.gateway.refundedOf(reference), 0);
    expect(checkout.status).not.toBe('open');
    expect(refunds.every(({ status }) => status === 'succeeded')).toBe(true);
    expect({ status: checkout.status, kept: received - returned }).toEqual({
      status: checkout.status,
      kept: checkout.status === 'paid' ? DUE - ofMerchant : 0,
    });
  }
}
