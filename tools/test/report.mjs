import { lineOf } from './once-more.mjs';

/**
 * Report of the suites: what was skipped, a table, what went wrong, what was flaky, and the closing line `N passed, N failed, N skipped`.
 * Only what needs Redis, pgbouncer, PostgreSQL of the machine's own, a shell, promtool or to mount a disk may be skipped, and nothing in continuous integration.
 * @param {import('./run-stage.mjs').SuiteResult[]} results
 * @param {{ inCi: boolean, leftOut?: string }} where `leftOut`: a sentence about what the machine cannot run
 * @returns {{ text: string, ok: boolean }}
 */
export function report(results, { inCi, leftOut }) {
  const skipped = results.flatMap((result) => result.skipped);
  const wrongSkips = skipped.filter((name) => inCi || !mayBeSkipped.test(name));
  const problems = [...results.flatMap((result) => result.problems), ...wrongSkips.map((name) => `Skipped, and must not be: ${name}`)];

  const sum = (count) => results.reduce((total, result) => total + count(result), 0);
  const parts = [
    section(
      'Skipped for want of something on this machine (install redis-server, or set REDIS_URL; install postgresql, pgbouncer, zsh and fish; mount disks as root):',
      skipped,
    ),
    section('Results', table(results)),
    section('Not well:', problems),
    leftOut,
    results.flatMap(({ flaky = [] }) => flaky.map((test) => `flaky: ${lineOf(test)}`)).join('\n'),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed, ${skipped.length} skipped`,
  ];
  return { text: parts.filter(Boolean).join('\n\n'), ok: problems.length === 0 };
}

const mayBeSkipped = /\(needs (Redis|PostgreSQL|pgbouncer|zsh|fish|promtool|to mount a disk)\)/;

const section = (title, lines) => (lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)].join('\n') : '');

function table(results) {
  const head = ['suite', 'passed', 'failed', 'skipped', 'projects', 'from cache', 'seconds'];
  const rows = results.map(({ name, title = name, passed, failed, skipped, tasks, cached, seconds }) => [
    title,
    passed,
    failed,
    skipped.length,
    tasks,
    cached,
    seconds.toFixed(1),
  ]);
  const width = Math.max(12, ...rows.map(([title]) => title.length));
  const line = ([title, ...numbers]) => title.padEnd(width) + numbers.map((number) => String(number).padStart(11)).join('');
  return [head, ...rows].map(line);
}
