/** Prices of which so many can still be had. */
interface Stage {
  left: number;
}

/**
 * Takes tickets at the prices that hold now; those beyond the count of a phase at the prices that come after it, as they
 * would cost who bought one after another.
 * @param stages in their order, the last without a count
 */
export function splitByPhase<S extends Stage>(quantity: number, stages: readonly S[]): (Omit<S, 'left'> & { quantity: number })[] {
  let rest = quantity;
  return stages.flatMap(({ left, ...stage }) => {
    const taken = Math.min(rest, left);
    rest -= taken;
    return taken > 0 ? [{ ...stage, quantity: taken }] : [];
  });
}
