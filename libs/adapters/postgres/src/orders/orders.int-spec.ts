import { randomUUID } from 'node:crypto';
import { BY_HAND, isByHand, type KnownFact } from '@svc/contracts';
import { CallOffForEvent, ManageOrders, PurgeTestOrders, OrderChanges } from '@svc/orders';
import { aCart, aLine, aPaidCart, ordersContract, PAID_AT, readerOf, ticketsOf, type OrderFixture } from '@svc/orders/testing';
import { anEvent } from '@svc/ticketing/testing';
import { aMessage } from '@svc/notifications/testing';
import { bindMessageTx, PostgresEmailSources } from '../notifications';
import { OutboxNotifier } from '../outbox';
import { bindPaymentStores } from '../payments';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { inTurnOf, put, randomIds, useDatabase } from '../testing';
import { bindRegistrationTx, PostgresGuestList } from '../registration';
import { PostgresEventStore, PostgresTicketReader } from '../ticketing';
import { PostgresEventCancellationStore } from '../ticketing/event-cancellation';
import { bindOrderTx, PostgresOrderBook, PostgresOrderReader } from '.';
import { ORDER, orderOf, type OrderRow } from './order.entities';
import { sqlOf } from '../work/sql';

const database = useDatabase();
const notifiers: OutboxNotifier[] = [];

afterEach(() => Promise.all(notifiers.map((notifier) => notifier.silence())));

function open(): OrderFixture {
  const { source } = database;
  const notifier = new OutboxNotifier(sqlOf(source), (error) => {
    throw error;
  });
  notifiers.push(notifier);
  return {
    work: new PostgresUnitOfWork(sqlOf(source), (sql) => bindOrderTx(sql, randomIds), notifier),
    place: (paid, payments) =>
      sqlOf(source).transaction(async (sql) => {
        const stores = bindPaymentStores(sql);
        const head = { workspaceId: paid.workspaceId, mode: paid.mode, checkoutId: paid.checkoutId! };
        for (const { id, rail, amountMinor, currency, paidAt, reference = id } of payments) {
          const charge = { ...head, provider: isByHand(rail) ? BY_HAND : 'sandbox', rail, amountMinor, currency };
          if (!isByHand(rail))
            await stores.attempts.insert({
              ...charge,
              rail,
              id,
              reference: `pay-${id}`,
              flow: 'inline',
              status: 'paid',
              createdAt: paidAt,
            });
          await stores.payments.insert({
            ...charge,
            id,
            ...(!isByHand(rail) && { attemptId: id }),
            providerReference: reference,
            paidAt,
            appliedMinor: amountMinor,
            disposition: 'applied',
            bookedAt: paidAt,
          });
        }
        return new PostgresOrderBook(sql).place({ ...paid, checkoutId: head.checkoutId, source: 'storefront_api' });
      }),
    find: async ({ workspaceId, mode, orderId }) => {
      const [row] = await source.query<OrderRow[]>(`select ${ORDER} from store_order o where workspace_id = $1 and mode = $2 and id = $3`, [
        workspaceId,
        mode,
        orderId,
      ]);
      return row && orderOf(row);
    },
    anEvent: async (workspaceId) => {
      const slug = `e-${randomUUID()}`;
      const event = anEvent({ slug, ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] });
      await sqlOf(source).transaction((sql) => put(new PostgresEventStore(sql, workspaceId, randomIds), [event]));
      const [tier] = await source.query<{ eventId: string; ticketTypeId: string }[]>(
        `select e.id as "eventId", t.id as "ticketTypeId" from event e join ticket_type t on t.workspace_id = e.workspace_id and t.event_id = e.id where e.workspace_id = $1 and e.slug = $2`,
        [workspaceId, slug],
      );
      return tier!;
    },
    sell: async (workspaceId, changes) => {
      for (const { kind, subjectId, startAt, count } of changes) {
        const [sql, id] = kind === 'slot' ? [SELL_SLOT, startAt] : [SELL, kind];
        await source.query(sql, [workspaceId, subjectId, id, count]);
      }
    },
    sold: async (workspaceId, { kind, subjectId, startAt }) => {
      const [row] = await source.query<{ sold: number }[]>(kind === 'slot' ? SOLD_SLOT : SOLD, [
        workspaceId,
        subjectId,
        kind === 'slot' ? startAt : kind,
      ]);
      return row!.sold;
    },
    failRefund: async ({ workspaceId }, refundId) => {
      await source.query(`update refund set status = 'failed' where workspace_id = $1 and id = $2`, [workspaceId, refundId]);
    },
    facts: (workspaceId) =>
      source.query<KnownFact[]>(
        `select id, type, workspace_id as "workspaceId", mode, data from outbox where workspace_id = $1 order by occurred_at`,
        [workspaceId],
      ),
  };
}

const SELL = `insert into counter (workspace_id, subject_id, kind, sold) values ($1, $2, $3, $4) on conflict (workspace_id, kind, subject_id) do update set sold = excluded.sold`;
const SELL_SLOT = `insert into slot_counter (workspace_id, variant_id, start_at, sold) values ($1, $2, $3, $4)`;
const SOLD = `select sold from counter where workspace_id = $1 and subject_id = $2 and kind = $3`;
const SOLD_SLOT = `select sold from slot_counter where workspace_id = $1 and variant_id = $2 and start_at = $3`;

describe('orders in Postgres', () => ordersContract(open, () => database.makeWorkspace()));

describe('tickets that were bought', () => {
  it('open, admit at the door and are in the guest list like those that were registered for', async () => {
    const { source } = database;
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const event = await fixture.anEvent(workspaceId);
    const [one, other] = [ticketsOf(event, 2), ticketsOf(event, 1)];
    const seats = [
      ...one.seats.map((seat) => ({ ...seat, name: undefined })),
      ...other.seats.map((seat) => ({ ...seat, position: 2, ticket: 2 })),
    ];
    const paid = aPaidCart({
      workspaceId,
      eventId: event.eventId,
      cart: aCart([one.line, other.line]),
      seats,
      responses: { diet: 'fish' },
    });
    await fixture.place(paid, []);
    const [first, last] = [seats[0]!.id, seats[2]!.id];

    const ticket = (await new PostgresTicketReader(sqlOf(source)).find(`w-${workspaceId}`, last))!;
    expect([ticket.contactName, ticket.seat.name, ticket.group.map(({ attendeeId }) => attendeeId)]).toEqual([
      'Adé Ọlá',
      'Guest 0',
      seats.map(({ id }) => id),
    ]);

    const guests = new PostgresGuestList(sqlOf(source));
    expect(await guests.atDoor({ workspaceId, mode: 'live', attendeeId: first })).toMatchObject({
      name: 'Adé Ọlá',
      attendee: { status: 'confirmed' },
    });
    const { data } = await guests.page(workspaceId, { mode: 'live', eventId: event.eventId, search: 'ade@', limit: 5 });
    expect(data).toMatchObject([
      {
        id: paid.id,
        contact: { name: 'Adé Ọlá' },
        source: 'storefront_api',
        responses: { diet: 'fish' },
        seats: seats.map(({ id }) => ({ id })),
      },
    ]);
    expect((await guests.find({ workspaceId, mode: 'live', by: { attendeeId: last } }))!.id).toBe(paid.id);
    expect((await guests.page(workspaceId, { mode: 'test', limit: 5 })).data).toEqual([]);
  });

  it('[D-126] lead to the order that they were bought with; other seats lead to none', async () => {
    const { source } = database;
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const event = await fixture.anEvent(workspaceId);
    const { line, seats } = ticketsOf(event, 1);
    const paid = aPaidCart({ workspaceId, eventId: event.eventId, cart: aCart([line]), seats });
    await fixture.place(paid, []);
    const reader = new PostgresOrderReader(sqlOf(source));
    const of = (overrides: Partial<Parameters<typeof reader.ofSeat>[0]>) =>
      reader.ofSeat({ workspaceId, mode: 'live', attendeeId: seats[0]!.id, ...overrides });
    expect(await of({})).toBe(paid.id);
    expect([
      await of({ mode: 'test' }),
      await of({ workspaceId: await database.makeWorkspace() }),
      await of({ attendeeId: randomUUID() }),
    ]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the counts released by an order', () => {
  /** Opens the checkout of an order, with its holds. */
  async function taken(
    { workspaceId, checkoutId }: { workspaceId: string; checkoutId?: string },
    holds: { kind: string; subjectId?: string; count: number }[],
  ): Promise<void> {
    await database.source.query(
      `insert into checkout (workspace_id, mode, id, kind, channel, status, cart, return_url, expires_at, created_at)
       values ($1, 'live', $2, 'products', 'hosted', 'open', '{}', 'https://shop.example', service_now(), service_now())`,
      [workspaceId, checkoutId],
    );
    for (const { kind, subjectId, count } of holds) {
      await database.source.query(
        `insert into hold (workspace_id, mode, checkout_id, kind, subject_id, count, state) values ($1, 'live', $2, $3, $4, $5, 'converted')`,
        [workspaceId, checkoutId, kind, subjectId, count],
      );
    }
  }
  const holdsOf = (workspaceId: string) =>
    database.source.query<{ kind: string; count: number; state: string }[]>(
      `select kind, count, state from hold where workspace_id = $1 order by kind`,
      [workspaceId],
    );
  const manage = (fixture: OrderFixture) =>
    new ManageOrders(new OrderChanges(fixture.work, randomIds, { now: () => PAID_AT }), new PostgresOrderReader(database.sql));
  const named = (workspaceId: string, orderId: string) => ({ workspaceId, mode: 'live' as const, orderId, author: { requestId: 'req_1' } });

  it('are those its checkout has taken, and nothing that was not counted when it was sold', async () => {
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const [counted, uncounted] = [aLine(), aLine()];
    const paid = aPaidCart({ workspaceId, cart: aCart([counted, uncounted]) });
    await fixture.place(paid, []);
    await taken(paid, [{ kind: 'variant', subjectId: counted.variantId, count: 2 }]);
    const shelves = [counted, uncounted].map(({ variantId }) => ({ kind: 'variant' as const, subjectId: variantId! }));
    await fixture.sell(
      workspaceId,
      shelves.map((shelf) => ({ ...shelf, count: 7 })),
    );
    await manage(fixture).cancel({ ...named(workspaceId, paid.id), refund: false });
    expect(await Promise.all(shelves.map((shelf) => fixture.sold(workspaceId, shelf)))).toEqual([5, 7]);
  });

  it('[ADR 0008 r2] are of its holds as well, and a code’s buyer may use it once more', async () => {
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const line = aLine({ quantity: 3 });
    const discountCode = { id: randomUUID(), code: 'TENOFF' };
    const paid = aPaidCart({ workspaceId, cart: aCart([line], { discountCode }) });
    await fixture.place(paid, [
      { id: randomUUID(), checkoutId: paid.checkoutId!, rail: 'card', amountMinor: paid.paidMinor, currency: 'NGN', paidAt: PAID_AT },
    ]);
    await taken(paid, [
      { kind: 'variant', subjectId: line.variantId, count: 3 },
      { kind: 'discount_code', subjectId: discountCode.id, count: 1 },
    ]);
    await fixture.sell(workspaceId, [
      { kind: 'variant', subjectId: line.variantId!, count: 3 },
      { kind: 'discount_code', subjectId: discountCode.id, count: 1 },
    ]);
    await database.source.query(
      `insert into discount_use (workspace_id, mode, checkout_id, code_id, contact_key, n) values ($1, 'live', $2, $3, 'ade@example.com', 1)`,
      [workspaceId, paid.checkoutId, discountCode.id],
    );
    const uses = () => database.source.query(`select * from discount_use where workspace_id = $1`, [workspaceId]);

    await manage(fixture).refund({
      isKeyed: true,
      ...named(workspaceId, paid.id),
      wanted: { items: [{ itemId: line.id, quantity: 1 }] },
    });
    expect(await holdsOf(workspaceId)).toEqual([
      { kind: 'discount_code', count: 1, state: 'converted' },
      { kind: 'variant', count: 2, state: 'converted' },
    ]);
    expect(await uses()).toHaveLength(1);

    await manage(fixture).cancel({ ...named(workspaceId, paid.id), refund: true });
    expect((await holdsOf(workspaceId)).map(({ state }) => state)).toEqual(['released', 'released']);
    expect([
      await uses(),
      await fixture.sold(workspaceId, { kind: 'variant', subjectId: line.variantId! }),
      await fixture.sold(workspaceId, { kind: 'discount_code', subjectId: discountCode.id }),
    ]).toEqual([[], 0, 0]);
  });
});

describe('[D-147] the money that a dry run of a cancellation counts', () => {
  const clock = { now: () => new Date() };
  const author = { requestId: 'req_1' };

  it('is what is refunded then: of tickets beside goods, after refunds by item and by amount, of cancelled orders, and none taken by hand', async () => {
    const fixture = open();
    const workspaceId = await database.makeWorkspace();
    const event = await fixture.anEvent(workspaceId);
    const changes = new OrderChanges(fixture.work, randomIds, clock);
    const manage = new ManageOrders(changes, readerOf(fixture));
    const buy = async ({ goods = 1, deliveryMinor = 500, byHandMinor = 0 } = {}) => {
      const { line, seats } = ticketsOf(event, 2);
      const beside = aLine({ quantity: goods, unitPriceMinor: 3_000 });
      const cart = aCart([{ ...line, customerFeeMinor: 101 }, ...(goods > 0 ? [beside] : [])], {
        deliveryMinor: goods > 0 ? deliveryMinor : 0,
      });
      const paid = aPaidCart({ workspaceId, cart, seats, eventId: event.eventId });
      const amountMinor = paid.paidMinor - byHandMinor;
      const money = { checkoutId: paid.checkoutId!, rail: 'card', amountMinor, currency: 'NGN', paidAt: PAID_AT } as const;
      await fixture.place(paid, amountMinor > 0 ? [{ ...money, id: randomUUID() }] : []);
      await database.source.query('update store_order set received_by_hand_minor = $2 where workspace_id = $1 and id = $3', [
        workspaceId,
        byHandMinor,
        paid.id,
      ]);
      return { name: { workspaceId, mode: 'live' as const, orderId: paid.id }, ticket: line.id, beside: beside.id };
    };
    const refund = ({ name }: Awaited<ReturnType<typeof buy>>, wanted: Parameters<ManageOrders['refund']>[0]['wanted']) =>
      manage.refund({ ...name, author, wanted, isKeyed: true });
    const counted = () =>
      sqlOf(database.source).transaction(async (sql) => {
        const { refundMinor } = await new PostgresEventCancellationStore(sql).count({ workspaceId, eventId: event.eventId });
        return refundMinor['NGN'] ?? 0;
      });

    const orders = [await buy(), await buy({ goods: 0 }), await buy({ goods: 3 })];
    const [ofTicket, ofGoods, ofAmount, cancelled] = [await buy(), await buy({ goods: 3 }), await buy(), await buy()];
    await refund(ofTicket, { items: [{ itemId: ofTicket.ticket, quantity: 1 }] });
    await refund(ofGoods, { items: [{ itemId: ofGoods.beside, quantity: 1 }] });
    await refund(ofAmount, { amountMinor: 60_000 });
    await manage.cancel({ ...cancelled.name, author, refund: false });
    orders.push(ofTicket, ofGoods, ofAmount, cancelled, await buy({ goods: 0, byHandMinor: 40_000 }), await buy({ byHandMinor: 100_101 }));

    for (const { name } of orders) {
      const [before, dueMinor] = [(await fixture.find(name))!, await counted()];
      await new CallOffForEvent(changes, fixture.work, randomIds, clock).execute(
        { ...name, eventId: event.eventId },
        { notify: false, refund: 'all', by: author },
      );
      const refunds = (await fixture.find(name))!.refunds.slice(before.refunds.length);
      expect(dueMinor - (await counted())).toBe(refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    }
    expect(await counted()).toBe(0);
  });
});

describe('the content of emails about orders and their money', () => {
  const emails = () => new PostgresEmailSources(database.sql);
  const plan = (workspaceId: string) => inTurnOf(database.sql, workspaceId, (sql) => bindMessageTx(sql, randomIds).plan);

  it('has the buyer, the receipt, and the tickets as those of a registration', async () => {
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const event = await fixture.anEvent(workspaceId);
    const { line, seats } = ticketsOf(event);
    const paid = aPaidCart({ workspaceId, eventId: event.eventId, cart: aCart([line]), seats });
    const goods = aPaidCart({ workspaceId, contact: { phone: '+2348031234567' } });
    await fixture.place(paid, []);
    await fixture.place(goods, []);
    expect(
      await plan(workspaceId).buyers({ orders: [paid, goods].map(({ id }) => ({ workspaceId, id })), refunds: [], attempts: [] }),
    ).toEqual(
      expect.arrayContaining([
        { workspaceId, mode: 'live', subjectId: paid.id, email: 'Ade@Example.com', unpaid: false },
        { workspaceId, mode: 'live', subjectId: goods.id, phone: '+2348031234567', unpaid: false },
      ]),
    );
    expect(await emails().read('order', aMessage({ workspaceId, subjectId: paid.id }))).toMatchObject({
      workspace: { displayName: 'Ile' },
      contactName: 'Adé Ọlá',
      order: {
        number: 1001,
        status: 'paid',
        paidMinor: paid.paidMinor,
        items: [{ name: 'Entry', quantity: 2, netMinor: line.netMinor }],
        totals: { currency: 'NGN', totalMinor: paid.paidMinor },
      },
      tickets: {
        event: { id: event.eventId, days: [] },
        seats: seats.map(({ id }) => ({ attendeeId: id, serial: 1, status: 'confirmed', tierName: 'Entry' })),
      },
    });
    const bought = await database.sql.transaction((sql) =>
      bindRegistrationTx(sql, randomIds).attendees.lock({ workspaceId, mode: 'live', attendeeId: seats[0]!.id }),
    );
    expect(bought).toMatchObject({ eventId: event.eventId, serial: 1, takenBy: { orderId: paid.id } });
    const toPhone = aMessage({ workspaceId, subjectId: goods.id, recipient: '+2348031234567' });
    expect(await emails().read('order', toPhone)).not.toHaveProperty('tickets');
    expect(await emails().read('order', { ...toPhone, recipient: 'ade@example.com' })).toBeUndefined();
    expect(await emails().read('order', aMessage({ workspaceId, mode: 'test', subjectId: paid.id }))).toBeUndefined();
  });

  it('has money on its way back, and its owner', async () => {
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const paid = aPaidCart({ workspaceId });
    const payment = {
      id: randomUUID(),
      checkoutId: paid.checkoutId!,
      rail: 'card' as const,
      amountMinor: paid.paidMinor,
      currency: 'NGN',
      paidAt: PAID_AT,
    };
    await fixture.place(paid, [payment]);
    await database.source.query(
      `insert into checkout (workspace_id, mode, id, kind, channel, status, cart, contact, return_url, expires_at, created_at)
       values ($1, 'live', $2, 'products', 'hosted', 'open', '{}', '{"name": "Adé", "email": "ade@example.com"}', 'https://shop.example', service_now(), service_now())`,
      [workspaceId, paid.checkoutId],
    );
    const refund = {
      workspaceId,
      mode: 'live' as const,
      checkoutId: paid.checkoutId!,
      id: randomUUID(),
      paymentId: payment.id,
      amountMinor: 900,
      currency: 'NGN',
      reason: 'late',
      status: 'pending' as const,
      createdAt: PAID_AT,
    };
    await bindPaymentStores(database.sql).refunds.insert(refund);
    expect(await plan(workspaceId).buyers({ orders: [], refunds: [{ workspaceId, id: refund.id }], attempts: [] })).toEqual([
      { workspaceId, mode: 'live', subjectId: refund.id, email: 'ade@example.com', unpaid: false },
    ]);
    expect(await emails().read('refund', aMessage({ workspaceId, subjectId: refund.id }))).toMatchObject({
      contactName: 'Adé',
      checkoutId: paid.checkoutId,
      refund: { id: refund.id, amountMinor: 900, currency: 'NGN', reason: 'late', status: 'pending' },
    });
  });
});

describe('deleted test orders', () => {
  const MONEY = [
    'payment_attempt',
    'payment',
    'payment_exception',
    'provider_reference',
    'sandbox_charge',
    'sandbox_receipt',
    'sandbox_callback',
  ];

  it('[§8 r12] leave no row of their money, also none at the sandbox; that of others stays', async () => {
    const { source } = database;
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    for (const mode of ['test', 'live'] as const) {
      const paid = aPaidCart({ workspaceId, mode });
      const id = randomUUID();
      await fixture.place(paid, [{ id, checkoutId: paid.checkoutId!, rail: 'card', amountMinor: 1_000, currency: 'NGN', paidAt: PAID_AT }]);
      await source.query(
        `insert into payment_exception (workspace_id, mode, id, kind, checkout_id, message, created_at) values ($1, $2, $3, 'money_returned', $4, 'Late.', $5)`,
        [workspaceId, mode, id, paid.checkoutId, PAID_AT],
      );
      await source.query(PLAYED, [workspaceId, mode, `pay-${id}`]);
      await source.query(`insert into sandbox_receipt values ($1, $2, $3::text, $3, 1000, service_now())`, [
        workspaceId,
        mode,
        `pay-${id}`,
      ]);
      await source.query(`insert into sandbox_callback values ($1, $2, $4, $3, '{}', service_now())`, [workspaceId, mode, `pay-${id}`, id]);
    }
    await fixture.work.run(({ orders }) => orders.deleteTestOrders(new Date(PAID_AT.getTime() + 1), 500));
    for (const table of MONEY) {
      const rows = await source.query<{ mode: string }[]>(`select mode from ${table} where workspace_id = $1`, [workspaceId]);
      expect([table, rows]).toEqual([table, [{ mode: 'live' }]]);
    }
  });
});

describe('test orders that are saved up for', () => {
  it('[§8 r12] [D-15] are deleted once they ended unpaid, and nobody is notified, since nobody was notified of them', async () => {
    const workspaceId = await database.makeWorkspace();
    const fixture = open();
    const book = new PostgresOrderBook(database.sql);
    const save = async (status: 'saving' | 'cancelled') => {
      const paid = aPaidCart({ workspaceId, mode: 'test' });
      await book.save({ ...paid, checkoutId: paid.checkoutId!, source: 'hosted', savedSince: PAID_AT }, status);
      return { workspaceId, mode: 'test' as const, orderId: paid.id };
    };
    const [saving, vain] = [await save('saving'), await save('cancelled')];
    await new PurgeTestOrders(fixture.work, randomIds).execute(new Date(PAID_AT.getTime() + 86_400_000), 500);
    expect([(await fixture.find(saving))?.status, await fixture.find(vain), await fixture.facts(workspaceId)]).toEqual([
      'saving',
      undefined,
      [],
    ]);
  });
});

describe('test checkouts that nobody paid', () => {
  it('[§8 r12] are deleted when they are old and have ended', async () => {
    const { source } = database;
    const workspaceId = await database.makeWorkspace();
    const [before, after] = [new Date(PAID_AT.getTime() - 1), PAID_AT];
    const remaining: string[] = [];
    for (const [mode, status, createdAt] of [
      ['test', 'expired', before],
      ['test', 'cancelled', before],
      ['test', 'expired', after],
      ['test', 'open', before],
      ['live', 'expired', before],
    ] as const) {
      const id = randomUUID();
      await source.query(ENDED, [workspaceId, mode, id, status, createdAt]);
      const isOld = createdAt === before && mode === 'test' && status !== 'open';
      if (!isOld) remaining.push(id);
    }
    await open().work.run(({ orders }) => orders.deleteUnpaidTestCheckouts(PAID_AT, 500));
    const rows = await source.query<{ id: string }[]>('select id from checkout where workspace_id = $1', [workspaceId]);
    expect(rows.map(({ id }) => id).sort()).toEqual(remaining.sort());
  });
});

const ENDED = `
  insert into checkout (workspace_id, mode, id, kind, channel, status, cart, return_url, expires_at, created_at, cancelled_at)
  values ($1, $2, $3, 'products', 'hosted', $4, '{}', 'https://shop.example', $5, $5, case when $4 = 'cancelled' then $5::timestamptz end)`;
const PLAYED = `
  insert into sandbox_charge (workspace_id, mode, reference, rail, amount_minor, currency, description, return_url, state)
  values ($1, $2, $3, 'card', 1000, 'NGN', 'Order', 'https://shop.example', 'open')`;
