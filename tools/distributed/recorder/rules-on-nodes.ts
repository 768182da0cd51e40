import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestDatabase, freePort } from '@svc/testing';
import { folderOfThrowAwayFiles } from '../../test/test-folder.mjs';
import { Command } from '../../testing/command';
import type { DatabasePlace } from './database-place';
import type { RefusedStatement, RuleOutcome } from './recording';
import { refusedStatements } from './refused-statements';

const STARTING_MS = 300_000;

/**
 * Runs all rules of the conformance run against `npm start` on two nodes. Returns their outcomes, and the statements that the servers
 * refused meanwhile.
 * @param only part or tag of the rules to run; all without it
 */
export async function rulesOnNodes(place: DatabasePlace, only?: string): Promise<{ rules: RuleOutcome[]; refused: RefusedStatement[] }> {
  const database = await place.use(createTestDatabase);
  const dataDir = await mkdtemp(join(folderOfThrowAwayFiles(), 'recorded-'));
  const ports = { PORT: String(await freePort()), STOREFRONT_PORT: String(await freePort()) };
  const service = new Command(process.execPath, ['tools/start/start.mjs'], { DATA_DIR: dataDir, DATABASE_URL: database.url, ...ports });
  try {
    await service.prints(/Ctrl-C stops everything\./, STARTING_MS);
    const choice = only === undefined ? [] : ['--only', only];
    const args = ['tools/conformance/run/command.mjs', '--json', '--demo', join(dataDir, 'demo.json'), ...choice];
    const run = new Command(process.execPath, args, {});
    await run.exited;
    const rules = run.stdout.split('\n').filter(Boolean).map(outcomeIn);
    if (rules.length === 0) throw new Error(`The conformance run had no outcome:\n${run.output}`);
    return { rules, refused: refusedStatements(place.logs, new URL(database.url).pathname.slice(1)) };
  } finally {
    await service.end('SIGINT');
    await place.use(database.drop);
    await rm(dataDir, { recursive: true, force: true });
  }
}

function outcomeIn(line: string): RuleOutcome {
  const { part, tag, result, text, why } = JSON.parse(line) as RuleOutcome;
  return { part, tag, result, ...(result !== 'passed' && { text, why }) };
}
