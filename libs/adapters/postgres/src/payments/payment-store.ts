import type { CheckoutName, Payment, PaymentStore } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { insertUnlessThere } from '../rows/row-writes';
import { paymentEntity } from './payment.entities';

export class PostgresPaymentStore implements PaymentStore {
  constructor(private readonly manager: EntityManager) {}

  insert(payment: Payment): Promise<boolean> {
    return insertUnlessThere(this.manager, paymentEntity, payment);
  }

  ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Payment[]> {
    return this.manager.find(paymentEntity, { where: { workspaceId, mode, checkoutId }, order: { bookedAt: 'asc', id: 'asc' } });
  }

  async update({ workspaceId, mode, id, appliedMinor, disposition }: Payment): Promise<void> {
    await this.manager.update(paymentEntity, { workspaceId, mode, id }, { appliedMinor, disposition });
  }
}
