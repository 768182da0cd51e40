import type { Page } from '@svc/access';
import type { OrderQuery, OrderReader, ReadOrder } from '@svc/orders';

/** Orders that one search finds for an export, at most. */
export const SEARCHED_AT_ONCE = 5_000;

/**
 * Returns a reader of the pages of an export. A search costs the same for one page as for very many, so it finds the ids of many pages at once
 * (ADR 0154 r9); an order that is deleted before its page is read is left out.
 */
export function exportedPages(
  orders: Pick<OrderReader, 'page' | 'searchIds' | 'withIds'>,
  workspaceId: string,
  filter: Omit<OrderQuery, 'after' | 'limit'>,
): (after: string | undefined, limit: number) => Promise<Page<ReadOrder>> {
  if (!filter.search && !filter.productId) return (after, limit) => orders.page(workspaceId, { ...filter, after, limit });
  let ids: string[] = [];
  let isAll = false;
  return async (after, limit) => {
    if (ids.length === 0 && !isAll) {
      ids = await orders.searchIds(workspaceId, { ...filter, after, limit: SEARCHED_AT_ONCE });
      isAll = ids.length < SEARCHED_AT_ONCE;
    }
    const page = ids.splice(0, limit);
    const data = await orders.withIds(workspaceId, filter.mode, page);
    return ids.length === 0 && isAll ? { data } : { data, next: page.at(-1) };
  };
}
