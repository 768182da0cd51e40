import { invalidBecause } from '@svc/contracts';
import type { EntityManager } from 'typeorm';

const COUNTERS_PER_STATEMENT = 1_000;

/** How many of a thing there are; null is no cap. */
export interface Capacity {
  kind: 'event' | 'event_day' | 'ticket_type' | 'price_phase' | 'unlock_code';
  subjectId: string;
  capacity: number | null;
  /** Where the document says it: `events[launch-night].ticketTypes[vip].capacity`. */
  path: string;
}

/**
 * By hand: makes the counters follow the document; what is held and sold stays (ADR 0008 r1).
 * @throws InvalidInput naming each capacity below what is sold and held already
 */
export async function setCapacities(manager: EntityManager, workspaceId: string, capacities: readonly Capacity[]): Promise<void> {
  const refused: Refusal[] = [];
  for (let start = 0; start < capacities.length; start += COUNTERS_PER_STATEMENT) {
    const parameters = [workspaceId, JSON.stringify(capacities.slice(start, start + COUNTERS_PER_STATEMENT))];
    await manager.query(SET, parameters);
    refused.push(...(await manager.query<Refusal[]>(REFUSED, parameters)));
  }
  if (refused.length > 0) {
    throw invalidBecause(refused.map(({ path, taken }) => ({ path, message: `${taken} are sold or held already; give at least ${taken}, or leave it out.` })));
  }
}

interface Refusal {
  path: string;
  taken: number;
}

const WANTED = `jsonb_to_recordset($2::jsonb) as wanted (kind text, "subjectId" uuid, capacity integer, path text)`;

const SET = `
  insert into counter (workspace_id, kind, subject_id, capacity)
  select $1::uuid, kind, "subjectId", capacity from ${WANTED} order by "subjectId"
  on conflict (workspace_id, kind, subject_id) do update set capacity = excluded.capacity
    where counter.capacity is distinct from excluded.capacity
      and (excluded.capacity is null or counter.held + counter.sold <= excluded.capacity)`;

const REFUSED = `
  select wanted.path, counter.held + counter.sold as taken
    from ${WANTED}
    join counter on counter.workspace_id = $1 and counter.kind = wanted.kind and counter.subject_id = wanted."subjectId"
   where counter.capacity is distinct from wanted.capacity
   order by wanted.path`;
