import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator, Job } from '@svc/kernel';
import { isPayableOnline, nextReminder } from '../domain/balance';
import type { OrderName } from '../domain/order';
import type { OrderUnitOfWork } from '../ports/order-tx';

/** The queue of orders whose balance their buyers are to be reminded of. */
export const BALANCE_REMINDER_QUEUE = 'balance-reminder.v2';

/** A job about an order. */
export function orderJob(queue: string, { workspaceId, mode, orderId }: OrderName, dueAt?: Date): Job<OrderName> {
  return { queue, payload: { workspaceId, mode, orderId }, dueAt };
}

/** Reminds the buyer of an order of its balance, once each time it is due. */
export class RemindOfBalance {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Answers whether the buyer is reminded; what was paid or called off meanwhile is not reminded of any more. */
  execute(name: OrderName): Promise<boolean> {
    return this.work.run(async ({ orders, outbox }) => {
      const order = await orders.lock(name);
      const now = this.clock.now();
      if (!order?.remindAt || order.remindAt > now) return false;
      const isWanted = isPayableOnline(order);
      const { workspaceId, mode, id: orderId } = order;
      if (isWanted)
        await outbox.append([factOf('order.balance_asked.v1', { id: this.ids.next(), workspaceId, mode }, { orderId, why: 'reminder' })]);
      await orders.update({ ...order, remindAt: nextReminder(order, now) });
      return isWanted;
    });
  }
}
