import { type Fault, type JudgedAmounts, judgeAmounts, unchargedAdvice } from '@svc/contracts';
import { identityOf, type PresentSection } from './contents';
import { within, type ReadItem } from './read-document';
import type { DocumentItem } from './section';
import { type SectionName, SECTIONS } from './sections';

/** Largest number of warnings in a response; beyond it, only their number is given. */
const MOST_LISTED = 200;

/**
 * Checks the amounts of an item by the steps of their currencies (D-128).
 * @param stored the stored item, if any: an unchanged amount is accepted, even when the primary currency changes
 * @param currencies currencies of the store after the change, the primary one first
 */
export function judgeItemAmounts(
  section: SectionName,
  item: DocumentItem,
  stored: DocumentItem | undefined,
  currencies: readonly string[],
): JudgedAmounts {
  const { amounts } = SECTIONS[section];
  return judgeAmounts(amounts?.(item, currencies) ?? [], stored && amounts?.(stored, currencies));
}

/** Checks the amounts of all items of a section of a document; paths are those in the document. */
export function judgeSectionAmounts(
  section: SectionName,
  items: readonly ReadItem[],
  { named }: PresentSection,
  currencies: readonly string[],
): JudgedAmounts {
  const all: JudgedAmounts & { uncharged: Map<string, string> } = { faults: [], warnings: [], uncharged: new Map() };
  for (const { path, item } of SECTIONS[section].amounts ? items : []) {
    if (!item) continue;
    const { faults, warnings, uncharged } = judgeItemAmounts(section, item, named.get(identityOf(section, item)), currencies);
    for (const fault of faults) all.faults.push(within(path, fault));
    for (const warning of warnings) all.warnings.push(within(path, warning));
    for (const [currency, at] of uncharged)
      if (!all.uncharged.has(currency)) all.uncharged.set(currency, within(path, { path: at, message: '' }).path);
  }
  return all;
}

/** Returns all warnings about the amounts of one item. */
export function moneyWarningsOf({ warnings, uncharged }: JudgedAmounts): Fault[] {
  return shortened([...warnings, ...[...uncharged].map(([currency, path]) => ({ path, message: unchargedAdvice(currency) }))]);
}

/** Returns the first warnings, and one with the number of the others. */
export function shortened(warnings: readonly Fault[]): Fault[] {
  if (warnings.length <= MOST_LISTED) return [...warnings];
  const more = warnings.length - MOST_LISTED;
  return [...warnings.slice(0, MOST_LISTED), { path: '', message: `There are ${more} more warnings of this kind.` }];
}
