import {
  collectionItem,
  deliveryZoneItem,
  discountCodeItem,
  packageItem,
  productItem,
  promoterCodeItem,
  type ProductItem,
} from '@svc/catalogue';
import {
  aFullCollectionItem,
  aFullDeliveryZoneItem,
  aFullDiscountCodeItem,
  aFullPackageItem,
  aFullProductItem,
  aPackageItem,
  aProductItem,
} from '@svc/catalogue/testing';
import { itemsIn, put, randomIds, useDatabase } from '../testing';
import {
  PostgresCollectionStore,
  PostgresDeliveryZoneStore,
  PostgresDiscountCodeStore,
  PostgresPackageStore,
  PostgresProductStore,
  PostgresPromoterCodeStore,
} from '.';

const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

function productsOf(workspace = workspaceId) {
  return new PostgresProductStore(database.sql, workspace, randomIds);
}

function packagesOf(workspace = workspaceId) {
  return new PostgresPackageStore(database.sql, workspace, randomIds);
}

/** Returns every id under a product by its key path, and the moment of its last change. */
async function identitiesOf(
  slug: string,
): Promise<{ product: string; updatedAt: string; variants: Record<string, string>; details: string[] }> {
  const [row] = await database.source.query(
    `select p.id as product, p.updated_at::text as "updatedAt",
            (select jsonb_object_agg(v.key, v.id) from variant v where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null) as variants,
            (select jsonb_agg(found order by found) from jsonb_path_query(jsonb_path_query_array(p.details, '$.**.id'), '$[*]') as found) as details
       from product p where p.workspace_id = $1 and p.slug = $2 and p.deleted_at is null`,
    [workspaceId, slug],
  );
  return row;
}

async function counterOf(kind: string, subject: string | undefined) {
  const [row] = await database.source.query(
    `select capacity, held, sold from counter where workspace_id = $1 and kind = $2 and subject_id = $3`,
    [workspaceId, kind, subject],
  );
  return row;
}

const renamed = (item: ProductItem): ProductItem => ({ ...item, name: 'Renamed' });

/** Other spellings of `prices`: written by merchants, never stored. */
const SHORT_PRICE = ['priceMinor', 'compareAtMinor', 'feeMinor', 'currency'];

function fieldsLackedBy(item: object, shape: object): string[] {
  return Object.keys(shape).filter((field) => !(field in item) && !SHORT_PRICE.includes(field));
}

describe('the products of a workspace', () => {
  it('come back with every field as they were written', async () => {
    const items = [aProductItem({ slug: 'plain' }), aFullProductItem()];
    await put(productsOf(), items);
    expect(await itemsIn(productsOf())).toEqual(items);
    expect(fieldsLackedBy(items[1]!, productItem.shape)).toEqual([]);
    expect(fieldsLackedBy(items[1]!.variants[0]!, productItem.shape.variants.element.shape)).toEqual([]);
  });

  it('keep the ids of all nested parts when written again', async () => {
    await put(productsOf(), [aFullProductItem()]);
    const before = await identitiesOf('tote-bag');
    await put(productsOf(), [renamed(aFullProductItem())]);
    const after = await identitiesOf('tote-bag');
    expect(after).toEqual({ ...before, updatedAt: after.updatedAt });
    expect(after.updatedAt > before.updatedAt).toBe(true);
  });

  it('change alone: unwritten ones keep their time of change', async () => {
    await put(productsOf(), [aProductItem({ slug: 'one' }), aProductItem({ slug: 'two' })]);
    const before = await identitiesOf('one');
    await put(productsOf(), [renamed(aProductItem({ slug: 'two' }))]);
    expect(await identitiesOf('one')).toEqual(before);
  });

  it('have another variant under another key, while the others keep their ids', async () => {
    await put(productsOf(), [aFullProductItem()]);
    const before = await identitiesOf('tote-bag');
    const item = aFullProductItem();
    item.variants[1]!.key = 'tiny';
    item.addonGroups = [];
    await put(productsOf(), [item]);
    const { variants } = await identitiesOf('tote-bag');
    expect(variants['large']).toBe(before.variants['large']);
    expect(variants['tiny']).not.toBe(before.variants['small']);
    expect(await itemsIn(productsOf())).toEqual([item]);
  });

  it('[D-4] release their slug when deleted, and are another product when made again', async () => {
    await put(productsOf(), [aProductItem()]);
    const before = await identitiesOf('tote-bag');
    await productsOf().remove(['Tote-Bag']);
    expect(await itemsIn(productsOf())).toEqual([]);
    await put(productsOf(), [aProductItem()]);
    const after = await identitiesOf('tote-bag');
    expect(after.product).not.toBe(before.product);
    expect(after.variants['standard']).not.toBe(before.variants['standard']);
    expect(await itemsIn(productsOf())).toEqual([aProductItem()]);
  });

  it('start with the stock written, which then moves by selling only', async () => {
    await put(productsOf(), [aFullProductItem()]);
    const { variants, product } = await identitiesOf('tote-bag');
    expect(await counterOf('variant', variants['large'])).toEqual({ capacity: 4, held: 0, sold: 0 });
    expect(await counterOf('variant', variants['small'])).toEqual({ capacity: null, held: 0, sold: 0 });
    await database.source.query(`update counter set sold = 3 where workspace_id = $1 and subject_id = any($2) and capacity is not null`, [
      workspaceId,
      [product, variants['large']],
    ]);

    const item = aFullProductItem();
    item.variants[0]!.stock = 100;
    await put(productsOf(), [{ ...item, preorderLimit: 2 }]);
    expect(await counterOf('variant', variants['large'])).toEqual({ capacity: 4, held: 0, sold: 3 });
    expect(await counterOf('preorder', product)).toEqual({ capacity: 3, held: 0, sold: 3 });
    await put(productsOf(), [{ ...item, preorderLimit: undefined }]);
    expect(await counterOf('preorder', product)).toEqual({ capacity: null, held: 0, sold: 3 });
  });

  it('are nothing to another workspace', async () => {
    const other = await database.makeWorkspace();
    await put(productsOf(), [aProductItem()]);
    await put(productsOf(other), [aProductItem({ name: 'Theirs' })]);
    await productsOf(other).remove(['tote-bag']);
    expect(await itemsIn(productsOf())).toEqual([aProductItem()]);
    expect(await itemsIn(productsOf(other))).toEqual([]);
  });

  it('are written 2,000 at once', async () => {
    const items = Array.from({ length: 2_000 }, (_, position) => aProductItem({ slug: `p-${position}`, position }));
    await put(productsOf(), items);
    const before = await identitiesOf('p-1999');
    await put(productsOf(), items);
    expect((await identitiesOf('p-1999')).product).toBe(before.product);
    expect(await itemsIn(productsOf())).toEqual(items);
  });

  it('may be none', async () => {
    await put(productsOf(), []);
    await productsOf().remove([]);
    expect(await itemsIn(productsOf())).toEqual([]);
  });
});

describe('the packages of a workspace', () => {
  it('come back with every field, apart from the products', async () => {
    await put(productsOf(), [aProductItem()]);
    await put(packagesOf(), [aFullPackageItem()]);
    expect(await itemsIn(packagesOf())).toEqual([aFullPackageItem()]);
    expect(await itemsIn(productsOf())).toEqual([aProductItem()]);
    expect(fieldsLackedBy(aFullPackageItem(), packageItem.shape)).toEqual([]);
  });

  it('keep the ids of their options when written again', async () => {
    await put(packagesOf(), [aPackageItem()]);
    const before = await identitiesOf('spa-day');
    await put(packagesOf(), [aPackageItem({ name: 'Spa' })]);
    expect((await identitiesOf('spa-day')).variants).toEqual(before.variants);
  });

  it('are not touched by deleting a product of that slug', async () => {
    await put(packagesOf(), [aPackageItem()]);
    await productsOf().remove(['spa-day']);
    expect(await itemsIn(packagesOf())).toHaveLength(1);
  });

  it('point at products that were there before', async () => {
    await put(productsOf(), [aProductItem()]);
    const addon = {
      key: 'bag',
      label: 'Bag',
      kind: 'product',
      prices: [],
      linkedProductRef: 'tote-bag',
      linkedVariantRef: 'tote-bag/standard',
    } as const;
    const item = aPackageItem({
      addonGroups: [{ key: 'g', name: 'G', options: [{ ...addon, prices: [{ currency: 'NGN', priceMinor: 1 }] }] }],
    });
    await put(packagesOf(), [item]);
    expect(await itemsIn(packagesOf())).toEqual([item]);
  });
});

describe('the collections of a workspace', () => {
  const collections = () => new PostgresCollectionStore(database.sql, workspaceId, randomIds);

  it('come back with every field and their products in order', async () => {
    await put(productsOf(), [aProductItem({ slug: 'a' }), aProductItem({ slug: 'b' })]);
    await put(packagesOf(), [aPackageItem()]);
    const item = aFullCollectionItem(['b', 'spa-day', 'a']);
    await put(collections(), [item]);
    expect(await itemsIn(collections())).toEqual([item]);
    expect(fieldsLackedBy(item, collectionItem.shape)).toEqual([]);

    const changed = { ...item, productRefs: ['a', 'b'] };
    await put(collections(), [changed]);
    expect(await itemsIn(collections())).toEqual([changed]);
    await collections().remove(['new-in']);
    expect(await itemsIn(collections())).toEqual([]);
  });
});

describe('the delivery zones of a workspace', () => {
  const zones = () => new PostgresDeliveryZoneStore(database.sql, workspaceId, randomIds);

  it('come back with every field and keep their ids', async () => {
    const item = aFullDeliveryZoneItem();
    await put(zones(), [item]);
    expect(await itemsIn(zones())).toEqual([item]);
    expect(fieldsLackedBy(item, deliveryZoneItem.shape)).toEqual([]);
    const idOf = () => database.source.query(`select id from delivery_zone where workspace_id = $1`, [workspaceId]);
    const before = await idOf();
    await put(zones(), [{ ...item, name: 'Lekki and Ajah' }]);
    expect(await idOf()).toEqual(before);
    await zones().remove(['lekki']);
    expect(await itemsIn(zones())).toEqual([]);
  });
});

describe('the codes of a workspace', () => {
  const discounts = () => new PostgresDiscountCodeStore(database.sql, workspaceId, randomIds);
  const promoters = () => new PostgresPromoterCodeStore(database.sql, workspaceId, randomIds);

  async function makeEvent(): Promise<void> {
    const eventId = randomIds.next();
    await database.source.query(
      `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details)
       values ($1, $2, 'launch-night', 'Launch', true, now(), now() + interval '1 hour', '{}', '{}', '{}')`,
      [workspaceId, eventId],
    );
    await database.source.query(
      `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, 'vip', 0, '{}', '[]', '{}')`,
      [workspaceId, randomIds.next(), eventId],
    );
  }

  it('come back with every field and with what they are for', async () => {
    await put(productsOf(), [aProductItem()]);
    await makeEvent();
    const item = aFullDiscountCodeItem({ eventRefs: ['launch-night'], ticketTypeRefs: ['launch-night/vip'], productRefs: ['tote-bag'] });
    await put(discounts(), [item]);
    expect(await itemsIn(discounts())).toEqual([item]);
    expect(fieldsLackedBy(item, discountCodeItem.shape)).toEqual([]);
  });

  it('are the same code in any case, and never allow fewer uses than there were', async () => {
    await put(discounts(), [aFullDiscountCodeItem({})]);
    const [{ id }] = await database.source.query(`select id from discount_code where workspace_id = $1`, [workspaceId]);
    await database.source.query(`update counter set sold = 8 where workspace_id = $1 and subject_id = $2`, [workspaceId, id]);
    await put(discounts(), [{ ...aFullDiscountCodeItem({}), code: 'WELCOME10', maxUses: 5 }]);
    expect(await counterOf('discount_code', id)).toEqual({ capacity: 8, held: 0, sold: 8 });
    await discounts().remove(['welcome10']);
    expect(await itemsIn(discounts())).toEqual([]);
  });

  it('come back for promoters, too', async () => {
    const item = promoterCodeItem.parse({ code: 'ADA', name: 'Ada', position: 0 });
    await put(promoters(), [item]);
    expect(await itemsIn(promoters())).toEqual([item]);
    await promoters().remove(['ada']);
    expect(await itemsIn(promoters())).toEqual([]);
  });
});
