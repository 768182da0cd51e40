/** Webhook events of deletions. */
export type DeletionEvent =
  | { type: 'product.deleted'; data: { productRef: string } }
  | { type: 'order.deleted'; data: { orderRef: string } };

/** Known deletions. A deleted ref is never used again. */
export interface Deletions {
  /** Returns the refs deleted since the last call. */
  take(): Iterable<string> | Promise<Iterable<string>>;
  /** Returns true for a ref that was ever deleted. */
  has(ref: string): boolean | Promise<boolean>;
}

/** Deletions of one process. */
export interface CollectedDeletions extends Deletions {
  /** Records the deletion of a webhook event. Other events are ignored, so that a route can pass on every event. */
  apply(event: { type: string; data: object }): void;
}

/** Collects deletions in memory, from the webhooks of one process. For several processes, implement `Deletions` on your database. */
export function collectDeletions(): CollectedDeletions {
  const deleted = new Set<string>();
  let fresh: string[] = [];
  return {
    apply({ type, data }) {
      const { productRef, orderRef } = data as { productRef?: string; orderRef?: string };
      const ref = type === 'product.deleted' ? productRef : type === 'order.deleted' ? orderRef : undefined;
      if (ref === undefined || deleted.has(ref)) return;
      deleted.add(ref);
      fresh.push(ref);
    },
    take() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
    has: (ref) => deleted.has(ref),
  };
}
