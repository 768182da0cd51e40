import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startOrdinaryCluster } from '../database/ordinary-cluster.mjs';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { startTestCluster } from '../test/test-cluster.mjs';
import { machine } from './machine.mjs';
import { measureAll } from './measure-all.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The module of each bench below this folder. */
const benches = {
  reads: 'reads',
  delta: 'reads',
  pages: 'pages',
  openings: 'openings',
  writes: 'writes',
  statistics: 'statistics',
  search: 'search',
  registrations: 'registrations',
  webhooks: 'webhooks',
  mails: 'mails',
  tickets: 'tickets',
  start: 'start',
  otp: 'otp',
  scale: 'scale',
  traces: 'traces',
  processes: 'processes',
  neighbours: 'neighbours',
};

/** Benches whose queues are in Redis. */
const onRedis = ['webhooks', 'mails', 'processes'];

/** Effort of a bench where no other is asked for. */
const usual = { rounds: 5, seconds: 2 };

/**
 * `npm run bench -- <name>`: starts what it needs and measures on this machine, beside a floor of the same run; leaves
 * `dist/bench/<name>.<database>.json`. `all` measures everything, each in a process of its own, and writes `docs/performance.md`.
 */
async function main() {
  const { values, positionals } = argumentsOf(process.argv.slice(2));
  const { database, json } = values;
  const effort = {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    ...(values.only && { only: values.only }),
    ...(values.demo && { demo: values.demo }),
  };
  if (positionals[0] === 'all') return measureAll(root, effort);
  const [name] = positionals;
  const result = await measure(name, database, effort, json ? () => {} : console.log);
  const text = `${JSON.stringify(result, null, 2)}\n`;
  await mkdir(join(root, 'dist', 'bench'), { recursive: true });
  await writeFile(join(root, 'dist', 'bench', `${name}.${database}.json`), text);
  if (json) process.stdout.write(text);
}

function argumentsOf(args) {
  const names = [...Object.keys(benches), 'all'];
  const wanted = `Say which: npm run bench -- <${names.join('|')}> [--database=ordinary|embedded] [--rounds=${usual.rounds}] [--seconds=${usual.seconds}] [--only=<part of a name of neighbours>] [--demo=<demo.json of a running service, for pages>] [--json]`;
  const options = {
    database: { type: 'string', default: 'ordinary' },
    json: { type: 'boolean', default: false },
    rounds: { type: 'string', default: String(usual.rounds) },
    seconds: { type: 'string', default: String(usual.seconds) },
    only: { type: 'string', default: '' },
    demo: { type: 'string', default: '' },
  };
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const {
      positionals: [name, ...more],
      values: { database, demo, rounds, seconds },
    } = parsed;
    if (
      names.includes(name) &&
      more.length === 0 &&
      ['ordinary', 'embedded'].includes(database) &&
      (demo === '' || name === 'pages') &&
      [rounds, seconds].every((number) => Number(number) >= 1)
    )
      return parsed;
  } catch {
    // what it does not know is answered as below
  }
  throw new Explained(wanted);
}

async function measure(name, database, effort, say) {
  process.env.TS_NODE_PROJECT = join(root, 'tsconfig.base.json');
  const require = createRequire(import.meta.url);
  require('reflect-metadata');
  require('@swc-node/register');
  const bench = require(`./${benches[name]}.bench.ts`)[name];
  const { goalText, lineOf } = require('./figures.ts');
  const before = machine();
  const run = async () => {
    const figures = await bench(effort, say);
    for (const figure of figures) say(lineOf(figure));
    return figures.map((figure) => ({ ...figure, judged: goalText(figure) }));
  };
  const where = effort.demo ? { figures: await run() } : await onDatabase(name, database, run);
  return { bench: name, database, ...before, effort, ...where };
}

/** Builds, and runs a bench on a database cluster of its own. */
async function onDatabase(name, database, run) {
  const { default: setUp } = await import('../test/global-setup-built.mjs');
  const { default: tearDown } = await import('../test/global-teardown.mjs');
  const cluster = database === 'ordinary' ? await startOrdinaryCluster() : await startTestCluster({ durable: true });
  process.env.TEST_DATABASE_URL = cluster.url;
  try {
    await setUp();
    if (onRedis.includes(name) && !process.env.TEST_REDIS_URL)
      throw new Explained('Redis carries the queues of this bench, and is not installed: apt-get install redis-server');
    return { postgresql: await versionOf(cluster.url), figures: await run() };
  } finally {
    if (process.env.TEST_DATA_ROOT) await tearDown();
    await (cluster.remove?.() ?? cluster.stop());
  }
}

async function versionOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show server_version');
  await client.end();
  return rows[0].server_version.split(' ')[0];
}

if (isMain(import.meta)) await runCommand(main);
