import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Explained, runCommand } from '../explained.mjs';
import { startDatabase } from './start-database.mjs';

/** `npm run db`: the embedded PostgreSQL alone, until Ctrl-C. */
await runCommand(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!existsSync(join(root, 'node_modules', 'pg'))) throw new Explained('The packages are not installed: run `npm ci` first.');

  const database = await startDatabase({ dataDir: resolve(root, process.env.DATA_DIR || '.data') });
  console.log(`PostgreSQL is running. Ctrl-C stops it.\n\n  DATABASE_URL='${database.url}'\n`);

  const interrupted = new Promise((stop) => ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.once(signal, stop)));
  const end = await Promise.race([interrupted.then(() => 'asked'), database.exited.then(() => 'failed')]);
  if (end === 'failed') throw new Explained('The database has stopped; logs/postgres.log in DATA_DIR says why.');
  await database.stop();
});
