import type { ExceptionDesk, ExceptionStore, MoneyName, PaymentException, ResolvedException } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { EXCEPTION, exceptionOf } from './money-rows';

export class PostgresExceptionStore implements ExceptionStore, ExceptionDesk {
  constructor(private readonly manager: EntityManager) {}

  async insert(exception: PaymentException): Promise<void> {
    const { workspaceId, mode, id, kind, checkoutId, paymentId, refundId, amountMinor, currency, message, createdAt } = exception;
    await this.manager.query(
      `insert into payment_exception (workspace_id, mode, id, kind, checkout_id, payment_id, refund_id, amount_minor, currency, message, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [workspaceId, mode, id, kind, checkoutId ?? null, paymentId ?? null, refundId ?? null, amountMinor ?? null, currency ?? null, message, createdAt],
    );
  }

  async resolve(workspaceId: string, id: string, at: Date): Promise<ResolvedException | undefined> {
    const [[resolved]] = await this.manager.query<[object[], number]>(
      `update payment_exception set resolved_at = $3 where ${NAMED} and resolved_at is null returning ${EXCEPTION}`,
      [workspaceId, id, at],
    );
    if (resolved) return { exception: exceptionOf(resolved), alreadyResolved: false };
    const [earlier] = await this.manager.query<object[]>(`select ${EXCEPTION} from payment_exception where ${NAMED}`, [workspaceId, id]);
    return earlier && { exception: exceptionOf(earlier), alreadyResolved: true };
  }

  async resolveOfRefund({ workspaceId, mode, id }: MoneyName, at: Date): Promise<void> {
    await this.manager.query(
      `update payment_exception set resolved_at = $4
        where workspace_id = $1 and mode = $2 and refund_id = $3 and kind = 'refund_failed' and resolved_at is null`,
      [workspaceId, mode, id, at],
    );
  }
}

const NAMED = `workspace_id = $1 and mode in ('live', 'test') and id = $2`;
