import type { Mode } from './mode';

/** Something that has happened, told in ids only; its type carries a version (`attendee.registered.v1`). */
export interface Fact<Type extends string = string, Data = object> {
  /** UUIDv7. It stays the same however often the fact is told: what it causes is told apart by it. */
  id: string;
  type: Type;
  workspaceId: string;
  /** Null for facts of the catalogue, which has no mode (D-6). */
  mode: Mode | null;
  data: Data;
}

/**
 * Where a transaction leaves the facts it makes, bound to it as its stores are. What was committed is told to the rest
 * of the house at least once; what was rolled back never.
 */
export interface Outbox<F extends Fact = Fact> {
  append(facts: readonly F[]): Promise<void>;
}
