import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWholeWalk, openShop, sharedService, WebhookSink, type SharedService, type Shop } from '@svc/testing';
import { Command, root } from '../../tools/testing/command';

describe('the package of the command line', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'packaged');
    folder = mkdtempSync(join(tmpdir(), 'packaged-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) =>
    new Command(
      join(folder, 'node_modules/.bin/store'),
      args,
      { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken },
      { cwd: folder },
    );
  async function store(...args: string[]) {
    const command = run(...args);
    return { code: await command.exited, output: command.output };
  }

  it('is packed, installed alone into an empty folder, and serves', async () => {
    execFileSync(process.execPath, ['tools/build/cli.mjs'], { cwd: root, timeout: 120_000 });
    const npm = (...args: string[]) =>
      execFileSync('npm', [...args, '--offline', '--no-audit', '--no-fund'], { cwd: folder, encoding: 'utf8', timeout: 120_000 });
    const [{ filename }] = JSON.parse(npm('pack', join(root, 'dist/cli'), '--json')) as [{ filename: string }];
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    npm('install', `./${filename}`);
    expect(existsSync(join(folder, 'node_modules/@storefront-service/cli/bin/store.mjs'))).toBe(true);

    expect(await store()).toMatchObject({ code: 0, output: expect.stringContaining('  store <command> [options]') });
    expect(await store('key', 'list', '--limt', '3')).toMatchObject({
      code: 2,
      output: expect.stringContaining('See: store key list --help'),
    });
    expect(await store('fixtures', 'apply', 'demo')).toMatchObject({ code: 0, output: expect.stringContaining(', 0 deleted.') });
    expect((await store('export', 'shop.yaml')).code).toBe(0);
    expect((await store('plan', 'shop.yaml')).output).toContain('No changes');
    const windows = Buffer.from('Handle,Title,Variant Price,Tags\n\u008akoda,\u008akoda,\u0080 5.50,Caf\u00e9\n', 'latin1');
    writeFileSync(join(folder, 'prices.csv'), windows);
    const imported = await store('import', 'prices.csv', '--apply');
    expect(imported).toMatchObject({ code: 0, output: expect.stringContaining('Encoding: windows-1252') });
    expect(imported.output).toContain('+ skoda');
    expect(await store('new', 'my-shop')).toMatchObject({ code: 0, output: expect.stringContaining('store listen --forward-to') });
    expect(readdirSync(join(folder, 'my-shop/vendor'))).toEqual([expect.stringMatching(/^storefront-service-sdk-.*\.tgz$/)]);
    expect(existsSync(join(folder, 'my-shop/package-lock.json'))).toBe(true);
  });

  const goesOn = async () => {
    expect((await store('import', 'prices.csv')).output).toContain('No changes');
    expect((await store('import', 'prices.csv', '--encoding', 'shift_jis')).code).toBe(0);
    expect((await store('new', 'plain-shop', '--plain')).code).toBe(0);
    const inPlain = { cwd: join(folder, 'plain-shop'), timeout: 120_000 };
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], inPlain);
    execFileSync(process.execPath, ['--env-file=.env.local', '--input-type=module', '-e', "await import('./store.mjs')"], inPlain);

    const sink = await WebhookSink.open();
    const listen = run('listen', '--forward-to', `${sink.url}/hooks`);
    await listen.prints(/whsec_/);
    expect((await store('trigger', 'product.deleted')).code).toBe(0);
    await sink.expect(1, '/hooks');
    expect(await listen.end('SIGINT')).toBe(0);
    await sink.close();
  };
  if (isWholeWalk) it('finds nothing to import again, makes a site without a framework that installs, and hears of changes', goesOn);
});
