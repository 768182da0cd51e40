import { factOf } from '@svc/contracts';
import type { Clock, IdGenerator } from '@svc/kernel';
import { isSeated } from '@svc/ticketing';
import { callOffForEvent } from '../domain/call-off-for-event';
import { freedByOrder } from '../domain/freed-by-order';
import type { OrderDetails, OrderName } from '../domain/order';
import type { OrderUnitOfWork } from '../ports/order-tx';

/** Calls the tickets of a cancelled event off, of one order, without money (D-147). */
export class CallOffForEvent {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @param notify true when the buyer, and whoever was given a seat, are to be notified */
  execute({ eventId, ...name }: OrderName & { eventId: string }, { notify }: { notify: boolean }): Promise<void> {
    return this.work.run(async ({ orders, outbox, counts }) => {
      const before = await orders.lock(name);
      if (!before) return;
      const { after } = callOffForEvent(before, eventId, this.clock.now());
      if (after === before) return;
      await orders.update(after);
      const attendeeIds = seatsOf(before).filter((id) => !seatsOf(after).includes(id));
      const { workspaceId, mode, id: orderId } = before;
      if (attendeeIds.length > 0) {
        const head = { id: this.ids.next(), workspaceId, mode };
        await outbox.append([factOf('order.tickets_voided.v1', head, { orderId, attendeeIds, ofEvent: { notify } })]);
      }
      await counts.giveBack(before, freedByOrder(before, after));
    });
  }
}

function seatsOf({ items }: Pick<OrderDetails, 'items'>): string[] {
  return items.flatMap(({ seats }) => seats.filter(isSeated).map(({ id }) => id));
}
