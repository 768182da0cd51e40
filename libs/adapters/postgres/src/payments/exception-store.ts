import type { ExceptionStore, ExceptionWork, MoneyName, PaymentException, Refund, ResolvedException } from '@svc/payments';
import { IsNull } from 'typeorm';
import { ANY_MODE, insertUnlessThere } from '../rows/row-writes';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { EXCEPTION, exceptionEntity, exceptionOf } from './payment.entities';

/** Exceptions for a person, within one transaction. */
export class PostgresExceptionStore implements ExceptionStore, ExceptionWork {
  constructor(private readonly sql: Sql) {}

  async insert(exception: PaymentException): Promise<void> {
    await this.sql.repository(exceptionEntity).insert(exception);
  }

  /** By hand: the same statement resolves an exception and returns its former state. */
  async resolve(workspaceId: string, id: string, at: Date): Promise<ResolvedException | undefined> {
    const [resolved] = await this.sql.query(RESOLVE, [workspaceId, id, at]);
    if (resolved) return { exception: exceptionOf(resolved), alreadyResolved: false };
    const earlier = await this.sql.repository(exceptionEntity).findOneBy({ workspaceId, mode: ANY_MODE, id });
    return earlier ? { exception: earlier, alreadyResolved: true } : undefined;
  }

  async resolveOfRefund({ workspaceId, mode, id }: MoneyName, at: Date): Promise<void> {
    await this.sql
      .repository(exceptionEntity)
      .update({ workspaceId, mode, refundId: id, kind: 'refund_failed', resolvedAt: IsNull() }, { resolvedAt: at });
  }

  insertWaiting(exception: PaymentException): Promise<boolean> {
    return insertUnlessThere(this.sql, exceptionEntity, exception);
  }

  async resolveWaiting({ workspaceId, mode, currency }: Pick<Refund, 'workspaceId' | 'mode' | 'currency'>, at: Date): Promise<void> {
    await this.sql.execute(LOCK_WAITING, [workspaceId, mode, currency]);
    await this.sql.execute(RESOLVE_WAITING, [workspaceId, mode, currency, at]);
  }
}

/** Has the second of two last refunds that end at once look after the first is committed. */
const LOCK_WAITING = statement('payments.lock_waiting')`
  select 1 from payment_exception where workspace_id = $1 and mode = $2 and kind = 'refunds_waiting' and currency = $3 and resolved_at is null for update`;

const RESOLVE_WAITING = statement('payments.resolve_waiting')`
  update payment_exception set resolved_at = $4
   where workspace_id = $1 and mode = $2 and kind = 'refunds_waiting' and currency = $3 and resolved_at is null
     and not exists (select 1 from refund where workspace_id = $1 and mode = $2 and currency = $3 and status = 'pending' and short_since is not null)`;

const RESOLVE = statement<PaymentException>('payments.resolve')`
  update payment_exception set resolved_at = $3 where workspace_id = $1 and mode in ('live', 'test') and id = $2 and resolved_at is null returning ${EXCEPTION}`;
