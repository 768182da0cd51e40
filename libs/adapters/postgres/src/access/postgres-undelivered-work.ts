import { pageOf, type Page, type UndeliveredCount, type UndeliveredOfWorkspace, type UndeliveredQuery, UndeliveredWork } from '@svc/access';
import { uuidTime } from '@svc/kernel';
import { plainReason, PURGED } from '@svc/notifications';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { lookup } from '../rows/by-key';

/** Most counts of one workspace. */
const MOST_COUNTS = 50;

interface CountRow extends Pick<UndeliveredCount, 'what' | 'state' | 'reason' | 'count'> {
  workspaceId: string;
  slug: string;
  channel: string | null;
  /** Id of the oldest one, which has its moment. */
  oldestId: string;
}

/** By hand: counts of several tables, of all workspaces at once, by indexes that hold nothing but what did not go out. */
export class PostgresUndeliveredWork extends UndeliveredWork {
  constructor(private readonly sql: Sql) {
    super();
  }

  async page({ after, limit, workspaceId, state }: UndeliveredQuery): Promise<Page<UndeliveredOfWorkspace>> {
    const rows = await this.sql.query(UNDELIVERED, [after ?? null, limit + 1, workspaceId ?? null, state ?? null]);
    const workspaces = new Map<string, UndeliveredOfWorkspace>();
    for (const row of rows) {
      const workspace = workspaces.get(row.workspaceId) ?? { id: row.workspaceId, slug: row.slug, undelivered: [] };
      workspaces.set(row.workspaceId, workspace);
      add(workspace.undelivered, row);
    }
    return pageOf([...workspaces.values()].map(sorted), limit);
  }
}

/** Adds a count; reasons that differ in their particulars alone are one. */
function add(counts: UndeliveredCount[], { what, state, channel, reason, count, oldestId }: CountRow): void {
  const plain = plainReason(reason);
  const oldestAt = new Date(uuidTime(oldestId));
  const same = counts.find(
    (each) => each.what === what && each.state === state && each.channel === (channel ?? undefined) && each.reason === plain,
  );
  if (!same) counts.push({ what, state, ...(channel !== null && { channel }), reason: plain, count, oldestAt });
  else Object.assign(same, { count: same.count + count, oldestAt: same.oldestAt < oldestAt ? same.oldestAt : oldestAt });
}

function sorted(workspace: UndeliveredOfWorkspace): UndeliveredOfWorkspace {
  return { ...workspace, undelivered: workspace.undelivered.sort((a, b) => b.count - a.count).slice(0, MOST_COUNTS) };
}

/** Returns SQL of a reason in which addresses and long numbers are one sign, so that ten thousand refusals are few rows. */
const folded = (reason: string) => `regexp_replace(coalesce(${reason}, ''), '[^[:space:]<>]+@[^[:space:]<>]+|[0-9]{4,}', '…', 'g')`;

const OF_PAGE = `($1::uuid is null or workspace_id < $1::uuid) and ($3::uuid is null or workspace_id = $3::uuid)`;

const MESSAGES = `select workspace_id, channel, last_error, id from message`;

/** Returns SQL that counts deliveries of a state by the outcome of their last attempt. */
const deliveries = (state: string, condition: string) => `
  select workspace_id, 'webhook' as what, ${state} as state, null as channel, reason, count(*)::int as count, min(event_id::text) as oldest_id
    from (
      select delivery.workspace_id, delivery.event_id, delivery.state,
             case when last.outcome = 'answer' then 'answered ' || last.status else coalesce(last.outcome, '') end as reason
        from (select workspace_id, id, event_id, state from webhook_delivery where ${condition} and ${OF_PAGE}) delivery
        left join lateral (
          select outcome, status from webhook_attempt attempt
           where attempt.workspace_id = delivery.workspace_id and attempt.delivery_id = delivery.id order by attempt desc limit 1) last on true) tried
   group by 1, 3, 5`;

const UNDELIVERED = statement<CountRow>('access.undelivered')`
  with counted as materialized (
    select workspace_id, 'message' as what, 'failed' as state, channel, ${folded('last_error')} as reason, count(*)::int as count, min(id::text) as oldest_id
      from (${MESSAGES} where state = 'failed' and recipient not like '${PURGED}%' and ${OF_PAGE}) failed group by 1, 4, 5
    union all
    select workspace_id, 'message', 'waiting', channel, ${folded('last_error')}, count(*)::int, min(id::text)
      from (${MESSAGES} where state in ('due', 'sending') and last_error is not null and ${OF_PAGE}) due group by 1, 4, 5
    union all ${deliveries(`case when state = 'held' then 'held' else 'failed' end`, `state in ('held', 'exhausted')`)}
    union all ${deliveries(`'waiting'`, `state in ('due', 'sending') and attempts > 0`)}
  ), wanted as materialized (
    select * from counted where $4::text is null or state = $4::text
  )
  select wanted.workspace_id as "workspaceId", workspace.slug, what, state, channel, reason, count, oldest_id as "oldestId"
    from wanted cross join ${lookup('workspace', 'id = wanted.workspace_id')} workspace
   where wanted.workspace_id in (select distinct workspace_id from wanted order by 1 desc limit $2)
   order by wanted.workspace_id desc, count desc, reason limit 100000`;
