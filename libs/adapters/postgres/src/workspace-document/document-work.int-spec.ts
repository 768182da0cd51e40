import { aDocument, aProduct, applying, documentWorkContract, exportedDocument } from '@svc/workspace-document/testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { bindDocumentTx } from './document-tx';

const database = useDatabase();

const documentWork = () => new PostgresUnitOfWork(database.sql, (sql) => bindDocumentTx(sql, randomIds));

documentWorkContract('on Postgres', () => ({ work: documentWork(), makeWorkspace: database.makeWorkspace }));

describe('applying a document on Postgres', () => {
  it('leaves unchanged items untouched, so that nobody is notified of them', async () => {
    const workspaceId = await database.makeWorkspace();
    const apply = (document: unknown) => applying(documentWork()).execute({ workspaceId, document, dryRun: false });
    const stamps = () =>
      database.source.query<{ slug: string; stamp: string }[]>(
        `select slug, updated_at::text as stamp from product where workspace_id = $1 order by slug`,
        [workspaceId],
      );
    await apply(aDocument());
    const before = await stamps();
    await apply(aDocument({ products: [aProduct({ name: 'Bigger tote' }), aProduct({ slug: 'mug' })] }));
    const after = await stamps();
    const touched = after.filter(({ stamp }, index) => stamp !== before[index]!.stamp).map(({ slug }) => slug);
    expect(touched).toEqual(['tote-bag']);
  });

  it('takes 2,000 products', async () => {
    const workspaceId = await database.makeWorkspace();
    const products = Array.from({ length: 2_000 }, (_, index) => aProduct({ slug: `product-${index}`, name: `Product ${index}` }));
    const apply = () => applying(documentWork()).execute({ workspaceId, document: { version: 1, products }, dryRun: false });
    expect((await apply()).created).toHaveLength(2_000);
    expect(await apply()).toMatchObject({ created: [], changed: [], deleted: [] });
    expect((await exportedDocument(documentWork(), workspaceId)).products).toMatchObject([
      { slug: 'product-0' },
      { slug: 'product-1' },
      ...products.slice(2).map(() => ({})),
    ]);
  });
});
