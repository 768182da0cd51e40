import { aProductItem } from '@svc/catalogue/testing';
import { noteItem } from '@svc/content';
import { PostgresProductStore } from '../catalogue';
import { PostgresNoteStore } from '../content';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresThingIndex } from '../workspace-document/thing-index';
import { PostgresFormerSlugs } from './postgres-former-slugs';
import type { Sql } from '../work/sql';

const NOW = new Date('2026-03-01T09:00:00Z');
const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

const write = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => database.sql.transaction(work);
const find = (slug: string, kind: 'product' | 'note' = 'product', now = NOW, owner = workspaceId) =>
  new PostgresFormerSlugs(database.sql).presentSlugOf({ workspaceId: owner, kind, slug, now });
const products = (sql: Sql) => new PostgresProductStore(sql, workspaceId, randomIds);
const makeProduct = (slug: string, overrides: object = {}) => write((sql) => put(products(sql), [aProductItem({ slug, ...overrides })]));

async function rename(section: 'products' | 'notes', from: string, to: string): Promise<void> {
  await write(async (sql) => {
    const things = new PostgresThingIndex(sql, workspaceId);
    await things.rename(section, (await things.byIdentity(section, [from])).get(from)!.id, to);
  });
}

describe('a former slug', () => {
  it('[ADR 0103 r5] leads to the present one in any case, straight through all names between', async () => {
    await makeProduct('one');
    expect(await find('one')).toBeUndefined();
    await rename('products', 'one', 'two');
    await rename('products', 'two', 'three');
    expect([await find('one'), await find('TWO'), await find('three')]).toEqual(['three', 'three', undefined]);
  });

  it('[ADR 0103 r5] is a former one no more when the thing has it back', async () => {
    await makeProduct('one');
    await rename('products', 'one', 'two');
    await rename('products', 'two', 'one');
    expect([await find('one'), await find('two')]).toEqual([undefined, 'one']);
  });

  it('[ADR 0103 r5] belongs to its present owner, public or not, or to its last one', async () => {
    await makeProduct('one');
    await rename('products', 'one', 'two');
    await makeProduct('one', { published: false });
    expect(await find('one')).toBeUndefined();
    await rename('products', 'one', 'other');
    expect(await find('one')).toBeUndefined();
    await makeProduct('third');
    await rename('products', 'third', 'one');
    await rename('products', 'one', 'third');
    expect(await find('one')).toBe('third');
  });

  it('[ADR 0103 r5] reveals nothing that is not public, of another kind or of another workspace', async () => {
    await makeProduct('one', { published: false });
    await rename('products', 'one', 'two');
    expect([await find('one'), await find('one', 'note')]).toEqual([undefined, undefined]);
    await makeProduct('two');
    expect([await find('one'), await find('one', 'product', NOW, await database.makeWorkspace())]).toEqual(['two', undefined]);
  });

  it('[ADR 0103 r5] waits until its note appears', async () => {
    const publishedAt = '2026-03-02T09:00:00.000Z';
    await write((sql) =>
      put(new PostgresNoteStore(sql, workspaceId, randomIds), [noteItem.parse({ slug: 'one', title: 'One', publishedAt })]),
    );
    await rename('notes', 'one', 'two');
    expect([await find('one', 'note'), await find('one', 'note', new Date(publishedAt))]).toEqual([undefined, 'two']);
  });

  it('[ADR 0103 r5] goes with its thing', async () => {
    await makeProduct('one');
    await rename('products', 'one', 'two');
    await write((sql) => products(sql).remove(['two']));
    expect(await find('one')).toBeUndefined();
    expect(await database.source.query('select slug from former_slug where workspace_id = $1', [workspaceId])).toEqual([]);
  });
});
