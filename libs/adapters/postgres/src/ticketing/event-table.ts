import type { Columns, UpsertTarget } from '../bulk';

/** Where the fields of an event and of what is nested in it lie. */

export const EVENT = {
  table: 'event',
  knownBy: 'id',
  columns: {
    slug: 'slug text',
    title: 'title text',
    published: 'published boolean',
    publishedAt: 'published_at timestamptz',
    position: 'position integer',
    startAt: 'start_at timestamptz',
    endAt: 'end_at timestamptz',
    attachedProductIds: 'attached_product_ids uuid[]',
    attachedPackageIds: 'attached_package_ids uuid[]',
    details: 'details jsonb',
  },
} satisfies UpsertTarget;

const nested = (table: string, columns: Columns): UpsertTarget => ({
  table,
  knownBy: 'id',
  columns: { eventId: 'event_id uuid', position: 'position integer', ...columns },
});

export const EVENT_DAY = nested('event_day', { key: 'key text', details: 'details jsonb' });

export const TICKET_TYPE = nested('ticket_type', {
  key: 'key text',
  validDayIds: 'valid_day_ids uuid[]',
  pricePhases: 'price_phases jsonb',
  details: 'details jsonb',
});

export const UNLOCK_CODE = nested('unlock_code', { code: 'code text', ticketTypeIds: 'ticket_type_ids uuid[]' });
