import { type Fault, type JudgedAmounts, judgeAmounts, unchargedAdvice } from '@svc/contracts';
import { identityOf, type PresentSection } from './contents';
import { within, type ReadItem } from './read-document';
import type { DocumentItem } from './section';
import { type SectionName, SECTIONS } from './sections';

/** How many warnings about money one answer lists; with more, it says how many there are. */
const MOST_LISTED = 200;

/**
 * Judges the amounts of an item by the steps of their currencies (D-128).
 * @param stored the item as it is stored, if it is: an amount that is the same stays, whichever primary currency it is in by now
 * @param currencies those of the store as they will be, the primary one first
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

/** The same of all items of a section of a document, at their places in it. */
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

/** Everything that is told of the money of one item. */
export function moneyWarningsOf({ warnings, uncharged }: JudgedAmounts): Fault[] {
  return shortened([...warnings, ...[...uncharged].map(([currency, path]) => ({ path, message: unchargedAdvice(currency) }))]);
}

/** The first so many of them, and how many there are besides. */
export function shortened(warnings: readonly Fault[]): Fault[] {
  if (warnings.length <= MOST_LISTED) return [...warnings];
  const more = warnings.length - MOST_LISTED;
  return [...warnings.slice(0, MOST_LISTED), { path: '', message: `There are ${more} more warnings of this kind.` }];
}
