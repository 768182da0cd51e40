import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { incidentNames } from './incident-names.mjs';

/**
 * `npm run incidents [-- --only=mail-login,full-redis] [--shorten=20]`: plants incidents in a service of its own, and shows which alert of
 * `deploy/alerts.yaml` fires after how long. `--shorten`: by how much the durations of the rules are divided; 1 leaves them as they are.
 */
/** EX_UNAVAILABLE: the machine lacks what it takes. */
const EXIT_UNAVAILABLE = 69;
const MOST = 60;
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Programs, and the packages of Debian that have them. */
const PROGRAMS = { prometheus: 'prometheus', 'redis-server': 'redis-server' };

async function main() {
  const { only, shorten } = parseArgs({ options: { only: { type: 'string' }, shorten: { type: 'string' } } }).values;
  const unknown = only?.split(',').filter((name) => !incidentNames.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Explained(`There is no incident ${unknown.join(', ')}. Give some of these: ${incidentNames.join(', ')}.`);
  if (shorten !== undefined && !(Number(shorten) >= 1 && Number(shorten) <= MOST))
    throw new Explained(`Give a number from 1 to ${MOST}: npm run incidents -- --shorten=20`);
  for (const [program, name] of Object.entries(PROGRAMS))
    if (spawnSync(program, ['--version']).status !== 0)
      throw new Explained(`${program} is missing: apt-get install ${name}.`, EXIT_UNAVAILABLE);
  process.exitCode = await jest({ ...(only && { INCIDENTS: only }), ...(shorten && { INCIDENTS_SHORTEN: shorten }) });
}

async function jest(env) {
  const args = [createRequire(import.meta.url).resolve('jest/bin/jest'), '--config', 'jest.soak.cjs', 'tools/incidents/incidents.e2e-spec'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

if (isMain(import.meta)) await runCommand(main);
