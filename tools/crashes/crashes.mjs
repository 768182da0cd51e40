import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { canMount } from '../database/small-disk.mjs';
import { scenarioNames } from './scenario-names.mjs';

/**
 * `npm run crashes -- --runs=100 [--seed=1]`: buyers of chance, and processes that are killed among them; each run has its seed,
 * by which it can be repeated. `npm run crashes -- --scenario=<name>`: visitors, and something that befalls what the service
 * stands on; several names are separated by commas, and `all` plays each.
 */
/** EX_UNAVAILABLE: the machine lacks what it takes. */
const EXIT_UNAVAILABLE = 69;
const root = fileURLToPath(new URL('../..', import.meta.url));

async function main() {
  const { runs, seed, scenario } = parseArgs({
    options: { runs: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' }, scenario: { type: 'string' } },
  }).values;
  process.exitCode = scenario === undefined ? await runSeeds(runs, seed) : await playScenarios(scenario);
}

function runSeeds(runs, seed) {
  for (const number of [runs, seed])
    if (!/^[1-9]\d{0,5}$/.test(number)) throw new Explained('Give whole numbers: npm run crashes -- --runs=100 --seed=1');
  return jest('crashes/checkouts', { CRASH_RUNS: runs, CRASH_SEED: seed });
}

function playScenarios(scenario) {
  const names = [...scenarioNames, 'all'];
  const unknown = scenario.split(',').filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Explained(`There is no scenario ${unknown.join(', ')}. Give some of these: ${names.join(', ')}.`);
  if (scenario === 'disk-full' && !canMount())
    throw new Explained(
      'disk-full cannot be played here: it needs a small disk of its own, and this account may not mount one. Run it as root.',
      EXIT_UNAVAILABLE,
    );
  return jest('crashes/scenarios', { FAULT_SCENARIOS: scenario });
}

async function jest(file, env) {
  const args = [createRequire(import.meta.url).resolve('jest/bin/jest'), '--config', 'jest.e2e.cjs', '--rootDir', 'tools', file];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

if (isMain(import.meta)) await runCommand(main);
