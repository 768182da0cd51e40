import { aProductItem } from '@svc/catalogue/testing';
import { PostgresProductStore } from '../catalogue';
import { put, randomIds, useDatabase } from '../testing';
import { createDataSource, inTenantScope } from '../index';
import { byId, outerValue } from './by-key';

const database = useDatabase();

describe('rows of a list of ids', () => {
  it('[ADR 0145 r5] are found by their key in a workspace that the statistics of its table do not know', async () => {
    const [analyzed, added] = [await database.makeWorkspace(), await database.makeWorkspace()];
    await fill(analyzed, 1_000);
    await database.source.query('analyze product, variant');
    await fill(added, 1_000);
    const ids = await database.source.query<{ id: string }[]>('select id from variant where workspace_id = $1', [added]);
    const plan = await database.source.query<Record<string, string>[]>(
      `explain (analyze, costs off, timing off) select v.id from ${byId('variant', 'v', '$2::uuid[]')}`,
      [added, ids.map(({ id }) => id)],
    );
    const lines = plan.map((line) => line['QUERY PLAN']!);
    expect(lines.filter((line) => line.includes('variant'))).toEqual([expect.stringMatching(/variant_pkey\w* on variant.*loops=1000\)$/)]);
    expect(lines.filter((line) => line.includes('Rows Removed'))).toEqual([]);
  });
});

describe('a value of an outer row', () => {
  it('[ADR 0145 r7] is looked up in an index under row-level security', async () => {
    const workspaceId = await database.makeWorkspace();
    await fill(workspaceId, 1_000);
    await database.source.query('analyze product');
    const scoped = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'scoped', isTenantScoped: true }).initialize();
    const plan = await inTenantScope({ tenant: workspaceId, mode: 'live' }, () =>
      scoped.query<Record<string, string>[]>(
        `explain (costs off)
         select p.id from unnest($2::text[]) as given (slug)
          cross join lateral (select id from product where workspace_id = $1 and identity = ${outerValue('lower(given.slug)')} offset 0) p`,
        [workspaceId, ['P-7', 'P-8']],
      ),
    );
    await scoped.destroy();
    const lines = plan.map((line) => line['QUERY PLAN']!);
    expect(lines).toContainEqual(expect.stringMatching(/product_identity\w* on product/));
    expect(lines).toContainEqual(expect.stringMatching(/Index Cond: .*identity = /));
  });
});

async function fill(workspaceId: string, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, index) => aProductItem({ slug: `p-${index}`, name: `Product ${index}` }));
  await database.sql.transaction((sql) => put(new PostgresProductStore(sql, workspaceId, randomIds), items));
}
