import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sqlFunctions } from '../maintenance/sql-functions';

/** The functions that the indexes are built on: an index is built before the functions of this build are applied. */
const FUNCTIONS = ['search_words', 'search_address', 'search_line', 'search_more_trigrams'].map((name) => textOf(name)).join('\n');

const OF_COLUMNS = 'search_more_trigrams(workspace_id, mode, name, email, phone, null)';
const OF_CONTACT = `search_more_trigrams(workspace_id, mode, contact ->> 'name', contact ->> 'email', contact ->> 'phone', null)`;
const OF_ORDER = `search_more_trigrams(workspace_id, mode, contact ->> 'name', contact ->> 'email', contact ->> 'phone', search_address(delivery_address))`;
const OF_ITEM = 'search_more_trigrams(workspace_id, mode, null, null, null, search_line(line))';

/** As the other indexes of searches: new entries wait in a list, which a worker merges (`SearchIndexKeeper`). */
const WITH = 'with (fastupdate = on, gin_pending_list_limit = 16384)';

/** Indexes of what searches read otherwise than it is stored, and of addresses and items of orders (D-161). Large tables get them before, while others write (`readyIndexes`). */
export const MORE_SEARCH_INDEXES = [
  { name: 'store_order_search_more', table: 'store_order', definition: `using gin (${OF_ORDER}) ${WITH}`, needs: FUNCTIONS },
  { name: 'order_item_search', table: 'order_item', definition: `using gin (${OF_ITEM}) ${WITH}`, needs: FUNCTIONS },
  {
    name: 'checkout_search_more',
    table: 'checkout',
    definition: `using gin (${OF_CONTACT}) ${WITH} where contact is not null`,
    needs: FUNCTIONS,
  },
  { name: 'contact_search_more', table: 'contact', definition: `using gin (${OF_COLUMNS}) ${WITH}`, needs: FUNCTIONS },
  { name: 'registration_search_more', table: 'registration', definition: `using gin (${OF_COLUMNS}) ${WITH}`, needs: FUNCTIONS },
  {
    name: 'attendee_search_more',
    table: 'attendee',
    definition: `using gin (${OF_COLUMNS}) ${WITH} where name is not null or email is not null or phone is not null`,
    needs: FUNCTIONS,
  },
];

/** Trigram indexes of names without accents and apostrophes, and of addresses and items of orders. Statistics of trigrams would cost much and help little. */
export class FoldedSearches1763700009610 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    for (const { name, table, definition } of MORE_SEARCH_INDEXES) {
      await runner.query(`create index if not exists ${name} on ${table} ${definition}`);
      await runner.query(`alter index ${name} alter column 1 set statistics 0`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of MORE_SEARCH_INDEXES) await runner.query(`drop index ${name}`);
    // Statements of searches call some of them; their file makes them again.
    await runner.query(
      'drop function search_more_trigrams(uuid, text, text, text, text, text), search_line(jsonb), search_address(jsonb), search_words(text)',
    );
  }
}

function textOf(name: string): string {
  return sqlFunctions.find((each) => each.name === name)!.text;
}
