import { PostgresEventReader, PostgresOrderReader, PostgresProductReader } from '@svc/adapters/postgres';
import { useDatabase } from '@svc/adapters/postgres/testing';
import { SEATED } from '@svc/ticketing';
import { makeWorkspaces, seedShops, type ShopSize } from './seed-shops';

const database = useDatabase();

const SIZE: ShopSize = {
  products: 50,
  events: 5,
  orders: 200,
  checkouts: 50,
  guests: 100,
  contacts: 40,
  destinations: 10,
  logged: 100,
  waiting: 20,
};

/** Indexes, rules and triggers of all tables, each as a line. */
const RULES = `
  select indexdef as line from pg_indexes where schemaname = 'public'
  union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
  union all select format('table %s', relname) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
  order by 1`;

describe('the seed of large shops', () => {
  let before: object[];
  let shops: string[];

  beforeAll(async () => {
    before = await database.source.query<object[]>(RULES);
    shops = await makeWorkspaces(database.url, ['large', 'other']);
    await seedShops(
      database.url,
      shops.map((workspaceId) => ({ workspaceId, size: SIZE })),
    );
  });

  it('fills shops side by side, and leaves indexes, rules and triggers as they were', async () => {
    expect(await database.source.query<object[]>(RULES)).toEqual(before);

    const count = async (table: string) =>
      (await database.source.query<{ n: number }[]>(`select count(*)::int as n from ${table} where workspace_id = $1`, [shops[0]]))[0]!.n;
    expect(
      await Promise.all(
        ['product', 'variant', 'store_order', 'order_item', 'registration', 'attendee', 'payment', 'webhook_destination', 'outbox'].map(
          count,
        ),
      ),
    ).toEqual([50, 150, 200, 200, 100, 120, 50, 10, 20]);
  });

  it('makes things as the service stores them: they are read, and counters say what was taken', async () => {
    const [workspaceId] = shops as [string, string];
    const product = await new PostgresProductReader(database.sql).find(workspaceId, 'product-7');
    expect(product).toMatchObject({
      name: 'Hand-dyed cloth no. 7',
      variants: [{ name: 'small', remaining: 1_000_000 }, { name: 'medium' }, { name: 'large' }],
    });
    const event = await new PostgresEventReader(database.sql).find(workspaceId, 'event-2', new Date());
    expect(event).toMatchObject({
      title: 'Event 2',
      ticketTypes: [
        { kind: 'paid', sold: 4 },
        { kind: 'free', sold: 20 },
      ],
    });
    const { data } = await new PostgresOrderReader(database.sql).page(workspaceId, { mode: 'live', limit: 3 });
    expect(data.map(({ number, items, payments }) => [number, items[0]!.seats.length, payments.length])).toEqual([
      [1200, 1, 1],
      [1199, 0, 1],
      [1198, 0, 1],
    ]);
    expect(await database.source.query(`select * from inventory_drift_v2($1, $2)`, [workspaceId, SEATED])).toEqual([]);
  });
});
