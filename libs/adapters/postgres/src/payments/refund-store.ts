import type { CheckoutName, DueRefund, MoneyName, Refund, RefundStore, RefundWork } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { bareRefundOf, REFUND, refundOf } from './money-rows';

export class PostgresRefundStore implements RefundStore {
  constructor(private readonly manager: EntityManager) {}

  async insert({ workspaceId, mode, id, checkoutId, paymentId, amountMinor, currency, reason, status, createdAt }: Refund): Promise<void> {
    await this.manager.query(
      `insert into refund (workspace_id, mode, id, checkout_id, payment_id, amount_minor, currency, reason, status, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [workspaceId, mode, id, checkoutId, paymentId, amountMinor, currency, reason ?? null, status, createdAt],
    );
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Refund[]> {
    const rows = await this.manager.query<object[]>(
      `select ${REFUND} from refund where workspace_id = $1 and mode = $2 and checkout_id = $3 order by created_at, id`,
      [workspaceId, mode, checkoutId],
    );
    return rows.map(bareRefundOf);
  }
}

/** Sends refunds on: the worker's side of the same table. */
export class PostgresRefundWork implements RefundWork {
  constructor(private readonly manager: EntityManager) {}

  async claim({ workspaceId, mode, id }: MoneyName, leaseMs: number): Promise<DueRefund | undefined> {
    const [[row]] = await this.manager.query<[object[], number]>(
      `update refund set attempts = attempts + 1, due_at = service_now() + make_interval(secs => $4::float8 / 1000)
        where workspace_id = $1 and mode = $2 and id = $3 and status = 'pending' and due_at <= service_now()
       returning ${REFUND}`,
      [workspaceId, mode, id, leaseMs],
    );
    if (!row) return undefined;
    const { tries, lastError: _, settledAt: __, ...refund } = refundOf(row);
    const [paid] = await this.manager.query<{ providerReference: string; provider: string; reference: string }[]>(
      `select payment.provider_reference as "providerReference", payment.provider, reference
         from payment join payment_attempt attempt
           on attempt.workspace_id = payment.workspace_id and attempt.mode = payment.mode and attempt.id = payment.attempt_id
        where payment.workspace_id = $1 and payment.mode = $2 and payment.id = $3`,
      [workspaceId, mode, refund.paymentId],
    );
    const { providerReference, provider, reference } = paid!;
    return { refund, tries, providerReference, attempt: { workspaceId, mode, provider, reference } };
  }

  async settle({ workspaceId, mode, id }: MoneyName, { status, at, error }: Parameters<RefundWork['settle']>[1]): Promise<boolean> {
    const [, changed] = await this.manager.query<[unknown, number]>(
      `update refund set status = $4, settled_at = $5, last_error = $6 where workspace_id = $1 and mode = $2 and id = $3 and status = 'pending'`,
      [workspaceId, mode, id, status, at, error ?? null],
    );
    return changed > 0;
  }

  async later({ workspaceId, mode, id }: MoneyName, dueAt: Date, error?: string): Promise<void> {
    await this.manager.query(
      `update refund set due_at = $4, last_error = $5 where workspace_id = $1 and mode = $2 and id = $3 and status = 'pending'`,
      [workspaceId, mode, id, dueAt, error ?? null],
    );
  }

  async reopen({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    await this.manager.query(
      `update refund set status = 'pending', due_at = service_now(), settled_at = null
        where workspace_id = $1 and mode = $2 and checkout_id = $3 and status = 'succeeded'`,
      [workspaceId, mode, checkoutId],
    );
  }
}
