import { randomUUID } from 'node:crypto';
import type { OrderQuery, PaidCart } from '@svc/orders';
import { aCart, aLine, aPaidCart } from '@svc/orders/testing';
import { useDatabase } from '../testing';
import { PostgresOrderBook, PostgresOrderReader } from '.';

const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

const reader = () => new PostgresOrderReader(database.sql);

async function place(overrides: Partial<PaidCart> = {}, placedAt?: string): Promise<string> {
  const paid = aPaidCart({ workspaceId, ...overrides });
  await new PostgresOrderBook(database.sql).place({ ...paid, checkoutId: paid.checkoutId!, source: 'hosted' });
  if (placedAt)
    await database.source.query(`update store_order set placed_at = $3 where workspace_id = $1 and id = $2`, [
      workspaceId,
      paid.id,
      placedAt,
    ]);
  return paid.id;
}

/** Returns the ids of all pages of a list, each of two orders. A search finds the same at once. */
async function listed(query: Partial<OrderQuery> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | undefined; ; ) {
    const { data, next } = await reader().page(workspaceId, { mode: 'live', limit: 2, after, ...query });
    ids.push(...data.map(({ id }) => id));
    if (!next) break;
    after = next;
  }
  if (!query.search && !query.productId) return ids;
  const atOnce = await reader().searchIds(workspaceId, { mode: 'live', limit: 1_000, ...query });
  expect(atOnce).toEqual(ids);
  expect((await reader().withIds(workspaceId, query.mode ?? 'live', [...atOnce].reverse())).map(({ id }) => id)).toEqual(ids);
  return ids;
}

const newestFirst = (ids: readonly string[]) => [...ids].sort().reverse();
const sold = (productId: string, ...more: string[]) => ({ cart: aCart([productId, ...more].map((id) => aLine({ productId: id }))) });

describe('[D-162] lists of orders', () => {
  it('are of the days that are wanted, the first moment included and the last excluded, newest first', async () => {
    const at = [
      '2026-03-01T00:00:00Z',
      '2026-03-01T23:59:59.999Z',
      '2026-03-02T00:00:00Z',
      '2026-03-02T00:00:00Z',
      '2026-02-28T23:59:59.999Z',
    ];
    const ids: string[] = [];
    for (const moment of at) ids.push(await place({}, moment));
    const [first, second, third, fourth, before] = ids as [string, string, string, string, string];
    const [placedFrom, placedUntil] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-02T00:00:00Z')];
    const atOnce = newestFirst([third, fourth]);
    expect(await listed({ placedFrom, placedUntil })).toEqual([second, first]);
    expect(await listed({ placedFrom })).toEqual([...atOnce, second, first]);
    expect(await listed({ placedUntil })).toEqual([second, first, before]);
    expect(await listed({ placedFrom, search: 'ade' })).toEqual(newestFirst([...atOnce, second, first]));
    expect(await listed({ placedFrom, mode: 'test' })).toEqual([]);
  });

  it('end where the order of the cursor was deleted meanwhile', async () => {
    for (const day of [1, 2, 3]) await place({}, `2026-03-0${day}T12:00:00Z`);
    const placedFrom = new Date('2026-03-01T00:00:00Z');
    expect(await reader().page(workspaceId, { mode: 'live', limit: 2, placedFrom, after: randomUUID() })).toEqual({ data: [] });
  });

  it('are of a product, each order once, whatever else it sold', async () => {
    const [kaftan, bag] = [randomUUID(), randomUUID()];
    const ids = [await place(sold(kaftan)), await place(sold(kaftan, kaftan, bag)), await place(sold(bag)), await place(sold(kaftan))];
    await place();
    const [first, second, third, fourth] = ids as [string, string, string, string];
    expect(await listed({ productId: kaftan })).toEqual(newestFirst([first, second, fourth]));
    expect(await listed({ productId: bag })).toEqual(newestFirst([second, third]));
    expect(await listed({ productId: bag, search: 'ade' })).toEqual(newestFirst([second, third]));
    expect(await listed({ productId: kaftan, toFulfil: true })).toEqual(newestFirst([first, second, fourth]));
    expect(await listed({ productId: kaftan, status: 'refunded' })).toEqual([]);
    expect(await listed({ productId: randomUUID() })).toEqual([]);
  });

  it('are of an event', async () => {
    const eventId = randomUUID();
    const ids = [await place({ eventId }), await place(), await place({ eventId })] as [string, string, string];
    await database.source.query(`update store_order set event_id = $3 where workspace_id = $1 and id = any ($2)`, [
      workspaceId,
      [ids[0], ids[2]],
      eventId,
    ]);
    expect(await listed({ eventId })).toEqual(newestFirst([ids[0], ids[2]]));
    expect(await listed({ eventId, search: 'ade' })).toEqual(newestFirst([ids[0], ids[2]]));
    expect(await listed({ eventId, productId: randomUUID() })).toEqual([]);
    expect(await listed({ eventId: randomUUID() })).toEqual([]);
  });

  it('find a product by its id and its slug, of several with the slug the one that is not deleted', async () => {
    const [former, present, package_] = [randomUUID(), randomUUID(), randomUUID()];
    const add = (id: string, slug: string, isPackage: boolean, deletedAt: string | null) =>
      database.source.query(
        `insert into product (workspace_id, id, slug, name, is_package, published, position, details, deleted_at) values ($1, $2, $3, 'Thing', $4, true, 0, '{}', $5)`,
        [workspaceId, id, slug, isPackage, deletedAt],
      );
    await add(former, 'kaftan', false, '2026-01-01T00:00:00Z');
    await add(present, 'Kaftan', false, null);
    await add(package_, 'gone', true, '2026-01-01T00:00:00Z');
    const named = (by: { id: string } | { slug: string }) => reader().productNamed(workspaceId, by);
    expect(await named({ slug: 'KAFTAN' })).toBe(present);
    expect(await named({ id: former })).toBe(former);
    expect(await named({ slug: 'gone' })).toBe(package_);
    expect([await named({ slug: 'no' }), await named({ id: randomUUID() })]).toEqual([undefined, undefined]);
    expect(await reader().productNamed(await database.makeWorkspace(), { id: former })).toBeUndefined();
  });
});
