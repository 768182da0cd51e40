import { type Fault, type RuleScope, timeZone } from '@svc/contracts';
import {
  keptFaults,
  knownThings,
  positioned,
  type RawContents,
  repeatedIdentities,
  type SectionPage,
  type TakenIdentities,
  type WantedContents,
} from './contents';
import type { Currencies } from './field-changes';
import { readDocument, within, type ReadDocument } from './read-document';
import { sectionPathOf } from './references';
import type { DocumentItem, Locale } from './section';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

type Exists = RuleScope['exists'];
type Settings = Omit<RuleScope, 'exists'>;

/**
 * Check of one document against the settings of its workspace. It loads nothing else of the workspace: `exists`
 * looks things up, and sections that the document omits are checked page by page.
 */
export class DocumentCheck {
  /** Contents of the document with positions. */
  readonly wanted: WantedContents;
  private readonly read: ReadDocument;
  /** Faults of fields that the operator decides and the document changes. */
  private readonly settledFaults: readonly Fault[];
  private readonly settings: { before: Settings; after: Settings };
  /** Looks up things in the document's own sections. */
  private readonly brings: Exists;

  constructor(document: unknown, settings: DocumentItem) {
    const { read, faults } = settled(readDocument(document, localeOf(document, settings)), settings);
    this.read = read;
    this.settledFaults = faults;
    this.wanted = wantedBy(this.read);
    this.settings = { before: settingsOf(settings), after: settingsOf(this.wanted.workspace?.[0] ?? settings) };
    this.brings = knownThings(rawBy(this.read));
  }

  /** Revision in the document, if any. */
  get revision(): string | undefined {
    return this.read.revision;
  }

  get sections(): ReadDocument['sections'] {
    return this.read.sections;
  }

  /** Zone of the store after the change. */
  get timezone(): string {
    return this.settings.after.timezone;
  }

  get currencies(): Currencies {
    return { before: this.settings.before.currencies, after: this.settings.after.currencies };
  }

  /** Warnings of moments that are read otherwise than before (D-124). */
  get warnings(): readonly Fault[] {
    return this.read.warnings;
  }

  /** Returns every fault of the document's own items: form, rules of each, references to missing things, and rules across items. */
  ownFaults(exists: Exists): Fault[] {
    return [...this.read.faults, ...this.settledFaults, ...itemFaults(this.read, this.scopeAfter(exists)), ...togetherFaults(this.read)];
  }

  /** Returns the faults of duplicate identities, and of identities that remaining things have. */
  repeatedIdentities(taken: TakenIdentities): Fault[] {
    return repeatedIdentities(this.read.sections, taken);
  }

  /** Returns the faults that the document causes in a page of a section that it omits. */
  faultsElsewhere(section: SectionName, { start, items }: Pick<SectionPage, 'start' | 'items'>, exists: Exists): Fault[] {
    return keptFaults(section, items, { ...this.settings.before, exists }, this.scopeAfter(exists)).map(({ index, fault }) =>
      within(SECTIONS[section].identifiedBy ? [section, start + index] : [section], {
        ...fault,
        message: `${fault.message} The workspace keeps this: the document has no section "${section}".`,
      }),
    );
  }

  /** Returns the scope of rules after the change. A section in the document is complete, so nothing else will be in it. */
  private scopeAfter(exists: Exists): RuleScope {
    const { sections } = this.read;
    return {
      ...this.settings.after,
      exists: (kind, path) => (sections[sectionPathOf(kind).section] ? this.brings(kind, path) : exists(kind, path)),
    };
  }
}

/** Returns the document with the stored values of workspace fields that the operator decides, and the faults of changed ones. */
function settled(read: ReadDocument, stored: DocumentItem): { read: ReadDocument; faults: Fault[] } {
  const [workspace] = read.sections.workspace ?? [];
  const beside = workspace?.item && SECTIONS.workspace.besideStored?.(workspace.item, { currencies: [], ...stored });
  if (!beside) return { read, faults: [] };
  return {
    read: { ...read, sections: { ...read.sections, workspace: [{ ...workspace!, item: beside.item }] } },
    faults: beside.faults.map((fault) => within(workspace!.path, fault)),
  };
}

/** Returns the default currency of prices and the default zone of moments; the document's own settings take precedence. */
function localeOf(document: unknown, settings: DocumentItem): Locale {
  const wanted = (document as { workspace?: { currencies?: unknown; timezone?: unknown } } | null)?.workspace;
  const [first] = [wanted?.currencies, settings['currencies']].find((currencies) => Array.isArray(currencies)) ?? [];
  const timezone = [wanted?.timezone, settings['timezone']].map((zone) => timeZone.safeParse(zone).data).find((zone) => zone !== undefined);
  return { currency: String(first ?? ''), timezone: timezone ?? 'UTC' };
}

function settingsOf(workspace: DocumentItem): Settings {
  return {
    currencies: (workspace['currencies'] as string[] | undefined) ?? [],
    timezone: (workspace['timezone'] as string | undefined) ?? 'UTC',
  };
}

function wantedBy(read: ReadDocument): WantedContents {
  const wanted: WantedContents = {};
  for (const name of SECTION_NAMES) {
    const items = read.sections[name]?.map(({ item }) => item).filter((item) => item !== undefined);
    if (items) wanted[name] = SECTIONS[name].identifiedBy ? positioned(items) : items;
  }
  return wanted;
}

function rawBy(read: ReadDocument): Partial<RawContents> {
  const entries = Object.entries(read.sections).map(([name, items]) => [name, items.map(({ raw }) => raw)]);
  return Object.fromEntries(entries) as Partial<RawContents>;
}

function itemFaults(read: ReadDocument, scope: RuleScope): Fault[] {
  return SECTION_NAMES.flatMap((name) =>
    (read.sections[name] ?? []).flatMap(({ path, item }) =>
      item ? SECTIONS[name].check(item, scope).map((fault) => within(path, fault)) : [],
    ),
  );
}

/** Returns the faults of rules across the items of a section, for sections in which every item could be read. */
function togetherFaults(read: ReadDocument): Fault[] {
  return SECTION_NAMES.flatMap((name) => {
    const items = (read.sections[name] ?? []).map(({ item }) => item);
    if (!items.every((item) => item !== undefined)) return [];
    return SECTIONS[name].checkTogether?.(items).map((fault) => within([name], fault)) ?? [];
  });
}
