import { CachedKeyDirectory, DeleteRemovedWorkspaces, type RemovalFindings, RemoveWorkspace, type UnderWayKind } from '@svc/access';
import {
  bindAccessTx,
  PostgresKeyDirectory,
  PostgresRemovalList,
  PostgresRemovalStore,
  PostgresRemovedRows,
  PostgresUnitOfWork,
  PostgresWorkspaceList,
  Sql,
} from '@svc/adapters/postgres';
import { randomIds, useDatabase } from '@svc/adapters/postgres/testing';
import { rowsOfWorkspace } from '@svc/testing';
import { Client } from 'pg';
import { makeWorkspaces, seedShops, type ShopSize } from './seed-shops';

const database = useDatabase();

const SIZE: ShopSize = {
  products: 50,
  events: 5,
  orders: 200,
  checkouts: 50,
  guests: 100,
  contacts: 40,
  destinations: 10,
  logged: 100,
  waiting: 20,
};

/** Columns of what was cancelled, and whose seats are still being ended. */
const CANCELLED = `cancelled_at = now(), cancellation = '{}'`;

describe('[D-159] removing a shop with rows in every part', () => {
  let removed: string;
  let other: string;
  let client: Client;
  const now = new Date();
  const clock = { now: () => new Date(now.getTime() + 60_000) };
  const warnings: string[] = [];

  beforeAll(async () => {
    [removed, other] = (await makeWorkspaces(database.url, ['gone', 'other'])) as [string, string];
    await seedShops(
      database.url,
      [removed, other].map((workspaceId) => ({ workspaceId, size: SIZE })),
    );
    client = new Client({ connectionString: database.url });
    await client.connect();
    await settle();
  });
  afterAll(() => client?.end());

  /** Ends what a shop that was suspended for long has not: open work, and events to come. */
  async function settle(): Promise<void> {
    for (const statement of [
      `update workspace set suspended_at = clock_timestamp() - interval '8 days', suspension_reason = 'Fraud' where id = $1`,
      `update event set start_at = now() - interval '9 days', end_at = now() - interval '8 days' where workspace_id = $1`,
      `update payment_attempt set status = 'paid', look_at = null where workspace_id = $1`,
      `update refund set status = 'succeeded', look_at = null where workspace_id = $1`,
      `update payment_exception set dispute_outcome = 'won' where workspace_id = $1 and kind = 'dispute'`,
      `update checkout set saving = null where workspace_id = $1`,
      `update store_order set status = 'paid' where workspace_id = $1 and status in ('saving', 'deposit_paid')`,
    ])
      await database.source.query(statement, [removed]);
  }

  const rowsOf = (workspaceId: string) => rowsOfWorkspace(client, workspaceId);

  const unitOfWork = () => new PostgresUnitOfWork(database.sql, (sql) => bindAccessTx(sql, randomIds));
  const removals = () => new PostgresRemovalList(database.sql);

  /** A worker process: it knows nothing of what another one did. */
  const worker = (batches: number) =>
    new DeleteRemovedWorkspaces(
      unitOfWork(),
      new PostgresRemovedRows(database.sql),
      { remove: async () => undefined },
      clock,
      { warn: (message) => void warnings.push(message) },
      batches,
    );

  /** SQL that puts one thing of each kind under way in the shop `$1`. */
  const PLANTED: Record<UnderWayKind, string> = {
    plan: `update checkout set status = 'open', completed_at = null, saving = '{"startedAt": "2026-01-01T00:00:00Z"}'
            where workspace_id = $1 and mode = 'live' and id = (select id from checkout where workspace_id = $1 and mode = 'live' limit 1)`,
    balance: `update store_order set status = 'deposit_paid' where id = (select id from store_order where workspace_id = $1 and mode = 'live' limit 1)`,
    seat: `update event set end_at = now() + interval '1 hour'
            where id = (select event_id from attendee where workspace_id = $1 and mode = 'live' and status = 'confirmed' limit 1)`,
    payment: `update payment_attempt set look_at = now() where id = (select id from payment_attempt where workspace_id = $1 and mode = 'live' limit 1)`,
    refund: `insert into refund (workspace_id, mode, id, checkout_id, payment_id, amount_minor, currency, status, created_at, due_at, attempts)
             select workspace_id, mode, gen_random_uuid(), checkout_id, id, 1, currency, 'pending', now(), now(), 0 from payment where workspace_id = $1 and mode = 'live' limit 1`,
    cancellation: `update event set ${CANCELLED} where workspace_id = $1 and id = (select id from event where workspace_id = $1 limit 1)`,
    dispute: `insert into payment_exception (workspace_id, mode, id, kind, message, created_at, dispute_id, dispute_outcome)
              values ($1, 'live', gen_random_uuid(), 'dispute', 'Disputed', now(), 'dp_1', 'open')`,
  };

  it.each(Object.entries(PLANTED) as [UnderWayKind, string][])('sees a %s under way in live mode', async (what, planted) => {
    const findings = await inTransaction(planted);
    expect(findings).toMatchObject({ hasLive: true, underWay: [{ what, ids: [expect.any(String)] }] });
  });

  it('sees the cancellation of a ticket type, and of a day, under way as well', async () => {
    const ofType = `update ticket_type set ${CANCELLED} where workspace_id = $1 and id = (select id from ticket_type where workspace_id = $1 limit 1)`;
    const ofDay = `insert into event_day (workspace_id, id, event_id, key, position, details, cancelled_at, cancellation)
                   select workspace_id, gen_random_uuid(), id, 'day', 0, '{}', now(), '{}' from event where workspace_id = $1 limit 1`;
    for (const planted of [ofType, ofDay])
      expect((await inTransaction(planted)).underWay).toMatchObject([{ what: 'cancellation', count: 1, ids: [expect.any(String)] }]);
  });

  it('sees nothing under way otherwise, and nothing live in a shop that has only products', async () => {
    expect(await inTransaction()).toEqual({ hasLive: true, underWay: [] });
    const [empty] = await makeWorkspaces(database.url, ['empty']);
    expect(await inTransaction(undefined, empty!)).toEqual({ hasLive: false, underWay: [] });
    await database.source.query('delete from workspace where id = $1', [empty]);
  });

  /** Returns the findings in a transaction that is not committed. */
  async function inTransaction(planted?: string, workspaceId = removed): Promise<RemovalFindings> {
    let findings: RemovalFindings | undefined;
    const undone = new Error('undone');
    await database.source
      .transaction(async (manager) => {
        if (planted) await manager.query(planted, [workspaceId]);
        findings = await new PostgresRemovalStore(new Sql(manager)).findings(workspaceId);
        throw undone;
      })
      .catch((error: unknown) => {
        if (error !== undone) throw error;
      });
    return findings!;
  }

  it('leaves not one row of it in any table, and those of another shop alone, with a new process for each few rows', async () => {
    const before = await rowsOf(other);
    expect(Object.keys(await rowsOf(removed)).length).toBeGreaterThan(30);
    const remove = new RemoveWorkspace(
      unitOfWork(),
      new PostgresWorkspaceList(database.sql),
      removals(),
      new CachedKeyDirectory(new PostgresKeyDirectory(database.sql), { isCurrent: true }),
      { now: () => now },
    );
    const [first, second] = await Promise.all(
      ['req_1', 'req_2'].map((requestId) => remove.execute({ workspace: 'gone', by: { requestId }, dryRun: false })),
    );
    expect(second).toEqual(first);
    const { counts } = first!;
    expect(counts).toMatchObject({ products: 50, events: 5, orders: 200, registrations: 100 });

    let runs = 0;
    for (; !(await removals().find({ id: removed }))!.finishedAt; runs += 1) await worker(5).execute();

    expect(warnings).toEqual([]);
    expect(runs).toBeGreaterThan(5);
    expect(await rowsOf(removed)).toEqual({});
    expect(await rowsOf(other)).toEqual(before);
    expect(await database.source.query('select slug from workspace order by slug')).toEqual([{ slug: 'other' }]);
    const { totalRows, removedRows } = (await removals().find({ slug: 'gone' }))!;
    expect(removedRows).toBeGreaterThanOrEqual(totalRows! * 0.9);
  });
});
