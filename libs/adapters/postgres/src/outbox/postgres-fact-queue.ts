import type { FactQueue, KnownFact, QueuedFact } from '@svc/contracts';
import type { TraceContext } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { setTrace } from '../work/trace-scope';
import { fieldsOf, selectList } from '../rows/statements';
import { outboxEntity } from './outbox.entity';

const TAKEN = selectList(outboxEntity, { alias: 'outbox', fields: [...fieldsOf(outboxEntity), 'attempts', 'traceContext'] });

const LOWEST = '00000000-0000-0000-0000-000000000000';

type Row = KnownFact & { attempts: number; traceContext: TraceContext | null };

/** The table `outbox` as a queue, by hand: taking a row removes it, and skips locked ones. */
export class PostgresFactQueue implements FactQueue {
  constructor(private readonly sql: Sql) {}

  async take(most: number, from = LOWEST): Promise<QueuedFact[]> {
    return queued(await this.sql.query(TAKE, [most, from]));
  }

  async takeFailed(): Promise<QueuedFact[]> {
    const rows = await this.sql.query(TAKE_FAILED);
    return queued(rows);
  }

  async postpone(id: string, { reason, dueAt }: { reason: string; dueAt: Date }): Promise<void> {
    await this.sql.repository(outboxEntity).update({ id }, { attempts: () => 'attempts + 1', dueAt, lastError: reason });
  }

  belongTo(trace: TraceContext | undefined): Promise<void> {
    return setTrace(this.sql, trace);
  }
}

const TAKE = statement<Row>('outbox.take')`select ${TAKEN} from take_new_facts_v2($1, $2) outbox`;

const TAKE_FAILED = statement<Row>('outbox.take_failed')`
  with taken as materialized (
    select id from outbox where attempts > 0 and due_at <= (select real_now()) order by due_at limit 1 for update skip locked)
  delete from outbox using taken where outbox.id = taken.id
  returning ${TAKEN}`;

/** Returns facts in the order of their ids, which a delete does not keep. */
function queued(rows: readonly Row[]): QueuedFact[] {
  return [...rows]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ attempts, traceContext, ...fact }) => ({ fact, attempts, ...(traceContext !== null && { trace: traceContext }) }));
}
