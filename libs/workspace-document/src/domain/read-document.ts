import { faultsOf, pathText, type Fault, type UnfitLine } from '@svc/contracts';
import { workspaceDocumentForm } from './workspace-document';
import { readItem } from './item';
import type { DocumentItem, Locale } from './section';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections';

/** Largest number of items of a section; the others are not read, and reported as one fault. */
const MAX_ITEMS = 20_000;
/** Number of faults after which reading stops. */
const ENOUGH_FAULTS = 10_000;
/** Largest number of warnings about moments in a response. */
const MOST_WARNINGS = 10_000;
/** Largest number of JSON values of a document; sensible documents of 32 MiB have fewer. */
const MAX_VALUES = 3_000_000;

/** One item of the document: unparsed, or in its canonical form when its form has no fault. */
export interface ReadItem {
  /** Path in the document: `['products', 3]`. */
  path: readonly PropertyKey[];
  raw: unknown;
  item?: DocumentItem;
  /** Lines of text that are refused unless they are stored already (D-119); absent where there is none. */
  lines?: readonly UnfitLine[];
  /** Indices of the variants or options that name a stock; absent where there is none. */
  stocks?: readonly number[];
}

/** A document with its form checked. */
export interface ReadDocument {
  faults: Fault[];
  /** Warnings of moments that are read otherwise than before (D-124). */
  warnings: Fault[];
  revision?: string;
  sections: Partial<Record<SectionName, ReadItem[]>>;
}

/** Parses each item by its section's schema, so that a fault of one does not hide faults of others. */
export function readDocument(document: unknown, locale: Locale): ReadDocument {
  if (countValues(document, MAX_VALUES) > MAX_VALUES) {
    return { faults: [{ path: '', message: `A document may hold at most ${MAX_VALUES} values.` }], warnings: [], sections: {} };
  }
  const form = workspaceDocumentForm.safeParse(document);
  const read: ReadDocument = { faults: form.success ? [] : faultsOf(form.error), warnings: [], sections: {} };
  if (form.success) read.revision = form.data.revision;
  if (!isObject(document)) return read;
  for (const name of SECTION_NAMES) {
    const items = readSection({ name, locale, read }, document[name]);
    if (items) read.sections[name] = items;
  }
  return read;
}

interface Reading {
  name: SectionName;
  locale: Locale;
  /** Result, to which faults and warnings are added. */
  read: ReadDocument;
}

/** Returns the items of a section; undefined where it is missing or not a section. */
function readSection(reading: Reading, written: unknown): ReadItem[] | undefined {
  const { name } = reading;
  if (SECTIONS[name].identifiedBy === undefined) return isObject(written) ? [readAt([name], reading, written)] : undefined;
  if (!Array.isArray(written)) return undefined;
  if (written.length > MAX_ITEMS) reading.read.faults.push({ path: name, message: `Give at most ${MAX_ITEMS} items.` });
  return written.slice(0, MAX_ITEMS).map((raw: unknown, index) => readAt([name, index], reading, raw));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readAt(path: PropertyKey[], { name, locale, read: { faults, warnings } }: Reading, raw: unknown): ReadItem {
  if (faults.length >= ENOUGH_FAULTS) return { path, raw };
  const read = readItem(name, raw, locale);
  for (const fault of read.faults) faults.push(within(path, fault));
  for (const warning of read.warnings) if (warnings.length <= MOST_WARNINGS) warnings.push(within(path, warning));
  const beside = { ...(read.lines.length > 0 && { lines: read.lines }), ...(read.stocks.length > 0 && { stocks: read.stocks }) };
  return read.item ? { path, raw: read.item, item: read.item, ...beside } : { path, raw, ...beside };
}

function countValues(value: unknown, enough: number): number {
  const open: unknown[] = [value];
  let count = 0;
  while (open.length > 0 && count <= enough) {
    const next = open.pop();
    count += 1;
    if (Array.isArray(next)) for (let index = 0; index < next.length; index += 1) open.push(next[index]);
    else if (typeof next === 'object' && next !== null) for (const member of Object.values(next)) open.push(member);
  }
  return count;
}

/** `['products', 3]` and `variants[0].key` → `products[3].variants[0].key`. */
export function within(path: readonly PropertyKey[], fault: Fault): Fault {
  const prefix = pathText(path);
  if (fault.path === '') return { ...fault, path: prefix };
  return { ...fault, path: fault.path.startsWith('[') ? `${prefix}${fault.path}` : `${prefix}.${fault.path}` };
}
