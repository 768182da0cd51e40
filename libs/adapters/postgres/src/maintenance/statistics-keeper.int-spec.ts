import { eventually } from '@svc/testing';
import { StatisticsKeeper } from './statistics-keeper';
import { useDatabase } from '../testing';

/** One connection, whose plans are kept from first to last. */
const database = useDatabase(1);
const MANY = 2_000;
const query = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => database.source.query<Row[]>(sql, values);
const keeper = () => new StatisticsKeeper(database.source);

beforeAll(async () => {
  await query('create table guest (shop integer, id integer, name text, primary key (shop, id))');
  await query('create index guest_name on guest (shop, name)');
  await query('create table seat (shop integer, guest integer, foreign key (shop, guest) references guest)');
  await query('vacuum analyze guest');
});

const addGuests = (from: number, to: number) =>
  query(`insert into guest select 1, id, 'Guest ' || id from generate_series($1::integer, $2::integer) as id`, [from, to]);

/** Returns the rows and index entries that the check of a new seat's guest reads. */
async function readByCheck(guest: number): Promise<number> {
  return database.source.transaction(async (manager) => {
    await manager.query('insert into seat values (1, $1)', [guest]);
    const [row] = await manager.query<{ read: string }[]>(
      `select pg_stat_get_xact_tuples_returned('guest'::regclass) + sum(pg_stat_get_xact_tuples_returned(indexrelid)) as read
         from pg_index where indrelid = 'guest'::regclass`,
    );
    return Number(row!.read);
  });
}

it('renews the plans for a table that was empty when its statements were planned', async () => {
  await addGuests(1, 10);
  for (let guest = 1; guest <= 10; guest += 1) await readByCheck(guest);
  await addGuests(11, MANY);
  expect(await readByCheck(MANY)).toBeGreaterThanOrEqual(MANY);

  await eventually('the server has counted the rows', async () => {
    await keeper().execute();
    const [row] = await query<{ isKnown: boolean }>(`select reltuples > 10 as "isKnown" from pg_class where relname = 'guest'`);
    return row!.isKnown;
  });
  expect(await readByCheck(MANY)).toBeLessThan(10);
  expect(await keeper().execute()).toBe(0);
});
