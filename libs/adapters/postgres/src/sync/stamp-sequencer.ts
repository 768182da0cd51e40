import { BackOff, type ChangeFeed } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { IS_REPORTED } from '../orders/order.entities';
import { lookup } from '../rows/by-key';
import { productDetails, variantDetails } from '../rows/details';
import { SHOWN } from '../storefront/sources-sql';
import { Nap, SessionConnection } from './session-connection';

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

/**
 * SQL of one slice of work, $1 changes at most, in one statement and so in one transaction. Noted changes become stamps, which
 * are unique within a workspace's feed and above every earlier one, 20 µs apart so that no millisecond holds more than 50. A
 * stamp is not before the moment at which its change was noted, though the clock be set back. All of it goes by the real clock
 * (D-115). A thing that is not listed has no stamp; the feed keeps its highest. Kinds without a delta feed are only announced.
 */
export const STAMP_A_SLICE = `
  with recursive dirty_workspace (workspace_id) as (${DIRTY_WORKSPACES}),
  present as materialized (select real_now() as now),
  taken as (
    delete from sync_dirty where ctid = any (array(${SHARES})) returning workspace_id, mode, kind, id, seq, noted_at),
  due as (
    select workspace_id, mode, kind, id, 0::bigint as seq, changes_at as noted_at
      from sync_stamp where changes_at <= (select now from present) order by changes_at limit $1),
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
    on conflict (workspace_id, mode, kind) do update set last_stamp = excluded.last_stamp)
  select count(announce_things(workspace_id, things))::int as announced
    from (select workspace_id, array_agg(kind || ':' || id) as things from changed where mode = 'both' group by workspace_id) as announced`;

export interface StampSequencerOptions {
  url: string;
  applicationName: string;
  /** Called for each lost connection; the sequencer reconnects by itself. */
  onError(error: unknown): void;
}

const STAMP_LOCK = 7_305_002;
const CHANGES_PER_SLICE = 5_000;
/** Window in which changes are stamped together, ms. */
const GATHER_MS = 5;
/** Longest delay of a change whose notification was lost, ms. */
const TICK_MS = 50;
/** Interval at which a process that is not the sequencer tries to become it, ms. */
const CANDIDATE_MS = 250;
/** Pauses before the next try to connect, ms. */
const RETRY_PAUSES = { firstMs: 250, mostMs: 5_000 };

/**
 * Gives noted changes their sync stamps (ADR 0015 r1). Every process runs one; the one whose session holds the lock works. It
 * stamps in that session, too: a process that loses the connection has lost the role and cannot write any more.
 */
export class StampSequencer {
  private readonly nap = new Nap();
  private readonly pauses = new BackOff(RETRY_PAUSES, Math.random);
  private stopped = false;
  private running?: Promise<void>;

  constructor(
    private readonly options: StampSequencerOptions,
    private readonly feed: ChangeFeed,
  ) {}

  /** Starts to stand by, and goes on until `stop`. */
  start(): void {
    this.running ??= this.run();
  }

  /** Ends after the slice under way and gives the role to another process. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.nap.wake();
    await this.running;
  }

  private async run(): Promise<void> {
    const stopListening = this.feed.subscribe(() => this.nap.wake());
    while (!this.stopped) {
      try {
        await this.serve();
      } catch (error) {
        this.options.onError(error);
        await this.nap.take(this.pauses.next());
      }
    }
    stopListening();
  }

  private async serve(): Promise<void> {
    const session = await SessionConnection.open({ ...this.options, statementTimeoutMs: 15_000 });
    try {
      await session.query(SESSION_SETTINGS);
      while (!this.stopped && !(await hasRole(session))) {
        this.pauses.reset();
        await this.nap.take(CANDIDATE_MS);
      }
      while (!this.stopped) {
        const worked = await stampPending(session);
        this.pauses.reset();
        await this.nap.take(worked ? GATHER_MS : TICK_MS);
      }
    } finally {
      await session.close();
    }
  }
}

/** Settings by which the server ends the session of a process that has frozen, so that another takes the role. */
const SESSION_SETTINGS = `set idle_session_timeout = '5s'; set statement_timeout = '10s'`;

async function hasRole(session: SessionConnection): Promise<boolean> {
  const [answer] = await session.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [STAMP_LOCK]);
  return answer!.locked;
}

/** Stamps one slice, if there is anything to stamp; returns whether there was. */
async function stampPending(session: SessionConnection): Promise<boolean> {
  const [answer] = await session.query<{ waiting: boolean }>(IS_WORK_WAITING, [], 'is work waiting');
  if (answer!.waiting) await session.query(STAMP_A_SLICE, [CHANGES_PER_SLICE], 'stamp a slice');
  return answer!.waiting;
}

/** Returns the age of the oldest change that is not stamped yet, ms of the real clock; 0 when there is none. */
export async function stampLag(sql: Sql): Promise<number> {
  const [row] = await sql.query(STAMP_LAG);
  return Math.round(row!.lag);
}

const STAMP_LAG = statement<{ lag: number }>('sync.stamp_lag')`
  select coalesce(greatest(extract(epoch from real_now() - min(noted_at)) * 1000, 0), 0)::float8 as lag from sync_dirty`;
