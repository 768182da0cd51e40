import type { KnownFact, QueuedFact } from '@svc/contracts';
import type { TraceContext } from '@svc/kernel';

/** Facts that follow one another in the outbox and belong to the same trace, or to none. */
export interface RunOfTrace {
  trace?: TraceContext;
  facts: KnownFact[];
}

/** Returns the runs of taken facts, in their order. */
export function runsOfTrace(taken: readonly QueuedFact[]): RunOfTrace[] {
  const runs: RunOfTrace[] = [];
  for (const { fact, trace } of taken) {
    const last = runs.at(-1);
    if (last && last.trace === trace) last.facts.push(fact);
    else runs.push({ trace, facts: [fact] });
  }
  return runs;
}
