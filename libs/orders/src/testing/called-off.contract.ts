import { OPERATOR } from '@svc/kernel/testing';
import { type OrderName, refundedMinorOf } from '../domain/order';
import type { PaidCart } from '../domain/place-order';
import type { SeatRefund } from '../domain/cancel-seat';
import { CancelSeat } from '../use-cases/change-orders';
import { aCart, ticketsOf } from './order.builder';

import type { OrderBench } from './order-bench';

/** Tests calling off parts of orders in any store (D-126). */
export function calledOffContract(bench: OrderBench): void {
  const { setup, manage, refund, cancel, updates, voided, notices, order, read, now } = bench;

  describe('[D-126] an order with called-off parts', () => {
    /** Places two paid group tickets of two seats, two free ones, and counts them as sold. */
    async function group(overrides: Partial<PaidCart> = {}) {
      const event = await bench.fixture.anEvent(bench.workspaceId);
      const { line, seats } = ticketsOf(event, 4);
      const paid = { ...line, quantity: 2, netMinor: 100_001, dueNowMinor: overrides.paidMinor ?? 100_001 };
      const free = ticketsOf(event, 2);
      const things = [
        { kind: 'event', subjectId: event.eventId },
        { kind: 'ticket_type', subjectId: event.ticketTypeId },
      ] as const;
      await bench.fixture.sell(bench.workspaceId, [
        { ...things[0], count: 9 },
        { ...things[1], count: 9 },
      ]);
      const { name } = await order({
        cart: aCart([paid, { ...free.line, unitPriceMinor: 0, netMinor: 0, dueNowMinor: 0 }]),
        eventId: event.eventId,
        seats: [
          ...seats.map((seat) => ({ ...seat, ticket: Math.floor(seat.position / 2) })),
          ...free.seats.map((seat) => ({ ...seat, position: seat.position + 4, ticket: seat.ticket + 2 })),
        ],
        ...overrides,
      });
      const seatOf = (index: number) => [...seats, ...free.seats][index]!.id;
      const cancelSeat = (index: number, refund: SeatRefund) =>
        new CancelSeat(setup()).execute({ ...name, author: OPERATOR, attendeeId: seatOf(index), refund });
      const left = async () => Promise.all(things.map((thing) => bench.fixture.sold(bench.workspaceId, thing)));
      return { name, freeItem: free.line.id, paidItem: line.id, seatOf, cancelSeat, left };
    }
    const statusesIn = async (name: OrderName) => (await read(name)).items.map(({ seats }) => seats.map(({ status }) => status));

    it('frees free items once, reports the void tickets, and moves no money and no status', async () => {
      const { name, freeItem, seatOf, left } = await group();
      await refund(name, { items: [{ itemId: freeItem, quantity: 1 }] });
      expect(await read(name)).toMatchObject({ status: 'paid', refunds: [], items: [{ refundedQuantity: 0 }, { refundedQuantity: 1 }] });
      expect([await left(), await updates(), await notices()]).toEqual([
        [8, 8],
        [],
        [{ type: 'order.tickets_voided.v1', orderId: name.orderId, attendeeIds: [seatOf(5)], refundMinor: 0, isCancelled: false }],
      ]);
      await expect(refund(name, { items: [{ itemId: freeItem, quantity: 2 }] })).rejects.toThrow('1 can still be refunded');
    });

    it('cancels seats of a group ticket one by one, each once, however many requests come at once', async () => {
      const { name, cancelSeat, seatOf, left } = await group();
      await Promise.all([cancelSeat(0, 'share'), cancelSeat(0, 'share'), cancelSeat(0, 'share')]);
      expect(await read(name)).toMatchObject({
        status: 'partially_refunded',
        refunds: [{ amountMinor: 25_001 }],
        items: [{ refundedQuantity: 0 }, {}],
      });
      expect(await left()).toEqual([8, 9]);
      await cancelSeat(1, 'share');
      const after = await read(name);
      expect([after.refunds.map(({ amountMinor }) => amountMinor), after.items[0]!.refundedQuantity, await left()]).toEqual([
        [25_001, 25_000],
        1,
        [7, 8],
      ]);
      expect(await voided()).toEqual([[seatOf(0)], [seatOf(1)]]);
      expect(await updates()).toEqual(['partially_refunded not_required']);
      expect((await statusesIn(name))[0]).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed']);
    });

    it('gives a seat back once when it is refunded, cancelled and called off with its order at the same time', async () => {
      const { name, paidItem, cancelSeat, left } = await group();
      await Promise.allSettled([
        cancelSeat(3, 'share'),
        refund(name, { items: [{ itemId: paidItem, quantity: 1 }] }),
        cancelSeat(3, 'share'),
        cancel(name),
      ]);
      const after = await read(name);
      expect([refundedMinorOf(after), await left(), new Set((await statusesIn(name)).flat())]).toEqual([
        after.paidMinor,
        [3, 5],
        new Set(['cancelled']),
      ]);
      const ids = (await voided()).flat();
      expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
    });

    it('[D-11] is cancelled with its last seat where nothing was refunded, reports so once, and keeps the money', async () => {
      const { name, freeItem, cancelSeat, left } = await group();
      await refund(name, { items: [{ itemId: freeItem, quantity: 2 }] });
      for (const seat of [0, 1, 2]) await cancelSeat(seat, 'none');
      expect((await read(name)).status).toBe('paid');
      await cancelSeat(3, 'none');
      expect(await read(name)).toMatchObject({
        status: 'cancelled',
        fulfillmentStatus: 'cancelled',
        cancelledAt: now,
        refunds: [],
        paidMinor: 100_001,
      });
      expect([await left(), await updates(), (await notices()).at(-1)]).toEqual([
        [3, 5],
        ['cancelled cancelled'],
        expect.objectContaining({ type: 'order.tickets_voided.v1', refundMinor: 0, isCancelled: true }),
      ]);
      await cancelSeat(3, 'share');
      expect((await read(name)).refunds).toEqual([]);
    });

    it('[D-11] owes no more than the remaining seats of a deposit', async () => {
      const { name, cancelSeat } = await group({ paidMinor: 40_001 });
      await cancelSeat(0, 'none');
      expect(await read(name)).toMatchObject({ status: 'deposit_paid', waivedMinor: 15_000, refunds: [] });
      await cancelSeat(2, 'share');
      expect(await read(name)).toMatchObject({ status: 'deposit_paid', waivedMinor: 30_000, refunds: [{ amountMinor: 10_000 }] });
      await manage().recordBalance({ ...name, author: OPERATOR });
      expect(await read(name)).toMatchObject({ status: 'paid', paidMinor: 70_001, receivedByHandMinor: 30_000, waivedMinor: 30_000 });
      expect(await updates()).toEqual(['paid not_required']);
    });

    it('[ADR 0068 r2] answers the request that is accepted by calling off free items', async () => {
      const { name, freeItem } = await group();
      const items = [{ itemId: freeItem, quantity: 1 }];
      const accept = () => manage().acceptRefundRequest({ ...name, author: OPERATOR, wanted: { items } });
      await bench.fixture.work.run(async ({ orders }) =>
        orders.update({ ...(await orders.lock(name))!, refundRequest: { state: 'open', askedAt: now.toISOString() } }),
      );
      await refund(name, { items });
      expect((await read(name)).refundRequest).toMatchObject({ state: 'open' });
      await accept();
      expect(await read(name)).toMatchObject({
        status: 'paid',
        refundRequest: { state: 'accepted' },
        items: [{}, { refundedQuantity: 2 }],
      });
      await expect(accept()).rejects.toThrow('No refund request of this order is open');
    });
  });
}
