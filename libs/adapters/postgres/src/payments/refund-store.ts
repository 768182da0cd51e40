import { type CheckoutName, moneyJob, type Refund, REFUND_QUEUE, type RefundStore } from '@svc/payments';
import type { Sql } from '../work/sql';
import { ofMode } from '../rows/row-writes';
import { noteJobs } from '../work/committed-jobs';
import { bareRefundOf, refundEntity } from './payment.entities';

export class PostgresRefundStore implements RefundStore {
  constructor(private readonly sql: Sql) {}

  async insert(refund: Refund): Promise<void> {
    await this.sql.repository(refundEntity).insert(refund);
    noteJobs(this.sql, moneyJob(REFUND_QUEUE, refund));
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Refund[]> {
    const rows = await this.sql.repository(refundEntity).find({
      where: { workspaceId, mode: ofMode(mode), checkoutId },
      order: { createdAt: 'asc', id: 'asc' },
    });
    return rows.map(bareRefundOf);
  }
}
