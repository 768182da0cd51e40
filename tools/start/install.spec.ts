import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureInstalled } from './install.mjs';

const LOCK = {
  '': { devDependencies: { build: '1.0.0' } },
  'node_modules/build': { version: '1.0.0' },
  'node_modules/jest': { version: '1.0.0' },
  'node_modules/storefront-service-tools': { resolved: 'tools', link: true },
  tools: { version: '1.0.0', devDependencies: { jest: '1.0.0' } },
};
const { '': _itself, ...ALL } = LOCK;
const SMALL = { 'node_modules/build': ALL['node_modules/build'] };

/** Notes how it was called, and installs what `INSTALLS` names; or fails with the words of `FAILS`. */
const NPM = `
  const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
  const record = 'node_modules/.package-lock.json';
  writeFileSync('called.json', JSON.stringify({ args: process.argv.slice(2), hadRecord: existsSync(record) }));
  const { installs, fails } = require('./npm.json');
  if (fails) { console.error(fails); process.exit(1); }
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(record, JSON.stringify({ packages: installs }));`;

describe('the packages of a checkout', () => {
  let root: string;
  const before = process.env['npm_execpath'];
  const shown = { log: '', error: '' };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    put('package-lock.json', { packages: LOCK });
    put('npm.json', { installs: SMALL });
    writeFileSync(join(root, 'npm-cli.js'), NPM);
    process.env['npm_execpath'] = join(root, 'npm-cli.js');
    for (const stream of ['log', 'error'] as const) {
      shown[stream] = '';
      jest.spyOn(console, stream).mockImplementation((...texts: unknown[]) => void (shown[stream] += `${texts.join(' ')}\n`));
    }
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    if (before === undefined) delete process.env['npm_execpath'];
    else process.env['npm_execpath'] = before;
    rmSync(root, { recursive: true });
  });

  const put = (file: string, content: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  };
  const installed = (packages: object) => put('node_modules/.package-lock.json', { packages });
  const called = () => JSON.parse(readFileSync(join(root, 'called.json'), 'utf8')) as { args: string[]; hadRecord: boolean };

  it('[ADR 0126 r1] are installed for npm start without those of tests', async () => {
    await ensureInstalled(root, 'start');
    expect(called().args).toEqual(expect.arrayContaining(['ci', '--workspace=libs/sdk', '--include-workspace-root', '--loglevel=error']));
    expect(shown.log).toMatch(/^Installed 1 packages in 0:0\d\.\n$/);
  });

  it.each([
    ['start', SMALL],
    ['start', ALL],
    ['all', ALL],
  ] as const)('[ADR 0126 r3] stay as they are where they are enough for %s', async (scope, packages) => {
    installed(packages);
    await ensureInstalled(root, scope);
    expect(called).toThrow('ENOENT');
  });

  it('[ADR 0126 r3] are added to for tests; should that be interrupted, the next install starts over', async () => {
    installed(SMALL);
    put('npm.json', { installs: ALL });
    await ensureInstalled(root, 'all');
    expect(called()).toMatchObject({ args: expect.arrayContaining(['install', '--no-save', '--include=dev']), hadRecord: false });
    expect(shown.log).toContain('Tests, lint and benches need more packages than npm start: adding them.');
  });

  it('[ADR 0126 r3] keep those of tests when the lock has moved', async () => {
    installed({ ...ALL, 'node_modules/build': { version: '0.9.0' } });
    put('npm.json', { installs: ALL });
    await ensureInstalled(root, 'start');
    expect(called().args[0]).toBe('ci');
    expect(called().args).not.toContain('--workspace=libs/sdk');
  });

  it.each([
    'ENOTFOUND',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'Exit handler never called',
  ])('say in a sentence that the registry was not reached: %s', async (why) => {
    put('npm.json', { fails: `npm error ${why}!\nnpm error network request to https://registry.npmjs.org/build failed` });
    await expect(ensureInstalled(root, 'start')).rejects.toThrow(
      `The packages are not installed, and npm does not reach its registry to download them (${why}). Connect to the internet, or tell npm of your proxy`,
    );
    expect(shown.error).toContain('npm error network request');
  });

  it('show what npm says when it fails for another reason', async () => {
    put('npm.json', { fails: 'npm error code EACCES' });
    await expect(ensureInstalled(root, 'start')).rejects.toThrow('npm ci did not succeed: see above');
    expect(shown.error).toContain('npm error code EACCES');
  });

  it('are looked at after npm has ended', async () => {
    put('npm.json', { installs: {} });
    await expect(ensureInstalled(root, 'start')).rejects.toThrow('npm has not installed what package-lock.json names.');
  });
});
