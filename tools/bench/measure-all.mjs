import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { performancePage } from './performance-page.mjs';

/** In this order; on both databases what another PostgreSQL may change. */
const runs = [
  ['reads', 'ordinary'],
  ['reads', 'embedded'],
  ['delta', 'ordinary'],
  ['pages', 'ordinary'],
  ['openings', 'ordinary'],
  ['writes', 'ordinary'],
  ['statistics', 'ordinary'],
  ['registrations', 'ordinary'],
  ['registrations', 'embedded'],
  ['webhooks', 'ordinary'],
  ['mails', 'ordinary'],
  ['otp', 'ordinary'],
  ['tickets', 'ordinary'],
  ['start', 'ordinary'],
  ['processes', 'ordinary'],
  ['scale', 'ordinary'],
  ['traces', 'ordinary'],
  ['neighbours', 'ordinary'],
];

/**
 * Measures everything, one after another, each in a process of its own, and writes `docs/performance.md`.
 * @param {string} root of the repository
 * @param {{ rounds: number, seconds: number }} effort
 */
export async function measureAll(root, { rounds, seconds }) {
  const results = [];
  for (const [index, [name, database]] of runs.entries()) {
    console.log(`${index + 1} of ${runs.length}: ${name}, ${database} PostgreSQL`);
    const args = [
      join(root, 'tools/bench/bench.mjs'),
      name,
      `--database=${database}`,
      `--rounds=${rounds}`,
      `--seconds=${seconds}`,
      '--json',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 });
    results.push(JSON.parse(stdout));
  }
  await writeFile(join(root, 'docs', 'performance.md'), performancePage(results));
  console.log('Wrote docs/performance.md');
}
