import { type Fault, warnOfPrint } from '@svc/contracts';
import { shortened } from './money-warnings';
import { type ReadItem, within } from './read-document';
import type { DocumentItem } from './section';
import type { SectionName } from './sections';

const PLACE = ['venueName', 'address', 'city', 'state', 'country'].map((line) => `location.${line}`);
const ADDONS = ['addonGroups[].name', 'addonGroups[].options[].label'];

/** Fields whose text is printed on tickets or receipts. */
const PRINTED: Partial<Record<SectionName, readonly string[]>> = {
  workspace: ['displayName'],
  products: ['name', 'variants[].name', 'options[].name', 'options[].values[].label', ...ADDONS],
  packages: ['name', 'options[].name', ...ADDONS],
  events: ['title', ...PLACE, 'days[].label', ...PLACE.map((line) => `days[].${line}`), 'ticketTypes[].name'],
  deliveryZones: ['name'],
};

/** Returns a warning for each printed text of an item with characters that no font contains (D-138). */
export function warnOfItemPrint(section: SectionName, item: DocumentItem): Fault[] {
  return shortened(printedFaults(section, item));
}

/** Returns the print warnings of all items of a document, with paths in the document. */
export function warnOfDocumentPrint(sections: Partial<Record<SectionName, readonly ReadItem[]>>): Fault[] {
  const names = Object.keys(PRINTED) as SectionName[];
  const warnings = names.flatMap((name) =>
    (sections[name] ?? []).flatMap(({ path, item }) => (item ? printedFaults(name, item).map((fault) => within(path, fault)) : [])),
  );
  return shortened(warnings);
}

function printedFaults(section: SectionName, item: DocumentItem): Fault[] {
  return (PRINTED[section] ?? []).flatMap((field) => faultsAt(item, field.split('.'), ''));
}

/** @param steps names of the remaining fields; `[]` at the end of one means each member of its list */
function faultsAt(value: unknown, [step, ...steps]: readonly string[], path: string): Fault[] {
  if (step === undefined) return typeof value === 'string' ? warnOfPrint(value, path) : [];
  const name = step.replace('[]', '');
  const inner = (value as DocumentItem | null | undefined)?.[name];
  const fieldPath = path === '' ? name : `${path}.${name}`;
  if (name === step) return faultsAt(inner, steps, fieldPath);
  return Array.isArray(inner) ? inner.flatMap((member, index) => faultsAt(member, steps, `${fieldPath}[${index}]`)) : [];
}
