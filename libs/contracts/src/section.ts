/**
 * The stored side of one section of a workspace's catalogue, bound to one transaction and one workspace.
 * Items have the shape of the workspace document: things are matched by their slug (or key), nested things
 * by their key within the parent, and every `…Ref` holds a slug or key path (around.md, "The workspace document").
 */
export interface SectionStore<Item> {
  /** Items of the section in display order: those with these slugs or keys, every one when none are named. */
  load(identities?: readonly string[]): Promise<Item[]>;
  /** Writes made and changed items whole. References in them have been checked; ids of known nested things stay. */
  save(items: readonly Item[]): Promise<void>;
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

/** What a rule about one item may ask of the workspace around it. */
export interface RuleScope {
  /** Currencies the store accepts, the primary one first. */
  currencies: readonly string[];
  /** The store's IANA time zone. */
  timezone: string;
  /** Whether the workspace will hold a thing of that kind under that slug or key path. */
  exists(kind: ReferenceKind, path: string): boolean;
}

/** Where a thing is now that an item points at: its path, the same or another one; undefined when it is gone. */
export type Whereabouts = (kind: ReferenceKind, path: string) => string | undefined;
