/** Kinds of things whose changes storefront reads show. */
export const CHANGE_KINDS = [
  'product',
  'collection',
  'event',
  'form',
  'table',
  'catalog',
  'folder',
  'note',
  'delivery_zone',
  'code',
  'storefront',
  'workspace',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A thing that a storefront read shows has come, changed or gone; a package is a product, `id` is a UUID. */
export interface Change {
  kind: ChangeKind;
  id: string;
}

/**
 * Where a transaction notes what it changes, bound to it and to one workspace as its stores are. Everything that a
 * storefront read shows is noted here, by the stores themselves: the delta feeds (§4.1 r2) and the prepared responses
 * (D-30) go by it. What is rolled back was never noted.
 */
export interface ChangeLog {
  record(changes: readonly Change[]): Promise<void>;
}

/** What has changed of a workspace: only what storefront reads show, or its settings or one of its keys, and what is shown with them. */
export type Changed = 'content' | 'access';

/** Kinds that announcements name: beside those that are noted what selling moves, which has no ids of its own in the case of orders. */
export const ANNOUNCED_KINDS = [...CHANGE_KINDS, 'stock', 'order_live', 'order_test'] as const;
export type AnnouncedKind = (typeof ANNOUNCED_KINDS)[number];

/** A thing that has changed; without an id, any of its kind. Stock has the id of what is counted: a variant, a product, an event or a part of one. */
export interface AnnouncedChange {
  kind: AnnouncedKind;
  id?: string;
}

/** Receives a workspace that changed, undefined when any of them may have, and which of its things; without these, any of them. */
export type ChangeListener = (workspaceId: string | undefined, what: Changed, things?: readonly AnnouncedChange[]) => void;

/** Notifies a process of committed changes, its own and those of every other process. */
export abstract class ChangeFeed {
  /** Whether changes arrive at present: false from the loss of the feed until it is there again. */
  abstract get isLive(): boolean;

  /** Whether every change that was committed more than 750 ms ago has been announced here: false when a heartbeat of the feed is late. */
  abstract get isCurrent(): boolean;

  /**
   * Has `listener` called after each commit that changed what a storefront read of that workspace shows, who may read it,
   * and again when its sync stamps are known. Undefined means that the feed was lost or is live again: whatever was kept may be stale.
   * A listener must not throw. Answers how to stop listening.
   */
  abstract subscribe(listener: ChangeListener): () => void;

  /** Resolves once every change that was announced by a commit before this call has been announced here; to false when the feed is lost. */
  abstract catchUp(): Promise<boolean>;
}

/** Who writes through the management API. */
export interface Author {
  /** Id of the admin token; absent when it was the operator's. */
  keyId?: string;
  /** `req_…` of the request it came by (D-3). */
  requestId: string;
}

export const AUDIT_ACTIONS = ['create', 'change', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One thing that was written, without its values: no secret and no buyer's data can be in it. */
export interface AuditedChange {
  action: AuditAction;
  /** What was written: `{ kind: 'product', ref: 'prd_…', name: 'tote-bag' }`. */
  subject: { kind: string; ref: string; name?: string };
  /** Paths of the fields that changed: `variants[large].prices`. */
  fields?: readonly string[];
  /** What the author said of it, and figures: `{ reason: 'Broken', from: 10, to: 9 }`. */
  details?: Readonly<Record<string, string | number | null>>;
}

/** Where a transaction notes every management write, bound to it as its stores are (around.md, `/audit`). */
export interface AuditTrail {
  record(workspaceId: string, author: Author, changes: readonly AuditedChange[]): Promise<void>;
}
