import { faultsOf, type Fault } from '@svc/contracts';
import type { DocumentItem } from './section';
import { SECTIONS, type SectionName } from './sections';

/**
 * An item as its section's schema reads it, with its defaults and in its one canonical form, or what is wrong with its
 * form; `currency` is the store's primary one, for prices that name none.
 */
export function readItem(section: SectionName, raw: unknown, currency: string): { item?: DocumentItem; faults: Fault[] } {
  const result = SECTIONS[section].schema.safeParse(raw);
  if (!result.success) return { faults: faultsOf(result.error) };
  const item = result.data as DocumentItem;
  return SECTIONS[section].spellOut?.(item, currency) ?? { item, faults: [] };
}

/** A canonical item with its fields in the order in which people read them. */
export function inReadingOrder(section: SectionName, item: DocumentItem): DocumentItem {
  const result = SECTIONS[section].schema.safeParse(item);
  return result.success ? (result.data as DocumentItem) : item;
}
