/**
 * The stored side of one section of a workspace's catalogue, bound to one transaction and one workspace.
 * Items have the shape of the workspace document: things are matched by their slug (or key), nested things
 * by their key within the parent, and every `…Ref` holds a slug or key path (docs/spec/around.md, "The workspace document").
 */
export interface SectionStore<Item> {
  /** Returns items of the section in display order: those with these slugs or keys, all when none are named. */
  load(identities?: readonly string[]): Promise<Item[]>;
  /** Stores new and changed items completely. Their references are checked before; ids of existing nested things stay. */
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
