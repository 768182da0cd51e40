import { RateLimited, WrongKey } from '..';
import { createAdmin } from '.';
import { answer, type FakeRequest, fakeFetch, problem } from '../testing';

const adminOf = (answers: Record<string, unknown>) => {
  const fetch = fakeFetch(answers);
  return { fetch, admin: createAdmin({ baseUrl: 'http://shop.test/v1', token: 'svc_ad_x', fetch }) };
};

it('an operation is a method of its id, which tells parameters of the path, of the query, and the body apart', async () => {
  const { fetch, admin } = adminOf({ changeProduct: { ref: 'prd_1' }, listContacts: { data: [] } });
  await admin.changeProduct({ ref: 'prd_1', body: { name: 'Tote' } });
  await admin.listContacts({ search: 'ada', limit: 10 });
  expect(fetch.requests).toMatchObject([
    { method: 'PATCH', path: '/admin/products/prd_1', query: {}, body: { name: 'Tote' }, headers: { authorization: 'Bearer svc_ad_x' } },
    { method: 'GET', path: '/admin/contacts', query: { search: 'ada', limit: '10' } },
  ]);
});

it('a list is read page after page, at most so much of it', async () => {
  const numbers = Array.from({ length: 250 }, (_, at) => ({ ref: `con_${at}` }));
  const page = ({ query: { cursor = '0', limit = '100' } }: FakeRequest) => {
    const end = Number(cursor) + Number(limit);
    return { data: numbers.slice(Number(cursor), end), ...(end < numbers.length && { nextCursor: `${end}` }) };
  };
  const { fetch, admin } = adminOf({ listContacts: page });
  const refs = [];
  for await (const { ref } of admin.each('listContacts')) refs.push(ref);
  expect(refs).toHaveLength(250);
  fetch.requests.length = 0;
  expect(await admin.all('listContacts', {}, { most: 120 })).toHaveLength(120);
  expect(fetch.requests.map(({ query }) => query['limit'])).toEqual(['100', '20']);
});

it('texts are returned unchanged, and files sent as bytes', async () => {
  const { fetch, admin } = adminOf({
    exportSubscribers: answer({ status: 200, headers: { 'content-type': 'text/csv' }, body: 'email\nada@example.com\n' }),
    uploadMedia: { ref: 'med_1' },
  });
  expect(await admin.exportSubscribers()).toBe('email\nada@example.com\n');
  await admin.uploadMedia({ name: 'cover.png', body: new Uint8Array([1, 2]) });
  expect(fetch.requests[1]).toMatchObject({
    query: { name: 'cover.png' },
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array([1, 2]),
  });
});

it('operations newer than the SDK are requested by method and path', async () => {
  const { fetch, admin } = adminOf({ readOwnWorkspace: { slug: 'adire' } });
  expect(await admin.request('GET', '/admin/workspace', { query: { deep: true } })).toEqual({ slug: 'adire' });
  expect(fetch.requests[0]).toMatchObject({ query: { deep: 'true' } });
});

it('writes that are not idempotent are retried only after a rate limit', async () => {
  const refusals = {
    createKey: problem('INTERNAL', { status: 500, retryable: true, headers: { 'retry-after': '0' } }),
    rotateWebhookSecret: problem('RATE_LIMITED', { status: 429, retryable: true, headers: { 'retry-after': '0' } }),
  };
  const { fetch, admin } = adminOf(refusals);
  await expect(admin.request('POST', '/admin/keys', { body: {} })).rejects.toMatchObject({ code: 'INTERNAL' });
  expect(fetch.requests).toHaveLength(1);
  await expect(admin.rotateWebhookSecret({ ref: 'whk_1' })).rejects.toBeInstanceOf(RateLimited);
  expect(fetch.requests).toHaveLength(4);
});

it('[D-150] every POST has an Idempotency-Key, the same for each retry and another for each call, but where the answer is a secret', async () => {
  const refundOrder = problem('INTERNAL', { status: 500, retryable: true, headers: { 'retry-after': '0' } });
  const { fetch, admin } = adminOf({ refundOrder, createKey: { ref: 'key_1' } });
  await expect(admin.refundOrder({ ref: 'ord_1', body: { amountMinor: 100 } })).rejects.toMatchObject({ code: 'INTERNAL' });
  await expect(admin.request('POST', '/admin/orders/{order}/refund', { path: { order: 'ord_1' } })).rejects.toMatchObject({
    code: 'INTERNAL',
  });
  const keys = fetch.requests.map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size, keys.slice(0, 3)]).toEqual([6, 2, Array.from({ length: 3 }, () => expect.any(String))]);
  await admin.createKey({ body: { kind: 'secret', mode: 'test' } });
  expect(fetch.requests.at(-1)!.headers['idempotency-key']).toBeUndefined();
});

it('a key of a storefront is refused as an admin token', () => {
  expect(() => createAdmin({ baseUrl: 'http://shop.test/v1', token: 'svc_sk_test_x' })).toThrow(WrongKey);
});
