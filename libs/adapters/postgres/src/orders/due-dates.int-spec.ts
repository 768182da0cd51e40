import { randomUUID } from 'node:crypto';
import { anEvent, applying } from '@svc/workspace-document/testing';
import { randomIds, useDatabase } from '../testing';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { sqlOf } from '../work/sql';
import { bindDocumentTx } from '../workspace-document/document-tx';

const database = useDatabase();
let workspaceId: string;

const day = (date: number) => `2036-05-${String(date).padStart(2, '0')}T12:00:00.000Z`;
const deposit = (key: string, date?: number) => ({
  key,
  name: key,
  kind: 'deposit',
  prices: [{ currency: 'NGN', priceMinor: 500_000 }],
  depositType: 'percent',
  depositValue: 30,
  ...(date && { depositBalanceDueAt: day(date) }),
});

function apply(balcony: number | undefined, stalls = 20) {
  const work = new PostgresUnitOfWork(sqlOf(database.source), (sql) => bindDocumentTx(sql, randomIds));
  const event = anEvent({ slug: 'gala', attachedProductRefs: [], ticketTypes: [deposit('balcony', balcony), deposit('stalls', stalls)] });
  return applying(work).execute({ workspaceId, document: { version: 1, events: [event] }, dryRun: false, force: true });
}

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  await apply(10);
});

async function idOf(table: string, column: string, name: string): Promise<string> {
  const [row] = await database.source.query<{ id: string }[]>(`select id from ${table} where workspace_id = $1 and ${column} = $2`, [
    workspaceId,
    name,
  ]);
  return row!.id;
}

interface Bought {
  mode?: string;
  status?: string;
  /** Day that the order has; that of its totals is the 10th. */
  dueOn?: number;
  types?: string[];
  refunded?: number;
}

async function buy({
  mode = 'live',
  status = 'deposit_paid',
  dueOn = 10,
  types = ['balcony'],
  refunded = 0,
}: Bought = {}): Promise<string> {
  const order = randomUUID();
  await database.source.query(
    `insert into store_order (workspace_id, mode, id, event_id, source, status, fulfillment_status, totals, paid_minor, contact, placed_at, balance_due_at)
     values ($1, $2, $3, $4, 'storefront_api', $5, 'not_required', $6, 100, '{}', service_now(), $7)`,
    [
      workspaceId,
      mode,
      order,
      await idOf('event', 'slug', 'gala'),
      status,
      { currency: 'NGN', balanceMode: 'online', balanceDueAt: day(10) },
      day(dueOn),
    ],
  );
  for (const [position, type] of types.entries()) {
    const line = { ticketTypeId: await idOf('ticket_type', 'key', type), quantity: 1 };
    await database.source.query(
      `insert into order_item (workspace_id, mode, id, order_id, position, refunded_quantity, line) values ($1, $2, $3, $4, $5, $6, $7)`,
      [workspaceId, mode, randomUUID(), order, position, position === 0 ? refunded : 0, line],
    );
  }
  return order;
}

async function dueOf(order: string) {
  const [row] = await database.source.query<{ due: Date; totals: { balanceDueAt: string }; remindAt: Date | null; version: string }[]>(
    `select balance_due_at as due, totals, remind_at as "remindAt", version from store_order where workspace_id = $1 and id = $2`,
    [workspaceId, order],
  );
  const { due, totals, remindAt, version } = row!;
  return { due: due.toISOString(), totals: totals.balanceDueAt, remindAt: remindAt?.toISOString(), version: Number(version) };
}

describe('balances of placed orders, on Postgres', () => {
  it('[D-148] follow a ticket type to a later day, with their reminder, and never to an earlier one', async () => {
    const order = await buy();
    await apply(15);
    const once = await dueOf(order);
    expect(once).toEqual({ due: day(15), totals: day(15), remindAt: day(8), version: expect.any(Number) as number });
    await apply(12);
    expect(await dueOf(order)).toEqual(once);
    await apply(undefined);
    expect(await dueOf(order)).toEqual(once);
    await apply(18);
    expect(await dueOf(order)).toMatchObject({ due: day(18), version: once.version + 1 });
  });

  it('[D-148] follow in test mode without reminders, and not where they were set by hand or are paid', async () => {
    const [test, byHand, paid] = [await buy({ mode: 'test' }), await buy({ dueOn: 12 }), await buy({ status: 'paid' })];
    await apply(15);
    expect(await dueOf(test)).toMatchObject({ due: day(15), remindAt: undefined });
    expect([await dueOf(byHand), await dueOf(paid)]).toMatchObject([{ due: day(12) }, { due: day(10) }]);
  });

  it('[D-148] go by the earliest of their ticket types that are not called off', async () => {
    const [both, left] = [await buy({ types: ['balcony', 'stalls'] }), await buy({ types: ['balcony', 'stalls'], refunded: 1 })];
    await apply(25);
    expect([await dueOf(both), await dueOf(left)]).toMatchObject([{ due: day(20) }, { due: day(20) }]);
    await apply(25, 28);
    expect([await dueOf(both), await dueOf(left)]).toMatchObject([{ due: day(25) }, { due: day(28) }]);
  });
});
