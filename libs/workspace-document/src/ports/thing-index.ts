import type { SectionPath, Question } from '../domain/references';
import type { Thing } from '@svc/contracts';
import type { ItemSection, SectionName } from '../domain/sections';

/** A thing in the display order of its section. */
export interface OrderedThing {
  /** Slug, key or code, in lower case. */
  identity: string;
  /** Own position; null where it has none, and its index in the order counts. */
  position: number | null;
}

/** Page of things, newest first: `limit` things after the one with the id `after`, or from the newest. */
export interface ThingPageRequest {
  after?: string;
  limit: number;
}

/** An item, by its section and identity. */
export interface ItemIdentity {
  section: SectionName;
  identity: string;
}

/**
 * Index of the things in the sections of one workspace. Only `inOrder` takes longer the more things a section has.
 * Bound to a transaction.
 */
export interface ThingIndex {
  /** Locks a thing against other changes of it until the transaction ends. Returns false when there is no such thing. */
  lock(section: ItemSection, id: string): Promise<boolean>;
  /** Returns the existing things of these identities, by identity in lower case. */
  byIdentity(section: ItemSection, identities: readonly string[]): Promise<ReadonlyMap<string, Thing>>;
  page(section: ItemSection, request: ThingPageRequest): Promise<Thing[]>;
  /** Returns all things of the section in the order in which its store loads them. */
  inOrder(section: ItemSection): Promise<OrderedThing[]>;
  /** Returns the position after the last one in the section. */
  nextPosition(section: ItemSection): Promise<number>;
  /** Returns true for each existing thing, in the order of the questions. */
  exist(questions: readonly Question[]): Promise<boolean[]>;
  /** Returns the slug or key path by id, for existing things. */
  pathsOf(path: SectionPath, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns all items that point at a thing or at things nested in it, whose ids come first and after it; others may be among them. */
  pointingAt(section: ItemSection, ids: readonly [string, ...string[]]): Promise<ItemIdentity[]>;
  /** Changes the slug, key or code of a thing to a free one. References by id stay valid. */
  rename(section: ItemSection, id: string, identity: string): Promise<void>;
}
