import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { visitorCheckouts } from '@storefront-service/sdk/server';
import { signWebhook } from '@storefront-service/sdk/testing';
import {
  DESKTOP,
  DESKTOP_BY_NIGHT,
  eventually,
  faultsOf,
  freePort,
  openShop,
  PHONE,
  PHONE_BY_NIGHT,
  sharedService,
  useBrowser,
  type SharedService,
  type Shop,
  type Visitor,
} from '@svc/testing';
import { drawPicture } from '../../apps/example-storefront/pictures/picture.mjs';
import { demoDocument } from '../demo/demo-document.mjs';
import { Command } from '../testing/command';
import { codeBlocksOf, filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

const GUIDE = 'nextjs.md';
const LOOKS = [DESKTOP, DESKTOP_BY_NIGHT, PHONE, PHONE_BY_NIGHT];
const NEXT = 'node_modules/next/dist/bin/next';
const TIMEOUT_MS = 600_000;
const COOKIE_SECRET = 'a secret of thirty-two characters or more';
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' };

/** The application of the guide, made in a folder of its own, installed, built and started as the guide says, and used by visitors. */
describe('nextjs.md', () => {
  const openPage = useBrowser();
  const running: Command[] = [];
  let folder: string;
  let service: SharedService;
  let shop: Shop;
  let pictures: Server;
  let picturesUrl: string;
  let url: string;
  let app: string;
  /** Settings that the site was made with. */
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'nextjs-')));
    app = join(folder, 'my-shop');
    service = await sharedService();
    picturesUrl = `http://127.0.0.1:${await freePort()}`;
    pictures = createServer((request, response) =>
      response.setHeader('Content-Type', 'image/svg+xml').end(drawPicture(/(\w[\w-]*)\.svg/.exec(request.url!)![1]!)),
    );
    pictures.listen(Number(new URL(picturesUrl).port), '127.0.0.1');
    shop = await openShop(service, 'nextjs', demoDocument({ storefrontUrl: picturesUrl, today: new Date() }));
    const reader = new Reader(service, shop, folder);
    const port = await freePort();
    await reader.run(filledIn(commandOf(GUIDE, '-- new '), { '../my-shop': `${app} --port ${port}` }));
    settings = parseEnv(readFileSync(join(app, '.env.local'), 'utf8')) as Record<string, string>;
    const npm = { cwd: app, timeout: TIMEOUT_MS, shell: process.platform === 'win32' };
    await promisify(execFile)('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], npm);
    const built = new Command(process.execPath, [NEXT, 'build'], QUIET, { cwd: app });
    expect([await built.exited, built.output]).toEqual([0, expect.stringContaining('/api/webhooks')]);

    const listen = filledIn(commandOf(GUIDE, 'listen --forward-to'), { 'listen ': 'listen --live ', 3002: String(port) });
    const listening = reader.start(`exec ${listen}`);
    running.push(listening);
    await listening.prints(/whsec_/);
    url = await start(port, `${service.urls[0]}/v1`);
  }, 900_000);

  afterAll(async () => {
    pictures?.close().closeAllConnections();
    await Promise.all(running.map((command) => command.end('SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the application on a port, for the service at an address. */
  async function start(port: number, base: string, more: Record<string, string> = {}): Promise<string> {
    const origin = `http://127.0.0.1:${port}`;
    const env = {
      ...QUIET,
      BASE: base,
      STORE_SECRET_KEY: shop.keys.secretLive,
      SITE_URL: origin,
      COOKIE_SECRET,
      ...more,
    };
    const server = new Command(process.execPath, [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1'], env, { cwd: app });
    running.push(server);
    await server.prints(/Ready in/);
    return origin;
  }

  const open = async (path: string, visitor?: Visitor, at = url) => {
    const watched = await openPage([at, service.urls[0]!, picturesUrl], visitor);
    await watched.page.goto(at + path);
    return watched;
  };

  it('shows each file as it is in the site', () => {
    const shown = codeBlocksOf(GUIDE).filter(({ file }) => file);
    expect(shown.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['lib/store.ts', 'lib/visitor.ts', 'app/actions.ts', 'app/api/webhooks/route.ts', 'app/return/page.tsx']),
    );
    for (const { file, code } of shown) expect([file, code]).toEqual([file, readFileSync(join(app, file!), 'utf8')]);
  });

  it('lists what the shop has on pages that keep nobody out', async () => {
    const { page, troubles } = await open('/');
    await page.getByRole('link', { name: 'Market Tote' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'nextjs-home')).toEqual([]);
    await page.getByRole('link', { name: 'Open Studio Evening' }).click();
    await page.getByRole('heading', { name: 'Open Studio Evening' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'nextjs-event')).toEqual([]);
    await page.goto(`${url}/products/tote-bag`);
    await page.getByLabel('Delivery').waitFor();
    expect(await faultsOf(page, LOOKS, 'nextjs-product')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('registers a guest by a server action; a webhook of it has the pages tell how many places are left', async () => {
    const { page, troubles } = await open('/events/open-studio-evening');
    await page.getByText('free, 120 left').waitFor();
    await page.getByLabel('Name').fill('Adaeze Obi');
    await page.getByLabel('E-mail').fill('nextjs-adaeze@example.com');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Your ticket is on its way to n***@example.com.').waitFor();
    expect(await faultsOf(page, [DESKTOP, PHONE], 'nextjs-registered')).toEqual([]);
    await eventually('the page tells of 119 places', async () =>
      (await (await fetch(`${url}/events/open-studio-evening`)).text()).includes('free, 119 left'),
    );
    expect(troubles).toEqual([]);
  });

  it('says that a registration by a test key books nothing', async () => {
    const tried = await start(await freePort(), settings['BASE']!, { STORE_SECRET_KEY: settings['STORE_SECRET_KEY']! });
    const { page, troubles } = await open('/events/open-studio-evening', {}, tried);
    await page.getByLabel('Name').fill('Bola Ade');
    await page.getByLabel('E-mail').fill('nextjs-bola@example.com');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('but nothing was booked, and no mail was sent').waitFor();
    expect(troubles).toEqual([]);
  });

  it.each([
    ['with', true],
    ['without', false],
  ])('says beside its input what is wrong, %s JavaScript, and loses nothing that was typed', async (_how, javaScriptEnabled) => {
    const { page } = await open('/events/open-studio-evening', { javaScriptEnabled });
    await page.getByLabel('Name').fill('Bola Ade');
    await page.getByLabel('E-mail').fill('bola@nowhere');
    await page.getByLabel('How did you hear of us?').selectOption('Instagram');
    await page.getByRole('button', { name: 'Register' }).click();
    expect(await page.locator('[id="contact.email-fault"]').textContent()).toContain('Give an e-mail address, such as ada@example.com.');
    expect(await page.getByRole('alert').first().textContent()).toBe('Please check the marked fields.');
    expect(await Promise.all(['aria-invalid', 'aria-describedby'].map((name) => page.getByLabel('E-mail').getAttribute(name)))).toEqual([
      'true',
      'contact.email-fault',
    ]);
    expect(await Promise.all(['Name', 'E-mail', 'How did you hear of us?'].map((label) => page.getByLabel(label).inputValue()))).toEqual([
      'Bola Ade',
      'bola@nowhere',
      'Instagram',
    ]);
    if (javaScriptEnabled) expect(await faultsOf(page, [DESKTOP, PHONE], 'nextjs-fault')).toEqual([]);
  });

  it('says what the service says where that is of no one input', async () => {
    const { page } = await open('/events/open-studio-evening');
    await page.getByRole('link', { name: 'Press and schools' }).click();
    await page.getByLabel('Newspaper or school').fill(' ');
    await page.getByLabel('Name').fill('Chidi Eze');
    await page.getByLabel('E-mail').fill('nextjs-chidi@example.com');
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByText('Please answer: Newspaper or school').waitFor();
  });

  it('opens a checkout by a server action, sends the buyer to pay, and shows the order on the way back', async () => {
    const { page } = await open('/products/gift-card');
    await page.getByLabel('Who is it for?').fill('bola@example.com');
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('nextjs-ada@example.com');
    await page.getByRole('radio', { name: 'Card' }).check();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByLabel('Card number').fill('4084 0840 8408 4081');
    await page.getByRole('button', { name: 'Pay by this card' }).click();
    await page.getByText(/Order \d+ is paid\./).waitFor();
    await page.getByText(/^₦10,\d{3}\.\d\d$/).waitFor();
    expect(page.url()).toMatch(`${url}/return?checkout=chk_`);
    expect(await faultsOf(page, LOOKS, 'nextjs-return')).toEqual([]);
  });

  it('works without JavaScript; what is sent twice opens one checkout, which its page goes on to pay', async () => {
    const { page } = await open('/products/tote-bag', { javaScriptEnabled: false });
    const sentTo: (string | undefined)[] = [];
    await page.route('**/products/tote-bag', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const answers = await Promise.all([route.fetch({ maxRedirects: 0 }), route.fetch({ maxRedirects: 0 })]);
      sentTo.push(...answers.map((answer) => answer.headers()['location']));
      return route.fulfill({ response: answers[0]! });
    });
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.waitForURL(`${service.urls[0]}/**`);
    expect(sentTo).toEqual([page.url(), page.url()]);

    const ref = /chk_\w+/.exec(page.url())![0];
    await page.goto(`${url}/return?checkout=${ref}`);
    await page.getByText('It is not paid yet.').waitFor();
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await page.waitForURL(`${service.urls[0]}/**`);
  });

  it('[D-104] opens no checkout for a page of another site, and another one for a stranger who sends the same form', async () => {
    const { page } = await open('/products/tote-bag', { javaScriptEnabled: false });
    const sentTo: (string | undefined)[] = [];
    const texts: string[] = [];
    await page.route('**/products/tote-bag', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const send = (headers: Record<string, string>) =>
        route.fetch({ maxRedirects: 0, headers: { ...route.request().headers(), ...headers } });
      const [own, stranger] = [await send({}), await send({ 'x-forwarded-for': '192.0.2.7' })];
      const elsewhere = await send({ 'sec-fetch-site': 'cross-site' });
      sentTo.push(...[own, stranger, elsewhere].map((answer) => answer.headers()['location']));
      texts.push(await elsewhere.text());
      return route.fulfill({ response: own });
    });
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.waitForURL(`${service.urls[0]}/**`);
    expect(sentTo).toEqual([page.url(), expect.stringContaining('/c/chk_'), undefined]);
    expect(sentTo[1]).not.toBe(sentTo[0]);
    expect(texts[0]).toContain('This form came from another site.');
  });

  it.each([
    ['with', true],
    ['without', false],
  ])(
    '[D-104] shows a visitor who has not opened a checkout how it stands and no link of its buyer’s, %s JavaScript',
    async (_how, javaScriptEnabled) => {
      const { page } = await open('/products/tote-bag', { javaScriptEnabled });
      await page.getByRole('button', { name: 'Buy' }).click();
      await page.waitForURL(`${service.urls[0]}/**`);
      const [ref, token] = [/chk_\w+/.exec(page.url())![0], new URL(page.url()).searchParams.get('t')!];
      const [cookie] = await page.context().cookies(url);
      expect(cookie).toMatchObject({ name: 'checkouts', httpOnly: true, sameSite: 'Lax' });

      const another = await open('/products/tote-bag', { javaScriptEnabled });
      await another.page.getByRole('button', { name: 'Buy' }).click();
      await another.page.waitForURL(`${service.urls[0]}/**`);
      await another.page.goto(`${url}/return?checkout=${ref}`);
      await another.page.getByText('use the browser in which you started').waitFor();
      if (javaScriptEnabled) expect(await faultsOf(another.page, LOOKS, 'nextjs-return-stranger')).toEqual([]);

      const [othersCookie] = await another.page.context().cookies(url);
      const foreign = await visitorCheckouts({ secret: COOKIE_SECRET, siteUrl: 'https://another.example' }).remember('', ref);
      const cookies = [
        '',
        `checkouts=${othersCookie!.value}`,
        `checkouts=${ref}`,
        `checkouts=${foreign.value}`,
        `checkouts=${othersCookie!.value.replace(/chk_\w+/, ref)}`,
      ];
      for (const sent of cookies) {
        const pages =
          (await (await fetch(`${url}/return?checkout=${ref}&checkout=${ref}`, { headers: { cookie: sent } })).text()) +
          (await (await fetch(`${url}/return?checkout=${ref}`, { headers: { cookie: sent } })).text());
        expect(pages).toContain('It is not paid yet.');
        expect(pages).not.toContain(token);
      }
      expect(await (await fetch(`${url}/return?checkout=${ref}`, { headers: { cookie: `checkouts=${cookie!.value}` } })).text()).toContain(
        token,
      );
    },
  );

  it('sells nothing, and shows no order, without a secret to sign with', async () => {
    const unsafe = await start(await freePort(), `${service.urls[0]}/v1`, { COOKIE_SECRET: '' });
    expect((await fetch(`${unsafe}/return?checkout=chk_1`)).status).toBe(500);
    const { page } = await open('/products/tote-bag', {}, unsafe);
    await page.getByRole('button', { name: 'Buy' }).click();
    await page.getByText('Something went wrong.').waitFor();
    expect(new URL(page.url()).origin).toBe(unsafe);
  });

  it('opens a checkout of tickets', async () => {
    const { page } = await open('/events/adire-design-fair');
    await page.getByLabel('How many').fill('2');
    await page.getByLabel('Name').fill('Dupe Ade');
    await page.getByLabel('E-mail').fill('nextjs-dupe@example.com');
    await page.getByRole('button', { name: 'Buy' }).dblclick();
    await page.waitForURL(`${service.urls[0]}/**`);
    await page.getByText('Adire Design Fair').first().waitFor();
  });

  it('has a route that takes what the service has signed, and nothing else', async () => {
    const secret = settings['WEBHOOK_SECRET']!;
    const deliver = async (by: string) => {
      const { body, headers } = await signWebhook({ type: 'ping', data: { message: 'ping' } }, by);
      return (await fetch(`${url}/api/webhooks`, { method: 'POST', body, headers })).status;
    };
    expect([await deliver(secret), await deliver('whsec_Zm9yZ2Vk')]).toEqual([204, 400]);
    expect((await fetch(`${url}/api/webhooks`, { method: 'POST', body: '{"type":"ping"}' })).status).toBe(400);
  });

  it('answers 404 for what the shop does not have', async () => {
    expect((await fetch(`${url}/products/nothing`)).status).toBe(404);
    const { page } = await open('/products/nothing');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    expect(await faultsOf(page, [DESKTOP, PHONE], 'nextjs-not-found')).toEqual([]);
  });

  it('says that the service is away when it is, with or without JavaScript', async () => {
    const alone = await start(await freePort(), `http://127.0.0.1:${await freePort()}/v1`);
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open('/', { javaScriptEnabled }, alone);
      await page.getByText('The shop is unavailable right now. Please try again in a minute.').waitFor();
      if (javaScriptEnabled) expect(await faultsOf(page, [DESKTOP, PHONE], 'nextjs-away')).toEqual([]);
    }
  });
});
