import { moneyJob, PAYMENT_CLOSE_QUEUE, PAYMENT_LOOK_QUEUE, restBeforeLook, type AttemptWork, type MoneyName, type PaymentAttempt } from '@svc/payments';
import type { EntityManager } from 'typeorm';
import { noteJobs } from '../committed-jobs';
import { cleared } from '../rows/row-writes';
import { afterRest, ATTEMPT, attemptOf } from './money-rows';
import { attemptEntity } from './payment.entities';

/** Changes of attempts that wait for no checkout. Claims are written by hand: they look at the status in the statement that changes it, and take leases as of a queue. */
export class PostgresAttemptWork implements AttemptWork {
  constructor(private readonly manager: EntityManager) {}

  async claimToClose({ workspaceId, mode, id }: MoneyName, leaseMs: number): Promise<{ attempt: PaymentAttempt; tries: number } | undefined> {
    const [[row]] = await this.manager.query<[{ tries: number }[], number]>(
      `update payment_attempt set tries = tries + 1, due_at = service_now(workspace_id, mode) + make_interval(secs => $4::float8 / 1000)
        where workspace_id = $1 and mode = $2 and id = $3 and status = 'closing' and due_at <= service_now(workspace_id, mode)
       returning ${ATTEMPT}, tries`,
      [workspaceId, mode, id, leaseMs],
    );
    if (!row) return undefined;
    const { tries, ...attempt } = row;
    return { attempt: attemptOf(attempt), tries };
  }

  async closed({ workspaceId, mode, id }: MoneyName): Promise<void> {
    const [[row]] = await this.manager.query<[{ lookAt: Date | null }[], number]>(
      `update payment_attempt set status = 'closed', look_at = ${afterRest(4)}, looks = 0, tries = 0
        where workspace_id = $1 and mode = $2 and id = $3 and status = 'closing' returning look_at as "lookAt"`,
      [workspaceId, mode, id, restBeforeLook('closed')],
    );
    if (row?.lookAt) noteJobs(this.manager, moneyJob(PAYMENT_LOOK_QUEUE, { workspaceId, mode, id }, row.lookAt));
  }

  async closeLater({ workspaceId, mode, id }: MoneyName, dueAt: Date): Promise<void> {
    await this.manager.update(attemptEntity, { workspaceId, mode, id, status: 'closing' }, { dueAt });
    noteJobs(this.manager, moneyJob(PAYMENT_CLOSE_QUEUE, { workspaceId, mode, id }, dueAt));
  }

  async claimToLook({ workspaceId, mode, id }: MoneyName, leaseMs: number): Promise<{ attempt: PaymentAttempt; looks: number; tries: number } | undefined> {
    const [[row]] = await this.manager.query<[{ looks: number; tries: number }[], number]>(
      `update payment_attempt set tries = tries + 1, look_at = ${afterRest(4)}
        where workspace_id = $1 and mode = $2 and id = $3 and look_at <= service_now(workspace_id, mode)
       returning ${ATTEMPT}, looks, tries`,
      [workspaceId, mode, id, leaseMs],
    );
    if (!row) return undefined;
    const { looks, tries, ...attempt } = row;
    return { attempt: attemptOf(attempt), looks, tries };
  }

  async looked({ workspaceId, mode, id }: MoneyName, { looks, dueAt }: { looks: number; dueAt?: Date }): Promise<void> {
    await this.manager.update(attemptEntity, { workspaceId, mode, id }, cleared({ looks, lookAt: dueAt }));
    if (dueAt) noteJobs(this.manager, moneyJob(PAYMENT_LOOK_QUEUE, { workspaceId, mode, id }, dueAt));
  }
}
