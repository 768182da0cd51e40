import { spawnSync } from 'node:child_process';

/** A suite that needs nginx. Where it is not installed it is reported as skipped, which is a failure with `CI=true`. */
export function describeWithNginx(title: string, suite: () => void): void {
  if (spawnSync('nginx', ['-v'], { env: withSystemPrograms() }).status === 0) describe(title, suite);
  else describe.skip(`${title} (needs nginx)`, suite);
}

/** Debian keeps its servers out of the path of ordinary users. */
export function withSystemPrograms(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` };
}
