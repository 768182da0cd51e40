import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../build/build.mjs';
import { makeDataDir } from '../database/data-dir.mjs';
import { takeLock } from '../database/lock.mjs';
import { poll } from '../database/poll.mjs';
import { startDatabase } from '../database/start-database.mjs';
import { Explained, runCommand } from '../explained.mjs';
import { endLeftoverChildren, startChild } from './child.mjs';
import { readDemoFile, writeDemoFile } from './demo-file.mjs';
import { provisionDemo } from './demo.mjs';
import { endAsked } from './end-asked.mjs';
import { ensureInstalled } from './install.mjs';
import { keepRunning } from './keep-running.mjs';
import { requireFreePort } from './ports.mjs';
import { environmentOf, readSettings } from './settings.mjs';
import { StopList } from './stop-list.mjs';
import { summary } from './summary.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyWithinMs = 120_000;

await runCommand(async () => {
  const settings = readSettings(process.env, root);
  const dataDir = makeDataDir(settings.dataDir);
  const lock = await takeLock(join(dataDir, 'start.lock'), 'This DATA_DIR');
  const stops = new StopList();
  const end = endAsked().then(() => console.log('\nStopping.'));
  try {
    await new Promise((resolve, reject) => {
      void end.then(resolve);
      startEverything({ ...settings, dataDir }, stops, reject).catch(reject);
    });
  } finally {
    lock.markStopping();
    await stops.run();
    lock.release();
  }
});
process.exit(0);

async function startEverything(settings, stops, giveUp) {
  const { dataDir, port, host, storefrontPort } = settings;
  ensureInstalled(root);
  await endLeftoverChildren(dataDir);
  await requireFreePort(port, host, 'PORT');
  await requireFreePort(storefrontPort, host, 'STOREFRONT_PORT');

  const keep = async (name, start) => {
    const kept = await keepRunning(name, start, { show: console.error, giveUp });
    await stops.add(() => kept.stop());
    return kept;
  };
  const [DATABASE_URL] = await Promise.all([settings.databaseUrl ?? embeddedDatabase(dataDir, keep), build()]);
  const env = { ...environmentOf(process.env, settings), DATABASE_URL };
  const child = (name, script, extra = {}) => () =>
    startChild({
      script: join(root, script),
      env: { ...env, ...extra },
      dataDir,
      logFile: join(dataDir, 'logs', `${name}.log`),
      show: (line) => console.error(`${name}: ${line}`),
    });

  await succeeds(child('migrate', 'dist/api/migrate.cjs'));
  await keep('api', child('api', 'dist/api/main.cjs'));
  await answers(`${settings.address}/healthz`);
  await keep('worker', child('worker', 'dist/worker/main.cjs'));
  await answers(`${settings.address}/readyz`);

  const demoFile = join(dataDir, 'demo.json');
  const { demo, note } = await describeDemo(settings, env, await readDemoFile(demoFile));
  await writeDemoFile(demoFile, demo);
  if (demo.keys) {
    const storefront = await keep('storefront', child('storefront', 'apps/example-storefront/server.mjs', { PORT: String(storefrontPort), API_URL: demo.baseUrl, DEMO_FILE: demoFile }));
    await storefront.current().ready;
  }
  console.log(summary(demo, { production: settings.production, demoFile, note }));
}

async function embeddedDatabase(dataDir, keep) {
  const kept = await keep('The database', () => startDatabase({ dataDir }));
  return kept.current().url;
}

async function succeeds(start) {
  const { code, why, lastWords } = await start().exited;
  if (code !== 0) throw new Explained(lastWords || `The migration has ended with ${why}.`, code ?? 1);
}

/** Waits for a 200; a process that cannot come up is reported by who keeps it running. */
async function answers(url) {
  let last = 'no answer';
  const ask = async () => {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    last = response ? await response.text() : last;
    return response?.ok;
  };
  if (!(await poll(ask, { withinMs: readyWithinMs }))) throw new Explained(`${url} did not become ready within ${readyWithinMs / 1000} s: ${last}`);
}

/** Makes the demo where it is wanted, and says in a note why there is none. */
async function describeDemo({ address, storefrontAddress, production, demo: wanted }, { OPERATOR_TOKEN: operatorToken }, previous) {
  const base = `${address}/v1`;
  const service = { baseUrl: base, docsUrl: `${address}/docs`, ...(!production && { inboxUrl: `${address}/dev/inbox` }), operatorToken };
  if (!wanted) return { demo: service, note: 'No demo workspace: DEMO=off.' };
  if (!operatorToken) return { demo: service, note: 'No demo workspace: it takes an OPERATOR_TOKEN.' };

  const provisioned = await provisionDemo({ base, operatorToken, origin: storefrontAddress }, previous);
  if (!provisioned) return { demo: service, note: 'The database has workspaces of its own, so the demo workspace is left out, and the example storefront with it.' };
  return { demo: { ...service, ...provisioned, origin: storefrontAddress, storefrontUrl: storefrontAddress } };
}
