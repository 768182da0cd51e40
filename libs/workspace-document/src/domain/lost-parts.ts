import type { NestedIds } from './item';
import { itemPathOf } from './references';
import type { DocumentItem } from './section';
import type { ItemSection } from './sections';

export const LOSABLE = ['ticket_type', 'day', 'variant', 'package_option', 'question', 'form'] as const;

/** A part that guests, orders or answers may use, and that a change removes (ADR 0100). */
export interface LostPart {
  kind: (typeof LOSABLE)[number];
  /** `events[gala].ticketTypes[vip]`. */
  path: string;
  /** Id of its event, product, package or form. */
  ownerId: string;
  /** Id of the part itself; for a question, ids of the ticket types, variants or form that ask it. */
  ids: readonly string[];
  /** Key of a question. */
  key?: string;
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
  if (before && after) return [...parts, ...lostQuestions(thing, before, after)];
  if (thing.section === 'forms') parts.push({ kind: 'form', path: itemPathOf(thing), ownerId: thing.id, ids: [thing.id] });
  return parts;
}

function lostMembers(
  { section, identity, id: ownerId, ids }: Losing,
  { list, kind }: { list: string; kind: LostPart['kind'] },
  after: DocumentItem | undefined,
): LostPart[] {
  const remaining = new Set(membersOf(after, list).map(({ key }) => key));
  const inOrder = [...ids].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.flatMap(([path, id]) => {
    const [of, key, deeper] = path.split('/');
    if (of !== list || deeper !== undefined || remaining.has(key!)) return [];
    return [{ kind, path: `${itemPathOf({ section, identity })}.${list}[${key}]`, ownerId, ids: [id] }];
  });
}

interface Keyed {
  key: string;
  type?: string;
}

function membersOf(item: DocumentItem | undefined, list: string): (Keyed & DocumentItem)[] {
  return (item?.[list] ?? []) as (Keyed & DocumentItem)[];
}

/** Returns the keys of the questions in a list. */
function questionKeys(item: DocumentItem | undefined, list = 'formFields'): string[] {
  return membersOf(item, list).flatMap(({ key, type }) => (type === 'heading' ? [] : key));
}

/** Returns the removed questions of remaining parts, both their own and those of the whole item. */
function lostQuestions(thing: Losing, before: DocumentItem, after: DocumentItem): LostPart[] {
  const { section, id: ownerId, ids } = thing;
  const question = (list: string, key: string, of: readonly string[]): LostPart => ({
    kind: 'question',
    path: `${itemPathOf(thing)}.${list}[${key}]`,
    ownerId,
    ids: of,
    key,
  });
  if (section === 'forms')
    return without(questionKeys(before, 'fields'), questionKeys(after, 'fields')).map((key) => question('fields', key, [ownerId]));
  const [parts] = LISTS[section] ?? [];
  if (!parts) return [];
  const [ofAll, stillOfAll] = [questionKeys(before), questionKeys(after)];
  const staying = membersOf(before, parts.list).flatMap((part) => {
    const now = membersOf(after, parts.list).find(({ key }) => key === part.key);
    const id = ids.get(`${parts.list}/${part.key}`);
    return now && id ? [{ key: part.key, id, was: questionKeys(part), is: [...questionKeys(now), ...stillOfAll] }] : [];
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
