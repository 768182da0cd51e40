import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { MORE_SEARCH_INDEXES } from '../migrations/1763700009610-folded-searches';
import { SEARCH_INDEXES } from '../migrations/1763700004320-search-grams';

/**
 * Merges pending entries into the indexes of searches (ADR 0062), so that neither writers nor searches have to; runs as the
 * owner of the tables.
 */
export class SearchIndexKeeper {
  constructor(private readonly sql: Sql) {}

  /** Returns the number of merged pages of entries. */
  async execute(): Promise<number> {
    let pages = 0;
    for (const { name } of [...SEARCH_INDEXES, ...MORE_SEARCH_INDEXES]) {
      const [row] = await this.sql.query(MERGE_PENDING, [name]);
      pages += Number(row!.pages);
    }
    return pages;
  }
}

const MERGE_PENDING = statement<{ pages: string }>('maintenance.merge_pending')`select gin_clean_pending_list($1::regclass) as pages`;
