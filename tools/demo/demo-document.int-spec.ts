import { randomUUID } from 'node:crypto';
import { bindDocumentTx, createDataSource, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { ExportDocument } from '@svc/workspace-document';
import { applying } from '@svc/workspace-document/testing';
import type { DataSource } from 'typeorm';
import { demoDocument } from './demo-document.mjs';

const demo = demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: '2026-05-04T12:00:00Z' });
const ids = { next: () => randomUUID() };
const NOTHING = { created: [], changed: [], deleted: [] };
let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'demo document' }).initialize();
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

const documentWork = () => new PostgresUnitOfWork(dataSource, (manager) => bindDocumentTx(manager, ids));
const apply = (workspaceId: string, document: unknown) => applying(documentWork()).execute({ workspaceId, document, dryRun: false });
const exportOf = (workspaceId: string) => new ExportDocument(documentWork()).execute({ workspaceId });

async function makeWorkspace(): Promise<string> {
  const id = randomUUID();
  await dataSource.query(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'New', 'Africa/Lagos', '{NGN,USD}')`,
    [id, `w-${id}`],
  );
  return id;
}

describe('the demo workspace on Postgres', () => {
  it('is exported as it was applied: the demo again and its own export change nothing', async () => {
    const workspaceId = await makeWorkspace();
    await apply(workspaceId, demo);
    const exported = await exportOf(workspaceId);
    expect(await apply(workspaceId, demo)).toMatchObject(NOTHING);
    expect(await apply(workspaceId, exported)).toMatchObject({ ...NOTHING, revision: exported.revision });
    expect(await exportOf(workspaceId)).toEqual(exported);
  });

  it('is the same in another workspace that its export was applied to', async () => {
    const [original, copy] = [await makeWorkspace(), await makeWorkspace()];
    await apply(original, demo);
    const exported = await exportOf(original);
    await apply(copy, { ...exported, revision: undefined });
    expect(await exportOf(copy)).toEqual(exported);
  });
});
