import { randomUUID } from 'node:crypto';
import type { NewOrder } from '@svc/checkout';
import type { PricedLine } from '@svc/contracts';
import { anEvent } from '@svc/ticketing/testing';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresGuestList } from '../registration';
import { PostgresEventStore } from '../ticketing';
import { PostgresOrderBook } from '.';

const database = useDatabase();
const PAID_AT = new Date('2026-02-01T12:00:00Z');

const aLine = (overrides: Partial<PricedLine> = {}): PricedLine => ({
  id: randomUUID(),
  kind: 'product',
  name: 'Kaftan',
  variantId: randomUUID(),
  quantity: 2,
  unitPriceMinor: 50_000,
  discountMinor: 0,
  netMinor: 100_000,
  customerFeeMinor: 0,
  serviceFeeMinor: 0,
  serviceFeePassedOn: false,
  dueNowMinor: 100_000,
  preorder: false,
  needsDelivery: true,
  ...overrides,
});

function anOrder(workspaceId: string, overrides: Partial<NewOrder> = {}): NewOrder {
  return {
    workspaceId,
    mode: 'live',
    id: randomUUID(),
    checkoutId: randomUUID(),
    source: 'storefront_api',
    contact: { name: 'Adé', email: 'Ade@Example.com' },
    responses: {},
    seats: [],
    paidMinor: 100_000,
    paidAt: PAID_AT,
    cart: {
      currency: 'NGN',
      lines: [aLine()],
      subtotalMinor: 100_000,
      discountMinor: 0,
      deliveryMinor: 0,
      feeMinor: 0,
      absorbedFeeMinor: 0,
      taxMinor: 0,
      totalMinor: 100_000,
      dueNowMinor: 100_000,
      balanceMinor: 0,
    },
    ...overrides,
  };
}

const place = (order: NewOrder) => database.sql.transaction((sql) => new PostgresOrderBook(sql).place(order));
const noted = async (workspaceId: string) =>
  (
    await database.source.query<{ id: string }[]>(`select id from sync_dirty where workspace_id = $1 and kind = 'order' order by seq`, [
      workspaceId,
    ])
  ).map(({ id }) => id);

/** An event with one tier, and a line and two seats of it. */
async function anEventWithSeats(workspaceId: string) {
  const event = anEvent({ slug: `e-${randomUUID()}`, ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', priceMinor: 1_000 }] });
  await database.sql.transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event]));
  const [{ event_id: eventId, id: ticketTypeId }] = await database.source.query<[{ event_id: string; id: string }]>(
    `select event_id, id from ticket_type where workspace_id = $1`,
    [workspaceId],
  );
  const line = aLine({ kind: 'ticket', eventId, ticketTypeId });
  const seats = [0, 1].map((position) => ({
    id: randomUUID(),
    lineId: line.id,
    ticketTypeId,
    position,
    ticket: position,
    countedDayIds: [],
    responses: {},
    name: 'Bọ́lá',
  }));
  return { eventId, line, seats };
}

describe('the order book in Postgres', () => {
  it('[decisions 3.5 orders] numbers orders from 1001, without gaps, in each workspace and mode by itself', async () => {
    const [one, other] = [await database.makeWorkspace(), await database.makeWorkspace()];
    const numbers = await Promise.all(Array.from({ length: 8 }, () => place(anOrder(one)).then(({ number }) => number)));
    expect(numbers.sort()).toEqual([1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008]);
    const taken = anOrder(one);
    await place(taken);
    await expect(place({ ...anOrder(one), checkoutId: taken.checkoutId })).rejects.toThrow('store_order_checkout');
    expect(await place(anOrder(one))).toEqual({ number: 1010 });
    expect(await place(anOrder(one, { mode: 'test' }))).toEqual({ number: 1001 });
    expect(await place(anOrder(other))).toEqual({ number: 1001 });
  });

  it('[D-13] [§6 test-mode] issues the tickets of a live order, confirmed, and none of a test order', async () => {
    const workspaceId = await database.makeWorkspace();
    const { eventId, line, seats } = await anEventWithSeats(workspaceId);
    const seated = { cart: { ...anOrder(workspaceId).cart, lines: [line] }, eventId, seats };
    await place(anOrder(workspaceId, seated));
    const testLine = { ...line, id: randomUUID() };
    await place(
      anOrder(workspaceId, {
        ...seated,
        mode: 'test',
        cart: { ...seated.cart, lines: [testLine] },
        seats: seats.map((seat) => ({ ...seat, id: randomUUID(), lineId: testLine.id })),
      }),
    );
    const attendees = await database.source.query(
      `select id, mode, order_item_id as item, status, name from attendee where workspace_id = $1 order by position`,
      [workspaceId],
    );
    expect(attendees).toEqual(seats.map(({ id }) => ({ id, mode: 'live', item: line.id, status: 'confirmed', name: 'Bọ́lá' })));
  });

  it('[D-15] issues the tickets of a savings plan once it is paid: until then nobody is a guest by it', async () => {
    const workspaceId = await database.makeWorkspace();
    const { eventId, line, seats } = await anEventWithSeats(workspaceId);
    const saved = anOrder(workspaceId, { cart: { ...anOrder(workspaceId).cart, lines: [line] }, eventId, seats, savedSince: PAID_AT });
    const guests = async () =>
      (await new PostgresGuestList(database.sql).page(workspaceId, { mode: 'live', eventId, limit: 10 })).data.map(
        ({ id, seats: taken }) => [id, taken.length],
      );
    await database.sql.transaction((sql) => new PostgresOrderBook(sql).save({ ...saved, savedSince: PAID_AT }, 'saving'));
    expect(await guests()).toEqual([]);
    await place(saved);
    expect(await guests()).toEqual([[saved.id, 2]]);
  });

  it('[D-28] notes an order once when it is placed, and again when a seat of it changes', async () => {
    const workspaceId = await database.makeWorkspace();
    const { eventId, line, seats } = await anEventWithSeats(workspaceId);
    const order = anOrder(workspaceId, { cart: { ...anOrder(workspaceId).cart, lines: [line] }, eventId, seats });
    await place(order);
    expect(await noted(workspaceId)).toEqual([order.id]);
    await database.source.query(`update attendee set name = 'Tolú' where workspace_id = $1 and id = $2`, [workspaceId, seats[0]!.id]);
    expect(await noted(workspaceId)).toEqual([order.id, order.id]);
  });

  it('[D-147] [ADR 0147 r2] places no order whose event is cancelled by then, and has the settlement repeated, which ends its checkout', async () => {
    const workspaceId = await database.makeWorkspace();
    const { eventId, line, seats } = await anEventWithSeats(workspaceId);
    await database.source.query('update event set cancelled_at = now() where workspace_id = $1', [workspaceId]);
    const order = anOrder(workspaceId, { cart: { ...anOrder(workspaceId).cart, lines: [line] }, eventId, seats });
    await expect(place(order)).rejects.toMatchObject({ code: '40001' });
    expect(await noted(workspaceId)).toEqual([]);
  });
});
