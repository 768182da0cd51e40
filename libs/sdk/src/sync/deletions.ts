/** The events that tell of a deletion, as webhooks bring them. */
export type DeletionEvent =
  | { type: 'product.deleted'; data: { productRef: string } }
  | { type: 'order.deleted'; data: { orderRef: string } };

/** What is known to be deleted. A ref that was deleted never comes back. */
export interface Deletions {
  /** The refs that were deleted since this was asked last. */
  take(): Iterable<string> | Promise<Iterable<string>>;
  /** Whether this was deleted, however long ago. */
  has(ref: string): boolean | Promise<boolean>;
}

/** Deletions of one process. */
export interface CollectedDeletions extends Deletions {
  /** Notes what a webhook tells; other events than those of deletions are let pass, so that a route may hand on whatever comes. */
  apply(event: { type: string; data: object }): void;
}

/** Collects deletions in memory, from the webhooks that one process receives. Several processes share them in a database of yours. */
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
