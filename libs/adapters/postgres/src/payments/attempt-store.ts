import {
  moneyJob, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, restBeforeLook, type AttemptStatus, type AttemptStore, type CheckoutName, type MoneyName, type OpeningAnswer, type PaymentAttempt,
} from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { noteJobs } from '../committed-jobs';
import { insertRecords } from '../rows/columns-sql';
import { afterRest, ATTEMPT, attemptOf, rowOfAttempt } from './money-rows';
import { attemptEntity } from './payment.entities';

/** Statements by hand where the status that is there decides what is written, so that two answers at once cannot undo each other. */
export class PostgresAttemptStore implements AttemptStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(attempt: PaymentAttempt): Promise<void> {
    await this.manager.query(INSERT, [JSON.stringify([rowOfAttempt(attempt)])]);
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<PaymentAttempt[]> {
    const rows = await this.manager.find(attemptEntity, { where: { workspaceId, mode, checkoutId }, order: { createdAt: 'asc', id: 'asc' } });
    return rows.map(attemptOf);
  }

  async update({ workspaceId, mode, id, status, instructions, expiresAt }: PaymentAttempt): Promise<void> {
    const [[row]] = await this.manager.query<[Due[], number]>(
      `update payment_attempt
          set status = $4, instructions = coalesce($5, instructions), expires_at = coalesce($6, expires_at),
              due_at = case when status = $4 then due_at else service_now(workspace_id, mode) end, look_at = case when status = $4 then look_at else ${afterRest(7)} end,
              looks = case when status = $4 then looks else 0 end, tries = case when status = $4 then tries else 0 end
        where workspace_id = $1 and mode = $2 and id = $3
       returning ${DUE}`,
      [workspaceId, mode, id, status, instructions ?? null, expiresAt ?? null, restBeforeLook(status) ?? null],
    );
    if (row) this.noteDue({ workspaceId, mode, id }, row);
  }

  async opened({ workspaceId, mode, id }: MoneyName, { status, instructions, expiresAt }: OpeningAnswer): Promise<PaymentAttempt> {
    const [[row]] = await this.manager.query<[Due[], number]>(
      `update payment_attempt
          set status = case when status = 'created' then $4 when status = 'closed' and $4 = 'pending' then 'closing' else status end,
              due_at = service_now(workspace_id, mode), instructions = case when status = 'created' or $4 = 'pending' then $5 else instructions end, expires_at = coalesce($6, expires_at),
              look_at = case when status = 'created' then ${afterRest(7)} else look_at end
        where workspace_id = $1 and mode = $2 and id = $3
       returning ${ATTEMPT}, ${DUE}`,
      [workspaceId, mode, id, status, instructions, expiresAt ?? null, restBeforeLook(status) ?? null],
    );
    const { dueAt, lookAt, ...attempt } = row!;
    this.noteDue({ workspaceId, mode, id }, { dueAt, lookAt, status: row!.status });
    return attemptOf(attempt);
  }

  private noteDue(name: MoneyName, { status, dueAt, lookAt }: Due): void {
    if (status === 'closing') noteJobs(this.manager, moneyJob(PAYMENT_CLOSE_QUEUE, name, dueAt));
    if (lookAt) noteJobs(this.manager, moneyJob(PAYMENT_LOOK_QUEUE, name, lookAt));
  }
}

/** Whether an attempt is to be closed at its provider, or looked at again, and when. */
interface Due {
  status: AttemptStatus;
  dueAt: Date;
  lookAt: Date | null;
}

const DUE = 'status, due_at as "dueAt", look_at as "lookAt"';

/** By hand: the attempt, and whom its reference leads to, in one round trip. */
const INSERT = `
  with attempt as (
    ${insertRecords(attemptEntity)}
    returning provider, reference, workspace_id, mode, checkout_id, id
  )
  insert into provider_reference (provider, reference, workspace_id, mode, checkout_id, attempt_id) select * from attempt`;
