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

/** A thing in storefront reads that was added, changed or removed; a package is a product, `id` is a UUID. */
export interface Change {
  kind: ChangeKind;
  id: string;
}

/**
 * Log of a transaction's changes, bound to it and to one workspace as its stores are. The stores themselves record everything that a
 * storefront read shows: the delta feeds (§4.1 r2) and the prepared responses (D-30) go by it. Rolled-back changes are never recorded.
 */
export interface ChangeLog {
  record(changes: readonly Change[]): Promise<void>;
}

/** Changed part of a workspace: only the content of storefront reads, or its settings or one of its keys, together with that content. */
export type Changed = 'content' | 'access';

/** Kinds that announcements name: beside the recorded ones, things that sales change; orders have no ids there. */
export const ANNOUNCED_KINDS = [...CHANGE_KINDS, 'stock', 'order_live', 'order_test'] as const;
export type AnnouncedKind = (typeof ANNOUNCED_KINDS)[number];

/**
 * A thing that has changed; without an id, any of its kind. Stock has the id of the counted thing: a variant, a product, an event or a part
 * of one.
 */
export interface AnnouncedChange {
  kind: AnnouncedKind;
  id?: string;
}

/** Receives a changed workspace, undefined when any of them may have changed, and its changed things; without these, any of them. */
export type ChangeListener = (workspaceId: string | undefined, what: Changed, things?: readonly AnnouncedChange[]) => void;

/** Notifies a process of committed changes, its own and those of every other process. */
export abstract class ChangeFeed {
  /** True while changes arrive: false from the loss of the feed until it is restored. */
  abstract get isLive(): boolean;

  /** True when every change that was committed more than 750 ms ago has been announced here: false when a heartbeat of the feed is late. */
  abstract get isCurrent(): boolean;

  /**
   * Has `listener` called after each commit that changed a storefront read of that workspace or its access, and again when its sync stamps
   * are known. Undefined means that the feed was lost or is live again: cached data may be stale. A listener must not throw. Returns a
   * function that unsubscribes it.
   */
  abstract subscribe(listener: ChangeListener): () => void;

  /** Resolves once every change that was announced by a commit before this call has been announced here; to false when the feed is lost. */
  abstract catchUp(): Promise<boolean>;
}

/** Author of a write through the management API. */
export interface Author {
  /** Id of the admin token; absent when it was the operator's, or a person's. */
  keyId?: string;
  /** Id of the person who was signed in; absent for a token. */
  personId?: string;
  /** `req_…` of its request (D-3). */
  requestId: string;
}

export const AUDIT_ACTIONS = ['create', 'change', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One thing that was written, without its values: no secret and no buyer's data can be in it. */
export interface AuditedChange {
  action: AuditAction;
  /** Written thing: `{ kind: 'product', ref: 'prd_…', name: 'tote-bag' }`. */
  subject: { kind: string; ref: string; name?: string };
  /** Paths of the fields that changed: `variants[large].prices`. */
  fields?: readonly string[];
  /** Author's reason, and figures: `{ reason: 'Broken', from: 10, to: 9 }`. */
  details?: Readonly<Record<string, string | number | null>>;
}

/** Audit log of a transaction's management writes, bound to it as its stores are (docs/spec/around.md, "Management API"). */
export interface AuditTrail {
  record(workspaceId: string, author: Author, changes: readonly AuditedChange[]): Promise<void>;
}
