import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@svc/testing';
import { processesNaming } from '../database/processes.mjs';
import { read, useStarts, type Demo } from './starts';

describe('npm start upon the data of an earlier one', () => {
  const starts = useStarts();

  it('leaves nothing behind when it is killed, and starts again with the same data and new keys', async () => {
    const before = await starts.startDemo();
    await starts.commands[0]?.end('SIGKILL');

    const after = await starts.startDemo();
    expect(after).toMatchObject({ workspace: before.workspace, adminToken: before.adminToken, operatorToken: before.operatorToken });
    expect((await read(`${after.baseUrl}/store/storefront`, before.keys.secretTest)).status).toBe(401);
    expect((await read(`${after.baseUrl}/store/storefront`, after.keys.secretTest)).status).toBe(200);
  });

  it('starts again with the same data when all of its processes are killed at once', async () => {
    const before = await starts.startDemo();
    for (const pid of [...processesNaming(starts.dataDir), starts.commands[0]?.pid ?? Number.NaN]) process.kill(pid, 'SIGKILL');

    expect((await starts.startDemo()).adminToken).toBe(before.adminToken);
  });

  it('lets the demo follow when the ports change', async () => {
    const before = await starts.startDemo();
    await starts.commands[0]?.end('SIGINT');
    starts.env['STOREFRONT_PORT'] = String(await freePort());

    const after = await starts.startDemo();
    const products = await (await read(`${after.baseUrl}/store/products`, after.keys.publishableTest, after.origin)).text();
    expect(products).toContain(after.origin);
    expect(products).not.toContain(before.origin);
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
