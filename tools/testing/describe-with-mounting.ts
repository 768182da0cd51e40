import { canMount } from '../database/small-disk.mjs';
import { describeWithPostgresql } from './describe-with-postgresql';

/** A suite that needs a PostgreSQL server of this machine's own on a disk of its own. Where none can be had it is reported as skipped, which is a failure with `CI=true`. */
export function describeWithMounting(title: string, suite: () => void): void {
  if (canMount()) describeWithPostgresql(title, suite);
  else describe.skip(`${title} (needs to mount a disk)`, suite);
}
