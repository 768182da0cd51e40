import type { Due } from '@svc/kernel';
import { DestinationList, type DestinationName, type WebhookDestination } from '@svc/webhooks';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { lookup } from '../rows/by-key';
import { byOwnClock, isDue, isFree, NOW, sweepFor, UNTIL, dueAtIfAhead } from '../work/database-clock';
import { isSuspended } from '../access/suspension-sql';
import { clockOwnerOfDestination } from './clock-owner-sql';
import { destinationOf } from './postgres-destination-store';
import { webhookDestinationEntity } from './webhook.entities';
import { statement } from '../work/statement';

const OWNER = clockOwnerOfDestination('destination');
/** Owner of the clock of deliveries that a lost process has left on lease, which was by the real clock (D-115). */
const OWNER_OF_LONGEST = { ...OWNER, isLease: `longest.state = 'sending'` };

export class PostgresDestinationList extends DestinationList {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(workspaceId: string): Promise<WebhookDestination[]> {
    const rows = await this.destinations.find({ where: { workspaceId }, order: { id: 'asc' } });
    return rows.map(destinationOf);
  }

  async find(workspaceId: string, id: string): Promise<WebhookDestination | undefined> {
    const row = await this.destinations.findOneBy({ workspaceId, id });
    return row ? destinationOf(row) : undefined;
  }

  /**
   * By hand: due deliveries are found across workspaces, as in a queue. Their index is read from destination to destination,
   * one entry of each; destinations without deliveries to send, which is most of them, are not read.
   */
  withSomethingDue(most: number, aheadMs?: number): Promise<Due<DestinationName>[]> {
    return sweepFor(this.sql, WITH_SOMETHING_DUE, most, aheadMs);
  }

  private get destinations() {
    return this.sql.repository(webhookDestinationEntity);
  }
}

const IS_OPEN = `state in ('due', 'sending') and ${isFree('due_at', "state = 'sending'")}`;

/** SQL of the first due delivery, or the first one left by a lost process, of each destination that has anything to send. */
const LONGEST_DUE = withFormOnNodes(
  `
  with recursive longest as (
    (select workspace_id, destination_id, due_at, state from webhook_delivery where ${IS_OPEN} order by destination_id, due_at limit 1)
    union all
    select next.* from longest, lateral (
      select workspace_id, destination_id, due_at, state from webhook_delivery
       where ${IS_OPEN} and destination_id > longest.destination_id
       order by destination_id, due_at limit 1) next
  )
  select * from longest`,
  `
  select distinct on (workspace_id, destination_id) workspace_id, destination_id, due_at, state
    from webhook_delivery where ${IS_OPEN} order by workspace_id, destination_id, due_at`,
);

/** SQL of the moment since which the oldest delivery has waited that may be sent now, of destinations of live mode that are not paused, in workspaces that are not suspended. */
export const OLDEST_DELIVERY = `
  select min(greatest(longest.due_at, pause.ends_at))
    from (${LONGEST_DUE}) longest
         cross join ${lookup('webhook_destination', 'workspace_id = longest.workspace_id and id = longest.destination_id')} destination,
         lateral (select to_timestamp((health -> 'breaker' ->> 'pausedUntil')::float8 / 1000) as ends_at) pause
   where destination.disabled_at is null and destination.mode <> 'test' and not ${isSuspended('destination.workspace_id')}`;

/** SQL of the number of destinations of live mode that have something to send and fail at every attempt, and of the time for which the first of them does, seconds. */
export const FAILING_DESTINATIONS = `
  select count(*)::int as destinations,
         coalesce(greatest(extract(epoch from real_now()) - min((health ->> 'failingSince')::float8) / 1000, 0), 0)::float8 as "oldestSeconds"
    from (${LONGEST_DUE}) longest
         cross join ${lookup('webhook_destination', 'workspace_id = longest.workspace_id and id = longest.destination_id')} destination
   where destination.disabled_at is null and destination.mode <> 'test' and health ? 'failingSince' and not ${isSuspended('destination.workspace_id')}`;

const WITH_SOMETHING_DUE = statement<Due<DestinationName>>('webhooks.with_something_due')`
  select destination.workspace_id as "workspaceId", destination.id as "destinationId", ${dueAtIfAhead('greatest(longest.due_at, pause.ends_at)', NOW, OWNER_OF_LONGEST)} as "dueAt"
    from (${LONGEST_DUE}) longest
         cross join ${lookup('webhook_destination', 'workspace_id = longest.workspace_id and id = longest.destination_id')} destination,
         lateral (select to_timestamp((health -> 'breaker' ->> 'pausedUntil')::float8 / 1000) as ends_at) pause
   where disabled_at is null and (pause.ends_at is null or pause.ends_at <= ${byOwnClock(UNTIL, OWNER)})
     and ${isDue('longest.due_at', UNTIL, OWNER_OF_LONGEST)} and not ${isSuspended('destination.workspace_id')}
   order by longest.due_at
   limit $1`;
