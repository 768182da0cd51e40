import { EventReader, type EventSource, type EventSummarySource } from '@svc/storefront';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { eventDayDetails, eventDetails, ticketTypeDetails } from '../rows/details';
import { utc, withoutNulls } from '../rows/statements';
import { counterOf } from '../rows/counters';

/** Reads published events, by hand: each with all its parts and counters in one statement. */
export class PostgresEventReader extends EventReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async list(workspaceId: string, endedSince: Date): Promise<EventSummarySource[]> {
    const rows = await this.sql.query(LIST, [workspaceId, endedSince]);
    return rows.map((row) => withoutNulls<EventSummarySource>(row));
  }

  async find(workspaceId: string, slug: string, publishedUntil: Date): Promise<EventSource | undefined> {
    const [row] = await this.sql.query(FIND, [workspaceId, slug, publishedUntil]);
    return row?.source;
  }

  async revealedBy(workspaceId: string, eventId: string, codes: readonly string[]): Promise<string[]> {
    const [row] = await this.sql.query(REVEALED, [workspaceId, eventId, codes.map((code) => code.toLowerCase())]);
    return row!.ids;
  }
}

const PUBLISHED_AT = 'coalesce(e.published_at, e.first_published_at)';

const IS_PUBLIC = 'e.published and e.deleted_at is null';

const LIST = statement<EventSummarySource>('storefront.event_reader_list')`
  select e.id, e.slug, e.title, ${utc('e.start_at', 3)} as "startAt", ${utc('e.end_at', 3)} as "endAt", ${utc(PUBLISHED_AT, 3)} as "publishedAt",
         ${utc('e.published_at', 3)} as "publishAt", e.details ->> 'tagline' as tagline, e.details ->> 'coverUrl' as "coverUrl", e.details ->> 'category' as category,
         ${eventDetails.text('e', 'format')} as format, ${eventDetails.text('e', 'mode')} as mode,
         e.details ->> 'timezone' as timezone, ${eventDetails.text('e', 'venueVisibility')} as "venueVisibility", e.details -> 'location' as location
    from event e
   where e.workspace_id = $1 and ${IS_PUBLIC} and e.cancelled_at is null and e.end_at >= $2
   order by e.start_at, e.position nulls last, e.id`;

/** SQL of the remaining count below a cap; null where there is none. */
const REMAINING = `c.capacity - c.held - c.sold`;

const NESTED_DETAILS = { event_day: eventDayDetails, ticket_type: ticketTypeDetails };

/** Returns the subquery of the live rows nested in event `e`, each its details and `object`, in their order. */
function nested(table: 'event_day' | 'ticket_type', object: string): string {
  return `
    (select coalesce(jsonb_agg(${NESTED_DETAILS[table].of('n')} || jsonb_build_object('id', n.id, 'capacity', c.capacity, 'remaining', ${REMAINING}, ${object}) order by n.position), '[]')
       from ${table} n ${counterOf(table, 'n')}
      where n.workspace_id = e.workspace_id and n.event_id = e.id and n.deleted_at is null)`;
}

const PRICE_PHASES = `
  (select coalesce(jsonb_agg(phase || jsonb_build_object('remaining', ${REMAINING}) order by ordinal), '[]')
     from jsonb_array_elements(n.price_phases) with ordinality as phases (phase, ordinal)
     ${counterOf('price_phase', 'n', `(phase ->> 'id')::uuid`)})`;

const FIND = statement<{ source: EventSource }>('storefront.find')`
  select ${eventDetails.of('e')}
         || jsonb_strip_nulls(jsonb_build_object('avatarUrl', page.body -> 'avatarUrl', 'isCancelled', nullif(e.cancelled_at is not null, false), 'cancelReason', e.cancel_reason))
         || jsonb_build_object(
              'id', e.id, 'slug', e.slug, 'title', e.title, 'startAt', ${utc('e.start_at', 3)}, 'endAt', ${utc('e.end_at', 3)},
              'publishedAt', ${utc(PUBLISHED_AT, 3)}, 'capacity', c.capacity, 'remaining', ${REMAINING},
              'attachedProductIds', e.attached_product_ids, 'attachedPackageIds', e.attached_package_ids,
              'storefrontPublished', coalesce(page.published, false),
              'days', ${nested('event_day', `'key', n.key, 'isCancelled', n.cancelled_at is not null, 'cancelReason', n.cancel_reason`)},
              'ticketTypes', ${nested('ticket_type', `'validDayIds', n.valid_day_ids, 'sold', coalesce(c.sold, 0), 'pricePhases', ${PRICE_PHASES}`)}
            ) as source
    from event e
    ${counterOf('event', 'e')}
    left join storefront_document page on page.workspace_id = e.workspace_id
   where e.workspace_id = $1 and e.identity = lower($2) and ${IS_PUBLIC}
     and (e.published_at is null or e.published_at <= $3)`;

const REVEALED = statement<{ ids: string[] }>('storefront.revealed')`
  select coalesce(array_agg(distinct revealed), '{}') as ids
    from unlock_code u ${counterOf('unlock_code', 'u')}, unnest(u.ticket_type_ids) as revealed
   where u.workspace_id = $1 and u.event_id = $2 and u.identity = any($3) and u.deleted_at is null
     and (c.capacity is null or ${REMAINING} > 0)`;
