import type { LostPart } from '../domain/lost-parts';
import type { Uses } from '../domain/parts-in-use';

/** Counts the uses of parts of one workspace, in both modes. Bound to a transaction. */
export interface PartUses {
  /** Returns the uses of each part, in the same order; one query for each kind of use, whatever the number of parts. */
  of(parts: readonly LostPart[]): Promise<Uses[]>;
}
