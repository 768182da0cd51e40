/** A run of buyers of chance that is through. */
export interface FinishedRun {
  seed: number;
  /** From 1. */
  place: number;
  runs: number;
  seconds: number;
  /** Rules that are broken; undefined where the run failed before they were looked at. */
  broken?: readonly string[];
}

/** Returns the line that reports a run while others go on. */
export function runText({ seed, place, runs, seconds, broken }: FinishedRun): string {
  return `Run ${place} of ${runs} (seed ${seed}) took ${Math.round(seconds)} s: ${outcomeOf(broken)}.`;
}

function outcomeOf(broken: FinishedRun['broken']): string {
  if (!broken) return 'it failed';
  return broken.length === 0 ? 'no rule is broken' : `${broken.length} broken ${broken.length === 1 ? 'rule' : 'rules'}`;
}
