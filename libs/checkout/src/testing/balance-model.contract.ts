import { randomUUID } from 'node:crypto';
import type { CheckoutName } from '@svc/payments';
import fc from 'fast-check';
import type { OrderName } from '../domain/settlement/balance';
import { canBecome, type CheckoutStatus } from '../domain/checkout';
import { OpenBalance } from '../use-cases/balance-checkout';
import { CheckoutWorld, ModelCommand, type TimedFixture } from './checkout-world';
import { aCart } from './checkout.builder';

const DEPOSIT = 1_000;
const BALANCE = 2_000;
/** Statuses by checkout; final ones must never change. */
type Model = { statuses: Map<string, CheckoutStatus> };

/** Order that was paid by deposit, and all events that can happen to its balance. */
interface Owing {
  world: CheckoutWorld;
  order: OrderName;
  opening: OpenBalance;
}

/** Runs random events on the balance of an order, and checks the invariants at every step (ADR 0028 r1, ADR 0028 r2). */
export function balanceModelContract(
  open: () => Promise<TimedFixture>,
  newWorkspace: () => Promise<string>,
  { runs, steps }: { runs: number; steps: number },
): void {
  it('[ADR 0028 r1] [ADR 0028 r2] [D-11] whatever happens to a balance in whatever order: it is paid once at most, no money is lost or invented, ends last', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(happenings(), { maxCommands: steps, size: 'max' }), async (commands) => {
        const owing = await deposited(await open(), await newWorkspace());
        const model: Model = { statuses: new Map() };
        await fc.asyncModelRun(() => ({ model, real: owing }), commands);
        await bringToEnd(model, owing);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
}

/** Opens an order of 3000, of which 1000 are paid. */
async function deposited(fixture: TimedFixture, workspaceId: string): Promise<Owing> {
  const world = new CheckoutWorld(fixture, workspaceId, { kind: 'variant', subjectId: randomUUID(), count: 1 });
  await world.open('products', { holdChanges: [], cart: aCart(DEPOSIT, { totalMinor: DEPOSIT + BALANCE, balanceMinor: BALANCE }) });
  const [name] = world.names.splice(0);
  await world.start(name!, 'card');
  const [reference] = await world.chargesOf(name!);
  world.gateway.pay(reference!, DEPOSIT);
  await world.settle(name!, true);
  const [order] = await fixture.orders(workspaceId);
  return {
    world,
    order: { workspaceId, mode: 'live', orderId: order!.id },
    opening: new OpenBalance(fixture.work, { next: () => randomUUID() }, fixture.clock),
  };
}

class Happening extends ModelCommand<Model, Owing> {
  protected readonly verify = isTrue;
}

function happenings(): fc.Arbitrary<fc.AsyncCommand<Model, Owing>>[] {
  const which = fc.nat({ max: 3 });
  const rail = fc.constantFrom('card' as const, 'bank_transfer' as const);
  const always = (text: string, happen: (owing: Owing) => Promise<unknown>) => fc.constant(new Happening(text, happen));
  const on = (text: string, happen: (owing: Owing, name: CheckoutName) => Promise<unknown>) =>
    which.map(
      (at) =>
        new Happening(`${text} ${at}`, async (owing) => {
          const { names } = owing.world;
          if (names.length > 0) await happen(owing, names[at % names.length]!);
        }),
    );
  const begin = fc.tuple(rail, fc.boolean()).map(
    ([chosen, atOnce]) =>
      new Happening(`begin by ${chosen}${atOnce ? ', and pay' : ''}`, async (owing) => {
        const name = await openBalance(owing);
        if (name) await owing.world.start(name, chosen);
        if (name && atOnce) await pay(owing, name, 1);
      }),
  );
  const pays = fc.tuple(which, fc.constantFrom(0.4, 1, 1, 1.5)).map(
    ([at, share]) =>
      new Happening(`pay ${share} of ${at}`, async (owing) => {
        const { names } = owing.world;
        if (names.length > 0) await pay(owing, names[at % names.length]!, share);
      }),
  );
  return [
    ...[begin, begin, begin, pays, pays],
    on('poll', ({ world }, name) => world.settle(name, false)),
    on('call back about', ({ world }, name) => world.settle(name, true)),
    on('call back about, twice at once,', ({ world }, name) => Promise.all([world.settle(name, true), world.settle(name, true)])),
    always('call back about all of them at once', ({ world }) => Promise.all(world.names.map((name) => world.settle(name, true)))),
    always('the merchant takes it by hand', ({ world, order }) => world.fixture.makeOrder(order, 'paid')),
    always('the merchant calls the order off', ({ world, order }) => world.fixture.makeOrder(order, 'cancelled')),
    fc.constantFrom(60, 3_600, 90_000).map((seconds) => new Happening(`${seconds} s pass`, ({ world }) => world.fixture.advance(seconds))),
    fc
      .boolean()
      .map(
        (down) =>
          new Happening(down ? 'the provider is away' : 'the provider is there', async ({ world }) => void (world.gateway.down = down)),
      ),
    always('workers work', ({ world }) => world.work()),
  ];
}

async function openBalance({ world, order, opening }: Owing): Promise<CheckoutName | undefined> {
  const checkout = await opening.execute(order);
  if (!checkout) return undefined;
  const name = { workspaceId: order.workspaceId, mode: order.mode, checkoutId: checkout.id };
  if (!world.names.some(({ checkoutId }) => checkoutId === checkout.id)) world.names.push(name);
  return name;
}

async function pay({ world }: Owing, name: CheckoutName, share: number): Promise<void> {
  for (const reference of (await world.chargesOf(name)).slice(-1)) world.gateway.pay(reference, Math.round(BALANCE * share));
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function isTrue({ statuses }: Model, { world, order }: Owing): Promise<void> {
  const records = await Promise.all(world.names.map((name) => world.recordOf(name)));
  for (const {
    checkout: { id, status },
    payments,
    refunds,
  } of records) {
    const before = statuses.get(id) ?? 'open';
    if (before !== status) expect([before, status, canBecome(before, status)]).toEqual([before, status, true]);
    statuses.set(id, status);
    const applied = sum(payments.map(({ appliedMinor }) => appliedMinor));
    expect({
      status,
      kept: sum(payments.map(({ amountMinor }) => amountMinor)) - sum(refunds.map(({ amountMinor }) => amountMinor)),
    }).toEqual({ status, kept: applied });
    if (status === 'paid') expect(applied).toBe(BALANCE);
    else if (status === 'open') expect(applied).toBeLessThan(BALANCE);
    else expect(applied).toBe(0);
  }
  const paid = records.filter(({ checkout }) => checkout.status === 'paid').length;
  const facts = (await world.fixture.facts(order.workspaceId)).map(({ type }) => type);
  const countOf = (type: string) => facts.filter((each) => each === type).length;
  const orders = await world.fixture.orders(order.workspaceId);
  expect(paid).toBeLessThanOrEqual(1);
  expect(orders.map(({ paidMinor }) => paidMinor)).toEqual([DEPOSIT + paid * BALANCE]);
  expect({ updated: countOf('order.updated.v1'), thanked: countOf('order.balance_paid.v1') }).toEqual({ updated: paid, thanked: paid });
  expect({ completed: countOf('checkout.paid.v1'), expired: countOf('checkout.expired.v1') }).toEqual({ completed: 1, expired: 0 });
  expect(countOf('payment.returned.v1')).toBe(sum(records.map(({ refunds }) => refunds.length)));
}

/** Brings everything to its end: the provider answers, all time is over, all jobs have run. Then its books and ours agree. */
async function bringToEnd(model: Model, owing: Owing): Promise<void> {
  const { world } = owing;
  world.gateway.down = false;
  for (const rounds of [1, 2]) {
    await world.fixture.advance(rounds * 100_000);
    for (const name of world.names) await world.settle(name, true);
    await isTrue(model, owing);
    await world.work();
  }
  for (const name of world.names) {
    const { checkout, attempts, refunds } = await world.recordOf(name);
    const references = attempts.map(({ reference }) => reference);
    const received = sum(
      references.flatMap((reference) => world.gateway.charges.get(reference)?.receipts ?? []).map(({ amountMinor }) => amountMinor),
    );
    expect(checkout.status).not.toBe('open');
    expect(refunds.every(({ status }) => status === 'succeeded')).toBe(true);
    const netReceived = received - sum(references.map((reference) => world.gateway.refundedOf(reference)));
    expect({ status: checkout.status, kept: netReceived }).toEqual({
      status: checkout.status,
      kept: checkout.status === 'paid' ? BALANCE : 0,
    });
  }
}
