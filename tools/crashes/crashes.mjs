import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Explained, isMain, runCommand } from '../explained.mjs';

/** `npm run crashes -- --runs=100 [--seed=1]`: buyers of chance, and processes that are killed among them; each run has its seed, by which it can be repeated. */
const root = fileURLToPath(new URL('../..', import.meta.url));

async function main() {
  const { runs, seed } = parseArgs({ options: { runs: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } } }).values;
  for (const given of [runs, seed]) if (!/^[1-9]\d{0,5}$/.test(given)) throw new Explained('Give whole numbers: npm run crashes -- --runs=100 --seed=1');
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const given = [jest, '--config', 'jest.e2e.cjs', '--rootDir', 'tools', 'crashes/checkouts'];
  const child = spawn(process.execPath, given, { cwd: root, stdio: 'inherit', env: { ...process.env, CRASH_RUNS: runs, CRASH_SEED: seed } });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

if (isMain(import.meta)) await runCommand(main);
