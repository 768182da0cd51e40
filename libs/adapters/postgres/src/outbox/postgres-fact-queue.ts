import type { FactQueue, KnownFact, QueuedFact } from '@svc/contracts';
import type { EntityManager } from 'typeorm';
import { fieldsOf, selectList } from '../rows/statements';
import { outboxEntity } from './outbox.entity';

const TAKEN = selectList(outboxEntity, { alias: 'outbox', fields: [...fieldsOf(outboxEntity), 'attempts'] });

/** The table `outbox` as a queue, by hand: taking a row is removing it, skipping those that are locked. */
export class PostgresFactQueue implements FactQueue {
  constructor(private readonly manager: EntityManager) {}

  take(most: number): Promise<QueuedFact[]> {
    return this.takeWhere('attempts = 0 order by id', most);
  }

  takeFailed(): Promise<QueuedFact[]> {
    return this.takeWhere('attempts > 0 and due_at <= (select clock_timestamp()) order by due_at', 1);
  }

  async postpone(id: string, { reason, dueAt }: { reason: string; dueAt: Date }): Promise<void> {
    await this.manager.update(outboxEntity, { id }, { attempts: () => 'attempts + 1', dueAt, lastError: reason });
  }

  private async takeWhere(condition: string, most: number): Promise<QueuedFact[]> {
    const [rows] = await this.manager.query<[(KnownFact & { attempts: number })[], number]>(
      `with taken as materialized (select id from outbox where ${condition} limit $1 for update skip locked)
       delete from outbox using taken where outbox.id = taken.id
       returning ${TAKEN}`,
      [most],
    );
    return rows.sort((one, other) => (one.id < other.id ? -1 : 1)).map(({ attempts, ...fact }) => ({ fact, attempts }));
  }
}
