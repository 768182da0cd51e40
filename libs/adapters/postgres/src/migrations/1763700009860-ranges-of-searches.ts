import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ids as bytes: roles that row-level security binds cannot use an index on an expression, so no other statement is planned with these. */
const rangesOf = (table: string, id = 'id') => ({
  name: `${table}_search_ranges`,
  table,
  definition: `using brin (uuid_send(${id})) with (autosummarize = on)`,
});

/** Ranges of ids by blocks, with which a search reads the newest of very many hits alone (ADR 0154 r8). Large tables get them before, while others write (`readyIndexes`). */
export const SEARCH_RANGES = [
  rangesOf('store_order'),
  rangesOf('order_item', 'order_id'),
  rangesOf('checkout'),
  rangesOf('contact'),
  rangesOf('registration'),
  rangesOf('attendee', 'registration_id'),
];

/** Former functions of searches, which neither the release before nor this one calls: they are younger than it, and `_v2` took their place (ADR 0154). */
const FORMER = ['search_orders', 'search_contacts', 'search_checkouts', 'search_registrations', 'search_guest_orders'];

/** Indexes for searches of words that only old rows have, of which there may be very many. */
export class RangesOfSearches1763700009860 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of SEARCH_RANGES)
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
    for (const name of FORMER) await runner.query(`drop function if exists ${name}`);
    await runner.query('delete from sql_function where name = any ($1)', [FORMER]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of SEARCH_RANGES) await runner.query(`drop index ${name}`);
  }
}
