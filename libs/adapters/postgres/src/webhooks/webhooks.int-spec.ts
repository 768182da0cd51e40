import { randomUUID } from 'node:crypto';
import {
  aDestination,
  anEvent,
  answered,
  listenersContract,
  MOMENT,
  suspendedDeliveriesContract,
  webhooksContract,
} from '@svc/webhooks/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindWebhookTx, DueCursors, PostgresDeliveryLog, PostgresDestinationList, PostgresListenerQueue } from '.';
import { PostgresDeliveryStore } from './postgres-delivery-store';
import { Sql } from '../work/sql';
import { sqlBy } from '../testing/sql-by';

const database = useDatabase();

describe('webhooks on Postgres', () => {
  webhooksContract(() => ({
    unitOfWork: new PostgresUnitOfWork(database.sql, (sql) => bindWebhookTx(sql, randomIds)),
    destinations: new PostgresDestinationList(database.sql),
    log: new PostgresDeliveryLog(database.sql),
    makeWorkspace: () => database.makeWorkspace(),
    advanceTestClock: async (id, seconds) => void (await database.source.query(`select move_clock($2, $1, 'test')`, [id, seconds])),
  }));
});

describe('webhooks of a suspended workspace on Postgres', () => {
  suspendedDeliveriesContract(() => ({
    unitOfWork: new PostgresUnitOfWork(database.sql, (sql) => bindWebhookTx(sql, randomIds)),
    destinations: new PostgresDestinationList(database.sql),
    makeWorkspace: () => database.makeWorkspace(),
    suspend: (id, isSuspended) => database.suspend(id, isSuspended),
  }));
});

describe('listeners on Postgres', () => {
  listenersContract(() => ({
    unitOfWork: new PostgresUnitOfWork(database.sql, (sql) => bindWebhookTx(sql, randomIds)),
    listeners: new PostgresListenerQueue(database.sql),
    makeWorkspace: () => database.makeWorkspace(),
    seenAgo: async ({ workspaceId, id }, seconds) =>
      void (await database.source.query(
        'update webhook_listener set seen_at = clock_timestamp() - make_interval(secs => $3) where workspace_id = $1 and id = $2',
        [workspaceId, id, seconds],
      )),
  }));

  it('[ADR 0074 r1] give an event whose transaction ended late a number after those that were given before', async () => {
    const workspaceId = await database.makeWorkspace();
    const queue = new PostgresListenerQueue(database.sql);
    const listener = { workspaceId, id: randomUUID(), mode: 'test' as const, events: ['*'], epoch: 1 };
    await queue.open(listener);
    const written = async (sql: Sql) => {
      const event = anEvent({ id: randomUUID(), workspaceId });
      await bindWebhookTx(sql, randomIds).plan.record(
        [event],
        [],
        [{ id: randomUUID(), workspaceId, eventId: event.id, listenerId: listener.id }],
      );
      return event.id;
    };
    const runner = database.source.createQueryRunner();
    await runner.startTransaction();
    const late = await written(new Sql(runner.manager));
    const soon = await database.sql.transaction(written);
    expect((await queue.take(listener, 0, 10))!.map(({ eventId, number }) => [eventId, number])).toEqual([[soon, 1]]);
    await runner.commitTransaction();
    await runner.release();
    expect((await queue.take(listener, 1, 10))!.map(({ eventId, number }) => [eventId, number])).toEqual([[late, 2]]);
  });
});

const DUE = 3_000;
/** Ends at once, so that deliveries counted as on their way are left out of the comparison. */
const LEASE_MS = 1;

/** Makes a destination with deliveries that have been due for a while, one each 10 ms, anywhere in the table. */
async function busyDestination(workspaceId: string): Promise<string> {
  const { id } = aDestination({ id: randomUUID() });
  await database.sql.transaction((sql) => bindWebhookTx(sql, randomIds).destinations.insert(aDestination({ id, workspaceId })));
  await database.source.query(
    `with made as (
       insert into webhook_event (workspace_id, id, type, mode, body, created_at)
       select $1, gen_random_uuid(), 'ping', 'live', '{}', now() from generate_series(1, $3) returning id
     )
     insert into webhook_delivery (workspace_id, id, event_id, destination_id, state, due_at)
     select $1, gen_random_uuid(), id, $2, 'due', now() - make_interval(secs => 60 - row_number() over () * 0.01) from made order by random()`,
    [workspaceId, id, DUE],
  );
  await database.source.query('analyze webhook_delivery');
  return id;
}

/** Returns the blocks that the statement of a claim reads; its changes are rolled back. */
async function blocksOfClaim(workspaceId: string, destinationId: string, cursors: DueCursors): Promise<number> {
  const runner = database.source.createQueryRunner();
  try {
    await runner.startTransaction();
    const explained: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number }[] = [];
    const explaining = sqlBy(async ({ text, values }) => {
      const [{ 'QUERY PLAN': plans }] = (await runner.query(`explain (analyze, buffers, format json) ${text}`, values)) as [
        { 'QUERY PLAN': { Plan: (typeof explained)[0] }[] },
      ];
      explained.push(...plans.map(({ Plan }) => Plan));
      return { rows: [] };
    });
    await new PostgresDeliveryStore(explaining, randomIds, cursors).claim(workspaceId, [{ destinationId, slots: 10, most: 10 }], LEASE_MS);
    return explained.reduce((sum, plan) => sum + plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], 0);
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

/** Claims and settles ten deliveries at a time. */
async function deliver(workspaceId: string, destinationId: string, count: number, cursors: DueCursors): Promise<void> {
  for (let sent = 0; sent < count; sent += 10) {
    await database.sql.transaction(async (sql) => {
      const { deliveries } = bindWebhookTx(sql, randomIds, cursors);
      const claimed = await deliveries.claim(workspaceId, [{ destinationId, slots: 10, most: 10 }], LEASE_MS);
      await deliveries.settle(
        workspaceId,
        claimed.map(({ id, attempt }) => ({
          id,
          attempt,
          at: MOMENT,
          durationMs: 1,
          outcome: answered(200),
          state: 'delivered' as const,
          tries: 1,
          dueAt: new Date(),
        })),
      );
    });
  }
}

describe('the due deliveries of a destination', () => {
  it('cost no more to claim after thousands of deliveries that a long transaction may still see', async () => {
    const workspaceId = await database.makeWorkspace();
    const destinationId = await busyDestination(workspaceId);
    const long = database.source.createQueryRunner();
    await long.startTransaction('REPEATABLE READ');
    try {
      await long.query('select count(*) from webhook_delivery');
      const cursors = new DueCursors(() => 0);
      const before = await blocksOfClaim(workspaceId, destinationId, cursors);
      await deliver(workspaceId, destinationId, DUE - 500, cursors);
      const after = await blocksOfClaim(workspaceId, destinationId, cursors);
      const fromTheBeginning = await blocksOfClaim(workspaceId, destinationId, new DueCursors());
      expect([after < 3 * before, fromTheBeginning > 5 * after, before, after, fromTheBeginning]).toEqual([
        true,
        true,
        before,
        after,
        fromTheBeginning,
      ]);
    } finally {
      await long.rollbackTransaction();
      await long.release();
    }
  });
});
