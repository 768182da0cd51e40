import { restBeforeLook } from '@svc/payments';
import type { AttemptStore, CheckoutName, MoneyName, OpeningAnswer, PaymentAttempt } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { afterRest, ATTEMPT, attemptOf } from './money-rows';

export class PostgresAttemptStore implements AttemptStore {
  constructor(private readonly manager: EntityManager) {}

  async insert(attempt: PaymentAttempt): Promise<void> {
    const { workspaceId, mode, id, checkoutId, rail, provider, reference, amountMinor, currency, flow, status, instructions, expiresAt, payer, createdAt } = attempt;
    await this.manager.query(INSERT, [
      workspaceId, mode, id, checkoutId, rail, provider, reference, amountMinor, currency, flow, status, instructions ?? null, expiresAt ?? null, createdAt, payer?.name ?? null, payer?.email ?? null,
    ]);
  }

  async ofCheckout({ workspaceId, mode, checkoutId }: CheckoutName): Promise<PaymentAttempt[]> {
    const rows = await this.manager.query<object[]>(
      `select ${ATTEMPT} from payment_attempt where workspace_id = $1 and mode = $2 and checkout_id = $3 order by created_at, id`,
      [workspaceId, mode, checkoutId],
    );
    return rows.map(attemptOf);
  }

  async update({ workspaceId, mode, id, status, instructions, expiresAt }: PaymentAttempt): Promise<void> {
    await this.manager.query(
      `update payment_attempt
          set status = $4, instructions = coalesce($5, instructions), expires_at = coalesce($6, expires_at),
              due_at = case when status = $4 then due_at else service_now() end, look_at = case when status = $4 then look_at else ${afterRest(7)} end,
              looks = case when status = $4 then looks else 0 end, tries = case when status = $4 then tries else 0 end
        where workspace_id = $1 and mode = $2 and id = $3`,
      [workspaceId, mode, id, status, instructions ?? null, expiresAt ?? null, restBeforeLook(status) ?? null],
    );
  }

  async opened({ workspaceId, mode, id }: MoneyName, { status, instructions, expiresAt }: OpeningAnswer): Promise<PaymentAttempt> {
    const [[row]] = await this.manager.query<[object[], number]>(
      `update payment_attempt
          set status = case when status = 'created' then $4 when status = 'closed' and $4 = 'pending' then 'closing' else status end,
              due_at = service_now(), instructions = case when status = 'created' or $4 = 'pending' then $5 else instructions end, expires_at = coalesce($6, expires_at),
              look_at = case when status = 'created' then ${afterRest(7)} else look_at end
        where workspace_id = $1 and mode = $2 and id = $3
       returning ${ATTEMPT}`,
      [workspaceId, mode, id, status, instructions, expiresAt ?? null, restBeforeLook(status) ?? null],
    );
    return attemptOf(row!);
  }
}

const INSERT = `
  with attempt as (
    insert into payment_attempt
      (workspace_id, mode, id, checkout_id, rail, provider, reference, amount_minor, currency, flow, status, instructions, expires_at, created_at, payer_name, payer_email)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
    returning provider, reference, workspace_id, mode, checkout_id, id
  )
  insert into provider_reference (provider, reference, workspace_id, mode, checkout_id, attempt_id) select * from attempt`;
