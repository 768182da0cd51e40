import { bindDocumentTx, PostgresUnitOfWork } from '@svc/adapters/postgres';
import { randomIds, useDatabase } from '@svc/adapters/postgres/testing';
import { applying, exportedDocument } from '@svc/workspace-document/testing';
import { demoDocument } from './demo-document.mjs';

const demo = demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: '2026-05-04T12:00:00Z' });
const NOTHING = { created: [], changed: [], deleted: [] };
const database = useDatabase();

const documentWork = () => new PostgresUnitOfWork(database.sql, (sql) => bindDocumentTx(sql, randomIds));
const apply = (workspaceId: string, document: unknown) => applying(documentWork()).execute({ workspaceId, document, dryRun: false });
/** A workspace with the fees of the demo, which the operator sets. */
const makeWorkspace = async () => {
  const id = await database.makeWorkspace();
  const { fees } = demo['workspace'] as { fees: object };
  await database.source.query(`update workspace set settings = jsonb_build_object('fees', $2::jsonb) where id = $1`, [
    id,
    JSON.stringify(fees),
  ]);
  return id;
};
const exportOf = (workspaceId: string) => exportedDocument(documentWork(), workspaceId);

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
