import type { Place, Question } from '../domain/references';
import type { NestedIds } from '../domain/item';
import type { ItemSection, SectionName } from '../domain/sections';

/** A thing of a section without its contents. */
export interface Thing {
  id: string;
  /** Slug, key or code, in lower case. */
  identity: string;
  /** UTC, 3 fractional digits. */
  createdAt: string;
  /** UTC, 6 fractional digits; when it was last written. */
  updatedAt: string;
}

/** A thing at its place in the display order of its section. */
export interface OrderedThing {
  /** Slug, key or code, in lower case. */
  identity: string;
  /** Null where it has none of its own: its place is then that in the order. */
  position: number | null;
}

/** Newest first: `limit` things after the one of that id, from the newest when absent. */
export interface ThingPageRequest {
  after?: string;
  limit: number;
}

/** An item, by its section and identity. */
export interface ItemPlace {
  section: SectionName;
  identity: string;
}

/**
 * Index of the things in the sections of one workspace: nothing here but `inOrder` grows with the number of things in a section.
 * Bound to a transaction.
 */
export interface ThingIndex {
  byId(section: ItemSection, id: string): Promise<Thing | undefined>;
  /** The things that exist, by identity in lower case. */
  byIdentity(section: ItemSection, identities: readonly string[]): Promise<ReadonlyMap<string, Thing>>;
  page(section: ItemSection, request: ThingPageRequest): Promise<Thing[]>;
  /** Every thing of the section in the order in which its store loads them. */
  inOrder(section: ItemSection): Promise<OrderedThing[]>;
  /** Place after the last one in the section's order. */
  nextPosition(section: ItemSection): Promise<number>;
  /** Ids of what is nested in these things: thing → path → id. */
  nestedIds(section: ItemSection, ids: readonly string[]): Promise<ReadonlyMap<string, NestedIds>>;
  /** Whether each is there. */
  exist(questions: readonly Question[]): Promise<boolean[]>;
  /** Id → slug or key path, of those that are there. */
  pathsOf(place: Place, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** All items that point at a thing or at what is nested in it; others may be among them. */
  pointingAt(section: ItemSection, id: string): Promise<ItemPlace[]>;
  /** Gives a thing another slug, key or code, which is free. What points at it by id follows. */
  rename(section: ItemSection, id: string, identity: string): Promise<void>;
}
