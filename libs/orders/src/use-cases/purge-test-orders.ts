import { factOf } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { OrderUnitOfWork } from '../ports/order-tx';

/** Deletes old test orders permanently, and writes a fact for each that ever had one (§6, D-17). */
export class PurgeTestOrders {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /** Deletes up to `most` that were placed before a moment; returns their number. */
  execute(before: Date, most: number): Promise<number> {
    return this.work.run(async ({ orders, outbox }) => {
      const deleted = await orders.deleteTestOrders(before, most);
      await outbox.append(
        deleted
          .filter(({ wasPaid }) => wasPaid)
          .map(({ workspaceId, orderId }) =>
            factOf(
              'order.deleted.v1',
              { id: this.ids.next(), workspaceId, mode: 'test' },
              { orderId, test: true, reason: 'test_retention' },
            ),
          ),
      );
      return deleted.length;
    });
  }
}
