import { restBeforeLook } from '@svc/payments';
import type { AttemptStore, CheckoutName, MoneyName, OpeningAnswer, PaymentAttempt } from '@svc/payments';
import type { EntityManager } from 'typeorm';
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
    await this.manager.query(
      `update payment_attempt
          set status = $4, instructions = coalesce($5, instructions), expires_at = coalesce($6, expires_at),
              due_at = case when status = $4 then due_at else service_now(workspace_id, mode) end, look_at = case when status = $4 then look_at else ${afterRest(7)} end,
              looks = case when status = $4 then looks else 0 end, tries = case when status = $4 then tries else 0 end
        where workspace_id = $1 and mode = $2 and id = $3`,
      [workspaceId, mode, id, status, instructions ?? null, expiresAt ?? null, restBeforeLook(status) ?? null],
    );
  }

  async opened({ workspaceId, mode, id }: MoneyName, { status, instructions, expiresAt }: OpeningAnswer): Promise<PaymentAttempt> {
    const [[row]] = await this.manager.query<[object[], number]>(
      `update payment_attempt
          set status = case when status = 'created' then $4 when status = 'closed' and $4 = 'pending' then 'closing' else status end,
              due_at = service_now(workspace_id, mode), instructions = case when status = 'created' or $4 = 'pending' then $5 else instructions end, expires_at = coalesce($6, expires_at),
              look_at = case when status = 'created' then ${afterRest(7)} else look_at end
        where workspace_id = $1 and mode = $2 and id = $3
       returning ${ATTEMPT}`,
      [workspaceId, mode, id, status, instructions, expiresAt ?? null, restBeforeLook(status) ?? null],
    );
    return attemptOf(row!);
  }
}

/** By hand: the attempt, and whom its reference leads to, in one round trip. */
const INSERT = `
  with attempt as (
    ${insertRecords(attemptEntity)}
    returning provider, reference, workspace_id, mode, checkout_id, id
  )
  insert into provider_reference (provider, reference, workspace_id, mode, checkout_id, attempt_id) select * from attempt`;
