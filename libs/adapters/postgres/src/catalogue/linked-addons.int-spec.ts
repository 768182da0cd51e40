import type { PackageItem, ProductItem } from '@svc/catalogue';
import { aPackageItem, aProductItem } from '@svc/catalogue/testing';
import { Moment, presentAvailability, presentProduct, presentProductSummary } from '@svc/storefront';
import { aStore } from '@svc/storefront/testing';
import { priceProducts } from '@svc/checkout';
import { type DomainError, refOf } from '@svc/kernel';
import { NotifyRestocked } from '@svc/subscriptions';
import { aSubscription } from '@svc/subscriptions/testing';
import { describeWithOneServer } from '@svc/testing';
import { PostgresCheckoutReader } from '../checkout';
import { LinkedAddons1763700007600 } from '../migrations/1763700007600-linked-addons';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { readyColumns } from '../maintenance/ready-columns';
import { PostgresProductReader, PostgresStockReader } from '../storefront/catalogue-readers';
import { bindSubscriptionTx, PostgresRestockShelf } from '../subscriptions';
import { stampBy } from '../testing/stamp-by';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresPackageStore, PostgresProductStore } from '.';

const NOW = new Date('2026-03-02T06:00:00Z');
const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

type Written = Parameters<typeof aProductItem>[0] & object;
type Group = NonNullable<Written['addonGroups']>[number];
type Option = Group['options'][number];

const linkTo = (linkedProductRef: string, overrides: Partial<Option> = {}): Option => ({
  key: `${linkedProductRef}-${overrides.linkedVariantRef?.split('/')[1] ?? 'any'}`,
  label: linkedProductRef,
  kind: 'product',
  prices: [{ currency: 'NGN', priceMinor: 5 }],
  linkedProductRef,
  ...overrides,
});
const needs = (options: Option[], overrides: Partial<Group> = {}): Group => ({
  key: 'packing',
  name: 'Packing',
  required: true,
  minSelect: 1,
  options,
  ...overrides,
});
const variant = (key: string, stock?: number) => ({ key, name: key, prices: [{ currency: 'NGN', priceMinor: 100 }], stock });
const box = (stock?: number, overrides: Written = {}) => aProductItem({ slug: 'box', variants: [variant('plain', stock)], ...overrides });
const gift = (options: Option[] = [linkTo('box')], overrides: Partial<Group> = {}) =>
  aProductItem({ slug: 'gift', variants: [variant('small'), variant('large')], addonGroups: [needs(options, overrides)] });

const productStore = () => new PostgresProductStore(database.sql, workspaceId, randomIds);
const sell = (...items: ProductItem[]) => put(productStore(), items);
const sellPackage = (item: PackageItem) => put(new PostgresPackageStore(database.sql, workspaceId, randomIds), [item]);
const rows = <T>(sql: string, ...parameters: unknown[]) => database.source.query<T[]>(sql, [workspaceId, ...parameters]);
const reader = () => new PostgresProductReader(database.sql);
const store = () => aStore({ workspaceId });
const moment = () => new Moment(NOW);

const setStock = (path: string, change: string) =>
  rows(
    `update counter c set ${change} from variant v join product p on p.workspace_id = v.workspace_id and p.id = v.product_id
      where c.workspace_id = $1 and c.kind = 'variant' and v.workspace_id = $1 and c.subject_id = v.id and p.slug || '/' || v.key = $2`,
    path,
  );

async function variantIdsOf(slug: string): Promise<string[]> {
  const variants = await rows<{ id: string }>(
    `select v.id from variant v join product p on p.workspace_id = v.workspace_id and p.id = v.product_id
      where v.workspace_id = $1 and p.slug = $2 and v.deleted_at is null order by v.position`,
    slug,
  );
  return variants.map(({ id }) => id);
}

/** Returns the details of an opening's refusal; undefined when it is accepted. */
async function opening(variantId: string, isPackage: boolean): Promise<DomainError['details']> {
  const { context } = await new PostgresCheckoutReader(database.sql).products({
    workspaceId,
    mode: 'live',
    now: NOW,
    variantIds: [variantId],
  });
  try {
    priceProducts(context!, { items: [{ variantRef: refOf(isPackage ? 'pko' : 'var', variantId), quantity: 1 }] }, NOW, () =>
      randomIds.next(),
    );
    return undefined;
  } catch (error) {
    return (error as DomainError).details;
  }
}

/**
 * Returns whether each variant of a product is sold out, after checking that the detail, the availability, an opening and, for
 * the whole product, the list agree.
 */
async function soldOut(slug: string): Promise<boolean[]> {
  const source = (await reader().find(workspaceId, slug))!;
  const product = presentProduct(source, store(), moment());
  const [summary] = (await reader().list(workspaceId)).filter((each) => each.slug === slug);
  expect(presentProductSummary(summary!, store(), moment()).soldOut).toBe(product.soldOut);
  const ids = await variantIdsOf(slug);
  const { variants } = presentAvailability(await new PostgresStockReader(database.sql).of(workspaceId, ids), store());
  const soldOutOf = product.variants.map((each) => each.soldOut);
  expect(product.variants.map(({ ref }) => !(ref in variants))).toEqual(soldOutOf);
  const openings = await Promise.all(ids.map((id) => opening(id, product.isPackage)));
  expect(openings).toEqual(
    product.variants.map((each) => (each.soldOut ? { soldOut: [each.ref], remaining: { [each.ref]: 0 } } : undefined)),
  );
  expect(product.soldOut).toBe(soldOutOf.every(Boolean));
  return soldOutOf;
}

describe('a product with required add-ons that are products', () => {
  it('[D-132] is sold out while none of them is for sale, in every read and for openings', async () => {
    await sell(box(1), gift());
    expect(await soldOut('gift')).toEqual([false, false]);
    await setStock('box/plain', 'held = 1');
    expect(await soldOut('gift')).toEqual([true, true]);
    await setStock('box/plain', 'held = 0');
    expect(await soldOut('gift')).toEqual([false, false]);
    await sell(box(1, { published: false }));
    expect(await soldOut('gift')).toEqual([true, true]);
    await sell(box(1));
    expect(await soldOut('gift')).toEqual([false, false]);
    await sell(box(1, { variants: [{ key: 'plain', name: 'Plain', pricingMode: 'quote' }] }));
    expect(await soldOut('gift')).toEqual([true, true]);
    await productStore().remove(['box']);
    expect(await soldOut('gift')).toEqual([true, true]);
  });

  it('[D-132] is sold out in the one variant that the group is for, and when fewer are left than a piece needs', async () => {
    const three = linkTo('box', { allowQuantity: true });
    await sell(box(3), gift([three], { selectionType: 'multiple', minSelect: 3, variantRef: 'gift/large' }));
    expect(await soldOut('gift')).toEqual([false, false]);
    await setStock('box/plain', 'sold = 1');
    expect(await soldOut('gift')).toEqual([false, true]);
  });

  it('[D-132] goes by the named variant, or by all of a product', async () => {
    const boxes = aProductItem({ slug: 'box', variants: [variant('red', 0), variant('blue', 1)] });
    await sell(boxes, gift([linkTo('box', { linkedVariantRef: 'box/red' })]));
    expect(await soldOut('gift')).toEqual([true, true]);
    await sell(gift([linkTo('box')]));
    expect(await soldOut('gift')).toEqual([false, false]);
    await setStock('box/blue', 'sold = 1');
    expect(await soldOut('gift')).toEqual([true, true]);
  });

  it('[D-132] goes by the add-ons of these in turn, also where products need each other', async () => {
    const tray = aProductItem({ slug: 'tray', addonGroups: [needs([linkTo('box')])] });
    await sell(box(1), tray, gift([linkTo('tray')]));
    expect(await soldOut('gift')).toEqual([false, false]);
    await setStock('box/plain', 'sold = 1');
    expect([await soldOut('tray'), await soldOut('gift')]).toEqual([[true], [true, true]]);
    await sell(box(1, { addonGroups: [needs([linkTo('gift')])] }));
    await setStock('box/plain', 'sold = 0');
    expect([await soldOut('box'), await soldOut('tray'), await soldOut('gift')]).toEqual([[false], [false], [false, false]]);
  });

  it('[D-132] may be a package', async () => {
    await sell(box(0));
    await sellPackage(aPackageItem({ addonGroups: [needs([linkTo('box')])] }));
    expect(await soldOut('spa-day')).toEqual([true]);
    await setStock('box/plain', 'capacity = 1');
    expect(await soldOut('spa-day')).toEqual([false]);
  });

  it('[D-132] reads nothing of others where it links to none', async () => {
    await sell(box(1));
    expect(await reader().find(workspaceId, 'box')).not.toHaveProperty('linked');
    const [summary] = await reader().list(workspaceId);
    expect([summary!.linked, summary!.addonGroups]).toEqual([undefined, undefined]);
  });
});

describe('a restocked variant', () => {
  it('[D-132] is reported by the state of its required add-ons, where these are products', async () => {
    await sell(box(1), gift(undefined, { variantRef: 'gift/large' }), aProductItem({ slug: 'mug', restockAlertsEnabled: true }));
    await rows(`update product set details = details || '{"restockAlertsEnabled": true}' where workspace_id = $1`);
    const [, large] = await variantIdsOf('gift');
    const shelf = new PostgresRestockShelf(database.sql);
    const shelved = await shelf.find(workspaceId, 'gift', large);
    expect(shelved).toMatchObject({ variantId: large, remaining: null, takesAlerts: true, addons: { currencies: ['NGN', 'USD'] } });
    const boxesLeft = async () => (await shelf.find(workspaceId, 'gift', large))!.addons!.linked[0]!.variants[0]!.remaining;
    expect(await boxesLeft()).toBe(1);
    await setStock('box/plain', 'sold = 1');
    expect(await boxesLeft()).toBe(0);
    expect(await shelf.find(workspaceId, 'mug', (await variantIdsOf('mug'))[0])).not.toHaveProperty('addons');

    const work = new PostgresUnitOfWork(database.sql, (sql) => bindSubscriptionTx(sql, randomIds));
    const id = randomIds.next();
    const { productId } = shelved!;
    await work.run(({ subscriptions }) =>
      subscriptions.save(aSubscription({ workspaceId, id, kind: 'restock', productId, variantId: large, state: 'confirmed' })),
    );
    const notify = () => new NotifyRestocked(work, randomIds, { now: () => NOW }).execute();
    expect(await notify()).toBe(0);
    await setStock('box/plain', 'sold = 0');
    expect(await notify()).toBe(1);
  });
});

/** Returns the slugs that the slice after a change has stamped. */
async function stampedBy(change: () => Promise<unknown>): Promise<string[]> {
  const stamps = async () => {
    await stampBy(database.source);
    const changed = await reader().changedSince(workspaceId, '2000-01-01T00:00:00.000000Z', 200);
    return new Map(changed.map(({ slug, updatedAt }) => [slug, updatedAt]));
  };
  const before = await stamps();
  await change();
  return [...(await stamps())]
    .filter(([slug, stamp]) => before.get(slug) !== stamp)
    .map(([slug]) => slug)
    .sort();
}

describe('the stamps of products whose add-ons are products', () => {
  it('[D-27] [D-132] are renewed when stock of these runs out or comes back, and for no other tick', async () => {
    await sell(box(3), gift(), aProductItem({ slug: 'mug' }));
    expect(await stampedBy(() => setStock('box/plain', 'sold = 2'))).toEqual([]);
    expect(await stampedBy(() => setStock('box/plain', 'held = 1'))).toEqual(['box', 'gift']);
    expect(await stampedBy(() => setStock('box/plain', 'held = 0'))).toEqual(['box', 'gift']);
    expect(await stampedBy(() => setStock('box/plain', 'capacity = null'))).toEqual([]);
  });

  it('[D-27] [D-132] are renewed when stock falls below what a piece needs, and not for another variant', async () => {
    const boxes = aProductItem({ slug: 'box', variants: [variant('red', 9), variant('blue', 1)] });
    const red = linkTo('box', { allowQuantity: true, linkedVariantRef: 'box/red' });
    await sell(boxes, gift([red], { selectionType: 'multiple', minSelect: 3 }));
    expect(await stampedBy(() => setStock('box/red', 'sold = 6'))).toEqual([]);
    expect(await stampedBy(() => setStock('box/red', 'sold = 7'))).toEqual(['gift']);
    expect(await stampedBy(() => setStock('box/blue', 'sold = 1'))).toEqual(['box']);
  });

  it('[D-27] [D-132] are renewed when these are hidden, shown, priced on request or deleted, through one another', async () => {
    const tray = aProductItem({ slug: 'tray', addonGroups: [needs([linkTo('box')])] });
    await sell(box(), tray, gift([linkTo('tray')]), aProductItem({ slug: 'mug' }));
    expect(await stampedBy(() => sell(box(undefined, { published: false })))).toEqual(['gift', 'tray']);
    expect(await stampedBy(() => sell(box()))).toEqual(['box', 'gift', 'tray']);
    expect(await stampedBy(() => setStock('box/plain', 'capacity = 0'))).toEqual(['box', 'gift', 'tray']);
    expect(await stampedBy(() => productStore().remove(['box']))).toEqual(['gift', 'tray']);
    expect(await stampedBy(() => sell(gift([{ ...linkTo('mug') }])))).toEqual(['gift']);
  });

  it('[D-132] do not reach into another workspace', async () => {
    await sell(box(1), gift());
    const other = await database.makeWorkspace();
    expect(
      await database.source.query('select products_linking($1, array(select id from product where workspace_id = $2))', [
        other,
        workspaceId,
      ]),
    ).toEqual([]);
  });
});

describe('the links of products', () => {
  const linked = async () =>
    rows<{ slug: string; to: string; pieces: number; isOneVariant: boolean }>(
      `select p.slug, lp.slug as to, l.pieces, l.linked_variant_ids is not null as "isOneVariant"
         from linked_addon l
         join product p on p.workspace_id = l.workspace_id and p.id = l.product_id and l.linked_product_id = any (p.linked_products)
         join product lp on lp.workspace_id = l.workspace_id and lp.id = l.linked_product_id
        where l.workspace_id = $1 order by 1, 2`,
    );

  it('[D-132] are stored as they are written, once for each product', async () => {
    const boxes = aProductItem({ slug: 'box', variants: [variant('red'), variant('blue')] });
    const red = linkTo('box', { linkedVariantRef: 'box/red' });
    await sell(boxes, aProductItem({ slug: 'mug' }), gift([red, linkTo('mug')], { selectionType: 'multiple', minSelect: 2 }));
    expect(await linked()).toEqual([
      { slug: 'gift', to: 'box', pieces: 2, isOneVariant: true },
      { slug: 'gift', to: 'mug', pieces: 2, isOneVariant: false },
    ]);
    await sell(gift([red, linkTo('box')]));
    expect(await linked()).toEqual([{ slug: 'gift', to: 'box', pieces: 1, isOneVariant: false }]);
    await sell(aProductItem({ slug: 'gift' }));
    expect([await linked(), await rows('select from product where workspace_id = $1 and linked_products is not null')]).toEqual([[], []]);
  });

  describeWithOneServer('one server', () => {
    it('[D-132] are found by the migration in earlier rows, and such products are stamped again', async () => {
      await sell(box(), gift());
      await stampBy(database.source);
      const [before, runner, migration] = [await linked(), database.source.createQueryRunner(), new LinkedAddons1763700007600()];
      await migration.down(runner);
      await readyColumns(runner);
      await readyColumns(runner);
      await migration.up(runner);
      await runner.release();
      expect(before).toHaveLength(1);
      expect(await linked()).toEqual(before);
      const noted = await rows<{ slug: string }>(
        `select p.slug from sync_dirty d join product p on p.workspace_id = d.workspace_id and p.id = d.id where d.workspace_id = $1 and d.kind = 'product'`,
      );
      expect(noted).toEqual([{ slug: 'gift' }]);
    });
  });
});
