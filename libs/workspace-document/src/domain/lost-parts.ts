import type { NestedIds } from './item';
import { placeText } from './references';
import type { DocumentItem } from './section';
import type { ItemSection } from './sections';

export const LOSABLE = ['ticket_type', 'day', 'variant', 'package_option', 'question', 'form'] as const;

/** Something that guests, orders or answers may use, and that a change takes away (ADR 0100). */
export interface LostPart {
  kind: (typeof LOSABLE)[number];
  /** `events[gala].ticketTypes[vip]`. */
  path: string;
  /** The id of the event, product, package or form that it belongs to. */
  ownerId: string;
  /** The part itself; of a question, what asks it: ticket types, variants, or its form. */
  ids: readonly string[];
  /** The key of a question. */
  key?: string;
}

/** A stored thing of which parts may go. */
export interface Losing {
  section: ItemSection;
  id: string;
  /** Slug, in lower case. */
  identity: string;
  ids: NestedIds;
}

/** The lists whose members are sold, booked or attended; the members of the first may ask questions. */
const LISTS: Partial<Record<ItemSection, readonly { list: string; kind: LostPart['kind'] }[]>> = {
  products: [{ list: 'variants', kind: 'variant' }],
  packages: [{ list: 'options', kind: 'package_option' }],
  events: [
    { list: 'ticketTypes', kind: 'ticket_type' },
    { list: 'days', kind: 'day' },
  ],
  forms: [],
};

/** Tells that something can be lost when such a thing goes. */
export function canLose(section: string): section is 'products' | 'packages' | 'events' | 'forms' {
  return section in LISTS;
}

const TOUCHING = /^(ticketTypes|days|variants|options|formFields|fields)(\W|$)/;

/** Tells that a change of these fields may take something away. */
export function mayLose(fields: readonly string[]): boolean {
  return fields.some((path) => TOUCHING.test(path));
}

/**
 * Returns what goes with a thing, or with its change, each list by its keys. What a deleted thing asked goes with its parts, and is not named besides.
 * @param before absent, like `after`, when the thing is deleted
 */
export function lostParts(thing: Losing, before?: DocumentItem, after?: DocumentItem): LostPart[] {
  const parts = (LISTS[thing.section] ?? []).flatMap((each) => lostMembers(thing, each, after));
  if (before && after) return [...parts, ...lostQuestions(thing, before, after)];
  if (thing.section === 'forms') parts.push({ kind: 'form', path: placeText(thing), ownerId: thing.id, ids: [thing.id] });
  return parts;
}

function lostMembers(
  { section, identity, id: ownerId, ids }: Losing,
  { list, kind }: { list: string; kind: LostPart['kind'] },
  after: DocumentItem | undefined,
): LostPart[] {
  const kept = new Set(membersOf(after, list).map(({ key }) => key));
  const inOrder = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.flatMap(([place, id]) => {
    const [of, key, deeper] = place.split('/');
    if (of !== list || deeper !== undefined || kept.has(key!)) return [];
    return [{ kind, path: `${placeText({ section, identity })}.${list}[${key}]`, ownerId, ids: [id] }];
  });
}

interface Keyed {
  key: string;
  type?: string;
}

function membersOf(item: DocumentItem | undefined, list: string): (Keyed & DocumentItem)[] {
  return (item?.[list] ?? []) as (Keyed & DocumentItem)[];
}

/** Keys of the questions in a list. */
function asked(item: DocumentItem | undefined, list = 'formFields'): string[] {
  return membersOf(item, list).flatMap(({ key, type }) => (type === 'heading' ? [] : key));
}

/** Questions that something which stays is no longer asked, by itself or with all of its item. */
function lostQuestions(thing: Losing, before: DocumentItem, after: DocumentItem): LostPart[] {
  const { section, id: ownerId, ids } = thing;
  const question = (place: string, key: string, of: readonly string[]): LostPart => ({
    kind: 'question',
    path: `${placeText(thing)}.${place}[${key}]`,
    ownerId,
    ids: of,
    key,
  });
  if (section === 'forms') return without(asked(before, 'fields'), asked(after, 'fields')).map((key) => question('fields', key, [ownerId]));
  const [parts] = LISTS[section] ?? [];
  if (!parts) return [];
  const [ofAll, stillOfAll] = [asked(before), asked(after)];
  const staying = membersOf(before, parts.list).flatMap((part) => {
    const now = membersOf(after, parts.list).find(({ key }) => key === part.key);
    const id = ids.get(`${parts.list}/${part.key}`);
    return now && id ? [{ key: part.key, id, was: asked(part), is: [...asked(now), ...stillOfAll] }] : [];
  });
  const common = without(ofAll, stillOfAll).flatMap((key) => {
    const of = staying.filter(({ is }) => !is.includes(key)).map(({ id }) => id);
    return of.length > 0 ? [question('formFields', key, of)] : [];
  });
  const own = staying.flatMap(({ key: part, id, was, is }) =>
    without(was, is).map((key) => question(`${parts.list}[${part}].formFields`, key, [id])),
  );
  return [...common, ...own];
}

function without(some: readonly string[], others: readonly string[]): string[] {
  return some.filter((each) => !others.includes(each));
}
