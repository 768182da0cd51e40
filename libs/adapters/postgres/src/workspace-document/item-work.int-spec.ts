import { randomUUID } from 'node:crypto';
import { idOf } from '@svc/kernel';
import { OPERATOR } from '@svc/kernel/testing';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { ChangeItem, CreateItem, DeleteItem, ListItems } from '@svc/workspace-document';
import { aProduct, applying, itemWorkContract } from '@svc/workspace-document/testing';
import type { DataSource } from 'typeorm';
import { PostgresAuditList } from '../audit';
import { createDataSource } from '../data-source';
import { PostgresUnitOfWork } from '../postgres-unit-of-work';
import { bindDocumentTx } from './document-tx';

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

const work = () => new PostgresUnitOfWork(dataSource, (manager) => bindDocumentTx(manager, ids));

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
  auditOf: async (workspaceId) => (await new PostgresAuditList(dataSource).page(workspaceId, { limit: 200 })).data.toReversed(),
  factsOf: (workspaceId) =>
    dataSource.query(`select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1 order by id`, [workspaceId]),
}));

describe('one of many products on Postgres', () => {
  const MANY = 1_200;
  let workspaceId: string;
  let rowsRead = 0;

  /** Work that counts the rows which the database answers. */
  const counted = () =>
    new PostgresUnitOfWork(dataSource, (manager) => {
      const query = async (sql: string, parameters?: unknown[]) => {
        const rows = await manager.query<unknown>(sql, parameters);
        if (Array.isArray(rows)) rowsRead += rows.length;
        return rows;
      };
      return bindDocumentTx(new Proxy(manager, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)) as unknown }), ids);
    });

  beforeAll(async () => {
    workspaceId = await makeWorkspace();
    const products = Array.from({ length: MANY }, (_, index) => aProduct({ slug: `product-${index}` }));
    await applying(work()).execute({ workspaceId, document: { version: 1, products }, dryRun: false });
  });

  beforeEach(() => {
    rowsRead = 0;
  });

  it('is made, changed, renamed and deleted without a look at the others', async () => {
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
