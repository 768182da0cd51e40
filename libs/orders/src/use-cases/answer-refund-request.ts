import { refundOrder, type WantedRefund } from '../domain/refund-order';
import { acceptRefund, declineRefund, refuseUnasked } from '../domain/refund-request';
import type { OrderChanges, OrderCommand } from './change-orders';

export interface AcceptRefundRequestCommand extends OrderCommand {
  wanted: WantedRefund;
  reason?: string;
}

/**
 * Gives the buyer of an order the requested money, or a part of it, as any refund does; free items are called off. Throws NotFound,
 * NoRefundRequest, and InvalidInput when less is left.
 */
export class AcceptRefundRequest {
  constructor(private readonly changes: OrderChanges) {}

  execute({ wanted, reason, ...command }: AcceptRefundRequestCommand): Promise<void> {
    return this.changes.change(
      command,
      (order, now) => {
        refuseUnasked(order);
        const change = refundOrder(order, now, wanted);
        return { ...change, after: acceptRefund(change.after, now) };
      },
      reason,
    );
  }
}

export interface DeclineRefundRequestCommand extends OrderCommand {
  /** Message to the buyer, which is mailed. */
  message: string;
}

/** Declines the refund request of a buyer, with a reason. Throws NotFound, and NoRefundRequest. */
export class DeclineRefundRequest {
  constructor(private readonly changes: OrderChanges) {}

  execute({ message, ...command }: DeclineRefundRequestCommand): Promise<void> {
    return this.changes.change(command, (order, now) => ({
      after: declineRefund(order, now, message),
      refundMinor: 0,
      news: 'order.refund_declined.v1',
    }));
  }
}
