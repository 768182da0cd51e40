import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createTestDatabase, freePort } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { Command } from '../testing/command';
import { read, RUNNING, useOneStart, useStarts } from './starts';

describe('npm start, once it runs', () => {
  const starts = useOneStart();

  it('prints the address and keys, and a first curl that answers the demo', async () => {
    const [, key = '', url = ''] = /curl -H 'Authorization: Bearer (\S+)' (\S+)/.exec(await starts.first.prints(/(curl .*)\n/)) ?? [];

    const response = await read(url, key);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Adire House');
    const { keys, operatorToken, baseUrl, docsUrl, storefrontUrl } = starts.demoFile();
    for (const text of [...Object.values(keys), operatorToken, baseUrl, docsUrl, storefrontUrl])
      expect(starts.first.output).toContain(text);
  });

  it('sends codes to the mailbox, by the number of the demo shop and by that of the service', async () => {
    const { baseUrl, keys, inboxUrl } = starts.demoFile();
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
    const demo = starts.demoFile();

    expect(statSync(join(starts.dataDir, 'demo.json')).mode & 0o777).toBe(0o600);
    expect(demo).toEqual({
      baseUrl: `http://127.0.0.1:${starts.env['PORT']}/v1`,
      operatorToken: expect.stringMatching(/^svc_ad_\w{36}$/),
      adminToken: expect.stringMatching(/^svc_ad_\w{36}$/),
      workspace: 'adire-house',
      keys: {
        publishableTest: expect.stringMatching(/^svc_pk_test_/),
        secretTest: expect.stringMatching(/^svc_sk_test_/),
        publishableLive: expect.stringMatching(/^svc_pk_live_/),
        secretLive: expect.stringMatching(/^svc_sk_live_/),
      },
      origin: `http://127.0.0.1:${starts.env['STOREFRONT_PORT']}`,
      inboxUrl: `http://127.0.0.1:${starts.env['PORT']}/dev/inbox`,
      docsUrl: `http://127.0.0.1:${starts.env['PORT']}/docs`,
      storefrontUrl: `http://127.0.0.1:${starts.env['STOREFRONT_PORT']}`,
    });
    expect((await fetch(demo.storefrontUrl)).status).toBe(200);
    const products = await read(`${demo.baseUrl}/store/products`, demo.keys.publishableTest, demo.origin);
    expect(await products.text()).toContain(demo.origin); // where the demo's pictures come from
  });

  it('refuses a second start on the same data directory and does not disturb the first', async () => {
    const demo = starts.demoFile();
    const second = starts.start({ PORT: String(await freePort()) });

    expect(await second.exited).toBe(1);
    expect(second.output).toContain(`in use by another start (process ${starts.first.pid}`);
    expect((await read(`${demo.baseUrl}/store/storefront`, demo.keys.secretTest)).status).toBe(200);
  });
});

describe('npm start', () => {
  const starts = useStarts();

  it('leaves no process after the Ctrl-C that a terminal gives to npm and to all that npm has started', async () => {
    const npm = new Command('npm', ['start'], starts.env, { detached: true });
    await npm.prints(RUNNING);
    process.kill(-npm.pid, 'SIGINT');

    await npm.exited;
    expect(processesNaming(starts.dataDir)).toEqual([]);
    expect(npm.output).toContain('Stopping.');
  });

  describe('a start in a new data directory', () => {
    beforeEach(() => {
      starts.useNewDataDir();
      starts.env['DATA_DIR'] = starts.dataDir;
    });

    it.each(['PORT', 'STOREFRONT_PORT'])('says so in a sentence when %s is in use, and how to choose another', async (variable) => {
      const other = createServer().listen(Number(starts.env[variable]), '127.0.0.1');
      const command = starts.start();
      const code = await command.exited;
      other.close();

      expect(code).toBe(1);
      expect(command.output.trim()).toMatch(
        new RegExp(`^Port ${starts.env[variable]} is in use by another program\\. Choose another: ${variable}=\\d+ npm start$`),
      );
    });

    it('shows a wrong configuration once, as a sentence, and stops', async () => {
      const command = starts.start({ SANDBOX_PAYMENTS: 'perhaps' });

      expect(await command.exited).toBe(78);
      expect(command.output.trim()).toBe('SANDBOX_PAYMENTS is not valid: it takes off, test or all.');
      expect(processesNaming(starts.dataDir)).toEqual([]);
    });

    it('makes up no secrets in production', async () => {
      const command = starts.start({ NODE_ENV: 'production' });

      expect(await command.exited).toBe(78);
      expect(command.output).toContain('SECRET_KEY is missing');
    });

    it('uses the PostgreSQL of DATABASE_URL and starts none', async () => {
      const database = await createTestDatabase();
      const command = starts.start({ DATABASE_URL: database.url });
      await command.prints(RUNNING);

      expect((await read(`${starts.demoFile().baseUrl}/store/storefront`, starts.demoFile().keys.secretTest)).status).toBe(200);
      expect(processesNaming('postgres -D ').filter((pid) => processesNaming(starts.dataDir).includes(pid))).toEqual([]);
      await command.end('SIGINT');
      await database.drop();
    });
  });
});
