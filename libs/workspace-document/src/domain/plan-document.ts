import { identityOf, withoutStock, type Contents, type WantedContents } from './contents';
import { changesOf, type Currencies, type FieldChange } from './field-changes';
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
export function planDocument(current: Contents, wanted: WantedContents): DocumentPlan {
  const plan: DocumentPlan = { created: [], changed: [], deleted: [] };
  const currencies = { before: currenciesOf(current), after: currenciesOf({ ...current, ...wanted }) };
  for (const section of SECTION_NAMES) {
    const items = wanted[section];
    if (items) planSection(plan, section, current[section], items, currencies);
  }
  return plan;
}

function currenciesOf({ workspace: [settings] }: Contents): readonly string[] {
  return (settings?.['currencies'] ?? []) as readonly string[];
}

function planSection(plan: DocumentPlan, section: SectionName, current: Contents[SectionName], wanted: Contents[SectionName], currencies: Currencies): void {
  const gone = new Map(current.map((item) => [identityOf(section, item), item]));
  for (const item of wanted) {
    const identity = identityOf(section, item);
    const before = gone.get(identity);
    gone.delete(identity);
    if (!before) {
      plan.created.push({ section, identity });
      continue;
    }
    const changes = changesOf(withoutStock(before), withoutStock(item), currencies);
    if (changes.length > 0) plan.changed.push({ section, identity, fields: changes.map(({ path }) => path), changes });
  }
  for (const identity of gone.keys()) plan.deleted.push({ section, identity });
}
