import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually, freePort, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { demoDocument } from '../demo/demo-document.mjs';
import { Command, root } from '../testing/command';
import { Reader } from './reader';

const COOKIE_SECRET = 'a secret of thirty-two characters or more';
/** Headers by which browsers say that a page of another site has sent a form. */
const ELSEWHERE: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
];

interface Site {
  name: string;
  /** Path of the page with the form. */
  path: string;
  /** Fields that the buyer fills in beside those that the page has. */
  typed: Record<string, string>;
  start(reader: Reader, folder: string, env: Record<string, string>): Command;
}

const SITES: Site[] = [
  {
    name: 'sell-from-your-own-site.md',
    path: '/',
    typed: { quantity: '1', recipient: 'bola@example.com' },
    start: (reader, _folder, env) => reader.program('sell-from-your-own-site.md', 'shop.mjs', env),
  },
  {
    name: 'render-the-payment-step-yourself.md',
    path: '/',
    typed: { name: 'Ada Obi', email: 'ada@example.com', provider: 'card' },
    start: (reader, _folder, env) => reader.program('render-the-payment-step-yourself.md', 'box-office.mjs', env),
  },
  {
    name: 'examples/plain',
    path: '/products/gift-card',
    typed: { quantity: '1', 'responses.recipient': 'bola@example.com' },
    start: (_reader, folder, env) => {
      cpSync(join(root, 'examples/plain'), join(folder, 'plain'), { recursive: true });
      return new Command(process.execPath, [join(folder, 'plain/server.mjs')], env);
    },
  },
];

let service: SharedService;
let shop: Shop;
let folder: string;
let reader: Reader;

beforeAll(async () => {
  service = await sharedService();
  shop = await openShop(service, 'strangers', demoDocument({ storefrontUrl: 'http://127.0.0.1:9', today: new Date() }));
  await service.client.patch('/v1/admin/workspace', { headlessEnabled: true }, { key: shop.adminToken });
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'strangers-')));
  reader = new Reader(service, shop, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the site of examples/plain, in live mode', () => {
  it('[D-158] says that the shop is closed, until when and why, on its pages and to who buys', async () => {
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    const env = { BASE: `${service.urls[0]}/v1`, STORE_SECRET_KEY: shop.keys.secretLive, PORT: port, SITE_URL: url, COOKIE_SECRET };
    const server = SITES.at(-1)!.start(reader, mkdtempSync(join(folder, 'closed-')), env);
    const close = (closed: object | null) => service.client.patch('/v1/admin/workspace', { closed }, { key: shop.adminToken });
    try {
      await eventually('the site answers', () => fetch(url).catch(() => undefined));
      await close({ until: '2031-01-03', note: 'Closed <b>for</b> Eid.' });
      const sentence = /The shop is closed at the moment\. It opens again on .*2031.* Closed &#60;b&#62;for/;
      const text = async (path: string) => (await fetch(url + path)).text();
      await eventually('the site says it', async () => sentence.test(await text('/')));
      const page = await text('/products/gift-card');
      expect(page).toMatch(sentence);
      const [, variantRef] = /<option value="(var_[^"]+)"/.exec(page)!;
      const form = new URLSearchParams({ key: '1', variantRef: variantRef!, quantity: '1', 'responses.recipient': 'bola@example.com' });
      const bought = await fetch(`${url}/products/gift-card`, { method: 'POST', body: form });
      expect([bought.status, await bought.text()]).toEqual([503, expect.stringMatching(sentence)]);
    } finally {
      await close(null);
      await server.end('SIGTERM');
    }
  });
});

describe.each(SITES)('the site of $name', ({ path, typed, start }) => {
  let server: Command;
  let url: string;

  beforeAll(async () => {
    const port = String(await freePort());
    url = `http://localhost:${port}`;
    server = start(reader, folder, {
      BASE: `${service.urls[0]}/v1`,
      STORE_SECRET_KEY: shop.keys.secretTest,
      PORT: port,
      SITE_URL: url,
      COOKIE_SECRET,
    });
    await eventually('the site answers', () => fetch(url).catch(() => undefined));
  });
  afterAll(() => server.end('SIGTERM'));

  /** Opens the page as a browser that keeps cookies. Returns the cookie, and the form as the buyer sends it. */
  async function openForm(): Promise<{ cookie: string; form: string }> {
    const answer = await fetch(url + path);
    const html = await answer.text();
    const hidden = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]);
    const chosen = [...html.matchAll(/<select name="([^"]+)"[^>]*><option value="([^"]+)"/g)].map(([, name, value]) => [name!, value!]);
    const fields = { ...Object.fromEntries([...hidden, ...chosen]), ...typed };
    return { cookie: answer.headers.getSetCookie()[0]!.split(';', 1)[0]!, form: new URLSearchParams(fields).toString() };
  }
  async function send(form: string, headers: Record<string, string>) {
    const answer = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      body: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    return {
      status: answer.status,
      checkout: /chk_\w+/.exec(answer.headers.get('location') ?? '')?.[0],
      cookies: answer.headers.getSetCookie(),
    };
  }

  it.each(ELSEWHERE)('[D-104] opens no checkout for a page of another site: %j', async (headers) => {
    const { form } = await openForm();
    expect(await send(form, headers)).toEqual({ status: 403, checkout: undefined, cookies: [] });
  });

  it('[D-104] opens one checkout for a visitor and their form, and another for strangers who send the same form', async () => {
    const { cookie, form } = await openForm();
    const own = { cookie, origin: url, 'sec-fetch-site': 'same-origin' };
    const { status, checkout } = await send(form, own);
    expect([status, checkout]).toEqual([303, expect.stringMatching(/^chk_/)]);
    expect((await send(form, own)).checkout).toBe(checkout);
    const strangers = [await send(form, {}), await send(form, { ...own, cookie: (await openForm()).cookie })];
    expect(strangers.map((stranger) => stranger.status)).toEqual([303, 303]);
    expect(new Set([checkout, ...strangers.map((stranger) => stranger.checkout)]).size).toBe(3);
  });

  it('answers HEAD as GET without a body, and addresses that name no page, without a fault', async () => {
    const [get, head] = [await fetch(url + path), await fetch(url + path, { method: 'HEAD' })];
    expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
    for (const target of ['//', '///', '//evil.example/x', '/%', '/%zz?x=%', `${url}/`, '*', 'http://['])
      expect([target, (await statusOf(target)) < 500]).toEqual([target, true]);
    expect((await fetch(url + path)).status).toBe(200);
  });

  /** Sends a request target as it is, which `fetch` would rewrite. */
  const statusOf = (target: string) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(url);
      request({ hostname, port, path: target }, (response) => resolve(response.resume().statusCode!))
        .on('error', reject)
        .end();
    });
});
