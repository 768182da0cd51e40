import { randomUUID } from 'node:crypto';
import { presentOrderTickets } from '@svc/ticketing';
import { aCart, aPaidCart, ticketsOf } from '@svc/orders/testing';
import { PostgresOrderBook } from '../orders';
import { useDatabase } from '../testing';
import { PostgresOrderTicketsReader } from './ticket-reader';

const database = useDatabase();
const [SATURDAY, SUNDAY] = [randomUUID(), randomUUID()];

/** A fair of two days, with a tier for both and one for Sunday. */
async function aFair(workspaceId: string): Promise<{ eventId: string; both: string; sunday: string }> {
  const [eventId, both, sunday] = [randomUUID(), randomUUID(), randomUUID()];
  const run = (sql: string, ...parameters: unknown[]) => database.source.query(sql, [workspaceId, eventId, ...parameters]);
  await run(
    `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details)
     values ($1, $2, 'fair', 'Fair', true, '2030-06-01T08:00:00Z', '2030-06-02T20:00:00Z', '{}', '{}', '{"venueVisibility": "registered_only", "location": {"venueName": "Attic"}}')`,
  );
  for (const [position, [id, dayDate]] of [
    [SATURDAY, '2030-06-01'],
    [SUNDAY, '2030-06-02'],
  ].entries()) {
    await run(
      `insert into event_day (workspace_id, id, event_id, key, position, details) values ($1, $3, $2, $4, $5, $6)`,
      id,
      `d${position}`,
      position,
      { dayDate },
    );
  }
  for (const [id, days] of [
    [both, []],
    [sunday, [SUNDAY]],
  ] as const) {
    await run(
      `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $3::uuid, $2, $3::text, 0, $4, '[]', $5)`,
      id,
      days,
      { name: days.length > 0 ? 'Sunday' : 'Weekend', kind: 'paid', approvalRequired: false },
    );
  }
  return { eventId, both, sunday };
}

describe('the tickets of an order in Postgres', () => {
  const reader = () => new PostgresOrderTicketsReader(database.sql);
  const placed = async (tierOf: (fair: Awaited<ReturnType<typeof aFair>>) => string[]) => {
    const workspaceId = await database.makeWorkspace();
    const fair = await aFair(workspaceId);
    const parts = tierOf(fair).map((ticketTypeId) => ticketsOf({ eventId: fair.eventId, ticketTypeId }, 1));
    const seats = parts.flatMap(({ seats: sold }, position) => sold.map((seat) => ({ ...seat, position })));
    const paid = aPaidCart({ workspaceId, eventId: fair.eventId, cart: aCart(parts.map(({ line }) => line)), seats });
    await new PostgresOrderBook(database.sql).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' });
    return { workspaceId, mode: 'live' as const, orderId: paid.id };
  };
  const seen = async (order: Awaited<ReturnType<typeof placed>>) =>
    presentOrderTickets((await reader().find(order))!, new Date('2030-05-01T12:00:00Z'));

  it('have their tiers and the days that each admits to, and the event with all of these and the place that guests may know', async () => {
    const { event, days, seats } = await seen(await placed(({ both, sunday }) => [both, sunday]));
    expect(event).toMatchObject({ title: 'Fair', removed: false, isOver: false });
    expect(days.map(({ date, location }) => [date, location])).toEqual([
      ['2030-06-01', { venueName: 'Attic' }],
      ['2030-06-02', { venueName: 'Attic' }],
    ]);
    expect(seats.map(({ tier, holder, admits, days: own }) => [tier, holder, admits, own.length])).toEqual([
      ['Weekend', 'Guest 0', true, 2],
      ['Sunday', 'Guest 0', true, 1],
    ]);
  });

  it('have no day that none of them admits to', async () => {
    expect((await seen(await placed(({ sunday }) => [sunday]))).days.map(({ date }) => date)).toEqual(['2030-06-02']);
  });

  it('admit nobody once the event is deleted', async () => {
    const order = await placed(({ both }) => [both]);
    await database.source.query(`update event set deleted_at = now() where workspace_id = $1`, [order.workspaceId]);
    expect(await seen(order)).toMatchObject({ event: { removed: true }, seats: [{ admits: false }] });
  });

  it('[D-5] are those of one order of one workspace', async () => {
    const [mine, yours] = [await placed(({ both }) => [both]), await placed(({ both }) => [both, both])];
    expect((await seen(mine)).seats).toHaveLength(1);
    expect(await reader().find({ ...mine, workspaceId: yours.workspaceId })).toBeUndefined();
    expect(await reader().find({ ...mine, mode: 'test' as const })).toBeUndefined();
  });

  it('are none for an order of goods', async () => {
    const workspaceId = await database.makeWorkspace();
    const paid = aPaidCart({ workspaceId });
    await new PostgresOrderBook(database.sql).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' });
    expect(await reader().find({ workspaceId, mode: 'live', orderId: paid.id })).toBeUndefined();
  });
});
