import {
  type AccountStore,
  type ClaimedAccount,
  type KnownRefund,
  moneyJob,
  type MoneyName,
  type ProviderMoneyStore,
  type Payment,
  type PaymentException,
  PROVIDER_ACCOUNT_QUEUE,
  type ProviderAccount,
  ProviderAccounts,
  type Refund,
  REFUND_QUEUE,
} from '@svc/payments';
import type { Due } from '@svc/kernel';
import { In } from 'typeorm';
import type { Sql } from '../work/sql';
import { type Statement, statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { isDue, NOW, CLOCKS, ownerIn, sweepFor, UNTIL, dueAtIfAhead } from '../work/database-clock';
import { hasMode } from '../rows/by-key';
import { cleared, insertUnlessThere, ofMode } from '../rows/row-writes';
import {
  accountEntity,
  afterRest,
  bareRefundOf,
  CLAIMED_REFUND,
  claimedRefundOf,
  exceptionEntity,
  exceptionOf,
  paymentEntity,
  refundEntity,
  type ClaimedRefundRow,
} from './payment.entities';

/** Refunds and disputes that providers list. */
export class PostgresProviderMoney implements ProviderMoneyStore {
  constructor(private readonly sql: Sql) {}

  payments({ workspaceId, mode, provider }: ProviderAccount, providerReferences: readonly string[]): Promise<Payment[]> {
    return this.sql.repository(paymentEntity).find({
      where: { workspaceId, mode: ofMode(mode), provider, providerReference: In([...providerReferences]) },
    });
  }

  payment({ workspaceId, mode, id }: MoneyName): Promise<Payment> {
    return this.sql.repository(paymentEntity).findOneByOrFail({ workspaceId, mode, id });
  }

  /** By hand: whether an order counts a refund is one more column. */
  async refundsOf({ workspaceId, mode }: Pick<Payment, 'workspaceId' | 'mode'>, paymentIds: readonly string[]): Promise<KnownRefund[]> {
    const rows = await this.sql.query(REFUNDS_OF, [workspaceId, mode, paymentIds]);
    return rows.map(({ isOfOrder, ...row }) => {
      const { providerRefundId, askedAt, ...refund } = claimedRefundOf(row);
      return { refund: bareRefundOf(refund), providerRefundId, askedAt, isOfOrder };
    });
  }

  async insert(refund: Refund, providerRefundId: string): Promise<boolean> {
    const settledAt = refund.status === 'pending' ? undefined : refund.createdAt;
    const isNew = await insertUnlessThere(this.sql, refundEntity, { ...refund, providerRefundId, settledAt });
    if (isNew && refund.status === 'pending') noteJobs(this.sql, moneyJob(REFUND_QUEUE, refund));
    return isNew;
  }

  /** By hand: an id that is stored already stays. */
  async identify({ workspaceId, mode, id }: MoneyName, providerRefundId: string): Promise<void> {
    await this.sql.execute(IDENTIFY, [workspaceId, mode, id, providerRefundId, 0]);
    noteJobs(this.sql, moneyJob(REFUND_QUEUE, { workspaceId, mode, id }));
  }

  async lookAt({ workspaceId, mode, id }: MoneyName): Promise<void> {
    await this.look(LOOK_AT, [workspaceId, mode, id]);
  }

  async lookAtReported({ workspaceId, mode, id: paymentId }: MoneyName, providerRefundId: string): Promise<void> {
    await this.look(LOOK_AT_REPORTED, [workspaceId, mode, paymentId, providerRefundId]);
  }

  async dispute({ workspaceId, mode, id: paymentId }: MoneyName, disputeId: string): Promise<PaymentException | undefined> {
    const row = await this.sql.repository(exceptionEntity).findOne({
      where: { workspaceId, mode: ofMode(mode), paymentId, disputeId },
      lock: { mode: 'pessimistic_write' },
    });
    return row ? exceptionOf(row) : undefined;
  }

  insertDispute(exception: PaymentException): Promise<boolean> {
    return insertUnlessThere(this.sql, exceptionEntity, exception);
  }

  async updateDispute({ workspaceId, mode, id, ...exception }: PaymentException): Promise<void> {
    const { amountMinor, currency, message, disputeReason, respondBy, disputeOutcome, resolvedAt } = exception;
    const facts = cleared({ amountMinor, currency, message, disputeReason, respondBy, disputeOutcome, resolvedAt });
    await this.sql.repository(exceptionEntity).update({ workspaceId, mode, id }, facts);
  }

  private async look(statement: Statement<MoneyName>, parameters: unknown[]): Promise<void> {
    const looked = await this.sql.query(statement, parameters);
    noteJobs(this.sql, ...looked.map((refund) => moneyJob(REFUND_QUEUE, refund)));
  }
}

const looking = (which: string) => `
  update refund set look_at = now from ${CLOCKS} where workspace_id = $1 and ${which} and status <> 'pending'
  returning workspace_id as "workspaceId", mode, id`;

const LOOK_AT = statement<MoneyName>('payments.look_at')`${looking('mode = $2 and id = $3')}`;
const LOOK_AT_REPORTED = statement<MoneyName>('payments.look_at_reported')`
  ${looking(`${hasMode('mode', '$2')} and payment_id = $3 and provider_refund_id = $4`)}`;

const REFUNDS_OF = statement<ClaimedRefundRow & { isOfOrder: boolean }>('payments.refunds_of')`
  select ${CLAIMED_REFUND},
       exists (select 1 from order_refund f where f.workspace_id = refund.workspace_id and f.mode = refund.mode and f.id = refund.id) as "isOfOrder"
  from refund where workspace_id = $1 and ${hasMode('mode', '$2')} and payment_id = any ($3) order by created_at, id`;

const IDENTIFY = statement('payments.identify')`
  update refund set provider_refund_id = $4, look_at = case when status = 'pending' then look_at else ${afterRest(5)} end
    from ${CLOCKS}
  where workspace_id = $1 and mode = $2 and id = $3 and provider_refund_id is null`;

const accountJob = ({ workspaceId, mode, provider }: ProviderAccount, dueAt?: Date) => ({
  queue: PROVIDER_ACCOUNT_QUEUE,
  payload: { workspaceId, mode, provider },
  dueAt,
});

/**
 * Positions up to which accounts have been read. By hand: leases, and events since one was taken, are conditions of one
 * statement.
 */
export class PostgresAccountStore implements AccountStore {
  constructor(private readonly sql: Sql) {}

  async refundsSince({ workspaceId, mode, provider }: ProviderAccount): Promise<Date | undefined> {
    return (await this.sql.repository(accountEntity).findOneBy({ workspaceId, mode, provider }))?.refundsSince;
  }

  async claim({ workspaceId, mode, provider }: ProviderAccount, leaseMs: number): Promise<ClaimedAccount | undefined> {
    const [row] = await this.sql.query(CLAIM, [workspaceId, mode, provider, leaseMs]);
    return row;
  }

  async read(
    { workspaceId, mode, provider }: ProviderAccount,
    { leaseEndsAt }: ClaimedAccount,
    { refundsSince, disputesSince, dueAt, error }: Parameters<AccountStore['read']>[2],
  ): Promise<void> {
    await this.sql.execute(NOTE_READ, [
      workspaceId,
      mode,
      provider,
      refundsSince ?? null,
      disputesSince ?? null,
      error ?? null,
      leaseEndsAt,
      dueAt,
    ]);
    noteJobs(this.sql, accountJob({ workspaceId, mode, provider }, dueAt));
  }

  async hasten({ workspaceId, mode, provider }: ProviderAccount): Promise<void> {
    await this.sql.execute(HASTEN, [workspaceId, mode, provider]);
    noteJobs(this.sql, accountJob({ workspaceId, mode, provider }));
  }

  async watch(account: ProviderAccount, dueAt: Date): Promise<void> {
    const { workspaceId, mode, provider } = account;
    await this.sql
      .repository(accountEntity)
      .createQueryBuilder()
      .insert()
      .into(accountEntity)
      .values({ workspaceId, mode, provider, dueAt })
      .orIgnore()
      .execute();
  }

  async addMissing(): Promise<number> {
    return this.sql.execute(ADD_MISSING);
  }
}

const CLAIM = statement<ClaimedAccount>('payments.claim_account')`
  update provider_account set tries = tries + 1, due_at = (${afterRest(4)})::timestamptz(3)
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and provider = $3 and due_at <= now
  returning refunds_since as "refundsSince", disputes_since as "disputesSince", tries, due_at as "leaseEndsAt"`;

const NOTE_READ = statement('payments.note_read')`
  update provider_account
    set refunds_since = greatest(refunds_since, $4), disputes_since = greatest(disputes_since, $5), last_error = $6,
        due_at = case when due_at < $7 then due_at else $8 end, tries = case when $6::text is null then 0 else tries end
  where workspace_id = $1 and mode = $2 and provider = $3`;

const HASTEN = statement('payments.hasten')`
  insert into provider_account as known (workspace_id, mode, provider, due_at) values ($1, $2, $3, service_now($1, $2))
  on conflict (workspace_id, mode, provider) do update set due_at = least(known.due_at, excluded.due_at)`;

const ADD_MISSING = statement('payments.add_missing')`
  insert into provider_account (workspace_id, mode, provider) select workspace_id, mode, provider from provider_credentials
  on conflict do nothing returning 1`;

export class PostgresProviderAccounts extends ProviderAccounts {
  constructor(private readonly sql: Sql) {
    super();
  }

  due(most: number, aheadMs?: number): Promise<Due<ProviderAccount>[]> {
    return sweepFor(this.sql, DUE, most, aheadMs);
  }
}

const OWNER = ownerIn('provider_account');

const DUE = statement<Due<ProviderAccount>>('payments.due_accounts')`
  select workspace_id as "workspaceId", mode, provider, ${dueAtIfAhead('due_at', NOW, OWNER)} as "dueAt"
    from provider_account where ${isDue('due_at', UNTIL, OWNER)} order by due_at limit $1`;
