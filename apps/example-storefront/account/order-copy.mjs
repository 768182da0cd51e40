/** Orders of one answer of the service, at most. */
const LIMIT = 200;

/**
 * This shop's copy of its paid orders, in memory; a real shop has it in its database. The service tells what has changed
 * since a moment (specification 4.1, rule 5), oldest change first, so a copy that has caught up asks for little.
 */
export class OrderCopy {
  #orders = new Map();
  #since = '';
  #reading;

  /** All orders, in no order. */
  get all() {
    return [...this.#orders.values()];
  }

  /** By its ref; undefined when there is none, or none yet. */
  find(ref) {
    return this.#orders.get(ref);
  }

  /**
   * Catches up; who comes meanwhile waits for the same reading.
   * @param {(query: string) => Promise<{ status: number, body: any }>} ask reads a page of `/store/orders`
   * @returns {Promise<{ status: number, body: any } | undefined>} the answer that was none; what came before it is kept
   */
  catchUp(ask) {
    return (this.#reading ??= this.#read(ask).finally(() => (this.#reading = undefined)));
  }

  /** An order that the service has deleted, which no later answer tells. */
  drop(ref) {
    this.#orders.delete(ref);
  }

  async #read(ask) {
    for (;;) {
      const answer = await ask(new URLSearchParams({ limit: LIMIT, ...(this.#since && { updatedSince: this.#since }) }).toString());
      if (answer.body.error) return answer;
      for (const order of answer.body) this.#orders.set(order.ref, order);
      const before = this.#since;
      this.#since = answer.body.at(-1)?.updatedAt ?? before;
      if (answer.body.length < LIMIT || this.#since === before) return undefined;
    }
  }
}
