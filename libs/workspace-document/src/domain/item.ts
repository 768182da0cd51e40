import {
  type Fault,
  faultsOf,
  invalidBecause,
  readMoments,
  readWithLines,
  type StoredItem,
  type UnfitLine,
  withShortLists,
} from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { StartClock } from '@svc/ticketing';
import type { DocumentItem, JudgedItem, Locale, NestedRefs, Section } from './section';
import { addressedAs, type ItemSection, type SectionName, SECTIONS } from './sections';
import { stocksNamed } from './written-stock';

/** A parsed item, or the faults of its form. Its unfit lines are refused unless they are stored already (D-119). */
export interface ReadForm {
  item?: DocumentItem;
  faults: Fault[];
  warnings: Fault[];
  lines: UnfitLine[];
  /** Indices of the variants or options that name a stock. */
  stocks: readonly number[];
}

/**
 * Parses an item by its section's schema, with defaults and in its canonical form. `warnings` name the moments that are read
 * otherwise than before (D-124).
 */
export function readItem(section: SectionName, raw: unknown, locale: Locale): ReadForm {
  const { schema, spellOut } = SECTIONS[section];
  const { value, faults, warnings } = readMoments(schema, withShortLists(schema, withoutState(section, raw)), locale.timezone);
  const { data, error, lines } = readWithLines(schema, value);
  const stocks = stocksNamed(section, raw);
  if (error || faults.length > 0) {
    const skipped = new Set(faults.map(({ path }) => path));
    const others = error ? faultsOf(error).filter(({ path }) => !skipped.has(path)) : [];
    return { faults: [...faults, ...others], warnings, lines, stocks };
  }
  const item = data as DocumentItem;
  const spelled = spellOut?.(item, locale) ?? { item, faults: [] };
  return { ...spelled, warnings: [...warnings, ...(spelled.warnings ?? [])], lines, stocks };
}

/** Returns what is written of an item without the fields that only the service writes. */
function withoutState(section: SectionName, raw: unknown): unknown {
  const { state, nestedState = {} }: Section = SECTIONS[section];
  if (!state || !isFields(raw)) return raw;
  const lists = Object.entries(nestedState).flatMap(([list, ofMember]) => {
    const members = raw[list];
    return Array.isArray(members) ? [[list, members.map((member: unknown) => without(ofMember, member))]] : [];
  });
  return { ...without(state, raw), ...Object.fromEntries(lists) };
}

function without<Raw>(state: object, raw: Raw): Raw | Fields {
  if (!isFields(raw)) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !Object.hasOwn(state, name)));
}

/** Returns an item with the fields that only the service writes, its own and those of its nested things. */
export function withState(section: ItemSection, item: DocumentItem, state: StoredItem<DocumentItem>['state'] = {}): DocumentItem {
  const { nested } = addressedAs(section);
  return { ...mapNested(item, nested, (member, path) => ({ ...member, ...state[path] })), ...state[''] };
}

/** Returns a canonical item with its fields in reading order. */
export function inReadingOrder(section: SectionName, item: DocumentItem): DocumentItem {
  const { data } = readWithLines(SECTIONS[section].schema, item);
  return data === undefined ? item : (data as DocumentItem);
}

/** Returns the faults and warnings of an item beside the stored one, if any, and what of it needs force. */
export function judgeBeside(section: SectionName, item: DocumentItem, stored: DocumentItem | undefined, clock: StartClock): JudgedItem {
  return SECTIONS[section].judge?.(item, stored, clock) ?? NOTHING_JUDGED;
}

export const NOTHING_JUDGED: JudgedItem = { faults: [], warnings: [], intoPast: [] };

/** Returns true for sections whose items are judged beside the stored ones. */
export function isJudgedBeside(section: SectionName): boolean {
  return SECTIONS[section].judge !== undefined;
}

/** Returns a stored item as it is shown. */
export function shown(section: SectionName, item: DocumentItem): DocumentItem {
  return SECTIONS[section].show?.(item) ?? item;
}

/** Returns a body that must be a JSON object. Throws InvalidInput. */
export function objectOf(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw invalidBecause([{ path: '', message: 'Give a JSON object.' }]);
}

/** Returns an item with some fields replaced; null removes a field (JSON merge patch, outermost level only). */
export function mergePatch(item: DocumentItem, patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const merged = Object.entries({ ...item, ...patch });
  return Object.fromEntries(merged.filter(([name, value]) => !(name in patch && value === null)));
}

/** View of an item in the management API: with its ref and the refs of nested things; references to others are paths. */
export type ItemView = { ref: string; createdAt: string; updatedAt: string } & Record<string, unknown>;

/** Fields that only the service writes; they are ignored in requests. */
const READ_ONLY = ['ref', 'createdAt', 'updatedAt', 'warnings'];

/** Ids of things nested in an item, by path. */
export type NestedIds = StoredItem<unknown>['ids'];

export function presentItem(
  section: ItemSection,
  { thing: { id, createdAt, updatedAt }, ids, state }: Pick<StoredItem<DocumentItem>, 'thing' | 'ids' | 'state'>,
  item: DocumentItem,
): ItemView {
  const { prefix, nested } = addressedAs(section);
  return {
    ref: refOf(prefix, id),
    ...mapNested(withState(section, item, state), nested, (member, path, of) => ({ ref: refOf(of, ids.get(path)!), ...member })),
    createdAt,
    updatedAt,
  };
}

/** Returns a body without read-only refs and times, with lists cut to one member more than allowed. */
export function withoutReadOnly(section: ItemSection, body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const short = withShortLists(SECTIONS[section].schema, body) as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(Object.entries(short).filter(([name]) => !READ_ONLY.includes(name)));
  return mapNested(own, addressedAs(section).nested, ({ ref: _, ...member }) => member);
}

type Fields = Readonly<Record<string, unknown>>;

function mapNested(
  item: Fields,
  nested: NestedRefs | undefined,
  change: (member: Fields, path: string, prefix: NestedRefs[string]['prefix']) => Fields,
  parentPath?: string,
): Record<string, unknown> {
  const lists = Object.entries(nested ?? {}).flatMap(([list, { prefix, nested: deeper }]) => {
    const members = item[list];
    if (!Array.isArray(members)) return [];
    const changed = members.map((member: unknown) => {
      if (!isFields(member)) return member;
      const path = `${parentPath ?? list}/${String(member['key'] ?? member['code']).toLowerCase()}`;
      return change(mapNested(member, deeper, change, path), path, prefix);
    });
    return [[list, changed] as const];
  });
  return { ...item, ...Object.fromEntries(lists) };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
