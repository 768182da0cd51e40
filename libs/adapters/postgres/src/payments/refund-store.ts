import { type CheckoutName, moneyJob, type Refund, REFUND_QUEUE, type RefundStore } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { ofMode } from '../rows/row-writes';
import { noteJobs } from '../work/committed-jobs';
import { bareRefundOf, refundEntity } from './payment.entities';

export class PostgresRefundStore implements RefundStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(refund: Refund): Promise<void> {
    await this.manager.insert(refundEntity, refund);
    noteJobs(this.manager, moneyJob(REFUND_QUEUE, refund));
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Refund[]> {
    const rows = await this.manager.find(refundEntity, {
      where: { workspaceId, mode: ofMode(mode), checkoutId },
      order: { createdAt: 'asc', id: 'asc' },
    });
    return rows.map(bareRefundOf);
  }
}
