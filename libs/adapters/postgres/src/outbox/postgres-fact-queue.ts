import type { FactQueue, KnownFact, QueuedFact } from '@svc/contracts';
import type { TraceContext } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement, type Statement } from '../work/statement';
import { setTrace } from '../work/trace-scope';
import { fieldsOf, selectList } from '../rows/statements';
import { outboxEntity } from './outbox.entity';

const TAKEN = selectList(outboxEntity, { alias: 'outbox', fields: [...fieldsOf(outboxEntity), 'attempts', 'traceContext'] });

const LOWEST = '00000000-0000-0000-0000-000000000000';

type Row = KnownFact & { attempts: number; traceContext: TraceContext | null };

/** The table `outbox` as a queue, by hand: taking a row removes it, and skips locked ones. */
export class PostgresFactQueue implements FactQueue {
  constructor(private readonly sql: Sql) {}

  /** On several nodes it takes facts of one workspace, from the oldest on, and has the transaction be about that workspace. */
  async take(most: number, from = LOWEST): Promise<QueuedFact[]> {
    if (await this.sql.isDistributed()) return this.takeOfOne(WAITING, TAKE_OF_WORKSPACE, [most]);
    return queued(await this.sql.query(TAKE, [most, from]));
  }

  async takeFailed(): Promise<QueuedFact[]> {
    if (await this.sql.isDistributed()) return this.takeOfOne(WAITING_AGAIN, TAKE_FAILED_OF_WORKSPACE, []);
    return queued(await this.sql.query(TAKE_FAILED));
  }

  private async takeOfOne(waiting: Statement<Waiting>, taking: Statement<Row>, parameters: unknown[]): Promise<QueuedFact[]> {
    for (const { workspaceId } of await this.sql.query(waiting, [MOST_WORKSPACES])) {
      const rows = await this.sql.query(taking, [workspaceId, ...parameters]);
      if (rows.length === 0) continue; // another relay has locked them
      await this.sql.turnTo(workspaceId);
      return queued(rows);
    }
    return [];
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

/** Workspaces that a relay tries, where other relays hold the facts of the first. */
const MOST_WORKSPACES = 32;

interface Waiting {
  workspaceId: string;
}

const WAITING = statement<Waiting>('outbox.waiting')`
  select workspace_id as "workspaceId" from outbox where attempts = 0 group by workspace_id order by min(id::text) limit $1`;

const WAITING_AGAIN = statement<Waiting>('outbox.waiting_again')`
  select workspace_id as "workspaceId" from outbox where attempts > 0 and due_at <= (select real_now()) group by workspace_id order by min(due_at) limit $1`;

const taken = (which: string) => `
  with taken as materialized (select id from outbox where workspace_id = $1 and ${which} for update skip locked)
  delete from outbox where workspace_id = $1 and id = any (array(select id from taken))
  returning ${TAKEN}`;

const TAKE_OF_WORKSPACE = statement<Row>('outbox.take_of_workspace')`${taken('attempts = 0 order by id limit $2')}`;

const TAKE_FAILED_OF_WORKSPACE = statement<Row>('outbox.take_failed_of_workspace')`
  ${taken('attempts > 0 and due_at <= (select real_now()) order by due_at limit 1')}`;

/** Returns facts in the order of their ids, which a delete does not keep. */
function queued(rows: readonly Row[]): QueuedFact[] {
  return [...rows]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ attempts, traceContext, ...fact }) => ({ fact, attempts, ...(traceContext !== null && { trace: traceContext }) }));
}
