import { factOf, type KnownFact } from '@svc/contracts';
import { NotFound, refOf, type Author, type Clock, type IdGenerator } from '@svc/kernel';
import type { Refund } from '@svc/payments';
import { isSeated } from '@svc/ticketing';
import type { OrderChange } from '../domain/change-order';
import { freedByOrder } from '../domain/freed-by-order';
import type { Order, OrderName } from '../domain/order';
import { spreadRefund, type OrderDetails } from '../domain/order-details';
import type { OrderUnitOfWork } from '../ports/order-tx';

/** Which order a merchant changes, and who does it. */
export interface OrderCommand extends OrderName {
  author: Author;
}

/** Changes orders: what goes back, who is told, what is noted and what comes free goes with each change, in one transaction. */
export class OrderChanges {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** A change that changes nothing is told to nobody. Throws NotFound, and what `decide` throws. */
  change(command: OrderCommand, decide: (order: OrderDetails, now: Date) => OrderChange, reason?: string): Promise<void> {
    return this.work.run(async ({ orders, refunds, outbox, audit, counts }) => {
      const before = await orders.lock(command);
      if (!before) throw new NotFound('order');
      const now = this.clock.now();
      const { after, refundMinor, news } = decide(before, now);
      if (after === before && refundMinor === 0) return;
      const sent = this.refundsOf(before, refundMinor, now, reason);
      for (const refund of sent) await refunds.insert(refund);
      if (sent.length > 0) await orders.addRefunds(command, sent.map(({ id }) => id));
      await orders.update(after);
      await outbox.append([...this.tell(before, after), ...this.tellOfTickets(before, after), ...this.news(before, news)]);
      await audit.record(before.workspaceId, command.author, [
        {
          action: 'change', subject: { kind: 'order', ref: refOf('ord', before.id), name: before.number?.toString() }, fields: changedFields(before, after),
          details: detailsOf(before, { after, refundMinor, news }, reason),
        },
      ]);
      await counts.giveBack(before, freedByOrder(before, after));
    });
  }

  private refundsOf(order: OrderDetails, amountMinor: number, createdAt: Date, reason?: string): Refund[] {
    const { workspaceId, mode, totals } = order;
    if (amountMinor === 0) return [];
    return spreadRefund(order, amountMinor).map((part) => ({
      workspaceId, mode, ...part, id: this.ids.next(), currency: totals.currency, reason, status: 'pending', createdAt,
    }));
  }

  private news({ workspaceId, mode, id: orderId }: Order, type: OrderChange['news']): KnownFact[] {
    const owner = { id: this.ids.next(), workspaceId, mode };
    if (type === 'order.balance_asked.v1') return [factOf(type, owner, { orderId, why: 'asked' })];
    return type ? [factOf(type, owner, { orderId })] : [];
  }

  /** `order.updated` when either status changed (D-12). */
  private tell(before: Order, { status, fulfillmentStatus }: Order): KnownFact[] {
    if (before.status === status && before.fulfillmentStatus === fulfillmentStatus) return [];
    const { workspaceId, mode, id: orderId } = before;
    return [factOf('order.updated.v1', { id: this.ids.next(), workspaceId, mode }, { orderId, status, fulfillmentStatus })];
  }

  /** Whoever has tickets is told which of them are void; test mode has none. */
  private tellOfTickets(before: Order, after: Order): KnownFact[] {
    const { workspaceId, mode, id: orderId } = before;
    const attendeeIds = seatedIn(before).filter((id) => !seatedIn(after).includes(id));
    return attendeeIds.length > 0 ? [factOf('order.tickets_voided.v1', { id: this.ids.next(), workspaceId, mode }, { orderId, attendeeIds })] : [];
  }
}

function seatedIn({ items }: Order): string[] {
  return items.flatMap(({ seats }) => seats.filter(isSeated).map(({ id }) => id));
}

function changedFields(before: Order, after: Order): string[] {
  const fields = (['status', 'fulfillmentStatus', 'paidMinor', 'balanceDueAt'] as const).filter((field) => before[field]?.valueOf() !== after[field]?.valueOf());
  return before.items.some((item, index) => item !== after.items[index]) ? [...fields, 'items'] : fields;
}

function detailsOf(before: Order, { after, refundMinor, news }: OrderChange, reason?: string): Record<string, string | number | null> | undefined {
  const { currency } = before.totals;
  if (refundMinor > 0) return { refundMinor, currency, reason: reason ?? null };
  if (news === 'order.balance_paid.v1') return { receivedMinor: after.paidMinor - before.paidMinor, currency, reason: reason ?? null };
  return news && { asked: 'balance' };
}
