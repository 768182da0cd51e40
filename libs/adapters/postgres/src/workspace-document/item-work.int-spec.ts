import { randomUUID } from 'node:crypto';
import { ChangeWorkspace } from '@svc/access';
import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { createTestDatabase, eventually, type TestDatabase } from '@svc/testing';
import { ChangeItem, CreateItem, DeleteItem, ListItems } from '@svc/workspace-document';
import { aProduct, applying, itemWorkContract } from '@svc/workspace-document/testing';
import type { DataSource } from 'typeorm';
import { bindAccessTx } from '../access';
import { PostgresAuditList } from '../access/audit';
import { createDataSource } from '../connection/data-source';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindDocumentTx } from './document-tx';
import { type Sql, sqlOf } from '../work/sql';

let database: TestDatabase;
let dataSource: DataSource;
let last = 0;

/** Ids that sort by the order of their making, as those of production do. */
const ids = {
  next: () => {
    last += 1;
    return `01900000-0000-7000-8000-${String(last).padStart(12, '0')}`;
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 5, applicationName: 'single items' }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

const work = () => new PostgresUnitOfWork(sqlOf(dataSource), (sql) => bindDocumentTx(sql, ids));

async function makeWorkspace(): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'New', 'Africa/Lagos', '{NGN,USD}')`,
    [id, `w-${id}`],
  );
  return id;
}

itemWorkContract('on Postgres', () => ({
  work: work(),
  makeWorkspace,
  auditOf: async (workspaceId) => (await new PostgresAuditList(sqlOf(dataSource)).page(workspaceId, { limit: 200 })).data.toReversed(),
  factsOf: (workspaceId) =>
    dataSource.query(`select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1 order by id`, [
      workspaceId,
    ]),
}));

describe('one of many products on Postgres', () => {
  const MANY = 1_200;
  let workspaceId: string;
  let rowsRead = 0;

  /** Returns work that counts the rows which the database returns. */
  const counted = () =>
    new PostgresUnitOfWork(sqlOf(dataSource), (sql) => {
      const counted = <Rows>(rows: Rows): Rows => {
        if (Array.isArray(rows)) rowsRead += rows.length;
        return rows;
      };
      const counting: Pick<Sql, 'query'> = {
        query: async (statement, values) => counted(await sql.query(statement, values)),
      };
      return bindDocumentTx(
        new Proxy(sql, { get: (target, name) => Reflect.get(name in counting ? counting : target, name) as unknown }),
        ids,
      );
    });

  beforeAll(async () => {
    workspaceId = await makeWorkspace();
    const products = Array.from({ length: MANY }, (_, index) => aProduct({ slug: `product-${index}` }));
    await applying(work()).execute({ workspaceId, document: { version: 1, products }, dryRun: false });
  });

  beforeEach(() => {
    rowsRead = 0;
  });

  it('is made, changed, renamed and deleted without reading the others', async () => {
    const command = { workspaceId, section: 'products', by: OPERATOR } as const;
    const { view } = await new CreateItem(counted()).execute({ ...command, body: aProduct({ slug: 'one-more' }) });
    expect(view['position']).toBe(MANY);
    const id = idOf('prd', view.ref)!;
    await new ChangeItem(counted()).execute({ ...command, id, patch: { slug: 'still-one', name: 'Still one' } });
    await new DeleteItem(counted()).execute({ ...command, id });
    expect(rowsRead).toBeLessThan(100);
  });

  it('is listed by the page', async () => {
    const page = await new ListItems(counted()).execute({ workspaceId, section: 'products', limit: 10 });
    expect(page.data.map(({ slug }) => slug)).toEqual(Array.from({ length: 10 }, (_, index) => `product-${MANY - 1 - index}`));
    expect(rowsRead).toBeLessThan(50);
  });
});

describe('dropping a currency of a workspace, on Postgres', () => {
  const accessWork = () => new PostgresUnitOfWork(sqlOf(dataSource), (sql) => bindAccessTx(sql, ids));
  const directory = { invalidate: () => undefined } as unknown as ConstructorParameters<typeof ChangeWorkspace>[1];
  const dropDollars = (workspaceId: string) =>
    new ChangeWorkspace(accessWork(), directory).execute({ workspaceId, by: OPERATOR, patch: { currencies: ['NGN'] } });
  const lamp = { ...aProduct(), slug: 'lamp', variants: [{ key: 'one', name: 'One', prices: [{ currency: 'USD', priceMinor: 500 }] }] };
  const makeLamp = (workspaceId: string) => new CreateItem(work()).execute({ workspaceId, section: 'products', by: OPERATOR, body: lamp });
  const isWaiting = async () => (await dataSource.query<unknown[]>(`select from pg_locks where not granted`)).length > 0;

  it('waits for a transaction that has judged a price in it and is about to write it, and is refused with the things of that price', async () => {
    const workspaceId = await makeWorkspace();
    let dropped: Promise<unknown> = Promise.resolve();
    const dropMeanwhile = async () => {
      let isOver = false;
      dropped = dropDollars(workspaceId)
        .catch((error: unknown) => error)
        .finally(() => (isOver = true));
      await eventually('it waits for the lock, or is over', async () => isOver || (await isWaiting()));
    };
    const writing = new CreateItem({
      run: (create) =>
        work().run(async (tx) => {
          const openSectionsOf = (id: string) => {
            const stores = tx.openSectionsOf(id);
            const save = stores.products.save.bind(stores.products);
            stores.products.save = async (items, stored) => {
              await dropMeanwhile();
              return save(items, stored);
            };
            return stores;
          };
          return create({ ...tx, openSectionsOf });
        }),
    });
    await writing.execute({ workspaceId, section: 'products', by: OPERATOR, body: lamp });
    const fields = { 'products[lamp].variants[0].prices[0].currency': expect.stringContaining('change it first') as string };
    expect(await dropped).toMatchObject({ code: 'VALIDATION_ERROR', details: { fields } });
  });

  it('is noticed by a transaction that writes a price in it afterwards', async () => {
    const workspaceId = await makeWorkspace();
    await dropDollars(workspaceId);
    await expect(makeLamp(workspaceId)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { 'variants[0].prices[0].currency': expect.stringContaining('USD') as string } },
    });
  });

  it('waits for a document that is applied at the same time, or has that wait, and both end', async () => {
    const workspaceId = await makeWorkspace();
    const document = { version: 1, workspace: { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] } };
    const ended = await Promise.allSettled(
      [0, 1, 2, 3].flatMap(() => [dropDollars(workspaceId), applying(work()).execute({ workspaceId, document, dryRun: false })]),
    );
    expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
