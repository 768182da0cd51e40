import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build/build.mjs';
import { makeDataDir } from '../database/data-dir.mjs';
import { takeLock } from '../database/lock.mjs';
import { startDatabase } from '../database/start-database.mjs';
import { Explained, runCommand } from '../explained.mjs';
import { isLoopbackProxied, reachLoopbackDirectly } from '../loopback-without-proxy.mjs';
import { answers } from './answers.mjs';
import { endLeftoverChildren, startChild } from './child.mjs';
import { connectStorefront } from './connect-storefront.mjs';
import { describeService, lastStart } from './describe-service.mjs';
import { endAsked } from './end-asked.mjs';
import { ensureInstalled } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { readKept, writeKept } from './kept-file.mjs';
import { choosePorts } from './ports.mjs';
import { elapsedSince, withProgress } from './progress.mjs';
import { environmentOf, onPorts, readSettings, storefrontCookieSecret } from './settings.mjs';
import { Started } from './started.mjs';
import { summary } from './summary.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROXY_NOTE =
  'A proxy is set in your environment. So that curl does not ask it for this machine, run: export no_proxy=127.0.0.1,localhost';

await runCommand(async () => {
  process.env.NODE_ENV ||= 'development';
  const isProxied = isLoopbackProxied(process.env);
  reachLoopbackDirectly(process.env);
  const settings = readSettings(process.env, root);
  const dataDir = makeDataDir(settings.dataDir);
  const lock = await takeLock(join(dataDir, 'start.lock'), 'This DATA_DIR');
  const started = new Started();
  const end = endAsked().then(() => console.log('\nStopping.'));
  try {
    await new Promise((resolve, reject) => {
      void end.then(resolve);
      startEverything({ ...settings, dataDir, isProxied }, started, reject).catch(reject);
    });
  } finally {
    lock.markStopping();
    await started.stop();
    lock.release();
  }
});
process.exit(0);

async function startEverything(configured, started, giveUp) {
  const { dataDir } = configured;
  const demoFile = join(dataDir, 'demo.json');
  const previous = lastStart(await readKept(demoFile));
  await endLeftoverChildren(dataDir);
  const { note: portsNote } = await choosePorts(configured, previous);
  if (portsNote) console.log(portsNote);
  await ensureInstalled(root, 'start');
  await buildWithProgress();
  // Installing takes minutes, in which another program may have taken a port.
  const ports = await choosePorts(configured, previous);
  if (ports.note && ports.note !== portsNote) console.log(ports.note);
  const settings = onPorts(configured, ports);

  const keep = (name, start) => started.add(() => keepRunning(name, start, { show: console.error, giveUp }));
  const DATABASE_URL = settings.databaseUrl ?? (await keep('The database', () => startDatabase({ dataDir }))).current().url;
  const env = { ...environmentOf(process.env, settings), DATABASE_URL };
  const child =
    (name, script, extra = {}) =>
    () =>
      startChild({
        script: join(root, script),
        env: { ...env, ...extra },
        dataDir,
        logFile: join(dataDir, 'logs', `${name}.log`),
        show: (line) => console.error(`${name}: ${line}`),
      });

  await succeeds(await started.add(child('migrate', 'dist/api/migrate.cjs')));
  await keep('api', child('api', 'dist/api/main.cjs'));
  await answers(`${settings.address}/healthz`);
  await keep('worker', child('worker', 'dist/worker/main.cjs'));
  await answers(`${settings.address}/readyz`);

  const { demo, note } = await describeService(settings, env.OPERATOR_TOKEN, previous);
  await writeKept(demoFile, demo);
  const webhooks = demo.keys && (await connectStorefront(demo, join(dataDir, 'storefront-webhook.json')));
  if (webhooks) {
    const variables = storefrontVariables(settings, { demoFile, secret: webhooks.secret });
    const storefront = await keep('storefront', child('storefront', 'apps/example-storefront/server.mjs', variables));
    await storefront.current().ready;
  }
  console.log(
    summary(demo, {
      production: settings.production,
      demoFile,
      webhooksUrl: settings.production ? undefined : webhooks?.url,
      notes: [note, webhooks?.note, configured.isProxied && PROXY_NOTE],
    }),
  );
}

async function buildWithProgress() {
  const started = performance.now();
  let step;
  const show = (next) => (step = next);
  const isBuilt = await withProgress(
    'Building',
    () => step,
    () => build(show),
  );
  if (isBuilt) console.log(`Built in ${elapsedSince(started)}.`);
}

/** Its pages use the live key, so that what a visitor does happens; a staging service knows test keys only. */
function storefrontVariables({ address, storefrontPort, dataDir }, { demoFile, secret }) {
  return {
    PORT: String(storefrontPort),
    API_URL: `${address}/v1`,
    DEMO_FILE: demoFile,
    MODE: process.env.SERVICE_ENVIRONMENT === 'staging' ? 'test' : 'live',
    WEBHOOK_FOLDER: join(dataDir, 'storefront-webhooks'),
    COOKIE_SECRET: process.env.COOKIE_SECRET || storefrontCookieSecret(dataDir),
    ...(secret && { WEBHOOK_SECRET: secret }),
  };
}

async function succeeds({ exited }) {
  const { code, why, lastWords } = await exited;
  if (code !== 0) throw new Explained(lastWords || `The migration has ended with ${why}.`, code ?? 1);
  for (const line of lastWords.split('\n').filter((each) => each.startsWith('Warning: '))) console.error(line);
}
