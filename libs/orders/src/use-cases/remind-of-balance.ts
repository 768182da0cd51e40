import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator, Job } from '@svc/kernel';
import { isPayableOnline, nextReminder } from '../domain/balance';
import type { OrderName } from '../domain/order';
import type { OrderUnitOfWork } from '../ports/order-tx';

/** Queue of orders whose buyers are due a reminder of the balance. */
export const BALANCE_REMINDER_QUEUE = 'balance-reminder.v2';

/** Returns a job about an order. */
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

  /** Returns true when the buyer is reminded; an order that was paid or called off meanwhile gets no reminder. */
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
