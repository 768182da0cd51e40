import type { KnownFact } from './facts';

/** A fact that somebody has taken in hand. */
export interface QueuedFact {
  fact: KnownFact;
  /** How often it could not be told so far. */
  attempts: number;
}

/**
 * The reading end of the outbox, bound to the transaction that writes what follows from the facts: with its commit they
 * are gone, with its rollback they are back. What another transaction has in hand is left to it.
 */
export interface FactQueue {
  /** Takes up to `most` facts that nobody tried to tell before, oldest first. */
  take(most: number): Promise<QueuedFact[]>;
  /** Takes one that could not be told, and whose time has come again. */
  takeFailed(): Promise<QueuedFact[]>;
  /** Counts one more failure of a fact, and has it wait until `dueAt`. */
  postpone(id: string, failure: { reason: string; dueAt: Date }): Promise<void>;
}
