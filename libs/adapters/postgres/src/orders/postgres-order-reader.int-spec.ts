import { randomUUID } from 'node:crypto';
import { presentOrder, storeOrderRecord, type PaidCart } from '@svc/orders';
import { aCart, aLine, aPaidCart } from '@svc/orders/testing';
import { DeltaClient, type DeltaRow } from '@svc/testing';
import type { EntityManager } from 'typeorm';
import { useSequencedDatabase } from '../testing/use-sequenced-database';
import { PostgresOrderBook, PostgresOrderReader } from '.';
import { Sql } from '../work/sql';

const WRITERS = 8;
const TURNS = 12;

const { database, settled } = useSequencedDatabase({ poolSize: 16 });
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

const reader = () => new PostgresOrderReader(database.sql);
async function place(overrides: Partial<PaidCart> = {}, manager = database.source.manager): Promise<string> {
  const paid = aPaidCart({ workspaceId, ...overrides });
  await new PostgresOrderBook(new Sql(manager)).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' });
  return paid.id;
}
const change = (id: string, set: string, manager = database.source.manager) =>
  manager.query(`update store_order set ${set} where workspace_id = $1 and id = $2`, [workspaceId, id]);
/** Returns the stamp of an order's last change in the feed, to the microsecond. */
async function stampOf(id: string): Promise<string> {
  await settled();
  const [stamp] = await database.source.query<{ at: string }[]>(
    `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as at from sync_stamp where workspace_id = $1 and mode = 'live' and kind = 'order' and id = $2`,
    [workspaceId, id],
  );
  return stamp!.at;
}
const delta = async (mode: 'live' | 'test' = 'live', limit = 200) =>
  (await reader().changedSince(workspaceId, mode, undefined, limit)).map(({ id }) => id);

describe('[ADR 0068 r2] orders whose buyers have asked for a refund', () => {
  const refundRequest = (state: string) => `refund_request = '{"state": "${state}", "askedAt": "2026-02-01T12:00:00.000Z"}'`;
  const refs = async (query: object = {}) =>
    (await reader().refundRequests(workspaceId, { mode: 'live', limit: 2, ...query })).data.map(({ id }) => id);

  it('are listed by the state of the request, the newest orders first, page by page, of one workspace and mode', async () => {
    const [first, second, third] = (await Promise.all([place(), place(), place()])).sort() as [string, string, string];
    const test = await place({ mode: 'test' });
    await Promise.all([
      place(),
      change(first, refundRequest('open')),
      change(second, refundRequest('declined')),
      change(third, refundRequest('open')),
      change(test, refundRequest('open')),
    ]);
    expect([await refs(), await refs({ state: 'open' }), await refs({ state: 'accepted' }), await refs({ mode: 'test' })]).toEqual([
      [third, second],
      [third, first],
      [],
      [test],
    ]);
    const { next } = await reader().refundRequests(workspaceId, { mode: 'live', limit: 2 });
    expect(await refs({ after: next })).toEqual([first]);
    expect((await reader().refundRequests(await database.makeWorkspace(), { mode: 'live', limit: 2 })).data).toEqual([]);
  });
});

describe('[D-151] orders to fulfil', () => {
  const refs = async (query: object = {}) =>
    (await reader().page(workspaceId, { mode: 'live', limit: 10, toFulfil: true, ...query })).data.map(({ id }) => id);

  it('are those with something to hand over that are neither cancelled nor refunded in whole, also those found by a term', async () => {
    const statuses = [
      ['paid', 'unfulfilled'],
      ['partially_refunded', 'partially_fulfilled'],
      ['deposit_paid', 'scheduled'],
      ['refunded', 'unfulfilled'],
      ['cancelled', 'cancelled'],
      ['paid', 'fulfilled'],
      ['paid', 'not_required'],
      ['pending', 'unfulfilled'],
    ];
    const ids = (await Promise.all(statuses.map(() => place()))).sort();
    for (const [index, [status, fulfilment]] of statuses.entries())
      await change(ids[index]!, `status = '${status}', fulfillment_status = '${fulfilment}'`);
    const wanted = ids.slice(0, 3).reverse();
    expect([await refs(), await refs({ search: 'ade' }), await refs({ search: 'nobody' })]).toEqual([wanted, wanted, []]);
    expect(await refs({ status: 'paid' })).toEqual([ids[0]]);
    expect(await refs({ search: 'ade', limit: 2 })).toEqual(wanted.slice(0, 2));
    const literal = await reader().page(workspaceId, { mode: 'live', limit: 10, fulfillmentStatus: 'unfulfilled' });
    expect(literal.data.map(({ id }) => id)).toEqual([ids[7], ids[3], ids[0]]);
  });
});

describe('the delta of orders', () => {
  type Row = DeltaRow & { status: string };
  const clientsOf = () => {
    const read = async (since: string, limit: number): Promise<Row[]> =>
      (await reader().changedSince(workspaceId, 'live', since, limit)).map(({ id, updatedAt, fulfillmentStatus }) => ({
        ref: id,
        updatedAt,
        status: fulfillmentStatus,
      }));
    return [new DeltaClient<Row>(read, { limit: 100 }), new DeltaClient<Row>(read, { limit: 20 })];
  };
  const stored = async () => {
    const rows = await database.source.query<{ id: string; status: string }[]>(
      `select id, fulfillment_status as status from store_order where workspace_id = $1`,
      [workspaceId],
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  };
  const expectAll = async (clients: readonly DeltaClient<Row>[]) => {
    await settled();
    const all = await stored();
    for (const client of clients) {
      await client.catchUp();
      expect(new Map([...client.mirror.values()].map(({ ref, status }) => [ref, status]))).toEqual(all);
    }
  };

  it('[D-28] [§4.1 r5] loses no order and no change that began before others and is committed after them', async () => {
    const clients = clientsOf();
    const ids = [await place(), await place(), await place()];
    const meanwhile = (long: (manager: EntityManager) => Promise<unknown>, others: () => Promise<unknown>) =>
      database.source.transaction(async (manager) => {
        await long(manager);
        await others();
        await expectAll(clients);
      });
    await meanwhile(
      (manager) => place({}, manager),
      () => Promise.all(ids.map((id) => change(id, `fulfillment_status = 'fulfilled'`))),
    );
    await expectAll(clients);
    await meanwhile(
      (manager) => change(ids[0]!, `fulfillment_status = 'returned'`, manager),
      () => place(),
    );
    await expectAll(clients);
    expect([(await stored()).size, (await stored()).get(ids[0]!)]).toEqual([ids.length + 2, 'returned']);
  });

  it('[D-28] [§4.1 r5] loses nothing while many write at once', async () => {
    const clients = clientsOf();
    let writing = true;
    const polling = clients.map(async (client) => {
      while (writing) await client.poll();
    });
    const writers = Array.from({ length: WRITERS }, async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const id = await place();
        if (turn % 2 === 0) await change(id, `fulfillment_status = 'fulfilled'`);
      }
    });
    await Promise.all(writers).finally(() => (writing = false));
    await Promise.all(polling);
    expect((await stored()).size).toBe(WRITERS * TURNS);
    await expectAll(clients);
  });

  it('[D-11] [§4.1 r5] returns paid orders of its own mode alone, and again when they change', async () => {
    const [one, other, test] = [await place(), await place(), await place({ mode: 'test' })];
    const [pending, saving, lapsed] = [await place(), await place(), await place()];
    await change(pending, `status = 'pending', number = null, paid_at = null`);
    await change(saving, `status = 'saving'`);
    await change(lapsed, `status = 'cancelled', number = null, paid_at = null`);
    await settled();
    expect([await delta(), await delta('test'), await delta('live', 1)]).toEqual([[one, other], [test], [one]]);
    await change(one, `status = 'cancelled'`);
    await settled();
    expect(await delta()).toEqual([other, one]);
    await database.source.query(`delete from store_order where workspace_id = $1 and id = $2`, [workspaceId, other]);
    await settled();
    expect(await delta()).toEqual([one]);
  });

  it('[D-15] [D-11] [§4.1 r5] never returns an order while it is saved up for, nor when that failed, and those who run the store see it', async () => {
    const book = new PostgresOrderBook(database.sql);
    const saved = (id: string) => ({
      ...aPaidCart({ workspaceId, id, checkoutId: randomUUID(), paidMinor: 500 }),
      savedSince: new Date('2026-02-01T00:00:00Z'),
    });
    const [first, second] = [saved(randomUUID()), saved(randomUUID())].map((order) => ({
      ...order,
      checkoutId: order.checkoutId!,
      source: 'hosted' as const,
    }));
    for (const order of [first!, second!, { ...first!, paidMinor: 800 }]) await book.save(order, 'saving');
    await settled();
    const listed = async (status: 'saving' | 'cancelled') =>
      (await reader().page(workspaceId, { mode: 'live', status, limit: 10 })).data.map(({ id, paidMinor, number }) => [
        id,
        paidMinor,
        number,
      ]);
    expect([await delta(), await listed('saving')]).toEqual([
      [],
      expect.arrayContaining([
        [first!.id, 800, undefined],
        [second!.id, 500, undefined],
      ]),
    ]);
    await book.save({ ...second!, paidMinor: 100 }, 'cancelled');
    const { number } = await book.place(first!);
    await settled();
    expect([await delta(), await listed('saving'), await listed('cancelled')]).toEqual([[first!.id], [], [[second!.id, 100, undefined]]]);
    expect(await reader().find({ workspaceId, mode: 'live', orderId: first!.id })).toMatchObject({ number });
  });

  it('[decisions 3.5 orders] has the fields of its schema, money and goods and all', async () => {
    const lines = [
      aLine({ sku: 'K', responses: { size: ['L', 'M'] } }),
      aLine({
        kind: 'package',
        productId: randomUUID(),
        quantity: 1,
        slot: { startUtc: '2026-03-01T09:00:00Z', startLocal: '2026-03-01T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 30 },
      }),
    ];
    const cart = aCart([...lines, aLine({ kind: 'addon', addonOptionId: randomUUID(), parentId: lines[0]!.id })], {
      deliveryMinor: 500,
      delivery: { zoneId: randomUUID(), name: 'Lagos', kind: 'delivery' },
      discountCode: { id: randomUUID(), code: 'TEN' },
      balanceDueAt: '2026-03-01T00:00:00.000Z',
    });
    const orderId = await place({ cart, paidMinor: 1_000, deliveryAddress: { line1: '1 Broad St', city: 'Lagos', country: 'NG' } });
    const record = presentOrder((await reader().find({ workspaceId, mode: 'live', orderId }))!);
    expect(storeOrderRecord.strict().parse(JSON.parse(JSON.stringify(record)))).toMatchObject({
      number: '1001',
      test: false,
      status: 'deposit_paid',
      paidMinor: 1_000,
      balanceDueMinor: cart.totalMinor - 1_000,
      balanceDueAt: '2026-03-01T00:00:00.000Z',
      discountCode: 'TEN',
      contact: { name: 'Adé Ọlá' },
      items: [
        { sku: 'K', responses: { size: ['L', 'M'] } },
        { packageOptionRef: expect.stringMatching(/^pko_/), slot: { durationMinutes: 30 } },
        { parentItemRef: record.items[0]!.ref },
      ],
      updatedAt: expect.stringMatching(/\.\d{6}Z$/),
    });
  });
});

describe('the list of orders', () => {
  it('goes from the newest to the oldest, by status, buyer and number', async () => {
    const ids = [
      await place({ id: '00000000-0000-7000-8000-000000000001' }),
      await place({ id: '00000000-0000-7000-8000-000000000002', contact: { name: '50% Bọ́lá', phone: '+2348031234567' } }),
    ];
    await change(ids[0]!, `status = 'refunded'`);
    const list = async (query: object) =>
      (await reader().page(workspaceId, { mode: 'live', limit: 10, ...query })).data.map(({ id }) => id);
    expect(await list({})).toEqual([ids[1], ids[0]]);
    expect([
      await list({ status: 'refunded' }),
      await list({ search: '50% bọ́' }),
      await list({ search: '1001' }),
      await list({ search: 'ADE@' }),
      await list({ search: '%' }),
      await list({ mode: 'test' }),
    ]).toEqual([[ids[0]], [ids[1]], [ids[0]], [ids[0]], [ids[1]], []]);
    const first = await reader().page(workspaceId, { mode: 'live', limit: 1 });
    expect([first.next, (await reader().page(workspaceId, { mode: 'live', limit: 1, after: first.next })).data[0]!.id]).toEqual([
      ids[1],
      ids[0],
    ]);
    expect(await reader().linkOf(workspaceId, ids[0]!)).toEqual({ mode: 'live' });
  });
});

describe('orders with an open balance', () => {
  const owed = (balanceDueAt?: string) => ({
    paidMinor: 30_000,
    cart: aCart([aLine()], { dueNowMinor: 30_000, balanceMinor: 70_000, balanceMode: 'online', balanceDueAt }),
  });

  it('[D-11] are listed while it is due, and once its day is over', async () => {
    const [late, later, whenever] = [
      await place(owed('2026-02-02T12:00:00.000Z')),
      await place(owed('2999-01-01T00:00:00.000Z')),
      await place(owed()),
    ];
    await place();
    await change(await place(owed('2026-02-02T12:00:00.000Z')), `status = 'cancelled'`);
    const listed = async (balance: 'due' | 'overdue') =>
      (await reader().page(workspaceId, { mode: 'live', balance, limit: 10 })).data.map(({ id }) => id);
    expect([(await listed('due')).sort(), await listed('overdue')]).toEqual([[late, later, whenever].sort(), [late]]);
  });

  it('are those due for a reminder by now, the longest due first', async () => {
    const [soon, earlier] = [await place(owed('2026-02-12T12:00:00.000Z')), await place(owed('2026-02-11T12:00:00.000Z'))];
    await place(owed('2999-01-01T00:00:00.000Z'));
    const due = await reader().toRemind(1_000);
    expect(due.filter((name) => name.workspaceId === workspaceId)).toEqual(
      [earlier, soon].map((orderId) => ({ workspaceId, mode: 'live', orderId })),
    );
  });

  it('[D-11] state the payments of their balance as theirs, and are reported as changed by them', async () => {
    const id = await place(owed());
    const { source } = database;
    const [checkoutId, paymentId] = [randomUUID(), randomUUID()];
    await source.query(
      `insert into checkout (workspace_id, mode, id, kind, balance_of, channel, status, cart, return_url, expires_at, created_at)
       values ($1, 'live', $2, 'balance', $3, 'hosted', 'open', '{}', '', service_now(), service_now())`,
      [workspaceId, checkoutId, id],
    );
    await source.query(
      `insert into payment_attempt (workspace_id, mode, id, checkout_id, rail, provider, reference, amount_minor, currency, flow, status, created_at)
       values ($1, 'live', $2::uuid, $3, 'card', 'sandbox', $2::text, 70000, 'NGN', 'inline', 'paid', service_now())`,
      [workspaceId, paymentId, checkoutId],
    );
    const before = await stampOf(id);
    await source.query(
      `insert into payment (workspace_id, mode, id, checkout_id, attempt_id, provider, provider_reference, rail, amount_minor, currency, paid_at, applied_minor, disposition, booked_at)
       values ($1, 'live', $2::uuid, $3, $2::uuid, 'sandbox', $2::text, 'card', 70000, 'NGN', service_now(), 70000, 'applied', service_now())`,
      [workspaceId, paymentId, checkoutId],
    );
    expect((await reader().find({ workspaceId, mode: 'live', orderId: id }))!.payments).toMatchObject([
      { id: paymentId, checkoutId, amountMinor: 70_000 },
    ]);
    expect((await stampOf(id)) > before).toBe(true);
  });
});
