import { invalidBecause } from '@svc/contracts';
import type { EventItem } from '@svc/ticketing';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import type { NestedIds } from '../rows/nested-ids';
import type { ItemRow } from '../rows/row-difference';
import type { ItemChange } from '../rows/thing-rows';

const COUNTERS_PER_STATEMENT = 1_000;

/** Capacity of a thing; null is no cap. */
interface Capacity {
  kind: 'event' | 'event_day' | 'ticket_type' | 'price_phase' | 'unlock_code';
  subjectId: string;
  capacity: number | null;
  /** Path in the document: `events[launch-night].ticketTypes[vip].capacity`. */
  path: string;
}

/**
 * Sets the counters to the document's capacities; held and sold counts stay (ADR 0008 r1). By hand.
 * @throws InvalidInput naming each capacity below the sold and held count
 */
export async function setCapacities(sql: Sql, workspaceId: string, capacities: readonly Capacity[]): Promise<void> {
  const refused: Refusal[] = [];
  for (let start = 0; start < capacities.length; start += COUNTERS_PER_STATEMENT) {
    const parameters = [workspaceId, JSON.stringify(capacities.slice(start, start + COUNTERS_PER_STATEMENT))];
    await sql.execute(SET, parameters);
    refused.push(...(await sql.query(REFUSED, parameters)));
  }
  if (refused.length > 0) {
    throw invalidBecause(
      refused.map(({ path, taken }) => ({ path, message: `${taken} are sold or held already; give at least ${taken}, or leave it out.` })),
    );
  }
}

interface Refusal {
  path: string;
  taken: number;
}

const WANTED = `jsonb_to_recordset($2::jsonb) as wanted (kind text, "subjectId" uuid, capacity integer, path text)`;

const SET = statement('ticketing.set')`
  insert into counter (workspace_id, kind, subject_id, capacity)
  select $1::uuid, kind, "subjectId", capacity from ${WANTED} order by "subjectId"
  on conflict (workspace_id, kind, subject_id) do update set capacity = excluded.capacity
    where counter.capacity is distinct from excluded.capacity
      and (excluded.capacity is null or counter.held + counter.sold <= excluded.capacity)`;

const REFUSED = statement<Refusal>('ticketing.refused')`
  select wanted.path, counter.held + counter.sold as taken
    from ${WANTED}
    join counter on counter.workspace_id = $1 and counter.kind = wanted.kind and counter.subject_id = wanted."subjectId"
   where counter.capacity is distinct from wanted.capacity
   order by wanted.path`;

/** Paths of an event's nested parts, the keys of their ids. */
const pathOf = {
  day: (key: string) => `days/${key}`,
  ticketType: (key: string) => `ticketTypes/${key}`,
  pricePhase: (ticketType: string, key: string) => `ticketTypes/${ticketType}/${key}`,
  unlockCode: (code: string) => `unlockCodes/${code.toLowerCase()}`,
};

/** Returns the row of an event. Ids stand in for keys and references; `products` are the ids of attached products, by slug. */
export function cutHead(item: EventItem, ids: NestedIds, products: ReadonlyMap<string, string>): ItemRow {
  const {
    slug,
    title,
    published,
    publishedAt,
    position,
    startAt,
    endAt,
    attachedProductRefs,
    attachedPackageRefs,
    capacity: _capacity,
    days: _days,
    ticketTypes: _ticketTypes,
    unlockCodes: _unlockCodes,
    ...details
  } = item;
  const idsOf = (refs: readonly string[]) => refs.flatMap((ref) => products.get(ref) ?? []);
  return {
    id: ids.at(''),
    slug,
    title,
    published,
    publishedAt,
    position,
    startAt,
    endAt,
    attachedProductIds: idsOf(attachedProductRefs),
    attachedPackageIds: idsOf(attachedPackageRefs),
    details,
  };
}

export function cutDays({ days }: EventItem, ids: NestedIds): ItemRow[] {
  return days.map(({ key, capacity: _capacity, ...details }, position) => ({
    id: ids.at(pathOf.day(key)),
    eventId: ids.at(''),
    key,
    position,
    details,
  }));
}

export function cutTicketTypes({ ticketTypes }: EventItem, ids: NestedIds): ItemRow[] {
  return ticketTypes.map(({ key, capacity: _capacity, validDays, pricePhases, ...details }, position) => ({
    id: ids.at(pathOf.ticketType(key)),
    eventId: ids.at(''),
    key,
    position,
    validDayIds: validDays.map((day) => ids.at(pathOf.day(day))),
    pricePhases: pricePhases.map(({ capacity: _phaseCapacity, ...phase }) => ({ id: ids.at(pathOf.pricePhase(key, phase.key)), ...phase })),
    details,
  }));
}

export function cutUnlockCodes({ unlockCodes }: EventItem, ids: NestedIds): ItemRow[] {
  return unlockCodes.map(({ code, ticketTypeRefs }, position) => ({
    id: ids.at(pathOf.unlockCode(code)),
    eventId: ids.at(''),
    code,
    position,
    ticketTypeIds: ticketTypeRefs.map((ref) => ids.at(pathOf.ticketType(ref.split('/')[1]!))),
  }));
}

/** Returns the capacities of an event that are new or another than before. */
export function changedCapacities({ item, before, ids }: ItemChange<EventItem>): Capacity[] {
  const stored = new Map((before ? capacitiesOf(before, ids) : []).map(({ subjectId, capacity }) => [subjectId, capacity]));
  return capacitiesOf(item, ids).filter(({ subjectId, capacity }) => stored.get(subjectId) !== capacity);
}

function capacitiesOf(item: EventItem, ids: NestedIds): Capacity[] {
  const at = `events[${item.slug}]`;
  const counter = (kind: Capacity['kind'], path: string, capacity: number | undefined, where: string): Capacity => ({
    kind,
    subjectId: ids.at(path),
    capacity: capacity ?? null,
    path: `${at}.${where}`,
  });
  return [
    counter('event', '', item.capacity, 'capacity'),
    ...item.days.map(({ key, capacity }) => counter('event_day', pathOf.day(key), capacity, `days[${key}].capacity`)),
    ...item.ticketTypes.flatMap(({ key, capacity, pricePhases }) => [
      counter('ticket_type', pathOf.ticketType(key), capacity, `ticketTypes[${key}].capacity`),
      ...pricePhases.map((phase) =>
        counter('price_phase', pathOf.pricePhase(key, phase.key), phase.capacity, `ticketTypes[${key}].pricePhases[${phase.key}].capacity`),
      ),
    ]),
    ...item.unlockCodes.map(({ code, maxUses }) =>
      counter('unlock_code', pathOf.unlockCode(code), maxUses, `unlockCodes[${code}].maxUses`),
    ),
  ];
}
