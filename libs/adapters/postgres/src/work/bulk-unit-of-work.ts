import { UnitOfWork } from '@svc/kernel';
import type { Sql } from './sql';
import { ANALYZE, statement } from './statement';
import type { OutboxNotifier } from '../outbox';
import { asTenant, EVERY_WORKSPACE } from '../row-level-security/tenant-scope';
import { PostgresUnitOfWork } from './postgres-unit-of-work';
import { afterCommit } from './request-transaction';

/** Number of rows from which a transaction has filled a table. */
const MANY_ROWS = 1_000;

/** A table that a transaction has filled. */
interface FilledTable {
  id: string;
  rows: number;
}

/** SQL of the tables that the present transaction has filled, perhaps together with others of its connection in the last second. */
const FILLED = statement<FilledTable>('work.filled')`
  select relid::text as id, (n_tup_ins + n_tup_upd)::integer as rows from pg_stat_xact_user_tables
   where schemaname = current_schema() and n_tup_ins + n_tup_upd >= $1`;

/** SQL of those among filled tables that the role owns, and that have no statistics yet or have grown by as much as autovacuum minds. */
const TO_ANALYZE = statement<{ name: string }>('work.to_analyze')`
  select c.relname as name
    from jsonb_to_recordset($1) as filled (id oid, rows integer) join pg_class c on c.oid = filled.id
   where pg_has_role(c.relowner, 'usage')
     and (filled.rows > 50 + 0.1 * greatest(c.reltuples, 0)
          or not exists (select 1 from pg_stats s where s.schemaname = current_schema() and s.tablename = c.relname))
   order by c.relname`;

/**
 * A unit of work that may write thousands of rows, such as an import. Tables that it fills are analyzed after the commit, as the
 * login that owns them, so that their next statements are planned for what they hold; nobody waits for that. Where another role
 * owns them, or an analysis fails, `StatisticsKeeper` does it within a minute.
 */
export class BulkUnitOfWork<Tx> extends UnitOfWork<Tx> {
  private readonly work: PostgresUnitOfWork<{ tx: Tx; sql: Sql }>;
  private analysis: Promise<void> = Promise.resolve();

  /** @param onError called with the error of a failed analysis */
  constructor(
    private readonly sql: Sql,
    bind: (sql: Sql) => Tx,
    notifier: OutboxNotifier | undefined,
    private readonly onError: (error: unknown) => void,
  ) {
    super();
    this.work = new PostgresUnitOfWork(sql, (sql) => ({ tx: bind(sql), sql }), notifier);
  }

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    let filled: FilledTable[] = [];
    const result = await this.work.run(async ({ tx, sql }) => {
      const value = await work(tx);
      filled = await sql.query(FILLED, [MANY_ROWS]);
      return value;
    });
    if (filled.length > 0) await afterCommit(() => this.begin(filled));
    return result;
  }

  /** Resolves when all analyses so far have ended. */
  settled(): Promise<void> {
    return this.analysis;
  }

  private begin(filled: readonly FilledTable[]): void {
    this.analysis = this.analysis.then(() => this.analyze(filled)).catch(this.onError);
  }

  /** Analyzes tables; leaves those to others that they are vacuuming. */
  private analyze(filled: readonly FilledTable[]): Promise<void> {
    return asTenant(EVERY_WORKSPACE, async () => {
      const tables = await this.sql.query(TO_ANALYZE, [JSON.stringify(filled)]);
      for (const { name } of tables) await this.sql.execute(ANALYZE(name));
    });
  }
}
