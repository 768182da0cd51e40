import type { Author } from '@svc/kernel';
import { type OrderName, refundedMinorOf } from '../domain/order';
import type { EndingCancellation } from '@svc/ticketing';
import { CallOffForEvent } from '../use-cases/call-off-for-event';
import { aCart, aLine, ticketsOf } from './order.builder';
import type { OrderBench } from './order-bench';

const BY: Author = { requestId: 'req_01h455vb4pex5vsknk084sn02q' };

/** Tests refunds of a cancelled event in any store (D-147). */
export function eventRefundsContract(bench: OrderBench): void {
  const { setup, notices, order, read, nextId, now } = bench;

  describe('[D-147] the orders of a cancelled event', () => {
    /** Places an order of two tickets at 1,000.00 and a kaftan. */
    async function sold() {
      const event = await bench.fixture.anEvent(bench.workspaceId);
      const { line, seats } = ticketsOf(event);
      const { name } = await order({ cart: aCart([line, aLine({ quantity: 1 })]), seats, eventId: event.eventId });
      const end = (choices: Partial<EndingCancellation> = {}) =>
        new CallOffForEvent(setup(), bench.fixture.work, { next: nextId }, { now: () => now }).execute(
          { ...name, eventId: event.eventId },
          { notify: true, refund: 'all', reason: 'Flooded', by: BY, ...choices },
        );
      return { name, end, seatIds: seats.map(({ id }) => id), ticketsMinor: line.netMinor };
    }
    const refundsOf = async (name: OrderName) =>
      (await read(name)).refunds.map(({ amountMinor, reason, status }) => ({ amountMinor, reason, status }));

    it('lose their tickets and get the money back by one change, which is one piece of news', async () => {
      const { name, end, seatIds, ticketsMinor } = await sold();
      await end();
      expect(await refundsOf(name)).toEqual([{ amountMinor: ticketsMinor, reason: 'Flooded', status: 'pending' }]);
      expect(await read(name)).toMatchObject({ status: 'partially_refunded', items: [{ refundedQuantity: 2 }, { refundedQuantity: 0 }] });
      expect(await notices()).toEqual([
        expect.objectContaining({
          type: 'order.tickets_voided.v1',
          attendeeIds: seatIds,
          refundMinor: ticketsMinor,
          ofEvent: { notify: true },
        }),
      ]);
    });

    it('[ADR 0149 r2] are refunded once, however often and how many at once, and not again when a refund fails', async () => {
      const { name, end, ticketsMinor } = await sold();
      await Promise.all([end(), end(), end()]);
      await end();
      const [refund, ...others] = (await read(name)).refunds;
      expect([others, refund!.amountMinor]).toEqual([[], ticketsMinor]);
      await bench.fixture.failRefund(name, refund!.id);
      await end();
      expect(await refundsOf(name)).toEqual([{ amountMinor: ticketsMinor, reason: 'Flooded', status: 'failed' }]);
    });

    it('keep their money until the merchant wants it to go back, which is news of its own then', async () => {
      const { name, end, ticketsMinor } = await sold();
      await end({ refund: 'none' });
      expect([await refundsOf(name), (await read(name)).status]).toEqual([[], 'paid']);
      await end();
      expect(refundedMinorOf(await read(name))).toBe(ticketsMinor);
      expect((await notices()).map(({ type }) => type)).toEqual(['order.tickets_voided.v1', 'order.refunded.v1']);
    });

    it('report their money also where nobody is to be notified of the event', async () => {
      const { end } = await sold();
      await end({ notify: false });
      expect((await notices()).map(({ type }) => type)).toEqual(['order.tickets_voided.v1', 'order.refunded.v1']);
    });
  });
}
