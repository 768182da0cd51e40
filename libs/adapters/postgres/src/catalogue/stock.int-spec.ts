import { randomUUID } from 'node:crypto';
import { AdjustStock, ReadStock, type OfferName, type StockOrder } from '@svc/catalogue';
import { aPackageItem, aProductItem } from '@svc/catalogue/testing';
import { OPERATOR } from '@svc/kernel/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import type { DataSource } from 'typeorm';
import { PostgresAuditList } from '../access/audit';
import { createDataSource } from '../connection/data-source';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindStockTx, PostgresPackageStore, PostgresProductStore } from '.';
import { sqlOf } from '../work/sql';
import { put } from '../testing/put-items';

const ids = { next: () => randomUUID() };
let database: TestDatabase;
let dataSource: DataSource;
let offer: OfferName;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 5, applicationName: 'stock' }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

/** A workspace with a tote bag, ten in stock, and a spa day whose option is not tracked. */
beforeEach(async () => {
  const workspaceId = randomUUID();
  await dataSource.query(`insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'New', 'UTC', '{NGN}')`, [
    workspaceId,
    `w-${workspaceId}`,
  ]);
  const variants = [{ key: 'standard', name: 'Standard', prices: [{ currency: 'NGN', priceMinor: 1 }], stock: 10 }];
  await put(new PostgresProductStore(sqlOf(dataSource), workspaceId, ids), [aProductItem({ variants })]);
  await put(new PostgresPackageStore(sqlOf(dataSource), workspaceId, ids), [aPackageItem()]);
  offer = await offerOf(workspaceId, false);
});

async function offerOf(workspaceId: string, isPackage: boolean): Promise<OfferName> {
  const [row] = await dataSource.query<{ id: string }[]>(`select id from product where workspace_id = $1 and is_package = $2`, [
    workspaceId,
    isPackage,
  ]);
  return { workspaceId, offerId: row!.id, isPackage };
}

const work = () => new PostgresUnitOfWork(sqlOf(dataSource), (sql) => bindStockTx(sql, ids));
const read = (of = offer) => new ReadStock(work()).execute(of);
const adjust = (order: StockOrder, of = offer, variantRef = 'standard') =>
  new AdjustStock(work()).execute({ ...of, by: OPERATOR, variantRef, order, reason: 'Counted' });
const sell = (held: number, sold: number) =>
  dataSource.query(`update counter set held = $2, sold = $3 where workspace_id = $1 and kind = 'variant'`, [offer.workspaceId, held, sold]);

describe('stock on Postgres', () => {
  it('moves, and the audit log stores who moved it and why', async () => {
    await sell(2, 3);
    await adjust({ delta: -4 });
    expect(await read()).toMatchObject([{ key: 'standard', capacity: 6, held: 2, sold: 3 }]);
    const { data } = await new PostgresAuditList(sqlOf(dataSource)).page(offer.workspaceId, { limit: 1 });
    expect(data).toMatchObject([
      {
        subject: { kind: 'product', name: 'tote-bag' },
        fields: ['variants[standard].stock'],
        details: { reason: 'Counted', from: 7, to: 3 },
        requestId: OPERATOR.requestId,
      },
    ]);
  });

  it('never goes below the held quantity, also when two move it at once', async () => {
    await sell(2, 0);
    const outcomes = await Promise.allSettled([adjust({ delta: -5 }), adjust({ delta: -5 })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await read()).toMatchObject([{ capacity: 5 }]);
  });

  it('is that of its options for a package, tracked once it is set', async () => {
    const spa = await offerOf(offer.workspaceId, true);
    expect(await read(spa)).toMatchObject([{ key: 'single', capacity: null }]);
    await adjust({ stock: 4 }, spa, 'single');
    expect(await read(spa)).toMatchObject([{ capacity: 4 }]);
    await adjust({ stock: null }, spa, 'single');
    expect(await read(spa)).toMatchObject([{ capacity: null }]);
  });

  it('[D-5] is that of the workspace’s own products', async () => {
    await expect(read({ ...offer, workspaceId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(read({ ...offer, isPackage: true })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(adjust({ delta: 1 }, { ...offer, workspaceId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(adjust({ delta: 1 }, offer, 'huge')).rejects.toMatchObject({
      details: { fields: { variantRef: expect.stringContaining('standard') as string } },
    });
  });
});
