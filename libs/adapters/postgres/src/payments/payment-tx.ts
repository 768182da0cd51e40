import {
  type CheckoutName,
  type ClaimedRefund,
  type DueRefund,
  moneyJob,
  type MoneyName,
  type MoneyTx,
  type Payment,
  type PaymentStore,
  type PaymentTx,
  REFUND_QUEUE,
  type RefundEnd,
  type RefundWork,
} from '@svc/payments';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { type NoRow, type Statement, statement } from '../work/statement';
import { insertUnlessThere, ofMode } from '../rows/row-writes';
import { CLAIMED_REFUND, claimedRefundOf, paymentEntity, type ClaimedRefundRow } from './payment.entities';
import { hasMode } from '../rows/by-key';
import { noteJobs } from '../work/committed-jobs';
import { leaseEnd, mayBeTaken, CLOCKS } from '../work/database-clock';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { PostgresExceptionStore } from './exception-store';
import { PostgresAttemptStore, PostgresAttemptWork } from './attempts';
import { PostgresCredentialStore } from './provider-credentials';
import { PostgresEventInbox } from './event-inbox';
import { PostgresRailStore } from './rail-refusals';
import { PostgresAccountStore, PostgresProviderMoney } from './provider-money';
import { PostgresRefundStore } from './refund-store';
import { PostgresRefundedOrders } from './refunded-orders';

export class PostgresPaymentStore implements PaymentStore {
  constructor(private readonly sql: Sql) {}

  insert(payment: Payment): Promise<boolean> {
    return insertUnlessThere(this.sql, paymentEntity, payment);
  }

  ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<Payment[]> {
    return this.sql.repository(paymentEntity).find({
      where: { workspaceId, mode: ofMode(mode), checkoutId },
      order: { bookedAt: 'asc', id: 'asc' },
    });
  }

  async update({ workspaceId, mode, id, appliedMinor, disposition }: Payment): Promise<void> {
    await this.sql.repository(paymentEntity).update({ workspaceId, mode, id }, { appliedMinor, disposition });
  }
}

/**
 * Sends refunds: the worker’s side of the same table. By hand: a claim, a lease and the present state of a refund are
 * conditions of one statement.
 */
export class PostgresRefundWork implements RefundWork {
  constructor(private readonly sql: Sql) {}

  async claim({ workspaceId, mode, id }: MoneyName, leaseMs: number): Promise<DueRefund | undefined> {
    const [row] = await this.sql.query(CLAIM_REFUND, [workspaceId, mode, id, leaseMs]);
    if (!row) return undefined;
    const { tries, lastError: _, settledAt, providerRefundId, askedAt, shortSince, shortAt, ...refund } = claimedRefundOf(row);
    const [paid] = await this.sql.query(PAYMENT_OF_REFUND, [workspaceId, mode, refund.paymentId]);
    const { providerReference, provider, reference } = paid!;
    const attempt = { workspaceId, mode, provider, reference };
    return { refund, tries, providerReference, providerRefundId, askedAt, settledAt, shortSince, shortAt, attempt };
  }

  async renew(claimed: ClaimedRefund, leaseMs: number): Promise<boolean> {
    return this.change(RENEW, claimed, [leaseMs]);
  }

  async settle(claimed: ClaimedRefund, { status, at, error, providerRefundId, lookAt }: RefundEnd): Promise<boolean> {
    this.noteDue(claimed, lookAt);
    return this.change(SETTLE, claimed, [status, at, error ?? null, providerRefundId ?? null, lookAt ?? null]);
  }

  async later(claimed: ClaimedRefund, { dueAt, error, providerRefundId }: Parameters<RefundWork['later']>[1]): Promise<void> {
    await this.change(LATER, claimed, [dueAt, error ?? null, providerRefundId ?? null]);
    this.noteDue(claimed, dueAt);
  }

  async pause(
    { attempt: { provider }, ...claimed }: Parameters<RefundWork['pause']>[0],
    { dueAt, shortSince, shortAt, error }: Parameters<RefundWork['pause']>[1],
  ): Promise<void> {
    const { workspaceId, mode, currency } = claimed.refund;
    await this.change(PAUSE, claimed, [dueAt, error, shortSince, shortAt]);
    await this.sql.execute(PAUSE_OTHERS, [workspaceId, mode, currency, provider, dueAt, shortSince]);
    this.noteDue(claimed, dueAt);
  }

  async lookLater(claimed: ClaimedRefund, lookAt?: Date): Promise<void> {
    await this.change(LOOK_LATER, claimed, [lookAt ?? null]);
    this.noteDue(claimed, lookAt);
  }

  async reopen({ workspaceId, mode, checkoutId }: CheckoutName): Promise<void> {
    const reopened = await this.sql.query(REOPEN, [workspaceId, mode, checkoutId]);
    noteJobs(this.sql, ...reopened.map((refund) => moneyJob(REFUND_QUEUE, refund)));
  }

  private noteDue({ refund }: ClaimedRefund, dueAt?: Date): void {
    if (dueAt) noteJobs(this.sql, moneyJob(REFUND_QUEUE, refund, dueAt));
  }

  /** Returns whether the refund was changed: not when another has claimed it since, or it has ended otherwise. */
  private async change(statement: Statement<NoRow>, { refund, tries }: ClaimedRefund, values: readonly unknown[]): Promise<boolean> {
    const { workspaceId, mode, id, status } = refund;
    return (await this.sql.execute(statement, [workspaceId, mode, id, status, tries, ...values])) > 0;
  }
}

const changing = (set: string, condition: string) =>
  `update refund set ${set} from ${CLOCKS} where workspace_id = $1 and mode = $2 and id = $3 and status = $4 and attempts = $5 and ${condition}`;

const RENEW = statement('payments.renew_refund')`
  ${changing(`asked_at = now, due_at = ${leaseEnd(6)}, leased_until = ${leaseEnd(6)}`, `status = 'pending' and not ${mayBeTaken('due_at')}`)}`;

const SETTLE = statement('payments.settle_refund')`
  ${changing('status = $6, settled_at = $7, last_error = $8, provider_refund_id = coalesce($9, provider_refund_id), look_at = $10', 'status <> $6')}`;

const LATER = statement('payments.later_refund')`
  ${changing('due_at = $6, last_error = $7, provider_refund_id = coalesce($8, provider_refund_id), short_since = case when $8::text is null then short_since end', `status = 'pending'`)}`;

const PAUSE = statement('payments.pause_refund')`
  ${changing('due_at = $6, last_error = $7, short_since = $8, short_at = $9', `status = 'pending'`)}`;

/** SQL that lets the other refunds of an account wait that were not sent; by hand, in the order of their ids, without those that are being sent. */
const PAUSE_OTHERS = statement('payments.pause_other_refunds')`
  with waiting as (
    select r.id from refund r
      join payment p on p.workspace_id = r.workspace_id and p.mode = r.mode and p.id = r.payment_id
     where r.workspace_id = $1 and r.mode = $2 and r.currency = $3 and p.provider = $4 and r.status = 'pending' and r.source is null
       and r.provider_refund_id is null and r.due_at < $5 and r.leased_until is distinct from r.due_at
     order by r.id for update of r skip locked
  )
  update refund r set due_at = $5, short_since = coalesce(r.short_since, $6)
    from waiting where r.workspace_id = $1 and r.mode = $2 and r.id = waiting.id`;

const LOOK_LATER = statement('payments.look_later')`${changing('look_at = $6', `status <> 'pending'`)}`;

const CLAIM_REFUND = statement<ClaimedRefundRow>('payments.claim_refund')`
  update refund set attempts = attempts + 1, leased_until = ${leaseEnd(4)},
         due_at = case when status = 'pending' then ${leaseEnd(4)} else due_at end,
         look_at = case when status = 'pending' then look_at else ${leaseEnd(4)} end
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3 and ${mayBeTaken(`(case when status = 'pending' then due_at else look_at end)`)}
  returning ${CLAIMED_REFUND}`;

const PAYMENT_OF_REFUND = statement<{ providerReference: string; provider: string; reference: string }>('payments.payment_of_refund')`
  select payment.provider_reference as "providerReference", payment.provider, reference
   from payment join payment_attempt attempt
     on attempt.workspace_id = payment.workspace_id and attempt.mode = payment.mode and attempt.id = payment.attempt_id
  where payment.workspace_id = $1 and payment.mode = $2 and payment.id = $3`;

const REOPEN = statement<MoneyName>('payments.reopen')`
  update refund set look_at = now from ${CLOCKS} where workspace_id = $1 and ${hasMode('mode', '$2')} and checkout_id = $3 and status <> 'pending'
  returning workspace_id as "workspaceId", mode, id`;

/** The money side of a transaction that settles a checkout. */
export function bindPaymentStores(sql: Sql): PaymentTx {
  return {
    attempts: new PostgresAttemptStore(sql),
    payments: new PostgresPaymentStore(sql),
    refunds: new PostgresRefundStore(sql),
    exceptions: new PostgresExceptionStore(sql),
    rails: new PostgresRailStore(sql),
  };
}

/** The transaction of payments themselves. */
export function bindMoneyTx(sql: Sql, ids: IdGenerator): MoneyTx {
  return {
    ...bindPaymentStores(sql),
    attemptWork: new PostgresAttemptWork(sql),
    refundWork: new PostgresRefundWork(sql),
    events: new PostgresEventInbox(sql),
    exceptionWork: new PostgresExceptionStore(sql),
    providerMoney: new PostgresProviderMoney(sql),
    accounts: new PostgresAccountStore(sql),
    refundedOrders: new PostgresRefundedOrders(sql),
    credentials: new PostgresCredentialStore(sql),
    outbox: new PostgresOutbox(sql),
    audit: new PostgresAuditTrail(sql, ids),
  };
}
