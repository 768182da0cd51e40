import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Instance } from '../conformance/run/instance.mjs';
import { ask, eventually } from '../conformance/run/client.mjs';
import { Sink } from '../conformance/run/sink.mjs';
import { Explained, runCommand } from '../explained.mjs';
import { startTestCluster } from '../test/test-cluster.mjs';
import { fillShop } from './fill-shop.mjs';
import { dumpRows, filesOf, fingerprintOf, keepProcesses, SECRET_KEY } from './kept-release.mjs';
import { runBundle, startBundle } from './run-release.mjs';

const OPERATOR_TOKEN = 'svc_ad_okzm0S6FIEdAYdTUMwTyfWu3gVTq1X0GmZqD';
const LISTS = [
  '/orders',
  '/checkouts',
  '/registrations',
  '/savings-plans',
  '/contacts',
  '/customer-links',
  '/submissions',
  '/messages',
  '/newsletter/subscribers',
  '/restock-alerts',
  '/payments/exceptions',
  '/webhooks/deliveries',
  '/otp/challenges',
  '/otp/ledger',
  '/media',
  '/products',
  '/events',
  '/forms',
  '/keys',
  '/discount-codes',
];

/**
 * Runs a release on a new database, has people use it, and keeps what it leaves behind for the test that upgrades it:
 * `node tools/upgrade/keep-release.mjs --checkout <folder of the release, installed and built> --name <name>`. Its api and its worker are
 * kept as well, for the test that runs them beside the present ones; with `--only-processes` nothing else is.
 */
await runCommand(async () => {
  const {
    checkout,
    name,
    'only-processes': onlyProcesses,
  } = parseArgs({ options: { checkout: { type: 'string' }, name: { type: 'string' }, 'only-processes': { type: 'boolean' } } }).values;
  if (!checkout || !name)
    throw new Explained('Give --checkout, the folder of a release that is installed and built, and --name, under which its data is kept.');
  const folder = resolve(filesOf(name), '..');
  keepProcesses(name, resolve(checkout));
  if (onlyProcesses) return console.log(`Kept its processes in ${folder}.`);
  const dataDir = await mkdtemp(join(tmpdir(), 'kept-release-'));
  const cluster = await startTestCluster();
  try {
    const manifest = await runRelease(resolve(checkout), cluster.url, dataDir, folder);
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    await cp(join(dataDir, 'media'), join(filesOf(name), 'media'), { recursive: true });
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log(`Kept in ${folder}.`);
});

async function runRelease(checkout, databaseUrl, dataDir, folder) {
  const port = await freePort();
  const root = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    SECRET_KEY,
    OPERATOR_TOKEN,
    NODE_ENV: 'development',
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'error',
    PUBLIC_URL: root,
  };
  await runBundle(checkout, 'api/migrate.cjs', env);
  const api = await startBundle(checkout, 'api/main.cjs', env);
  const worker = await startBundle(checkout, 'worker/main.cjs', env);
  const { provisionDemo } = await import(pathToFileURL(join(checkout, 'tools/start/demo.mjs')).href);
  await provisionDemo({ base: `${root}/v1`, operatorToken: OPERATOR_TOKEN, origin: 'http://127.0.0.1:3001' }, {});
  const instance = new Instance({ baseUrl: `${root}/v1`, operatorToken: OPERATOR_TOKEN, inboxUrl: `${root}/dev/inbox` }, await Sink.open());
  try {
    const filled = await fillShop(instance);
    await settled(filled.shop.admin, filled.webhooks.ref);
    await worker.stop();
    const waiting = await leaveWork(filled.counter);
    return await describe(instance, filled, waiting, { databaseUrl, folder });
  } finally {
    await instance.close();
    await worker.stop();
    await api.stop();
  }
}

/** Waits until every message and every delivery to the destination has had its first try. */
function settled(admin, destinationRef) {
  return eventually('nothing waits for its first try', async () => {
    const [messages, deliveries] = await Promise.all([
      admin.list('/messages'),
      admin.list('/webhooks/deliveries', { destination: destinationRef }),
    ]);
    return [...messages, ...deliveries].every(({ state }) => state !== 'sending' && state !== 'due');
  });
}

/** Things that nobody works on any more: a guest's mail and the webhook about it. */
async function leaveWork(counter) {
  const email = 'last@kept-shop.example';
  await counter.register([counter.ticket('meetup/seat')], { contact: counter.shop.buyer({ email }) });
  await counter.play(
    (await counter.sell([counter.item('bag/red')], { contact: counter.shop.buyer({ email: 'late@kept-shop.example' }) })).ref,
  );
  return [
    { to: email, subject: 'meetup' },
    { to: 'late@kept-shop.example', subject: 'order' },
  ];
}

async function describe(instance, { shop, webhooks, links }, waiting, { databaseUrl, folder }) {
  const lists = {};
  for (const path of LISTS) lists[path] = await shop.admin.list(path);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'rows.gz'), await dumpRows(client));
    const { rows } = await client.query('select name from migration order by timestamp');
    return {
      keptAt: (await ask(`${instance.root}/dev/clock`)).body.now,
      migrations: rows.map((each) => each.name),
      schema: await fingerprintOf(client),
      slug: shop.slug,
      ref: shop.ref,
      adminToken: shop.adminToken,
      operatorToken: OPERATOR_TOKEN,
      secretLive: shop.keys.secretLive,
      webhooks: { ref: webhooks.ref, secret: webhooks.secret, path: shop.webhookPath },
      waiting,
      links,
      lists,
    };
  } finally {
    await client.end();
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
