import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { startTestCluster } from '../test/test-cluster.mjs';

/** `npm run bench -- <name>`: starts what it needs, prints ratios to a floor of the same run, leaves `dist/bench/<name>.json`. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const names = ['checkouts', 'otp', 'reads', 'registrations', 'scale', 'start', 'webhooks'];
/** What is measured while commits wait for the disk. */
const onDisk = ['checkouts', 'otp', 'registrations'];

async function main() {
  const name = process.argv[2];
  if (!names.includes(name)) throw new Explained(`Say which: npm run bench -- <${names.join('|')}>`);
  process.env.TS_NODE_PROJECT = join(root, 'tsconfig.base.json');
  const require = createRequire(import.meta.url);
  require('reflect-metadata');
  require('@swc-node/register');

  const { [name]: bench } = require(`./${name}.bench.ts`);
  const { default: setUp } = await import('../test/global-setup-built.mjs');
  const { default: tearDown } = await import('../test/global-teardown.mjs');
  const cluster = onDisk.includes(name) ? await startTestCluster({ durable: true }) : undefined;
  if (cluster) process.env.TEST_DATABASE_URL = cluster.url;
  await setUp();
  try {
    const result = { bench: name, at: new Date().toISOString(), node: process.version, cpus: cpus().length, ...(await bench()) };
    const file = join(root, 'dist', 'bench', `${name}.json`);
    await mkdir(join(root, 'dist', 'bench'), { recursive: true });
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
    console.log(`\nWrote dist/bench/${name}.json`);
  } finally {
    await tearDown();
    await cluster?.stop();
  }
}

if (isMain(import.meta)) await runCommand(main);
