import { canBoot } from '../guide/throw-away-machine';

/** A suite that boots throw-away machines. It is in the full tier alone, and reported as skipped where none can be had. */
export function describeWithMachine(title: string, suite: () => void): void {
  if (canBoot()) describe(title, suite);
  else describe.skip(`${title} (needs root, systemd and control groups of version 2)`, suite);
}
