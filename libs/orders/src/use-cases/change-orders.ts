import { cancelOrder, fulfilOrder, refundOrder, type Pieces, type WantedRefund } from '../domain/change-order';
import type { OrderCommand, OrderDesk } from './order-desk';

export interface FulfilOrderCommand extends OrderCommand {
  /** All that is left unless told. */
  items?: readonly Pieces[];
}

/** Notes that goods were handed over. Throws NotFound, and InvalidInput when there are not as many left. */
export class FulfilOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute({ items, ...command }: FulfilOrderCommand): Promise<void> {
    return this.desk.change(command, (order, now) => fulfilOrder(order, now, items));
  }
}

export interface CancelOrderCommand extends OrderCommand {
  /** Whether all the money that is left goes back. */
  refund: boolean;
  reason?: string;
}

/** Calls an order off. Throws NotFound, and InvalidInput when one of its guests is there already. */
export class CancelOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute({ refund, reason, ...command }: CancelOrderCommand): Promise<void> {
    return this.desk.change(command, (order, now) => cancelOrder(order, now, { refund }), reason);
  }
}

export interface RefundOrderCommand extends OrderCommand {
  wanted: WantedRefund;
  reason?: string;
}

/** Gives money of an order back: never more, over all refunds, than was paid. Throws NotFound, and InvalidInput when less is left. */
export class RefundOrder {
  constructor(private readonly desk: OrderDesk) {}

  execute({ wanted, reason, ...command }: RefundOrderCommand): Promise<void> {
    return this.desk.change(command, (order, now) => refundOrder(order, now, wanted), reason);
  }
}
