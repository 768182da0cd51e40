import type { IdGenerator } from '@svc/kernel';
import type { EventItem, EventStore } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { BY_POSITION_AND_START } from '../rows/display-order';
import { purgeFormerSlugs } from '../rows/former-slugs';
import { upsert, type UpsertTarget } from '../rows/row-writes';
import { counterOf } from '../rows/counters';
import { eventDayDetails, eventDetails, ticketTypeDetails } from '../rows/details';
import { fieldsOf, folded, selectList, tableOf, withoutNulls } from '../rows/statements';
import { NestedIds } from '../rows/nested-ids';
import { idsAt, pathsOf } from '../rows/reference-paths';
import { PostgresChangeLog } from '../sync/change-feed';
import { cutEvent, type NestedRow, setCapacities } from './event-parts';
import { eventDayEntity, eventEntity, ticketTypeEntity, unlockCodeEntity } from './ticketing.entities';

type Columns =
  | 'slug'
  | 'title'
  | 'published'
  | 'publishedAt'
  | 'position'
  | 'startAt'
  | 'endAt'
  | 'capacity'
  | 'days'
  | 'ticketTypes'
  | 'unlockCodes';

interface StoredEvent extends Pick<EventItem, Columns> {
  details: Omit<EventItem, Columns | 'attachedProductRefs' | 'attachedPackageRefs'>;
  attachedProductIds: string[];
  attachedPackageIds: string[];
}

interface StoredIds {
  slug: string;
  id: string;
  nested: [path: string, id: string][];
}

/** The section `events` of a workspace's document, within a transaction; by hand, since an event is read and written with all its parts and counters. */
export class PostgresEventStore implements EventStore {
  private readonly changes: PostgresChangeLog;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.changes = new PostgresChangeLog(sql, workspaceId);
  }

  async load(slugs?: readonly string[]): Promise<EventItem[]> {
    const rows = await this.sql.unchecked<object[]>(load(slugs ? 'and e.identity = any($2)' : ''), [
      this.workspaceId,
      ...(slugs ? [slugs.map((slug) => slug.toLowerCase())] : []),
    ]);
    const events = rows.map((row) => withoutNulls<StoredEvent>(row));
    const attached = events.flatMap(({ attachedProductIds, attachedPackageIds }) => [...attachedProductIds, ...attachedPackageIds]);
    const attachedSlugs = await pathsOf(this.sql, this.workspaceId, 'product', attached);
    const refsOf = (productIds: string[]) => productIds.flatMap((id) => attachedSlugs.get(id) ?? []);
    return events.map(({ details, attachedProductIds, attachedPackageIds, ...columns }) => ({
      ...columns,
      ...eventDetails.fill(details),
      attachedProductRefs: refsOf(attachedProductIds),
      attachedPackageRefs: refsOf(attachedPackageIds),
    }));
  }

  async save(items: readonly EventItem[]): Promise<void> {
    const stored = await this.storedIds(items.map(({ slug }) => slug));
    const products = await idsAt(
      this.sql,
      this.workspaceId,
      'product',
      items.flatMap(({ attachedProductRefs, attachedPackageRefs }) => [...attachedProductRefs, ...attachedPackageRefs]),
    );
    const rows = items.map((item) => cutEvent(item, stored.get(item.slug.toLowerCase()) ?? new NestedIds(this.ids), products));
    const events = rows.map(({ event }) => event);
    await upsert(this.sql, this.workspaceId, EVENT, events);
    await this.notePublication(events);
    await this.replace(
      EVENT_DAY,
      events,
      rows.flatMap(({ days }) => days),
    );
    await this.keepLabels(events);
    await this.replace(
      TICKET_TYPE,
      events,
      rows.flatMap(({ ticketTypes }) => ticketTypes),
    );
    await this.replace(
      UNLOCK_CODE,
      events,
      rows.flatMap(({ unlockCodes }) => unlockCodes),
    );
    await setCapacities(
      this.sql,
      this.workspaceId,
      rows.flatMap(({ capacities }) => capacities),
    );
    await this.changes.recordRows(
      'event',
      events.map(({ id }) => id),
    );
  }

  /** Deletes softly: sold tickets stay readable, the slug is free again (ADR 0009 r1). */
  async remove(slugs: readonly string[]): Promise<void> {
    const [gone] = await this.sql.unchecked<[{ id: string }[], number]>(
      `update event set deleted_at = service_now(), updated_at = clock_timestamp()
        where workspace_id = $1 and identity = any($2) and deleted_at is null
       returning id`,
      [this.workspaceId, folded(slugs)],
    );
    const ids = gone.map(({ id }) => id);
    await purgeFormerSlugs(this.sql, { workspaceId: this.workspaceId, table: 'event' }, ids);
    await this.changes.recordRows('event', ids);
  }

  private async storedIds(slugs: readonly string[]): Promise<Map<string, NestedIds>> {
    const rows = await this.sql.unchecked<StoredIds[]>(STORED_IDS, [this.workspaceId, folded(slugs)]);
    return new Map(rows.map(({ slug, id, nested }) => [slug, new NestedIds(this.ids, [['', id], ...nested])]));
  }

  private async notePublication(events: readonly { id: string }[]): Promise<void> {
    await this.sql.unchecked(
      `update event set first_published_at = service_now()
        where workspace_id = $1 and id = any($2) and published and first_published_at is null`,
      [this.workspaceId, events.map(({ id }) => id)],
    );
  }

  /**
   * Stores the labels of the questions that the ticket types of these events have asked until now: guests' answers to dropped
   * questions are headed by them (ADR 0100).
   */
  private async keepLabels(events: readonly { id: string }[]): Promise<void> {
    await this.sql.unchecked(
      `update ticket_type t set former_labels = t.former_labels || asked.labels
         from (select n.id, jsonb_object_agg(question ->> 'key', question ->> 'label') as labels
                 from ticket_type n, jsonb_array_elements(n.details -> 'formFields') as question
                where n.workspace_id = $1 and n.event_id = any($2) and n.deleted_at is null
                group by n.id) asked
        where t.workspace_id = $1 and t.id = asked.id and not t.former_labels @> asked.labels`,
      [this.workspaceId, events.map(({ id }) => id)],
    );
  }

  /** Replaces the nested parts of these events by the given rows, of which it writes those that changed; missing ones are deleted softly. */
  private async replace(target: UpsertTarget, events: readonly { id: string }[], rows: readonly NestedRow[]): Promise<void> {
    await this.sql.unchecked(
      `update ${tableOf(target.entity)} set deleted_at = service_now()
        where workspace_id = $1 and event_id = any($2) and not id = any($3) and deleted_at is null`,
      [this.workspaceId, events.map(({ id }) => id), rows.map(({ id }) => id)],
    );
    await upsert(this.sql, this.workspaceId, target, rows);
  }
}

const target = (entity: UpsertTarget['entity']) => ({
  entity,
  fields: fieldsOf(entity, 'workspaceId', 'id', 'formerLabels'),
  knownBy: 'id',
});
const part = (entity: UpsertTarget['entity']) => ({ ...target(entity), onlyChanges: true });
const EVENT = target(eventEntity);
const EVENT_DAY = part(eventDayEntity);
const TICKET_TYPE = part(ticketTypeEntity);
const UNLOCK_CODE = part(unlockCodeEntity);

/** Returns the subquery of the live rows nested in event `e`, as a list of `object` in their order. */
function nested(table: string, kind: string, object: string): string {
  return `
    (select coalesce(jsonb_agg(${object} order by n.position), '[]')
       from ${table} n ${counterOf(kind, 'n')}
      where n.workspace_id = e.workspace_id and n.event_id = e.id and n.deleted_at is null)`;
}

const PRICE_PHASES = `
  (select coalesce(jsonb_agg(phase - 'id' || jsonb_strip_nulls(jsonb_build_object('capacity', c.capacity)) order by place), '[]')
     from jsonb_array_elements(n.price_phases) with ordinality as phases (phase, place)
     ${counterOf('price_phase', 'n', `(phase ->> 'id')::uuid`)})`;

const VALID_DAYS = `
  (select coalesce(jsonb_agg(d.key order by place), '[]')
     from unnest(n.valid_day_ids) with ordinality as valid (id, place)
     join event_day d on d.workspace_id = n.workspace_id and d.id = valid.id)`;

const TICKET_TYPE_REFS = `
  (select coalesce(jsonb_agg(e.slug || '/' || t.key order by place), '[]')
     from unnest(n.ticket_type_ids) with ordinality as opened (id, place)
     join ticket_type t on t.workspace_id = n.workspace_id and t.id = opened.id)`;

const CAPPED = `jsonb_strip_nulls(jsonb_build_object('key', n.key, 'capacity', c.capacity))`;

const load = (condition: string) => `
  select ${selectList(eventEntity, { alias: 'e', fields: fieldsOf(eventEntity, 'workspaceId', 'id') })},
         (select c.capacity from counter c where c.workspace_id = e.workspace_id and c.kind = 'event' and c.subject_id = e.id) as capacity,
         ${nested('event_day', 'event_day', `${eventDayDetails.of('n')} || ${CAPPED}`)} as days,
         ${nested('ticket_type', 'ticket_type', `${ticketTypeDetails.of('n')} || ${CAPPED} || jsonb_build_object('validDays', ${VALID_DAYS}, 'pricePhases', ${PRICE_PHASES})`)} as "ticketTypes",
         ${nested('unlock_code', 'unlock_code', `jsonb_strip_nulls(jsonb_build_object('code', n.code, 'ticketTypeRefs', ${TICKET_TYPE_REFS}, 'maxUses', c.capacity))`)} as "unlockCodes"
    from event e
   where e.workspace_id = $1 and e.deleted_at is null ${condition}
   order by ${BY_POSITION_AND_START}`;

const STORED_IDS = `
  select lower(e.slug) as slug, e.id,
         (select coalesce(jsonb_agg(jsonb_build_array(part.path, part.id)), '[]')
            from (select 'days/' || key as path, id from event_day where workspace_id = $1 and event_id = e.id and deleted_at is null
                  union all
                  select 'ticketTypes/' || key, id from ticket_type where workspace_id = $1 and event_id = e.id and deleted_at is null
                  union all
                  select 'ticketTypes/' || key || '/' || (phase ->> 'key'), (phase ->> 'id')::uuid
                    from ticket_type, jsonb_array_elements(price_phases) as phase
                   where workspace_id = $1 and event_id = e.id and deleted_at is null
                  union all
                  select 'unlockCodes/' || lower(code), id from unlock_code where workspace_id = $1 and event_id = e.id and deleted_at is null) as part) as nested
    from event e
   where e.workspace_id = $1 and e.identity = any($2) and e.deleted_at is null`;
