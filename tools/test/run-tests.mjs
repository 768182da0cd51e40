import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Explained, runCommand } from '../explained.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { legsOf, runnableLegs, stagesOf } from './legs.mjs';
import { keepFlaky, onceMore } from './once-more.mjs';
import { nodeOf } from './other-node.mjs';
import { report } from './report.mjs';
import { runStage } from './run-stage.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DATABASES = { ordinary: 'ordinary PostgreSQL', distributed: 'distributed PostgreSQL' };

await runCommand(async () => {
  const options = {
    suite: { type: 'string' },
    tier: { type: 'string', default: 'default' },
    database: { type: 'string' },
    node: { type: 'string' },
    'once-more': { type: 'boolean' },
  };
  const { node, 'once-more': mayRepeat, ...choice } = parseArgs({ options }).values;
  const chosen = legsOf(choice).map((leg) => ({ ...leg, node: node ?? leg.node }));
  await ensureInstalled(root, 'all');
  const { hasCitus } = await import('../database/distributed-cluster.mjs');
  const { legs, leftOut } = runnableLegs(chosen, hasCitus());
  if (choice.database && leftOut) throw new Explained(leftOut);
  await rm(join(root, 'dist/results'), { recursive: true, force: true });
  const results = [];
  for (const leg of legs) results.push(...(await runLeg(leg, { tier: choice.tier, mayRepeat })));
  await keepFlaky(root, results);
  const { text, ok } = report(results, { inCi: process.env.CI === 'true', leftOut });
  console.log(`\n${text}`);
  process.exitCode = ok ? 0 : 1;
});

/** The suites of a leg, with where they ran in their titles. */
async function runLeg(leg, { tier, mayRepeat }) {
  const program = leg.node ? await nodeOf(leg.node) : process.execPath;
  const where = [DATABASES[leg.database], leg.node && `Node ${leg.node}`].filter(Boolean).join(', ');
  const results = await withDatabase(leg, async (env) => {
    const finished = [];
    const by = { program, env: { ...env, TEST_TIER: tier } };
    for (const stage of stagesOf(leg)) finished.push(...(await runStage(root, stage, by)));
    return mayRepeat ? onceMore(root, finished, by) : finished;
  });
  return results.map((result) => ({ ...result, title: where ? `${result.name} (${where})` : result.name }));
}

/** One throw-away PostgreSQL for all suites of a leg; a Ctrl-C ends the suites first, and then this. */
async function withDatabase(leg, run) {
  const needed = stagesOf(leg).some(({ suites }) => suites.some(({ needsDatabase }) => needsDatabase));
  if (!needed || process.env.TEST_DATABASE_URL) return run({});
  const { startTestDatabase } = await import('./test-database.mjs');
  const database = await startTestDatabase(leg.database);
  try {
    return await run({ TEST_DATABASE: leg.database, TEST_DATABASE_URL: database.url, TEST_OTHER_NODES: (database.others ?? []).join(' ') });
  } finally {
    await database.stop();
  }
}
