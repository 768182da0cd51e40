import type { HoldChange } from '../domain/checkout';

/** Counter that differs from the rows that it counts. */
export interface InventoryDrift extends Omit<HoldChange, 'count'> {
  workspaceId: string;
  held: number;
  sold: number;
  /** Number held by the rows of holds. */
  shouldHold: number;
  /** Number sold by the rows of tickets, and by those of holds for all else. */
  shouldHaveSold: number;
}

/** Compares counters with the rows of holds and tickets (ADR 0008). It repairs nothing: a person has to understand a difference first. */
export abstract class InventoryCheck {
  /** Compares all of them as of one moment, and records which differ. */
  abstract compare(): Promise<InventoryDrift[]>;
  /** Returns the number that differed in the last comparison. */
  abstract driftCount(): Promise<number>;
}
