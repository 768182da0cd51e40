import { type HeardEvent, LISTENER_OPEN_SECONDS, type Listener, ListenerQueue, type ListenerPosition, MOST_LISTENERS } from '@svc/webhooks';
import { LessThanOrEqual } from 'typeorm';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { purging } from '../rows/row-writes';
import { listenerDeliveryEntity, webhookListenerEntity } from './webhook.entities';

type ListenerName = Pick<Listener, 'workspaceId' | 'id'>;

/**
 * Events for listeners; by hand: numbers are given to many rows at once, after the transactions that wrote them. Its moments
 * are those of the real clock.
 */
export class PostgresListenerQueue extends ListenerQueue {
  constructor(private readonly sql: Sql) {
    super();
  }

  async open({ workspaceId, id, mode, events, epoch }: Listener): Promise<boolean> {
    return this.sql.transaction(async (sql) => {
      await sql.execute(LOCK_WORKSPACE, [workspaceId]);
      await sql.execute(GIVE_WAY, [workspaceId, MOST_LISTENERS - 1, LISTENER_OPEN_SECONDS]);
      if ((await sql.repository(webhookListenerEntity).countBy({ workspaceId })) >= MOST_LISTENERS) return false;
      await sql.execute(INSERT_LISTENER, [workspaceId, id, mode, events, epoch]);
      return true;
    });
  }

  async resume(workspaceId: string, { listenerId, number }: ListenerPosition): Promise<Listener | undefined> {
    return this.sql.transaction(async (sql) => {
      const [listener] = await sql.query(RESUME, [workspaceId, listenerId]);
      if (listener) await sql.repository(listenerDeliveryEntity).delete({ workspaceId, listenerId, number: LessThanOrEqual(number) });
      return listener;
    });
  }

  async take({ workspaceId, id, epoch }: Listener, after: number, most: number): Promise<HeardEvent[] | undefined> {
    return this.sql.transaction(async (sql) => {
      const isLatest = (await sql.execute(LOCK_LISTENER, [workspaceId, id, epoch])) > 0;
      if (!isLatest) return undefined;
      await sql.execute(NUMBER, [workspaceId, id]);
      return sql.query(TAKE, [workspaceId, id, after, most]);
    });
  }

  async withNews(listeners: readonly ListenerName[]): Promise<Set<string>> {
    const rows = await this.sql.query(WITH_NEWS, namesOf(listeners));
    return new Set(rows.map(({ id }) => id));
  }

  async noteOpen(listeners: readonly ListenerName[]): Promise<void> {
    await this.sql.execute(NOTE_OPEN, namesOf(listeners));
  }

  purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE, [before, most]);
  }
}

const PURGE = statement('webhooks.purge_listeners')`${purging(webhookListenerEntity, 'seen_at < $1', 'seen_at')}`;

const LOCK_WORKSPACE = statement(
  'webhooks.lock_workspace',
)`select pg_advisory_xact_lock(hashtextextended('webhook listeners ' || $1::uuid, 0))`;

const INSERT_LISTENER = statement('webhooks.insert_listener')`
  insert into webhook_listener (workspace_id, id, mode, events, epoch, seen_at) values ($1, $2, $3, $4, $5, real_now())`;

const namesOf = (listeners: readonly ListenerName[]) => [listeners.map(({ workspaceId }) => workspaceId), listeners.map(({ id }) => id)];

/** Makes room for one more, as far as there are listeners without a stream. */
const GIVE_WAY = statement('webhooks.give_way')`
  delete from webhook_listener listener
   where workspace_id = $1 and seen_at < real_now() - make_interval(secs => $3)
     and id not in (select id from webhook_listener where workspace_id = $1 order by seen_at desc limit $2)`;

const RESUME = statement<Listener>('webhooks.resume')`
  update webhook_listener set epoch = epoch + 1, seen_at = real_now()
   where workspace_id = $1 and id = $2 returning workspace_id as "workspaceId", id, mode, events, epoch`;

/**
 * SQL that locks a listener: a resuming stream waits for the end of the transaction, and no other stream gives numbers at the
 * same time.
 */
const LOCK_LISTENER = statement('webhooks.lock_listener')`
  select 1 from webhook_listener where workspace_id = $1 and id = $2 and epoch = $3 for no key update`;

/** SQL that gives numbers: a row that is committed by now gets a higher number than all before, however old its event is. */
const NUMBER = statement('webhooks.number')`
  with fresh as (
    select event_id, row_number() over (order by event_id) as ordinal from webhook_listener_delivery where workspace_id = $1 and listener_id = $2 and number is null
  ), counted as (
    update webhook_listener set given = given + (select count(*) from fresh)
     where workspace_id = $1 and id = $2 and exists (select 1 from fresh) returning given - (select count(*) from fresh) as before
  )
  update webhook_listener_delivery delivery set number = counted.before + fresh.ordinal
    from fresh, counted
   where delivery.workspace_id = $1 and delivery.listener_id = $2 and delivery.event_id = fresh.event_id`;

const TAKE = statement<HeardEvent>('webhooks.take_events')`
  select number, delivery.id as "deliveryId", event.id as "eventId", event.type, event.body
    from webhook_listener_delivery delivery
    join webhook_event event on event.workspace_id = delivery.workspace_id and event.id = delivery.event_id
   where delivery.workspace_id = $1 and listener_id = $2 and number > $3 order by number limit $4`;

const WITH_NEWS = statement<{ id: string }>('webhooks.with_news')`${withFormOnNodes(
  `
  select listener.id from unnest($1::uuid[], $2::uuid[]) as listener (workspace_id, id)
   where exists (select 1 from webhook_listener_delivery delivery where delivery.workspace_id = listener.workspace_id and listener_id = listener.id and number is null)`,
  `select distinct listener_id as id from webhook_listener_delivery where workspace_id = any ($1::uuid[]) and listener_id = any ($2::uuid[]) and number is null`,
)}`;

const NOTE_OPEN = statement('webhooks.note_open')`
  update webhook_listener listener set seen_at = real_now()
    from unnest($1::uuid[], $2::uuid[]) as open (workspace_id, id) where listener.workspace_id = open.workspace_id and listener.id = open.id`;
