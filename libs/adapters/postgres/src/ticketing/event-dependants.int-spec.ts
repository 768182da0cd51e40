import { TABLES_OF_CANCELLED_EVENTS } from '@svc/ticketing/testing';
import { useDatabase } from '../testing';

const database = useDatabase();

/** SQL of the tables with a foreign key to an event, a day or a ticket type, or with a column of that name. */
const POINTING = `
  select distinct name from (
    select c.relname as name from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and t.relname in ('event', 'event_day', 'ticket_type')
     union
    select c.relname from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     where a.attname in ('event_id', 'event_day_id', 'cancelled_id', 'ticket_type_id', 'valid_day_ids', 'counted_day_ids', 'ticket_type_ids')
  ) pointing`;

/** Tables whose `event_id` is that of a webhook event, or of a report of a payment provider. */
const OF_OTHER_EVENTS = ['provider_event', 'webhook_delivery', 'webhook_listener_delivery'];

describe('[D-147] the table of what depends on an event', () => {
  it('names every table that points at an event, a day or a ticket type, and no other', async () => {
    const rows = await database.source.query<{ name: string }[]>(POINTING);
    const pointing = rows.map(({ name }) => name).filter((name) => !OF_OTHER_EVENTS.includes(name));
    expect(pointing.sort()).toEqual(Object.keys(TABLES_OF_CANCELLED_EVENTS).sort());
  });
});
