import { NotFound } from '@svc/kernel';
import { askForBalance, receiveBalance, refuseSettled } from '../domain/balance';
import { cancelOrder, fulfilOrder, type HandOver, type OrderChange, returnOrder } from '../domain/change-order';
import { correctFulfillment, type ShipmentCorrection, takeFulfillmentBack } from '../domain/correct-fulfillment';
import type { OrderDetails, OrderName } from '../domain/order';
import { type ManagedOrderRecord, presentManagedOrder } from '../domain/managed-order.view';
import { refundOrder, type WantedRefund } from '../domain/refund-order';
import { acceptRefund, declineRefund, refuseUnasked } from '../domain/refund-request';
import { refuseRepeated } from '../domain/repeated-refund';
import type { OrderReader } from '../ports/order-reader';
import type { OrderChanges, OrderCommand } from './change-orders';

/** Refund that a merchant wants, and the reason in their words. */
export interface RefundCommand extends OrderCommand {
  wanted: WantedRefund;
  reason?: string;
}

/** Reads and changes orders for their merchant. Each method returns the order as it is then, and throws NotFound. */
export class ManageOrders {
  constructor(
    private readonly changes: OrderChanges,
    private readonly orders: Pick<OrderReader, 'find'>,
  ) {}

  async read(name: OrderName): Promise<ManagedOrderRecord> {
    const order = await this.orders.find(name);
    if (!order) throw new NotFound('order');
    return presentManagedOrder(order);
  }

  /** Records that goods were handed over, and how they travel. Throws InvalidInput when there are not as many left. */
  fulfil({ handOver, ...command }: OrderCommand & { handOver?: HandOver }): Promise<ManagedOrderRecord> {
    return this.change(command, (order, now) => fulfilOrder(order, now, handOver));
  }

  /** Corrects how handed-over pieces travel; the buyer is notified by `notify`. Throws BuyerErased. */
  correctFulfillment({ fulfillmentId, shipment, notify, ...command }: OrderCommand & ShipmentCorrection): Promise<ManagedOrderRecord> {
    return this.change(command, (order) => correctFulfillment(order, { fulfillmentId, shipment, notify }));
  }

  /** Takes a fulfilment back that was recorded by mistake. Throws FulfillmentOver when the order is cancelled or returned. */
  takeFulfillmentBack({ fulfillmentId, ...command }: OrderCommand & { fulfillmentId: string }): Promise<ManagedOrderRecord> {
    return this.change(command, (order, now) => takeFulfillmentBack(order, now, fulfillmentId));
  }

  /** Calls an order off; by `refund`, all the money that is left goes back. Throws InvalidInput when one of its guests is there already. */
  cancel({ refund, reason, ...command }: OrderCommand & { refund: boolean; reason?: string }): Promise<ManagedOrderRecord> {
    return this.change(command, (order, now) => cancelOrder(order, now, { refund }), reason);
  }

  /** Records that the goods of an order came back. Throws InvalidInput when they were not handed over. */
  recordReturn(command: OrderCommand): Promise<ManagedOrderRecord> {
    return this.change(command, returnOrder);
  }

  /**
   * Gives money of an order back: never more, over all refunds, than was paid. Items are called off with it, free ones as well.
   * Throws InvalidInput when less is left, and RefundRepeated, unless the request `isKeyed`: it has an `Idempotency-Key`, so that a
   * repetition is meant.
   */
  refund({ wanted, reason, isKeyed, ...command }: RefundCommand & { isKeyed: boolean }): Promise<ManagedOrderRecord> {
    return this.change(
      command,
      (order, now) => {
        if (!isKeyed) refuseRepeated(order, wanted, now);
        return refundOrder(order, now, wanted);
      },
      reason,
    );
  }

  /**
   * Gives the buyer of an order the requested money, or a part of it, as any refund does; free items are called off. Throws
   * NoRefundRequest, and InvalidInput when less is left.
   */
  acceptRefundRequest({ wanted, reason, ...command }: RefundCommand): Promise<ManagedOrderRecord> {
    return this.change(
      command,
      (order, now) => {
        refuseUnasked(order);
        const change = refundOrder(order, now, wanted);
        return { ...change, after: acceptRefund(change.after, now) };
      },
      reason,
    );
  }

  /** Declines the refund request of a buyer, with a message that is mailed to them. Throws NoRefundRequest. */
  declineRefundRequest({ message, ...command }: OrderCommand & { message: string }): Promise<ManagedOrderRecord> {
    return this.change(command, (order, now) => ({
      after: declineRefund(order, now, message),
      refundMinor: 0,
      news: 'order.refund_declined.v1',
    }));
  }

  /** Records that the merchant has received all of the balance; `reason` says how. Throws InvalidInput when there was none. */
  recordBalance({ reason, ...command }: OrderCommand & { reason?: string }): Promise<ManagedOrderRecord> {
    return this.change(
      command,
      (order) => {
        refuseSettled(order);
        return { after: receiveBalance(order, { byHand: true }), refundMinor: 0, news: 'order.balance_paid.v1' };
      },
      reason,
    );
  }

  /** Sends the buyer the link for paying the balance, and sets its day where one is named. Throws InvalidInput when they cannot pay it. */
  askForBalance({ dueAt, ...command }: OrderCommand & { dueAt?: Date }): Promise<ManagedOrderRecord> {
    return this.change(command, (order, now) => ({
      after: askForBalance(order, now, dueAt),
      refundMinor: 0,
      news: 'order.balance_asked.v1',
    }));
  }

  private async change(
    command: OrderCommand,
    decide: (order: OrderDetails, now: Date) => OrderChange,
    reason?: string,
  ): Promise<ManagedOrderRecord> {
    await this.changes.change(command, decide, reason);
    return this.read(command);
  }
}
