import {
  type Removal,
  type RemovalCounts,
  type RemovalFindings,
  RemovalList,
  type RemovalStore,
  REMOVED_THINGS,
  type UnderWayKind,
} from '@svc/access';
import { type FindOptionsWhere, IsNull, Raw } from 'typeorm';
import type { RowOf } from '../rows/table';
import { unfinishedCancellations } from '../ticketing/event-cancellation';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { removedWorkspaceEntity } from '../access/access.entities';
import { COUNT_ROWS, rowTables } from './removed-tables';

/** Condition that a workspace is not removed, given SQL of its id. */
export const isNotRemoved = (id: string): string => `not exists (select 1 from removed_workspace removed where removed.id = ${id})`;

/** Most ids that a finding names. */
const MOST_IDS = 10;

/** Tables of people and money, each with a mode, that show that something live was stored. */
const LIVE_TABLES = [
  'checkout',
  'store_order',
  'order_number',
  'registration',
  'attendee',
  'contact',
  'customer_link',
  'form_submission',
  'subscription',
  'otp_challenge',
  'payment_attempt',
];

const IS_LIVE = statement<{ hasLive: boolean }>('access.has_live')`
  select ${LIVE_TABLES.map((table) => `exists (select 1 from ${table} where workspace_id = $1 and mode = 'live')`).join(' or ')} as "hasLive"`;

/** Returns SQL of one finding: its number, and the ids of the first few things. */
const finding = (what: UnderWayKind, id: string, from: string) => `
  select '${what}' as what, count(*)::int as count, (array_agg(distinct ${id}))[1:${MOST_IDS}] as ids
    from ${from} having count(*) > 0`;

const UNDER_WAY_SQL = statement<{ what: UnderWayKind; count: number; ids: string[] }>('access.under_way')`
  ${[
    finding('plan', 'id', `checkout where workspace_id = $1 and mode = 'live' and status = 'open' and saving ->> 'startedAt' is not null`),
    finding('balance', 'id', `store_order where workspace_id = $1 and mode = 'live' and status in ('saving', 'deposit_paid')`),
    finding(
      'seat',
      'event.id',
      `attendee join event on event.workspace_id = attendee.workspace_id and event.id = attendee.event_id
       where attendee.workspace_id = $1 and mode = 'live' and status in ('confirmed', 'pending', 'checked_in') and end_at > service_now()`,
    ),
    finding(
      'payment',
      'checkout_id',
      `payment_attempt where workspace_id = $1 and mode = 'live' and (status = 'closing' or look_at is not null)`,
    ),
    finding('refund', 'id', `refund where workspace_id = $1 and mode = 'live' and status = 'pending'`),
    finding('cancellation', 'event_id', `(${unfinishedCancellations('$1')}) unfinished`),
    finding(
      'dispute',
      'id',
      `payment_exception where workspace_id = $1 and mode = 'live' and kind = 'dispute' and dispute_outcome = 'open'`,
    ),
  ].join(' union all ')}`;

const COUNTED: Record<(typeof REMOVED_THINGS)[number], string> = {
  products: 'product',
  events: 'event',
  orders: 'store_order',
  registrations: 'registration',
  contacts: 'contact',
  submissions: 'form_submission',
  subscriptions: 'subscription',
  messages: 'message',
  files: 'media_file',
  keys: 'access_key',
};

const COUNTS = statement<RemovalCounts>('access.count_removed')`
  select ${REMOVED_THINGS.map((thing) => `(select count(*)::int from ${COUNTED[thing]} where workspace_id = $1) as ${thing}`).join(', ')}`;

const ANNOUNCE = statement('access.announce_removal')`select pg_notify('access_changed', $1)`;

/** Removals of workspaces within one transaction. */
export class PostgresRemovalStore implements RemovalStore {
  constructor(private readonly sql: Sql) {}

  find(id: string): Promise<Removal | undefined> {
    return oneRemoval(this.sql, { id });
  }

  async findings(workspaceId: string): Promise<RemovalFindings> {
    const [live] = await this.sql.query(IS_LIVE, [workspaceId]);
    return { hasLive: live!.hasLive, underWay: await this.sql.query(UNDER_WAY_SQL, [workspaceId]) };
  }

  async counts(workspaceId: string): Promise<RemovalCounts> {
    const [counts] = await this.sql.query(COUNTS, [workspaceId]);
    return counts!;
  }

  async insert({ workspaceId: id, ...removal }: Removal & { requestedAt: Date }, requestId: string): Promise<void> {
    await this.sql.repository(removedWorkspaceEntity).insert({ id, ...removal, requestId });
    await this.sql.execute(ANNOUNCE, [id]);
  }

  async begin(id: string, startedAt: Date): Promise<number> {
    let totalRows = 0;
    for (const { name } of await rowTables(this.sql)) {
      const [{ rows } = { rows: 0 }] = await this.sql.query(COUNT_ROWS(name), [id]);
      totalRows += rows;
    }
    await this.sql.repository(removedWorkspaceEntity).update({ id }, { startedAt, totalRows });
    return totalRows;
  }

  async withdraw(id: string): Promise<void> {
    await this.sql.repository(removedWorkspaceEntity).delete({ id, startedAt: IsNull() });
    await this.sql.execute(ANNOUNCE, [id]);
  }
}

export class PostgresRemovalList extends RemovalList {
  constructor(private readonly sql: Sql) {
    super();
  }

  find(workspace: { id: string } | { slug: string }): Promise<Removal | undefined> {
    if ('id' in workspace) return oneRemoval(this.sql, { id: workspace.id });
    return oneRemoval(this.sql, { slug: Raw((column) => `lower(${column}) = lower(:slug)`, { slug: workspace.slug }) });
  }
}

/** Returns the oldest removal of a condition. */
export async function oneRemoval(sql: Sql, where: FindOptionsWhere<RowOf<typeof removedWorkspaceEntity>>): Promise<Removal | undefined> {
  const row = await sql.repository(removedWorkspaceEntity).findOne({ where, order: { requestedAt: 'asc' } });
  if (!row) return undefined;
  const { id: workspaceId, requestId: _, ...removal } = row;
  return { workspaceId, ...removal };
}
