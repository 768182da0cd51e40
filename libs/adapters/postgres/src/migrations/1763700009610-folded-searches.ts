import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apostrophe of some keyboards, which no template can hold. */
const BACKTICK = '`';

/** The functions that the indexes are built on, as their files have them: an index is built before the functions are applied. */
const FUNCTIONS = [
  String.raw`
  create or replace function search_words(words text) returns text
  language plpgsql immutable parallel safe cost 20 as $$
  declare
    base text;
    folded text;
    spelled text;
  begin
    if words ~ '^[ -&(-_a-~]*$' then
      return lower(words);
    end if;
    base := replace(lower(normalize(translate(words, '''’‘ʼ${BACKTICK}´ʹ′＇', ''), NFKD)), 'ς', 'σ');
    spelled := replace(regexp_replace(regexp_replace(base, '([aou])\u0308', '\1e', 'g'), 'a\u030a', 'aa', 'g'), 'ø', 'oe');
    folded := translate(regexp_replace(base, '[\u0300-\u036f]', '', 'g'), 'øđðłıħŋ', 'oddlihn');
    if spelled <> base then
      folded := folded || ' ' || translate(regexp_replace(spelled, '[\u0300-\u036f]', '', 'g'), 'øđðłıħŋ', 'oddlihn');
    end if;
    return btrim(regexp_replace(replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '\s+', ' ', 'g'));
  end
  $$`,
  String.raw`
  create or replace function search_address(address jsonb) returns text
  language sql immutable parallel safe as $$
    select case when address is not null then
      (address ->> 'line1') || ' ' || coalesce((address ->> 'line2') || ' ', '') || (address ->> 'city') || coalesce(' ' || (address ->> 'postalCode'), '')
        || case when address ->> 'postalCode' ~ '[ -]' then ' ' || translate(address ->> 'postalCode', ' -', '') else '' end end
  $$`,
  String.raw`
  create or replace function search_line(line jsonb) returns text
  language sql immutable parallel safe as $$
    select (line ->> 'name') || coalesce(' ' || (line ->> 'variantName'), '') || coalesce(' ' || (line ->> 'sku'), '')
  $$`,
  String.raw`
  create or replace function search_more_trigrams(workspace uuid, mode text, name text, email text, phone text, more text) returns tsvector
  language plpgsql immutable parallel safe cost 1000 as $$
  declare
    person text := concat_ws(' ', name, email, phone);
    words text;
    mark text := right(workspace::text, 8) || left(mode, 1);
  begin
    if more is null and person ~ '^[ -&(-_a-~]*$' then
      return ''::tsvector;
    end if;
    words := public.search_words(concat_ws(' ', nullif(person, ''), more));
    return array_to_tsvector(array_remove(string_to_array(concat(
             regexp_replace(words, '(.{1,3})', mark || E'\\1\x01', 'g'),
             regexp_replace(substr(words, 2), '(.{1,3})', mark || E'\\1\x01', 'g'),
             regexp_replace(substr(words, 3), '(.{1,3})', mark || E'\\1\x01', 'g')), E'\x01'), ''));
  end
  $$`,
].join(';');

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
