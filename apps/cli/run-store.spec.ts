import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { commands } from './commands.mjs';
import { runStore } from './run-store.mjs';

const SHOP = 'http://shop.test/v1';
const OTHER = 'http://localhost:9/v1';
const ANSWERS: Record<string, object> = {
  '/admin/workspace': { ref: 'wks_1', slug: 'shop', displayName: 'Shop' },
  '/admin/keys': { data: [] },
};

const platformFetch = globalThis.fetch;
/** Tokens that a service has seen, with its host. */
let requests: string[] = [];
let folder: string;
let env: Record<string, string>;
/** Without STORE_URL and STORE_TOKEN. */
let alone: Record<string, string>;

/** A service that knows every token but one, a workspace and no key. */
async function answer(address: string, { headers }: RequestInit): Promise<Response> {
  const { host, pathname } = new URL(address);
  const token = new Headers(headers).get('authorization')!.slice('Bearer '.length);
  requests.push(`${token} at ${host}`);
  const answer = ANSWERS[pathname.slice('/v1'.length)];
  const [status, code] = token === 'svc_ad_wrong' ? [401, 'UNAUTHORIZED'] : [404, 'NOT_FOUND'];
  if (answer && status !== 401) return Response.json(answer);
  return Response.json({ error: { code, message: 'No.', retryable: false, requestId: 'req_1' } }, { status });
}

beforeAll(() => {
  globalThis.fetch = answer as typeof fetch;
});
beforeEach(() => {
  requests = [];
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'run-store-')));
  alone = { DATA_DIR: folder, XDG_CONFIG_HOME: folder };
  env = { ...alone, STORE_URL: SHOP, STORE_TOKEN: 'svc_ad_mine' };
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => {
  globalThis.fetch = platformFetch;
});

async function store(args: string[], variables = env) {
  let [stdout, stderr] = ['', ''];
  const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) } };
  const code = await runStore(args, { env: variables, ...streams } as never);
  return { code, stdout, stderr };
}

describe('a command line', () => {
  it.each([
    [['frobnicate'], 2, 'There is no command "frobnicate"'],
    [['ordr', 'list'], 2, 'Did you mean "order list"?'],
    [['plna', 'shop.yaml'], 2, 'Did you mean "plan"?'],
    [['key', 'list', '--limt', '3'], 2, 'Did you mean "--limit"?'],
    [['key', 'list', '--profile', 'nowhere'], 2, 'There is no profile "nowhere"'],
    [['login', '--token', 'svc_ad_wrong'], 1, 'It is the token of --token.'],
    [['plan'], 2, '<file> is missing'],
    [['plan', 'a', 'b'], 2, 'Unexpected argument "b"'],
    [['plan', 'a', '--frob'], 2, '--frob'],
    [['key', 'create'], 2, '--kind is missing'],
    [['login', '--token', '--profile'], 2, "'--token' argument is ambiguous. See: "],
    [['key', 'list', '--url', 'shop.example'], 2, 'is not an address'],
    [['key', 'list', '--token', 'svc_sk_live_1'], 2, 'The token is a key of a storefront'],
    [['new'], 2, '<folder> is missing'],
    [['new', 'My Shop'], 2, 'For example: my-shop'],
    [['new', 'react'], 2, 'such as react-shop'],
    [['new', 'shop', '--port', '99999'], 2, '--port'],
    [['new', 'nowhere/my-shop'], 1, 'there is no such file'],
    [['new', 'my-shop', '--token', 'svc_pk_live_1'], 2, 'The token is a key of a storefront'],
    [['new', 'my-shop', '--token', 'svc_ad_wrong'], 1, 'It is the token of --token.'],
    [['export', 'shop.txt'], 2, '--format'],
    [['plan', 'nowhere.yaml'], 1, 'there is no such file'],
    [['plan', 'package.json', '--token', 'svc_ad_wrong'], 1, 'It is the token of --token.'],
    [['listen', '--forward-to', 'localhost:3000'], 2, 'is not an address'],
    [['listen', '--forward-to', 'http://192.0.2.7/hooks'], 2, '192.0.2.7 is another machine'],
    [['listen', '--forward-to', 'http://a:b@localhost/'], 2, 'Leave name and password out'],
    [['listen', '--forward-to', 'http://127.0.0.1:9/hooks', '--url', OTHER], 2, '127.0.0.1:9 is the service itself'],
    [['listen', '--secret', 'letmein'], 2, 'whsec_'],
    [['trigger', 'attendee.registered', '--to', ''], 2, '--to is empty'],
    [['trigger', 'attendee.registerd'], 2, 'Did you mean "attendee.registered"?'],
    [['trigger', 'product.deleted', '--product', 'mug'], 2, 'product.deleted has no product'],
    [['trigger', 'ping', '--product', 'mug'], 2, 'ping has no product'],
    [['trigger', 'order.updated', '--sample', '--product', 'mug'], 2, 'A sample has no product'],
    [['trigger', 'order.updated', '--to', 'wdn_1', '--product', 'mug'], 2, 'A sample has no product'],
    [['logout', '--profile', 'nowhere'], 2, 'There is no profile "nowhere"'],
    [['logs', 'tail', '--limit', '0'], 2, '--limit as a whole number from 1, not 0'],
    [['logs', 'tail', '--limit', '1.5'], 2, '--limit as a whole number from 1, not 1.5'],
    [['logs', 'tail', '--limit', '1e1'], 2, '--limit as a whole number from 1, not 1e1'],
    [['logs', 'tail', '--limit', '0x10'], 2, '--limit as a whole number from 1, not 0x10'],
    [['logs', 'tail', '--limit', ' 5'], 2, '--limit as a whole number from 1, not  5'],
    [['trigger', 'checkout.complete'], 2, 'Did you mean "checkout.completed"?'],
  ])('%j ends with %d and says why', async (args, code, why) => {
    expect(await store(args)).toEqual({ code, stdout: '', stderr: expect.stringContaining(why) as string });
    const machine = await store([...args, '--json']);
    expect(machine).toMatchObject({ code, stderr: '' });
    expect(JSON.parse(machine.stdout)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  });

  it('explains all commands, and each of them', async () => {
    for (const args of [[], ['--help']])
      expect(await store(args)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^ {2}order refund-requests .*Exit codes/ms) });
    for (const { name } of commands) {
      const { code, stdout } = await store([...name.split(' '), '--help']);
      expect([name, code, stdout]).toEqual([name, 0, expect.stringMatching(new RegExp(`store -- ${name} .*Exit codes`, 's'))]);
    }
  });
});

describe('the service that a command uses, with its token,', () => {
  it('is named by demo.json, whose token goes to no other service', async () => {
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ baseUrl: SHOP, adminToken: 'svc_ad_demo', operatorToken: 'operator' }));
    expect(await store(['key', 'list'], alone)).toMatchObject({ code: 0 });
    expect(requests).toEqual(['svc_ad_demo at shop.test']);
    expect(await store(['key', 'list', '--url', OTHER], alone)).toMatchObject({ code: 2, stderr: expect.stringContaining('STORE_TOKEN') });
    expect(await store(['key', 'list'], { ...alone, DATA_DIR: join(folder, 'nowhere') })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('STORE_URL'),
    });
    expect(requests).toHaveLength(1);
  });

  it('is kept as a profile, for its owner’s eyes only, whose token goes to no other service', async () => {
    const { stdout } = await store(['login', '--profile', 'mine', '--json']);
    const { file } = JSON.parse(stdout) as { file: string };
    expect(statSync(file).mode & 0o777).toBe(0o600);
    requests = [];
    expect(await store(['key', 'list', '--profile', 'mine'], alone)).toMatchObject({ code: 0 });
    expect(await store(['key', 'list'], { ...alone, STORE_PROFILE: 'mine' })).toMatchObject({ code: 0 });
    expect(requests).toEqual(['svc_ad_mine at shop.test', 'svc_ad_mine at shop.test']);
    for (const [args, why] of [
      [['key', 'list'], 'STORE_URL'],
      [['key', 'list', '--profile', 'mine', '--url', OTHER], 'STORE_TOKEN'],
      [['key', 'list', '--profile', 'mina'], 'Did you mean "mine"?'],
    ] as const)
      expect(await store([...args], alone)).toMatchObject({ code: 2, stderr: expect.stringContaining(why) });
    expect(requests).toHaveLength(2);

    await store(['login']);
    expect(await store(['key', 'list'], alone)).toMatchObject({ code: 0 });
  });

  describe('a wrong token', () => {
    const demo = (adminToken: string) => writeFileSync(join(folder, 'demo.json'), JSON.stringify({ baseUrl: SHOP, adminToken }));
    const profiles = () => join(folder, 'storefront-service', 'profiles.json');
    const keep = (profile: string) => {
      mkdirSync(dirname(profiles()), { recursive: true });
      writeFileSync(profiles(), JSON.stringify({ [profile]: { url: SHOP, token: 'svc_ad_wrong' } }));
    };
    const refusal = async (args: string[], variables = alone) => (await store(['key', 'list', ...args], variables)).stderr;

    it('is said to come from the profile, which logout removes; the demo is used then', async () => {
      demo('svc_ad_demo');
      keep('default');
      expect(await refusal([])).toContain(
        `It is the token of the profile "default" in ${profiles()}. Replace it by login, or remove it: npm run store -- logout\n`,
      );
      expect(await store(['logout'], alone)).toEqual({
        code: 0,
        stdout: `Removed the profile "default" (${SHOP}) from ${profiles()}.\nCommands use the demo shop of ${join(folder, 'demo.json')}.\n`,
        stderr: '',
      });
      expect(await store(['key', 'list'], alone)).toMatchObject({ code: 0 });
      expect((await store(['logout'], alone)).stdout).toContain(`There is no profile "default" in ${profiles()}.`);
    });

    it('is said to come from the profile that was named, and what is used when that is gone', async () => {
      keep('mine');
      expect(await refusal(['--profile', 'mine'])).toContain('remove it: npm run store -- logout --profile mine\n');
      expect((await store(['logout', '--profile', 'mine'])).stdout).toContain('Commands use STORE_TOKEN');
      keep('mine');
      expect((await store(['logout', '--profile', 'mine', '--json'], alone)).stdout).toContain('"uses": null');
    });

    it('is said to come from the environment, or from demo.json', async () => {
      expect(await refusal([], { ...env, STORE_TOKEN: 'svc_ad_wrong' })).toContain(
        'STORE_TOKEN in your environment. Set another, or remove it',
      );
      demo('svc_ad_wrong');
      expect(await refusal([])).toContain(`It is the token of ${join(folder, 'demo.json')}, which npm start writes.`);
    });
  });

  it('is not kept by login when it is the demo, which commands find by themselves', async () => {
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ baseUrl: SHOP, adminToken: 'svc_ad_demo' }));
    expect(await store(['login'], alone)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The demo shop needs no login'),
    });
    expect(existsSync(join(folder, 'storefront-service'))).toBe(false);
    expect(requests).toEqual([]);
    expect(await store(['login'], { ...alone, STORE_TOKEN: 'svc_ad_mine' })).toMatchObject({ code: 0 });
  });
});
