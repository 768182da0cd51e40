import type { Fault, ReferenceKind, RuleScope, Spelling, Whereabouts, WrittenAmount } from '@svc/contracts';
import type { RefPrefix } from '@svc/kernel';
import type { SeatLimits } from '@svc/ticketing';
import type { z } from 'zod';

/** An item of any section once its schema has read it. */
export type DocumentItem = Readonly<Record<string, unknown>>;

/** What other things may point at: the item itself and, by `identity/key`, the things in one of its lists. */
export interface Referable {
  kind: ReferenceKind;
  nested?: { list: string; kind: ReferenceKind };
}

/** Lists within an item whose members have refs of their own; a member is known by its `key`, or `code`, within its parent. */
export interface NestedRefs {
  readonly [list: string]: { prefix: RefPrefix; nested?: NestedRefs };
}

/** How the management API calls and addresses the things of a section. */
export interface Addressed {
  /** In sentences and in the audit log: `product`. */
  noun: string;
  prefix: RefPrefix;
  nested?: NestedRefs;
}

/** How one top-level key of the document is read, checked and matched. */
export interface Section {
  schema: z.ZodType;
  /** The field by which an item of the document is matched with a stored one; undefined where the section is one thing. */
  identifiedBy?: 'slug' | 'key' | 'code';
  /** The section in whose space identities are unique: packages live in that of products (decisions 3.16). */
  sharesIdentitiesWith?: string;
  referable?: Referable;
  /** Puts an item that was read into its one canonical form. */
  spellOut?(item: DocumentItem, locale: Locale): Spelling<DocumentItem>;
  /** The item ready for a patch in a short form that it does not have itself (`feeMinor`); `currency` is the primary one. */
  makeWay?(item: DocumentItem, patch: Readonly<Record<string, unknown>>, currency: string): DocumentItem;
  /** Undefined where the section is one thing. */
  addressed?: Addressed;
  /** The rules that one item keeps beyond its form; paths are relative to the item. */
  check(item: DocumentItem, scope: RuleScope): Fault[];
  /** What an item may be, and is perhaps not meant to be; paths are relative to the item. */
  warn?(item: DocumentItem, limits: SeatLimits): Fault[];
  /** Amounts that an item charges, where it stands; `currencies` are the store's, the primary one first. Absent where a section charges nothing. */
  amounts?(item: DocumentItem, currencies: readonly string[]): WrittenAmount[];
  /** The item with what others decide as that stands, and faults where it says otherwise, relative to the item (D-130). */
  besideStored?(item: DocumentItem, stored: DocumentItem): { item: DocumentItem; faults: Fault[] };
  /** The rules that the items keep among themselves; paths are relative to the section. */
  checkTogether?(items: readonly DocumentItem[]): Fault[];
  /** The item after things it points at were renamed or deleted; without it, references are for the rules to judge. */
  retarget?(item: DocumentItem, now: Whereabouts): DocumentItem;
}

/** The currency and zone by which an item is read where it names none. */
export interface Locale {
  /** The store's primary one, of prices that name none. */
  currency: string;
  /** The store's, of moments without a zone (D-124). */
  timezone: string;
}
