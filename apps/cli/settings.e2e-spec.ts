import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

const NGN = [{ currency: 'NGN', priceMinor: 500_000 }];
const PRODUCT = { slug: 'bowl', name: 'Bowl', variants: ['red', 'blue'].map((key) => ({ key, name: key, prices: NGN, stock: 8 })) };

let service: SharedService;
let shop: Shop;
let folder: string;

beforeAll(async () => {
  service = await sharedService();
  shop = await openShop(service, 'setting-commands', { version: 1, products: [PRODUCT] });
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'settings-')));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function store(...args: string[]) {
  const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
  const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
  return { code: await command.exited, stdout: command.stdout, output: command.output };
}

describe('npm run store -- settings', () => {
  it('[D-156] shows settings by their names, sets one, and leaves what it does not name', async () => {
    expect(await store('settings', 'set', 'alertEmail', 'orders@my-shop.example')).toMatchObject({
      code: 0,
      stdout: 'alertEmail = "orders@my-shop.example"\n',
    });
    expect((await store('settings', 'set', 'merchantNotices.orders', 'daily')).stdout).toBe('merchantNotices.orders = "daily"\n');
    const { stdout } = await store('settings', 'show');
    expect(stdout).toContain('merchantNotices.orders = "daily"\nmerchantNotices.registrations = "each"\n');
    expect(stdout).toMatch(/^currencies = \["NGN"/m);
    expect(JSON.parse((await store('settings', 'show', 'merchantNotices', '--json')).stdout)).toMatchObject({
      orders: 'daily',
      failures: 'daily',
    });
  });

  it('[D-156] takes objects and numbers as JSON, text that looks like a number where the setting is text, and null for none', async () => {
    expect((await store('settings', 'set', 'merchantNotices', '{"orders":"off","lowStock":"each"}')).stdout).toContain(
      'merchantNotices.orders = "off"\n',
    );
    expect((await store('settings', 'set', 'messages.noticeDelaySeconds', '60')).stdout).toBe('messages.noticeDelaySeconds = 60\n');
    expect((await store('settings', 'set', 'displayName', '1234')).stdout).toBe('displayName = "1234"\n');
    expect((await store('settings', 'set', 'alertEmail', 'null')).stdout).toBe('alertEmail is not set.\n');
  });

  it('[D-156] says which setting there is not, which value is no JSON, and what the service refuses', async () => {
    expect(await store('settings', 'show', 'closed.until')).toMatchObject({ code: 1, output: expect.stringContaining('is not set') });
    expect(await store('settings', 'set', 'slug', 'x')).toMatchObject({ code: 2, output: expect.stringContaining('slug is no setting') });
    expect(await store('settings', 'set', 'support', '{"email"')).toMatchObject({
      code: 2,
      output: expect.stringContaining('not valid JSON'),
    });
    expect(await store('settings', 'set', 'merchantNotices.orders', 'weekly')).toMatchObject({
      code: 1,
      output: expect.stringContaining('merchantNotices'),
    });
  });
});

describe('npm run store -- stock', () => {
  it('shows the stock of each variant, and changes it by units or to units, with a reason', async () => {
    expect((await store('stock', 'show', 'bowl')).stdout).toMatch(
      /^red {2}8 at hand, 0 held, 8 available, 0 sold {2}var_\w+\nblue {2}8 at hand, 0 held, 8 available, 0 sold {2}var_\w+\n$/,
    );
    expect((await store('stock', 'change', 'bowl', 'red', '--remove', '1', '--reason', 'Broken')).stdout).toMatch(/^red {2}7 at hand/);
    expect((await store('stock', 'change', 'bowl', 'red', '--add', '5')).stdout).toMatch(/^red {2}12 at hand/);
    expect((await store('stock', 'change', 'bowl', 'blue', '--to', '0')).stdout).toMatch(/^blue {2}0 at hand/);
    expect((await store('stock', 'change', 'bowl', 'blue', '--uncounted')).stdout).toMatch(/^blue {2}not counted/);
  });

  it('says what is missing, and what the service refuses', async () => {
    expect(await store('stock', 'show', 'vase')).toMatchObject({ code: 1, output: expect.stringContaining('no product or package vase') });
    for (const args of [[], ['--add', '1', '--to', '2'], ['--to', 'many']])
      expect(await store('stock', 'change', 'bowl', 'red', ...args)).toMatchObject({ code: 2, output: expect.stringMatching(/Give/) });
    expect(await store('stock', 'change', 'bowl', 'green', '--add', '1')).toMatchObject({ code: 1 });
    expect(await store('stock', 'change', 'bowl', 'red', '--remove', '99')).toMatchObject({ code: 1 });
  });
});
