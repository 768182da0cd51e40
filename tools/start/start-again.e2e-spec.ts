import { readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { read, RUNNING, useStarts, type Demo } from './starts';

describe('npm start upon the data of an earlier one', () => {
  const starts = useStarts();

  it('[ADR 0129 r1] leaves nothing behind when it is killed, and starts again with the same data and the same keys', async () => {
    const before = await starts.startDemo();
    const written = starts.demoText();
    await starts.commands[0]?.end('SIGKILL');

    const after = await starts.startDemo();
    expect(starts.demoText()).toBe(written);
    expect((await read(`${after.baseUrl}/store/storefront`, before.keys.secretTest)).status).toBe(200);
    const { data } = await manage<{ data: { kind: string; status: string }[] }>(after, 'GET', '/keys');
    expect(data.filter(({ kind }) => kind !== 'admin').map(({ status }) => status)).toEqual(Array(4).fill('active'));
  });

  it('[ADR 0129 r1] starts with the same keys after a start with DEMO=off, which names none of them', async () => {
    await starts.startDemo();
    const written = starts.demoText();
    await starts.commands[0]?.end('SIGINT');
    const without = starts.start({ DEMO: 'off' });
    await without.prints(RUNNING);
    expect(starts.demoFile()).not.toHaveProperty('adminToken');
    await without.end('SIGINT');

    await starts.startDemo();
    expect(starts.demoText()).toBe(written);
  });

  it('starts again with the same data when all of its processes are killed at once', async () => {
    const before = await starts.startDemo();
    for (const pid of [...processesNaming(starts.dataDir), starts.commands[0]?.pid ?? Number.NaN]) process.kill(pid, 'SIGKILL');

    expect((await starts.startDemo()).adminToken).toBe(before.adminToken);
  });

  it('lets the demo follow when the ports change, with the same keys', async () => {
    const before = await starts.startDemo();
    await starts.commands[0]?.end('SIGINT');
    starts.env['STOREFRONT_PORT'] = String(await freePort());

    const after = await starts.startDemo();
    expect(after.keys).toEqual(before.keys);
    const products = await (await read(`${after.baseUrl}/store/products`, after.keys.publishableTest, after.origin)).text();
    expect(products).toContain(after.origin);
    expect(products).not.toContain(before.origin);
    expect((await read(`${after.baseUrl}/store/products`, after.keys.publishableTest, before.origin)).status).toBe(403);
  });

  it('[ADR 0129 r2] takes a free pair of ports where none was asked for, says so first, and keeps it', async () => {
    const other = createServer();
    const isTaken = await new Promise<boolean>((resolve) => {
      other.once('error', () => resolve(false)).listen(3_000, '127.0.0.1', () => resolve(true));
    });
    const env = { PORT: '', STOREFRONT_PORT: '' };
    await starts.start(env).prints(RUNNING);
    const written = starts.demoText();
    const { baseUrl, storefrontUrl, origin, keys } = starts.demoFile();
    const [port, storefrontPort] = [baseUrl, storefrontUrl].map((url) => new URL(url).port);
    expect(starts.commands[0]?.stdout).toMatch(
      new RegExp(`^.*: the service on port ${port}, the example storefront on ${storefrontPort}\\.\\n`),
    );
    expect((await read(`${baseUrl}/store/products`, keys.publishableTest, origin)).status).toBe(200);
    if (isTaken) other.close();
    await starts.commands[0]?.end('SIGINT');

    await starts.start(env).prints(RUNNING);
    expect(starts.demoText()).toBe(written);
  });

  it('sends the demo’s webhooks to the example storefront, by one destination that follows when the ports change', async () => {
    const before = await starts.startDemo();
    expect(starts.commands[0]?.output).toContain(`${before.storefrontUrl}/webhooks`);
    const [made] = await destinationsOf(before);
    await starts.commands[0]?.end('SIGINT');
    starts.env['STOREFRONT_PORT'] = String(await freePort());

    const after = await starts.startDemo();
    expect(await destinationsOf(after)).toEqual([{ ...made, url: `${after.storefrontUrl}/webhooks` }]);
    await manage(after, 'POST', `/webhooks/destinations/${made?.ref}/ping`);
    expect(await streamHolds(after, /"verified":true.*"type":"ping"/)).toBe(true);
    expect(statSync(join(starts.dataDir, 'storefront-webhook.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(starts.dataDir, 'demo.json'), 'utf8')).not.toContain('whsec_');
  });

  it('makes another destination when the secret of the one before is lost', async () => {
    const before = await starts.startDemo();
    const [lost] = await destinationsOf(before);
    await starts.commands[0]?.end('SIGINT');
    rmSync(join(starts.dataDir, 'storefront-webhook.json'));

    const after = await starts.startDemo();
    expect(await destinationsOf(after)).toEqual([expect.objectContaining({ url: lost?.url, ref: expect.not.stringContaining(lost!.ref) })]);
  });
});

async function manage<T>({ baseUrl, adminToken }: Demo, method: string, path: string): Promise<T> {
  const response = await fetch(`${baseUrl}/admin${path}`, { method, headers: { authorization: `Bearer ${adminToken}` } });
  return (await response.json()) as T;
}

const destinationsOf = async (demo: Demo) =>
  (await manage<{ data: { ref: string; url: string }[] }>(demo, 'GET', '/webhooks/destinations')).data;

/** Reads the stream of the example storefront's webhooks until it holds this, however long that takes. */
async function streamHolds({ storefrontUrl }: Demo, text: RegExp): Promise<boolean> {
  const { body } = await fetch(`${storefrontUrl}/webhooks/stream`);
  let received = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    received += chunk;
    if (text.test(received)) return true;
  }
  return false;
}
