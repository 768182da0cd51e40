import { type Clock, NotFound } from '@svc/kernel';
import { cancelOrder, type OrderChange } from '../domain/change-order';
import type { OrderDetails, OrderName } from '../domain/order';
import { refundOrder, type WantedRefund } from '../domain/refund-order';
import { previewOf, type RefundPreview } from '../domain/refund-preview';
import { refuseUnasked } from '../domain/refund-request';
import type { OrderReader } from '../ports/order-reader';

/** Shows what refunds and cancellations would move, by the rules by which they are made. Writes nothing (D-150). */
export class PreviewRefund {
  constructor(
    private readonly orders: OrderReader,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, and all errors of `refundOrder` */
  refund(name: OrderName, wanted: WantedRefund): Promise<RefundPreview> {
    return this.of(name, (order, now) => refundOrder(order, now, wanted));
  }

  /** @throws NotFound, NoRefundRequest, and all errors of `refundOrder` */
  acceptance(name: OrderName, wanted: WantedRefund): Promise<RefundPreview> {
    return this.of(name, (order, now) => {
      refuseUnasked(order);
      return refundOrder(order, now, wanted);
    });
  }

  /** @throws NotFound, and all errors of `cancelOrder` */
  cancellation(name: OrderName, refund: boolean): Promise<RefundPreview> {
    return this.of(name, (order, now) => cancelOrder(order, now, { refund }));
  }

  private async of(name: OrderName, decide: (order: OrderDetails, now: Date) => OrderChange): Promise<RefundPreview> {
    const order = await this.orders.find(name);
    if (!order) throw new NotFound('order');
    return previewOf(order, decide(order, this.clock.now()));
  }
}
