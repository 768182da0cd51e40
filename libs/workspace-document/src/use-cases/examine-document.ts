import { type Fault, faultsOfLines, type StoredItem } from '@svc/contracts';
import type { PastStart } from '@svc/ticketing';
import { DocumentCheck } from '../domain/check-document';
import {
  identityOf,
  identityWritten,
  type ExaminedContents,
  type ExaminedSection,
  type PresentContents,
  type SectionPage,
  type TakenIdentities,
} from '../domain/contents';
import { within } from '../domain/read-document';
import { SectionDigest, type SectionDigests } from '../domain/item-revision';
import { judgeBeside } from '../domain/item';
import { judgeSectionAmounts, moneyWarningsOf, shortened } from '../domain/money-warnings';
import { warnOfDocumentLook } from '../domain/look-warnings';
import { warnOfDocumentPrint } from '../domain/print-warnings';
import { identitySpaceOf, judge } from '../domain/references';
import { warnOfDocumentStock } from '../domain/stock-warnings';
import type { DocumentItem, JudgedItem } from '../domain/section';
import { ITEM_SECTIONS, SECTION_NAMES, type SectionName } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import type { ThingIndex } from '../ports/thing-index';
import { startsIn } from './look-for-uses';
import { pagesOf } from './section-pages';

/** The workspace of a document. */
export interface Surroundings {
  stores: SectionStores;
  things: ThingIndex;
  /** Number of items in memory at a time. */
  pageSize: number;
  now: Date;
}

/** A document compared with its workspace. */
export interface ExaminedDocument {
  check: DocumentCheck;
  /** Every fault: of the document itself, and of unchanged things that it would break. */
  faults: Fault[];
  /** Starts of events and days that the document moves from the future into the past (D-148). */
  intoPast: PastStart[];
  present: ExaminedContents;
  /** Digests of the present state. */
  digests: SectionDigests;
  /** Warnings of the moments, amounts, printed texts, look and stock of the document's own items (D-124, D-128, D-138, ADR 0144). */
  warnings: Fault[];
}

/**
 * Reads the workspace once, page by page. Of sections that the document has, it keeps the identities and the items that
 * the document names; of the others, nothing but their faults.
 */
export async function examineDocument(workspace: Surroundings, document: unknown): Promise<ExaminedDocument> {
  const { stores, things, pageSize, now } = workspace;
  const [settings] = await stores.workspace.open();
  const check = new DocumentCheck(document, settings!.item);
  const faults = await judge(
    (exists) => check.ownFaults(exists),
    (questions) => things.exist(questions),
  );
  faults.push(...check.repeatedIdentities(await takenBeside(things, check)));
  const present: ExaminedContents = {};
  const digests: Partial<SectionDigests> = {};
  for (const name of SECTION_NAMES) {
    const pages = digested(pagesOf(stores, things, name, pageSize), (digest) => (digests[name] = digest));
    if (check.sections[name]) present[name] = await presentSection(name, pages, check.wanted[name] ?? []);
    else for await (const fault of faultsIn(name, pages, check, things)) faults.push(fault);
  }
  const amounts = judgeAmountsOf(check, present);
  const judged = judgeAll(check, present, now);
  faults.push(...amounts.faults, ...judged.faults, ...lineFaultsOf(check, present));
  return {
    check,
    faults,
    intoPast: judged.intoPast,
    present,
    digests: digests as SectionDigests,
    warnings: [
      ...check.warnings,
      ...amounts.warnings,
      ...shortened(judged.warnings),
      ...warnOfDocumentPrint(check.sections),
      ...warnOfDocumentLook(check.sections),
      ...warnOfDocumentStock(check.sections, present),
    ],
  };
}

/** Returns the faults and warnings of items beside the stored ones, with paths in the document. */
function judgeAll({ sections, timezone }: DocumentCheck, present: PresentContents, now: Date): JudgedItem {
  const judged = SECTION_NAMES.flatMap((name) =>
    (sections[name] ?? []).flatMap(({ path, item }) => {
      if (!item) return [];
      const identity = identityOf(name, item);
      const { faults, warnings, intoPast } = judgeBeside(name, item, present[name]?.named.get(identity), { now, timezone });
      return [
        {
          faults: faults.map((fault) => within(path, fault)),
          warnings: warnings.map((fault) => within(path, fault)),
          intoPast: startsIn({ section: name, identity }, intoPast),
        },
      ];
    }),
  );
  return {
    faults: judged.flatMap(({ faults }) => faults),
    warnings: judged.flatMap(({ warnings }) => warnings),
    intoPast: judged.flatMap(({ intoPast }) => intoPast),
  };
}

/** Returns the faults of new and changed lines of text (D-119). */
function lineFaultsOf({ sections }: DocumentCheck, present: PresentContents): Fault[] {
  return SECTION_NAMES.flatMap((name) =>
    (sections[name] ?? []).flatMap(({ path, item, lines = [] }) => {
      const stored = lines.length > 0 && item ? present[name]?.named.get(identityOf(name, item)) : undefined;
      return faultsOfLines(lines, stored).map((fault) => within(path, fault));
    }),
  );
}

/**
 * Returns the faults and warnings of amounts. A currency without provider is warned of once; by the settings, where the document has
 * them.
 */
function judgeAmountsOf({ sections, currencies }: DocumentCheck, present: PresentContents): { faults: Fault[]; warnings: Fault[] } {
  const judged = SECTION_NAMES.flatMap((name) => {
    const [items, before] = [sections[name], present[name]];
    return items && before ? [judgeSectionAmounts(name, items, before, currencies.after)] : [];
  });
  const uncharged = new Map(sections.workspace ? [] : judged.toReversed().flatMap((each) => [...each.uncharged]));
  return {
    faults: judged.flatMap(({ faults }) => faults),
    warnings: moneyWarningsOf({ faults: [], warnings: judged.flatMap(({ warnings }) => warnings), uncharged }),
  };
}

/** Returns the digest of a section, which is read page by page. */
export async function digestOfSection({ stores, things, pageSize }: Surroundings, name: SectionName): Promise<string> {
  const digest = new SectionDigest();
  for await (const { items } of pagesOf(stores, things, name, pageSize)) digest.add(items);
  return digest.hex();
}

/** Yields the same pages; calls `done` with the digest of their items after the last one. */
async function* digested(pages: AsyncIterable<SectionPage>, done: (digest: string) => void): AsyncGenerator<SectionPage> {
  const digest = new SectionDigest();
  for await (const page of pages) {
    digest.add(page.items);
    yield page;
  }
  done(digest.hex());
}

async function presentSection(
  name: SectionName,
  pages: AsyncIterable<SectionPage>,
  wanted: readonly DocumentItem[],
): Promise<ExaminedSection> {
  const wantedIdentities = new Set(wanted.map((item) => identityOf(name, item)));
  const identities: string[] = [];
  const named = new Map<string, DocumentItem>();
  const things: Map<string, Pick<StoredItem<DocumentItem>, 'thing' | 'ids'>> = new Map();
  for await (const { stored } of pages) {
    for (const { item, thing, ids } of stored) {
      const identity = identityOf(name, item);
      identities.push(identity);
      things.set(identity, { thing, ids });
      if (wantedIdentities.has(identity)) named.set(identity, item);
    }
  }
  return { identities, named, things };
}

async function* faultsIn(
  name: SectionName,
  pages: AsyncIterable<SectionPage>,
  check: DocumentCheck,
  things: ThingIndex,
): AsyncGenerator<Fault> {
  for await (const page of pages) {
    yield* await judge(
      (exists) => check.faultsElsewhere(name, page, exists),
      (questions) => things.exist(questions),
    );
  }
}

/** Returns the identities in the document that things in omitted sections already have, where the sections share identities. */
async function takenBeside(things: ThingIndex, { sections }: DocumentCheck): Promise<TakenIdentities> {
  const taken = new Map<SectionName, readonly string[]>();
  for (const section of ITEM_SECTIONS.filter((name) => sections[name] === undefined)) {
    const written = identitySpaceOf(section).flatMap((name) => (sections[name] ?? []).flatMap((item) => identityWritten(name, item) ?? []));
    if (written.length > 0) taken.set(section, [...(await things.byIdentity(section, written)).keys()]);
  }
  return taken;
}
