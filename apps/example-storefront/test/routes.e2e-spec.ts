import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCookieHeader, visitorCheckouts } from '@storefront-service/sdk/server';
import { freePort, RunningProcess } from '@svc/testing';
import { ROUTES } from '../routes.mjs';
import { anybody } from '../visitors.mjs';
import { StandInService } from './stand-in-service';

const COOKIE_SECRET = 'a secret of thirty-two characters or more';
const SITE_URL = 'http://shop.example';
const FULL_LINK = 'https://pay.example/shop/c/chk_1?t=token';
const ROOM = join(__dirname, '..');
const refOf = (prefix: string, at: number) => `${prefix}_${String(at).padStart(26, '0')}`;
/** The checkout that every visitor of these tests asks about; another is the stranger's own. */
const [REF, OWN] = [refOf('chk', 1), refOf('chk', 2)];

/** Routes that name public things, which the merchant has published. A route that names another kind of thing does not belong here. */
const PUBLIC = [
  '^POST \\/events\\/([\\w-]+)\\/checkouts$',
  '^POST \\/events\\/([\\w-]+)\\/checkouts\\/headless$',
  '^POST \\/products\\/([\\w-]+)\\/restock-alerts$',
  '^POST \\/forms\\/([\\w-]+)\\/submissions$',
  '^GET \\/events\\/([\\w-]+)\\/event\\.ics$',
];
const naming = ROUTES.filter(({ path }) => path.source.includes('('));

/** A request that takes a route, by the ref of its kind. */
function requestOf({ source }: RegExp): [method: string, path: string] {
  const route = source
    .replace(/^\^|\$$/g, '')
    .replace(/\((\w+)_\[0-9a-z\]\{26\}\)/, (_, prefix: string) => refOf(prefix, 1))
    .replaceAll('\\', '');
  expect(route).toMatch(/^(GET|POST) [/\w.-]+$/);
  return route.split(' ') as [string, string];
}

const cookieBy = async (secret: string, siteUrl: string, ref: string) =>
  setCookieHeader(await visitorCheckouts({ secret, siteUrl }).remember(undefined, ref)).split(';')[0]!;

/** Cookies of visitors who have not opened the checkout. */
const STRANGERS: [string, () => Promise<string> | string][] = [
  ['without a cookie', () => ''],
  ['with the cookie of another visitor', () => cookieBy(COOKIE_SECRET, SITE_URL, OWN)],
  ['with the ref as a cookie', () => `checkouts=${REF}; checkout=${REF}; ref=${REF}`],
  ['with a cookie that nobody signed', () => `checkouts=${REF}-9999999999.${'0'.repeat(64)}`],
  ['with the signature of another cookie', async () => (await cookieBy(COOKIE_SECRET, SITE_URL, OWN)).replace(OWN, REF)],
  ['with a cookie of another secret', () => cookieBy('another secret of thirty-two characters', SITE_URL, REF)],
  ['with a cookie of another site', () => cookieBy(COOKIE_SECRET, 'http://another.example', REF)],
  [
    'with a cookie that is signed for another purpose',
    () => `checkouts=${REF}-9999999999.${createHmac('sha256', COOKIE_SECRET).update(`${REF}-9999999999`).digest('hex')}`,
  ],
  ['with a session that is none', () => `session=${'a'.repeat(43)}`],
];

describe('[D-104] the routes of the example storefront', () => {
  const service = new StandInService(() => [
    200,
    { ref: REF, status: 'open', hostedUrl: FULL_LINK, payment: { provider: 'card', accessCode: 'code_of_the_buyer' } },
  ]);
  let folder: string;
  let server: RunningProcess;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'routes-'));
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    server = await RunningProcess.start('../apps/example-storefront/server.mjs', {
      PORT: port,
      API_URL: await service.start(),
      PUBLISHABLE_KEY: 'svc_pk_live_x',
      STORE_SECRET_KEY: 'svc_sk_live_x',
      SITE_URL,
      COOKIE_SECRET,
      WEBHOOK_FOLDER: folder,
    });
  });

  afterAll(async () => {
    await server?.stop();
    service.stop();
    await rm(folder, { recursive: true });
  });

  beforeEach(() => (service.asked = []));

  /** With the ref of somebody else's wherever a request can name one. */
  const take = ([method, path]: [string, string], cookie: string) =>
    fetch(`${url}${path}?checkout=${REF}&ref=${REF}`, {
      method,
      redirect: 'manual',
      headers: { cookie, ...(method === 'POST' && { 'content-type': 'application/json' }) },
      body: method === 'POST' ? JSON.stringify({ ref: REF, checkout: REF }) : undefined,
    });

  it('name nothing but what the merchant has published where everybody may take them', () => {
    expect(naming.filter(({ may }) => may === anybody).map(({ path }) => path.source)).toEqual(PUBLIC);
  });

  it.each(
    naming.filter(({ may }) => may !== anybody).flatMap(({ path }) => STRANGERS.map(([who, cookie]) => [path, who, cookie] as const)),
  )('%s asks the service nothing for a visitor %s, and tells nothing', async (path, _who, cookie) => {
    const answer = await take(requestOf(path), await cookie());
    const text = await answer.text();
    expect([answer.status, answer.headers.get('location')]).toEqual(answer.status === 303 ? [303, '/account'] : [404, null]);
    expect(text).not.toMatch(/hostedUrl|pay\.example|code_of_the_buyer/);
    expect(service.asked).toEqual([]);
  });

  it('lead who has opened it to their checkout', async () => {
    const answer = await take(['GET', `/checkouts/${REF}`], await cookieBy(COOKIE_SECRET, SITE_URL, REF));
    expect(await answer.json()).toMatchObject({ ref: REF, status: 'open', payment: { provider: 'card' } });
  });

  it('are the only place of this server that has the secret key', () => {
    const users = readdirSync(ROOM, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.mjs') && /askService\(|createStorefrontServer\(|secretKey\b/.test(readFileSync(join(ROOM, name), 'utf8')),
    );
    expect(users.sort()).toEqual(['routes.mjs', 'service.mjs', 'settings.mjs']);
  });
});
