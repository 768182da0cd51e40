import type { DocumentItem } from './section';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** The catalogue side of a workspace in the document's shapes: each section a list, also where it holds one thing. */
export type Contents = Record<SectionName, readonly DocumentItem[]>;

/** What a document says: the sections it has. */
export type WantedContents = Partial<Contents>;

/** `f` of every section, by its name. */
export function perSection<T>(f: (name: SectionName) => T): Record<SectionName, T> {
  return Object.fromEntries(SECTION_NAMES.map((name) => [name, f(name)])) as Record<SectionName, T>;
}

/** What an item is matched by, without regard to case (D-4); the section's name where it holds one thing. */
export function identityOf(name: SectionName, item: DocumentItem): string {
  const field = SECTIONS[name].identifiedBy;
  return field === undefined ? name : String(item[field]).toLowerCase();
}

/** Items with a display position each: the one they have, else their index in the list. */
export function positioned(items: readonly DocumentItem[]): DocumentItem[] {
  return items.map((item, index) => ({ ...item, position: item['position'] ?? index }));
}

/** Items as people write them: positions that say no more than the order of the list are left out. */
export function withoutPlainPositions(items: readonly DocumentItem[]): DocumentItem[] {
  const plain = items.every((item, index) => item['position'] === index);
  return plain ? items.map(({ position: _, ...item }) => item) : [...items];
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
