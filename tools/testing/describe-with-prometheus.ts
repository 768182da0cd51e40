import { spawnSync } from 'node:child_process';
import { installedBinaries } from '../database/installed-binaries.mjs';

const responds = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

/** A suite that needs Prometheus, Redis and PostgreSQL of the machine's own. It is in the full tier alone, and reported as skipped without one of them. */
export function describeWithPrometheus(title: string, suite: () => void): void {
  const missing = [
    ...(responds('prometheus') ? [] : ['Prometheus']),
    ...(responds('redis-server') ? [] : ['Redis']),
    ...(installedBinaries() ? [] : ['PostgreSQL']),
  ];
  if (missing.length === 0) describe(title, suite);
  else describe.skip(`${title} (needs ${missing.join(', ')})`, suite);
}
