import type { CheckoutName, Payment, PaymentStore } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { PAYMENT, paymentOf } from './money-rows';

export class PostgresPaymentStore implements PaymentStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(payment: Payment): Promise<boolean> {
    const {
      workspaceId, mode, id, checkoutId, attemptId, provider, providerReference, rail, amountMinor, currency, paidAt, appliedMinor, disposition, bookedAt,
    } = payment;
    const rows = await this.manager.query<object[]>(INSERT, [
      workspaceId, mode, id, checkoutId, attemptId, provider, providerReference, rail, amountMinor, currency, paidAt, appliedMinor, disposition, bookedAt,
    ]);
    return rows.length > 0;
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Payment[]> {
    const rows = await this.manager.query<object[]>(
      `select ${PAYMENT} from payment where workspace_id = $1 and mode = $2 and checkout_id = $3 order by booked_at, id`,
      [workspaceId, mode, checkoutId],
    );
    return rows.map(paymentOf);
  }

  async update({ workspaceId, mode, id, appliedMinor, disposition }: Payment): Promise<void> {
    await this.manager.query(`update payment set applied_minor = $4, disposition = $5 where workspace_id = $1 and mode = $2 and id = $3`, [
      workspaceId, mode, id, appliedMinor, disposition,
    ]);
  }
}

const INSERT = `
  insert into payment
    (workspace_id, mode, id, checkout_id, attempt_id, provider, provider_reference, rail, amount_minor, currency, paid_at, applied_minor, disposition, booked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  on conflict on constraint payment_receipt do nothing
  returning id`;
