import { cancellationJob, type DayName, type EventItem } from '@svc/ticketing';
import type { StoredItem } from '@svc/contracts';
import type { EntitySchema } from 'typeorm';
import { noteJobs } from '../work/committed-jobs';
import { statement } from '../work/statement';
import { idsAt } from '../rows/reference-paths';
import { fieldsOf } from '../rows/statements';
import { type ItemChange, type PartTable, partTable, readThings, type ThingRow, thingTable } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { BY_POSITION_AND_START } from '../rows/display-order';
import { isWithoutDays } from './cancelled-types';
import { changedCapacities, cutDays, cutHead, cutTicketTypes, cutUnlockCodes, setCapacities } from './event-parts';
import { EVENT_COLUMNS, type EventColumns, restoreEvent } from './event-rows';
import { eventDayEntity, eventEntity, ticketTypeEntity, unlockCodeEntity } from './ticketing.entities';

const cells = (entity: EntitySchema): PartTable => ({ entity, fields: fieldsOf(entity, 'workspaceId', 'id', 'formerLabels') });
const part = (entity: EntitySchema) => partTable(cells(entity));
const EVENTS = thingTable({ ...cells(eventEntity), knownBy: 'slug', order: BY_POSITION_AND_START });
const DAYS = part(eventDayEntity);
const TICKET_TYPES = part(ticketTypeEntity);
const UNLOCK_CODES = part(unlockCodeEntity);

const OPEN = opening<EventColumns>('ticketing.open_events', EVENTS, EVENT_COLUMNS);
const OPEN_DELETED = statement<ThingRow<EventColumns>>('ticketing.open_deleted_events')`
  ${readThings(EVENTS, EVENT_COLUMNS, 'ids', 'and t.deleted_at is not null and t.cancelled_at is not null')}`;

/**
 * The section `events` of a workspace's document; by hand, since an event is read and written with all its parts and counters. Days, ticket
 * types, price phases and unlock codes keep their ids by key; capacities follow the document. Saving throws InvalidInput when a capacity
 * falls below what is sold or held. Events are deleted softly: sold tickets stay readable, the slug is free again (ADR 0009 r1).
 */
export class PostgresEventStore extends ThingStore<EventItem, EventColumns> {
  protected readonly table = EVENTS;
  protected readonly opening = OPEN;

  async openDeleted(ids: readonly string[]): Promise<StoredItem<EventItem>[]> {
    return this.restored(await this.sql.query(OPEN_DELETED, [this.workspaceId, ids]));
  }

  protected itemsOf(rows: readonly EventColumns[]) {
    return rows.map(restoreEvent);
  }

  protected async rowsOf(changes: readonly ItemChange<EventItem>[]) {
    const { product } = await idsAt(this.sql, this.workspaceId, {
      product: changes.flatMap(({ item: { attachedProductRefs, attachedPackageRefs } }) => [
        ...attachedProductRefs,
        ...attachedPackageRefs,
      ]),
    });
    return changes.map(({ item, ids }) => cutHead(item, ids, product));
  }

  protected override async writeRest(changes: readonly ItemChange<EventItem>[]): Promise<void> {
    await this.notePublication(changes);
    await this.rows.writeParts(DAYS, changes, cutDays);
    await this.keepLabels(changes);
    await this.rows.writeParts(TICKET_TYPES, changes, cutTicketTypes);
    await this.rows.writeParts(UNLOCK_CODES, changes, cutUnlockCodes);
    await setCapacities(this.sql, this.workspaceId, changes.flatMap(changedCapacities));
    await this.endWithoutDays(changes);
  }

  /** Has the job of cancelled days run again where a change leaves ticket types with these alone: it ends their seats (D-147). */
  private async endWithoutDays(changes: readonly ItemChange<EventItem>[]): Promise<void> {
    const redated = changes.filter(({ item, before, state }) => before && state && datesOf(before) !== datesOf(item));
    if (redated.length === 0) return;
    const days = await this.sql.query(REOPEN_DAYS, [this.workspaceId, redated.map(({ ids }) => ids.at(''))]);
    noteJobs(this.sql, ...days.map((day) => cancellationJob({ workspaceId: this.workspaceId, ...day })));
  }

  private async notePublication(changes: readonly ItemChange<EventItem>[]): Promise<void> {
    const published = changes.filter(({ item, before }) => item.published && !before?.published);
    if (published.length === 0) return;
    await this.sql.execute(NOTE_PUBLICATION, [this.workspaceId, published.map(({ ids }) => ids.at(''))]);
  }

  /**
   * Stores the labels of the questions that the ticket types of these events have asked until now, where others are asked from now on:
   * guests' answers to dropped questions are headed by them (ADR 0100).
   */
  private async keepLabels(changes: readonly ItemChange<EventItem>[]): Promise<void> {
    const requestioned = changes.filter(({ item, before }) => before && questionsOf(before) !== questionsOf(item));
    if (requestioned.length === 0) return;
    await this.sql.execute(KEEP_LABELS, [this.workspaceId, requestioned.map(({ ids }) => ids.at(''))]);
  }
}

const NOTE_PUBLICATION = statement('ticketing.note_publication')`
  update event set first_published_at = service_now()
  where workspace_id = $1 and id = any($2) and first_published_at is null`;

const KEEP_LABELS = statement('ticketing.keep_labels')`
  update ticket_type t set former_labels = t.former_labels || asked.labels
   from (select n.id, jsonb_object_agg(question ->> 'key', question ->> 'label') as labels
           from ticket_type n, jsonb_array_elements(n.details -> 'formFields') as question
          where n.workspace_id = $1 and n.event_id = any($2) and n.deleted_at is null
          group by n.id) asked
  where t.workspace_id = $1 and t.id = asked.id and not t.former_labels @> asked.labels`;

const REOPEN_DAYS = statement<Omit<DayName, 'workspaceId'>>('ticketing.reopen_cancelled_days')`
  update event_day d set cancellation_done_at = null
   where d.workspace_id = $1 and d.event_id = any($2) and d.cancelled_at is not null
     and exists (select 1 from ticket_type t where t.workspace_id = d.workspace_id and t.event_id = d.event_id and d.id = any (t.valid_day_ids) and ${isWithoutDays('t')})
  returning d.event_id as "eventId", d.id as "dayId"`;

/** Returns a text that differs where the days of an event, or of its ticket types, do. */
function datesOf({ days, ticketTypes }: EventItem): string {
  return JSON.stringify([days.map(({ key }) => key), ticketTypes.map(({ key, validDays }) => [key, validDays])]);
}

/** Returns a text that differs where the questions of ticket types do. */
function questionsOf({ ticketTypes }: EventItem): string {
  return JSON.stringify(ticketTypes.map(({ key, formFields }) => [key, formFields]));
}
