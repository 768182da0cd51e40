/** A run of buyers of chance that is through. */
export interface FinishedRun {
  seed: number;
  /** From 1. */
  number: number;
  runs: number;
  seconds: number;
  /** Rules that are broken; or the reason why the run failed before they were looked at. */
  outcome: readonly string[] | Error;
}

/** Returns the line that reports a run while others go on. */
export function runText({ seed, number, runs, seconds, outcome }: FinishedRun): string {
  return `Run ${number} of ${runs} (seed ${seed}) took ${Math.round(seconds)} s: ${textOf(outcome)}`;
}

function textOf(outcome: FinishedRun['outcome']): string {
  if (outcome instanceof Error) return `it failed. ${outcome.message}`;
  return outcome.length === 0 ? 'no rule is broken.' : `${outcome.length} broken ${outcome.length === 1 ? 'rule' : 'rules'}.`;
}
