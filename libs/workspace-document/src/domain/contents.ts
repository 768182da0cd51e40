import { type Fault, pathText, type ReferenceKind, type RuleScope } from '@svc/contracts';
import type { DocumentItem } from './section';
import { SECTION_NAMES, type SectionName, SECTIONS } from './sections';
import type { ReadDocument, ReadItem } from './read-document';

/** The catalogue side of a workspace in the document's shapes: each section a list, also where it holds one thing. */
export type Contents = Record<SectionName, readonly DocumentItem[]>;

/** What a document says: the sections it has. */
export type WantedContents = Partial<Contents>;

/** Items that follow each other in a section, each with its position; the first one has the index `start` in the display order. */
export interface SectionPage {
  start: number;
  items: readonly DocumentItem[];
}

/** As much of a section as a document that has it is compared with: all identities, and the items that the document names. */
export interface PresentSection {
  /** In display order. */
  identities: readonly string[];
  named: ReadonlyMap<string, DocumentItem>;
}

/** The same of each section that a document has. */
export type PresentContents = Partial<Record<SectionName, PresentSection>>;

/** `f` of every section, by its name. */
export function perSection<T>(f: (name: SectionName) => T): Record<SectionName, T> {
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, f(name)])) as Record<SectionName, T>;
}

/** What an item is matched by, without regard to case (D-4); the section's name where it holds one thing. */
export function identityOf(name: SectionName, item: DocumentItem): string {
  const field = SECTIONS[name].identifiedBy;
  return field === undefined ? name : String(item[field]).toLowerCase();
}

/** Items with a display position each: the one they have, else their index in the list, in which the first has the index `start`. */
export function positioned(items: readonly DocumentItem[], start = 0): DocumentItem[] {
  return items.map((item, index) => ({ ...item, position: item['position'] ?? start + index }));
}

/** Tells that the positions of a section say no more than the order of its items. */
export function arePlain(positions: readonly (number | null)[]): boolean {
  return positions.every((position, index) => position === null || position === index);
}

/** The item as people write it in a section whose positions are plain. */
export function withoutPosition({ position: _, ...item }: DocumentItem): DocumentItem {
  return item;
}

/** Where the things with stock stand: a product's variants and a package's options. */
const STOCKED_LISTS = ['variants', 'options'];

/** An item as it counts for changes and revisions: stock moves by itself once a variant is made (around.md). */
export function withoutStock(item: DocumentItem): DocumentItem {
  const lists = STOCKED_LISTS.flatMap((name) => {
    const list = item[name];
    return Array.isArray(list) ? [[name, list.map(({ stock: _, ...rest }: Record<string, unknown>) => rest)] as const] : [];
  });
  return { ...item, ...Object.fromEntries(lists) };
}

/** Items by section, read or not: one that has a fault elsewhere is still there to be pointed at. */
export type RawContents = Record<SectionName, readonly unknown[]>;

/** Answers whether things exist, by kind and slug or key path. */
export function knownThings(contents: Partial<RawContents>): RuleScope['exists'] {
  const known = new Set<string>();
  for (const name of SECTION_NAMES) {
    const { referable, identifiedBy } = SECTIONS[name];
    if (!referable || !identifiedBy) continue;
    for (const item of contents[name] ?? []) {
      const identity = textAt(item, identifiedBy);
      if (identity === undefined) continue;
      known.add(entry(referable.kind, identity));
      const { nested } = referable;
      if (nested) nestedKeys(item, nested.list).forEach((key) => known.add(entry(nested.kind, `${identity}/${key}`)));
    }
  }
  return (kind, path) => known.has(entry(kind, path));
}

/** A field of something that may be anything, when it is a text. */
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

/** Identities that things of the workspace have, by their section. */
export type TakenIdentities = ReadonlyMap<SectionName, readonly string[]>;

/**
 * Identities that a document gives twice, in one section or in two that share their space (D-4, decisions 3.16), or that
 * things in the sections that it leaves alone have; of those, `kept` names the ones that matter.
 */
export function repeatedIdentities(sections: Sections, kept: TakenIdentities): Fault[] {
  const taken = new Map(
    [...kept].flatMap(([name, identities]) =>
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

/** The identity of an item of a document, which may have faults; undefined where it has none. */
export function identityWritten(name: SectionName, { raw }: ReadItem): string | undefined {
  const field = SECTIONS[name].identifiedBy;
  return field === undefined ? undefined : textAt(raw, field)?.toLowerCase();
}

function identityIn(name: SectionName, identity: string): string {
  return `${SECTIONS[name].sharesIdentitiesWith ?? name}:${identity}`;
}

/** A fault of an item that stays as it is while something else changes. */
export interface KeptFault {
  /** Place of the item among those that were checked. */
  index: number;
  fault: Fault;
}

/** The faults that items of a section have after a change that leaves them alone, and did not have before. */
export function keptFaults(section: SectionName, items: readonly DocumentItem[], before: RuleScope, after: RuleScope): KeptFault[] {
  return items.flatMap((item, index) => {
    const faults = SECTIONS[section].check(item, after);
    if (faults.length === 0) return [];
    const known = new Set(SECTIONS[section].check(item, before).map(({ path }) => path));
    return faults.filter(({ path }) => !known.has(path)).map((fault) => ({ index, fault }));
  });
}
