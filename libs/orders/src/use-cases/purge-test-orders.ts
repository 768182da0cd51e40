import { factOf } from '@svc/contracts';
import { inBatches, type Clock, type IdGenerator } from '@svc/kernel';
import type { OrderUnitOfWork } from '../ports/order-tx';

const RETENTION_MS = 90 * 86_400_000;
/** Few enough for a short transaction. */
const AT_A_TIME = 500;

/** Deletes test orders after 90 days for good, and writes a fact for each that ever had one (part 6, D-17); with them test checkouts that nobody paid. */
export class PurgeTestOrders {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers how many orders. */
  async execute(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - RETENTION_MS);
    const forgotten = await inBatches(AT_A_TIME, (most) => this.purge(before, most));
    await inBatches(AT_A_TIME, (most) => this.work.run(({ orders }) => orders.deleteUnpaidTestCheckouts(before, most)));
    return forgotten;
  }

  private purge(before: Date, most: number): Promise<number> {
    return this.work.run(async ({ orders, outbox }) => {
      const deleted = await orders.deleteTestOrders(before, most);
      await outbox.append(
        deleted.filter(({ wasPaid }) => wasPaid).map(({ workspaceId, orderId }) =>
          factOf('order.deleted.v1', { id: this.ids.next(), workspaceId, mode: 'test' }, { orderId, test: true, reason: 'test_retention' }),
        ),
      );
      return deleted.length;
    });
  }
}
