import { factOf, isByHand, type KnownFact } from '@svc/contracts';
import { type AuditedChange, type Author, type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import type { Refund } from '@svc/payments';
import { isSeated } from '@svc/ticketing';
import { cancelSeat, type SeatToCancel } from '../domain/cancel-seat';
import { leftToFulfil, type OrderChange } from '../domain/change-order';
import { freedByOrder } from '../domain/freed-by-order';
import type { Fulfillment } from '../domain/fulfillment';
import { type Order, type OrderDetails, type OrderName, spreadRefund } from '../domain/order';
import { answeredByRefund } from '../domain/refund-request';
import type { OrderTx, OrderUnitOfWork } from '../ports/order-tx';

/** Key of the order to change, and the author of the change. */
export interface OrderCommand extends OrderName {
  author: Author;
  /** Further details for the audit log. */
  details?: AuditedChange['details'];
}

/** Change with the order as it was locked. */
export interface WrittenChange extends OrderChange {
  before: OrderDetails;
  now: Date;
}

/** Author and reason of a change. */
export interface ChangeReason extends Pick<OrderCommand, 'details'> {
  /** Absent for what the cancellation of an event brings without money: the audit log has the cancellation itself. */
  author?: Author;
  reason?: string;
  /** Set for a buyer, who changes it by the order's link. */
  by?: 'buyer';
}

/** Changes orders: refunds, facts, audit entries and freed stock are written with each change, in one transaction. */
export class OrderChanges {
  constructor(
    private readonly work: OrderUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Changes an order. A decision without changes writes nothing. Throws NotFound, and all errors of `decide`. */
  change(
    { author, details, ...name }: OrderCommand,
    decide: (order: OrderDetails, now: Date) => OrderChange,
    reason?: string,
  ): Promise<void> {
    return this.work.run(async (tx) => {
      const before = await tx.orders.lock(name);
      if (!before) throw new NotFound('order');
      const now = this.clock.now();
      const change = decide(before, now);
      if (change.after === before && change.refundMinor === 0) return;
      await this.write(tx, { ...change, before, now }, { author, reason, details });
    });
  }

  /**
   * Writes a change of the locked order, in the transaction that holds the lock. A refund answers a request of the buyer's. Returns the
   * refunds that it wrote.
   */
  async write(
    { orders, refunds, outbox, audit, counts }: OrderTx,
    { before, now, refundMinor, wanted, news, ofEvent, ...decided }: WrittenChange,
    { author, reason, by, details }: ChangeReason,
  ): Promise<Refund[]> {
    const after = answeredByRefund(decided.after, refundMinor, now);
    const change = { ...decided, after, refundMinor, news };
    const sent = this.refundsOf(before, refundMinor, now, { reason, wanted });
    for (const refund of sent) await refunds.insert(refund);
    if (sent.length > 0)
      await orders.addRefunds(
        { ...before, orderId: before.id },
        sent.map(({ id }) => id),
      );
    await orders.update(after);
    const handOver = await this.writeFulfillments(orders, before, decided);
    await outbox.append([
      ...this.statusFacts(before, change),
      ...this.notices(before, { ...change, ofEvent }, handOver),
      ...this.news(before, news),
    ]);
    if (author)
      await audit.record(before.workspaceId, author, [
        {
          action: 'change',
          subject: { kind: 'order', ref: refOf('ord', before.id), name: before.number?.toString() },
          fields: changedFields(before, change),
          details: detailsOf(before, change, { reason, by, details }),
        },
      ]);
    await counts.giveBack(before, freedByOrder(before, after));
    return sent;
  }

  /** Writes what a change does to the fulfilments of an order. Returns the one of which its buyer is notified. */
  private async writeFulfillments(
    orders: OrderTx['orders'],
    { workspaceId, mode, id: orderId }: Order,
    { fulfillment, correction, takenBackId }: Pick<OrderChange, 'fulfillment' | 'correction' | 'takenBackId'>,
  ): Promise<NoticedFulfillment | undefined> {
    const name = { workspaceId, mode, orderId };
    const added = fulfillment && { ...fulfillment, id: this.ids.next() };
    if (added) await orders.addFulfillment(name, added);
    if (correction) await orders.changeShipment(name, correction.fulfillment);
    if (takenBackId) await orders.deleteFulfillment(name, takenBackId);
    return added ?? (correction?.notify ? { ...correction.fulfillment, isCorrection: true } : undefined);
  }

  /** Returns the refunds of an amount; what was paid outside is recorded as given back, since no provider is asked (D-163). */
  private refundsOf(
    order: OrderDetails,
    amountMinor: number,
    createdAt: Date,
    { reason, wanted }: Pick<Refund, 'reason' | 'wanted'>,
  ): Refund[] {
    const { workspaceId, mode, totals } = order;
    if (amountMinor === 0) return [];
    const isOutside = (id: string) => order.payments.some((payment) => payment.id === id && isByHand(payment.rail));
    return spreadRefund(order, amountMinor).map((part) => ({
      workspaceId,
      mode,
      ...part,
      id: this.ids.next(),
      currency: totals.currency,
      reason,
      wanted,
      status: isOutside(part.paymentId) ? 'succeeded' : 'pending',
      createdAt,
    }));
  }

  private news({ workspaceId, mode, id: orderId }: Order, type: OrderChange['news']): KnownFact[] {
    const owner = { id: this.ids.next(), workspaceId, mode };
    if (type === 'order.balance_asked.v1') return [factOf(type, owner, { orderId, why: 'asked' })];
    return type ? [factOf(type, owner, { orderId })] : [];
  }

  /**
   * Returns `order.updated` when either status changed (D-12), when a refund was requested or answered (ADR 0068), and when a fulfilment was
   * corrected or taken back (D-149).
   */
  private statusFacts(before: Order, { after, correction, takenBackId }: OrderChange): KnownFact[] {
    const { status, fulfillmentStatus, refundRequest } = after;
    const isSame = before.status === status && before.fulfillmentStatus === fulfillmentStatus && before.refundRequest === refundRequest;
    if (isSame && !correction && !takenBackId) return [];
    const { workspaceId, mode, id: orderId } = before;
    return [factOf('order.updated.v1', { id: this.ids.next(), workspaceId, mode }, { orderId, status, fulfillmentStatus })];
  }

  /**
   * Returns the facts that notify the buyer: of handed-over pieces, or of their corrected tracking; of a cancellation or refund, in one fact
   * with the tickets that it voids, unless the merchant does not want them notified of a cancelled event. Test mode has no tickets.
   */
  private notices(before: Order, { after, refundMinor, ofEvent }: OrderChange, handOver: NoticedFulfillment | undefined): KnownFact[] {
    const { workspaceId, mode, id: orderId } = before;
    const owner = () => ({ id: this.ids.next(), workspaceId, mode });
    const isCancelled = after.cancelledAt !== undefined && !before.cancelledAt;
    const attendeeIds = seatedIn(before).filter((id) => !seatedIn(after).includes(id));
    const refunded = refundMinor > 0 ? [factOf('order.refunded.v1', owner(), { orderId, amountMinor: refundMinor })] : [];
    if (attendeeIds.length > 0) {
      const voided = factOf('order.tickets_voided.v1', owner(), { orderId, attendeeIds, refundMinor, isCancelled, ofEvent });
      return [voided, ...(ofEvent?.notify === false ? refunded : [])];
    }
    if (isCancelled) return [factOf('order.cancelled.v1', owner(), { orderId, refundMinor })];
    if (refunded.length > 0) return refunded;
    if (!handOver) return [];
    const { id: fulfillmentId, items, carrier, trackingNumber, trackingUrl, isCorrection } = handOver;
    const isAll = after.items.every((item) => leftToFulfil(item) === 0);
    const pieces = [...items];
    const data = { orderId, fulfillmentId, pieces, isAll, isCorrection, carrier, trackingNumber, trackingUrl };
    return [factOf('order.handed_over.v1', owner(), data)];
  }
}

/** Fulfilment of which a buyer is notified. */
type NoticedFulfillment = Fulfillment & { isCorrection?: true };

function isCalledOffForNothing(before: Order, after: Order): boolean {
  return after.items.some(({ refundedQuantity }, index) => refundedQuantity > before.items[index]!.refundedQuantity);
}

function seatedIn({ items }: Order): string[] {
  return items.flatMap(({ seats }) => seats.filter(isSeated).map(({ id }) => id));
}

function changedFields(before: Order, { after, correction, takenBackId }: OrderChange): string[] {
  const fields = (['status', 'fulfillmentStatus', 'paidMinor', 'balanceDueAt'] as const).filter(
    (field) => before[field]?.valueOf() !== after[field]?.valueOf(),
  );
  const request = before.refundRequest === after.refundRequest ? [] : ['refundRequest'];
  const fulfillments = correction || takenBackId ? ['fulfillments'] : [];
  return [...fields, ...request, ...fulfillments, ...(before.items.some((item, index) => item !== after.items[index]) ? ['items'] : [])];
}

function detailsOf(
  before: Order,
  { after, refundMinor, news, correction, takenBackId }: OrderChange,
  { reason, by, details }: Omit<ChangeReason, 'author'>,
): AuditedChange['details'] {
  const { currency } = before.totals;
  if (refundMinor > 0) return { refundMinor, currency, reason: reason ?? null, ...(by && { by }), ...details };
  if (by) return { by };
  const fulfillmentId = takenBackId ?? correction?.fulfillment.id;
  if (fulfillmentId) return { fulfillment: refOf('ful', fulfillmentId) };
  if (details || isCalledOffForNothing(before, after)) return { refundMinor, currency, reason: reason ?? null, ...details };
  if (news === 'order.balance_paid.v1') return { receivedMinor: after.paidMinor - before.paidMinor, currency, reason: reason ?? null };
  return news === 'order.balance_asked.v1' ? { asked: 'balance' } : undefined;
}

export interface CancelSeatCommand extends OrderCommand, SeatToCancel {}

/** Calls one seat of an order off, once. Throws NotFound, and InvalidInput when its guest is there already. */
export class CancelSeat {
  constructor(private readonly changes: OrderChanges) {}

  execute({ attendeeId, refund, ...command }: CancelSeatCommand): Promise<void> {
    const details = { ...command.details, attendee: refOf('att', attendeeId), refund };
    return this.changes.change({ ...command, details }, (order, now) => cancelSeat(order, now, { attendeeId, refund }));
  }
}
