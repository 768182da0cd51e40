import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, openShop, rowsOfWorkspace, startService, type RunningService } from '@svc/testing';
import { Client } from 'pg';
import { LivingShop } from './living-shop';

interface Removal {
  state: string;
  removedRows: number;
  totalRows?: number;
  error?: { details?: { underWay: { what: string }[] } };
}

/** Ends what is under way in a shop that was suspended long ago. */
const SETTLED = [
  `update workspace set suspended_at = clock_timestamp() - interval '8 days', suspension_reason = 'Fraud' where id = $1`,
  `update event set start_at = now() - interval '9 days', end_at = now() - interval '8 days' where workspace_id = $1`,
  `update payment_attempt set status = 'failed', look_at = null where workspace_id = $1 and (look_at is not null or status = 'closing')`,
  `update refund set status = 'succeeded', settled_at = now(), look_at = null where workspace_id = $1 and status = 'pending'`,
  `update checkout set saving = null where workspace_id = $1`,
  `update store_order set status = 'paid' where workspace_id = $1 and status in ('saving', 'deposit_paid')`,
];

describe('[D-159] the removal of a shop in which people did everything', () => {
  let service: RunningService;
  let database: Client;

  beforeAll(async () => {
    service = await startService({ env: { WEBHOOK_ALLOW_HOSTS: '127.0.0.1' } });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await service?.stop();
  });

  const rowsOf = (workspaceId: string) => rowsOfWorkspace(database, workspaceId);

  it('is refused with what is under way, outlives a killed worker, and leaves no row and no file', async () => {
    const worker = await service.startWorker();
    const { shop } = await LivingShop.open(service, 'lively');
    const other = await openShop(service, 'neighbour');
    const idOf = async (slug: string) =>
      (await database.query<{ id: string }>('select id from workspace where slug = $1', [slug])).rows[0]!.id;
    const [id, neighbour] = [await idOf(shop.slug), await idOf(other.slug)];
    const remove = () =>
      service.client.send<Removal>(`/v1/admin/workspaces/${shop.slug}`, { method: 'DELETE', key: service.operatorToken });
    const progress = async () =>
      (await service.client.get<Removal>(`/v1/admin/workspaces/${shop.slug}/removal`, { key: service.operatorToken })).body;

    const refused = await remove();
    expect(refused.status).toBe(409);
    expect(refused.body.error?.details?.underWay.map(({ what }) => what)).toEqual(expect.arrayContaining(['plan', 'seat']));
    await worker.stop();
    for (const statement of SETTLED) await database.query(statement, [id]);
    const tables = Object.keys(await rowsOf(id));
    expect(tables.length).toBeGreaterThan(45);
    expect(existsSync(join(service.dataDir, 'media', id))).toBe(true);
    const { request_log: _, ...before } = await rowsOf(neighbour); // Its log of requests is written seconds later.

    expect((await remove()).body).toMatchObject({ state: 'waiting' });
    const killed = await service.startWorker();
    await eventually('some rows are deleted', async () => (await progress()).removedRows > 0);
    await killed.stop('SIGKILL');
    expect((await progress()).state).toBe('deleting');
    await service.startWorker();
    await eventually('everything is deleted', async () => (await progress()).state === 'removed');

    expect(await rowsOf(id)).toEqual({});
    expect(before).not.toEqual({});
    expect(await rowsOf(neighbour)).toMatchObject(before);
    expect(existsSync(join(service.dataDir, 'media', id))).toBe(false);
    expect((await database.query('select slug from workspace where id = $1', [id])).rows).toEqual([]);
  });
});
