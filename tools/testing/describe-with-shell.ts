import { spawnSync } from 'node:child_process';

/** A suite that needs a shell. Where it is not installed it is reported as skipped, which is a failure with `CI=true`. */
export function describeWithShell(shell: 'zsh' | 'fish', title: string, suite: () => void): void {
  if (spawnSync(shell, ['-c', 'exit 0']).status === 0) describe(title, suite);
  else describe.skip(`${title} (needs ${shell})`, suite);
}
