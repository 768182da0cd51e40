import { randomUUID } from 'node:crypto';
import { presentOrder, storeOrderRecord, type PaidCart } from '@svc/orders';
import { aCart, aLine, aPaidCart } from '@svc/orders/testing';
import { createTestDatabase, DeltaClient, stampsSettled, type DeltaRow, type TestDatabase } from '@svc/testing';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source';
import { PostgresChangeFeed, StampSequencer } from '../sync';
import { PostgresOrderBook, PostgresOrderReader } from '.';

const WRITERS = 8;
const PAUSES_MS = [0, 0, 1, 5, 20, 100, 500];
const onError = () => undefined;

let database: TestDatabase;
let dataSource: DataSource;
let workspaceId: string;
const running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 16, applicationName: 'orders' }).initialize();
  const feed = new PostgresChangeFeed({ url: database.url, applicationName: 'orders', onError });
  const sequencer = new StampSequencer({ url: database.url, applicationName: 'orders', onError }, feed);
  running.push(feed, sequencer);
  feed.start();
  sequencer.start();
});

afterAll(async () => {
  await Promise.all(running.map((part) => part.stop()));
  await dataSource?.destroy();
  await database?.drop();
});

beforeEach(async () => {
  workspaceId = randomUUID();
  await dataSource.query(`insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Ile', 'Africa/Lagos', '{NGN}')`, [workspaceId, `w-${workspaceId}`]);
});

const reader = () => new PostgresOrderReader(dataSource);
async function place(given: Partial<PaidCart> = {}, openMs = 0): Promise<string> {
  const paid = aPaidCart({ workspaceId, ...given });
  await dataSource.transaction(async (manager) => {
    await new PostgresOrderBook(manager).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' });
    await wait(openMs);
  });
  return paid.id;
}
const change = (id: string, set: string) => dataSource.query(`update store_order set ${set} where workspace_id = $1 and id = $2`, [workspaceId, id]);
const delta = async (mode: 'live' | 'test' = 'live', limit = 200) => (await reader().changedSince(workspaceId, mode, undefined, limit)).map(({ id }) => id);

describe('the delta of orders', () => {
  it('[D-28] [§4.1 r5] loses no order and no change while writers commit transactions of all lengths', async () => {
    type Row = DeltaRow & { status: string };
    const read = async (since: string, limit: number): Promise<Row[]> =>
      (await reader().changedSince(workspaceId, 'live', since, limit)).map(({ id, updatedAt, fulfillmentStatus }) => ({ ref: id, updatedAt, status: fulfillmentStatus }));
    const clients = [new DeltaClient<Row>(read, { limit: 100 }), new DeltaClient<Row>(read, { limit: 20, inMilliseconds: false })];
    let writing = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const id = await place({}, PAUSES_MS[(writer + turn) % PAUSES_MS.length]);
        if (turn % 2 === 0) await change(id, `fulfillment_status = 'fulfilled'`);
      }
    });
    const polling = clients.map(async (client) => {
      while (writing) {
        await client.poll();
        await wait(5);
      }
    });
    await Promise.all(writers);
    writing = false;
    await Promise.all(polling);
    await stampsSettled(database.url);
    const stored = await dataSource.query<{ id: string; status: string }[]>(`select id, fulfillment_status as status from store_order where workspace_id = $1`, [workspaceId]);
    expect(stored).toHaveLength(WRITERS * 12);
    for (const client of clients) {
      await client.catchUp();
      expect(new Map([...client.mirror.values()].map(({ ref, status }) => [ref, status]))).toEqual(new Map(stored.map(({ id, status }) => [id, status])));
    }
  });

  it('[D-11] [§4.1 r5] tells of paid orders of its own mode alone, and again when they change', async () => {
    const [one, other, test] = [await place(), await place(), await place({ mode: 'test' })];
    const [pending, saving, lapsed] = [await place(), await place(), await place()];
    await change(pending, `status = 'pending', number = null, paid_at = null`);
    await change(saving, `status = 'saving'`);
    await change(lapsed, `status = 'cancelled', number = null, paid_at = null`);
    await stampsSettled(database.url);
    expect([await delta(), await delta('test'), await delta('live', 1)]).toEqual([[one, other], [test], [one]]);
    await change(one, `status = 'cancelled'`);
    await stampsSettled(database.url);
    expect(await delta()).toEqual([other, one]);
    await dataSource.query(`delete from store_order where workspace_id = $1 and id = $2`, [workspaceId, other]);
    await stampsSettled(database.url);
    expect(await delta()).toEqual([one]);
  });

  it('[decisions 3.5 orders] tells what its schema says, money and goods and all', async () => {
    const lines = [aLine({ sku: 'K', responses: { size: ['L', 'M'] } }), aLine({ kind: 'package', productId: randomUUID(), quantity: 1, slot: { startUtc: '2026-03-01T09:00:00Z', startLocal: '2026-03-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 30 } })];
    const cart = aCart([...lines, aLine({ kind: 'addon', addonOptionId: randomUUID(), parentId: lines[0]!.id })], {
      deliveryMinor: 500, delivery: { zoneId: randomUUID(), name: 'Lagos', kind: 'delivery' }, discountCode: { id: randomUUID(), code: 'TEN' }, balanceDueAt: '2026-03-01T00:00:00.000Z',
    });
    const orderId = await place({ cart, paidMinor: 1_000, deliveryAddress: { line1: '1 Broad St', city: 'Lagos', country: 'NG' } });
    const record = presentOrder((await reader().find({ workspaceId, mode: 'live', orderId }))!);
    expect(storeOrderRecord.strict().parse(JSON.parse(JSON.stringify(record)))).toMatchObject({
      number: '1001', test: false, status: 'deposit_paid', paidMinor: 1_000, balanceDueMinor: cart.totalMinor - 1_000, balanceDueAt: '2026-03-01T00:00:00.000Z', discountCode: 'TEN',
      contact: { name: 'Adé Ọlá' }, items: [{ sku: 'K', responses: { size: ['L', 'M'] } }, { packageOptionRef: expect.stringMatching(/^pko_/), slot: { durationMinutes: 30 } }, { parentItemRef: record.items[0]!.ref }],
      updatedAt: expect.stringMatching(/\.\d{6}Z$/),
    });
  });
});

describe('the list of orders', () => {
  it('goes from the newest to the oldest, by status, buyer and number', async () => {
    const ids = [await place({ id: '00000000-0000-7000-8000-000000000001' }), await place({ id: '00000000-0000-7000-8000-000000000002', contact: { name: '50% Bọ́lá', phone: '+2348031234567' } })];
    await change(ids[0]!, `status = 'refunded'`);
    const list = async (given: object) => (await reader().page(workspaceId, { mode: 'live', limit: 10, ...given })).data.map(({ id }) => id);
    expect(await list({})).toEqual([ids[1], ids[0]]);
    expect([await list({ status: 'refunded' }), await list({ search: '50% bọ́' }), await list({ search: '1001' }), await list({ search: 'ADE@' }), await list({ search: '%' }), await list({ mode: 'test' })]).toEqual([
      [ids[0]], [ids[1]], [ids[0]], [ids[0]], [ids[1]], [],
    ]);
    const first = await reader().page(workspaceId, { mode: 'live', limit: 1 });
    expect([first.next, (await reader().page(workspaceId, { mode: 'live', limit: 1, after: first.next })).data[0]!.id]).toEqual([ids[1], ids[0]]);
    expect(await reader().modeOf(workspaceId, ids[0]!)).toBe('live');
  });
});
