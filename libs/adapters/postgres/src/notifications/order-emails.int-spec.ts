import { randomUUID } from 'node:crypto';
import { aFullDeliveryZoneItem, aProductItem } from '@svc/catalogue/testing';
import { aMessage } from '@svc/notifications/testing';
import { aCart, aLine, aPaidCart, PAID_AT } from '@svc/orders/testing';
import { PostgresDeliveryZoneStore, PostgresProductStore } from '../catalogue';
import { PostgresOrderBook } from '../orders';
import { PostgresOrderStore } from '../orders/order-store';
import { bindPaymentStores } from '../payments';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEmailSources } from '.';
import { Sql } from '../work/sql';

const database = useDatabase();

const PICTURE = 'https://shop.example/media/adire/med_1/bag.webp';
const HOURS = [{ day: 'sat', start: '09:00', end: '17:00' }];

/** Sets up a shop with a zone, a product with a picture and one without. */
async function openShop() {
  const workspaceId = await database.makeWorkspace();
  const { manager } = database.source;
  await put(new PostgresDeliveryZoneStore(new Sql(manager), workspaceId, randomIds), [aFullDeliveryZoneItem()]);
  await put(new PostgresProductStore(new Sql(manager), workspaceId, randomIds), [
    aProductItem({ slug: 'bag', media: [PICTURE] }),
    aProductItem({ slug: 'cap' }),
  ]);
  await manager.query(
    `insert into storefront_document (workspace_id, body, business_hours, published, updated_at) values ($1, '{}', $2, true, service_now())`,
    [workspaceId, JSON.stringify(HOURS)],
  );
  const idOf = async (statement: string, value: string) => (await manager.query<{ id: string }[]>(statement, [workspaceId, value]))[0]!.id;
  const productId = (slug: string) => idOf('select id from product where workspace_id = $1 and slug = $2', slug);
  const zoneId = await idOf('select id from delivery_zone where workspace_id = $1 and key = $2', 'lekki');
  return { workspaceId, zoneId, bag: await productId('bag'), cap: await productId('cap') };
}

/** Places an order of a bag, a cap and an add-on to the bag, delivered to Yaba, and pays it at two moments. */
async function placeOrder({ workspaceId, zoneId, bag, cap }: Awaited<ReturnType<typeof openShop>>): Promise<string> {
  const first = aLine({ name: 'Bag', productId: bag });
  const lines = [first, aLine({ name: 'Gift wrap', parentId: first.id, productId: bag }), aLine({ name: 'Cap', productId: cap })];
  const delivery = { zoneId, name: 'Lekki', kind: 'delivery' as const };
  const deliveryAddress = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
  const paid = aPaidCart({ workspaceId, cart: aCart(lines, { delivery }), deliveryAddress });
  await database.sql.transaction(async (sql) => {
    const { attempts, payments } = bindPaymentStores(sql);
    for (const [rail, paidAt] of [
      ['card', new Date('2026-02-03T12:00:00.000Z')],
      ['bank_transfer', PAID_AT],
    ] as const) {
      const id = randomUUID();
      const charge = {
        ...{ workspaceId, mode: paid.mode, checkoutId: paid.checkoutId!, provider: 'sandbox', rail, amountMinor: 500, currency: 'NGN' },
      };
      await attempts.insert({ ...charge, id, reference: `pay-${id}`, flow: 'inline', status: 'paid', createdAt: paidAt });
      const booked = { id, attemptId: id, providerReference: id, paidAt, appliedMinor: 500, disposition: 'applied' as const };
      await payments.insert({ ...charge, ...booked, bookedAt: paidAt });
    }
    await new PostgresOrderBook(sql).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' });
  });
  return paid.id;
}

const read = (workspaceId: string, subjectId: string) =>
  new PostgresEmailSources(database.sql).read('order', aMessage({ workspaceId, subjectId }));

describe('[ADR 0117] the mail about an order, read from the database', () => {
  it('has pictures of the present catalogue, except of add-ons, the address, and the rails of the payments', async () => {
    const shop = await openShop();
    const { order } = (await read(shop.workspaceId, await placeOrder(shop)))!;
    expect(order.items.map(({ name, pictureUrl }) => [name, pictureUrl])).toEqual([
      ['Bag', PICTURE],
      ['Gift wrap', undefined],
      ['Cap', undefined],
    ]);
    expect([order.deliveryAddress, order.rails]).toEqual([
      { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' },
      ['bank_transfer', 'card'],
    ]);
  });

  it('[ADR 0116 r3] has what its arrival follows from: zone, hours of the shop, and the last payment', async () => {
    const shop = await openShop();
    const orderId = await placeOrder(shop);
    const zone = { etaText: 'Tomorrow', etaMinDays: 1, etaMaxDays: 3, pickupLocation: { venueName: 'Shop', lat: 6.45, lng: 3.47 } };
    const expected = { fulfillmentStatus: 'unfulfilled', businessHours: HOURS, paidAt: '2026-02-03T12:00:00.000Z' };
    expect((await read(shop.workspaceId, orderId))!.order.delivery).toEqual({ ...expected, zone, placedAt: expect.any(String) });
    await new PostgresDeliveryZoneStore(database.sql, shop.workspaceId, randomIds).remove(['lekki']);
    expect((await read(shop.workspaceId, orderId))!.order.delivery).toEqual({ ...expected, placedAt: expect.any(String) });
  });

  it('[D-149] has its fulfilments with the tracking that they have now', async () => {
    const shop = await openShop();
    const orderId = await placeOrder(shop);
    const name = { workspaceId: shop.workspaceId, mode: 'live' as const, orderId };
    const fulfillment = { id: randomUUID(), items: [{ itemId: randomUUID(), quantity: 1 }], createdAt: PAID_AT, carrier: 'GIG' };
    expect((await read(shop.workspaceId, orderId))!.order.fulfillments).toEqual([]);
    await database.sql.transaction((sql) => new PostgresOrderStore(sql).addFulfillment(name, { ...fulfillment, trackingNumber: '4711' }));
    await database.sql.transaction((sql) => new PostgresOrderStore(sql).changeShipment(name, fulfillment));
    const { id, items, carrier } = fulfillment;
    expect((await read(shop.workspaceId, orderId))!.order.fulfillments).toEqual([{ id, items, carrier, createdAt: expect.any(String) }]);
  });

  it('has no delivery where nothing is sent', async () => {
    const workspaceId = await database.makeWorkspace();
    const paid = aPaidCart({ workspaceId });
    await database.sql.transaction((sql) =>
      new PostgresOrderBook(sql).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' }),
    );
    expect((await read(workspaceId, paid.id))!.order).not.toHaveProperty('delivery');
  });
});
