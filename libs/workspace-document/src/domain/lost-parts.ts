import type { NestedIds } from './item';
import { keysOf, membersOf, without } from './keyed-members';
import { lostQuestions } from './lost-questions';
import { itemPathOf } from './references';
import type { DocumentItem } from './section';
import type { ItemSection } from './sections';

export const LOSABLE = [
  'ticket_type',
  'day',
  'valid_day',
  'variant',
  'package_option',
  'question',
  'question_type',
  'choice',
  'form',
] as const;

/** A part that guests, orders or answers may use, and that a change removes, or whose answers lose their meaning (ADR 0100, D-148). */
export interface LostPart {
  kind: (typeof LOSABLE)[number];
  /** `events[gala].ticketTypes[vip]`. */
  path: string;
  /** Id of its event, product, package or form. */
  ownerId: string;
  /** Id of the part itself; for a valid day, of its ticket type; for a question, ids of the ticket types, variants or form that ask it. */
  ids: readonly string[];
  /** Key of a dropped ticket type, day, variant or option. */
  member?: string;
  /** Key of a question. */
  key?: string;
  /** Choice of the question, where it alone is removed. */
  choice?: string;
}

/** A stored thing that may lose parts. */
export interface Losing {
  section: ItemSection;
  id: string;
  /** Slug, in lower case. */
  identity: string;
  ids: NestedIds;
}

/** Lists whose members are sold, booked or attended; the members of the first one may have questions. */
const LISTS: Partial<Record<ItemSection, readonly { list: string; kind: LostPart['kind'] }[]>> = {
  products: [{ list: 'variants', kind: 'variant' }],
  packages: [{ list: 'options', kind: 'package_option' }],
  events: [
    { list: 'ticketTypes', kind: 'ticket_type' },
    { list: 'days', kind: 'day' },
  ],
  forms: [],
};

/** Returns true for sections whose things have parts that can be in use. */
export function canLose(section: string): section is 'products' | 'packages' | 'events' | 'forms' {
  return section in LISTS;
}

const TOUCHING = /^(ticketTypes|days|variants|options|formFields|fields)(\W|$)/;

/** Returns true where a change of these fields may remove parts. */
export function mayLose(fields: readonly string[]): boolean {
  return fields.some((path) => TOUCHING.test(path));
}

/**
 * Returns the parts that the deletion or change of a thing removes; lists are compared by key. The questions of a deleted thing go with
 * its parts, and are not listed separately.
 * @param before absent, like `after`, for a deletion
 */
export function lostParts(thing: Losing, before?: DocumentItem, after?: DocumentItem): LostPart[] {
  const parts = (LISTS[thing.section] ?? []).flatMap((each) => lostMembers(thing, each, after));
  if (before && after) return [...parts, ...lostValidDays(thing, before, after), ...lostQuestions(thing, before, after)];
  if (thing.section === 'forms') parts.push({ kind: 'form', path: itemPathOf(thing), ownerId: thing.id, ids: [thing.id] });
  return parts;
}

function lostMembers(
  { section, identity, id: ownerId, ids }: Losing,
  { list, kind }: { list: string; kind: LostPart['kind'] },
  after: DocumentItem | undefined,
): LostPart[] {
  const remaining = new Set(keysOf(after, list));
  const inOrder = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.flatMap(([path, id]) => {
    const [of, key, deeper] = path.split('/');
    if (of !== list || deeper !== undefined || remaining.has(key!)) return [];
    return [{ kind, path: `${itemPathOf({ section, identity })}.${list}[${key}]`, ownerId, ids: [id], member: key! }];
  });
}

/**
 * Returns the valid days that ticket types lose although the event keeps them (D-148). A type that names none is valid on every day; one of
 * an event that had no days, on all of its new ones.
 */
function lostValidDays({ section, identity, id: ownerId, ids }: Losing, before: DocumentItem, after: DocumentItem): LostPart[] {
  if (section !== 'events') return [];
  const [former, present] = [keysOf(before, 'days'), keysOf(after, 'days')];
  const validOn = ({ validDays = [] }: Dated, every: readonly string[]) => (validDays.length > 0 ? validDays : every);
  const types = new Map(membersOf<Dated>(after, 'ticketTypes').map((type) => [type.key, type]));
  return membersOf<Dated>(before, 'ticketTypes').flatMap((type) => {
    const [now, typeId] = [types.get(type.key), ids.get(`ticketTypes/${type.key}`)];
    if (!now || !typeId) return [];
    const was = validOn(type, former.length > 0 ? former : present);
    const lost = without(was, validOn(now, present)).filter((day) => present.includes(day));
    const path = `${itemPathOf({ section, identity })}.ticketTypes[${type.key}].validDays`;
    return lost.map((day) => ({ kind: 'valid_day', path: `${path}[${day}]`, ownerId, ids: [typeId] }));
  });
}

interface Dated {
  key: string;
  validDays?: readonly string[];
}
