import { collectionItem, deliveryZoneItem, productItem, spellOutDeliveryZone } from '@svc/catalogue';
import { aPackageItem, aProductItem } from '@svc/catalogue/testing';
import { anEvent, aTicketType } from '@svc/ticketing/testing';
import { z } from 'zod';
import { PostgresCollectionStore, PostgresDeliveryZoneStore, PostgresPackageStore, PostgresProductStore } from '../catalogue';
import { PostgresCheckoutReader } from '../checkout';
import {
  PostgresCollectionReader,
  PostgresDeliveryZoneReader,
  PostgresProductReader,
  PostgresStockReader,
} from '../storefront/catalogue-readers';
import { PostgresEventReader } from '../storefront/postgres-event-reader';
import { TAKES_ALERTS } from '../subscriptions/subscription-store';
import { itemsIn, put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import {
  collectionDetails,
  deliveryZoneDetails,
  eventDayDetails,
  eventDetails,
  packageDetails,
  packageOptionDetails,
  productDetails,
  StoredDetails,
  ticketTypeDetails,
  variantDetails,
} from './details';

const NOW = new Date('2026-02-01T12:00:00Z');
const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  const { sql } = database;
  const day = { key: 'friday', label: 'Friday', dayDate: '2026-03-06' };
  await put(new PostgresProductStore(sql, workspaceId, randomIds), [aProductItem({ slug: 'tote' })]);
  await put(new PostgresPackageStore(sql, workspaceId, randomIds), [aPackageItem({ slug: 'box' })]);
  await put(new PostgresCollectionStore(sql, workspaceId, randomIds), [
    collectionItem.parse({ slug: 'all', name: 'All', productRefs: ['tote'] }),
  ]);
  await put(new PostgresDeliveryZoneStore(sql, workspaceId, randomIds), [
    spellOutDeliveryZone(deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos' }), 'NGN').item,
  ]);
  await put(new PostgresEventStore(sql, workspaceId, randomIds), [
    anEvent({ slug: 'party', days: [day], ticketTypes: [aTicketType({ key: 'entry' })] }),
  ]);
});

const OF_PACKAGE = 'product_id in (select id from product where is_package)';
const KINDS: [table: string, details: StoredDetails, condition?: string][] = [
  ['product', productDetails, 'not is_package'],
  ['product', packageDetails, 'is_package'],
  ['variant', variantDetails, `not (${OF_PACKAGE})`],
  ['variant', packageOptionDetails, OF_PACKAGE],
  ['collection', collectionDetails],
  ['delivery_zone', deliveryZoneDetails],
  ['event', eventDetails],
  ['event_day', eventDayDetails],
  ['ticket_type', ticketTypeDetails],
];

const rows = <T>(sql: string, parameters: unknown[]) => database.source.query<T[]>(sql, parameters);

async function readAll(): Promise<object> {
  const { sql } = database;
  const products = new PostgresProductReader(sql);
  const collections = new PostgresCollectionReader(sql);
  const events = new PostgresEventReader(sql);
  const checkouts = new PostgresCheckoutReader(sql);
  const variants = await rows<{ id: string }>('select id from variant where workspace_id = $1 order by id', [workspaceId]);
  const variantIds = variants.map(({ id }) => id);
  const question = { workspaceId, mode: 'live' as const, now: NOW };
  const all = {
    product: await products.find(workspaceId, 'tote'),
    package: await products.find(workspaceId, 'box'),
    shelf: await products.shelf(workspaceId),
    collections: [await collections.list(workspaceId), await collections.find(workspaceId, 'all')],
    zones: await new PostgresDeliveryZoneReader(sql).list(workspaceId),
    stock: await new PostgresStockReader(sql).of(workspaceId, variantIds),
    events: [await events.list(workspaceId, NOW), await events.find(workspaceId, 'party', NOW)],
    alerts: await rows(`select p.slug, ${TAKES_ALERTS} as taken from product p where workspace_id = $1 order by p.slug`, [workspaceId]),
    cart: (await checkouts.products({ ...question, variantIds })).context,
    document: [
      await itemsIn(new PostgresProductStore(sql, workspaceId, randomIds)),
      await itemsIn(new PostgresPackageStore(sql, workspaceId, randomIds)),
      await itemsIn(new PostgresCollectionStore(sql, workspaceId, randomIds)),
      await itemsIn(new PostgresDeliveryZoneStore(sql, workspaceId, randomIds)),
      await itemsIn(new PostgresEventStore(sql, workspaceId, randomIds)),
    ],

    tickets: (await checkouts.event({ ...question, slug: 'party', unlockCodes: [] })).context,
  };
  return JSON.parse(JSON.stringify(all, (name, value: unknown) => (name === 'version' ? undefined : value))) as object;
}

describe('details of rows', () => {
  it('are read by every reader with the default of a field that they were stored without', async () => {
    const before = await readAll();
    for (const [table, { defaults }, condition = 'true'] of KINDS)
      await rows(`update ${table} set details = details - $2::text[] where workspace_id = $1 and ${condition}`, [
        workspaceId,
        Object.keys(defaults),
      ]);
    const [product] = await rows<{ details: object }>(`select details from product where workspace_id = $1 and slug = 'tote'`, [
      workspaceId,
    ]);
    expect(product!.details).not.toHaveProperty('restockAlertsEnabled');
    expect(await readAll()).toEqual(before);
  });

  it('have the default of a field that is added to the item now, and keep what they say themselves', async () => {
    const later = new StoredDetails(
      productItem.extend({ giftWrap: z.enum(['none', 'paper']).default('none'), text: z.string().default("it's") }),
    );
    const read = () =>
      rows(
        `select ${later.of('p')} ->> 'giftWrap' as whole, ${later.text('p', 'giftWrap')} as field, ${later.text('p', 'text')} as text
              from product p where workspace_id = $1 and slug = 'tote'`,
        [workspaceId],
      );
    expect(await read()).toEqual([{ whole: 'none', field: 'none', text: "it's" }]);
    await rows(`update product set details = details || '{"giftWrap": "paper"}' where workspace_id = $1`, [workspaceId]);
    expect(await read()).toEqual([{ whole: 'paper', field: 'paper', text: "it's" }]);
  });
});
