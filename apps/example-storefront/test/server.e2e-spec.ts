import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningProcess } from '@svc/testing';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const demo = (publishableLive: string) => ({
  baseUrl: 'http://127.0.0.1:3000/v1',
  operatorToken: 'svc_ad_operator',
  adminToken: 'svc_ad_merchant',
  keys: { publishableTest: 'svc_pk_test_x', secretTest: 'svc_sk_test_x', publishableLive, secretLive: 'svc_sk_live_x' },
});

describe('the server of the example storefront', () => {
  let folder: string;
  let demoFile: string;
  let server: RunningProcess;
  let url: string;

  const start = (env: Record<string, string>) =>
    RunningProcess.start('../apps/example-storefront/server.mjs', { NODE_ENV: 'development', ...env });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    demoFile = join(folder, 'demo.json');
    await writeFile(demoFile, JSON.stringify(demo('svc_pk_live_first')));
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    server = await start({ PORT: port, DEMO_FILE: demoFile, WEBHOOK_SECRET: SECRET, WEBHOOK_FOLDER: join(folder, 'webhooks') });
  });

  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true });
  });

  it('tells the pages where the API is, and only the publishable key', async () => {
    expect(await (await fetch(`${url}/config.json`)).json()).toEqual({
      apiUrl: 'http://127.0.0.1:3000/v1',
      publishableKey: 'svc_pk_live_first',
    });
  });

  it('uses the test key of the demo where only that one works', async () => {
    const port = String(await freePort());
    const site = await start({ PORT: port, DEMO_FILE: demoFile, MODE: 'test', WEBHOOK_FOLDER: join(folder, 'none') });
    expect(await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()).toMatchObject({ publishableKey: 'svc_pk_test_x' });
    await site.stop();
  });

  it('hands out the new key when the service has started again', async () => {
    await writeFile(demoFile, JSON.stringify(demo('svc_pk_live_second')));
    await utimes(demoFile, new Date(), new Date(Date.now() + 5_000));
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ publishableKey: 'svc_pk_live_second' });
  });

  it('keeps the key it knows while the file cannot be read', async () => {
    await writeFile(demoFile, '{"keys":');
    await utimes(demoFile, new Date(), new Date(Date.now() + 10_000));
    expect(await (await fetch(`${url}/config.json`)).json()).toMatchObject({ publishableKey: 'svc_pk_live_second' });
  });

  it('lets its pages load scripts and styles from itself and data from the API, and nothing else', async () => {
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self';/);
    expect(policy).toContain("connect-src 'self' http://127.0.0.1:3000;");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('lets one page alone have the popup of Paystack', async () => {
    const policy = (await fetch(`${url}/pay?checkout=chk_1`)).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' https:\/\/js\.paystack\.co; style-src 'self';/);
    expect(policy).toContain(
      "; connect-src 'self' http://127.0.0.1:3000 https://api.paystack.co; frame-src https://checkout.paystack.com;",
    );
    for (const path of ['/', '/return', '/cart', '/pay/more'])
      expect((await fetch(url + path)).headers.get('content-security-policy')).not.toContain('paystack');
  });

  it('hands out the SDK of the installed package, whole, and nothing beside it', async () => {
    const answer = await fetch(`${url}/sdk/index.js`);
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    const chunks = [...(await answer.text()).matchAll(/from\s*"\.\/([\w.-]+)"/g)].map(([, name]) => name!);
    expect(await Promise.all(chunks.map(async (name) => (await fetch(`${url}/sdk/${name}`)).status))).toEqual(chunks.map(() => 200));
    expect(
      await Promise.all(
        ['/sdk/package.json', '/sdk/', '/sdk/admin/index.js', '/sdk/..%2Findex.js'].map(async (path) => (await fetch(url + path)).status),
      ),
    ).toEqual([404, 404, 404, 404]);
  });

  it.each(['/../package.json', '/..%2fserver.mjs', '/server.mjs', '/index.html/../../server.mjs', '/public/main.js', '/pages'])(
    'has nothing at %s',
    async (path) => {
      const answer = await fetch(url + path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/^<!doctype html>/);
    },
  );

  it('draws any picture, to be kept by whoever shows it', async () => {
    const answer = await fetch(`${url}/pictures/tote-bag-wide.svg`);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('max-age=604800');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await answer.text()).toContain('viewBox="0 0 1600 900"');
  });

  it('refuses other methods than those that read', async () => {
    const answer = await fetch(url, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  describe('the address /webhooks', () => {
    const event = JSON.stringify({
      id: 'wev_01jv3h5k8mfz0a7c9d2e4g6j8n',
      type: 'attendee.registered',
      mode: 'live',
      data: { eventSlug: 'open-studio-evening' },
    });

    function deliver(body: string, secret = SECRET): Promise<Response> {
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
      return fetch(`${url}/webhooks`, {
        method: 'POST',
        body,
        headers: { 'X-SVC-Timestamp': timestamp, 'X-SVC-Signature': `sha256=${signature}` },
      });
    }

    /** Returns the events of its stream, once there are so many. */
    async function eventsOf(count: number): Promise<object[]> {
      const end = new AbortController();
      const stream = await fetch(`${url}/webhooks/stream`, { signal: end.signal });
      let text = '';
      for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) {
        text += chunk;
        if (text.split('\n\n').length > count) break;
      }
      end.abort();
      return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as object);
    }

    it('[§6 r2] takes an event that is signed with 2xx, also a duplicate, and reports it once', async () => {
      expect((await deliver(event)).status).toBe(204);
      expect((await deliver(event)).status).toBe(204);
      expect(await eventsOf(1)).toEqual([{ verified: true, receivedAt: expect.any(String), event: JSON.parse(event) }]);
    });

    it('[§6 r3] acknowledges a ping of a merchant who tries the address', async () => {
      const ping = JSON.stringify({ id: 'wev_01jv3h5k8mfz0a7c9d2e4g6j8p', type: 'ping', mode: 'live', data: { message: 'ping' } });
      expect((await deliver(ping)).status).toBe(204);
      expect((await eventsOf(2))[1]).toMatchObject({ verified: true, event: { type: 'ping' } });
    });

    it('[§6 r1] refuses what the service has not signed, and tells of that too', async () => {
      expect((await deliver(event, 'whsec_other')).status).toBe(401);
      expect((await eventsOf(3))[2]).toMatchObject({ verified: false, text: event });
    });

    it('refuses what is too large to be a webhook, and lives on when somebody breaks off', async () => {
      expect((await deliver('x'.repeat(256 * 1024 + 1))).status).toBe(413);
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.write('POST /webhooks HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf', () => socket.destroy());
      await once(socket, 'close');
      expect((await deliver(event)).status).toBe(204);
    });

    it('receives nothing without a secret', async () => {
      const port = String(await freePort());
      const deaf = await start({
        PORT: port,
        API_URL: 'http://127.0.0.1:3000/v1',
        PUBLISHABLE_KEY: 'svc_pk_live_x',
        WEBHOOK_FOLDER: join(folder, 'none'),
      });
      expect((await fetch(`http://127.0.0.1:${port}/webhooks`, { method: 'POST', body: event })).status).toBe(405);
      await deaf.stop();
    });
  });

  it('refuses to start with a secret key, and says which one it takes', async () => {
    await expect(start({ PORT: '0', API_URL: 'http://127.0.0.1:3000/v1', PUBLISHABLE_KEY: 'svc_sk_test_x' })).rejects.toThrow(
      /PUBLISHABLE_KEY.*svc_pk_/,
    );
  });
});
