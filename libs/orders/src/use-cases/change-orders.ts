import { askForBalance, receiveBalance, refuseSettled } from '../domain/balance';
import { cancelOrder, fulfilOrder, refundOrder, type Pieces, type WantedRefund } from '../domain/change-order';
import type { OrderCommand, OrderChanges } from './order-changes';

export interface FulfilOrderCommand extends OrderCommand {
  /** All that is left unless told. */
  items?: readonly Pieces[];
}

/** Notes that goods were handed over. Throws NotFound, and InvalidInput when there are not as many left. */
export class FulfilOrder {
  constructor(private readonly changes: OrderChanges) {}

  execute({ items, ...command }: FulfilOrderCommand): Promise<void> {
    return this.changes.change(command, (order, now) => fulfilOrder(order, now, items));
  }
}

export interface CancelOrderCommand extends OrderCommand {
  /** Whether all the money that is left goes back. */
  refund: boolean;
  reason?: string;
}

/** Calls an order off. Throws NotFound, and InvalidInput when one of its guests is there already. */
export class CancelOrder {
  constructor(private readonly changes: OrderChanges) {}

  execute({ refund, reason, ...command }: CancelOrderCommand): Promise<void> {
    return this.changes.change(command, (order, now) => cancelOrder(order, now, { refund }), reason);
  }
}

export interface RefundOrderCommand extends OrderCommand {
  wanted: WantedRefund;
  reason?: string;
}

/** Gives money of an order back: never more, over all refunds, than was paid. Throws NotFound, and InvalidInput when less is left. */
export class RefundOrder {
  constructor(private readonly changes: OrderChanges) {}

  execute({ wanted, reason, ...command }: RefundOrderCommand): Promise<void> {
    return this.changes.change(command, (order, now) => refundOrder(order, now, wanted), reason);
  }
}

export interface RecordBalanceCommand extends OrderCommand {
  /** Of the merchant: how it was paid. */
  reason?: string;
}

/** Notes that the merchant has received all that was left to be paid. Throws NotFound, and InvalidInput when nothing was left. */
export class RecordBalance {
  constructor(private readonly changes: OrderChanges) {}

  execute({ reason, ...command }: RecordBalanceCommand): Promise<void> {
    return this.changes.change(
      command,
      (order) => {
        refuseSettled(order);
        return { after: receiveBalance(order, { byHand: true }), refundMinor: 0, news: 'order.balance_paid.v1' };
      },
      reason,
    );
  }
}

export interface AskForBalanceCommand extends OrderCommand {
  /** By when it is to be paid; as it is when absent. */
  dueAt?: Date;
}

/** Sends the buyer of an order the link by which they pay what is left of it. Throws NotFound, and InvalidInput when they cannot. */
export class AskForBalance {
  constructor(private readonly changes: OrderChanges) {}

  execute({ dueAt, ...command }: AskForBalanceCommand): Promise<void> {
    return this.changes.change(command, (order, now) => ({ after: askForBalance(order, now, dueAt), refundMinor: 0, news: 'order.balance_asked.v1' }));
  }
}
