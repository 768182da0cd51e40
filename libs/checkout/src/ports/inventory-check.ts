import type { HoldMove } from '../domain/checkout';

/** A counter that does not say what the rows do that it counts. */
export interface InventoryDrift extends Omit<HoldMove, 'count'> {
  workspaceId: string;
  held: number;
  sold: number;
  /** By holds. */
  shouldHold: number;
  /** By tickets, and by holds of all else. */
  shouldHaveSold: number;
}

/** Holds counters against the rows of holds and tickets (ADR 0008). It repairs nothing: what differs, a person has to understand first. */
export abstract class InventoryCheck {
  /** Compares all of them as of one moment, and remembers which differ. */
  abstract compare(): Promise<InventoryDrift[]>;
  /** How many differed when they were compared last. */
  abstract found(): Promise<number>;
}
