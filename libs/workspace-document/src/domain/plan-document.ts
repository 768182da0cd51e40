import { identityOf, type PresentContents, type PresentSection, type WantedContents, withoutStock } from './contents';
import { changesOf, type Currencies, type FieldChange } from './field-changes';
import { shown } from './item';
import type { DocumentItem } from './section';
import { SECTION_NAMES, type SectionName } from './sections';

/** One thing of the workspace: `{ section: 'products', identity: 'tote-bag' }`. */
export interface PlannedItem {
  section: SectionName;
  /** Slug, key or code; the section's name for a section with a single thing. */
  identity: string;
}

/** An existing thing with changes. */
export interface PlannedChange extends PlannedItem {
  /** The paths of `changes`. */
  fields: string[];
  changes: FieldChange[];
}

/** Effects of applying a document. */
export interface DocumentPlan {
  created: PlannedItem[];
  changed: PlannedChange[];
  deleted: PlannedItem[];
}

/**
 * Compares the contents of a workspace with a document. An omitted section is not changed; a section in the document is
 * complete, so missing things are deleted (docs/spec/around.md, "The workspace document"). Both sides have positions and defaults already.
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
    const changes = changesOf(withoutStock(shown(section, before)), withoutStock(shown(section, item)), currencies);
    if (changes.length > 0) plan.changed.push({ section, identity, fields: changes.map(({ path }) => path), changes });
  }
  for (const identity of gone) plan.deleted.push({ section, identity });
}
