import { randomUUID } from 'node:crypto';
import type { KnownFact, OrderStatus } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { CheckoutName, MoneyUnitOfWork, PaymentAttempt } from '@svc/payments';
import { anAttempt, aPayment, aRefund } from '@svc/payments/testing';
import { balanceCheckout, type OrderName } from '../domain/settlement/balance';
import type { Checkout, HoldChange } from '../domain/checkout';
import type { Saving } from '../domain/savings/saving';
import type { CheckoutTx, CheckoutUnitOfWork } from '../ports/checkout-tx';
import type { CheckoutReader, LapsingCheckouts } from '../ports/checkout-reader';
import { EndUnowedBalance } from '../use-cases/end-for-event';
import { aCart, aCheckout } from './checkout.builder';

export interface PlacedOrder {
  id: string;
  mode: Mode;
  checkoutId: string;
  /** Number of the order; none for savings plans. */
  number: number | null;
  paidMinor: number;
  status: OrderStatus;
}

/** Store of checkouts, with their holds, their money and their orders. */
export interface CheckoutFixture {
  work: CheckoutUnitOfWork;
  /** Unit of work of payments, on the same rows. */
  payments: MoneyUnitOfWork;
  reader: Pick<CheckoutReader, 'find' | 'withMoney' | 'balanceOf'>;
  lapsing: LapsingCheckouts;
  /** Opens a checkout, which takes its holds if it is `held`. */
  open(checkout: Checkout): Promise<void>;
  setCapacity(workspaceId: string, change: Omit<HoldChange, 'count'>, capacity: number): Promise<void>;
  /** Returns the counter, and the sums of the rows of holds. */
  counted(
    workspaceId: string,
    change: Omit<HoldChange, 'count'>,
  ): Promise<{ held: number; sold: number; rowsHeld: number; rowsSold: number }>;
  orders(workspaceId: string): Promise<PlacedOrder[]>;
  /** Sets the status of an order, as a merchant does who cancels it, or takes the balance by hand. */
  makeOrder(order: OrderName, status: 'cancelled' | 'paid'): Promise<void>;
  /** Returns the facts about checkouts and money, in any order. */
  facts(workspaceId: string): Promise<KnownFact[]>;
}

/** Tests a store of checkouts. `newWorkspace` makes a workspace and returns its id. */
export function checkoutWorkContract(open: () => CheckoutFixture, newWorkspace: () => Promise<string>): void {
  let fixture: CheckoutFixture;
  let workspaceId: string;
  let seat: HoldChange;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
    seat = { kind: 'ticket_type', subjectId: randomUUID(), count: 1 };
  });

  const inTx = <T>(work: (tx: CheckoutTx) => Promise<T>) => fixture.work.run(work);
  const find = (name: CheckoutName) => fixture.reader.find(name);
  const named = ({ id }: Checkout, mode: Mode = 'live'): CheckoutName => ({ workspaceId, mode, checkoutId: id });
  const counted = async () => fixture.counted(workspaceId, seat);

  async function opened(facts: Partial<Checkout> = {}): Promise<Checkout> {
    const now = new Date();
    const checkout = aCheckout({
      workspaceId,
      holdChanges: [seat],
      holds: 'held',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
      ...facts,
    });
    await fixture.open(checkout);
    return checkout;
  }

  describe('a checkout', () => {
    it('is found as it was opened, in its workspace and mode alone', async () => {
      const checkout = await opened();
      expect(await find(named(checkout))).toEqual(checkout);
      expect(await find(named(checkout, 'test'))).toBeUndefined();
      expect(await find({ ...named(checkout), workspaceId: await newWorkspace() })).toBeUndefined();
      expect(await inTx(({ checkouts }) => checkouts.lock({ ...named(checkout), checkoutId: randomUUID() }))).toBeUndefined();
    });

    it('is found with its money, oldest first, as its stores keep it', async () => {
      const checkout = await opened();
      const [older, younger] = [1, 2].map((second) =>
        anAttempt({
          ...named(checkout),
          id: randomUUID(),
          reference: randomUUID(),
          createdAt: new Date(1_000 * second),
          status: 'pending',
          expiresAt: new Date('2026-03-01T10:00:00.123Z'),
        }),
      );
      const payment = aPayment(older!);
      const refund = aRefund(payment);
      await inTx(async (tx) => {
        for (const attempt of [younger!, older!]) await tx.attempts.insert(attempt);
        await tx.payments.insert(payment);
        await tx.refunds.insert(refund);
      });
      const stored = await inTx(async ({ attempts, payments, refunds }) => {
        const name = named(checkout);
        return {
          checkout,
          attempts: await attempts.ofCheckout(name),
          payments: await payments.ofCheckout(name),
          refunds: await refunds.ofCheckout(name),
        };
      });
      expect(stored).toMatchObject({ attempts: [older, younger], payments: [payment], refunds: [refund] });
      expect(await fixture.reader.withMoney(named(checkout))).toEqual(stored);
      expect(await fixture.reader.withMoney(named(checkout, 'test'))).toBeUndefined();
    });

    it('keeps all of it that can change, and counts the changes', async () => {
      const checkout = await opened({ holds: 'none' });
      const changed: Checkout = {
        ...checkout,
        status: 'paid',
        cart: aCart(700_000),
        responses: { diet: 'Ẹ̀wà ₦' },
        holdChanges: [{ ...seat, count: 2 }],
        holds: 'converted',
        heldUntil: new Date('2026-03-01T10:00:00.123Z'),
        contact: { name: 'Ọlá', email: 'Ola@Example.com', phone: '+2348031234567' },
        deliveryAddress: { line1: '1 Marina', city: 'Lagos', country: 'NG' },
        expiresAt: new Date('2026-03-02T10:00:00.456Z'),
        completedAt: new Date('2026-03-01T09:30:00.000Z'),
        orderId: randomUUID(),
        orderNumber: 1_001,
        dateOfBirth: '1990-05-17',
        saving: {
          priceMode: 'freeze',
          holdPolicy: 'at_threshold',
          holdThresholdPct: 50,
          refundPct: 80,
          leastPartPct: 20,
          deadline: new Date('2026-06-01T23:00:00.000Z'),
          startedAt: new Date('2026-03-01T09:00:00.789Z'),
        },
        seats: [
          {
            id: randomUUID(),
            lineId: randomUUID(),
            ticketTypeId: randomUUID(),
            position: 0,
            ticket: 0,
            countedDayIds: [],
            name: 'Ọlá',
            responses: { diet: 'Ẹ̀wà' },
          },
        ],
      };
      await inTx(({ checkouts }) => checkouts.update(changed));
      expect(await inTx(({ checkouts }) => checkouts.lock(named(checkout)))).toEqual({ ...changed, version: 2 });
    });

    it('is changed by one at a time', async () => {
      const checkout = await opened({ holds: 'none' });
      const add = () =>
        inTx(async ({ checkouts }) => {
          const locked = (await checkouts.lock(named(checkout)))!;
          await checkouts.update({ ...locked, responses: { ...locked.responses, [randomUUID()]: true } });
        });
      await Promise.all([add(), add(), add()]);
      expect(Object.keys((await find(named(checkout)))!.responses)).toHaveLength(3);
    });
  });

  describe('the holds of checkouts', () => {
    it('[§4.3 r1] is taken whole or not at all', async () => {
      const other: HoldChange = { kind: 'price_phase', subjectId: randomUUID(), count: 2 };
      await fixture.setCapacity(workspaceId, seat, 5);
      await fixture.setCapacity(workspaceId, other, 1);
      const checkout = await opened({ holdChanges: [seat, other], holds: 'none' });
      const take = () => inTx(({ holds }) => holds.take(named(checkout), checkout.holdChanges, new Date()));
      expect(await take()).toEqual({ short: [{ kind: 'price_phase', subjectId: other.subjectId, remaining: 1 }], ended: [] });
      expect(await counted()).toMatchObject({ held: 0, rowsHeld: 0 });
      await fixture.setCapacity(workspaceId, other, 2);
      expect(await take()).toEqual({ short: [], ended: [] });
      expect(await take()).toEqual({ short: [], ended: [] });
      expect(await counted()).toEqual({ held: 1, sold: 0, rowsHeld: 1, rowsSold: 0 });
    });

    it('is sold or set free, by the first of both', async () => {
      await fixture.setCapacity(workspaceId, seat, 5);
      const checkouts = await Promise.all([opened(), opened(), opened()]);
      await Promise.all(
        checkouts.flatMap((checkout) => [
          inTx(({ holds }) => holds.convert(named(checkout))),
          inTx(({ holds }) => holds.release(named(checkout))),
        ]),
      );
      const { held, sold, rowsHeld, rowsSold } = await counted();
      expect([held, rowsHeld, sold]).toEqual([0, 0, rowsSold]);
    });

    it('never comes to more than there is', async () => {
      await fixture.setCapacity(workspaceId, seat, 3);
      const checkouts = await Promise.all(Array.from({ length: 8 }, () => opened({ holds: 'none' })));
      const answers = await Promise.all(
        checkouts.map((checkout) => inTx(({ holds }) => holds.take(named(checkout), checkout.holdChanges, new Date()))),
      );
      expect(answers.filter(({ short }) => short.length === 0)).toHaveLength(3);
      expect(await counted()).toEqual({ held: 3, sold: 0, rowsHeld: 3, rowsSold: 0 });
    });

    it('[§6 test-mode] is nothing in test mode, which only checks', async () => {
      await fixture.setCapacity(workspaceId, seat, 1);
      const checkout = await opened({ mode: 'test', holds: 'none' });
      const take = (count: number) => inTx(({ holds }) => holds.take(named(checkout, 'test'), [{ ...seat, count }], new Date()));
      expect([await take(1), await take(2)]).toEqual([
        { short: [], ended: [] },
        { short: [{ kind: seat.kind, subjectId: seat.subjectId, remaining: 1 }], ended: [] },
      ]);
      expect(await counted()).toEqual({ held: 0, sold: 0, rowsHeld: 0, rowsSold: 0 });
    });
  });

  describe('work on a checkout', () => {
    const attemptOf = (checkout: Checkout): PaymentAttempt => anAttempt({ ...named(checkout), status: 'pending' });
    const orderOf = (checkout: Checkout) => ({
      workspaceId,
      mode: checkout.mode,
      id: randomUUID(),
      checkoutId: checkout.id,
      source: 'hosted' as const,
      cart: checkout.cart,
      contact: checkout.contact!,
      responses: {},
      seats: [],
      paidMinor: 500_000,
      paidAt: new Date(),
    });

    it('[ADR 0028 r1] books one receipt once', async () => {
      const checkout = await opened();
      const attempt = attemptOf(checkout);
      await inTx(({ attempts }) => attempts.insert(attempt));
      const receipt = aPayment(attempt);
      const again = { ...receipt, id: randomUUID() };
      const booked = await Promise.all([receipt, again].map((payment) => inTx(({ payments }) => payments.insert(payment))));
      expect(booked.filter(Boolean)).toHaveLength(1);
      expect(await inTx(({ payments }) => payments.ofCheckout(named(checkout)))).toHaveLength(1);
    });

    it('makes one order of a checkout, with the next number of its mode', async () => {
      const [first, second, test] = [await opened(), await opened(), await opened({ mode: 'test', holds: 'none' })];
      const place1 = (checkout: Checkout) => inTx(({ orders }) => orders.place(orderOf(checkout)));
      const number = (await place1(first)).number;
      expect([(await place1(second)).number, (await place1(test)).number]).toEqual([number + 1, number]);
      await expect(place1(first)).rejects.toThrow();
      expect(await fixture.orders(workspaceId)).toHaveLength(3);
    });

    it('[D-15] [D-11] keeps the order of a savings plan without a number, and numbers it once it is paid', async () => {
      const [saved, vain] = [await opened(), await opened()];
      const savedSince = new Date();
      const [order, inVain] = [saved, vain].map((checkout) => ({ ...orderOf(checkout), savedSince, paidMinor: 100_000 }));
      await inTx(({ orders }) => orders.save(order!, 'saving'));
      await inTx(({ orders }) => orders.save({ ...order!, paidMinor: 300_000 }, 'saving'));
      await inTx(({ orders }) => orders.save(inVain!, 'saving'));
      await inTx(({ orders }) => orders.save({ ...inVain!, paidMinor: 20_000 }, 'cancelled'));
      const listed = async () =>
        (await fixture.orders(workspaceId)).map(({ id, status, number, paidMinor }) => [id, status, number, paidMinor]);
      const ended = [inVain!.id, 'cancelled', null, 20_000];
      expect(await listed()).toEqual(expect.arrayContaining([[order!.id, 'saving', null, 300_000], ended]));
      const { number } = await inTx(({ orders }) => orders.place({ ...order!, paidMinor: 500_000 }));
      expect(await listed()).toEqual(expect.arrayContaining([[order!.id, 'paid', number, 500_000], ended]));
      expect(await fixture.orders(workspaceId)).toHaveLength(2);
    });

    it('[D-11] returns the balance of an order, opens checkouts for it, and takes it once', async () => {
      const deposit = aCart(500_000, { totalMinor: 1_500_000, balanceMinor: 1_000_000 });
      const checkout = await opened({ cart: deposit });
      const order = orderOf(checkout);
      const name = { workspaceId, mode: checkout.mode, orderId: order.id };
      const { number } = await inTx(({ orders }) => orders.place(order));
      const { name: buyer, email } = checkout.contact!;
      const owing = await inTx(({ orders }) => orders.owing(name));
      expect(owing).toEqual({ ...name, number, amountMinor: 1_000_000, currency: 'NGN', contact: { name: buyer, email } });
      expect(await inTx(({ orders }) => orders.owing({ ...name, mode: 'test' }))).toBeUndefined();

      const balanceOf = async () => [await fixture.reader.balanceOf(name), await inTx(({ checkouts }) => checkouts.balanceOf(name))];
      expect(await balanceOf()).toEqual([undefined, undefined]);
      const [first, second] = [1, 2].map((minute) =>
        balanceCheckout(owing!, { id: randomUUID(), lineId: randomUUID(), name: 'Balance', now: new Date(Date.now() + minute * 60_000) }),
      );
      for (const balance of [first!, second!]) await inTx(({ checkouts }) => checkouts.openBalance(balance));
      const newest = { ...second!, contact: { name: buyer, email } };
      expect(await balanceOf()).toMatchObject([newest, newest]);
      expect(await find(named(checkout))).toEqual(checkout);

      const ending = new EndUnowedBalance(fixture.work, { next: () => randomUUID() }, { now: () => new Date() });
      const endUnowed = async () => {
        await ending.execute(name);
        return (await fixture.reader.balanceOf(name))!.status;
      };
      expect(await endUnowed()).toBe('open');
      const claim = (amountMinor: number) => inTx(({ orders }) => orders.claim(name, amountMinor));
      expect([await claim(1_000_000), await claim(999_999)]).toEqual(['wanted', 'settled']);
      expect(await inTx(({ orders }) => orders.receive(name))).toEqual({ status: 'paid', fulfillmentStatus: 'not_required' });
      expect([await claim(1_000_000), await inTx(({ orders }) => orders.owing(name))]).toEqual(['settled', undefined]);
      expect(await endUnowed()).toBe('cancelled');
      expect(await fixture.orders(workspaceId)).toMatchObject([{ id: order.id, status: 'paid', paidMinor: 1_500_000 }]);
      await fixture.makeOrder(name, 'cancelled');
      expect(await claim(1_000_000)).toBe('called_off');
    });

    it('leaves no trace when it fails', async () => {
      await fixture.setCapacity(workspaceId, seat, 2);
      const checkout = await opened();
      const failing = inTx(async (tx) => {
        await tx.checkouts.update({ ...checkout, status: 'cancelled', cancelledAt: new Date() });
        await tx.holds.release(named(checkout));
        await tx.attempts.insert(attemptOf(checkout));
        await tx.orders.place(orderOf(checkout));
        await tx.outbox.append([
          { id: randomUUID(), type: 'checkout.expired.v1', workspaceId, mode: 'live', data: { checkoutId: checkout.id } },
        ]);
        throw new Error('Down.');
      });
      await expect(failing).rejects.toThrow('Down.');
      expect(await find(named(checkout))).toEqual(checkout);
      expect(await inTx(({ attempts }) => attempts.ofCheckout(named(checkout)))).toEqual([]);
      expect([await fixture.orders(workspaceId), await fixture.facts(workspaceId), await counted()]).toEqual([
        [],
        [],
        { held: 1, sold: 0, rowsHeld: 1, rowsSold: 0 },
      ]);
    });
  });

  describe('savings plans with reminders', () => {
    it('[D-15] are due when their moment has come, while they go on', async () => {
      const plan = (facts: Partial<Saving> = {}): Saving => ({
        priceMode: 'freeze',
        holdPolicy: 'none',
        refundPct: 100,
        deadline: new Date(Date.now() + 86_400_000),
        startedAt: new Date(),
        ...facts,
      });
      const past = new Date(Date.now() - 60_000);
      const due = await opened({ saving: plan({ remindAt: past }) });
      await opened({ saving: plan({ remindAt: new Date(Date.now() + 3_600_000) }) });
      await opened({ saving: plan() });
      await opened({ saving: plan({ remindAt: past }), status: 'expired', holds: 'released' });
      const names = await fixture.lapsing.toRemind(100);
      expect(names.filter((name) => name.workspaceId === workspaceId)).toEqual([{ workspaceId, mode: 'live', checkoutId: due.id }]);
    });
  });

  describe('checkouts whose time is over', () => {
    it('[D-29] are due while they are open; so is stock that is held too long', async () => {
      const past = new Date(Date.now() - 60_000);
      const facts = { expiresAt: past, createdAt: past };
      const [over, stock] = [await opened(facts), await opened({ kind: 'products', eventId: undefined, heldUntil: past })];
      await opened();
      await opened({ ...facts, status: 'expired', holds: 'released' });
      await opened({ kind: 'products', eventId: undefined, heldUntil: past, holds: 'released' });
      const due = await fixture.lapsing.due(100);
      const ofWorkspace = due.filter((name) => name.workspaceId === workspaceId);
      expect(ofWorkspace).toHaveLength(2);
      expect(ofWorkspace).toEqual(expect.arrayContaining([over, stock].map(({ id }) => ({ workspaceId, mode: 'live', checkoutId: id }))));
    });
  });
}
