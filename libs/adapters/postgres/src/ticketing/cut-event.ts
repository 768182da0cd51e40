import type { EventItem } from '@svc/ticketing';
import type { NestedIds } from '../nested-ids';
import type { Capacity } from './capacities';

/** An event cut into rows of `event`, `event_day`, `ticket_type` and `unlock_code`, and what can run out of it. */
export interface EventRows {
  event: EventRow;
  days: NestedRow[];
  ticketTypes: NestedRow[];
  unlockCodes: NestedRow[];
  capacities: Capacity[];
}

export type EventRow = Record<string, unknown> & { id: string };
export type NestedRow = EventRow & { eventId: string; position: number };

/** Paths of what is nested in an event, as its ids are known by. */
const pathOf = {
  day: (key: string) => `days/${key}`,
  ticketType: (key: string) => `ticketTypes/${key}`,
  pricePhase: (ticketType: string, key: string) => `ticketTypes/${ticketType}/${key}`,
  unlockCode: (code: string) => `unlockCodes/${code.toLowerCase()}`,
};

/** Ids stand in for keys and references; `products` are the ids of what is attached, by slug. */
export function cutEvent(item: EventItem, ids: NestedIds, products: ReadonlyMap<string, string>): EventRows {
  return {
    event: cutHead(item, ids, products),
    days: cutDays(item, ids),
    ticketTypes: cutTicketTypes(item, ids),
    unlockCodes: cutUnlockCodes(item, ids),
    capacities: capacitiesOf(item, ids),
  };
}

function cutHead(item: EventItem, ids: NestedIds, products: ReadonlyMap<string, string>): EventRow {
  const {
    slug, title, published, publishedAt, position, startAt, endAt, attachedProductRefs, attachedPackageRefs,
    capacity: _capacity, days: _days, ticketTypes: _ticketTypes, unlockCodes: _unlockCodes, ...details
  } = item;
  const idsOf = (refs: readonly string[]) => refs.flatMap((ref) => products.get(ref) ?? []);
  return {
    id: ids.at(''),
    slug, title, published, publishedAt, position, startAt, endAt,
    attachedProductIds: idsOf(attachedProductRefs),
    attachedPackageIds: idsOf(attachedPackageRefs),
    details,
  };
}

function cutDays({ days }: EventItem, ids: NestedIds): NestedRow[] {
  return days.map(({ key, capacity: _capacity, ...details }, position) => ({ id: ids.at(pathOf.day(key)), eventId: ids.at(''), key, position, details }));
}

function cutTicketTypes({ ticketTypes }: EventItem, ids: NestedIds): NestedRow[] {
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

function cutUnlockCodes({ unlockCodes }: EventItem, ids: NestedIds): NestedRow[] {
  return unlockCodes.map(({ code, ticketTypeRefs }, position) => ({
    id: ids.at(pathOf.unlockCode(code)),
    eventId: ids.at(''),
    code,
    position,
    ticketTypeIds: ticketTypeRefs.map((ref) => ids.at(pathOf.ticketType(ref.split('/')[1]!))),
  }));
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
    ...item.unlockCodes.map(({ code, maxUses }) => counter('unlock_code', pathOf.unlockCode(code), maxUses, `unlockCodes[${code}].maxUses`)),
  ];
}
