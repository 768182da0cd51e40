import { rm, writeFile } from 'node:fs/promises';
import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sharedService, type SharedService } from '@svc/testing';

const tokens = (secretTest: string) => ({ adminToken: 'svc_ad_demo', keys: { secretTest, secretLive: 'svc_sk_live_hidden' } });

describe('the reference at /docs', () => {
  let service: SharedService;

  beforeAll(async () => {
    service = await sharedService();
  });

  afterAll(() => rm(join(service.dataDir, 'demo.json'), { force: true }));

  const sentFor = (path: string, headers: Record<string, string | undefined>) =>
    answerTo(service.urls[0] + path, headers as Record<string, string>);

  const writeDemo = (demo: unknown) => writeFile(join(service.dataDir, 'demo.json'), JSON.stringify(demo));

  it('is where the bare address leads', async () => {
    const answer = await service.client.get('/');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/docs');
  });

  it.each([
    ['/docs', '/docs/reference/storefront.json'],
    ['/docs/management', '/docs/reference/management.json'],
  ])('draws at %s %s and loads nothing from elsewhere', async (path, document) => {
    const page = await service.client.get(path);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`data-document="${document}"`);
    expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(await service.client.get(document)).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
    for (const [, asset] of page.text.matchAll(/(?:src|href)="(\/docs\/assets\/[^"]+)"/g)) {
      expect(await service.client.get(asset!)).toMatchObject({ status: 200 });
    }
  });

  it('sends at most 1.2 MB to a browser that takes brotli: page, script, styles and the document', async () => {
    const page = (await service.client.get('/docs')).text;
    const assets = [...page.matchAll(/(?:src|href|data-document)="(\/docs\/[^"]+\.[^"]+)"/g)].map(([, path]) => path!);
    expect(assets).toEqual(expect.arrayContaining(['/docs/assets/reference.js', '/docs/reference/storefront.json']));
    const sent = await Promise.all(['/docs', ...new Set(assets)].map((path) => sentFor(path, { 'accept-encoding': 'gzip, br' })));
    expect(sent.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThanOrEqual(1_200_000);
  });

  it.each([
    '/docs/assets/reference.js',
    '/docs/assets/docs.css',
    '/docs/reference/storefront.json',
    '/v1/openapi.json',
    '/v1/admin/openapi.json',
    '/llms.txt',
    '/docs/webhooks.md',
  ])('serves %s in the encoding that the request accepts, each with an ETag of its own, and 304 where the client has it', async (path) => {
    const [plain, gzip, br] = [
      await sentFor(path, {}),
      await sentFor(path, { 'accept-encoding': 'gzip' }),
      await sentFor(path, { 'accept-encoding': 'br' }),
    ];
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect([gunzipSync(gzip.body).equals(plain.body), brotliDecompressSync(br.body).equals(plain.body)]).toEqual([true, true]);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, gzip, br])
      expect([headers.vary, headers.etag]).toEqual(['Accept-Encoding', expect.stringMatching(/^"[\w-]+"$/)]);
    const again = await sentFor(path, { 'accept-encoding': 'br', 'if-none-match': br.headers.etag });
    expect([again.status, again.body.length, again.headers.etag, again.headers.vary]).toEqual([304, 0, br.headers.etag, 'Accept-Encoding']);
    expect((await sentFor(path, { 'accept-encoding': 'gzip', 'if-none-match': br.headers.etag })).status).toBe(200);
  });

  it('serves only the files of the page', async () => {
    const answer = await service.client.get('/docs/assets/package.json');
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('lists every page as Markdown in llms.txt, each of which is there', async () => {
    const list = await service.client.get('/llms.txt');
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await service.client.get('/docs/llms.txt')).text).toBe(list.text);
    const paths = [...list.text.matchAll(/\]\((\/docs\/[^)]+)\): /g)].map(([, path]) => path!);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/docs/webhooks.md',
        '/docs/sdk-readme.md',
        '/docs/errors/RATE_LIMITED.md',
        '/docs/storefront/listProducts.md',
      ]),
    );
    const pages = await Promise.all(paths.map((path) => service.client.get(path)));
    expect(pages.filter(({ status, text }) => status !== 200 || !text.startsWith('# '))).toEqual([]);
    expect(pages[0]!.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    for (const path of ['/docs/nothing.md', '/docs/errors/NOTHING.md', '/docs/storefront/nothing.md', '/docs/errors/NOTHING'])
      expect(await service.client.get(path)).toMatchObject({ status: 404 });
  });

  it('leads to an error code in the page by its name', async () => {
    const answer = await service.client.get('/docs/errors/TIER_SOLD_OUT');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs#description/tier-sold-out']);
  });

  it('has the guides beside the operations, which say their errors once', async () => {
    const { body } = await service.client.get<{ info: { description: string }; paths: Record<string, { get: { responses: object } }> }>(
      '/docs/reference/storefront.json',
    );
    expect(body.info.description).toMatch(/^# Start here$[^]*^# Receive webhooks$/m);
    expect(body.paths['/store/orders']!.get.responses).not.toHaveProperty('401');
    expect(await service.client.get('/docs/reference/other.json')).toMatchObject({ status: 404 });
  });

  it('holds the demo’s secret test key of the last start in development, and never a live one', async () => {
    await writeDemo(tokens('svc_sk_test_first'));
    expect((await service.client.get('/docs')).text).toContain('data-key="svc_sk_test_first"');
    await writeDemo(tokens('svc_sk_test_second'));
    const page = await service.client.get('/docs');
    expect(page.text).toContain('data-key="svc_sk_test_second"');
    expect(page.text).not.toContain('svc_sk_live');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('[D-108] prints no admin token, under any host name', async () => {
    await writeDemo(tokens('svc_sk_test_first'));
    for (const host of ['localhost', '127.0.0.1', '[::1]', 'rebound.example']) {
      expect(await pageAt(`${service.urls[0]}/docs/management`, host)).not.toMatch(/data-key|svc_ad_demo|svc_sk_test/);
    }
  });

  it('holds no key under a name that another site made to point here', async () => {
    await writeDemo(tokens('svc_sk_test_first'));
    expect(await pageAt(`${service.urls[0]}/docs`, 'rebound.example')).not.toContain('svc_sk');
  });

  it('holds no key where there is no demo', async () => {
    await writeDemo({ baseUrl: 'http://127.0.0.1/v1' });
    const page = await service.client.get('/docs');
    expect(page.text).not.toContain('data-key');
  });

  it('holds no key in production', async () => {
    await writeDemo(tokens('svc_sk_test_first'));
    const production = await sharedService({ env: { NODE_ENV: 'production' } });
    for (const path of ['/docs', '/docs/management']) {
      const page = await production.client.get(path);
      expect(page.status).toBe(200);
      expect(page.text).not.toMatch(/data-key|svc_sk|svc_ad/);
    }
  });
});

/** Returns the page under another host name, which `fetch` would not send. */
async function pageAt(url: string, host: string): Promise<string> {
  return (await answerTo(url, { host })).body.toString();
}

interface RawResponse {
  status?: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Returns the response with its body as encoded, which `fetch` would decode. */
function answerTo(url: string, headers: Record<string, string>): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}
