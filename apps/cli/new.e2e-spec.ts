import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { demoDocument } from '../../tools/demo/demo-document.mjs';
import { Command, root } from '../../tools/testing/command';
import { eventually, freePort, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Made {
  folder: string;
  port: number;
  workspace?: string;
  keys: { ref: string; kind: string }[];
  note?: string;
}

let service: SharedService;
let shop: Shop;
let folder: string;
let running: Command | undefined;

beforeAll(async () => {
  service = await sharedService();
  shop = await openShop(service, 'new-site', demoDocument({ storefrontUrl: 'http://127.0.0.1:9', today: new Date() }));
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'new-site-')));
});
afterAll(async () => {
  await running?.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const start = (args: string[], env: Record<string, string> = {}) =>
  new Command(
    process.execPath,
    [join(root, 'apps/cli/store.mjs'), ...args],
    { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken, ...env },
    { cwd: folder },
  );
async function store(args: string[], env: Record<string, string> = {}) {
  const command = start(args, env);
  return { code: await command.exited, stdout: command.stdout, output: command.output };
}
const keysOf = async (label: string) =>
  (JSON.parse((await store(['key', 'list', '--json'])).stdout) as { label?: string; status: string; origins: string[] }[]).filter((key) =>
    key.label?.startsWith(label),
  );

describe('npm run store -- new', () => {
  it('makes a site without a framework, which installs, runs and says that a test registration books nothing', async () => {
    const port = await freePort();
    const { code, stdout } = await store(['new', 'plain-shop', '--plain', '--port', String(port), '--json']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { folder: join(folder, 'plain-shop'), port, workspace: shop.slug }]);
    expect(stdout).not.toMatch(/svc_.k_/);
    const site = join(folder, 'plain-shop');
    execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], { cwd: site, timeout: 120_000 });
    expect(readFileSync(join(site, 'package-lock.json'), 'utf8')).not.toContain(root);

    const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8')) as { scripts: { dev: string; start: string } };
    const run = (script: string, env = {}) => (running = new Command('sh', ['-c', `exec ${script}`], env, { cwd: site }));
    await run(scripts.dev).prints(/is ready/);
    await running?.end('SIGTERM');

    const env = parseEnv(readFileSync(join(site, '.env.local'), 'utf8')) as Record<string, string>;
    rmSync(join(site, '.env.local'));
    await run(scripts.start, env).prints(/is ready/);
    const origin = `http://localhost:${port}`;
    const page = async (path: string, form?: Record<string, string>) => {
      const answer = await fetch(origin + path, form && { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
      return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') };
    };
    expect((await page('/')).text).toContain('/events/open-studio-evening');
    const event = await page('/events/open-studio-evening');
    const ticketTypeRef = /name="ticketTypeRef" value="(\w+)"/.exec(event.text)![1]!;
    const registered = await page('/events/open-studio-evening', { ticketTypeRef, name: 'Ada Obi', email: 'new-ada@example.com' });
    expect(registered).toMatchObject({ status: 200, text: expect.stringContaining('nothing was booked, and no mail was sent') });
    expect((await page('/events/open-studio-evening', { ticketTypeRef, name: 'Ada', email: 'nowhere' })).text).toContain(
      'Give an e-mail address',
    );
    const product = (await page('/products/tote-bag')).text;
    const chosen = (name: string) => new RegExp(`name="${name}"[^>]*>(?:<option)? ?value="([^"]+)"`).exec(product)![1]!;
    const key = /name="key" value="([^"]+)"/.exec(product)![1]!;
    const order = { key, variantRef: chosen('variantRef'), quantity: '1', deliveryZoneRef: chosen('deliveryZoneRef') };
    const bought = await page('/products/tote-bag', order);
    expect(bought).toMatchObject({ status: 303, location: expect.stringContaining(`${service.urls[0]}/`) });
    const ref = /chk_\w+/.exec(bought.location!)![0];
    expect((await page('/products/tote-bag', order)).location).toContain(ref);
    const more = await page('/products/tote-bag', { ...order, quantity: '2' });
    expect(more).toMatchObject({ status: 303, location: expect.not.stringContaining(ref) });
    const back = await page(`/return?checkout=${ref}`);
    expect(back.text).toContain('The checkout is open.');
    expect(back.text).not.toContain(new URL(bought.location!).searchParams.get('t')!);
    expect((await page('/webhooks', {})).status).toBe(400);
    expect([(await page('/products/nothing')).status, (await page('/nowhere')).status]).toEqual([404, 404]);
    await running?.end('SIGTERM');

    const live = { ...env, SITE_URL: 'https://shop.example' };
    await run(scripts.start, { ...live, PORT: String(port) }).prints(/https:\/\/shop\.example is ready/);
    expect((await page('/')).status).toBe(200);
    await running?.end('SIGTERM');
    await run(scripts.start, live).prints(/is ready|EADDRINUSE.*:3000/);
  });

  it('makes a Next.js site whose packages are locked, with a publishable key for its address, and says what to run next', async () => {
    mkdirSync(join(folder, 'my-shop'));
    const { code, output } = await store(['new', 'my-shop']);
    expect([code, output]).toEqual([0, expect.stringContaining('  cd my-shop\n  npm install\n  npm run dev\n')]);
    expect(output).toContain('leave this running in another terminal in the folder of the service’s repository:');
    const site = join(folder, 'my-shop');
    const env = parseEnv(readFileSync(join(site, '.env.local'), 'utf8'));
    expect(env).toMatchObject({ BASE: `${service.urls[0]}/v1`, WEBHOOK_SECRET: expect.stringMatching(/^whsec_/) });
    expect([env['STORE_SECRET_KEY'], env['STORE_PUBLISHABLE_KEY']]).toEqual([
      expect.stringMatching(/^svc_sk_test_/),
      expect.stringMatching(/^svc_pk_test_/),
    ]);
    expect(statSync(join(site, '.env.local')).mode & 0o777).toBe(0o600);
    expect((await keysOf('my-shop')).flatMap(({ origins }) => origins)).toEqual([env['SITE_URL']]);
    expect(readFileSync(join(site, 'package-lock.json'), 'utf8')).toContain('file:vendor/');
    expect(readFileSync(join(site, 'app/actions.ts'), 'utf8')).toBe(readFileSync(join(root, 'examples/nextjs/app/actions.ts'), 'utf8'));
    expect(readdirSync(site).sort()).toEqual(
      [
        '.env.local',
        '.gitignore',
        'README.md',
        'app',
        'lib',
        'next.config.ts',
        'package-lock.json',
        'package.json',
        'tsconfig.json',
        'vendor',
      ].sort(),
    );
    const again = await store(['new', 'my-shop']);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
  });

  it('leaves places for the keys where no service answers', async () => {
    const { code, stdout } = await store(['new', 'later', '--plain', '--json'], { STORE_URL: `http://127.0.0.1:${await freePort()}/v1` });
    const { note, keys } = JSON.parse(stdout) as Made;
    expect([code, keys, note]).toEqual([0, [], expect.stringContaining('does not respond')]);
    expect(readFileSync(join(folder, 'later/.env.local'), 'utf8')).toContain('STORE_SECRET_KEY=svc_sk_test_replace_me');
  });

  it('writes the address of the service with its version where no token is given', async () => {
    const { code } = await store(['new', 'tokenless', '--plain', '--url', 'https://shop.example'], { STORE_TOKEN: '' });
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'tokenless/.env.local'), 'utf8')).toContain('BASE=https://shop.example/v1\n');
  });

  it('makes nothing for a live key of a storefront, or where its folder cannot be written', async () => {
    const wrong = await store(['new', 'refused'], { STORE_TOKEN: shop.keys.secretLive });
    expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('is a key of a storefront') });
    writeFileSync(join(folder, 'file'), '');
    expect(await store(['new', 'file/refused'])).toMatchObject({ code: 1, output: expect.stringContaining('cannot be used') });
    expect(existsSync(join(folder, 'refused'))).toBe(false);
    expect(await keysOf('refused')).toEqual([]);
  });

  it('leaves nothing behind when it is interrupted', async () => {
    const command = start(['new', 'interrupted']);
    await eventually('files are written', () => readdirSync(folder).some((name) => name.startsWith('.interrupted-')));
    await command.prints(/Making/);
    expect(await command.end('SIGINT')).toBe(130);
    expect(readdirSync(folder).filter((name) => name.includes('interrupted'))).toEqual([]);
    expect(await keysOf('interrupted')).toEqual([]);
  });
});
