import { bookProviderRefund, type OrderDetails, recountRefunds, takesProviderRefunds } from '@svc/orders';
import type { CountedOrder, PayingOrder, Payment, Refund, RefundedOrders } from '@svc/payments';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { hasMode } from '../rows/by-key';
import { PostgresOrderStore } from '../orders/order-store';

/** Orders whose money goes back at a provider, within the transaction that books it. */
export class PostgresRefundedOrders implements RefundedOrders {
  private readonly orders = new PostgresOrderStore(this.sql);

  constructor(private readonly sql: Sql) {}

  /** By hand: the order that was placed by the checkout of the payment, or whose balance it was. */
  async lock({ workspaceId, mode, checkoutId }: Pick<Payment, 'workspaceId' | 'mode' | 'checkoutId'>): Promise<PayingOrder | undefined> {
    const [paid] = await this.sql.query(LOCK, [workspaceId, mode, checkoutId]);
    if (!paid?.orderId) return undefined;
    const name = { workspaceId, mode, orderId: paid.orderId };
    const order = await this.orders.lock(name);
    return order && takesProviderRefunds(order) ? name : undefined;
  }

  async book(name: PayingOrder, refund: Refund, now: Date): Promise<CountedOrder> {
    await this.orders.addRefunds(name, [refund.id]);
    const before = (await this.orders.lock(name))!;
    return this.write(before, bookProviderRefund(before, refund.amountMinor, now));
  }

  async recount(name: PayingOrder, refund: Refund): Promise<CountedOrder> {
    const before = (await this.orders.lock(name))!;
    const { status, fulfillmentStatus } = before;
    if (!before.refunds.some(({ id }) => id === refund.id)) return { status, fulfillmentStatus, hasChanged: false };
    return { ...(await this.write(before, recountRefunds(before))), hasChanged: true };
  }

  /** Writes an order in any case: its refunded sum has changed, which its readers see by the stamp. */
  private async write(before: OrderDetails, after: OrderDetails): Promise<CountedOrder> {
    await this.orders.update(after);
    const { status, fulfillmentStatus } = after;
    return { status, fulfillmentStatus, hasChanged: status !== before.status || after.refundRequest !== before.refundRequest };
  }
}

const LOCK = statement<{ orderId: string | null }>('payments.refunded_orders_lock')`
  select coalesce((select id from store_order where workspace_id = $1 and ${hasMode('mode', '$2')} and checkout_id = $3),
  (select balance_of from checkout where workspace_id = $1 and mode = $2 and id = $3)) as "orderId"`;
