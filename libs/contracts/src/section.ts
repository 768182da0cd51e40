/** A thing of a section without its contents. */
export interface Thing {
  id: string;
  /** Slug, key or code, in lower case. */
  identity: string;
  /** UTC, 3 fractional digits. */
  createdAt: string;
  /** Moment of the last write; UTC, 6 fractional digits. */
  updatedAt: string;
}

/** An item as it is stored. */
export interface StoredItem<Item> {
  thing: Thing;
  item: Item;
  /** Ids of things nested in the item, by path: `variants/large`, `options/size/large`. */
  ids: ReadonlyMap<string, string>;
  /**
   * Fields that only the service writes, as they are shown, by the path of the nested thing that has them; by no path those of the item
   * itself: the cancellation of an event and its days (D-147).
   */
  state?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Selects things of a section by their ids, or by their slugs, keys or codes. */
export type Which = { ids: readonly string[] } | { identities: readonly string[] };

/**
 * The stored side of one section of a workspace's catalogue, bound to one transaction and one workspace.
 * Items have the shape of the workspace document: things are matched by their slug (or key), nested things
 * by their key within the parent, and every `…Ref` holds a slug or key path (docs/spec/around.md, "The workspace document").
 */
export interface SectionStore<Item> {
  /** Returns items of the section in display order: those that are named, else all. */
  open(which?: Which): Promise<StoredItem<Item>[]>;
  /** Returns deleted items that are still read by their ids: cancelled events (D-147). Absent for sections that have none. */
  openDeleted?(ids: readonly string[]): Promise<StoredItem<Item>[]>;
  /**
   * Writes new items, and changed ones, which are among `stored` by their slug or key: of these it writes the rows that differ. References
   * are checked before. Nested things keep their ids by their paths, and existing variants their stock. Returns the items as they are
   * stored now, in the same order.
   */
  save(items: readonly Item[], stored?: readonly StoredItem<Item>[]): Promise<StoredItem<Item>[]>;
  /** Deletes the items with these slugs or keys. */
  remove(identities: readonly string[]): Promise<void>;
}

/** Kinds of things that other things point at in the workspace document. */
export type ReferenceKind =
  | 'product'
  | 'variant'
  | 'package'
  | 'packageOption'
  | 'collection'
  | 'event'
  | 'ticketType'
  | 'form'
  | 'table'
  | 'catalog'
  | 'folder'
  | 'note';

/** Facts about the workspace that rules about one item may use. */
export interface RuleScope {
  /** Currencies the store accepts, the primary one first. */
  currencies: readonly string[];
  /** The store's IANA time zone. */
  timezone: string;
  /** Returns true where the workspace will have a thing of that kind under that slug or key path. */
  exists(kind: ReferenceKind, path: string): boolean;
}

/** Returns the present path of a thing that an item points at: the same or another one; undefined when it is deleted. */
export type Whereabouts = (kind: ReferenceKind, path: string) => string | undefined;
