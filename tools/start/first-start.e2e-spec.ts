import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually, freePort } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { tier } from '../test/tiers.mjs';
import { Command, root } from '../testing/command';
import { pasteGuides } from './pasted-blocks.mjs';
import { RUNNING } from './starts';

const MB = 1_000_000;
const withinMs = 900_000;
/** True where the start goes on until it runs; else it ends once it has installed and builds. */
const isWhole = tier.firstStart === 'whole';
const BUILDING = /Installed \d+ packages in .*\n(Building: )/;
/** Packages of fonts that documents are printed with. */
const FONTS = /^(@fontsource.*|dejavu-fonts-ttf)$/;

/** Runs in a copy of what is checked out, with an empty home directory; npm's cache is that of the machine. */
describe('the first npm start in a clone', () => {
  let folder: string;
  let clone: string;
  let env: Record<string, string>;
  let started: Command;
  let isRunning = false;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'first-start-')));
    clone = join(folder, 'clone');
    copyTo(clone);
    mkdirSync(join(folder, 'home'));
    const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
    const ports = { PORT: String(await freePort()), STOREFRONT_PORT: String(await freePort()) };
    env = { ...ports, HOME: join(folder, 'home'), npm_config_cache: cache };
  });
  afterAll(async () => {
    if (isRunning) await interrupt(started);
    rmSync(folder, { recursive: true });
  });

  const npmStart = (more = {}) => new Command('npm', ['start'], { ...env, ...more }, { cwd: clone, detached: true });

  it('says in a sentence what is missing where npm does not reach its registry', async () => {
    const offline = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_fetch_retries: '0', npm_config_cache: join(folder, 'empty') };
    const command = npmStart(offline);
    expect(await command.exited).toBe(1);
    expect(command.output).toMatch(/The packages are not installed, and npm does not reach its registry to download them \(\w+\)\./);
  });

  it(
    '[ADR 0126 r3] starts an install over that a Ctrl-C has interrupted, says how far it is, and warns of nothing',
    async () => {
      const first = npmStart();
      await first.prints(/Installing packages: /);
      await interrupt(first);
      expect(existsSync(join(clone, 'node_modules/.package-lock.json'))).toBe(false);

      started = npmStart();
      isRunning = true;
      await started.prints(isWhole ? RUNNING : BUILDING, withinMs);
      expect(started.output).toMatch(/Installing packages: \d+ of \d+, 0:00\n/);
      expect(started.output).toMatch(/Installed \d+ packages in \d+:\d\d\.\n(Building: .*\n?)+/);
      if (isWhole) expect(started.output).toMatch(/\n(Building: .*\n)+Built in \d+:\d\d\.\n/);
      expect(started.output).not.toMatch(/\bwarn|EBADENGINE|deprecated/i);
      expect(started.output).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f]/); // a log file has no control characters
    },
    withinMs,
  );

  it('[ADR 0126 r1] has installed 350 MB at most beside the fonts, and nothing that only tests need', () => {
    const packages = join(clone, 'node_modules');
    const size = readdirSync(packages)
      .filter((name) => !FONTS.test(name))
      .reduce((sum, name) => sum + sizeOf(join(packages, name)), 0);
    expect(size / MB).toBeLessThan(350);
    expect(existsSync(join(packages, 'jest'))).toBe(false);
  });

  it('[ADR 0126 r4] lets commands say what they lack that need packages of tests', async () => {
    const command = new Command('npm', ['run', 'docs:generate'], env, { cwd: clone });
    expect(await command.exited).toBe(1);
    expect(command.output).toContain('are not installed, which npm run docs:generate needs');
  });

  if (isWhole)
    it(
      'runs the commands of README and quickstart, pasted one after the other',
      async () => {
        const { PATH } = process.env;
        const pasted = await pasteGuides(clone, { env: { PATH, ...env } });
        expect(pasted.map(({ guide }) => guide)).toEqual(expect.arrayContaining(['README.md', 'docs/quickstart.md']));
      },
      withinMs,
    );

  it('[ADR 0126 r6] leaves no process of the install or the build behind', async () => {
    if (!isWhole) {
      await interrupt(started);
      isRunning = false;
    }
    const left = () =>
      processesNaming(clone)
        .map(commandOf)
        .filter((command) => !/start\.mjs|supervisor\.mjs|postgres|dist\/(api|worker)\/main\.cjs|example-storefront/.test(command));
    await eventually(`only processes of the service run below ${clone}`, () => left().join('') === '');
  });
});

/** Sends what a Ctrl-C sends: to npm and to all that it has started. */
function interrupt(command: Command): Promise<unknown> {
  process.kill(-command.pid, 'SIGINT');
  return command.exited;
}

/** Copies what git knows of, as it is in the working tree. */
function copyTo(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100 * MB,
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
}

function sizeOf(path: string): number {
  const stats = lstatSync(path);
  return stats.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : stats.size;
}

/** Returns the command of a process; nothing once it has ended. */
const commandOf = (pid: number) => spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
