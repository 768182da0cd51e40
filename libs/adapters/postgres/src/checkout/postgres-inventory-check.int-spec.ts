import { randomUUID } from 'node:crypto';
import { OpenEventCheckout, ReadSeatRules, type InventoryDrift } from '@svc/checkout';
import { refOf } from '@svc/kernel';
import { ManageOrders, OrderChanges } from '@svc/orders';
import { anEvent } from '@svc/ticketing/testing';
import { bindOrderTx, PostgresOrderReader } from '../orders';
import { OutboxNotifier } from '../outbox';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventStore } from '../ticketing';
import { bindCheckoutTx, PostgresCheckoutOpening, PostgresCheckoutReader, PostgresInventoryCheck } from '.';

const database = useDatabase();
let workspaceId: string;
let notifier: OutboxNotifier;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  notifier = new OutboxNotifier(database.sql, (error) => {
    throw error;
  });
});
afterEach(() => notifier.silence());

const rows = <T>(sql: string, parameters: unknown[] = [workspaceId]) => database.source.query<T[]>(sql, parameters);
const check = () => new PostgresInventoryCheck(database.sql);
const drifts = async () => (await check().compare()).filter((drift) => drift.workspaceId === workspaceId);

/** Publishes an event of a free tier and a paid one; returns the refs of both. */
async function publish(): Promise<{ free: string; paid: string }> {
  const day = { startAt: '2036-03-01T18:00:00Z', endAt: '2036-03-01T22:00:00Z' };
  const event = anEvent({
    slug: 'party',
    ...day,
    ticketTypes: [
      { key: 'free', name: 'Free', kind: 'free', capacity: 10, groupSize: 2 },
      { key: 'paid', name: 'Paid', kind: 'paid', priceMinor: 1_000, capacity: 10 },
    ],
  });
  await put(new PostgresEventStore(database.sql, workspaceId, randomIds), [event]);
  const [free, paid] = await rows<{ id: string }>(`select id from ticket_type where workspace_id = $1 order by key`);
  return { free: refOf('tkt', free!.id), paid: refOf('tkt', paid!.id) };
}

function open(ticketTypeRef: string, quantity = 2) {
  const reader = new PostgresCheckoutReader(database.sql);
  const work = new PostgresUnitOfWork(database.sql, (sql) => bindCheckoutTx(sql, randomIds), notifier);
  const useCase = new OpenEventCheckout(
    reader,
    new PostgresCheckoutOpening(database.sql, reader, notifier),
    work,
    new ReadSeatRules(reader, { now: () => new Date() }),
    randomIds,
  );
  const body = {
    tickets: [{ ticketTypeRef, quantity }],
    contact: { name: 'Ada', email: `${randomUUID()}@example.com` },
    returnUrl: 'https://shop.example/thanks',
  };
  return useCase.execute({ workspaceId, mode: 'live', slug: 'party', path: 'eventCheckout', body, now: new Date() });
}

describe('counters of stock and seats', () => {
  it('[ADR 0008 r1] agree with holds and tickets, while seats are held, sold and given up', async () => {
    const { free, paid } = await publish();
    await open(paid);
    const { checkout } = await open(free);
    expect([checkout.status, await drifts()]).toEqual(['paid', []]);
    expect(await rows(`select kind, sold, held from counter where workspace_id = $1 and sold + held > 0 order by kind, sold`)).toEqual([
      { kind: 'event', sold: 4, held: 2 },
      { kind: 'ticket_type', sold: 0, held: 2 },
      { kind: 'ticket_type', sold: 2, held: 0 },
    ]);
    const orders = new PostgresUnitOfWork(database.sql, (sql) => bindOrderTx(sql, randomIds), notifier);
    const name = { workspaceId, mode: 'live' as const, orderId: checkout.orderId!, author: { requestId: 'req_1' } };
    const changes = new OrderChanges(orders, randomIds, { now: () => new Date() });
    await new ManageOrders(changes, new PostgresOrderReader(database.sql)).cancel({ ...name, refund: false });
    expect(await drifts()).toEqual([]);
  });

  it('[ADR 0008 r1] are reported when they differ, and not repaired', async () => {
    const { free, paid } = await publish();
    await open(paid);
    await open(free);
    await rows(`update counter set held = held + 1, sold = sold - 1 where workspace_id = $1 and kind = 'event'`);
    const [variant, hour] = [randomUUID(), '2036-03-01T09:00:00.000Z'];
    await rows(`insert into slot_counter (workspace_id, variant_id, start_at, sold) values ($1, $2, $3, 1)`, [workspaceId, variant, hour]);
    const expected: Partial<InventoryDrift>[] = [
      { kind: 'event', held: 3, sold: 3, shouldHold: 2, shouldHaveSold: 4 },
      { kind: 'slot', subjectId: variant, startAt: hour, held: 0, sold: 1, shouldHold: 0, shouldHaveSold: 0 },
    ];
    expect(await drifts()).toEqual(expected.map((drift): unknown => expect.objectContaining(drift)));
    expect(await drifts()).toHaveLength(2);
  });

  it('[ADR 0008 r1] are counted when they differ, until they are right again, and keep the moment they were found', async () => {
    await rows(`insert into counter (workspace_id, kind, subject_id, sold) values ($1, 'variant', $2, 1)`, [workspaceId, randomUUID()]);
    const findings = () => rows<{ at: string }>(`select found_at::text as at from inventory_finding where workspace_id = $1`);
    const before = await check().driftCount();
    await check().compare();
    const [first] = await findings();
    await check().compare();
    expect([await check().driftCount(), await findings()]).toEqual([before + 1, [first]]);
    await rows(`update counter set sold = 0 where workspace_id = $1`);
    await check().compare();
    expect([await check().driftCount(), await findings()]).toEqual([before, []]);
  });
});
