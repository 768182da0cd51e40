import type { Fault } from '@svc/contracts';
import { identityOf, type PresentContents } from './contents';
import { shortened } from './money-warnings';
import { type ReadItem, within } from './read-document';
import { SECTION_NAMES, type SectionName } from './sections';
import { otherStocks } from './written-stock';

/** Returns the warnings of other stocks in a document, with paths in it: sales have moved the stock since the document was written. */
export function warnOfDocumentStock(sections: Partial<Record<SectionName, readonly ReadItem[]>>, present: PresentContents): Fault[] {
  const warnings = SECTION_NAMES.flatMap((name) =>
    (sections[name] ?? []).flatMap(({ path, item, stocks = [] }) => {
      const stored = item && present[name]?.named.get(identityOf(name, item));
      return stored ? otherStocks(name, item, stocks, stored).map((fault) => within(path, fault)) : [];
    }),
  );
  return shortened(warnings);
}
