import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bin = require.resolve('jest/bin/jest');

/** Spec files in the order in which they run, and a module that they load. */
const FILES = {
  'state.js': `module.exports = { seen: [], read: () => 'read' };`,
  'a-leaves.spec.js': `
    const state = require('./state');
    afterEach(() => state.seen.push('hook of a'));
    it('is run', () => {
      state.seen.push('a');
      jest.useFakeTimers();
      jest.spyOn(state, 'read').mockReturnValue('mocked');
    });`,
  'b-shares.spec.js': `
    const state = require('./state');
    it('has the modules of the file before', () => expect(state.seen).toEqual(['a', 'hook of a']));
    it('has none of its hooks', () => expect(state.seen).toEqual(['a', 'hook of a']));
    it('has none of its spies', () => expect(state.read()).toBe('read'));
    it('has timers that pass', () => new Promise((resolve) => setTimeout(resolve, 1)));`,
  'c-throws.spec.js': `\n\nthrow new Error('not to be loaded');`,
  'd-empty.spec.js': `require('./state');`,
  'e-variable.spec.js': `it('sets it', () => void (process.env.LEFT = '1'));`,
  'f-global.spec.js': `it('replaces them', () => { globalThis.fetch = () => 'nothing'; delete globalThis.structuredClone; });`,
  'g-fails.spec.js': `\n\nit('is told by its line', () => expect(1).toBe(2));`,
  'h-after.spec.js': `
    it('has the variables of the process', () => expect(process.env.LEFT).toBeUndefined());
    it('has the globals of Node', async () => {
      expect(structuredClone([1])).toEqual([1]);
      expect(await fetch('data:,').then(({ ok }) => ok)).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, 1));
    });`,
  'i-alone.spec.js': `/** @jest-environment node */
    it('has modules of its own', () => expect(require('./state').seen).toEqual([]));`,
  'j-shares.spec.js': `it('has what all share', () => expect(require('./state').seen).toEqual(['a', 'hook of a']));`,
  'in-turn.js': `
    const { default: Sequencer } = require(${JSON.stringify(require.resolve('@jest/test-sequencer'))});
    module.exports = class extends Sequencer {
      sort(tests) { return [...tests].sort((one, other) => (one.path < other.path ? -1 : 1)); }
    };`,
};

interface FileResult {
  name: string;
  status: string;
  message: string;
  assertionResults: { title: string; status: string }[];
}

const results = new Map<string, FileResult>();
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shared-modules-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const config = {
    rootDir: folder,
    testMatch: ['**/*.spec.js'],
    transform: {},
    testSequencer: join(folder, 'in-turn.js'),
    testEnvironment: require.resolve('./environment.cjs'),
    runtime: require.resolve('./runtime.cjs'),
    cacheDirectory: join(folder, 'node_modules'),
  };
  const json = join(folder, 'results.json');
  const { stderr } = spawnSync(process.execPath, [bin, '--config', JSON.stringify(config), '--runInBand', '--json', '--outputFile', json], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  if (!stderr.includes('Ran all test suites')) throw new Error(stderr);
  const { testResults } = JSON.parse(readFileSync(json, 'utf8')) as { testResults: FileResult[] };
  for (const result of testResults) results.set(result.name.split('/').at(-1)!, result);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const passed = (file: string) =>
  results
    .get(file)!
    .assertionResults.filter(({ status }) => status === 'passed')
    .map(({ title }) => title);

describe('spec files that share their modules', () => {
  it('have results of their own', () => {
    expect([...results.keys()].sort()).toEqual(
      Object.keys(FILES)
        .filter((name) => name.includes('.spec.'))
        .sort(),
    );
    expect(passed('a-leaves.spec.js')).toEqual(['is run']);
  });

  it('share what they load, and neither hooks, spies nor timers', () => {
    expect(passed('b-shares.spec.js')).toEqual([
      'has the modules of the file before',
      'has none of its hooks',
      'has none of its spies',
      'has timers that pass',
    ]);
    expect(passed('j-shares.spec.js')).toEqual(['has what all share']);
  });

  it('fail alone when they throw while they are loaded, and say where', () => {
    expect(results.get('c-throws.spec.js')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/not to be loaded[^]*c-throws\.spec\.js:3:/),
    });
  });

  it('fail when they have no test', () => {
    expect(results.get('d-empty.spec.js')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('must contain at least one test'),
    });
  });

  it('fail when they leave variables or globals changed, which are restored for the next file', () => {
    expect(results.get('e-variable.spec.js')).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('leaves process.env.LEFT changed'),
    });
    expect(results.get('f-global.spec.js')).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/leaves (fetch, structuredClone|structuredClone, fetch) changed/),
    });
    expect(passed('h-after.spec.js')).toEqual(['has the variables of the process', 'has the globals of Node']);
  });

  it('report the line of a failing test', () => {
    expect(results.get('g-fails.spec.js')!.message).toMatch(/is told by its line[^]*g-fails\.spec\.js:3:/);
  });

  it('have modules of their own when their docblock says so', () => {
    expect(passed('i-alone.spec.js')).toEqual(['has modules of its own']);
  });
});
