import { randomUUID } from 'node:crypto';
import { factOf } from '@svc/contracts';
import { NO_TRACING, traceBy } from '@svc/kernel';
import { RecordingTracing } from '@svc/testing';
import { createDataSource } from '../connection/data-source';
import { PostgresFactQueue } from '../outbox/postgres-fact-queue';
import { PostgresOutbox } from '../outbox';
import { useDatabase } from '../testing';
import { PostgresUnitOfWork } from './postgres-unit-of-work';
import { RequestTransaction } from './request-transaction';
import { type Sql, sqlOf } from './sql';
import { statement } from './statement';
import { inTrace } from './trace-scope';

const database = useDatabase();
const PAYMENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const LEAVE = statement(
  'work.leave_for_a_test',
)`insert into outbox (id, workspace_id, type, data) values ($1, $2, 'product.deleted.v1', '{}')`;

let tracing: RecordingTracing;
beforeEach(async () => {
  await database.source.query('delete from outbox');
  traceBy((tracing = new RecordingTracing()));
});
afterEach(() => traceBy(NO_TRACING));

const take = () => new PostgresUnitOfWork(database.sql, (sql) => new PostgresFactQueue(sql)).run((queue) => queue.take(10));

describe('[ADR 0161 r2] facts that are left in a trace', () => {
  it('carry it through the outbox, by whatever statement they are left; others carry none', async () => {
    const workspaceId = await database.makeWorkspace();
    const outbox = new PostgresUnitOfWork(database.sql, (sql) => ({ outbox: new PostgresOutbox(sql), sql }));
    const fact = (id: string) =>
      factOf('product.deleted.v1', { id, workspaceId, mode: null }, { productId: id, slug: 'a', isPackage: false });
    const ids = Array.from({ length: 5 }, (_, index) => `01890a5d-ac96-774b-bcce-b302099a805${index}`);
    await tracing.within(PAYMENT, async () => {
      await outbox.run(async (tx) => {
        await tx.outbox.append([fact(ids[0]!)]);
        await tx.sql.execute(LEAVE, [ids[1], workspaceId]);
      });
      await inTrace(database.sql, (sql) => sql.execute(LEAVE, [ids[2], workspaceId]));
    });
    // The same connections, in no trace.
    await outbox.run((tx) => tx.outbox.append([fact(ids[3]!)]));
    await inTrace(database.sql, (sql) => sql.execute(LEAVE, [ids[4], workspaceId]));
    expect((await take()).map(({ fact: { id }, trace }) => [id, trace])).toEqual(
      ids.map((id, index) => [id, index < 3 ? PAYMENT : undefined]),
    );
  });

  it('are part of the transaction of their request, and are undone with it', async () => {
    const workspaceId = await database.makeWorkspace();
    const source = createDataSource({ url: database.url, poolSize: 2, applicationName: 'tracing', isTenantScoped: true });
    await source.initialize();
    const sql = sqlOf(source);
    const leave = async () => {
      const request = new RequestTransaction(source, () => Promise.resolve());
      await tracing.within(PAYMENT, () =>
        request.run(async () => {
          await new PostgresUnitOfWork(sql, (tx) => tx).run((tx) => tx.execute(LEAVE, [randomUUID(), workspaceId]));
          await inTrace(sql, (own) => own.execute(LEAVE, [randomUUID(), workspaceId]));
        }),
      );
      return request;
    };
    await (await leave()).rollback();
    expect(await take()).toEqual([]);
    await (await leave()).commit();
    expect((await take()).map(({ trace }) => trace)).toEqual([PAYMENT, PAYMENT]);
    await source.destroy();
  });

  it('carry it after a failure as well', async () => {
    const workspaceId = await database.makeWorkspace();
    const id = randomUUID();
    await tracing.within(PAYMENT, () => inTrace(database.sql, (sql) => sql.execute(LEAVE, [id, workspaceId])));
    const queue = new PostgresUnitOfWork(database.sql, (sql) => new PostgresFactQueue(sql));
    await queue.run((facts) => facts.postpone(id, { reason: 'no consumer', dueAt: new Date(0) }));
    expect(await queue.run((facts) => facts.takeFailed())).toMatchObject([{ fact: { id }, attempts: 1, trace: PAYMENT }]);
  });

  it('has what the relay writes belong to one trace after the other', async () => {
    const workspaceId = await database.makeWorkspace();
    await new PostgresUnitOfWork(database.sql, (sql) => ({ queue: new PostgresFactQueue(sql), sql })).run(async ({ queue, sql }) => {
      for (const [index, trace] of [PAYMENT, undefined].entries()) {
        await queue.belongTo(trace);
        await sql.execute(LEAVE, [`01890a5d-ac96-774b-bcce-b302099a805${index}`, workspaceId]);
      }
    });
    expect((await take()).map(({ trace }) => trace)).toEqual([PAYMENT, undefined]);
  });
});

describe('[ADR 0161 r5] statements of a trace', () => {
  const SECRET = 'ngozi@buyers.example';
  const ONE = statement<{ text: string }>('work.one_for_a_test')`select $1::text as text`;

  /** Runs work on a pool of one connection, which is scoped to tenants as the service's is. */
  async function onPool(work: (sql: Sql) => Promise<unknown>): Promise<void> {
    const source = createDataSource({ url: database.url, poolSize: 1, applicationName: 'tracing', isTenantScoped: true });
    await source.initialize();
    try {
      await work(sqlOf(source));
    } finally {
      await source.destroy();
    }
  }
  const names = () => tracing.spans.map(({ name }) => name).filter((name) => name !== 'set_scope');

  it('are spans by their names, without their values; outside of traces there is none', async () => {
    await onPool(async (sql) => {
      await sql.query(ONE, [SECRET]);
      await tracing.within(PAYMENT, async () => {
        await sql.query(ONE, [SECRET]);
        await sql.prepared(ONE, [SECRET]);
        await sql.transaction((tx) => tx.query(ONE, [SECRET]));
      });
      await sql.prepared(ONE, [SECRET]);
    });
    expect(names()).toEqual([ONE.name, ONE.name, 'start', ONE.name, 'commit']);
    expect(tracing.spans.every(({ parent, isEnded, failure }) => parent === PAYMENT && isEnded && !failure)).toBe(true);
    expect(JSON.stringify(tracing.spans)).not.toContain(SECRET);
  });

  it('fail with their SQLSTATE', async () => {
    const failing = statement('work.failing_for_a_test')`select $1::integer`;
    await onPool(async (sql) => {
      await expect(tracing.within(PAYMENT, () => sql.query(failing, [SECRET]))).rejects.toThrow(SECRET);
      await expect(tracing.within(PAYMENT, () => sql.prepared(failing, [SECRET]))).rejects.toThrow(SECRET);
    });
    expect(tracing.spans.map(({ failure }) => failure)).toEqual(['22P02', '22P02']);
    expect(JSON.stringify(tracing.spans)).not.toContain(SECRET);
  });

  it('[ADR 0161 r2] belong to their own trace, though another returns the connection, and the wait for it is a span', async () => {
    const slow = statement('work.slow_for_a_test')`select pg_sleep(0.05)`;
    await onPool(async (sql) => {
      await sql.query(ONE, ['']);
      const run = (trace: string | undefined) => tracing.within(trace, () => Promise.all([sql.prepared(slow, []), sql.query(ONE, [''])]));
      await Promise.all(['a', undefined, 'b'].map(run));
    });
    const of = (trace: string) => tracing.spans.filter(({ parent }) => parent === trace).map(({ name }) => name);
    for (const trace of ['a', 'b']) expect(of(trace).filter((name) => name === 'work.slow_for_a_test')).toHaveLength(1);
    expect(tracing.spans.filter(({ name }) => name === 'work.slow_for_a_test')).toHaveLength(2);
    expect(of('b')).toContain('pool wait');
    expect(tracing.spans.every(({ isEnded }) => isEnded)).toBe(true);
  });
});
