import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Explained, runCommand } from '../explained.mjs';
import { ensureInstalled } from '../start/install.mjs';
import { nodeOf, runBy } from './other-node.mjs';
import { report } from './report.mjs';
import { runStage } from './run-stage.mjs';
import { stages } from './suites.mjs';
import { tiers } from './tiers.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runCommand(async () => {
  const options = { suite: { type: 'string' }, tier: { type: 'string', default: 'default' }, node: { type: 'string' } };
  const { suite, tier, node } = parseArgs({ options }).values;
  if (node) process.exitCode = await runBy(await nodeOf(node), [fileURLToPath(new URL('test.mjs', import.meta.url)), `--tier=${tier}`, ...(suite ? [`--suite=${suite}`] : [])]);
  else await runTests(suite, tier);
});

async function runTests(suite, tier) {
  if (!Object.hasOwn(tiers, tier)) throw new Explained(`There is no tier ${tier}. The tiers are ${Object.keys(tiers).join(', ')}.`);
  const selected = selectStages(suite, tiers[tier]);
  ensureInstalled(root);
  await rm(join(root, 'dist/results'), { recursive: true, force: true });
  const results = await withDatabase(selected, async (env) => {
    const finished = [];
    for (const stage of selected) finished.push(...(await runStage(root, stage, { ...env, TEST_TIER: tier })));
    return finished;
  });
  const { text, ok } = report(results, { inCi: process.env.CI === 'true' });
  console.log(`\n${text}`);
  process.exitCode = ok ? 0 : 1;
}

/** @param {string | undefined} names of suites, separated by commas; undefined = all that the tier takes */
function selectStages(names, { databases, newestNode }) {
  const known = stages.flatMap(({ node, suites }) => suites.map(({ name, on = 'embedded' }) => ({ name, isTaken: databases.includes(on) && (newestNode || !node) })));
  const asked = names?.split(',') ?? known.filter(({ isTaken }) => isTaken).map(({ name }) => name);
  const unknown = asked.filter((name) => !known.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Explained(`There is no suite ${unknown.join(', ')}. The suites are ${known.map(({ name }) => name).join(', ')}.`);
  return stages
    .map((stage) => ({ ...stage, suites: stage.suites.filter(({ name }) => asked.includes(name)) }))
    .filter(({ suites }) => suites.length > 0);
}

/** One throw-away PostgreSQL for all suites; a Ctrl-C ends the suites first, and then this. */
async function withDatabase(selected, run) {
  const needed = selected.some(({ suites }) => suites.some(({ needsDatabase }) => needsDatabase));
  if (!needed || process.env.TEST_DATABASE_URL) return run({});
  const { startTestCluster } = await import('./test-cluster.mjs');
  const cluster = await startTestCluster();
  try {
    return await run({ TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}
