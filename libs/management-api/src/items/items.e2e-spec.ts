import { addressedAs, SECTIONS, type ItemSection } from '@svc/workspace-document';
import { anItem, EVERY_SECTION, otherShown, shownField } from '@svc/workspace-document/testing';
import { answeredFast, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

type Item = Record<string, unknown> & { ref: string };
type Page = { data: Item[]; nextCursor?: string };

/** Optional field of an item of each section, with a value for it. */
const OPTIONAL: Record<ItemSection, [string, unknown]> = {
  products: ['description', 'Cloth.'],
  collections: ['description', 'Cloth.'],
  packages: ['description', 'Cloth.'],
  events: ['description', 'Cloth.'],
  forms: ['description', 'Cloth.'],
  tables: ['description', 'Cloth.'],
  catalogs: ['description', 'Cloth.'],
  folders: ['description', 'Cloth.'],
  notes: ['excerpt', 'Cloth.'],
  deliveryZones: ['etaText', 'Tomorrow'],
  discountCodes: ['maxUses', 5],
  promoterCodes: ['position', 7],
};

/** Address at which storefronts read an item of the section. */
const SHOWN_AT: [ItemSection, string][] = [
  ['products', 'products/tote-bag'],
  ['packages', 'products/home-set'],
  ['collections', 'collections/new-in'],
  ['events', 'events/open-studio'],
  ['forms', 'forms/contact'],
  ['tables', 'tables/sizes'],
  ['catalogs', 'catalogs/lookbook'],
  ['folders', 'files/press'],
  ['notes', 'notes/indigo'],
  ['deliveryZones', 'delivery-zones'],
];

const pathOf = (section: ItemSection) => `/v1/admin/${section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

describe('things managed one by one', () => {
  let service: SharedService;
  let other: Shop;

  beforeAll(async () => {
    service = await sharedService();
    other = await openShop(service, 'other');
  });

  describe.each(EVERY_SECTION)('%s', (section) => {
    const path = pathOf(section);
    const field = SECTIONS[section].identifiedBy!;
    let shop: Shop;

    beforeAll(async () => {
      shop = await openShop(service, `shop-${section.toLowerCase()}`);
    });

    const make = (body: unknown, key = shop.adminToken) => service.client.post<Item & ErrorBody>(path, body, { key });
    const at = (ref: string) => `${path}/${ref}`;
    const read = (ref: string, key = shop.adminToken) => service.client.get<Item & ErrorBody>(at(ref), { key });
    const change = (ref: string, patch: unknown, ifMatch?: string, key = shop.adminToken) =>
      service.client.patch<Item & ErrorBody>(at(ref), patch, { key, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
    const remove = (ref: string, ifMatch?: string, key = shop.adminToken) =>
      service.client.send<ErrorBody>(at(ref), { method: 'DELETE', key, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } });
    const list = (query = '') => service.client.get<Page & ErrorBody>(path + query, { key: shop.adminToken });
    const named = async (identity: string) => (await make(anItem(section, { [field]: identity }))).body;

    it('are made, read, changed, and deleted, with an ETag of their state', async () => {
      const made = await make(anItem(section));
      expect(made).toMatchObject({ status: 201, body: { ref: expect.stringMatching(`^${addressedAs(section).prefix}_`) } });
      const { ref } = made.body;
      const etag = made.headers.get('etag')!;
      const item = await read(ref);
      expect([item.status, item.headers.get('etag'), item.body]).toEqual([200, etag, made.body]);

      const changed = await change(ref, { [shownField(section)]: otherShown(section) }, etag);
      expect(changed).toMatchObject({
        status: 200,
        body: { ...made.body, [shownField(section)]: otherShown(section), updatedAt: expect.any(String) },
      });
      expect(await change(ref, { [shownField(section)]: anItem(section)[shownField(section)] }, etag)).toMatchObject({
        status: 409,
        body: { error: { code: 'CONFLICT' } },
      });
      expect(await remove(ref, etag)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT' } } });
      expect((await read(ref)).body).toEqual(changed.body);

      expect(await remove(ref, changed.headers.get('etag')!)).toMatchObject({ status: 204, text: '' });
      for (const answer of [await read(ref), await change(ref, {}), await remove(ref)])
        expect(answer).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
    });

    it('keep fields that a change does not name, and lose those that are null', async () => {
      const [optional, value] = OPTIONAL[section];
      const { body } = await make(anItem(section, { [field]: 'kept', [optional]: value }));
      expect(body[optional]).toEqual(value);
      const renamed = await change(body.ref, { [shownField(section)]: otherShown(section) });
      expect(renamed.body[optional]).toEqual(value);
      if (optional !== 'position') expect((await change(body.ref, { [optional]: null })).body).not.toHaveProperty(optional);
      expect(await change(body.ref, { [field]: null })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { [field]: expect.any(String) } } } },
      });
      await remove(body.ref);
    });

    it('may be sent back as they were read', async () => {
      const { body } = await make(anItem(section, { [field]: 'returned' }));
      expect(await change(body.ref, body)).toMatchObject({ status: 200, body });
      await remove(body.ref);
    });

    it('[D-5] are there for nobody but their own workspace', async () => {
      const { ref } = await named('own');
      for (const answer of [
        await read(ref, other.adminToken),
        await change(ref, {}, '*', other.adminToken),
        await remove(ref, undefined, other.adminToken),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
      }
      expect((await service.client.get<Page>(path, { key: other.adminToken })).body.data).toEqual([]);
      for (const key of [undefined, shop.keys.secretLive])
        expect((await service.client.post(path, anItem(section), { key })).status).toBe(401);
      expect((await read(ref)).status).toBe(200);
      await remove(ref);
    });

    if (section !== 'products') return; // The rest is the same for each section: see each-item.contract.ts.

    it('are listed newest first, page by page, or found by their identity', async () => {
      const made = [await named('one'), await named('two'), await named('three')];
      const first = await list('?limit=2');
      const second = await list(`?limit=2&cursor=${first.body.nextCursor}`);
      expect([...first.body.data, ...second.body.data]).toEqual(made.toReversed());
      expect(second.body).not.toHaveProperty('nextCursor');
      expect((await list(`?${field}=TWO`)).body).toEqual({ data: [made[1]] });
      expect((await list(`?${field}=none`)).body).toEqual({ data: [] });
      for (const query of ['?cursor=nonsense', '?limit=0', '?limit=many', '?colour=blue']) expect((await list(query)).status).toBe(400);
    });

    it('have no ref but their own', async () => {
      for (const ref of [
        'nonsense',
        `${addressedAs(section).prefix}_`,
        'key_01h455vb4pex5vsknk084sn02q',
        `${addressedAs(section).prefix}_01h455vb4pex5vsknk084sn02q`,
      ]) {
        expect((await read(ref)).status).toBe(404);
      }
    });

    it('are refused with every fault by its path', async () => {
      const refused = await make(anItem(section, { [field]: 'No Slug', colour: 'blue', position: 'first' }));
      expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(Object.keys(refused.body.error.details!['fields'] as object).sort()).toEqual(['colour', field, 'position'].sort());
      for (const body of ['null', '[]', '"text"', '7', '{', ''])
        expect(await make(body)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    });

    it('[D-4] have an identity that is taken once', async () => {
      const { ref } = await named('taken');
      const again = await make(anItem(section, { [field]: 'taken' }));
      expect(again).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { [field]: expect.stringContaining('is taken') } } } },
      });
      await remove(ref);
      expect((await make(anItem(section, { [field]: 'taken' }))).status).toBe(201);
    });
  });

  describe('the storefront', () => {
    let shop: Shop;

    beforeAll(async () => {
      shop = await openShop(service, 'shown');
    });

    it.each(SHOWN_AT)('[D-30] %s are shown at once as they were written, from prepared bytes, too', async (section, address) => {
      const key = shop.adminToken;
      const shown = () => service.client.get(`/v1/store/${address}`, { key: shop.keys.secretLive });
      const { body } = await service.client.post<Item>(pathOf(section), anItem(section), { key });
      const fast = await answeredFast(service);
      /* The new item is stamped meanwhile, which invalidates the answer once more; the suite's time limit is the bound. */
      while ((await answeredFast(service)) === fast) expect((await shown()).text).toContain(anItem(section)[shownField(section)]);

      await service.client.patch(`${pathOf(section)}/${body.ref}`, { [shownField(section)]: otherShown(section) }, { key });
      expect((await shown()).text).toContain(otherShown(section));
      await service.client.send(`${pathOf(section)}/${body.ref}`, { method: 'DELETE', key });
      const after = await shown();
      expect(section === 'deliveryZones' ? after.body : after.status).toEqual(section === 'deliveryZones' ? [] : 404);
    });
  });
});
