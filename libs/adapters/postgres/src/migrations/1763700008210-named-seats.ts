import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL of the addresses that the seats of a checkout name, in small letters; `rows_of_person_v2` looks for them. */
const ADDRESSES = `(lower(jsonb_path_query_array(seats, '$[*].keyvalue() ? (@.key == "email" || @.key == "phone").value')::text)::jsonb)`;

/** Index of the people whom seats of unpaid checkouts name (D-152). Openings without such seats, which are most, do not write it. */
export const NAMED_SEATS_INDEX = {
  name: 'checkout_named_seats',
  table: 'checkout',
  definition: `using gin (${ADDRESSES})
    where status <> 'paid' and seats <> '[]' and (jsonb_path_exists(seats, '$[*].email') or jsonb_path_exists(seats, '$[*].phone'))`,
};

/** Lets an export find seats in unpaid checkouts without reading all checkouts of the shop. */
export class NamedSeats1763700008210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const { name, table, definition } = NAMED_SEATS_INDEX;
    await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${NAMED_SEATS_INDEX.name}`);
  }
}
