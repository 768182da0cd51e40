import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

describe('[D-157] npm run store -- token', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tokens-'));
    service = await sharedService();
    shop = await openShop(service, 'cli-tokens', { version: 1 });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  async function storeAs(token: string, ...args: string[]) {
    const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: token };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }
  const store = (...args: string[]) => storeAs(shop.adminToken, ...args);
  const created = async (...args: string[]) =>
    JSON.parse((await store('token', 'create', ...args, '--json')).stdout) as { ref: string; key: string };

  it('makes a token with a role and an end, shows it once, and lists it', async () => {
    const { stdout } = await store('token', 'create', '--label', 'Door, phone 2', '--role', 'door', '--expires', '2031-01-01T00:00:00Z');
    const [, ref, token] = /^Created the admin token (key_\w+) \(door\)\. It is shown only once:\n\n {2}(svc_ad_\w+)\n$/.exec(stdout)!;
    const listed = (await store('token', 'list')).stdout;
    expect(listed).toMatch(new RegExp(`^${ref} {2}active {3}door {12}Door, phone 2 {2}until 2031-01-01T00:00:00\\.000Z$`, 'm'));
    expect(listed).toMatch(/^key_\w+ {2}active {3}owner$/m);
    expect(listed).not.toContain(token);
    expect((await store('key', 'list')).stdout).toContain('door Door, phone 2');
    expect((await storeAs(token!, 'order', 'list')).output).toContain('orders.read');
  });

  it('changes rights and end of a token, and ends it', async () => {
    const { ref, key } = await created('--permission', 'events.read', '--permission', 'guests.admit');
    expect((await store('token', 'list', '--limit', '1')).stdout).toBe(`${ref}  active   2 permissions\n`);
    expect((await store('token', 'change', ref, '--role', 'support', '--expires', '2031-01-01T00:00:00Z')).stdout).toContain('support');
    expect((await storeAs(key, 'order', 'list')).code).toBe(0);
    expect((await store('token', 'change', ref, '--no-end')).stdout).toBe(`${ref}  active   support\n`);
    expect(await store('token', 'change', ref, '--no-end', '--expires', '2031-01-01')).toMatchObject({ code: 2 });
    expect((await store('token', 'revoke', ref, '--yes')).stdout).toBe(`${ref} is revoked permanently.\n`);
    expect((await storeAs(key, 'order', 'list')).code).toBe(1);
  });

  it('is saved by a login although its role may not read the workspace', async () => {
    const { key } = await created('--role', 'door');
    expect((await storeAs(key, 'login', '--profile', 'door')).stdout).toMatch(/^Saved the token at http\S+ as the profile "door"/);
    expect((await storeAs(`${key}x`, 'login', '--profile', 'door')).code).toBe(1);
  });

  it('gives no more than the token has that it runs with', async () => {
    const { key } = await created('--permission', 'keys.write', '--permission', 'events.read');
    expect(await storeAs(key, 'token', 'create', '--role', 'door')).toMatchObject({
      code: 1,
      output: expect.stringContaining('guests.admit'),
    });
    expect((await storeAs(key, 'token', 'create')).stdout).toContain('(2 permissions)');
    expect((await store('token', 'create', '--role', 'boss')).code).toBe(1);
  });
});
