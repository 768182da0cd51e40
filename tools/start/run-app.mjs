import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build/build.mjs';
import { makeDataDir } from '../database/data-dir.mjs';
import { Explained, runCommand } from '../explained.mjs';
import { requireNode } from './node-version.mjs';
import { environmentOf, readSettings } from './settings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scripts = { api: 'dist/api/main.cjs', worker: 'dist/worker/main.cjs', migrate: 'dist/api/migrate.cjs' };

/** `npm run api`, `npm run worker`, `npm run migrate`: one process of the service in the foreground, built when stale. */
requireNode();
await runCommand(async () => {
  const script = scripts[process.argv[2]];
  if (!script) throw new Explained(`This takes one of: ${Object.keys(scripts).join(', ')}.`);
  if (!existsSync(join(root, 'node_modules', 'esbuild'))) throw new Explained('The packages are not installed: run `npm ci` first.');
  await build();

  const settings = readSettings(process.env, root);
  makeDataDir(settings.dataDir);
  const env = environmentOf(process.env, settings);
  const child = spawn(process.execPath, [join(root, script), ...process.argv.slice(3)], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  const [code] = await new Promise((resolve) => child.once('exit', (...end) => resolve(end)));
  process.exit(code ?? 1);
});
