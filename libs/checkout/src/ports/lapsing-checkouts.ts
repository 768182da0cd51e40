/** The queue whose subjects are checkouts to settle, `<workspace>/<mode>/<checkout>`. */
export const CHECKOUT_QUEUE = 'checkout';

/** Open checkouts whose time, or that of their stock, is over (D-29, D-45). */
export abstract class LapsingCheckouts {
  /** Subjects of the queue, the longest over first. */
  abstract due(most: number): Promise<string[]>;
  /** Savings plans whose buyers are to be told that the deadline comes near (D-15): subjects of their queue, the longest due first. */
  abstract toRemind(most: number): Promise<string[]>;
}
