import type { StoredItem } from '@svc/contracts';
import type { EventItem } from '@svc/ticketing';
import { lookup } from '../rows/by-key';
import { counterOf } from '../rows/counters';
import { isWithoutDays } from './cancelled-types';
import { eventDayDetails, eventDetails, ticketTypeDetails } from '../rows/details';
import { selectList, utc } from '../rows/statements';
import { eventEntity } from './ticketing.entities';

const FIELDS = ['slug', 'title', 'published', 'publishedAt', 'position', 'startAt', 'endAt'] as const;
type Lists = 'days' | 'ticketTypes' | 'unlockCodes';
type Attached = 'attachedProductRefs' | 'attachedPackageRefs';
type WithId<Member> = Member & { id: string };
type TicketType = EventItem['ticketTypes'][number];

/** Columns of an event, with its parts and their ids. */
export interface EventColumns extends Pick<EventItem, (typeof FIELDS)[number] | 'capacity' | Attached> {
  details: Omit<EventItem, (typeof FIELDS)[number] | 'capacity' | Lists | Attached>;
  days: (WithId<EventItem['days'][number]> & { state?: ItemState[''] })[];
  ticketTypes: WithId<Omit<TicketType, 'pricePhases'> & { pricePhases: WithId<TicketType['pricePhases'][number]>[] }>[];
  unlockCodes: WithId<EventItem['unlockCodes'][number]>[];
  state: ItemState[''] | null;
}
type ItemState = NonNullable<StoredItem<EventItem>['state']>;

/** Returns the subquery of the live rows nested in event `t`, as a list of `object` in their order. */
function nested(table: string, kind: string, object: string): string {
  return `
    (select coalesce(jsonb_agg(${object} order by n.position), '[]')
       from ${table} n ${counterOf(kind, 'n')}
      where n.workspace_id = t.workspace_id and n.event_id = t.id and n.deleted_at is null)`;
}

const PRICE_PHASES = `
  (select coalesce(jsonb_agg(phase || jsonb_strip_nulls(jsonb_build_object('capacity', c.capacity)) order by ordinal), '[]')
     from jsonb_array_elements(n.price_phases) with ordinality as phases (phase, ordinal)
     ${counterOf('price_phase', 'n', `(phase ->> 'id')::uuid`)})`;

const VALID_DAYS = `
  (select coalesce(jsonb_agg(d.key order by ordinal), '[]')
     from unnest(n.valid_day_ids) with ordinality as valid (id, ordinal)
     join event_day d on d.workspace_id = n.workspace_id and d.id = valid.id)`;

const TICKET_TYPE_REFS = `
  (select coalesce(jsonb_agg(t.slug || '/' || opened.key order by ordinal), '[]')
     from unnest(n.ticket_type_ids) with ordinality as named (id, ordinal)
     join ticket_type opened on opened.workspace_id = n.workspace_id and opened.id = named.id)`;

const CAPPED = `jsonb_build_object('id', n.id) || jsonb_strip_nulls(jsonb_build_object('key', n.key, 'capacity', c.capacity))`;

/** Returns the subquery of the slugs of attached products; deleted ones are found, too. */
function attached(column: string): string {
  return `
    (select coalesce(jsonb_agg(p.slug order by ordinal), '[]')
       from unnest(t.${column}) with ordinality as attached (id, ordinal)
      cross join ${lookup('product', 'workspace_id = t.workspace_id and id = attached.id')} p)`;
}

/**
 * Returns SQL of how the orders of event `t` are refunded with its cancellation, or that of a day, in live mode: those that are, those that
 * are not yet, and those that a provider has refused. Until the job is done, paid orders that it has not come to are open.
 * @param isConcerned SQL condition of orders `o` that it comes to
 */
const refundsOf = (row: string, isConcerned = 'true') => `
  (select jsonb_build_object(
            'refunded', count(*) filter (where r.statuses <@ '{succeeded}'),
            'refundsOpen', count(*) filter (where 'pending' = any (r.statuses) or (e.order_id is null and ${row}.cancellation_done_at is null and ${isConcerned})),
            'refundsFailed', count(*) filter (where 'failed' = any (r.statuses)))
     from store_order o
     left join event_refund e on e.workspace_id = o.workspace_id and e.mode = o.mode and e.order_id = o.id and e.cancelled_id = ${row}.id
    cross join lateral (select array_agg(f.status) as statuses from refund f
                         where f.workspace_id = o.workspace_id and f.mode = o.mode and f.id = any (e.refund_ids)) r
    where o.workspace_id = t.workspace_id and o.mode = 'live' and o.event_id = t.id and o.paid_minor > 0 and ${row}.cancellation ->> 'refund' = 'all')`;

/** SQL condition that order `o` has tickets of types that have lost their last day. */
const LOSES_TICKETS = `exists (
  select 1 from order_item i join ticket_type lost on lost.workspace_id = i.workspace_id and lost.id = (i.line ->> 'ticketTypeId')::uuid
   where i.workspace_id = o.workspace_id and i.mode = o.mode and i.order_id = o.id and ${isWithoutDays('lost')})`;

/** Returns SQL of the cancellation of an event or a day, as it is shown. @param further SQL of further names and values */
const cancellationOf = (row: string, refunds: string, further = '') => `
  case when ${row}.cancelled_at is not null then jsonb_strip_nulls(jsonb_build_object(
    'cancelledAt', ${utc(`${row}.cancelled_at`, 3)}, 'cancelReason', ${row}.cancel_reason,${further}
    'cancellation', (${row}.cancellation -> 'counts') || jsonb_build_object('refund', ${row}.cancellation -> 'refund', 'notify', ${row}.cancellation -> 'notify') || ${refunds})) end`;

/** SQL of the same of day `n`, as a field. */
const CANCELLED_DAY = `jsonb_strip_nulls(jsonb_build_object('state', ${cancellationOf('n', refundsOf('n', `t.cancelled_at is null and ${LOSES_TICKETS}`))}))`;

/** Select list of an event `t` with all its parts. */
export const EVENT_COLUMNS = `
  ${selectList(eventEntity, { alias: 't', fields: FIELDS })}, t.details, ${cancellationOf('t', refundsOf('t'), ` 'deletedAt', ${utc('t.deleted_at', 3)},`)} as state,
  (select c.capacity from counter c where c.workspace_id = t.workspace_id and c.kind = 'event' and c.subject_id = t.id) as capacity,
  ${attached('attached_product_ids')} as "attachedProductRefs", ${attached('attached_package_ids')} as "attachedPackageRefs",
  ${nested('event_day', 'event_day', `${eventDayDetails.of('n')} || ${CAPPED} || ${CANCELLED_DAY}`)} as days,
  ${nested('ticket_type', 'ticket_type', `${ticketTypeDetails.of('n')} || ${CAPPED} || jsonb_build_object('validDays', ${VALID_DAYS}, 'pricePhases', ${PRICE_PHASES})`)} as "ticketTypes",
  ${nested('unlock_code', 'unlock_code', `jsonb_strip_nulls(jsonb_build_object('id', n.id, 'code', n.code, 'ticketTypeRefs', ${TICKET_TYPE_REFS}, 'maxUses', c.capacity))`)} as "unlockCodes"`;

/** Puts an event together again. Returns it with the ids of its parts by their paths. */
export function restoreEvent({ details, days, ticketTypes, unlockCodes, state, ...columns }: EventColumns): {
  item: EventItem;
  ids: Map<string, string>;
  state?: ItemState;
} {
  const ids = new Map<string, string>();
  const states: Record<string, ItemState['']> = state ? { '': state } : {};
  const noted = <Member extends { id: string }>(path: string, { id, ...member }: Member): Omit<Member, 'id'> => {
    ids.set(path, id);
    return member;
  };
  const item = {
    ...columns,
    ...eventDetails.fill(details),
    days: days.map(({ state: ofDay, ...day }) => {
      if (ofDay) states[`days/${day.key}`] = ofDay;
      return noted(`days/${day.key}`, day);
    }),
    ticketTypes: ticketTypes.map(({ pricePhases, ...type }) => ({
      ...noted(`ticketTypes/${type.key}`, type),
      pricePhases: pricePhases.map((phase) => noted(`ticketTypes/${type.key}/${phase.key}`, phase)),
    })),
    unlockCodes: unlockCodes.map((code) => noted(`unlockCodes/${code.code.toLowerCase()}`, code)),
  };
  return { item: item as EventItem, ids, ...(Object.keys(states).length > 0 && { state: states }) };
}
