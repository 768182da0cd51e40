/** Who writes through the management API. */
export interface Author {
  /** Id of the admin token; absent when it was the operator's. */
  keyId?: string;
  /** `req_…` of the request it came by (D-3). */
  requestId: string;
}

export const AUDIT_ACTIONS = ['create', 'change', 'delete'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One thing that was written, told without values: no secret and no buyer's data can be in it. */
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
