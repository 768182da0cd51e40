import { OPERATOR } from '@svc/kernel/testing';
import type { OrderCorrection } from '../domain/correct-order';
import { CorrectOrder } from '../use-cases/correct-order';
import type { useOrders } from './order-bench';
import { aCart, aLine, ticketsOf } from './order.builder';

/** Tests corrections of orders on a store of orders (D-149). */
export function correctedOrderContract(bench: ReturnType<typeof useOrders>): void {
  const { order, read, nextId } = bench;
  const correct = (name: Parameters<typeof read>[0], correction: OrderCorrection, notifyOld = false) =>
    new CorrectOrder(bench.fixture.work, { next: nextId }).execute({ ...name, author: OPERATOR, correction, offers: [], notifyOld });
  const facts = async () => (await bench.fixture.facts(bench.workspaceId)).map(({ type, data }) => ({ type, ...data }));

  describe('[D-149] a buyer who is corrected', () => {
    const email = 'ada@right.example';

    it('is stored with the order, its note, its links and the tickets of their seats, which nothing else changes', async () => {
      const event = await bench.fixture.anEvent(bench.workspaceId);
      const { line, seats } = ticketsOf(event);
      const { name } = await order({
        cart: aCart([line]),
        eventId: event.eventId,
        seats: [{ ...seats[0]!, email: 'ade@example.com' }, seats[1]!],
      });
      const before = await read(name);
      await correct(name, { contact: { name: 'Adé', email }, note: 'By phone' });
      const after = await read(name);
      expect(after).toEqual({
        ...before,
        contact: { id: expect.any(String), name: 'Adé', email },
        note: 'By phone',
        linkSerial: 2,
        version: before.version + 1,
        items: [
          { ...before.items[0]!, seats: before.items[0]!.seats.map((seat, at) => ({ ...seat, serial: 2, ...(at === 0 && { email }) })) },
        ],
      });
      expect(after.contact.id).not.toBe(before.contact.id);
      await correct(name, { note: null });
      expect((await read(name)).note).toBeUndefined();
    });

    it('joins the contact of the address, and leaves other orders of the former one', async () => {
      const [wrong, right, other] = [await order(), await order({ contact: { name: 'Ada', email } }), await order()];
      await correct(wrong.name, { contact: { email } });
      const contacts = await Promise.all([wrong, right, other].map(async ({ name }) => (await read(name)).contact.id));
      expect(contacts[0]).toBe(contacts[1]);
      expect(contacts[2]).not.toBe(contacts[0]);
    });

    it('is announced once, with what is of use; what changes nothing is neither written nor announced', async () => {
      const { name } = await order({ cart: aCart([aLine()]) });
      const { status, fulfillmentStatus } = await read(name);
      const { orderId } = name;
      await correct(name, { contact: { email } });
      await correct(name, { contact: { email } });
      expect(await facts()).toEqual([
        { type: 'order.updated.v1', orderId, status, fulfillmentStatus },
        { type: 'order.buyer_corrected.v1', orderId, attendeeIds: [], confirms: true },
      ]);
      expect((await read(name)).version).toBe(2);
    });

    it('is found by no other workspace', async () => {
      const { name } = await order();
      await expect(correct({ ...name, mode: name.mode === 'live' ? 'test' : 'live' }, { note: 'x' })).rejects.toThrow(/order/);
    });
  });
}
