import { IS_REPORTED } from '../orders/order.entities';
import { lookup } from '../rows/by-key';
import { productDetails, variantDetails } from '../rows/details';
import { SHOWN } from '../storefront/sources-sql';
import type { SessionConnection } from './session-connection';

/**
 * SQL condition that there is work: a noted change, or a thing that changes by time alone and is due, which the first entry of
 * an index shows.
 */
export const IS_WORK_WAITING = `
  select exists (select 1 from sync_dirty)
      or coalesce((select changes_at from sync_stamp where changes_at is not null order by changes_at limit 1) <= real_now(), false) as waiting`;

/** SQL of workspaces with noted changes: one index probe for each, however many changes there are. */
const DIRTY_WORKSPACES = `
  (select workspace_id from sync_dirty order by workspace_id limit 1)
  union all
  select (select d.workspace_id from sync_dirty d where d.workspace_id > found.workspace_id order by d.workspace_id limit 1)
    from dirty_workspace found
   where found.workspace_id is not null`;

/** SQL of the oldest changes of every workspace, the same share for each, so that a large import holds up nobody else. */
const SHARES = `
  select noted.tid
    from dirty_workspace
   cross join lateral (
     select d.ctid as tid from sync_dirty d where d.workspace_id = dirty_workspace.workspace_id order by d.seq
      limit (select greatest(1, $1::int / count(workspace_id)) from dirty_workspace)) as noted`;

/** Returns SQL of the start of the day after a local date, in the workspace's zone. */
const dayAfter = (date: string) => `((${date} + 1)::timestamp at time zone w.timezone)`;

/**
 * SQL of the next moment at which a product looks different by time alone (D-27): its last date to save for passes, or a fully
 * booked day does. There is one for each clock of its workspace, stated in the time of the real clock (ADR 0044).
 */
const PRODUCT_CHANGES_AT = `
  (select min(moment - own.ahead)
     from (select ${dayAfter('max(saving.day::date)')} as moment
             from jsonb_array_elements_text(p.details->'saveForItFixedDates') as saving (day)
            where ${productDetails.flag('p', 'saveForItEnabled')}
           union all
           select ${dayAfter('(s.start_at at time zone w.timezone)::date')}
             from variant v
             join slot_counter s on s.workspace_id = v.workspace_id and s.variant_id = v.id and is_used_up(s.capacity, s.held, s.sold)
            where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null
              and ${variantDetails.text('v', 'schedulingType')} in ('date', 'date_range') and s.start_at > (select now from present) + least(clocks.live, clocks.test) - interval '2 days') as changes
    cross join (values (clocks.live), (clocks.test)) as own (ahead)
    where moment - own.ahead > (select now from present))`;

/** SQL of changes that were noted in workspaces, and of things that change by time alone and are due, $1 at most of each. */
const EVERY_TAKEN = `
  recursive dirty_workspace (workspace_id) as (${DIRTY_WORKSPACES}),
  present as materialized (select real_now() as now),
  taken as (
    delete from sync_dirty where ctid = any (array(${SHARES})) returning workspace_id, mode, kind, id, seq, noted_at),
  due as (
    select workspace_id, mode, kind, id, 0::bigint as seq, changes_at as noted_at
      from sync_stamp where changes_at <= (select now from present) order by changes_at limit $1)`;

/** SQL that takes changes that were noted in the workspace $1, $2 at most. */
const TAKE_OF_WORKSPACE = `
  with taken as (
    delete from sync_dirty
     where workspace_id = $1 and seq = any (array(select d.seq from sync_dirty d where d.workspace_id = $1 order by d.seq limit $2))
    returning workspace_id, mode, kind, id, seq, noted_at)
  select coalesce(jsonb_agg(to_jsonb(taken)), '[]')::text as taken from taken`;

/** SQL of the changes $3 that were taken in the workspace $1, and of things there that change by time alone and are due, $2 at most. */
const TAKEN_OF_WORKSPACE = `
  present as materialized (select real_now() as now),
  taken as (
    select * from jsonb_to_recordset($3::jsonb) as noted (workspace_id uuid, mode text, kind text, id uuid, seq bigint, noted_at timestamptz)),
  due as (
    select workspace_id, mode, kind, id, 0::bigint as seq, changes_at as noted_at
      from sync_stamp where workspace_id = $1 and changes_at <= (select now from present) order by changes_at limit $2)`;

/**
 * SQL that makes stamps of the changes taken, in one statement and so in one transaction. Stamps
 * are unique within a workspace's feed and above every earlier one, 20 µs apart so that no millisecond holds more than 50. A
 * stamp is not before the moment at which its change was noted, though the clock be set back. All of it goes by the real clock
 * (D-115). A thing that is not listed has no stamp; the feed keeps its highest. Kinds without a delta feed are only announced.
 */
const STAMPED = `
  changed as (
    select workspace_id, mode, kind, id, max(seq) as seq, max(noted_at) as noted_at
      from (select * from taken union all select * from due) as each_change
     group by workspace_id, mode, kind, id),
  clocks as materialized (
    select workspace_id, clock_offset(workspace_id, 'live') as live, clock_offset(workspace_id, 'test') as test
      from (select distinct workspace_id from changed where kind = 'product') as concerned),
  fed as (
    select c.*, ${SHOWN} as listed, ${PRODUCT_CHANGES_AT} as changes_at
      from changed c
      join clocks on clocks.workspace_id = c.workspace_id
      left join product p on p.workspace_id = c.workspace_id and p.id = c.id
      left join workspace w on w.id = c.workspace_id
     where c.kind = 'product'
    union all
    select c.*, ${IS_REPORTED} as listed, null as changes_at
      from changed c
      left join store_order o on o.workspace_id = c.workspace_id and o.mode = c.mode and o.id = c.id
     where c.kind = 'order'),
  stamped as (
    select f.workspace_id, f.mode, f.kind, f.id, f.changes_at,
           greatest((select now from present), feed.last_stamp, max(f.noted_at) over whole)
             + row_number() over in_order * interval '20 microseconds' as updated_at
      from fed f
      left join ${lookup('sync_feed', 'workspace_id = f.workspace_id and mode = f.mode and kind = f.kind')} feed on true
     where f.listed
    window whole as (partition by f.workspace_id, f.mode, f.kind), in_order as (whole order by f.seq, f.id)),
  written as (
    insert into sync_stamp (workspace_id, mode, kind, id, updated_at, changes_at)
    select workspace_id, mode, kind, id, updated_at, changes_at from stamped
    union all
    select workspace_id, mode, kind, id, null, null from fed where listed is not true
    on conflict (workspace_id, mode, kind, id) do update set updated_at = excluded.updated_at, changes_at = excluded.changes_at),
  kept as (
    insert into sync_feed (workspace_id, mode, kind, last_stamp)
    select workspace_id, mode, kind, max(updated_at) from stamped group by workspace_id, mode, kind
    on conflict (workspace_id, mode, kind) do update set last_stamp = excluded.last_stamp)`;

/** SQL of one slice of work, $1 changes at most. */
export const STAMP_A_SLICE = `
  with ${EVERY_TAKEN},
  ${STAMPED}
  select count(announce_things(workspace_id, things))::int as announced
    from (select workspace_id, array_agg(kind || ':' || id) as things from changed where mode = 'both' group by workspace_id) as announced`;

/** SQL that stamps the changes $3 of the workspace $1, and $2 at most that are due. Returns what is to be announced: things, and modes of orders. */
const STAMP_A_WORKSPACE = `
  with ${TAKEN_OF_WORKSPACE},
  ${STAMPED}
  select array_agg(kind || ':' || id) filter (where mode = 'both') as things,
         array_agg(distinct mode) filter (where kind = 'order') as orders
    from changed`;

/** SQL of the workspaces in which there is work. */
const WORKSPACES_AT_WORK = `
  select distinct workspace_id as "workspaceId" from sync_dirty
   union
  select distinct workspace_id from sync_stamp where changes_at <= real_now()`;

/** SQL that announces what was stamped in the workspace $1, which another node cannot. */
const ANNOUNCE = `
  select announce_things($1, $2::text[]) from (values (1)) as once where $2::text[] is not null
   union all
  select announce('orders_changed', $1::text || ' ' || mode) from unnest($3::text[]) as changed (mode)`;

/** Session that stamps. */
type Session = Pick<SessionConnection, 'query' | 'isDistributed'>;

/**
 * Stamps one slice of so many changes at most: where rows are on several nodes, workspace by workspace, the same share for each. Changes are
 * taken there by a statement of their own: within one, Citus 13 deletes by a newer snapshot than that by which it reads what has changed.
 */
export async function stampSlice(session: Session, most: number): Promise<void> {
  if (!session.isDistributed) return void (await session.query(STAMP_A_SLICE, [most], 'stamp a slice'));
  const workspaces = await session.query<{ workspaceId: string }>(WORKSPACES_AT_WORK, [], 'workspaces at work');
  const share = Math.max(1, Math.floor(most / workspaces.length));
  for (const { workspaceId } of workspaces) {
    await session.query('begin');
    try {
      const [noted] = await session.query<{ taken: string }>(TAKE_OF_WORKSPACE, [workspaceId, share], 'take changes');
      const [stamped] = await session.query<Stamped>(STAMP_A_WORKSPACE, [workspaceId, share, noted!.taken], 'stamp a workspace');
      await session.query(ANNOUNCE, [workspaceId, stamped!.things, stamped!.orders ?? []], 'announce stamps');
      await session.query('commit');
    } catch (error) {
      await session.query('rollback').catch(() => undefined); // a connection that is gone has rolled back
      throw error;
    }
  }
}

interface Stamped {
  things: string[] | null;
  orders: string[] | null;
}
