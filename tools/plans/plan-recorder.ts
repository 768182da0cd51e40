import type { Pool, PoolClient, QueryResult } from 'pg';
import { escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';

/** Node of the plan of `explain (format json)`, with the fields that are used here. */
export interface PlanNode {
  'Node Type': string;
  'Total Cost': number;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** Reads of one statement from one table: in its plan, in functions, triggers and checks of foreign keys. */
export interface TableReads {
  table: string;
  /** Rows in the table. */
  size: number;
  /** Rows of the largest table or partition that a sequential scan began to read; 0 without such a scan. */
  scanned: number;
  /** Rows that sequential scans gave, and entries that were read in indexes. */
  rows: number;
}

export interface RecordedStatement {
  text: string;
  /** Undefined for one that raised an error, which it does again when it is run. */
  plan?: PlanNode;
  /** Cancellation after the time that a statement may take, as of one that reads too much. */
  isCancelled?: boolean;
  reads: TableReads[];
}

export interface RecordingOptions {
  /** Plans for the values at hand, or those that a connection keeps for any values. */
  planCache: 'force_custom_plan' | 'force_generic_plan';
  /** Indexes that statements are explained without. */
  without?: readonly string[];
  /** A statement that the planner estimates at more is not executed: without an index it may read for minutes, and the estimate says enough. */
  mostCost?: number;
}

type Raw = (config: { name?: string; text: string; values?: unknown[] }) => Promise<QueryResult<Record<string, unknown>>>;

/**
 * Records the statements of work as adapters send them: each is explained with its values, by executing it and undoing that, right
 * before it runs, on the connection and in the tenant scope in which it runs.
 */
export class PlanRecorder {
  private options?: RecordingOptions;
  private recorded: RecordedStatement[] = [];
  private readonly known = new WeakSet<PoolClient>();

  /**
   * @param source connected; all of its statements pass the recorder from now on
   * @param sizes numbers of rows by table and by partition; one that is not there counts as empty
   */
  constructor(
    source: DataSource,
    private readonly sizes: ReadonlyMap<string, number>,
  ) {
    const pool = (source.driver as unknown as { master: Pool }).master;
    pool.on('acquire', (client) => this.watch(client));
  }

  /** Does the work, and answers the statements that it sent which read or write tables. */
  async record(options: RecordingOptions, work: () => Promise<unknown>): Promise<RecordedStatement[]> {
    this.options = options;
    this.recorded = [];
    try {
      await work();
      return this.recorded;
    } finally {
      this.options = undefined;
    }
  }

  private watch(client: PoolClient): void {
    if (this.known.has(client)) return;
    this.known.add(client);
    const send = client.query.bind(client) as Raw;
    let before: Promise<unknown> = Promise.resolve();
    let isInTransaction = false;
    const query = (
      query: string | { name?: string; text: string; values?: unknown[] },
      values?: unknown[] | Answer,
      answer?: Answer,
    ): Promise<unknown> | void => {
      const statement = typeof query === 'string' ? { text: query } : query;
      const sent = { ...statement, ...(Array.isArray(values) && { values }) };
      const run = async () => {
        if (this.options && READS_TABLES.test(sent.text) && !SESSION.test(sent.text))
          this.recorded.push(await explain(send, sent, this.options, isInTransaction, this.sizes));
        const result = await send(sent);
        if (/^\s*start transaction/i.test(sent.text)) isInTransaction = true;
        if (/^\s*(commit|rollback)\s*$/i.test(sent.text)) isInTransaction = false;
        return result;
      };
      const result = before.then(run, run);
      before = result.catch(() => undefined);
      const callback = typeof values === 'function' ? values : answer;
      if (!callback) return result;
      result.then(
        (rows) => callback(null, rows),
        (error: Error) => callback(error),
      );
    };
    (client as { query: unknown }).query = query;
  }
}

type Answer = (error: Error | null, result?: QueryResult) => void;

const READS_TABLES = /^\s*(select|with|insert|update|delete)\b/i;
/** Settings of the session, and notifications. */
const SESSION = /^\s*select (set_config|pg_notify|can_assume_app_role)\(/i;

async function explain(
  send: Raw,
  statement: Parameters<Raw>[0],
  { planCache, without = [], mostCost }: RecordingOptions,
  isInTransaction: boolean,
  sizes: ReadonlyMap<string, number>,
): Promise<RecordedStatement> {
  await send({ text: isInTransaction ? 'savepoint explained' : 'begin' });
  let before: Counted[] = [];
  let plan: PlanNode | undefined;
  let after: Counted[];
  let isCancelled = false;
  try {
    await send({ text: `set local plan_cache_mode = ${planCache}` });
    await dropIndexes(send, without);
    before = await counters(send);
    const estimate =
      mostCost === undefined
        ? undefined
        : planOf(await send({ ...statement, name: undefined, text: `explain (format json) ${statement.text}` }));
    if (estimate && estimate['Total Cost'] > mostCost!) plan = estimate;
    else
      plan = await (statement.name && planCache === 'force_generic_plan' ? explainPrepared(send, statement) : explainOnce(send, statement));
    after = await counters(send);
  } catch (error) {
    const { code } = error as { code?: string };
    if (!code) throw error;
    isCancelled = code === QUERY_CANCELED;
    after = before;
  }
  await send({ text: isInTransaction ? 'rollback to savepoint explained' : 'rollback' });
  return { text: statement.text, plan, isCancelled, reads: readsBetween(before, after, sizes) };
}

/** SQLSTATE of a statement that ran longer than it may. */
const QUERY_CANCELED = '57014';

const EXPLAIN = 'explain (analyze, buffers, format json)';

async function explainOnce(send: Raw, { text, values }: Parameters<Raw>[0]): Promise<PlanNode> {
  return planOf(await send({ text: `${EXPLAIN} ${text}`, values }));
}

/** A statement that connections prepare, by the plan that they keep. */
async function explainPrepared(send: Raw, { text, values = [] }: Parameters<Raw>[0]): Promise<PlanNode> {
  await send({ text: `prepare explained as ${text}` });
  try {
    return planOf(await send({ text: `${EXPLAIN} execute explained${values.length > 0 ? `(${values.map(literalOf).join(', ')})` : ''}` }));
  } finally {
    await send({ text: 'deallocate explained' }).catch(() => undefined);
  }
}

function planOf({ rows: [row] }: QueryResult<Record<string, unknown>>): PlanNode {
  return (row!['QUERY PLAN'] as [{ Plan: PlanNode }])[0].Plan;
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((each) => (each === null ? 'null' : JSON.stringify(String(each)))).join(',')}}`);
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** By the owner of the tables: who works as svc_app may not. */
async function dropIndexes(send: Raw, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const {
    rows: [session],
  } = await send({ text: 'select current_user as role' });
  await send({ text: 'set local role none' });
  await send({ text: `drop index ${names.join(', ')}` });
  await send({ text: `set local role ${String(session!['role'])}` });
}

interface Counted {
  relation: string;
  table: string;
  /** The partition, or the table again. */
  part: string;
  isTable: boolean;
  scans: number;
  rows: number;
}

async function counters(send: Raw): Promise<Counted[]> {
  return (await send({ text: COUNTERS })).rows as unknown as Counted[];
}

/** Reads of the current transaction so far from tables and indexes: also inside of functions, and for any role. Partitions count for their table. */
const COUNTERS = `
  select c.oid::text as relation, coalesce(whole.relname, t.relname) as table, t.relname as part, c.relkind = 'r' as "isTable",
         pg_stat_get_xact_numscans(c.oid)::float8 as scans, pg_stat_get_xact_tuples_returned(c.oid)::float8 as rows
    from pg_class c
    left join pg_index i on i.indexrelid = c.oid
    join pg_class t on t.oid = coalesce(i.indrelid, c.oid)
    left join pg_inherits part on part.inhrelid = t.oid
    left join pg_class whole on whole.oid = part.inhparent
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and pg_stat_get_xact_numscans(c.oid) > 0`;

function readsBetween(before: readonly Counted[], after: readonly Counted[], sizes: ReadonlyMap<string, number>): TableReads[] {
  const reads = new Map<string, TableReads>();
  for (const now of after) {
    const then = before.find(({ relation }) => relation === now.relation);
    const [scans, rows] = [now.scans - (then?.scans ?? 0), now.rows - (then?.rows ?? 0)];
    if (scans === 0 && rows === 0) continue;
    const tableReads = reads.get(now.table) ?? { table: now.table, size: sizes.get(now.table) ?? 0, scanned: 0, rows: 0 };
    reads.set(now.table, {
      ...tableReads,
      scanned: now.isTable && scans > 0 ? Math.max(tableReads.scanned, sizes.get(now.part) ?? 0) : tableReads.scanned,
      rows: tableReads.rows + rows,
    });
  }
  return [...reads.values()];
}

/** Returns the number of rows of each table and of each partition. */
export async function tableSizes(source: DataSource): Promise<Map<string, number>> {
  const tables = await source.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::float8 as size from "${name}"`);
  const rows = await source.query<{ name: string; size: number }[]>(counts.join(' union all '));
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** Names of the indexes that a plan uses. */
export function indexesOf(plan: PlanNode): string[] {
  return [...(plan['Index Name'] ? [plan['Index Name']] : []), ...(plan.Plans ?? []).flatMap(indexesOf)];
}
