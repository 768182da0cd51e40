import type { ProductSummarySource } from '@svc/storefront';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import { MOST_OF_PAGE } from '../rows/statements';
import { SHOWN, STAMPED_PRODUCT_SUMMARY, summaryOf } from './sources-sql';

/** A page of the products of a workspace that changed. */
export interface WantedPage {
  workspaceId: string;
  since: string;
  limit: number;
}

interface ChangedRow {
  ordinal: number;
  source: ProductSummarySource;
}

/**
 * Limits of one process: statements that read pages of one store at once, and pages of each; more only make each of them wait.
 */
export const PAGES_AT_ONCE = { trips: 4, items: 8 };

/**
 * Returns SQL of the pages. Each goes by the order of the stamps and looks each product up by its id (the `offset` sees to
 * that), so that it costs the same in a store of any size. The numbers in the text, of pages and of products of a page, show
 * the planner how few these are; it would otherwise make another plan for each.
 */
const changed = composed<ChangedRow, [most: number]>(
  'products_changed',
  [[MOST_OF_PAGE]],
  (most) => `
    select wanted.ordinal::integer as ordinal, page.source
      from (select * from rows from (jsonb_to_recordset($2::jsonb) as (since timestamptz, "limit" integer)) with ordinality as page (since, most, ordinal)
             limit ${PAGES_AT_ONCE.items}) wanted
     cross join lateral (
       select ${STAMPED_PRODUCT_SUMMARY} as source
         from (select p.*, stamp.updated_at as stamp
                 from sync_stamp stamp
                cross join lateral (select * from product where workspace_id = stamp.workspace_id and id = stamp.id offset 0) p
                where stamp.workspace_id = $1 and stamp.mode = 'both' and stamp.kind = 'product' and stamp.updated_at >= wanted.since and ${SHOWN}
                order by stamp.updated_at
                limit ${most}) p
        order by p.stamp
        limit wanted.most) page`,
);

const CHANGED = changed(MOST_OF_PAGE);

/**
 * Returns pages of one workspace by one statement, by hand: each of the products that were stamped at or after its moment,
 * oldest stamp first.
 */
export async function readChangedProducts(sql: Sql, wanted: readonly WantedPage[]): Promise<ProductSummarySource[][]> {
  const most = Math.max(...wanted.map(({ limit }) => limit));
  const parameters = [wanted[0]!.workspaceId, JSON.stringify(wanted)];
  const rows = await (most > MOST_OF_PAGE ? sql.query(changed(most), parameters) : sql.prepared(CHANGED, parameters));
  const pages = wanted.map((): ProductSummarySource[] => []);
  for (const { ordinal, source } of rows) pages[ordinal - 1]!.push(summaryOf(source));
  return pages;
}
