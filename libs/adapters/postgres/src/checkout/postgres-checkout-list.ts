import { CheckoutList, type Checkout, type CheckoutQuery } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout-row';

/** Checkouts as they stand in the table. */
export class PostgresCheckoutList extends CheckoutList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { mode, status, search, after, limit }: CheckoutQuery) {
    const pattern = search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await this.dataSource.query<Row[]>(PAGE, [workspaceId, mode, limit + 1, status ?? null, pattern, after ?? null]);
    const data = rows.slice(0, limit).map(({ checkout }) => checkoutOf(checkout));
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async find(workspaceId: string, checkoutId: string): Promise<Checkout | undefined> {
    const [row] = await this.dataSource.query<Row[]>(`${CHECKOUTS} where c.workspace_id = $1 and c.mode in ('live', 'test') and c.id = $2`, [workspaceId, checkoutId]);
    return row && checkoutOf(row.checkout);
  }
}

interface Row {
  checkout: StoredCheckout;
}

const CHECKOUTS = `select ${checkoutJson('c')} as checkout from checkout c`;

const PAGE = `
  ${CHECKOUTS}
   where c.workspace_id = $1 and c.mode = $2
     and ($4::text is null or c.status = $4)
     and ($5::text is null or concat_ws(' ', c.contact ->> 'name', c.contact ->> 'email', c.contact ->> 'phone') ilike $5)
     and ($6::uuid is null or c.id < $6)
   order by c.id desc
   limit $3`;
