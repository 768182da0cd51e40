import type { OrderQuery, ReadOrder } from '@svc/orders';
import { exportedPages, SEARCHED_AT_ONCE } from './exported-orders';

const PER_PAGE = 200;

/** Orders that a search finds, by ids that fall, and the queries that were made of them. */
function found(count: number, deleted: readonly string[] = []) {
  const ids = Array.from({ length: count }, (_, n) => `${1_000_000 - n}`);
  const queries: OrderQuery[] = [];
  const after = (cursor?: string) => (cursor === undefined ? ids : ids.slice(ids.indexOf(cursor) + 1));
  return {
    ids,
    queries,
    page: async () => ({ data: [] }),
    searchIds: async (_: string, query: OrderQuery) => {
      queries.push(query);
      return after(query.after).slice(0, query.limit);
    },
    withIds: async (_workspace: string, _mode: string, page: readonly string[]) =>
      page.filter((id) => !deleted.includes(id)).map((id) => ({ id }) as ReadOrder),
  };
}

async function exported(orders: ReturnType<typeof found>): Promise<string[]> {
  const read = exportedPages(orders, 'w', { mode: 'live', search: 'paid', placedFrom: new Date(0) });
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await read(after, PER_PAGE);
    ids.push(...page.data.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined);
  return ids;
}

describe('[D-162] the export of orders that are searched for', () => {
  it.each([0, 1, PER_PAGE, PER_PAGE + 1, SEARCHED_AT_ONCE - 1, SEARCHED_AT_ONCE, SEARCHED_AT_ONCE + 1, 2 * SEARCHED_AT_ONCE + 70])(
    'has each of %d once, and searches once for very many pages',
    async (count) => {
      const orders = found(count);
      expect(await exported(orders)).toEqual(orders.ids);
      expect(orders.queries).toHaveLength(Math.floor(count / SEARCHED_AT_ONCE) + 1);
    },
  );

  it('leaves out an order that is deleted meanwhile, and goes on', async () => {
    const orders = found(PER_PAGE + 1, ['1000000', `${1_000_000 - PER_PAGE + 1}`]);
    expect(await exported(orders)).toEqual(orders.ids.slice(1, PER_PAGE - 1).concat(orders.ids[PER_PAGE]!));
  });
});
