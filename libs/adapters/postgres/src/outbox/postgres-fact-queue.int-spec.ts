import { factQueueContract, orderedFactQueueContract } from '@svc/contracts/testing';
import type { KnownFact } from '@svc/contracts';
import { uuidAt } from '@svc/kernel';
import { describeWithOneServer } from '@svc/testing';
import type { EntityManager } from 'typeorm';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { useDatabase } from '../testing';
import { MOST_COUNTED, outboxLag } from './outbox-lag';
import { PostgresFactQueue } from './postgres-fact-queue';
import { PostgresOutbox } from './postgres-outbox';
import { Sql } from '../work/sql';

const database = useDatabase();
const outbox = () => new PostgresUnitOfWork(database.sql, (sql) => new PostgresOutbox(sql));
const queue = () => new PostgresUnitOfWork(database.sql, (sql) => new PostgresFactQueue(sql));

/** Returns the entries of the index over ids that this connection has read so far. */
async function entriesRead(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ entries: number }[]>(
    `select pg_stat_get_xact_tuples_returned('outbox_pkey'::regclass)::integer as entries`,
  );
  return row!.entries;
}

describe('the outbox as a queue', () => {
  const open = async () => {
    await database.source.query('delete from outbox');
    return {
      unitOfWork: queue(),
      workspaceId: await database.makeWorkspace(),
      leave: (facts: readonly KnownFact[]) => outbox().run((left) => left.append(facts)),
    };
  };
  factQueueContract(open);
  describeWithOneServer('one order', () => orderedFactQueueContract(open));

  describeWithOneServer('one server', () => {
    it('skips no row that was taken before, while a long transaction keeps all of them from being cleaned up', async () => {
      const [facts, most] = [4_000, 200];
      const workspaceId = await database.makeWorkspace();
      const reader = database.source.createQueryRunner();
      await reader.startTransaction('REPEATABLE READ');
      await reader.query('select count(*) from outbox');
      const startedAt = Date.now();
      await database.source.query(
        `insert into outbox (id, workspace_id, type, data) select overlay($1::text placing lpad(to_hex(n), 4, '0') from 20)::uuid, $2, 'product.deleted.v1', '{}' from generate_series(0, $3) n`,
        [uuidAt(new Date(startedAt)), workspaceId, facts - 1],
      );
      const read: number[] = [];
      let from: string | undefined;
      for (let taken = 0; taken < facts; taken += most) {
        await database.source.transaction(async (manager) => {
          const before = await entriesRead(manager);
          const batch = await new PostgresFactQueue(new Sql(manager)).take(most, from);
          from = batch.at(-1)!.fact.id;
          read.push((await entriesRead(manager)) - before);
        });
      }
      await reader.rollbackTransaction();
      await reader.release();
      expect(read).toHaveLength(facts / most);
      expect(Math.max(...read)).toBeLessThan(3 * most);
    });

    it('reports a long backlog without reading all of it', async () => {
      const workspaceId = await database.makeWorkspace();
      await database.source.query('truncate outbox'); // Deleted rows are read, too, while a transaction somewhere may see them.
      await database.source.query(
        `insert into outbox (id, workspace_id, type, data) select gen_random_uuid(), $1, 'product.deleted.v1', '{}' from generate_series(1, $2)`,
        [workspaceId, MOST_COUNTED + 1_000],
      );
      await database.source.transaction(async (manager) => {
        const before = await entriesRead(manager);
        expect(await outboxLag(new Sql(manager))).toMatchObject({ waiting: MOST_COUNTED, failing: 0 });
        expect((await entriesRead(manager)) - before).toBeLessThanOrEqual(MOST_COUNTED);
      });
      await database.source.query('delete from outbox');
    });
  });

  it('reports the backlog of the relays', async () => {
    const workspaceId = await database.makeWorkspace();
    const leave = (id: string, secondsAgo: number) =>
      database.source.query(
        `insert into outbox (id, workspace_id, type, data, occurred_at) values ($1, $2, 'product.deleted.v1', '{}', service_now() - make_interval(secs => $3))`,
        [id, workspaceId, secondsAgo],
      );
    await database.source.query('delete from outbox');
    expect(await outboxLag(database.sql)).toEqual({ waiting: 0, failing: 0, oldestMs: 0 });

    await leave('01890a5d-ac96-774b-bcce-b302099a8050', 300);
    await leave('01890a5d-ac96-774b-bcce-b302099a8051', 60);
    await queue().run((facts) => facts.postpone('01890a5d-ac96-774b-bcce-b302099a8050', { reason: 'no consumer', dueAt: new Date() }));
    const lag = await outboxLag(database.sql);
    expect(lag).toEqual({ waiting: 1, failing: 1, oldestMs: expect.any(Number) });
    expect(lag.oldestMs).toBeGreaterThanOrEqual(60_000);
    expect(lag.oldestMs).toBeLessThan(300_000);
  });
});
