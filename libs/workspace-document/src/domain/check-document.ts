import type { Fault, RuleScope } from '@svc/contracts';
import { type Contents, keptFaults, knownThings, positioned, type RawContents, repeatedIdentities, type WantedContents } from './contents';
import { readDocument, within, type ReadDocument } from './read-document';
import type { DocumentItem } from './section';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** A document that has been looked at: every fault found and what it says, positions filled in. */
export interface CheckedDocument {
  faults: Fault[];
  revision?: string;
  wanted: WantedContents;
}

/**
 * Finds every fault of a document: form, the rules of each item, identities given twice, things that are pointed at
 * and will not be there, what items must not do together, and what breaks in the sections that the document leaves alone.
 */
export function checkDocument(document: unknown, current: Contents): CheckedDocument {
  const read = readDocument(document, primaryCurrency(document, current));
  const wanted = wantedBy(read);
  const scope = scopeOf(wanted.workspace?.[0] ?? current.workspace[0], { ...current, ...rawBy(read) });
  const faults = [
    ...read.faults,
    ...itemFaults(read, scope),
    ...togetherFaults(read),
    ...repeatedIdentities(read.sections, current),
    ...brokenElsewhere(current, read, scope),
  ];
  return { faults, revision: read.revision, wanted };
}

/** What a price without a currency is in: the document's own settings come first. */
function primaryCurrency(document: unknown, current: Contents): string {
  const wanted = (document as { workspace?: { currencies?: unknown } } | null)?.workspace?.currencies;
  const present = current.workspace[0]?.['currencies'];
  const [first] = [wanted, present].find((currencies) => Array.isArray(currencies)) ?? [];
  return String(first ?? '');
}

function wantedBy(read: ReadDocument): WantedContents {
  const wanted: WantedContents = {};
  for (const name of SECTION_NAMES) {
    const items = read.sections[name]?.map(({ item }) => item).filter((item) => item !== undefined);
    if (items) wanted[name] = SECTIONS[name].identifiedBy ? positioned(items) : items;
  }
  return wanted;
}

function rawBy(read: ReadDocument): Partial<Record<SectionName, unknown[]>> {
  const entries = Object.entries(read.sections).map(([name, items]) => [name, items.map(({ raw }) => raw)]);
  return Object.fromEntries(entries) as Partial<Record<SectionName, unknown[]>>;
}

function scopeOf(settings: DocumentItem | undefined, things: RawContents): RuleScope {
  return {
    currencies: (settings?.['currencies'] as string[] | undefined) ?? [],
    timezone: (settings?.['timezone'] as string | undefined) ?? 'UTC',
    exists: knownThings(things),
  };
}

function itemFaults(read: ReadDocument, scope: RuleScope): Fault[] {
  return SECTION_NAMES.flatMap((name) =>
    (read.sections[name] ?? []).flatMap(({ path, item }) =>
      item ? SECTIONS[name].check(item, scope).map((fault) => within(path, fault)) : [],
    ),
  );
}

/** What items must not do together, of the sections in which every item could be read. */
function togetherFaults(read: ReadDocument): Fault[] {
  return SECTION_NAMES.flatMap((name) => {
    const items = (read.sections[name] ?? []).map(({ item }) => item);
    if (!items.every((item) => item !== undefined)) return [];
    return SECTIONS[name].checkTogether?.(items).map((fault) => within([name], fault)) ?? [];
  });
}

/** What breaks in the sections that the document does not have. */
function brokenElsewhere(current: Contents, read: ReadDocument, scope: RuleScope): Fault[] {
  const kept = SECTION_NAMES.filter((name) => read.sections[name] === undefined);
  return keptFaults(current, kept, scopeOf(current.workspace[0], current), scope).map(({ section, index, fault }) =>
    within(SECTIONS[section].identifiedBy ? [section, index] : [section], {
      ...fault,
      message: `${fault.message} The workspace keeps this: the document has no section "${section}".`,
    }),
  );
}
