import { casesOf, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { anItem, aProduct } from '@svc/workspace-document/testing';

interface Review {
  ref: string;
  key: string;
  rating: number;
}

const aReview = (overrides: object = {}) => ({ author: 'Zainab', rating: 5, text: 'Lovely cloth.', date: '2026-02-01', ...overrides });

let service: SharedService;

beforeAll(async () => {
  service = await sharedService();
});

describe.each(casesOf(['products', 'packages'] as const, (section) => section === 'products'))('the reviews of %s', (section) => {
  let shop: Shop;
  let path: string;
  let slug: string;
  let shops = 0;

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `${section}-${shops}`);
    const { body } = await service.client.post<{ ref: string; slug: string }>(`/v1/admin/${section}`, anItem(section), {
      key: shop.adminToken,
    });
    slug = body.slug;
    path = `/v1/admin/${section}/${body.ref}/reviews`;
  });

  const list = async (query = '') =>
    (await service.client.get<{ data: Review[]; nextCursor?: string }>(path + query, { key: shop.adminToken })).body;
  const add = (review: unknown, key = shop.adminToken) => service.client.post<Review & ErrorBody>(path, review, { key });
  const change = (ref: string, patch: unknown, key = shop.adminToken) =>
    service.client.patch<Review & ErrorBody>(`${path}/${ref}`, patch, { key });
  const remove = (ref: string, key = shop.adminToken) => service.client.send<ErrorBody>(`${path}/${ref}`, { method: 'DELETE', key });
  const shown = async () =>
    (
      await service.client.get<{ reviews?: { average: number; count: number } }>(`/v1/store/products/${slug}`, {
        key: shop.keys.secretLive,
      })
    ).body.reviews;

  it('are added, changed and deleted, and show at once', async () => {
    const before = await shown();
    const { status, body } = await add(aReview());
    expect({ status, body }).toMatchObject({ status: 201, body: { ref: expect.stringMatching(/^rev_/), key: 'review-1', rating: 5 } });
    expect(await shown()).toMatchObject({ average: 5, count: 1 });
    expect(await change(body.ref, { rating: 3, author: 'Zainab A.' })).toMatchObject({
      status: 200,
      body: { ...body, rating: 3, author: 'Zainab A.' },
    });
    expect(await shown()).toMatchObject({ average: 3, count: 1 });
    expect((await remove(body.ref)).status).toBe(204);
    expect(await shown()).toEqual(before);
    expect((await remove(body.ref)).status).toBe(404);
    expect((await change(body.ref, {})).status).toBe(404);
  });

  it('are listed in their order, page by page', async () => {
    for (const key of ['a', 'b', 'c']) await add(aReview({ key }));
    const first = await list('?limit=2');
    expect(first.data.map(({ key }) => key)).toEqual(['a', 'b']);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.data.map(({ key }) => key)).toEqual(['c']);
    expect(second).not.toHaveProperty('nextCursor');
  });

  it('are not listed on after a review that is gone, lest pages repeat', async () => {
    for (const key of ['a', 'b', 'c']) await add(aReview({ key }));
    const { data, nextCursor } = await list('?limit=2');
    await remove(data[1]!.ref);
    const refused = await service.client.get<ErrorBody>(`${path}?cursor=${nextCursor}`, { key: shop.adminToken });
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it.each<[string, unknown, string[]]>([
    ['nothing', {}, ['author', 'date', 'rating']],
    ['six stars', aReview({ rating: 6 }), ['rating']],
    ['wrong types', aReview({ rating: '5', author: 7 }), ['author', 'rating']],
    ['an unknown field', aReview({ colour: 'blue' }), ['colour']],
    ['no key', aReview({ key: 'No Key' }), ['key']],
  ])('are refused with each fault: %s', async (_, review, fields) => {
    const refused = await add(review);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(Object.keys(refused.body.error.details!['fields'] as object).sort()).toEqual(fields);
    expect((await list()).data).toEqual([]);
  });

  it('keep their key, which no other one has', async () => {
    const { body } = await add(aReview({ key: 'first' }));
    expect(await add(aReview({ key: 'first' }))).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { key: expect.any(String) } } } },
    });
    expect(await change(body.ref, { key: 'second' })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { key: expect.any(String) } } } },
    });
    expect(await change(body.ref, { rating: null })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { rating: expect.any(String) } } } },
    });
  });

  it('[D-5] are there for nobody but their own workspace, and under their own thing', async () => {
    const other = await openShop(service, `${section}-other-${shops}`);
    const { ref } = (await add(aReview())).body;
    for (const answer of [
      await add(aReview(), other.adminToken),
      await change(ref, {}, other.adminToken),
      await remove(ref, other.adminToken),
    ])
      expect(answer.status).toBe(404);
    const mug = await service.client.post<{ ref: string }>('/v1/admin/products', aProduct({ slug: 'mug' }), { key: shop.adminToken });
    const under = { method: 'DELETE', key: shop.adminToken };
    expect((await service.client.send(`/v1/admin/products/${mug.body.ref}/reviews/${ref}`, under)).status).toBe(404);
    expect((await list()).data).toHaveLength(1);
  });

  it('are all kept when many are added at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(aReview())));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set((await list()).data.map(({ key }) => key)).size).toBe(5);
  });
});
