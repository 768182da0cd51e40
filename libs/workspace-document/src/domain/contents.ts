import { type Fault, pathText, type ReferenceKind, type RuleScope, type StoredItem } from '@svc/contracts';
import type { DocumentItem } from './section';
import { SECTION_NAMES, type SectionName, SECTIONS } from './sections';
import type { ReadDocument, ReadItem } from './read-document';

/** The catalogue side of a workspace in the document's shapes: each section is a list, also a section with a single thing. */
export type Contents = Record<SectionName, readonly DocumentItem[]>;

/** Contents of a document: the sections it has. */
export type WantedContents = Partial<Contents>;

/** Consecutive items of a section with their positions; the first has the index `start` in the display order. */
export interface SectionPage {
  start: number;
  items: readonly DocumentItem[];
  /** The same items as they are stored. */
  stored: readonly StoredItem<DocumentItem>[];
}

/** Stored side of a section for the comparison with a document: all identities, and the items that the document names. */
export interface PresentSection {
  /** In display order. */
  identities: readonly string[];
  named: ReadonlyMap<string, DocumentItem>;
}

/** The same, with the ids of all items and of what is nested in them. */
export interface ExaminedSection extends PresentSection {
  things: ReadonlyMap<string, Pick<StoredItem<DocumentItem>, 'thing' | 'ids'>>;
}

/** Returns the stored form of an item that the document names, if there is one. */
export function storedIn({ named, things }: ExaminedSection, identity: string): StoredItem<DocumentItem> | undefined {
  const item = named.get(identity);
  return item && { ...things.get(identity)!, item };
}

/** Stored side of each section of a document. */
export type PresentContents = Partial<Record<SectionName, PresentSection>>;
export type ExaminedContents = Partial<Record<SectionName, ExaminedSection>>;

/** Returns the results of `f` by section. */
export function perSection<T>(f: (name: SectionName) => T): Record<SectionName, T> {
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, f(name)])) as Record<SectionName, T>;
}

/** Returns the identity by which an item is matched, in lower case (D-4); the section's name for a section with a single thing. */
export function identityOf(name: SectionName, item: DocumentItem): string {
  const field = SECTIONS[name].identifiedBy;
  return field === undefined ? name : String(item[field]).toLowerCase();
}

/** Returns items with a display position each: their own, else their index; the first has the index `start`. */
export function positioned(items: readonly DocumentItem[], start = 0): DocumentItem[] {
  return items.map((item, index) => ({ ...item, position: item['position'] ?? start + index }));
}

/** Returns true where the positions of a section equal the order of its items. */
export function arePlain(positions: readonly (number | null)[]): boolean {
  return positions.every((position, index) => position === null || position === index);
}

/** Returns the item without its position, for a section whose positions are plain. */
export function withoutPosition({ position: _, ...item }: DocumentItem): DocumentItem {
  return item;
}

/** Lists whose members have stock: a product's variants and a package's options. */
const STOCKED_LISTS = ['variants', 'options'];

/**
 * Returns the item without stock, for changes and revisions: sales change the stock of existing variants (docs/spec/around.md, "The
 * workspace document").
 */
export function withoutStock(item: DocumentItem): DocumentItem {
  const lists = STOCKED_LISTS.flatMap((name) => {
    const list = item[name];
    return Array.isArray(list) ? [[name, list.map(({ stock: _, ...rest }: Record<string, unknown>) => rest)] as const] : [];
  });
  return { ...item, ...Object.fromEntries(lists) };
}

/** Items by section, parsed or not: others may point at an item with faults. */
export type RawContents = Record<SectionName, readonly unknown[]>;

/** Returns a lookup of things in `contents`, by kind and slug or key path. */
export function knownThings(contents: Partial<RawContents>): RuleScope['exists'] {
  const things = new Set<string>();
  for (const name of SECTION_NAMES) {
    const { referable, identifiedBy } = SECTIONS[name];
    if (!referable || !identifiedBy) continue;
    for (const item of contents[name] ?? []) {
      const identity = textAt(item, identifiedBy);
      if (identity === undefined) continue;
      things.add(entry(referable.kind, identity));
      const { nested } = referable;
      if (nested) nestedKeys(item, nested.list).forEach((key) => things.add(entry(nested.kind, `${identity}/${key}`)));
    }
  }
  return (kind, path) => things.has(entry(kind, path));
}

/** Returns a field of any value, if it is a text. */
function textAt(value: unknown, field: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text = (value as Record<string, unknown>)[field];
  return typeof text === 'string' ? text : undefined;
}

function nestedKeys(item: unknown, list: string): string[] {
  const members = (item as Record<string, unknown>)[list];
  if (!Array.isArray(members)) return [];
  return members.map((member) => textAt(member, 'key')).filter((key) => key !== undefined);
}

function entry(kind: ReferenceKind, path: string): string {
  return `${kind}:${path.toLowerCase()}`;
}

type Sections = ReadDocument['sections'];

/** Identities of things of the workspace, by section. */
export type TakenIdentities = ReadonlyMap<SectionName, readonly string[]>;

/**
 * Returns the faults of duplicate identities in a document, in one section or in two that share their space (D-4, decisions 3.16 packages),
 * and of those that things in omitted sections have, which are listed in `existing`.
 */
export function repeatedIdentities(sections: Sections, existing: TakenIdentities): Fault[] {
  const taken = new Map(
    [...existing].flatMap(([name, identities]) =>
      identities.map((identity) => [identityIn(name, identity), `one of the ${name} that the workspace has`]),
    ),
  );
  return SECTION_NAMES.flatMap((name) =>
    (sections[name] ?? []).flatMap((item) => {
      const identity = identityWritten(name, item);
      if (identity === undefined) return [];
      const by = taken.get(identityIn(name, identity));
      if (by)
        return [
          { path: `${pathText(item.path)}.${SECTIONS[name].identifiedBy}`, message: `"${identity}" is taken by ${by}; give each its own.` },
        ];
      taken.set(identityIn(name, identity), pathText(item.path));
      return [];
    }),
  );
}

/** Returns the identity of an item of a document, which may have faults; undefined where it has none. */
export function identityWritten(name: SectionName, { raw }: ReadItem): string | undefined {
  const field = SECTIONS[name].identifiedBy;
  return field === undefined ? undefined : textAt(raw, field)?.toLowerCase();
}

function identityIn(name: SectionName, identity: string): string {
  return `${SECTIONS[name].sharesIdentitiesWith ?? name}:${identity}`;
}

/** A fault that a change elsewhere causes in an unchanged item. */
export interface KeptFault {
  /** Index of the item among the checked ones. */
  index: number;
  fault: Fault;
}

/** Returns the faults that a change elsewhere causes in unchanged items of a section. */
export function keptFaults(section: SectionName, items: readonly DocumentItem[], before: RuleScope, after: RuleScope): KeptFault[] {
  return items.flatMap((item, index) => {
    const faults = SECTIONS[section].check(item, after);
    if (faults.length === 0) return [];
    const earlier = new Set(SECTIONS[section].check(item, before).map(({ path }) => path));
    return faults.filter(({ path }) => !earlier.has(path)).map((fault) => ({ index, fault }));
  });
}
