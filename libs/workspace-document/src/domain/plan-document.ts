import { changedFields } from './canonical';
import { identityOf, withoutStock, type Contents, type WantedContents } from './contents';
import { SECTION_NAMES, type SectionName } from './sections';

/** One thing of the workspace: `{ section: 'products', identity: 'tote-bag' }`. */
export interface PlannedItem {
  section: SectionName;
  /** Slug, key or code; the section's name where it holds one thing. */
  identity: string;
}

/** What applying a document does. */
export interface DocumentPlan {
  created: PlannedItem[];
  changed: (PlannedItem & { fields: string[] })[];
  deleted: PlannedItem[];
}

/**
 * Compares what a workspace holds with what a document says. A section that is omitted is left alone, one that is
 * present is complete: what it lacks is deleted (around.md). Both sides carry positions and defaults already.
 */
export function planDocument(current: Contents, wanted: WantedContents): DocumentPlan {
  const plan: DocumentPlan = { created: [], changed: [], deleted: [] };
  for (const section of SECTION_NAMES) {
    const items = wanted[section];
    if (items) planSection(plan, section, current[section], items);
  }
  return plan;
}

function planSection(plan: DocumentPlan, section: SectionName, current: Contents[SectionName], wanted: Contents[SectionName]): void {
  const gone = new Map(current.map((item) => [identityOf(section, item), item]));
  for (const item of wanted) {
    const identity = identityOf(section, item);
    const before = gone.get(identity);
    gone.delete(identity);
    if (!before) {
      plan.created.push({ section, identity });
      continue;
    }
    const fields = changedFields(withoutStock(before), withoutStock(item));
    if (fields.length > 0) plan.changed.push({ section, identity, fields });
  }
  for (const identity of gone.keys()) plan.deleted.push({ section, identity });
}
