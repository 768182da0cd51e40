import { installedBinaries } from '../database/installed-binaries.mjs';

/** A suite that needs a PostgreSQL server of this machine's own. Where none is installed it is reported as skipped, which is a failure with `CI=true`. */
export function describeWithPostgresql(title: string, suite: () => void): void {
  if (installedBinaries()) describe(title, suite);
  else describe.skip(`${title} (needs PostgreSQL)`, suite);
}
