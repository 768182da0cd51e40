import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

describe('npm run store -- logs', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let running: Command | undefined;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'logged');
    folder = mkdtempSync(join(tmpdir(), 'logs-'));
  });
  afterEach(async () => {
    await running?.end('SIGTERM');
    running = undefined;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (args: string[], url = `${service.urls[0]}/v1`) =>
    (running = new Command(process.execPath, ['apps/cli/store.mjs', 'logs', ...args], {
      DATA_DIR: folder,
      XDG_CONFIG_HOME: folder,
      STORE_URL: url,
      STORE_TOKEN: shop.adminToken,
    }));
  const ask = (path: string) => service.client.get(path, { key: shop.keys.secretTest });
  const listed = async (path: string) => {
    const { body } = await service.client.get<{ data: object[] }>(`/v1/admin/requests?path=${path}`, { key: shop.adminToken });
    return body.data.length;
  };

  it('tail prints what was asked and what is asked from then on, each once, until it is interrupted', async () => {
    await ask('/v1/store/products/first');
    await eventually('the request is logged', async () => (await listed('/v1/store/products/first')) === 1);
    const tail = start(['tail']);
    await tail.prints(/404 {2}GET {5}\/v1\/store\/products\/first .* test secret .*NOT_FOUND/);
    await ask('/v1/store/products/second');
    await tail.prints(/products\/second/);
    await ask('/v1/store/products?limit=none');
    await tail.prints(/400 .*VALIDATION_ERROR \(limit\)/);
    expect(await tail.end('SIGINT')).toBe(0);
    for (const slug of ['first', 'second']) expect(tail.stdout.split(`products/${slug} `)).toHaveLength(2);
    expect(tail.stdout).not.toContain('/v1/admin/');
  });

  it('tail prints what admin tokens asked where that is wanted', async () => {
    await start(['tail', '--admin', '--limit', '100']).prints(/\/v1\/admin\/keys/);
    await running?.end('SIGINT');
    await start(['tail', '--path', '/v1/admin/keys']).prints(/\/v1\/admin\/keys/);
  });

  it('tail prints those alone that were asked for, as JSON one a line', async () => {
    const tail = start(['tail', '--status', '404', '--json', '--limit', '1']);
    await tail.prints(/products\/second/);
    await ask('/v1/store/products');
    await ask('/v1/store/products/third');
    await tail.prints(/products\/third/);
    expect(await tail.end('SIGINT')).toBe(0);
    const lines = tail.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { status: number });
    expect(lines.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('list prints the newest first', async () => {
    const list = start(['list', '--limit', '2', '--status', '404']);
    expect(await list.exited).toBe(0);
    expect(list.stdout).toMatch(/products\/third.*\n.*products\/second/);
  });

  it('say when nothing answers there, or the filter is none', async () => {
    expect(await start(['tail'], `http://127.0.0.1:${await freePort()}/v1`).exited).toBe(1);
    expect(running!.output).toContain('does not respond');
    expect(await start(['list', '--status', 'many']).exited).toBe(1);
    expect(running!.output).toContain('status:');
  });
});
