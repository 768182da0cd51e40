import { BALANCE_REMINDER_QUEUE, type DatedOrder, type DueDateStore, type FollowedOrder, orderJob } from '@svc/orders';
import { hasMode } from '../rows/by-key';
import { withoutNulls } from '../rows/statements';
import { noteJobsAhead } from '../work/committed-jobs';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

/** Balances of the orders of events, within one transaction; by hand, since one statement reads or writes all orders of an event. */
export class PostgresDueDateStore implements DueDateStore {
  constructor(private readonly sql: Sql) {}

  async ofEvents(workspaceId: string, eventIds: readonly string[]): Promise<DatedOrder[]> {
    const rows = await this.sql.query(DATED_ORDERS, [workspaceId, eventIds]);
    return rows.map((row) => withoutNulls<DatedOrder>(row));
  }

  async follow(workspaceId: string, orders: readonly FollowedOrder[]): Promise<void> {
    await this.sql.execute(FOLLOW, [workspaceId, JSON.stringify(orders)]);
    const jobs = orders.flatMap(({ mode, id: orderId, remindAt }) =>
      remindAt ? [orderJob(BALANCE_REMINDER_QUEUE, { workspaceId, mode, orderId }, remindAt)] : [],
    );
    noteJobsAhead(this.sql, ...jobs);
  }
}

const DATED_ORDERS = statement<DatedOrder>('orders.dated_orders')`
  with theirs as materialized (
    select o.mode, o.id, o.status, o.totals, o.balance_due_at
      from store_order o
     where o.workspace_id = $1 and o.event_id is not null and o.event_id = any ($2) and o.status = 'deposit_paid' and o.balance_due_at is not null
     order by o.id
       for update
  )
  select theirs.mode, theirs.id, theirs.status, theirs.totals, theirs.balance_due_at as "balanceDueAt",
         (select coalesce(array_agg(t.details ->> 'depositBalanceDueAt'), '{}')
            from order_item i
            join ticket_type t on t.workspace_id = $1 and t.id = (i.line ->> 'ticketTypeId')::uuid
           where i.workspace_id = $1 and ${hasMode('i.mode', 'theirs.mode')} and i.order_id = theirs.id
             and i.refunded_quantity < (i.line ->> 'quantity')::integer and t.details ? 'depositBalanceDueAt') as "dueDates"
    from theirs`;

const FOLLOW = statement('orders.follow_due_dates')`
  update store_order o
     set balance_due_at = followed."balanceDueAt", totals = followed.totals, remind_at = followed."remindAt", version = o.version + 1,
         updated_at = real_now()
    from jsonb_to_recordset($2::jsonb) as followed (mode text, id uuid, totals jsonb, "balanceDueAt" timestamptz, "remindAt" timestamptz)
   where o.workspace_id = $1 and ${hasMode('o.mode', 'followed.mode')} and o.id = followed.id`;
