import { percentOf } from '@svc/kernel';
import type { CheckoutName } from '@svc/payments';
import fc from 'fast-check';
import { canBecome, type CheckoutStatus } from '../domain/checkout';
import { isSavingOver, isSavingUp, savedMinorOf, type SavingTerms } from '../domain/savings/saving';
import { type CheckoutRecord, ModelCommand, SavingWorld, type TimedFixture, unlessRefused } from './checkout-world';

const PRICE = 1_000;
/** Prices that the piece has, one after the other. */
const PRICES = [700, PRICE, 1_300] as const;
/** Statuses by checkout; final ones must never change. */
type Model = { statuses: Map<string, CheckoutStatus> };

/** Runs random events on savings plans for the same piece, and checks the invariants at every step (ADR 0028 r1, ADR 0039). */
export function savingModelContract(
  open: () => Promise<TimedFixture>,
  newWorkspace: () => Promise<string>,
  { runs, steps }: { runs: number; steps: number },
): void {
  it('[ADR 0028 r1] [D-15] whatever happens to savings in whatever order: kept and refunded amounts are all that was paid, nothing is sold twice, ends last', async () => {
    await fc.assert(
      fc.asyncProperty(terms(), fc.commands(happenings(), { maxCommands: steps, size: 'max' }), async (shares, commands) => {
        const world = new SavingWorld(await open(), await newWorkspace(), shares);
        await world.fixture.setCapacity(world.workspaceId, world.seats, 1);
        world.reprice(PRICE);
        for (const kind of ['event', 'products', 'products'] as const) await world.open(kind);
        const model: Model = { statuses: new Map() };
        await fc.asyncModelRun(() => ({ model, real: world }), commands);
        await bringToEnd(model, world);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
}

function terms(): fc.Arbitrary<SavingTerms> {
  return fc.record({
    priceMode: fc.constantFrom('freeze' as const, 'current' as const),
    holdPolicy: fc.constantFrom('none' as const, 'on_start' as const, 'at_threshold' as const),
    holdThresholdPct: fc.constant(50),
    refundPct: fc.constantFrom(100, 33, 0),
  });
}

/** Event of a savings plan. */
class Happening extends ModelCommand<Model, SavingWorld> {
  protected readonly verify = isTrue;
}

function happenings(): fc.Arbitrary<fc.AsyncCommand<Model, SavingWorld>>[] {
  const which = fc.nat({ max: 2 });
  const at = (text: string, happen: (world: SavingWorld, name: CheckoutName) => Promise<unknown>) =>
    which.map((index) => new Happening(`${text} ${index}`, async (world) => happen(world, world.names[index % world.names.length]!)));
  const share = fc.constantFrom(0.1, 0.4, 0.4, 0.5, 1);
  const save = fc.tuple(which, share, fc.constantFrom('card' as const, 'bank_transfer' as const), fc.constantFrom(0, 0.5, 1, 1, 1.5)).map(
    ([index, part, rail, paid]) =>
      new Happening(`save ${part} of ${index} by ${rail}, and pay ${paid} of it`, async (world) => {
        const name = world.names[index % world.names.length]!;
        await unlessRefused(world.save(name, await partOf(world, name, part), rail));
        if (paid > 0) await pay(world, name, paid);
        if (paid === 1) await world.settle(name, true);
      }),
  );
  return [
    ...[save, save, save, save, save],
    fc
      .tuple(which, fc.constantFrom(0.5, 1, 2))
      .map(
        ([index, part]) => new Happening(`pay ${part} of ${index}`, (world) => pay(world, world.names[index % world.names.length]!, part)),
      ),
    at('pay an older charge of', async (world, name) => {
      const [first] = await world.chargesOf(name);
      if (first) world.gateway.pay(first, PRICE / 2);
    }),
    at('pay in dollars', async (world, name) => {
      for (const reference of (await world.chargesOf(name)).slice(-1)) world.gateway.pay(reference, PRICE, 'USD');
    }),
    at('buy at once', async (world, name) => {
      await world.start(name, 'card');
      await pay(world, name, 1);
    }),
    at('look at', (world, name) => world.refreshing.execute(name)),
    at('poll', (world, name) => world.settle(name, false)),
    at('call back about', (world, name) => world.settle(name, true)),
    at('call back, look and stop at once', (world, name) =>
      Promise.all([
        world.settle(name, true),
        world.refreshing.execute(name),
        unlessRefused(world.stopping.execute({ name, holder: 'full' })),
        world.settle(name, true),
      ]),
    ),
    at('the buyer stops', (world, name) => unlessRefused(world.stopping.execute({ name, holder: 'full' }))),
    at('the merchant stops', (world, name) => unlessRefused(world.stopping.execute({ name, holder: 'secret' }))),
    at('the merchant’s server cancels', (world, name) => world.cancel(name)),
    at('remind of', (world, name) => world.reminding.execute(name)),
    fc.constantFrom(...PRICES).map((price) => new Happening(`it costs ${price} now`, async (world) => world.reprice(price))),
    fc
      .constantFrom(60, 1_200, 90_000, 400_000)
      .map((seconds) => new Happening(`${seconds} s pass`, ({ fixture }) => fixture.advance(seconds))),
    fc
      .boolean()
      .map(
        (down) => new Happening(down ? 'the provider is away' : 'the provider is there', async (world) => void (world.gateway.down = down)),
      ),
    fc.constant(new Happening('workers work', (world) => world.work())),
  ];
}

async function partOf(world: SavingWorld, name: CheckoutName, share: number): Promise<number> {
  const { checkout, payments } = await world.recordOf(name);
  return Math.round((checkout.cart.totalMinor - savedMinorOf(payments)) * share);
}

/** Pays a share of the last charge. */
async function pay(world: SavingWorld, name: CheckoutName, share: number): Promise<void> {
  for (const reference of (await world.chargesOf(name)).slice(-1))
    world.gateway.pay(reference, Math.round(world.gateway.charges.get(reference)!.charge.attempt.amountMinor * share));
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

async function isTrue(model: Model, world: SavingWorld): Promise<void> {
  const records = await Promise.all(world.names.map((name) => world.recordOf(name)));
  for (const record of records) {
    const { id, status } = record.checkout;
    const before = model.statuses.get(id) ?? 'open';
    if (before !== status) expect([before, status, canBecome(before, status)]).toEqual([before, status, true]);
    model.statuses.set(id, status);
    await moneyIsTrue(record, world);
  }
  const { held, sold, rowsHeld, rowsSold } = await world.fixture.counted(world.workspaceId, world.seats);
  expect({ held, sold }).toEqual({ held: rowsHeld, sold: rowsSold });
  expect(held + sold).toBeLessThanOrEqual(1);
  expect({ held, sold }).toEqual({
    held: records.filter(({ checkout }) => checkout.holds === 'held').length,
    sold: records.filter(({ checkout }) => checkout.status === 'paid').length,
  });
}

async function moneyIsTrue({ checkout, payments, refunds }: CheckoutRecord, world: SavingWorld): Promise<void> {
  const { id, status, saving, cart } = checkout;
  const applied = savedMinorOf(payments);
  expect({ status, applied, back: sum(refunds.map(({ amountMinor }) => amountMinor)) }).toEqual({
    status,
    applied,
    back: sum(payments.map(({ amountMinor }) => amountMinor)) - applied,
  });
  const orders = (await world.fixture.orders(world.workspaceId)).filter(({ checkoutId }) => checkoutId === id);
  expect(orders.map((order) => [order.status, order.paidMinor, order.number !== null])).toEqual(
    status === 'paid'
      ? [['paid', cart.totalMinor, true]]
      : isSavingUp(checkout)
        ? [['saving', applied, false]]
        : isSavingOver(checkout)
          ? [['cancelled', applied, false]]
          : [],
  );
  if (status === 'paid') expect(applied).toBe(cart.totalMinor);
  if (isSavingUp(checkout))
    expect([applied > 0, checkout.holds !== 'held' || checkout.heldUntil !== undefined || holdsByTerms(applied, checkout)]).toEqual([
      true,
      true,
    ]);
  if ((status === 'expired' || status === 'cancelled') && !saving?.startedAt) expect(applied).toBe(0);

  const facts = (await world.fixture.facts(world.workspaceId)).filter(({ data }) => 'checkoutId' in data && data.checkoutId === id);
  const ended = facts.flatMap((fact) => (fact.type === 'saving.ended.v1' ? [fact.data] : []));
  expect(ended).toHaveLength(isSavingOver(checkout) ? 1 : 0);
  for (const { why, refundedMinor, keptMinor } of ended) {
    const backPct = why === 'merchant' ? 100 : saving!.refundPct;
    expect({ keptMinor, refundedMinor }).toEqual({ keptMinor: applied, refundedMinor: percentOf(keptMinor + refundedMinor, backPct) });
  }
  const reported = facts.flatMap((fact) => (fact.type === 'payment.returned.v1' ? [fact.data.refundId] : []));
  const ofEndedPlans = refunds.filter((refund) => !reported.includes(refund.id));
  expect(sum(ofEndedPlans.map(({ amountMinor }) => amountMinor))).toBe(sum(ended.map(({ refundedMinor }) => refundedMinor)));
  const countOf = (type: string) => facts.filter((fact) => fact.type === type).length;
  expect({
    paid: countOf('checkout.paid.v1'),
    first: facts.filter((fact) => fact.type === 'saving.part_paid.v1' && fact.data.isFirst).length <= 1,
  }).toEqual({ paid: status === 'paid' ? 1 : 0, first: true });
}

/** A plan that has reached its share of one price goes on holding when the price rises. */
function holdsByTerms(applied: number, { saving, cart }: CheckoutRecord['checkout']): boolean {
  return (
    saving!.holdPolicy === 'on_start' || (saving!.holdPolicy === 'at_threshold' && applied * 2 >= Math.min(cart.totalMinor, ...PRICES))
  );
}

/** Brings everything to its end: the provider answers, all time is over, all jobs have run. Then its books and ours agree. */
async function bringToEnd(model: Model, world: SavingWorld): Promise<void> {
  world.gateway.down = false;
  for (const rounds of [1, 2]) {
    await world.fixture.advance(rounds * 1_000_000);
    for (const name of world.names) await world.settle(name, true);
    await isTrue(model, world);
    await world.work();
  }
  for (const name of world.names) {
    const { checkout, attempts, payments, refunds } = await world.recordOf(name);
    const references = attempts.map(({ reference }) => reference);
    const received = sum(
      references.flatMap((reference) => world.gateway.charges.get(reference)?.receipts ?? []).map(({ amountMinor }) => amountMinor),
    );
    expect(checkout.status).not.toBe('open');
    expect(refunds.every(({ status }) => status === 'succeeded')).toBe(true);
    expect({ status: checkout.status, kept: received - sum(references.map((reference) => world.gateway.refundedOf(reference))) }).toEqual({
      status: checkout.status,
      kept: savedMinorOf(payments),
    });
  }
}
