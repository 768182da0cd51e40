import { collectDeletions } from '@storefront-service/sdk';

/**
 * This shop's copy of its paid orders, in memory; a real shop has it in its database. The service reports changes
 * since a moment (specification §4.1 r5), so a copy that has caught up asks for little; deletions are reported by
 * webhooks.
 */
export class OrderCopy {
  #orders = new Map();
  #deletions = collectDeletions();
  #cursor;
  #reading;

  /** All orders, in no order. */
  get all() {
    return [...this.#orders.values()];
  }

  /** By its ref; undefined when there is none, or none yet. */
  find(ref) {
    return this.#orders.get(ref);
  }

  /** Takes the webhooks of the service. */
  hear(event) {
    this.#deletions.apply(event);
  }

  /** Catches up; callers meanwhile wait for the same reading. Throws a StorefrontError; orders that came before it are kept. */
  catchUp(store) {
    return (this.#reading ??= this.#read(store).finally(() => (this.#reading = undefined)));
  }

  async #read(store) {
    for await (const change of store.sync.orders({ cursor: this.#cursor, deletions: this.#deletions })) {
      if (change.type === 'deleted') this.#orders.delete(change.ref);
      else this.#orders.set(change.ref, change.item);
      this.#cursor = change.cursor;
    }
  }
}
