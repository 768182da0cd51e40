import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningProcess } from '@svc/testing';

const demo = (publishableTest: string) => ({
  baseUrl: 'http://127.0.0.1:3000/v1',
  operatorToken: 'svc_ad_operator',
  adminToken: 'svc_ad_merchant',
  keys: { publishableTest, secretTest: 'svc_sk_test_x', publishableLive: 'svc_pk_live_x', secretLive: 'svc_sk_live_x' },
});

describe('the server of the example storefront', () => {
  let folder: string;
  let demoFile: string;
  let server: RunningProcess;
  let url: string;

  const start = (env: Record<string, string>) => RunningProcess.start('../apps/example-storefront/server.mjs', env);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    demoFile = join(folder, 'demo.json');
    await writeFile(demoFile, JSON.stringify(demo('svc_pk_test_first')));
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    server = await start({ PORT: port, DEMO_FILE: demoFile });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  it('tells the pages where the API is, and only the publishable key', async () => {
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ apiUrl: 'http://127.0.0.1:3000/v1', publishableKey: 'svc_pk_test_first' });
  });

  it('hands out the new key when the service has started again', async () => {
    await writeFile(demoFile, JSON.stringify(demo('svc_pk_test_second')));
    await utimes(demoFile, new Date(), new Date(Date.now() + 5_000));
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ publishableKey: 'svc_pk_test_second' });
  });

  it('keeps the key it knows while the file cannot be read', async () => {
    await writeFile(demoFile, '{"keys":');
    await utimes(demoFile, new Date(), new Date(Date.now() + 10_000));
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ publishableKey: 'svc_pk_test_second' });
  });

  it('lets its pages load scripts and styles from itself and data from the API, and nothing else', async () => {
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:3000;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it.each(['/../package.json', '/..%2fserver.mjs', '/server.mjs', '/index.html/../../server.mjs', '/public/main.js', '/pages'])('has nothing at %s', async (path) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toMatch(/^<!doctype html>/);
  });

  it('draws any picture, to be kept by whoever shows it', async () => {
    const answer = await fetch(`${url}/pictures/tote-bag-wide.svg`);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('max-age=604800');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toContain('viewBox="0 0 1600 900"');
  });

  it('only reads: other methods are refused', async () => {
    const answer = await fetch(url, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('refuses to start with a secret key, and says which one it takes', async () => {
    await expect(start({ PORT: '0', API_URL: 'http://127.0.0.1:3000/v1', PUBLISHABLE_KEY: 'svc_sk_test_x' })).rejects.toThrow(/PUBLISHABLE_KEY.*svc_pk_/);
  });
});
