import { CHANGE_KINDS } from '@svc/kernel';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { aDocument, applying } from '@svc/workspace-document/testing';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../connection/data-source';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { bindDocumentTx } from '../workspace-document';
import { sqlOf } from '../work/sql';

const NOTHING = {
  storefront: {},
  products: [],
  packages: [],
  collections: [],
  events: [],
  forms: [],
  tables: [],
  catalogs: [],
  folders: [],
  notes: [],
  deliveryZones: [],
  discountCodes: [],
  promoterCodes: [],
};

let database: TestDatabase;
let dataSource: DataSource;
let workspaceId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'change log' }).initialize();
  workspaceId = randomUUID();
  await dataSource.query(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, 'shop', 'New', 'Africa/Lagos', '{NGN,USD}')`,
    [workspaceId],
  );
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

/** Returns the kinds of things that a document notes when it is applied, and their numbers. */
async function notedBy(document: object): Promise<Record<string, number>> {
  await dataSource.query('delete from sync_dirty');
  const work = new PostgresUnitOfWork(sqlOf(dataSource), (sql) => bindDocumentTx(sql, { next: () => randomUUID() }));
  await applying(work).execute({ workspaceId, document, dryRun: false });
  const rows = await dataSource.query<{ kind: string; things: number }[]>(
    `select kind, count(distinct id)::int as things from sync_dirty where workspace_id = $1 group by kind`,
    [workspaceId],
  );
  return Object.fromEntries(rows.map(({ kind, things }) => [kind, things]));
}

describe('the changes noted for a document', () => {
  it('[D-30] are of every section: all kinds of things that a storefront shows', async () => {
    const noted = await notedBy(aDocument());
    expect(Object.keys(noted).sort()).toEqual([...CHANGE_KINDS].sort());
    expect(noted).toMatchObject({ product: 3, folder: 2, code: 2, storefront: 1, workspace: 1 });
  });

  it('[D-27] exclude unchanged things', async () => {
    expect(await notedBy(aDocument())).toEqual({});
    const { products } = aDocument() as { products: object[] };
    expect(await notedBy({ version: 1, products: [{ ...products[0], name: 'Bigger tote' }, products[1]] })).toEqual({ product: 1 });
  });

  it('[D-30] include deleted things', async () => {
    const noted = await notedBy({ version: 1, ...NOTHING });
    expect(noted).toMatchObject({
      storefront: 1,
      product: 3,
      collection: 1,
      event: 1,
      form: 1,
      table: 1,
      catalog: 1,
      folder: 2,
      note: 1,
      delivery_zone: 1,
      code: 2,
    });
  });
});
