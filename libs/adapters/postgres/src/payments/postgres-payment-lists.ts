import type { Due } from '@svc/kernel';
import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PaymentLists, PROVIDER_EVENT_QUEUE, REFUND_QUEUE, MONEY_QUEUES } from '@svc/payments';
import type { CheckoutMoney, CheckoutName, ExceptionQuery, MoneyName, MoneyQueue, PaymentException } from '@svc/payments';
import { IsNull, LessThan } from 'typeorm';
import type { Sql } from '../work/sql';
import { isDue, isLeaseEnd, ownerIn, NOW, sweepFor, UNTIL, dueAtIfAhead } from '../work/database-clock';
import { pageOf } from '../rows/statements';
import { ANY_MODE, ofMode } from '../rows/row-writes';
import { attemptEntity, attemptOf, exceptionEntity, paymentEntity, refundEntity } from './payment.entities';
import { composed } from '../work/statement';

export class PostgresPaymentLists extends PaymentLists {
  constructor(private readonly sql: Sql) {
    super();
  }

  async exceptions(
    workspaceId: string,
    { after, limit, mode, kind, open }: ExceptionQuery,
  ): Promise<{ data: PaymentException[]; next?: string }> {
    const rows = await this.sql.repository(exceptionEntity).find({
      where: {
        workspaceId,
        mode: mode ?? ANY_MODE,
        ...(after && { id: LessThan(after) }),
        ...(kind && { kind }),
        ...(open && { resolvedAt: IsNull() }),
      },
      order: { id: 'desc' },
      take: limit + 1,
    });
    return pageOf(rows, limit);
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<CheckoutMoney> {
    const where = { workspaceId, mode: ofMode(mode), checkoutId };
    const [attempts, payments, refunds] = await Promise.all([
      this.sql.repository(attemptEntity).find({ where, order: { createdAt: 'asc', id: 'asc' } }),
      this.sql.repository(paymentEntity).find({ where, order: { bookedAt: 'asc', id: 'asc' } }),
      this.sql.repository(refundEntity).find({ where, order: { createdAt: 'asc', id: 'asc' } }),
    ]);
    return { attempts: attempts.map(attemptOf), payments, refunds };
  }

  due(queue: MoneyQueue, most: number, aheadMs?: number): Promise<Due<MoneyName>[]> {
    return sweepFor(this.sql, dueIn(queue), most, aheadMs);
  }
}

/** By hand: due work is found across workspaces, as in a queue. */
const DUE: Record<MoneyQueue, { which: string; of: string; at: string }> = {
  [PROVIDER_EVENT_QUEUE]: { which: 'provider_event where done_at is null', of: 'provider_event', at: 'due_at' },
  [REFUND_QUEUE]: {
    which: `(select workspace_id, mode, id, due_at as at, leased_until from refund where status = 'pending'
             union all select workspace_id, mode, id, look_at, leased_until from refund where status <> 'pending' and look_at is not null) refund where true`,
    of: 'refund',
    at: 'at',
  },
  [PAYMENT_CLOSE_QUEUE]: { which: `payment_attempt where status = 'closing'`, of: 'payment_attempt', at: 'due_at' },
  [PAYMENT_LOOK_QUEUE]: { which: 'payment_attempt where look_at is not null', of: 'payment_attempt', at: 'look_at' },
};

const dueIn = composed<Due<MoneyName>, [queue: MoneyQueue]>(
  'payments.due',
  MONEY_QUEUES.map((queue) => [queue]),
  (queue) => {
    const { which, of, at } = DUE[queue];
    const owner = { ...ownerIn(of), isLease: isLeaseEnd(at) };
    return `
      select workspace_id as "workspaceId", mode, id, ${dueAtIfAhead(at, NOW, owner)} as "dueAt"
        from ${which} and ${isDue(at, UNTIL, owner)} order by ${at} limit $1`;
  },
);
