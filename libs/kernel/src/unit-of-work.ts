/**
 * Runs work in one transaction. `Tx` holds the stores of one context bound to it and never a network port,
 * so the whole work may be repeated on a serialisation failure or a deadlock.
 */
export abstract class UnitOfWork<Tx> {
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  abstract run<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}
