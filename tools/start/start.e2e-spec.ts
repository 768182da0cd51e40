import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, eventually, freePort } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { Command } from '../testing/command';

interface Demo {
  baseUrl: string;
  operatorToken: string;
  adminToken: string;
  workspace: string;
  keys: { publishableTest: string; secretTest: string; publishableLive: string; secretLive: string };
  origin: string;
  inboxUrl: string;
  docsUrl: string;
  storefrontUrl: string;
}

const running = /Ctrl-C stops everything\./;

describe('npm start', () => {
  let dataDir: string;
  let env: Record<string, string>;
  const dataDirs: string[] = [];
  const commands: Command[] = [];

  beforeAll(useNewDataDir);
  beforeEach(async () => {
    env = { DATA_DIR: dataDir, PORT: String(await freePort()), STOREFRONT_PORT: String(await freePort()) };
  });
  afterEach(endAll);
  afterAll(() => dataDirs.forEach((folder) => rmSync(folder, { recursive: true })));

  function useNewDataDir(): void {
    dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'start-')));
    chmodSync(dataDir, 0o711);
    dataDirs.push(dataDir);
  }

  async function endAll(): Promise<void> {
    await Promise.all(commands.splice(0).map((command) => command.end('SIGTERM')));
    await nothingRuns();
  }

  function start(more: Record<string, string> = {}): Command {
    const command = new Command(process.execPath, ['tools/start/start.mjs'], { ...env, ...more });
    commands.push(command);
    return command;
  }

  async function startDemo(): Promise<Demo> {
    await start().prints(running);
    return demoFile();
  }

  const demoFile = (): Demo => JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
  const processOf = (script: string) => processesNaming(`${script} --started-for=${dataDir}`)[0] ?? Number.NaN;
  const nothingRuns = () => eventually('every process has ended', () => processesNaming(dataDir).length === 0);

  it('prints the address and keys, and a first curl that answers the demo', async () => {
    const command = start();
    const [, key = '', url = ''] = /curl -H 'Authorization: Bearer (\S+)' (\S+)/.exec(await command.prints(/(curl .*)\n/)) ?? [];

    const response = await read(url, key);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Adire House');
    const { keys, operatorToken, baseUrl, docsUrl, storefrontUrl } = demoFile();
    for (const text of [...Object.values(keys), operatorToken, baseUrl, docsUrl, storefrontUrl]) expect(command.output).toContain(text);
  });

  it('sends codes to the mailbox, by the number of the demo shop and by that of the service', async () => {
    const { baseUrl, keys, inboxUrl } = await startDemo();
    const send = (body: object) =>
      fetch(`${baseUrl}/store/otp/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.secretLive}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect([(await send({ to: '+2348031234567' })).status, (await send({ to: '+2348031234568', sender: 'frontdesk' })).status]).toEqual([
      201, 201,
    ]);
    const inbox = (await (await fetch(`${inboxUrl}.json`)).json()) as { to: string; channel: string }[];
    expect(inbox.map(({ to, channel }) => [to, channel])).toEqual([
      ['+2348031234568', 'sms'],
      ['+2348031234567', 'whatsapp'],
    ]);
  });

  it('writes demo.json for its owner only, and the example storefront works with it', async () => {
    const demo = await startDemo();

    expect(statSync(join(dataDir, 'demo.json')).mode & 0o777).toBe(0o600);
    expect(demo).toEqual({
      baseUrl: `http://127.0.0.1:${env['PORT']}/v1`,
      operatorToken: expect.stringMatching(/^svc_ad_\w{36}$/),
      adminToken: expect.stringMatching(/^svc_ad_\w{36}$/),
      workspace: 'adire-house',
      keys: {
        publishableTest: expect.stringMatching(/^svc_pk_test_/),
        secretTest: expect.stringMatching(/^svc_sk_test_/),
        publishableLive: expect.stringMatching(/^svc_pk_live_/),
        secretLive: expect.stringMatching(/^svc_sk_live_/),
      },
      origin: `http://127.0.0.1:${env['STOREFRONT_PORT']}`,
      inboxUrl: `http://127.0.0.1:${env['PORT']}/dev/inbox`,
      docsUrl: `http://127.0.0.1:${env['PORT']}/docs`,
      storefrontUrl: `http://127.0.0.1:${env['STOREFRONT_PORT']}`,
    });
    expect((await fetch(demo.storefrontUrl)).status).toBe(200);
    const products = await read(`${demo.baseUrl}/store/products`, demo.keys.publishableTest, demo.origin);
    expect(await products.text()).toContain(demo.origin); // where the demo's pictures come from
  });

  it('brings back whatever part of it is killed', async () => {
    const demo = await startDemo();
    const answered = () =>
      read(`${demo.baseUrl}/store/storefront`, demo.keys.secretTest).then(
        ({ ok }) => ok,
        () => false,
      );

    for (const part of [
      () => processOf('dist/api/main.cjs'),
      () => processOf('dist/worker/main.cjs'),
      () => processesNaming(`bin/postgres -D ${dataDir}`)[0] ?? Number.NaN,
      () => processesNaming('supervisor.mjs').find((pid) => processesNaming(dataDir).includes(pid)) ?? Number.NaN,
    ]) {
      const killed = part();
      process.kill(killed, 'SIGKILL');
      await eventually('another process has taken its place', () => !Number.isNaN(part()) && part() !== killed);
      await eventually('the service answers again', answered);
    }
  });

  it('leaves nothing behind when it is killed, and starts again with the same data and new keys', async () => {
    const before = await startDemo();
    await commands[0]?.end('SIGKILL');

    const after = await startDemo();
    expect(after).toMatchObject({ workspace: before.workspace, adminToken: before.adminToken, operatorToken: before.operatorToken });
    expect((await read(`${after.baseUrl}/store/storefront`, before.keys.secretTest)).status).toBe(401);
    expect((await read(`${after.baseUrl}/store/storefront`, after.keys.secretTest)).status).toBe(200);
  });

  it('starts again with the same data when all of its processes are killed at once', async () => {
    const before = await startDemo();
    for (const pid of [...processesNaming(dataDir), commands[0]?.pid ?? Number.NaN]) process.kill(pid, 'SIGKILL');

    expect((await startDemo()).adminToken).toBe(before.adminToken);
  });

  it('lets the demo follow when the ports change', async () => {
    const before = await startDemo();
    await commands[0]?.end('SIGINT');
    env['STOREFRONT_PORT'] = String(await freePort());

    const after = await startDemo();
    const products = await (await read(`${after.baseUrl}/store/products`, after.keys.publishableTest, after.origin)).text();
    expect(products).toContain(after.origin);
    expect(products).not.toContain(before.origin);
  });

  it('sends the demo’s webhooks to the example storefront, by one destination that follows when the ports change', async () => {
    const before = await startDemo();
    expect(commands[0]?.output).toContain(`${before.storefrontUrl}/webhooks`);
    const [made] = await destinationsOf(before);
    await commands[0]?.end('SIGINT');
    env['STOREFRONT_PORT'] = String(await freePort());

    const after = await startDemo();
    expect(await destinationsOf(after)).toEqual([{ ...made, url: `${after.storefrontUrl}/webhooks` }]);
    await manage(after, 'POST', `/webhooks/destinations/${made?.ref}/ping`);
    await eventually('the storefront has a verified ping', async () => /"verified":true.*"type":"ping"/.test(await received(after)));
    expect(statSync(join(dataDir, 'storefront-webhook.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'demo.json'), 'utf8')).not.toContain('whsec_');
  });

  it('makes another destination when the secret of the one before is lost', async () => {
    const before = await startDemo();
    const [lost] = await destinationsOf(before);
    await commands[0]?.end('SIGINT');
    rmSync(join(dataDir, 'storefront-webhook.json'));

    const after = await startDemo();
    expect(await destinationsOf(after)).toEqual([expect.objectContaining({ url: lost?.url, ref: expect.not.stringContaining(lost!.ref) })]);
  });

  it('leaves no process after the Ctrl-C that a terminal gives to npm and to all that npm has started', async () => {
    const npm = new Command('npm', ['start'], env, { detached: true });
    await npm.prints(running);
    process.kill(-npm.pid, 'SIGINT');

    await npm.exited;
    expect(processesNaming(dataDir)).toEqual([]);
    expect(npm.output).toContain('Stopping.');
  });

  it('stops when the npm that runs it is killed', async () => {
    const npm = new Command('npm', ['start'], env);
    await npm.prints(running);
    process.kill(npm.pid, 'SIGKILL');

    await nothingRuns();
  });

  it('refuses a second start on the same data directory and does not disturb the first', async () => {
    const demo = await startDemo();
    const second = start({ PORT: String(await freePort()) });

    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`in use by another start (process ${commands[0]?.pid}`);
    expect((await read(`${demo.baseUrl}/store/storefront`, demo.keys.secretTest)).status).toBe(200);
  });

  describe('in a data directory that is new', () => {
    beforeEach(() => {
      useNewDataDir();
      env['DATA_DIR'] = dataDir;
    });

    it.each(['PORT', 'STOREFRONT_PORT'])('says so in a sentence when %s is in use, and how to choose another', async (variable) => {
      const other = createServer().listen(Number(env[variable]), '127.0.0.1');
      const command = start();
      const code = await command.exited;
      other.close();

      expect(code).toBe(1);
      expect(command.output.trim()).toMatch(
        new RegExp(`^Port ${env[variable]} is in use by another program\\. Choose another: ${variable}=\\d+ npm start$`),
      );
    });

    it('shows a wrong configuration once, as a sentence, and stops', async () => {
      const command = start({ SANDBOX_PAYMENTS: 'perhaps' });

      expect(await command.exited).toBe(78);
      expect(command.output.trim()).toBe('SANDBOX_PAYMENTS is not valid: it takes off, test or all.');
      expect(processesNaming(dataDir)).toEqual([]);
    });

    it('makes up no secrets in production', async () => {
      const command = start({ NODE_ENV: 'production' });

      expect(await command.exited).toBe(78);
      expect(command.output).toContain('SECRET_KEY is missing');
    });

    it('starts empty with DEMO=off; a later start leaves the workspaces alone that were made meanwhile', async () => {
      const empty = start({ DEMO: 'off' });
      await empty.prints(running);
      const { baseUrl, operatorToken, ...rest } = demoFile();
      expect(rest).not.toHaveProperty('keys');
      const workspaces = () =>
        fetch(`${baseUrl}/admin/workspaces`, { headers: { authorization: `Bearer ${operatorToken}` } }).then((response) => response.json());
      expect(await workspaces()).toMatchObject({ data: [] });
      await fetch(`${baseUrl}/admin/workspaces`, {
        method: 'POST',
        headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ slug: 'mine', displayName: 'Mine', timezone: 'Africa/Lagos', currencies: ['NGN'] }),
      });
      await empty.end('SIGINT');

      const next = start();
      await next.prints(running);
      expect(next.output).toContain('The database has workspaces of its own, so the demo workspace is left out');
      expect(await workspaces()).toMatchObject({ data: [{ slug: 'mine' }] });
    });

    it('uses the PostgreSQL of DATABASE_URL and starts none', async () => {
      const database = await createTestDatabase();
      const command = start({ DATABASE_URL: database.url });
      await command.prints(running);

      expect((await read(`${demoFile().baseUrl}/store/storefront`, demoFile().keys.secretTest)).status).toBe(200);
      expect(processesNaming('postgres -D ').filter((pid) => processesNaming(dataDir).includes(pid))).toEqual([]);
      await command.end('SIGINT');
      await database.drop();
    });
  });
});

function read(url: string, key: string, origin?: string): Promise<Response> {
  return fetch(url, { headers: { authorization: `Bearer ${key}`, ...(origin && { origin }) }, signal: AbortSignal.timeout(5_000) });
}

async function manage<T>({ baseUrl, adminToken }: Demo, method: string, path: string): Promise<T> {
  const response = await fetch(`${baseUrl}/admin${path}`, { method, headers: { authorization: `Bearer ${adminToken}` } });
  return (await response.json()) as T;
}

const destinationsOf = async (demo: Demo) =>
  (await manage<{ data: { ref: string; url: string }[] }>(demo, 'GET', '/webhooks/destinations')).data;

/** What the stream of the example storefront's webhooks tells at once. */
async function received({ storefrontUrl }: Demo): Promise<string> {
  const end = new AbortController();
  const { body } = await fetch(`${storefrontUrl}/webhooks/stream`, { signal: end.signal });
  const reading = body!.getReader().read();
  const first = await Promise.race([reading, new Promise<undefined>((resolve) => setTimeout(resolve, 250))]);
  end.abort();
  await reading.catch(() => undefined);
  return new TextDecoder().decode(first?.value);
}
