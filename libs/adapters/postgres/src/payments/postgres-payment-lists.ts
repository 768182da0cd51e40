import { PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, PaymentLists, PROVIDER_EVENT_QUEUE, REFUND_QUEUE } from '@svc/payments';
import type { CheckoutMoney, CheckoutName, ExceptionQuery, MoneyQueue, PaymentException } from '@svc/payments';
import type { DataSource } from 'typeorm';
import { ATTEMPT, attemptOf, EXCEPTION, exceptionOf, PAYMENT, paymentOf, REFUND, refundOf } from './money-rows';

export class PostgresPaymentLists extends PaymentLists {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async exceptions(workspaceId: string, { after, limit, mode, kind, open }: ExceptionQuery): Promise<{ data: PaymentException[]; next?: string }> {
    const rows = await this.dataSource.query<object[]>(EXCEPTIONS, [workspaceId, limit + 1, after ?? null, mode ?? null, kind ?? null, open ?? false]);
    const data = rows.slice(0, limit).map(exceptionOf);
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<CheckoutMoney> {
    const of = (columns: string, table: string, order: string) =>
      this.dataSource.query<object[]>(`select ${columns} from ${table} where workspace_id = $1 and mode = $2 and checkout_id = $3 order by ${order}, id`, [
        workspaceId, mode, checkoutId,
      ]);
    const [attempts, payments, refunds] = await Promise.all([
      of(ATTEMPT, 'payment_attempt', 'created_at'), of(PAYMENT, 'payment', 'booked_at'), of(REFUND, 'refund', 'created_at'),
    ]);
    return { attempts: attempts.map(attemptOf), payments: payments.map(paymentOf), refunds: refunds.map(refundOf) };
  }

  async due(queue: MoneyQueue, most: number): Promise<string[]> {
    const { which, at } = DUE[queue];
    const rows = await this.dataSource.query<{ subject: string }[]>(
      `with present as materialized (select service_now() as now)
       select workspace_id || '/' || mode || '/' || id as subject from ${which} and ${at} <= (select now from present) order by ${at} limit $1`,
      [most],
    );
    return rows.map(({ subject }) => subject);
  }
}

const DUE: Record<MoneyQueue, { which: string; at: string }> = {
  [PROVIDER_EVENT_QUEUE]: { which: 'provider_event where done_at is null', at: 'due_at' },
  [REFUND_QUEUE]: {
    which: `(select workspace_id, mode, id, due_at as at from refund where status = 'pending'
             union all select workspace_id, mode, id, look_at from refund where status <> 'pending' and look_at is not null) refund where true`,
    at: 'at',
  },
  [PAYMENT_CLOSE_QUEUE]: { which: `payment_attempt where status = 'closing'`, at: 'due_at' },
  [PAYMENT_LOOK_QUEUE]: { which: 'payment_attempt where look_at is not null', at: 'look_at' },
};

const EXCEPTIONS = `
  select ${EXCEPTION} from payment_exception
   where workspace_id = $1 and mode = any (case when $4::text is null then '{live,test}'::text[] else array[$4] end)
     and ($3::uuid is null or id < $3) and ($5::text is null or kind = $5) and (not $6::boolean or resolved_at is null)
   order by id desc limit $2`;
