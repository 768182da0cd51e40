import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The function that the indexes are built on, as its file has it: an index is built before the functions are applied. */
const SEARCH_GRAMS = `
  create or replace function search_grams(workspace uuid, mode text, name text, email text, phone text) returns tsvector
  language sql immutable parallel safe cost 1000 as $$
    select array_to_tsvector(array_remove(string_to_array(concat(
             regexp_replace(words, '(.{1,3})', mark || E'\\\\1\\x01', 'g'),
             regexp_replace(substr(words, 2), '(.{1,3})', mark || E'\\\\1\\x01', 'g'),
             regexp_replace(substr(words, 3), '(.{1,3})', mark || E'\\\\1\\x01', 'g')), E'\\x01'), ''))
      from (select lower(concat_ws(' ', name, email, phone)) as words, right(workspace::text, 8) || left(mode, 1) as mark) person
  $$`;

const OF_COLUMNS = 'search_grams(workspace_id, mode, name, email, phone)';
const OF_CONTACT = `search_grams(workspace_id, mode, contact ->> 'name', contact ->> 'email', contact ->> 'phone')`;

/** New entries wait in a list of 16 MB at most, which a worker merges into the index (`SearchIndexKeeper`): writers never merge it. */
const WITH = 'with (fastupdate = on, gin_pending_list_limit = 16384)';

/** Trigram indexes of names, e-mail addresses and phone numbers (ADR 0062). Large tables get them before, while others write (`readyIndexes`). */
export const SEARCH_INDEXES = [
  { name: 'store_order_search', table: 'store_order', definition: `using gin (${OF_CONTACT}) ${WITH}`, needs: SEARCH_GRAMS },
  {
    name: 'checkout_search',
    table: 'checkout',
    definition: `using gin (${OF_CONTACT}) ${WITH} where contact is not null`,
    needs: SEARCH_GRAMS,
  },
  { name: 'contact_search', table: 'contact', definition: `using gin (${OF_COLUMNS}) ${WITH}`, needs: SEARCH_GRAMS },
  { name: 'registration_search', table: 'registration', definition: `using gin (${OF_COLUMNS}) ${WITH}`, needs: SEARCH_GRAMS },
  {
    name: 'attendee_search',
    table: 'attendee',
    definition: `using gin (${OF_COLUMNS}) ${WITH} where name is not null or email is not null or phone is not null`,
    needs: SEARCH_GRAMS,
  },
];

/** Trigram indexes that find a part of a name, an e-mail address or a phone number. Statistics of trigrams would cost much and help little. */
export class SearchGrams1763700004320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_GRAMS);
    for (const { name, table, definition } of SEARCH_INDEXES) {
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
      await runner.query(`alter index ${name} alter column 1 set statistics 0`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of SEARCH_INDEXES) await runner.query(`drop index ${name}`);
    await runner.query('drop function search_grams(uuid, text, text, text, text)');
  }
}
