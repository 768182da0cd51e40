import type { Sql } from '../work/sql';
import { hasMode } from '../rows/by-key';
import { isBefore, ownerIn } from '../work/database-clock';
import { statement, type Statement } from '../work/statement';

/** Order of test mode that was deleted. */
export interface DeletedOrder {
  workspaceId: string;
  orderId: string;
  wasPaid: boolean;
}

/** Deletes orders of test mode that were placed before a moment, with their money, at most so many. Savings plans that go on stay. */
export async function deleteTestOrders(sql: Sql, before: Date, most: number): Promise<DeletedOrder[]> {
  const deleted: DeletedOrder[] = [];
  await ofWorkspaces(sql, WITH_OLD_ORDERS, before, async (workspaceId) => {
    const { references, orders } = (await sql.query(DELETE_TEST_ORDERS, [workspaceId, before, most - deleted.length]))[0]!;
    await dropReferences(sql, workspaceId, references);
    deleted.push(...orders.map((order) => ({ workspaceId, ...order })));
    return orders.length > 0 && deleted.length < most;
  });
  return deleted;
}

/** Deletes checkouts of test mode that were made before a moment and have ended unpaid, with their money, at most so many. Returns their number. */
export async function deleteUnpaidTestCheckouts(sql: Sql, before: Date, most: number): Promise<number> {
  let count = 0;
  await ofWorkspaces(sql, WITH_OLD_CHECKOUTS, before, async (workspaceId) => {
    const { references, deleted } = (await sql.query(DELETE_UNPAID_TEST_CHECKOUTS, [workspaceId, before, most - count]))[0]!;
    await dropReferences(sql, workspaceId, references);
    count += deleted;
    return deleted > 0 && count < most;
  });
  return count;
}

/** Goes from workspace to workspace, the one with the oldest first, while `work` says so. */
async function ofWorkspaces(
  sql: Sql,
  oldest: Statement<{ workspaceId: string }>,
  before: Date,
  work: (workspaceId: string) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const [first] = await sql.query(oldest, [before]);
    if (!first || !(await work(first.workspaceId))) return;
  }
}

interface Reference {
  provider: string;
  reference: string;
}

/** Deletes what providers know of a workspace by their references. */
async function dropReferences(sql: Sql, workspaceId: string, references: readonly Reference[]): Promise<void> {
  if (references.length > 0) await sql.execute(DROP_REFERENCES, [workspaceId, JSON.stringify(references)]);
}

const DROP_REFERENCES = statement('orders.drop_references')`
  delete from provider_reference r using jsonb_to_recordset($2::jsonb) as gone (provider text, reference text)
   where r.workspace_id = $1 and r.provider = gone.provider and r.reference = gone.reference`;

/** SQL that deletes the checkouts of `ended`, and all rows about their money but the references of `money`. */
const THEIR_MONEY = `money as (
    delete from payment_attempt a using ended where a.workspace_id = ended.workspace_id and ${hasMode('a.mode', `'test'`)} and a.checkout_id = ended.checkout_id
    returning a.workspace_id, a.provider, a.reference
  ),
  played as (
    delete from sandbox_charge s using money m where s.workspace_id = m.workspace_id and s.mode = 'test' and s.reference = m.reference
  ),
  announced as (
    delete from sandbox_callback s using money m where s.workspace_id = m.workspace_id and s.mode = 'test' and s.reference = m.reference
  ),
  exceptions as (
    delete from payment_exception e using ended where e.workspace_id = ended.workspace_id and e.mode = 'test' and e.checkout_id = ended.checkout_id
  ),
  checkouts as (
    delete from checkout c using ended where c.workspace_id = ended.workspace_id and c.mode = 'test' and c.id = ended.checkout_id
  )`;

const REFERENCES = `(select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'reference', reference)), '[]') from money) as "references"`;

const OLD_ORDERS = (before: string) =>
  `mode = 'test' and ${isBefore('placed_at', `${before}::timestamptz`, ownerIn('store_order'))} and status <> 'saving' order by placed_at`;

const WITH_OLD_ORDERS = statement<{ workspaceId: string }>('orders.with_old_test_orders')`
  select workspace_id as "workspaceId" from store_order where ${OLD_ORDERS('$1')} limit 1`;

const DELETE_TEST_ORDERS = statement<{ orders: Omit<DeletedOrder, 'workspaceId'>[]; references: Reference[] }>('orders.delete_test_orders')`
  with doomed as (
    select workspace_id, id, checkout_id, number from store_order
     where workspace_id = $1 and ${OLD_ORDERS('$2')} limit $3 for update skip locked
  ),
  ended as (
    select workspace_id, checkout_id from doomed
     union all
    select c.workspace_id, c.id from checkout c join doomed on c.workspace_id = doomed.workspace_id and ${hasMode('c.mode', `'test'`)} and c.balance_of = doomed.id
  ),
  orders as (
    delete from store_order o using doomed where o.workspace_id = doomed.workspace_id and o.mode = 'test' and o.id = doomed.id
  ),
  ${THEIR_MONEY}
  select coalesce(jsonb_agg(jsonb_build_object('orderId', id, 'wasPaid', number is not null)), '[]') as orders, ${REFERENCES} from doomed`;

const OLD_CHECKOUTS = (before: string) =>
  `mode = 'test' and status in ('expired', 'cancelled') and ${isBefore('created_at', `${before}::timestamptz`, ownerIn('checkout'))} order by created_at`;

const WITH_OLD_CHECKOUTS = statement<{ workspaceId: string }>('orders.with_old_test_checkouts')`
  select workspace_id as "workspaceId" from checkout where ${OLD_CHECKOUTS('$1')} limit 1`;

const DELETE_UNPAID_TEST_CHECKOUTS = statement<{ deleted: number; references: Reference[] }>('orders.delete_unpaid_test_checkouts')`
  with ended as (
    select workspace_id, id as checkout_id from checkout
     where workspace_id = $1 and ${OLD_CHECKOUTS('$2')} limit $3 for update skip locked
  ),
  ${THEIR_MONEY}
  select count(*)::integer as deleted, ${REFERENCES} from ended`;
