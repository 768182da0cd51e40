import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { aDocument, aProduct } from '@svc/workspace-document/testing';

interface Entry {
  ref: string;
  at: string;
  by: { kind: string; ref?: string };
  requestId: string;
  action: string;
  subject: { kind: string; ref: string; name?: string };
  fields: string[];
}

describe('the audit log', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `audit-${shops}`);
  });

  const list = (query = '', key = shop.adminToken) =>
    service.client.get<{ data: Entry[]; nextCursor?: string } & ErrorBody>(`/v1/admin/audit${query}`, { key });
  const lineOf = ({ action, subject, fields }: Entry) => [action, subject.kind, subject.name, ...fields].join(' ');

  it('lists author, subject and request of each write, newest first, and no values', async () => {
    const made = await service.client.post<{ ref: string }>('/v1/admin/products', aProduct({ description: 'Secret recipe' }), {
      key: shop.adminToken,
    });
    const path = `/v1/admin/products/${made.body.ref}`;
    await service.client.patch(path, { name: 'Bag' }, { key: shop.adminToken });
    await service.client.patch(path, { name: 'Bag' }, { key: shop.adminToken });
    await service.client.patch(path, { name: '' }, { key: shop.adminToken });
    await service.client.send(path, { method: 'DELETE', key: shop.adminToken });

    const { body, text } = await list(`?subject=${made.body.ref}`);
    expect(body.data.map(lineOf)).toEqual(['delete product tote-bag', 'change product tote-bag name', 'create product tote-bag']);
    expect(body.data[2]).toMatchObject({
      by: { kind: 'admin_token', ref: expect.stringMatching(/^key_/) },
      requestId: made.headers.get('x-request-id'),
    });
    expect(text).not.toContain('recipe');
  });

  it('[D-109] lists what the operator did with admin tokens, which is all they may do in a workspace', async () => {
    const path = `/v1/admin/workspaces/${shop.slug}/admin-token`;
    const press = (to: string) => service.client.send<{ ref: string }>(to, { method: 'POST', key: service.operatorToken });
    const made = await press(path);
    await press(`${path}s/${made.body.ref}/pause`);
    const { data } = (await list(`?subject=${made.body.ref}`)).body;
    expect(data.map(({ action, fields }) => [action, ...(fields ?? [])])).toEqual([['change', 'pausedAt'], ['create']]);
    expect(data[1]).toMatchObject({ by: { kind: 'operator' }, requestId: made.headers.get('x-request-id') });
  });

  it('lists each thing that a document has written, keys and the workspace’s settings', async () => {
    const before = (await list()).body.data;
    expect(before.map(lineOf).filter((line) => line.startsWith('create'))).toHaveLength(before.length);
    await shop.apply(aDocument({ storefront: undefined }));
    await service.client.patch('/v1/admin/workspace', { displayName: 'Adire', apiEnabled: false }, { key: shop.adminToken });
    const after = (await list()).body.data;
    expect(lineOf(after[0]!)).toBe(`change workspace ${shop.slug} apiEnabled displayName`);
    expect(after.map(lineOf)).toEqual(
      expect.arrayContaining(['create delivery_zone lagos', 'create product mug', 'create promoter_code zainab']),
    );
  });

  it('is read page by page', async () => {
    await shop.apply(aDocument());
    const all = (await list()).body.data;
    const seen: Entry[] = [];
    for (let query = '?limit=4'; ; ) {
      const { body } = await list(query);
      seen.push(...body.data);
      if (body.nextCursor === undefined) break;
      query = `?limit=4&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual(all);
    for (const query of ['?cursor=nonsense', '?limit=0', '?subjct=x']) expect((await list(query)).status).toBe(400);
    expect((await list('?subject=prd_01h455vb4pex5vsknk084sn02q')).body).toEqual({ data: [] });
  });

  it('[D-5] is that of the token’s own workspace', async () => {
    const other = await openShop(service, `audit-other-${shops}`);
    const { body } = await service.client.post<{ ref: string }>('/v1/admin/products', aProduct(), { key: shop.adminToken });
    expect((await list(`?subject=${body.ref}`, other.adminToken)).body.data).toEqual([]);
    expect((await list('', shop.keys.secretLive)).status).toBe(401);
  });
});
