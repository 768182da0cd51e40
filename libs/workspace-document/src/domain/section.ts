import type { Fault, ReferenceKind, RuleScope, Spelling, Whereabouts, WrittenAmount } from '@svc/contracts';
import type { RefPrefix } from '@svc/kernel';
import type { PastStart, SeatLimits, StartClock } from '@svc/ticketing';
import type { z } from 'zod';

/** An item of any section, parsed by its schema. */
export type DocumentItem = Readonly<Record<string, unknown>>;

/** Targets of references: the item itself and, by `identity/key`, the things in one of its lists. */
export interface Referable {
  kind: ReferenceKind;
  nested?: { list: string; kind: ReferenceKind };
}

/** Lists within an item whose members have refs of their own; a member is identified by its `key`, or `code`, within its parent. */
export interface NestedRefs {
  readonly [list: string]: { prefix: RefPrefix; nested?: NestedRefs };
}

/** Noun and ref prefixes of the things of a section in the management API. */
export interface Addressed {
  /** Noun in sentences and in the audit log: `product`. */
  noun: string;
  prefix: RefPrefix;
  nested?: NestedRefs;
}

/** Rules to parse, check and match one top-level key of the document. */
export interface Section {
  schema: z.ZodType;
  /** Field by which an item of the document is matched with a stored one; undefined for a section with a single thing. */
  identifiedBy?: 'slug' | 'key' | 'code';
  /** Section with which it shares unique identities: packages share those of products (decisions 3.16 packages). */
  sharesIdentitiesWith?: string;
  referable?: Referable;
  /** Converts a parsed item to its canonical form. */
  spellOut?(item: DocumentItem, locale: Locale): Spelling<DocumentItem>;
  /** Prepares an item for a patch in a short form that it does not have itself (`feeMinor`); `currency` is the primary one. */
  makeWay?(item: DocumentItem, patch: Readonly<Record<string, unknown>>, currency: string): DocumentItem;
  /** Fields that only the service writes: they are shown, and ignored in what is written. */
  state?: z.ZodRawShape;
  /** The same of the things in lists of the item, by the list. */
  nestedState?: Readonly<Record<string, z.ZodRawShape>>;
  /** Undefined for a section with a single thing. */
  addressed?: Addressed;
  /** Returns the faults of one item beyond its form; paths are relative to the item. */
  check(item: DocumentItem, scope: RuleScope): Fault[];
  /** Returns warnings of valid but perhaps unintended values; paths are relative to the item. */
  warn?(item: DocumentItem, limits: SeatLimits): Fault[];
  /**
   * Returns the amounts that an item charges, with their paths; `currencies` are the store's, the primary one first. Absent where a
   * section charges nothing.
   */
  amounts?(item: DocumentItem, currencies: readonly string[]): WrittenAmount[];
  /**
   * Returns the item with the stored values of fields that the operator decides, and the faults of changed ones, relative to the item
   * (D-130).
   */
  besideStored?(item: DocumentItem, stored: DocumentItem): { item: DocumentItem; faults: Fault[] };
  /**
   * Returns the faults and warnings that depend on the stored item, if any, warnings of what may not be meant, and what needs force; paths
   * are relative to the item.
   */
  judge?(item: DocumentItem, stored: DocumentItem | undefined, clock: StartClock): JudgedItem;
  /** Returns a stored item as it is shown, where fields of earlier releases have lost their meaning. */
  show?(item: DocumentItem): DocumentItem;
  /** Returns the faults of rules across items; paths are relative to the section. */
  checkTogether?(items: readonly DocumentItem[]): Fault[];
  /** Returns the item after things it points at were renamed or deleted; where absent, the rules check the references. */
  retarget?(item: DocumentItem, now: Whereabouts): DocumentItem;
}

/** Faults and warnings of one item, with paths in it. */
export interface JudgedItem {
  faults: Fault[];
  warnings: Fault[];
  /** Starts that move from the future into the past, which needs force (D-148). */
  intoPast: PastStart[];
}

/** Default currency and zone of an item. */
export interface Locale {
  /** The store's primary currency, for prices that name none. */
  currency: string;
  /** The store's time zone, for moments without a zone (D-124). */
  timezone: string;
}
