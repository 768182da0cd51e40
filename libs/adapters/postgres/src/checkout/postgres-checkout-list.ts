import { CheckoutList, type Checkout, type CheckoutQuery } from '@svc/checkout';
import type { Mode } from '@svc/kernel';
import type { DataSource } from 'typeorm';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout-row';

/** Checkouts as they stand in the table. */
export class PostgresCheckoutList extends CheckoutList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { mode, statuses, isSavedUpFor = false, search, after, limit }: CheckoutQuery) {
    const pattern = search === undefined ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await this.dataSource.query<Row[]>(PAGE, [workspaceId, mode, limit + 1, statuses ?? null, pattern, after ?? null, isSavedUpFor]);
    const data = rows.slice(0, limit).map(({ checkout }) => checkoutOf(checkout));
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async find(workspaceId: string, checkoutId: string): Promise<Checkout | undefined> {
    const [row] = await this.dataSource.query<Row[]>(`${CHECKOUTS} where c.workspace_id = $1 and c.mode in ('live', 'test') and c.id = $2`, [workspaceId, checkoutId]);
    return row && checkoutOf(row.checkout);
  }

  async takenMinor(workspaceId: string, mode: Mode, checkoutIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.dataSource.query<{ id: string; taken: string }[]>(TAKEN, [workspaceId, mode, checkoutIds]);
    return new Map(rows.map(({ id, taken }) => [id, Number(taken)]));
  }
}

interface Row {
  checkout: StoredCheckout;
}

const CHECKOUTS = `select ${checkoutJson('c')} as checkout from checkout c`;

const PAGE = `
  ${CHECKOUTS}
   where c.workspace_id = $1 and c.mode = $2
     and ($4::text[] is null or c.status = any($4))
     and ($5::text is null or concat_ws(' ', c.contact ->> 'name', c.contact ->> 'email', c.contact ->> 'phone') ilike $5)
     and ($6::uuid is null or c.id < $6)
     and (not $7 or c.saving ->> 'startedAt' is not null)
   order by c.id desc
   limit $3`;

const TAKEN = `
  select p.checkout_id as id, sum(p.applied_minor) as taken
    from payment p
   where p.workspace_id = $1 and p.mode = $2 and p.checkout_id = any($3::uuid[]) and p.applied_minor > 0
   group by p.checkout_id`;
