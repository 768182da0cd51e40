import { answeredFast, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { aProduct } from '@svc/workspace-document/testing';

type Storefront = Record<string, unknown>;

const PATH = '/v1/admin/storefront';
const sections = { renderConfig: { templateId: 'courtyard', sections: [{ id: 'new', type: 'content_showcase' }] } };
const showing = (...refs: string[]) => ({ contentShowcaseSections: { new: { kind: 'products', mode: 'manual', refs } } });

describe('the storefront document', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `front-${shops}`);
  });

  const read = (key = shop.adminToken) => service.client.get<Storefront & ErrorBody>(PATH, { key });
  const replace = (body: unknown) => service.client.put<Storefront & ErrorBody>(PATH, body, { key: shop.adminToken });
  const change = (patch: unknown, ifMatch?: string) =>
    service.client.patch<Storefront & ErrorBody>(PATH, patch, {
      key: shop.adminToken,
      headers: ifMatch === undefined ? {} : { 'if-match': ifMatch },
    });
  const shown = () => service.client.get<Storefront>('/v1/store/storefront', { key: shop.keys.secretLive });

  it('is not found until it is written, is then read as it was written, and changed field by field', async () => {
    expect((await read()).status).toBe(404);
    expect(await replace({ description: 'Cloth.', city: 'Lagos', memberCount: 12 })).toMatchObject({
      status: 200,
      body: { description: 'Cloth.', city: 'Lagos' },
    });
    const changed = await change({ city: null, description: 'Cloth from Lagos.' });
    expect(changed.body).toMatchObject({ description: 'Cloth from Lagos.', memberCount: 12 });
    expect(changed.body).not.toHaveProperty('city');
    const current = await read();
    expect([current.status, current.body, current.headers.get('etag')]).toEqual([200, changed.body, changed.headers.get('etag')]);
    expect((await replace({ website: 'https://adire.example' })).body).not.toHaveProperty('memberCount');
  });

  it('is what the workspace document says, and may be sent back', async () => {
    await replace({ description: 'Cloth.', ...sections });
    const { body } = await read();
    const document = await service.client.get<{ storefront: Storefront }>('/v1/admin/document', { key: shop.adminToken });
    expect(document.body.storefront).toEqual(body);
    expect(await replace(body)).toMatchObject({ status: 200, body });
  });

  it('is changed only as it was read, when the caller says how that was', async () => {
    const etag = (await replace({ description: 'One' })).headers.get('etag')!;
    expect((await change({ description: 'Two' }, etag)).status).toBe(200);
    expect(await change({ description: 'Three' }, etag)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
    expect((await shown()).body).toMatchObject({ description: 'Two' });
  });

  it('[D-30] shows at once what was changed, from prepared bytes, too', async () => {
    await replace({ description: 'Cloth.' });
    const fast = await answeredFast(service);
    while ((await answeredFast(service)) === fast) await shown();
    await change({ description: 'Indigo.' });
    expect((await shown()).body).toMatchObject({ description: 'Indigo.' });
  });

  it('points at things of its own workspace only, which leave it when they are deleted', async () => {
    const other = await openShop(service, `front-other-${shops}`);
    const product = async (slug: string, key: string) =>
      (await service.client.post<{ ref: string }>('/v1/admin/products', aProduct({ slug }), { key })).body.ref;
    const [mine, theirs] = [await product('tote-bag', shop.adminToken), await product('mug', other.adminToken)];
    expect((await replace({ ...sections, content: showing(mine) })).body).toMatchObject({ content: showing('tote-bag') });
    for (const ref of [theirs, 'mug', 'lost']) {
      const refused = await change({ content: showing(ref) });
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { 'content.contentShowcaseSections.new.refs[0]': expect.any(String) } } } },
      });
    }
    await service.client.send(`/v1/admin/products/${mine}`, { method: 'DELETE', key: shop.adminToken });
    expect((await read()).body).toMatchObject({ content: showing() });
  });

  it.each<[string, unknown, string[]]>([
    ['an unknown field', { colour: 'blue' }, ['colour']],
    ['wrong types', { description: 7, memberCount: 'many' }, ['description', 'memberCount']],
    ['an address that is none', { website: 'javascript:alert(1)' }, ['website']],
    ['no object', [], ['']],
  ])('is refused with each fault: %s', async (_, body, fields) => {
    for (const refused of [await replace(body), await change(body)]) {
      expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(Object.keys(refused.body.error.details!['fields'] as object).sort()).toEqual(fields);
    }
    expect((await read()).status).toBe(404);
  });

  it('[D-5] is that of the token’s own workspace', async () => {
    const other = await openShop(service, `front-third-${shops}`);
    await replace({ description: 'Mine' });
    expect((await read(other.adminToken)).status).toBe(404);
    expect((await read(shop.keys.secretLive)).status).toBe(401);
  });
});
