import type { QueryRunner } from 'typeorm';
import { LIST_INDEXES } from '../migrations/1763700004101-lists';
import { SEARCH_INDEXES } from '../migrations/1763700004320-search-grams';
import { REFUND_REQUESTS } from '../migrations/1763700005800-refund-requests';
import { PROVIDER_REFUNDS } from '../migrations/1763700007200-moved-money';
import { CODES_BY_VISITOR } from '../migrations/1763700007700-codes-by-visitor';
import { NAMED_SEATS_INDEX } from '../migrations/1763700008210-named-seats';
import { PARTS_IN_USE } from '../migrations/1763700007850-parts-in-use';
import { UNANSWERED_MAILS } from '../migrations/1763700008300-unanswered-mails';
import { MORE_SEARCH_INDEXES } from '../migrations/1763700009610-folded-searches';
import { ORDER_LISTS } from '../migrations/1763700009600-order-lists';
import { SEARCH_RANGES } from '../migrations/1763700009860-ranges-of-searches';
import { UNDELIVERED } from '../migrations/1763700009880-undelivered';
import { INDEXES_OF_REFERENCES } from '../migrations/1763700009940-indexes-of-references';
import { RETRIED } from '../migrations/1763700009960-retried';
import { MESSAGE_TEXTS } from '../migrations/1763700004610-texts-kept';

interface ReadyIndex {
  name: string;
  table: string;
  definition: string;
  isUnique?: boolean;
  /** A column that an earlier migration adds: without it there is nothing to index yet. */
  column?: string;
  /** Statement that makes the function, or the column, that the index is on. */
  needs?: string;
}

/** Indexes of large tables that a migration would build while nobody can write. */
const INDEXES: readonly ReadyIndex[] = [
  ...LIST_INDEXES,
  MESSAGE_TEXTS,
  ...SEARCH_INDEXES,
  REFUND_REQUESTS,
  PROVIDER_REFUNDS,
  CODES_BY_VISITOR,
  ...PARTS_IN_USE,
  UNANSWERED_MAILS,
  NAMED_SEATS_INDEX,
  ...ORDER_LISTS,
  ...MORE_SEARCH_INDEXES,
  ...SEARCH_RANGES,
  ...UNDELIVERED,
  ...INDEXES_OF_REFERENCES,
  ...RETRIED,
];

/** Builds indexes before the migrations that ask for them, while others read and write. Skips tables that do not exist yet. */
export async function readyIndexes(runner: QueryRunner): Promise<void> {
  const [{ timeout }] = (await runner.query(`select current_setting('statement_timeout') as timeout`)) as [{ timeout: string }];
  await runner.query('set statement_timeout to 0');
  try {
    for (const { name, table, definition, needs, isUnique = false, column = null } of INDEXES) {
      const [{ isThere, isBuilt, isBroken }] = (await runner.query(STATE, [name, table, column])) as [State];
      if (isBroken) await runner.query(`drop index concurrently if exists ${name}`); // a node may lack it
      if (!isThere || isBuilt) continue;
      if (needs) await runner.query(needs);
      await runner.query(`create ${isUnique ? 'unique index' : 'index'} concurrently if not exists ${name} on ${table} ${definition}`);
    }
  } finally {
    await runner.query(`select set_config('statement_timeout', $1, false)`, [timeout]);
  }
}

interface State {
  isThere: boolean;
  /** A built index is left alone, with the function that it is made of: later releases have renamed some (ADR 0115). */
  isBuilt: boolean;
  isBroken: boolean;
}

/** SQL of an index's state: it is invalid after an interrupted build. */
const STATE = `
  select to_regclass($2) is not null
           and ($3::text is null or exists (select 1 from pg_attribute where attrelid = to_regclass($2) and attname = $3)) as "isThere",
         exists (select 1 from pg_index where indexrelid = to_regclass($1) and indisvalid) as "isBuilt",
         exists (select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid) as "isBroken"`;
