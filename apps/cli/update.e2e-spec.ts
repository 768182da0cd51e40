import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { Command, root } from '../../tools/testing/command';

const NPM_MS = 120_000;
const SDK = '@storefront-service/sdk';
/** Mark that the code of the former release has, and no other. */
const FORMER = '// of the former release';

let folder: string;
let site: string;

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'update-')));
  site = join(folder, 'my sites/my-shop');
  mkdirSync(join(folder, 'my sites'));
  const unreachable = `http://127.0.0.1:${await freePort()}/v1`;
  expect(await store(['new', 'my sites/my-shop', '--plain'], { STORE_URL: unreachable })).toMatchObject({ code: 0 });
  installFormer('2.9.1');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function store(args: string[], env: Record<string, string> = {}) {
  const command = new Command(
    process.execPath,
    [join(root, 'apps/cli/store.mjs'), ...args],
    { DATA_DIR: folder, XDG_CONFIG_HOME: folder, ...env },
    { cwd: folder },
  );
  return { code: await command.exited, output: command.output };
}

/** Runs npm in the site with a cache of the tests' own, or another. */
function npm(args: string[], { cwd = site, cache = join(folder, 'cache') } = {}): void {
  const env = { ...process.env, npm_config_cache: cache };
  execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd, env, timeout: NPM_MS, stdio: 'pipe' });
}

const vendor = () => readdirSync(join(site, 'vendor'));
const manifest = () => JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
const installed = () => readFileSync(join(site, 'node_modules', SDK, 'dist/esm/index.js'), 'utf8');
const installedVersion = () =>
  (JSON.parse(readFileSync(join(site, 'node_modules', SDK, 'package.json'), 'utf8')) as { version: string }).version;

/** Gives the site the SDK of a former release: other code, under its own version. */
function installFormer(version: string): void {
  const [present] = vendor();
  const copy = join(folder, 'former');
  mkdirSync(copy);
  execFileSync('tar', ['-xzf', join(site, 'vendor', present!), '-C', copy, '--strip-components=1']);
  appendFileSync(join(copy, 'dist/esm/index.js'), FORMER);
  const own = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as object;
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...own, version }));
  rmSync(join(site, 'vendor', present!));
  npm(['pack', '--ignore-scripts', '--pack-destination', join(site, 'vendor')], { cwd: copy });
  const former = manifest();
  former.dependencies[SDK] = `file:vendor/${vendor()[0]}`;
  writeFileSync(join(site, 'package.json'), JSON.stringify(former, null, 2));
  npm(['install']);
}

describe('npm run store -- update', () => {
  it('leaves a site as it was where npm cannot install it', async () => {
    const before = readFileSync(join(site, 'package.json'), 'utf8');
    const broken = JSON.parse(before) as { dependencies: Record<string, string> };
    broken.dependencies['missing'] = 'file:vendor/missing.tgz';
    writeFileSync(join(site, 'package.json'), JSON.stringify(broken));
    const files = vendor();
    expect(await store(['update', 'my sites/my-shop'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('the site is as it was'),
    });
    expect(vendor()).toEqual(files);
    expect(installed()).toContain(FORMER);
    writeFileSync(join(site, 'package.json'), before);
  });

  it('installs the SDK of this release in place of the former one, and says that it is a new major version', async () => {
    expect([installedVersion(), installed()]).toEqual(['2.9.1', expect.stringContaining(FORMER)]);
    const { code, output } = await store(['update', 'my sites/my-shop']);
    expect([code, output]).toEqual([0, expect.stringMatching(/from 2\.9\.1 to [3-9]\.\d+\.\d+.*\n.*new major version/)]);
    expect(vendor()).toEqual([`storefront-service-sdk-${installedVersion()}.tgz`]);
    expect(manifest().dependencies[SDK]).toBe(`file:vendor/${vendor()[0]}`);
    expect(installed()).not.toContain(FORMER);
  });

  it.each(['with a cache that has the former one', 'with an empty cache'])('has npm ci install the same code %s', (which) => {
    npm(['ci'], which === 'with an empty cache' ? { cache: join(folder, 'empty-cache') } : {});
    expect(installed()).not.toContain(FORMER);
    expect(vendor()).toEqual([`storefront-service-sdk-${installedVersion()}.tgz`]);
  });

  it('changes nothing when it is run again', async () => {
    const before = readFileSync(join(site, 'package-lock.json'), 'utf8');
    expect(await store(['update', 'my sites/my-shop'])).toMatchObject({ code: 0, output: expect.stringContaining('already') });
    expect(readFileSync(join(site, 'package-lock.json'), 'utf8')).toBe(before);
  });

  it('refuses a folder that is no site, or that has the SDK from elsewhere', async () => {
    expect(await store(['update', '.'])).toMatchObject({ code: 2, output: expect.stringContaining('is not the folder of a site') });
    mkdirSync(join(folder, 'linked'));
    writeFileSync(join(folder, 'linked/package.json'), JSON.stringify({ dependencies: { [SDK]: '^3.0.0' } }));
    expect(await store(['update', 'linked'])).toMatchObject({ code: 2, output: expect.stringContaining('from "^3.0.0"') });
  });
});
