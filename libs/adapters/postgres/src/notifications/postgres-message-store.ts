import type { Message, MessageStore, Settlement } from '@svc/notifications';
import type { EntityManager } from 'typeorm';
import { MESSAGE, messageOf, type MessageRow } from './message-row';

/** Messages in the table `message`. The number of the attempt tells a lease from the one after it. */
export class PostgresMessageStore implements MessageStore {
  constructor(private readonly manager: EntityManager) {}

  async lease(id: string, leaseMs: number): Promise<Message | undefined> {
    const [rows] = await this.manager.query<[MessageRow[], number]>(
      `update message set state = 'sending', attempts = attempts + 1, due_at = service_now() + make_interval(secs => $2::float8 / 1000)
        where id = $1 and state in ('due', 'sending') and due_at <= service_now()
       returning ${MESSAGE}`,
      [id, leaseMs],
    );
    return rows[0] && messageOf(rows[0]);
  }

  async settle({ workspaceId, mode, id, attempts }: Message, settlement: Settlement): Promise<void> {
    const sent = settlement.state === 'sent' ? settlement : undefined;
    const reason = settlement.state === 'sent' ? null : settlement.reason;
    const dueAt = settlement.state === 'due' ? settlement.dueAt : null;
    await this.manager.query(
      `update message set state = $5, due_at = coalesce($6, due_at), last_error = $7, sent_at = $8, provider_ref = $9, waits_for = null,
              counted_at = case when $10 then null else counted_at end
        where workspace_id = $1 and mode = $2 and id = $3 and state = 'sending' and attempts = $4`,
      [workspaceId, mode, id, attempts, settlement.state, dueAt, reason, sent?.at ?? null, sent?.providerRef ?? null, countsNoMore(settlement)],
    );
  }

  async retry(workspaceId: string, id: string): Promise<boolean> {
    const [, changed] = await this.manager.query<[unknown, number]>(
      `update message set state = 'due', attempts = 0, due_at = service_now()
        where workspace_id = $1 and mode in ('live', 'test') and id = $2 and state in ('failed', 'withheld')`,
      [workspaceId, id],
    );
    return changed > 0;
  }
}

/** Whether it certainly was not sent. */
function countsNoMore(settlement: Settlement): boolean {
  return settlement.state === 'skipped' || (settlement.state === 'failed' && settlement.refused === true);
}
