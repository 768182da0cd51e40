import type { HoldMove } from './checkout';

/** As whoever moves counters moves them, so that no two wait for one another (ADR 0008 r1): by what is counted, slots by their start. */
export function inHoldOrder(moves: readonly HoldMove[]): HoldMove[] {
  const keyOf = ({ subjectId, kind, startAt = '' }: HoldMove) => `${subjectId} ${kind} ${startAt}`;
  return [...moves].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
