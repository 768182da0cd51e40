import { execFileSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem } from 'node:os';

const first = (program, ...args) => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')[0]
      .trim();
  } catch {
    return 'unknown';
  }
};

/** On what is measured, and on which commit: the last one, and whether something differs from it but the page of performance itself. */
export function machine() {
  const changed = execFileSync('git', ['status', '--porcelain', '--', '.', ':!docs/performance.md'], { encoding: 'utf8' });
  return {
    at: new Date().toISOString(),
    commit: first('git', 'rev-parse', '--short=10', 'HEAD') + (changed === '' ? '' : ' with changes that are not committed'),
    cpus: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    kernel: release(),
    node: process.version,
    redis: /v=([\d.]+)/.exec(first('redis-server', '--version'))?.[1] ?? 'none',
    loadBefore: Math.round(loadavg()[0] * 100) / 100,
  };
}
