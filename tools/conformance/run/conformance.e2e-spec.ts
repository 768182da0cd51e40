import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, freePort } from '@svc/testing';
import { Command } from '../../testing/command';
import { readRules } from '../conformance.mjs';
import { excerptOf } from '../texts/excerpt.mjs';
import { closingLine } from './report.mjs';

interface Outcome {
  tag: string;
  result: 'passed' | 'failed' | 'unchecked';
  why?: string;
}

const root = join(__dirname, '../../..');
const blackBox = readRules(root).flatMap(({ rules }) => rules.filter(({ kind }) => kind === 'black-box'));

describe('npm run conformance, against npm start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'conformance-'));
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let service: Command;
  let exitCode: number | NodeJS.Signals | null;
  let outcomes = new Map<string, Outcome>();

  beforeAll(async () => {
    database = await createTestDatabase();
    const { TEST_DATABASE, TEST_REDIS_URL } = process.env;
    const queues = TEST_DATABASE === 'ordinary' && TEST_REDIS_URL && { REDIS_URL: TEST_REDIS_URL };
    const env = {
      ...queues,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      STOREFRONT_PORT: String(await freePort()),
    };
    service = new Command(process.execPath, ['tools/start/start.mjs'], env);
    await service.prints(/Ctrl-C stops everything\./);
    const run = new Command(process.execPath, ['tools/conformance/run/command.mjs', '--json', '--demo', join(dataDir, 'demo.json')], {});
    exitCode = await run.exited;
    outcomes = new Map(
      run.stdout
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Outcome)
        .map((outcome) => [outcome.tag, outcome]),
    );
  }, 1_200_000);

  afterAll(async () => {
    await service.end('SIGINT');
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  it.each(blackBox.map(({ tag, text }) => [tag, excerptOf(text)]))('%s: %s', (tag) => {
    expect(outcomes.get(tag)).toEqual(expect.objectContaining({ result: 'passed' }));
  });

  it('has looked at every rule, and ends with success', () => {
    expect([exitCode, closingLine([...outcomes.values()])]).toEqual([0, `${blackBox.length} rules: ${blackBox.length} passed, 0 failed.`]);
  });
});
