import { type Change, collectDeletions, createStorefrontServer, type PublicProductSummary } from '..';
import { type FakeRequest, fakeFetch } from '../testing';

const at = (second: number) => `2026-03-01T09:00:0${second}.000000Z`;
const rows = [1, 2, 3, 4, 5].map((second) => ({ ref: `prd_${second}`, updatedAt: at(second) }));
const feed = ({ query }: FakeRequest) =>
  rows.filter(({ updatedAt }) => updatedAt >= query['updatedSince']!).slice(0, Number(query['limit']));

const store = (answers: Record<string, unknown> = { listProducts: feed, listOrders: feed }) => {
  const fetch = fakeFetch(answers);
  return { fetch, sync: createStorefrontServer({ baseUrl: 'http://shop.test/v1', secretKey: 'svc_sk_test_x', fetch }).sync };
};

async function collected(changes: AsyncIterable<Change<PublicProductSummary>>) {
  const all = [];
  for await (const { type, ref, cursor } of changes) all.push([type, ref, cursor]);
  return all;
}

it('[§4.1 r2] every row is yielded once, though the row at the boundary is sent again, until the feed has caught up', async () => {
  const { fetch, sync } = store();
  expect(await collected(sync.products({ pageSize: 2 }))).toEqual(rows.map(({ ref, updatedAt }) => ['changed', ref, updatedAt]));
  expect(fetch.requests.map(({ query }) => query['updatedSince'])).toEqual(['1970-01-01T00:00:00Z', at(2), at(3), at(4), at(5)]);
});

it('[§4.1 r2] a saved cursor continues with the row at the boundary, which is yielded again', async () => {
  expect(await collected(store().sync.products({ cursor: at(4) }))).toEqual([
    ['changed', 'prd_4', at(4)],
    ['changed', 'prd_5', at(5)],
  ]);
});

it('a page of one row is refused, since it repeats the row at the boundary', async () => {
  await expect(collected(store().sync.products({ pageSize: 1 }))).rejects.toThrow(RangeError);
});

it('a deletion reported by a webhook is yielded, and an earlier page does not restore the row', async () => {
  const deletions = collectDeletions();
  deletions.apply({ type: 'product.deleted', data: { productRef: 'prd_3', slug: 'three' } });
  deletions.apply({ type: 'ping', data: { message: 'ping' } });
  const seen = [];
  for await (const change of store().sync.products({ deletions })) {
    seen.push(`${change.type} ${change.ref}`);
    if (change.ref === 'prd_1') deletions.apply({ type: 'product.deleted', data: { productRef: 'prd_1', slug: 'one' } });
  }
  expect(seen).toEqual(['deleted prd_3', 'changed prd_1', 'deleted prd_1', 'changed prd_2', 'changed prd_4', 'changed prd_5']);
});

it('orders have the same feed, and unpublished products are found by the full list', async () => {
  const refs = [];
  for await (const { ref } of store().sync.orders({ cursor: at(5) })) refs.push(ref);
  expect(refs).toEqual(['prd_5']);
  expect(await store({ listProducts: rows }).sync.missingProducts(['prd_1', 'prd_9'])).toEqual(['prd_9']);
});
