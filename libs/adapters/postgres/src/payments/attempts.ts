import {
  type AttemptStatus,
  type AttemptStore,
  type AttemptWork,
  type CheckoutName,
  moneyJob,
  type MoneyName,
  type OpeningAnswer,
  PAYMENT_CLOSE_QUEUE,
  PAYMENT_LOOK_QUEUE,
  type PaymentAttempt,
  restBeforeLook,
} from '@svc/payments';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { noteJobs } from '../work/committed-jobs';
import { leaseEnd, mayBeTaken, CLOCKS } from '../work/database-clock';
import { insertRecords } from '../rows/statements';
import { afterRest, ATTEMPT, attemptEntity, attemptOf, rowOfAttempt, type AttemptRow } from './payment.entities';
import { cleared, ofMode } from '../rows/row-writes';

/**
 * Attempts of checkouts. By hand where the present status decides about the write, so that two concurrent answers cannot undo
 * each other.
 */
export class PostgresAttemptStore implements AttemptStore {
  constructor(private readonly sql: Sql) {}

  async insert(attempt: PaymentAttempt): Promise<void> {
    const parameters = [JSON.stringify([rowOfAttempt(attempt)])];
    if (!(await this.sql.isDistributed())) return void (await this.sql.execute(INSERT, parameters));
    await this.sql.execute(INSERT_ATTEMPT, parameters);
    await this.sql.execute(INSERT_REFERENCE, parameters);
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<PaymentAttempt[]> {
    const rows = await this.sql.repository(attemptEntity).find({
      where: { workspaceId, mode: ofMode(mode), checkoutId },
      order: { createdAt: 'asc', id: 'asc' },
    });
    return rows.map(attemptOf);
  }

  async update({ workspaceId, mode, id, status, instructions, expiresAt, refusal }: PaymentAttempt): Promise<void> {
    const [row] = await this.sql.query(UPDATE, [
      workspaceId,
      mode,
      id,
      status,
      instructions ?? null,
      expiresAt ?? null,
      restBeforeLook(status) ?? null,
      refusal ?? null,
    ]);
    if (row) this.noteDue({ workspaceId, mode, id }, row);
  }

  async opened({ workspaceId, mode, id }: MoneyName, { status, instructions, expiresAt, refusal }: OpeningAnswer): Promise<PaymentAttempt> {
    const [row] = await this.sql.query(OPENED, [
      workspaceId,
      mode,
      id,
      status,
      instructions,
      expiresAt ?? null,
      restBeforeLook(status) ?? null,
      refusal ?? null,
    ]);
    const { dueAt, lookAt, ...attempt } = row!;
    this.noteDue({ workspaceId, mode, id }, { dueAt, lookAt, status: row!.status });
    return attemptOf(attempt);
  }

  private noteDue(name: MoneyName, { status, dueAt, lookAt }: Due): void {
    if (status === 'closing') noteJobs(this.sql, moneyJob(PAYMENT_CLOSE_QUEUE, name, dueAt));
    if (lookAt) noteJobs(this.sql, moneyJob(PAYMENT_LOOK_QUEUE, name, lookAt));
  }
}

/** Moments at which an attempt is to be closed at its provider, or looked at again. */
interface Due {
  status: AttemptStatus;
  dueAt: Date;
  lookAt: Date | null;
}

const DUE = 'due_at as "dueAt", look_at as "lookAt"';

const UPDATE = statement<Due>('payments.update_attempt')`
  update payment_attempt
     set status = $4, instructions = coalesce($5, instructions), expires_at = coalesce($6, expires_at), refusal = $8,
         due_at = case when status = $4 then due_at else now end, look_at = case when status = $4 then look_at else ${afterRest(7)} end,
         looks = case when status = $4 then looks else 0 end, tries = case when status = $4 then tries else 0 end
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3
  returning status, ${DUE}`;

const OPENED = statement<Omit<AttemptRow, keyof Due> & Due>('payments.opened')`
  update payment_attempt
     set status = case when status = 'created' then $4 when status = 'closed' and $4 = 'pending' then 'closing' else status end,
         due_at = now, instructions = case when status = 'created' or $4 = 'pending' then $5 else instructions end, expires_at = coalesce($6, expires_at),
         look_at = case when status = 'created' then ${afterRest(7)} else look_at end, refusal = case when status = 'created' then $8::jsonb else refusal end
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3
  returning ${ATTEMPT}, ${DUE}`;

const INTO_REFERENCES = 'insert into provider_reference (provider, reference, workspace_id, mode, checkout_id, attempt_id)';

/** By hand: the attempt, and the owner of its reference, in one round trip. */
const INSERT = statement('payments.insert_attempt')`
  with attempt as (
    ${insertRecords(attemptEntity)}
    returning provider, reference, workspace_id, mode, checkout_id, id
  )
  ${INTO_REFERENCES} select provider, reference, workspace_id, mode, checkout_id, id from attempt`;

/** The same as two statements: an engine takes no rows from another change, however near. */
const INSERT_ATTEMPT = statement('payments.insert_attempt_alone')`${insertRecords(attemptEntity)}`;
const INSERT_REFERENCE = statement('payments.insert_reference')`
  ${INTO_REFERENCES} select provider, reference, "workspaceId", mode, "checkoutId", id
    from jsonb_to_recordset($1::jsonb) as record (provider text, reference text, "workspaceId" uuid, mode text, "checkoutId" uuid, id uuid)`;

/**
 * Changes of attempts that wait for no checkout. Claims are by hand: they check the status in the statement that changes it,
 * and take leases as from a queue.
 */
export class PostgresAttemptWork implements AttemptWork {
  constructor(private readonly sql: Sql) {}

  async claimToClose(
    { workspaceId, mode, id }: MoneyName,
    leaseMs: number,
  ): Promise<{ attempt: PaymentAttempt; tries: number } | undefined> {
    const [row] = await this.sql.query(CLAIM_TO_CLOSE, [workspaceId, mode, id, leaseMs]);
    if (!row) return undefined;
    const { tries, ...attempt } = row;
    return { attempt: attemptOf(attempt), tries };
  }

  async closed({ workspaceId, mode, id }: MoneyName): Promise<void> {
    const [row] = await this.sql.query(CLOSED, [workspaceId, mode, id, restBeforeLook('closed')]);
    if (row?.lookAt) noteJobs(this.sql, moneyJob(PAYMENT_LOOK_QUEUE, { workspaceId, mode, id }, row.lookAt));
  }

  async closeLater({ workspaceId, mode, id }: MoneyName, dueAt: Date): Promise<void> {
    await this.sql.repository(attemptEntity).update({ workspaceId, mode, id, status: 'closing' }, { dueAt });
    noteJobs(this.sql, moneyJob(PAYMENT_CLOSE_QUEUE, { workspaceId, mode, id }, dueAt));
  }

  async claimToLook(
    { workspaceId, mode, id }: MoneyName,
    leaseMs: number,
  ): Promise<{ attempt: PaymentAttempt; looks: number; tries: number } | undefined> {
    const [row] = await this.sql.query(CLAIM_TO_LOOK, [workspaceId, mode, id, leaseMs]);
    if (!row) return undefined;
    const { looks, tries, ...attempt } = row;
    return { attempt: attemptOf(attempt), looks, tries };
  }

  async looked({ workspaceId, mode, id }: MoneyName, { looks, dueAt }: { looks: number; dueAt?: Date }): Promise<void> {
    await this.sql.repository(attemptEntity).update({ workspaceId, mode, id }, cleared({ looks, lookAt: dueAt }));
    if (dueAt) noteJobs(this.sql, moneyJob(PAYMENT_LOOK_QUEUE, { workspaceId, mode, id }, dueAt));
  }
}

const CLAIM_TO_CLOSE = statement<AttemptRow & { tries: number }>('payments.claim_to_close')`
  update payment_attempt set tries = tries + 1, due_at = ${leaseEnd(4)}, leased_until = ${leaseEnd(4)}
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3 and status = 'closing' and ${mayBeTaken('due_at')}
  returning ${ATTEMPT}, tries`;

const CLOSED = statement<{ lookAt: Date | null }>('payments.closed')`
  update payment_attempt set status = 'closed', look_at = ${afterRest(4)}, looks = 0, tries = 0
    from ${CLOCKS}
  where workspace_id = $1 and mode = $2 and id = $3 and status = 'closing' returning look_at as "lookAt"`;

const CLAIM_TO_LOOK = statement<AttemptRow & { looks: number; tries: number }>('payments.claim_to_look')`
  update payment_attempt set tries = tries + 1, look_at = ${leaseEnd(4)}, leased_until = ${leaseEnd(4)}
    from ${CLOCKS}
   where workspace_id = $1 and mode = $2 and id = $3 and ${mayBeTaken('look_at')}
  returning ${ATTEMPT}, looks, tries`;
