import { isPhaseOpen } from '@svc/contracts';
import { applies, type TicketPath } from './rules-by-path';

/**
 * Returns the price phases of a ticket type that are open now, by their end and their count; its own prices follow them.
 * @param left pieces left of each phase, by its id
 */
export function phasesInForce<Phase extends { id: string; endsAt?: string }>(
  phases: readonly Phase[],
  left: Readonly<Record<string, number>>,
  { path, now }: { path: TicketPath; now: Date },
): Phase[] {
  if (!applies('phase', path)) return [];
  const isDue = (moment: string) => Date.parse(moment) <= now.getTime();
  return phases.filter((phase) => isPhaseOpen(phase, left[phase.id] ?? null, isDue));
}
