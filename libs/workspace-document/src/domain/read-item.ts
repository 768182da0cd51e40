import { faultsOf, type Fault } from '@svc/contracts';
import type { DocumentItem } from './section';
import { SECTIONS, type SectionName } from './sections';

/** An item as its section's schema reads it, with its defaults, or what is wrong with its form. */
export function readItem(section: SectionName, raw: unknown): { item?: DocumentItem; faults: Fault[] } {
  const result = SECTIONS[section].schema.safeParse(raw);
  return result.success ? { item: result.data as DocumentItem, faults: [] } : { faults: faultsOf(result.error) };
}
