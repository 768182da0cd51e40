import { idOf } from '@svc/kernel';
import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { anItem, aProduct, aVariant } from '@svc/workspace-document/testing';
import { Client } from 'pg';

interface Stock {
  variantRef: string;
  key: string;
  stock: number | null;
  held: number;
  sold: number;
  available: number | null;
}

type Made = { ref: string; variants: { ref: string }[]; options: { ref: string }[] };

describe('the stock of a product', () => {
  let service: SharedService;
  let shop: Shop;
  let tote: Made;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `stock-${shops}`);
    tote = await make('products', aProduct({ variants: [aVariant(), aVariant({ key: 'large', stock: null })] }));
  });

  const make = async (path: string, body: unknown) =>
    (await service.client.post<Made>(`/v1/admin/${path}`, body, { key: shop.adminToken })).body;
  const pathOf = ({ ref }: { ref: string }) => `/v1/admin/${ref.startsWith('pkg') ? 'packages' : 'products'}/${ref}/stock`;
  const read = async (offer: Made) => (await service.client.get<{ data: Stock[] }>(pathOf(offer), { key: shop.adminToken })).body.data;
  const adjust = (offer: { ref: string }, order: unknown, key = shop.adminToken) =>
    service.client.post<Stock & ErrorBody>(pathOf(offer), order, { key });
  const shown = async () => {
    const { body } = await service.client.get<{ variants: { key: string; available?: number | null; soldOut?: boolean }[] }>(
      '/v1/store/products/tote-bag',
      { key: shop.keys.secretLive },
    );
    return body.variants[0];
  };

  /** Holds and sells units as checkouts do. */
  async function sell(variantRef: string, { held = 0, sold = 0 }): Promise<void> {
    const client = new Client({ connectionString: service.databaseUrl });
    await client.connect();
    const { rowCount } = await client.query(
      `update counter set held = held + $2, sold = sold + $3 where kind = 'variant' and subject_id = $1`,
      [idOf('var', variantRef), held, sold],
    );
    await client.end();
    expect(rowCount).toBe(1);
  }

  it('is read of every variant', async () => {
    await sell(tote.variants[0]!.ref, { held: 3, sold: 2 });
    expect(await read(tote)).toEqual([
      { variantRef: tote.variants[0]!.ref, key: 'standard', stock: 8, held: 3, sold: 2, available: 5 },
      { variantRef: tote.variants[1]!.ref, key: 'large', stock: null, held: 0, sold: 0, available: null },
    ]);
  });

  it('moves by so many or to so many, by the ref of the variant or its key, and shows at once', async () => {
    await shown();
    expect(await adjust(tote, { variantRef: tote.variants[0]!.ref, delta: -4, reason: 'Broken in transport' })).toMatchObject({
      status: 200,
      body: { stock: 6, available: 6 },
    });
    expect(await adjust(tote, { variantRef: 'standard', stock: 0, reason: 'Counted' })).toMatchObject({
      status: 200,
      body: { stock: 0, available: 0 },
    });
    expect(await shown()).toMatchObject({ soldOut: true });
    expect((await adjust(tote, { variantRef: 'large', stock: 5, reason: 'Counted' })).body).toMatchObject({ key: 'large', stock: 5 });
    expect((await adjust(tote, { variantRef: 'standard', stock: null, reason: 'Made to order' })).body).toMatchObject({
      stock: null,
      available: null,
    });
    expect(await shown()).not.toMatchObject({ soldOut: true });
    expect((await read(tote)).map(({ stock }) => stock)).toEqual([null, 5]);
  });

  it('is that of the options in a package', async () => {
    const set = await make('packages', anItem('packages'));
    const option = set.options[0]!.ref;
    expect(await read(set)).toEqual([{ variantRef: option, key: 'small', stock: 3, held: 0, sold: 0, available: 3 }]);
    expect(await adjust(set, { variantRef: option, delta: 2, reason: 'Packed' })).toMatchObject({
      status: 200,
      body: { variantRef: option, stock: 5 },
    });
  });

  it('does not conflict with a change of a revision read before', async () => {
    const path = `/v1/admin/products/${tote.ref}`;
    const etagOf = async () => (await service.client.get(path, { key: shop.adminToken })).headers.get('etag')!;
    const before = await etagOf();
    await adjust(tote, { variantRef: 'standard', delta: -1, reason: 'Sold at the fair' });
    expect(await etagOf()).not.toBe(before);
    const changed = await service.client.patch(path, { name: 'Bag' }, { key: shop.adminToken, headers: { 'if-match': before } });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Bag', variants: [{ stock: 9 }, {}] } });
    expect((await service.client.patch(path, { name: 'Case' }, { key: shop.adminToken, headers: { 'if-match': before } })).status).toBe(
      409,
    );
  });

  describe('the stock of an existing variant', () => {
    const at = (standard: number | null, large: number | null) => [aVariant({ stock: standard }), aVariant({ key: 'large', stock: large })];
    const patch = ({ ref }: Made, fields: object) =>
      service.client.patch<ErrorBody & { variants: { stock: number | null }[]; warnings?: object[] }>(
        `/v1/admin/${ref.startsWith('pkg') ? 'packages' : 'products'}/${ref}`,
        fields,
        { key: shop.adminToken },
      );

    it.each<[string, number | null, number | null, string, string]>([
      ['another number', 19, null, 'variants[0].stock', 'The stock is 10:'],
      ['no count', null, null, 'variants[0].stock', 'The stock is 10:'],
      ['a count', 10, 7, 'variants[1].stock', 'The stock is not counted (null):'],
    ])('is not changed with the product: %s is refused, and nothing is written', async (_, standard, large, path, begin) => {
      const refused = await patch(tote, { name: 'Bag', variants: at(standard, large) });
      expect(refused).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
      const fields = refused.body.error.details!['fields'] as Record<string, string>;
      expect(Object.keys(fields)).toEqual([path]);
      expect(fields[path]).toContain(begin);
      expect(fields[path]).toContain('POST /v1/admin/products/{ref}/stock');
      expect((await read(tote)).map(({ stock }) => stock)).toEqual([10, null]);
      expect(await shown()).not.toMatchObject({ name: 'Bag' });
    });

    it('is repeated as it is read, after sales too, or left out', async () => {
      await sell(tote.variants[0]!.ref, { held: 1, sold: 2 });
      expect((await patch(tote, { variants: at(10, null) })).status).toBe(400);
      const { body, status } = await patch(tote, { name: 'Bag', variants: [...at(8, null), aVariant({ key: 'new', stock: 3 })] });
      expect([status, body.variants.map(({ stock }) => stock), body.warnings]).toEqual([200, [8, null, 3], undefined]);
      const { stock: _, ...silent } = aVariant();
      expect(await patch(tote, { slug: 'bag', variants: [silent] })).toMatchObject({ status: 200, body: { variants: [{ stock: 8 }] } });
    });

    it('is not changed with the package either', async () => {
      const set = await make('packages', anItem('packages'));
      const [option] = anItem('packages')['options'] as object[];
      const refused = await patch(set, { options: [{ ...option, stock: 4 }] });
      expect(Object.keys(refused.body.error.details!['fields'] as object)).toEqual(['options[0].stock']);
    });

    it('is left as it is by a document, which warns of another number in the plan and when it is applied', async () => {
      await sell(tote.variants[0]!.ref, { sold: 2 });
      const document = { version: 1, products: [aProduct({ name: 'Bag', variants: at(10, 7) })] };
      for (const query of ['?dryRun=true', '']) {
        const put = await service.client.put(`/v1/admin/document${query}`, document, { key: shop.adminToken });
        expect(put).toMatchObject({
          status: 200,
          body: {
            changed: [{ identity: 'tote-bag', fields: ['name'] }],
            warnings: [
              { path: 'products[0].variants[0].stock', message: expect.stringContaining('The stock is 8:') },
              { path: 'products[0].variants[1].stock', message: expect.stringContaining('not counted') },
            ],
          },
        });
      }
      expect((await read(tote)).map(({ stock }) => stock)).toEqual([8, null]);
      const again = { version: 1, products: [aProduct({ name: 'Bag', variants: at(8, null) })] };
      expect((await service.client.put('/v1/admin/document', again, { key: shop.adminToken })).body).not.toHaveProperty('warnings');
    });
  });

  it('has its reason, and figures, in the audit log', async () => {
    await adjust(tote, { variantRef: 'standard', delta: 5, reason: 'Delivery 17' });
    const { body } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${tote.ref}&limit=1`, { key: shop.adminToken });
    expect(body.data).toMatchObject([
      { action: 'change', fields: ['variants[standard].stock'], details: { reason: 'Delivery 17', from: 10, to: 15 } },
    ]);
  });

  it('never falls below what is held for buyers, nor below nothing', async () => {
    await sell(tote.variants[0]!.ref, { held: 3 });
    for (const [order, field] of [
      [{ delta: -8 }, 'delta'],
      [{ stock: 2 }, 'stock'],
      [{ stock: -1 }, 'stock'],
      [{ delta: -99 }, 'delta'],
    ] as const) {
      const refused = await adjust(tote, { variantRef: 'standard', reason: 'Counted', ...order });
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } } },
      });
    }
    expect((await read(tote))[0]).toMatchObject({ stock: 10, available: 7 });
    expect(await adjust(tote, { variantRef: 'large', delta: 1, reason: 'Counted' })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { delta: expect.any(String) } } } },
    });
  });

  it.each<[object, string[]]>([
    [{}, ['reason', 'variantRef']],
    [{ variantRef: 'standard', delta: 1 }, ['reason']],
    [{ variantRef: 'standard', reason: 'x' }, ['delta']],
    [{ variantRef: 'standard', reason: 'x', delta: 1, stock: 1 }, ['delta']],
    [{ variantRef: 'standard', reason: 'x', delta: '1' }, ['delta']],
    [{ variantRef: 'standard', reason: 'x', stock: 1.5 }, ['stock']],
    [{ variantRef: 'huge', reason: 'x', stock: 1 }, ['variantRef']],
    [{ variantRef: 'var_01h455vb4pex5vsknk084sn02q', reason: 'x', stock: 1 }, ['variantRef']],
    [{ variantRef: 'standard', reason: 'x', stock: 1, colour: 'blue' }, ['colour']],
  ])('is not moved by %j', async (order, fields) => {
    const refused = await adjust(tote, order);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.error.details!['fields'] as object).sort()).toEqual(fields);
  });

  it('[D-5] is moved by nobody but its own workspace', async () => {
    const other = await openShop(service, `other-${shops}`);
    const order = { variantRef: 'standard', stock: 1, reason: 'Mine' };
    expect((await adjust(tote, order, other.adminToken)).status).toBe(404);
    expect((await service.client.get(pathOf(tote), { key: other.adminToken })).status).toBe(404);
    for (const ref of ['prd_01h455vb4pex5vsknk084sn02q', 'tote-bag']) expect((await adjust({ ref }, order)).status).toBe(404);
    expect((await read(tote))[0]).toMatchObject({ stock: 10 });
  });

  it('counts every one of many moves at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => adjust(tote, { variantRef: 'standard', delta: -1, reason: 'Sold at the fair' })));
    expect((await read(tote))[0]).toMatchObject({ stock: 2 });
  });
});
