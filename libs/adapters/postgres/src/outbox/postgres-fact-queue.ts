import type { FactQueue, KnownFact, QueuedFact } from '@svc/contracts';
import type { EntityManager } from 'typeorm';

/** The table `outbox` as a queue: taking a row is removing it, skipping those that are locked. */
export class PostgresFactQueue implements FactQueue {
  constructor(private readonly manager: EntityManager) {}

  take(most: number): Promise<QueuedFact[]> {
    return this.takeWhere('attempts = 0 order by id', most);
  }

  takeFailed(): Promise<QueuedFact[]> {
    return this.takeWhere('attempts > 0 and due_at <= (select service_now()) order by due_at', 1);
  }

  async postpone(id: string, { reason, dueAt }: { reason: string; dueAt: Date }): Promise<void> {
    await this.manager.query(`update outbox set attempts = attempts + 1, due_at = $2, last_error = $3 where id = $1`, [id, dueAt, reason]);
  }

  private async takeWhere(condition: string, most: number): Promise<QueuedFact[]> {
    const [rows] = await this.manager.query<[(KnownFact & { attempts: number })[], number]>(
      `with taken as materialized (select id from outbox where ${condition} limit $1 for update skip locked)
       delete from outbox using taken where outbox.id = taken.id
       returning outbox.id, type, workspace_id as "workspaceId", mode, data, attempts`,
      [most],
    );
    return rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ attempts, ...fact }) => ({ fact, attempts }));
  }
}
