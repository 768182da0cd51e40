import { randomUUID } from 'node:crypto';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { OPERATOR } from '@svc/kernel/testing';
import { type OrderName, refundedMinorOf } from '../domain/order';
import type { PaidCart } from '../domain/place-order';
import { AskForOwnRefund, RequestOwnRefund } from '../use-cases/ask-for-refund';
import { OrderChanges } from '../use-cases/change-orders';
import { PurgeTestOrders } from '../use-cases/purge-test-orders';
import { RemindOfBalance } from '../use-cases/remind-of-balance';
import { calledOffContract } from './called-off.contract';
import { correctedOrderContract } from './corrected-order.contract';
import { eventRefundsContract } from './event-refunds.contract';
import { fulfillmentsContract } from './fulfillments.contract';
import { type OrderFixture, useOrders } from './order-bench';
import { aCart, aLine, aPaidCart, PAID_AT, ticketsOf } from './order.builder';

/** Tests a store of orders. `newWorkspace` makes a workspace and returns its id. */
export function ordersContract(open: () => OrderFixture, newWorkspace: () => Promise<string>): void {
  const bench = useOrders(open, newWorkspace);
  const { setup, manage, refund, cancel, fulfil, updates, voided, notices, order, read, nextId, now } = bench;
  calledOffContract(bench);
  eventRefundsContract(bench);
  fulfillmentsContract(bench);
  correctedOrderContract(bench);

  it('[D-12] records each handing over for the buyer, also without a change of status, and the last one', async () => {
    const lines = [aLine({ quantity: 3 }), aLine({ quantity: 1 })];
    const { name, paid } = await order({ cart: aCart(lines) });
    const [itemId, other] = paid.cart.lines.map(({ id }) => id) as [string, string];
    for (const quantity of [1, 1]) await fulfil(name, [{ itemId, quantity }]);
    await fulfil(name);
    await fulfil(name);
    const of = (pieces: object[], isAll: boolean) => ({
      type: 'order.handed_over.v1',
      orderId: name.orderId,
      fulfillmentId: expect.any(String),
      pieces,
      isAll,
    });
    expect(await notices()).toEqual([
      of([{ itemId, quantity: 1 }], false),
      of([{ itemId, quantity: 1 }], false),
      of(
        [
          { itemId, quantity: 1 },
          { itemId: other, quantity: 1 },
        ],
        true,
      ),
    ]);
  });

  it('[ADR 0116 r1] [D-28] keeps what was handed over together, with how it travels, the oldest first', async () => {
    const lines = [aLine({ quantity: 3 })];
    const { name } = await order({ cart: aCart(lines) });
    const itemId = lines[0]!.id;
    const shipment = { carrier: 'GIG', trackingNumber: '4711', trackingUrl: 'https://track.example/4711' };
    expect((await read(name)).fulfillments).toEqual([]);
    await fulfil(name, [{ itemId, quantity: 1 }], shipment);
    await fulfil(name, [{ itemId, quantity: 1 }], { carrier: 'By hand' });
    await fulfil(name);
    await fulfil(name);
    const of = (quantity: number, by = {}) => ({ id: expect.any(String), items: [{ itemId, quantity }], createdAt: now, ...by });
    expect((await read(name)).fulfillments).toEqual([of(1, shipment), of(1, { carrier: 'By hand' }), of(1)]);
    expect(await notices()).toMatchObject([shipment, { carrier: 'By hand' }, { isAll: true }]);
  });

  it('[ADR 0068 r1] keeps the address and the delivery of an order, and changes nothing else of it', async () => {
    const { name } = await order({
      cart: aCart([aLine()], { delivery: { zoneId: nextId(), name: 'Lagos', kind: 'delivery' } }),
      deliveryAddress: { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
    });
    const before = await read(name);
    const deliveryAddress = { line1: '1 Emir Road', line2: 'Flat 2', city: 'Kano', country: 'NG' };
    const totals = { ...before.totals, delivery: { zoneId: nextId(), name: 'North', kind: 'delivery' as const } };
    await bench.fixture.work.run(async ({ orders }) =>
      orders.changeAddress({ ...(await orders.lock(name))!, deliveryAddress, totals, status: 'refunded' }),
    );
    expect(await read(name)).toEqual({ ...before, deliveryAddress, totals, version: before.version + 1 });
  });

  it('[ADR 0068 r2] keeps the requested refund, and its answer', async () => {
    const { name } = await order();
    expect((await read(name)).refundRequest).toBeUndefined();
    const requests = [
      { state: 'open', askedAt: now.toISOString(), reason: 'Trop petit\n“à l’évidence”' },
      { state: 'declined', askedAt: now.toISOString(), answeredAt: now.toISOString(), message: 'Porté.' },
    ] as const;
    for (const refundRequest of requests) {
      await bench.fixture.work.run(async ({ orders }) => orders.update({ ...(await orders.lock(name))!, refundRequest }));
      expect((await read(name)).refundRequest).toEqual(refundRequest);
    }
    await refund(name, { amountMinor: 1_000 });
    expect((await read(name)).refundRequest).toEqual(requests[1]);
  });

  describe('[ADR 0068 r3] refunded at once for their buyer', () => {
    const codes = new PlainConfirmationCodes();
    const until = new Date(now.getTime() + 60_000).toISOString();
    const clock = { now: () => now };
    const ids = { next: nextId };

    /** Places an order of two sold tickets; returns its name, its buyer's confirmation, and the counter. */
    async function asked(changes: OrderChanges = setup()) {
      const event = await bench.fixture.anEvent(bench.workspaceId);
      const { line, seats } = ticketsOf(event);
      await bench.fixture.sell(bench.workspaceId, [{ kind: 'ticket_type', subjectId: event.ticketTypeId, count: 9 }]);
      const { name } = await order({ cart: aCart([line]), seats, eventId: event.eventId });
      expect(await new AskForOwnRefund(bench.fixture.work, codes, ids, clock).execute({ ...name, until })).toBe('sent');
      const [confirmation] = await bench.fixture.work.run(({ confirmations }) =>
        confirmations.since({ ...name, purpose: 'order_refund', subjectId: name.orderId }, new Date(0)),
      );
      const confirm = (by = changes) =>
        new RequestOwnRefund(by, bench.fixture.work, codes, ids, clock).execute({
          ...name,
          until,
          code: codes.codeOf(confirmation!.id),
          author: OPERATOR,
        });
      return { name, confirm, left: () => bench.fixture.sold(bench.workspaceId, { kind: 'ticket_type', subjectId: event.ticketTypeId }) };
    }

    it('goes back once, however often it is confirmed, also when the merchant refunds it meanwhile', async () => {
      const [one, other] = [await asked(), await asked()];
      expect(await Promise.all([one.confirm(), one.confirm(), one.confirm()])).toEqual(['refunded', 'refunded', 'refunded']);
      await Promise.allSettled([other.confirm(), refund(other.name, 'all'), other.confirm(), cancel(other.name)]);
      for (const { name, left } of [one, other]) {
        const after = await read(name);
        expect([refundedMinorOf(after), after.refunds.length, after.items[0]!.seats.map(({ status }) => status)]).toEqual([
          after.paidMinor,
          1,
          ['cancelled', 'cancelled'],
        ]);
        expect(after.refundRequest?.state).not.toBe('open');
        expect(await left()).toBe(7);
      }
    });

    it('leaves nothing behind when it is cut off, and the code is good as before', async () => {
      const { name, confirm } = await asked();
      const cutOff = new (class extends OrderChanges {
        override async write(...change: Parameters<OrderChanges['write']>): Promise<never> {
          await super.write(...change);
          throw new Error('cut off');
        }
      })(bench.fixture.work, ids, clock);
      await expect(confirm(cutOff)).rejects.toThrow('cut off');
      expect(await read(name)).toMatchObject({ status: 'paid', refunds: [], version: 1 });
      expect(await confirm()).toBe('refunded');
    });

    it('is a request that the merchant answers once a guest is in', async () => {
      const { name, confirm } = await asked();
      await bench.fixture.work.run(async ({ orders }) => {
        const before = (await orders.lock(name))!;
        await orders.update({
          ...before,
          items: before.items.map((item) => ({ ...item, seats: item.seats.map((seat) => ({ ...seat, status: 'checked_in' as const })) })),
        });
      });
      expect(await confirm()).toBe('over');
      expect((await read(name)).refunds).toEqual([]);
    });
  });

  it('[D-11] records each refund for the buyer by its content, and once that the order was called off', async () => {
    const [{ name, paid }, unrefunded] = [await order(), await order()];
    await refund(name, { amountMinor: 1_000 });
    await cancel(name);
    await cancel(name);
    await cancel(unrefunded.name, { refund: false });
    expect(await notices()).toEqual([
      { type: 'order.refunded.v1', orderId: name.orderId, amountMinor: 1_000 },
      { type: 'order.cancelled.v1', orderId: name.orderId, refundMinor: paid.paidMinor - 1_000 },
      { type: 'order.cancelled.v1', orderId: unrefunded.name.orderId, refundMinor: 0 },
    ]);
  });

  it('[D-163] records refunds of what was paid outside, and sends those of a provider, which go first', async () => {
    const { name, paid } = await order({}, [
      { rail: 'cash', amountMinor: 30_000 },
      { rail: 'card', amountMinor: 70_000 },
    ]);
    await refund(name, { amountMinor: 80_000 });
    const { payments, refunds } = await read(name);
    expect([paid.paidMinor, payments.map(({ rail }) => rail)]).toEqual([100_000, ['cash', 'card']]);
    expect(refunds).toMatchObject([
      { paymentId: payments[1]!.id, amountMinor: 70_000, status: 'pending' },
      { paymentId: payments[0]!.id, amountMinor: 10_000, status: 'succeeded' },
    ]);
  });

  it('keeps an order as it was placed', async () => {
    const lines = [
      aLine({ variantName: 'Large', sku: 'K-L', discountMinor: 500, responses: { note: 'Ọ̀ṣun ₦' } }),
      aLine({ kind: 'addon', needsDelivery: false }),
    ];
    const { name, paid, payments } = await order({
      cart: aCart(lines, { deliveryMinor: 1_500, promoterCode: 'Adé' }),
      responses: { diet: ['fish', 'egg'] },
      deliveryAddress: { line1: '1 Broad St', city: 'Lagos', country: 'NG' },
    });
    const { lines: _, ...totals } = paid.cart;
    expect(await read(name)).toEqual({
      workspaceId: bench.workspaceId,
      mode: 'live',
      id: paid.id,
      number: 1001,
      checkoutId: paid.checkoutId,
      source: 'storefront_api',
      status: 'paid',
      fulfillmentStatus: 'unfulfilled',
      totals,
      paidMinor: paid.paidMinor,
      receivedByHandMinor: 0,
      waivedMinor: 0,
      contact: { id: expect.any(String), name: 'Adé Ọlá', email: 'Ade@Example.com' },
      deliveryAddress: paid.deliveryAddress,
      responses: paid.responses,
      placedAt: PAID_AT,
      paidAt: PAID_AT,
      version: 1,
      payments,
      refunds: [],
      fulfillments: [],
      items: lines.map(({ id, ...line }) => ({ id, line, fulfilledQuantity: 0, refundedQuantity: 0, seats: [] })),
    });
    expect(await bench.fixture.find({ ...name, mode: 'test' })).toBeUndefined();
    expect(await bench.fixture.find({ ...name, workspaceId: await newWorkspace() })).toBeUndefined();
  });

  it('[decisions 3.5 orders] is of one contact for every order of one e-mail, or phone, in each workspace and mode', async () => {
    const contactOf = async (overrides: Partial<PaidCart>) => {
      const { paid } = await order(overrides);
      return (await read({ workspaceId: paid.workspaceId, mode: paid.mode, orderId: paid.id })).contact.id;
    };
    const [first, ...same] = [
      await contactOf({}),
      await contactOf({ contact: { email: ' ADE@example.com', name: 'Other' } }),
      await contactOf({ contact: { email: 'ade@example.com', phone: '+2348031234567' } }),
    ];
    expect(same).toEqual([first, first]);
    const byPhone = { contact: { phone: '+2348031234567' } };
    const others = [
      await contactOf({ mode: 'test' }),
      await contactOf({ workspaceId: await newWorkspace() }),
      await contactOf({ contact: { email: 'ad.e@example.com' } }),
      await contactOf(byPhone),
      await contactOf({ contact: {} }),
    ];
    expect([new Set([first, ...others]).size, await contactOf(byPhone)]).toEqual([6, others[3]]);
  });

  it('[decisions 3.5 orders] numbers orders from 1001 on, in each workspace and mode by itself', async () => {
    const numberOf = async (overrides: Partial<PaidCart> = {}) =>
      (await bench.fixture.place(aPaidCart({ workspaceId: bench.workspaceId, ...overrides }), [])).number;
    expect([
      await numberOf(),
      await numberOf(),
      await numberOf({ mode: 'test' }),
      await numberOf({ workspaceId: await newWorkspace() }),
      await numberOf(),
    ]).toEqual([1001, 1002, 1001, 1001, 1003]);
  });

  it('[D-12] reports each change of a status once, and records handed-over pieces', async () => {
    const lines = [aLine(), aLine({ needsDelivery: false })];
    const { name } = await order({ cart: aCart(lines) });
    await fulfil(name, [{ itemId: lines[0]!.id, quantity: 1 }]);
    await fulfil(name);
    await fulfil(name);
    expect(await updates()).toEqual(['paid partially_fulfilled', 'paid fulfilled']);
    expect(await read(name)).toMatchObject({
      fulfillmentStatus: 'fulfilled',
      items: [{ fulfilledQuantity: 2 }, { fulfilledQuantity: 0 }],
      version: 3,
    });
    await expect(fulfil(name, [{ itemId: lines[0]!.id, quantity: 1 }])).rejects.toThrow('can still be fulfilled');
    await expect(fulfil({ ...name, orderId: randomUUID() })).rejects.toThrow('no such order');
  });

  it('[D-11] gives money of pieces back, their seats and goods on sale at once, up to the last minor unit', async () => {
    const event = await bench.fixture.anEvent(bench.workspaceId);
    const { line: tickets, seats } = ticketsOf(event);
    const goods = aLine({ variantId: randomUUID(), quantity: 3, unitPriceMinor: 3_333 });
    const shelf = { kind: 'variant', subjectId: goods.variantId! } as const;
    await bench.fixture.sell(bench.workspaceId, [
      { kind: 'event', subjectId: event.eventId, count: 9 },
      { kind: 'ticket_type', subjectId: event.ticketTypeId, count: 9 },
      { ...shelf, count: 9 },
    ]);
    const cart = aCart([tickets, goods], { deliveryMinor: 700 });
    const { name, payments } = await order({ cart, eventId: event.eventId, seats }, [100_000, cart.totalMinor - 100_000]);

    await refund(name, {
      items: [
        { itemId: tickets.id, quantity: 1 },
        { itemId: goods.id, quantity: 1 },
      ],
    });
    expect(await read(name)).toMatchObject({
      status: 'partially_refunded',
      fulfillmentStatus: 'unfulfilled',
      items: [{ refundedQuantity: 1, seats: [{ status: 'confirmed' }, { status: 'cancelled' }] }, { refundedQuantity: 1 }],
      refunds: [{ paymentId: payments[0]!.id, amountMinor: 53_333, reason: 'Torn', status: 'pending' }],
    });
    expect([
      await bench.fixture.sold(bench.workspaceId, { kind: 'event', subjectId: event.eventId }),
      await bench.fixture.sold(bench.workspaceId, { kind: 'ticket_type', subjectId: event.ticketTypeId }),
      await bench.fixture.sold(bench.workspaceId, shelf),
    ]).toEqual([8, 8, 8]);

    await refund(name, {
      items: [
        { itemId: tickets.id, quantity: 1 },
        { itemId: goods.id, quantity: 2 },
      ],
    });
    const after = await read(name);
    expect([after.status, after.fulfillmentStatus, refundedMinorOf(after)]).toEqual(['refunded', 'cancelled', cart.totalMinor]);
    expect(after.refunds.map(({ paymentId, amountMinor }) => [paymentId, amountMinor])).toEqual([
      [payments[0]!.id, 53_333],
      [payments[0]!.id, 46_667],
      [payments[1]!.id, cart.totalMinor - 100_000],
    ]);
    expect([
      await bench.fixture.sold(bench.workspaceId, { kind: 'event', subjectId: event.eventId }),
      await bench.fixture.sold(bench.workspaceId, shelf),
    ]).toEqual([7, 6]);
    await expect(refund(name, 'all')).rejects.toThrow('Nothing of this order is left to refund.');
    expect(await voided()).toEqual([[seats[1]!.id], [seats[0]!.id]]);
    expect(await notices()).toMatchObject([
      { type: 'order.tickets_voided.v1', refundMinor: 53_333, isCancelled: false },
      { type: 'order.tickets_voided.v1', refundMinor: cart.totalMinor - 53_333, isCancelled: false },
    ]);
    expect(await updates()).toEqual(['partially_refunded unfulfilled', 'refunded cancelled']);
  });

  it('[D-11] never refunds more than was paid, however many refunds come at once', async () => {
    const { name, paid } = await order();
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => refund(name, { amountMinor: 40_000 })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(refundedMinorOf(await read(name))).toBe(80_000);
    await refund(name, 'all');
    expect(await read(name)).toMatchObject({
      status: 'refunded',
      paidMinor: paid.paidMinor,
      refunds: [{ amountMinor: 40_000 }, { amountMinor: 40_000 }, { amountMinor: 20_000 }],
    });
  });

  it('lets a refused refund be made again', async () => {
    const { name } = await order();
    await refund(name, { amountMinor: 60_000 });
    await expect(refund(name, { amountMinor: 60_000 })).rejects.toThrow('40000');
    await bench.fixture.failRefund(name, (await read(name)).refunds[0]!.id);
    await refund(name, { amountMinor: 60_000 });
    expect(refundedMinorOf(await read(name))).toBe(60_000);
  });

  it('[D-11] [D-12] calls an order off once: its money goes back, its seats are free, goods that were not handed over are in stock', async () => {
    const event = await bench.fixture.anEvent(bench.workspaceId);
    const { line: tickets, seats } = ticketsOf(event);
    const goods = aLine({ quantity: 3 });
    const slot = aLine({
      quantity: 1,
      slot: { startUtc: '2026-03-01T09:00:00Z', startLocal: '2026-03-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 30 },
    });
    const shelf = { kind: 'variant', subjectId: goods.variantId! } as const;
    const hour = { kind: 'slot', subjectId: slot.variantId!, startAt: slot.slot!.startUtc } as const;
    await bench.fixture.sell(bench.workspaceId, [
      { kind: 'event', subjectId: event.eventId, count: 2 },
      { ...shelf, count: 5 },
      { ...hour, count: 1 },
    ]);
    const { name, paid } = await order({ cart: aCart([tickets, goods, slot]), eventId: event.eventId, seats });
    await fulfil(name, [{ itemId: goods.id, quantity: 1 }]);
    await Promise.all([cancel(name), cancel(name)]);
    const after = await read(name);
    expect(after).toMatchObject({
      status: 'cancelled',
      fulfillmentStatus: 'cancelled',
      cancelledAt: now,
      items: [{ seats: [{ status: 'cancelled' }, { status: 'cancelled' }] }, {}, {}],
    });
    expect(refundedMinorOf(after)).toBe(paid.paidMinor);
    expect([
      await bench.fixture.sold(bench.workspaceId, { kind: 'event', subjectId: event.eventId }),
      await bench.fixture.sold(bench.workspaceId, shelf),
      await bench.fixture.sold(bench.workspaceId, hour),
    ]).toEqual([0, 3, 0]);
    expect(await updates()).toEqual(['paid partially_fulfilled', 'cancelled cancelled']);
    expect(await voided()).toEqual([seats.map(({ id }) => id)]);
    expect((await notices()).map(({ type }) => type)).toEqual(['order.handed_over.v1', 'order.tickets_voided.v1']);
    expect((await notices())[1]).toMatchObject({ refundMinor: paid.paidMinor, isCancelled: true });
    await expect(fulfil(name)).rejects.toThrow('cancelled');
  });

  it('[ADR 0008 r2] frees the discount code of an order that is called off, once, and not of one that is refunded', async () => {
    const discountCode = { id: randomUUID(), code: 'TENOFF' };
    const use = { kind: 'discount_code', subjectId: discountCode.id } as const;
    await bench.fixture.sell(bench.workspaceId, [{ ...use, count: 5 }]);
    const [one, other] = [
      await order({ cart: aCart([aLine()], { discountCode }) }),
      await order({ cart: aCart([aLine()], { discountCode }) }),
    ];
    await refund(one.name, 'all');
    expect(await bench.fixture.sold(bench.workspaceId, use)).toBe(5);
    await Promise.all([cancel(other.name), cancel(other.name)]);
    expect(await bench.fixture.sold(bench.workspaceId, use)).toBe(4);
  });

  describe('paid by deposit', () => {
    const DUE_AT = new Date('2026-03-01T12:00:00.000Z');
    const owed = { dueNowMinor: 30_000, balanceMinor: 70_000, balanceMode: 'online', balanceDueAt: DUE_AT.toISOString() } as const;
    const deposit = (cart: Partial<PaidCart['cart']> = {}) => order({ cart: aCart([aLine()], { ...owed, ...cart }), paidMinor: 30_000 });
    const notices = async () =>
      (await bench.fixture.facts(bench.workspaceId)).flatMap(({ type, data }) =>
        type.startsWith('order.balance') ? [`${type} ${'why' in data ? data.why : ''}`] : [],
      );

    it('[D-11] is paid once the merchant has the rest by hand, is reported once, and gives back only payments to us', async () => {
      const { name } = await deposit();
      const record = () => manage().recordBalance({ ...name, author: OPERATOR, reason: 'Cash' });
      await record();
      await expect(record()).rejects.toThrow('Nothing is left to be paid');
      expect(await read(name)).toMatchObject({
        status: 'paid',
        paidMinor: 100_000,
        receivedByHandMinor: 70_000,
        balanceDueAt: DUE_AT,
        payments: [{ amountMinor: 30_000 }],
      });
      expect((await read(name)).remindAt).toBeUndefined();
      expect([await updates(), await notices()]).toEqual([['paid unfulfilled'], ['order.balance_paid.v1 ']]);
      await refund(name, 'all');
      expect(await read(name)).toMatchObject({ status: 'refunded', refunds: [{ amountMinor: 30_000 }] });
    });

    it('is requested by the merchant as often as they like, by a day of their choice', async () => {
      const { name } = await deposit({ balanceDueAt: undefined });
      expect((await read(name)).remindAt).toBeUndefined();
      const ask = (dueAt?: Date) => manage().askForBalance({ ...name, author: OPERATOR, dueAt });
      await ask();
      await ask(DUE_AT);
      expect(await read(name)).toMatchObject({
        status: 'deposit_paid',
        balanceDueAt: DUE_AT,
        remindAt: new Date('2026-02-22T12:00:00.000Z'),
      });
      expect([await updates(), await notices()]).toEqual([[], ['order.balance_asked.v1 asked', 'order.balance_asked.v1 asked']]);
    });

    it('is reminded of when it is due, each time once, with any number of workers; never when it was called off', async () => {
      const [one, off] = [await deposit(), await deposit()];
      await cancel(off.name);
      const remind = (name: OrderName, at: string) =>
        new RemindOfBalance(bench.fixture.work, { next: nextId }, { now: () => new Date(at) }).execute(name);
      expect(await remind(one.name, '2026-02-22T11:59:59.999Z')).toBe(false);
      expect((await Promise.all([1, 2, 3].map(() => remind(one.name, '2026-02-22T12:00:00.000Z')))).filter(Boolean)).toHaveLength(1);
      expect((await read(one.name)).remindAt).toEqual(new Date('2026-02-28T12:00:00.000Z'));
      expect(await remind(one.name, '2026-03-01T09:00:00.000Z')).toBe(true);
      expect(await remind(off.name, '2026-02-22T12:00:00.000Z')).toBe(false);
      expect([(await read(one.name)).remindAt, (await read(off.name)).remindAt]).toEqual([undefined, undefined]);
      expect(await notices()).toEqual(['order.balance_asked.v1 reminder', 'order.balance_asked.v1 reminder']);
    });
  });

  it('[§6 test-mode] takes no count back for a test order', async () => {
    const goods = aLine();
    const shelf = { kind: 'variant', subjectId: goods.variantId! } as const;
    await bench.fixture.sell(bench.workspaceId, [{ ...shelf, count: 5 }]);
    const { name } = await order({ mode: 'test', cart: aCart([goods]) });
    await cancel(name);
    expect([(await read(name)).status, await bench.fixture.sold(bench.workspaceId, shelf)]).toEqual(['cancelled', 5]);
  });

  it('[§6 order.deleted] [D-17] [§8 r12] deletes test orders 90 days after they were placed, and reports each once; live ones stay', async () => {
    const days = (count: number) => new Date(PAID_AT.getTime() + count * 86_400_000);
    const purge = (at: Date) =>
      new PurgeTestOrders(bench.fixture.work, { next: nextId }).execute(new Date(at.getTime() - 90 * 86_400_000), 500);
    const [test, live, later] = [await order({ mode: 'test' }), await order(), await order({ mode: 'test', paidAt: days(1) })];
    await purge(days(90));
    expect(await bench.fixture.find(test.name)).toBeDefined();
    await purge(new Date(days(90).getTime() + 1));
    await purge(new Date(days(90).getTime() + 1));
    expect([await bench.fixture.find(test.name), (await read(live.name)).id, (await read(later.name)).id]).toEqual([
      undefined,
      live.paid.id,
      later.paid.id,
    ]);
    expect((await bench.fixture.facts(bench.workspaceId)).map(({ type, mode, data }) => [type, mode, data])).toEqual([
      ['order.deleted.v1', 'test', { orderId: test.paid.id, test: true, reason: 'test_retention' }],
    ]);
  });
}
