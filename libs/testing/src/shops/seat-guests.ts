import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** A seat to register; by default confirmed, and without a name of its own. */
export interface WantedSeat {
  name?: string;
  status?: string;
  checkedInAt?: string;
}

/**
 * Inserts a registration of Adé Ọlá for an event of a shop into the database, without rules and messages. The seats
 * have the event's first ticket type. Returns their ids.
 */
export async function seatGuests(
  databaseUrl: string,
  shop: { slug: string },
  eventSlug: string,
  seats: readonly WantedSeat[],
): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const registrationId = randomUUID();
    const { rows } = await client.query<{ workspace: string; event: string; tier: string }>(FIND, [shop.slug, eventSlug]);
    const { workspace, event, tier } = rows[0]!;
    await client.query(REGISTER, [workspace, registrationId, event]);
    const ids = seats.map(() => randomUUID());
    for (const [position, { name, status = 'confirmed', checkedInAt }] of seats.entries()) {
      await client.query(SEAT, [workspace, ids[position], registrationId, event, tier, position, name, status, checkedInAt]);
    }
    return ids;
  } finally {
    await client.end();
  }
}

const FIND = `
  select w.id as workspace, e.id as event, t.id as tier
    from workspace w join event e on e.workspace_id = w.id join ticket_type t on t.workspace_id = w.id and t.event_id = e.id
   where w.slug = $1 and e.slug = $2 order by t.position limit 1`;

const REGISTER = `
  insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, source)
  values ($1, 'live', $2::uuid, $3, $2::text, 'Adé Ọlá', 'ade@example.com', 'admin')`;

const SEAT = `
  insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, name, status, checked_in_at)
  values ($1, 'live', $2, $3, $4, $5, $6, 0, $7, $8, $9)`;
