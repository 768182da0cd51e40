import { ManageOrders, OrderChanges, type OrderName, type OrderTx } from '@svc/orders';
import { aCart, aLine, aPaidCart } from '@svc/orders/testing';
import { OPERATOR } from '@svc/kernel/testing';
import { Fulfillments1763700008000 } from '../migrations/1763700008000-fulfillments';
import { OutboxNotifier } from '../outbox';
import { randomIds, useDatabase } from '../testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindOrderTx, PostgresOrderBook, PostgresOrderReader } from '.';
import { sqlOf } from '../work/sql';

const database = useDatabase();

describe('[ADR 0116 r1] what was handed over before fulfilments were kept', () => {
  it('is taken over from what its buyer was notified of, the rest of an order as one, without a carrier', async () => {
    const { source } = database;
    const notifier = new OutboxNotifier(sqlOf(source), (error) => {
      throw error;
    });
    const work = new PostgresUnitOfWork<OrderTx>(sqlOf(source), (sql) => bindOrderTx(sql, randomIds), notifier);
    const changes = new OrderChanges(work, randomIds, { now: () => new Date('2026-02-02T12:00:00.000Z') });
    const orders = new ManageOrders(changes, new PostgresOrderReader(sqlOf(source)));
    const workspaceId = await database.makeWorkspace();
    const lines = [aLine({ quantity: 3 }), aLine({ quantity: 1 })];
    const [goods, other] = lines.map(({ id }) => id) as [string, string];
    const [noticed, unnoticed, untouched] = [1, 2, 3].map(() => aPaidCart({ workspaceId, cart: aCart([aLine({ quantity: 3 })]) }));
    const paid = [{ ...noticed!, cart: aCart(lines) }, unnoticed!, untouched!];
    for (const cart of paid)
      await sqlOf(source).transaction((sql) =>
        new PostgresOrderBook(sql).place({ ...cart, checkoutId: cart.checkoutId!, source: 'storefront_api' }),
      );
    const names = paid.map(({ id }): OrderName => ({ workspaceId, mode: 'live', orderId: id }));
    const read = async (name: OrderName) => (await new PostgresOrderReader(sqlOf(source)).find(name))!.fulfillments;
    const runner = source.createQueryRunner();
    try {
      for (const name of names.slice(0, 2)) await orders.fulfil({ ...name, author: OPERATOR, handOver: { carrier: 'GIG' } });
      expect(await Promise.all(names.map(async (name) => (await read(name)).map(({ carrier }) => carrier)))).toEqual([
        ['GIG'],
        ['GIG'],
        [],
      ]);
      await new Fulfillments1763700008000().down(runner);
      await source.query(
        `insert into message (workspace_id, mode, id, kind, channel, recipient, subject_id, version, details, created_at)
         values ($1, 'live', gen_random_uuid(), 'order_fulfilled', 'email', 'ade@example.com', $2, gen_random_uuid(), $3, '2026-02-01T08:00:00Z')`,
        [workspaceId, noticed!.id, JSON.stringify({ handedOver: { pieces: [{ itemId: goods, quantity: 2 }], isAll: false } })],
      );
      await new Fulfillments1763700008000().up(runner);
      const stored = { id: expect.any(String), createdAt: expect.any(Date) };
      expect(await read(names[0]!)).toEqual([
        { id: expect.any(String), createdAt: new Date('2026-02-01T08:00:00Z'), items: [{ itemId: goods, quantity: 2 }] },
        {
          ...stored,
          items: [
            { itemId: goods, quantity: 1 },
            { itemId: other, quantity: 1 },
          ],
        },
      ]);
      expect(await read(names[1]!)).toEqual([{ ...stored, items: [{ itemId: unnoticed!.cart.lines[0]!.id, quantity: 3 }] }]);
      expect(await read(names[2]!)).toEqual([]);
    } finally {
      await runner.release();
      await notifier.silence();
    }
  });
});
