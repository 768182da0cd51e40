import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '../../docker/upgrade.sh');

/** A `docker` that knows containers, in a file, and what it was asked to do. */
const DOCKER = `#!${process.execPath}
const fs = require('node:fs');
const file = process.env.STATE;
const state = JSON.parse(fs.readFileSync(file, 'utf8'));
const args = process.argv.slice(2).filter((arg, at, all) => arg !== '--file' && all[at - 1] !== '--file');
const done = () => { fs.writeFileSync(file, JSON.stringify(state)); process.exit(0); };
const [first, second] = args;
const job = first === 'compose' ? second : first;
state.log.push(args.join(' '));
if (process.env.FAILING && args.join(' ').includes(process.env.FAILING)) { fs.writeFileSync(file, JSON.stringify(state)); process.exit(1); }
const service = args.at(-1);
if (job === 'build') state.version += 1;
if (job === 'ps' && state.running[service]) console.log(state.running[service].map(({ id }) => id).join('\\n'));
if (job === 'up') {
  const wanted = Number(args.find((arg) => arg.startsWith(service + '=')).split('=')[1]);
  while (state.running[service].length < wanted) state.running[service].push({ id: service + '-' + ++state.made, version: state.version });
}
if (job === 'stop') for (const each of ['api', 'worker']) state.running[each] = state.running[each].filter(({ id }) => id !== service);
state.least.push(['api', 'worker'].map((each) => state.running[each].length));
done();
`;

describe('docker/upgrade.sh', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
    for (const [name, text] of [
      ['docker', DOCKER],
      ['sleep', '#!/bin/sh\n'],
    ] as const) {
      writeFileSync(join(folder, name), text);
      chmodSync(join(folder, name), 0o755);
    }
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function upgrade(count: number, failing = '') {
    const of = (service: string) => Array.from({ length: count }, (_, at) => ({ id: `${service}-old-${at}`, version: 1 }));
    const state = join(folder, 'state.json');
    writeFileSync(state, JSON.stringify({ version: 1, made: 0, log: [], least: [], running: { api: of('api'), worker: of('worker') } }));
    const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, STATE: state, FAILING: failing };
    const { status } = spawnSync('sh', [SCRIPT], { env });
    const after = JSON.parse(readFileSync(state, 'utf8')) as {
      log: string[];
      least: [number, number][];
      running: Record<'api' | 'worker', { id: string; version: number }[]>;
    };
    return { status, ...after, versions: [after.running.api, after.running.worker].map((each) => each.map(({ version }) => version)) };
  }

  it('replaces every process by one of the new version, and never has fewer than before', () => {
    const { status, versions, least, log } = upgrade(2);
    expect([status, versions]).toEqual([
      0,
      [
        [2, 2],
        [2, 2],
      ],
    ]);
    expect(Math.min(...least.flat())).toBe(2);
    expect(log.slice(0, 2)).toEqual(['compose build api worker migrate', 'compose run --rm migrate']);
    expect(log.filter((line) => line.startsWith('stop'))).toHaveLength(4);
  });

  it('keeps the number of processes that an operator has set', () => {
    expect(upgrade(3).versions).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ]);
  });

  it('starts what does not run yet', () => {
    expect(upgrade(0).versions).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });

  it.each(['build', 'run --rm migrate', '--wait --scale worker=4', '--wait --scale api=4'])(
    'ends when that fails, and stops no old process of the kind: %s',
    (failing) => {
      const { status, running } = upgrade(2, failing);
      expect([status, running.api.filter(({ id }) => id.includes('old')).length]).toEqual([1, 2]);
    },
  );

  it('is a script that a shell reads', () => {
    expect(existsSync(SCRIPT)).toBe(true);
    for (const script of ['upgrade.sh', 'backup.sh', 'postgres-roles.sh']) execFileSync('sh', ['-n', join(SCRIPT, '..', script)]);
  });
});
