import { identityOf, type PresentContents, type PresentSection, type WantedContents, withoutStock } from './contents';
import { changesOf, type Currencies, type FieldChange } from './field-changes';
import type { DocumentItem } from './section';
import { SECTION_NAMES, type SectionName } from './sections';

/** One thing of the workspace: `{ section: 'products', identity: 'tote-bag' }`. */
export interface PlannedItem {
  section: SectionName;
  /** Slug, key or code; the section's name where it holds one thing. */
  identity: string;
}

/** A thing that stays and changes. */
export interface PlannedChange extends PlannedItem {
  /** The paths of `changes`. */
  fields: string[];
  changes: FieldChange[];
}

/** What applying a document does. */
export interface DocumentPlan {
  created: PlannedItem[];
  changed: PlannedChange[];
  deleted: PlannedItem[];
}

/**
 * Compares what a workspace holds with what a document says. A section that is omitted is left alone, one that is
 * present is complete: what it lacks is deleted (around.md). Both sides carry positions and defaults already.
 */
export function planDocument(present: PresentContents, wanted: WantedContents, currencies: Currencies): DocumentPlan {
  const plan: DocumentPlan = { created: [], changed: [], deleted: [] };
  for (const section of SECTION_NAMES) {
    const items = wanted[section];
    if (items) planSection(plan, section, present[section]!, items, currencies);
  }
  return plan;
}

function planSection(
  plan: DocumentPlan,
  section: SectionName,
  present: PresentSection,
  wanted: readonly DocumentItem[],
  currencies: Currencies,
): void {
  const gone = new Set(present.identities);
  for (const item of wanted) {
    const identity = identityOf(section, item);
    const before = present.named.get(identity);
    gone.delete(identity);
    if (!before) {
      plan.created.push({ section, identity });
      continue;
    }
    const changes = changesOf(withoutStock(before), withoutStock(item), currencies);
    if (changes.length > 0) plan.changed.push({ section, identity, fields: changes.map(({ path }) => path), changes });
  }
  for (const identity of gone) plan.deleted.push({ section, identity });
}
