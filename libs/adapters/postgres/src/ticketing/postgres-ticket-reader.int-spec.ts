import type { TicketSource } from '@svc/ticketing';
import { ticketReaderContract } from '@svc/ticketing/testing';
import { useDatabase } from '../testing';
import { PostgresTicketReader } from './ticket-reader';

const database = useDatabase();
const REGISTRATION = '01890a5d-ac96-774b-bcce-000000000300';
const TIER = '01890a5d-ac96-774b-bcce-000000000010';

describe('tickets in Postgres', () => {
  ticketReaderContract(async ([ticket]) => {
    await store(ticket!);
    return new PostgresTicketReader(database.sql);
  });
});

async function store(ticket: TicketSource): Promise<void> {
  const { workspace, event, group, validDayIds, contactName, takenAt } = ticket;
  const { id, title, startAt, endAt, days, ticketTypes, removed, isCancelled, cancelReason, version: _version, ...details } = event;
  const run = (sql: string, ...parameters: unknown[]) => database.source.query(sql, [workspace.id, ...parameters]);
  await run(`delete from workspace where id = $1`);
  await run(
    `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, $3, $4, '{NGN}')`,
    workspace.slug,
    workspace.displayName,
    workspace.timezone,
  );
  await storeDetails(ticket);
  await run(
    `insert into event (workspace_id, id, slug, title, published, start_at, end_at, attached_product_ids, attached_package_ids, details, deleted_at, cancelled_at, cancel_reason)
     values ($1, $2, 'e', $3, true, $4, $5, '{}', '{}', $6, $7, $8, $9)`,
    id,
    title,
    startAt,
    endAt,
    details,
    removed ? takenAt : null,
    isCancelled ? takenAt : null,
    cancelReason ?? null,
  );
  for (const [position, { id: dayId, ...day }] of days.entries()) {
    await run(
      `insert into event_day (workspace_id, id, event_id, key, position, details) values ($1, $2, $3, $4, $5, $6)`,
      dayId,
      id,
      `day-${position}`,
      position,
      day,
    );
  }
  await run(
    `insert into ticket_type (workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details) values ($1, $2, $3, 't', 0, $4, '[]', $5)`,
    TIER,
    id,
    validDayIds,
    { ...ticketTypes[0], name: group[0]!.tierName },
  );
  await run(
    `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source) values ($1, 'live', $2, $3, 'g', $4, 'g@example.com', 'admin')`,
    REGISTRATION,
    id,
    contactName,
  );
  if (ticket.mailedEntries)
    await run(
      `insert into notified_schedule (workspace_id, mode, subject_id, reader, event_id, revision, schedule, written_at, ends_at)
       values ($1, 'live', $2, 'taker', $3, 1, $4, $5, $6)`,
      REGISTRATION,
      id,
      { days: [], entries: ticket.mailedEntries },
      takenAt,
      endAt,
    );
  for (const seat of [...group].reverse()) {
    await run(
      `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, status, serial, checked_in_at, created_at)
       values ($1, 'live', $2, $3, $4, $5, $6, 0, $7, $8, $9, $10, $11)`,
      seat.attendeeId,
      REGISTRATION,
      id,
      TIER,
      seat.position,
      seat.name,
      seat.status,
      seat.serial,
      seat.checkedInAt,
      takenAt,
    );
    await run(
      `update ticket_code set code = coalesce($3, code) where workspace_id = $1 and attendee_id = $2`,
      seat.attendeeId,
      seat.shortCode,
    );
  }
}

async function storeDetails({ workspace, branding: { logoUrl, website, theme, pillStyle, header } }: TicketSource): Promise<void> {
  const body = { website, assets: { logoUrl }, renderConfig: { theme }, content: { header: { pillStyle, ...header } } };
  await database.source.query(`insert into storefront_document (workspace_id, body, published) values ($1, $2, true)`, [
    workspace.id,
    body,
  ]);
}
