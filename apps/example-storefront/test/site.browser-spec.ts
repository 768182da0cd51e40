import { execFileSync } from 'node:child_process';
import { AxeBuilder } from '@axe-core/playwright';
import { freePort, openBrowser, openPage, openShop, RunningProcess, startService } from '@svc/testing';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<typeof openPage>>['page'];

const PAGES = ['/', '/products', '/products/tote-bag', '/products/private-dye-lesson', '/products/first-home-set', '/collections/for-the-home', '/events', '/events/adire-design-fair'];
const PHONE = 360;

describe('the example storefront', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    site = await openSite();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const visit = async (path: string, width?: number) => {
    const watched = await openPage(browser, site.origins, width);
    await watched.page.goto(site.url + path);
    await watched.page.waitForSelector('main:not([aria-busy])');
    return watched;
  };

  const choose = (page: Page, option: string) => page.getByRole('radio', { name: option, exact: true }).check();

  describe.each(PAGES)('at %s', (path) => {
    it('keeps to itself and its API, and has no errors', async () => {
      const { page, troubles } = await visit(path);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('h1').count()).toBe(1);
      expect(troubles).toEqual([]);
    });

    it('breaks no rule of accessibility, on a desk or on a phone', async () => {
      for (const width of [1280, PHONE]) {
        const { page } = await visit(path, width);
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    });

    it('fits a phone', async () => {
      const { page } = await visit(path, PHONE);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    });
  });

  it('[§1 r1] shows the brand, its products, collections and events from one answer', async () => {
    const { page } = await openPage(browser, site.origins);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/store/')) asked.push(new URL(request.url()).pathname);
    });
    await page.goto(site.url);
    await page.waitForSelector('main:not([aria-busy])');
    expect(await page.title()).toBe('Adire House');
    expect(await page.textContent('h1')).toBe('Blue that took nine days');
    for (const kind of ['products', 'collections', 'events']) {
      expect(await page.locator(`main .card a[href^="/${kind}/"]`).count()).toBeGreaterThan(2);
    }
    expect(asked).toEqual(['/v1/store/storefront']);
  });

  it('wears the merchant’s colour', async () => {
    const { page } = await visit('/');
    expect(await page.evaluate("getComputedStyle(document.querySelector('.button.primary')).backgroundColor")).toBe('rgb(43, 58, 103)');
  });

  it('[§2.3 r2] finds the variant of the chosen options, and tells its price', async () => {
    const { page } = await visit('/products/tote-bag');
    await choose(page, 'Large');
    await choose(page, 'Rust');
    expect(await page.getByRole('radio', { name: 'Large' }).isChecked()).toBe(true);
    const large = await page.textContent('.variant .price');
    await choose(page, 'Everyday');
    expect(await page.textContent('.variant .price')).not.toBe(large);
  });

  it('[§2.3 r5] shows a sold-out variant, which can be chosen but not bought', async () => {
    const { page } = await visit('/products/tote-bag');
    await choose(page, 'Everyday');
    await choose(page, 'Oatmeal');
    expect(await page.textContent('.stock')).toBe('Sold out');
    expect(await page.getByRole('button', { name: /Order/ }).count()).toBe(0);
  });

  it('[§2.3 r4] takes pre-orders of what is out of stock, and says what is paid now', async () => {
    const { page } = await visit('/products/carved-stool');
    expect(await page.textContent('.stock')).toMatch(/Pre-order.*about six weeks.*40 pieces left.*deposit of 40 %/);
    expect(await page.getByRole('button', { name: 'Pre-order by e-mail' }).isVisible()).toBe(true);
  });

  it('shows the free times of a lesson, and those of another day when one is chosen', async () => {
    const { page } = await visit('/products/private-dye-lesson');
    await page.waitForSelector('.booking .chip');
    const answered = page.waitForResponse((response) => response.url().includes('/slots?date='));
    const day = await page.inputValue('input[name=day]');
    const next = new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
    await page.fill('input[name=day]', next);
    await page.locator('input[name=day]').blur();
    expect((await answered).url()).toContain(`date=${next}`);
  });

  it('prices in the currency that the visitor chooses, where there is one', async () => {
    const { page } = await visit('/products/tote-bag');
    expect(await page.textContent('.variant .price')).toContain('₦');
    await page.getByLabel('Currency').selectOption('USD');
    await page.locator('.variant .price', { hasText: '$' }).waitFor();
  });

  it('shows the tiers of an event, its place and its days', async () => {
    const { page } = await visit('/events/adire-design-fair');
    const tickets = await page.locator('.tier h3').allTextContents();
    expect(tickets).toEqual(expect.arrayContaining(['Weekend pass', 'Crew of five']));
    expect(await page.textContent('.facts')).toContain('Freedom Park');
    expect(await page.locator('.days li').count()).toBe(2);
    expect(await page.getByRole('listitem').filter({ hasText: 'Weekend pass' }).first().textContent()).toMatch(/This price until/);
  });

  it('shows the API’s words when there is no such product', async () => {
    const { page } = await visit('/products/nothing-like-it');
    expect(await page.textContent('h1')).toBe('That is not here');
    expect(await page.textContent('.problem')).toMatch(/product.*req_/i);
  });

  it('says so when there is no such page', async () => {
    const { page } = await openPage(browser, site.origins);
    const response = await page.goto(`${site.url}/nothing/here`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: 'That is not here' }).waitFor();
  });

  const throttled = (seconds: string) => ({
    status: 429,
    headers: { 'access-control-allow-origin': site.url, 'access-control-expose-headers': 'Retry-After', 'retry-after': seconds },
    json: { error: { code: 'RATE_LIMITED', message: 'Too many requests; wait a little.', retryable: true, requestId: 'req_1' } },
  });

  it('[§7 RATE_LIMITED] waits as long as Retry-After says, and asks again', async () => {
    const { page } = await openPage(browser, site.origins);
    await page.route('**/v1/store/storefront', (route) => route.fulfill(throttled('1')), { times: 1 });
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'Blue that took nine days' }).waitFor();
  });

  it('[§7 RATE_LIMITED] shows the message when it would have to wait for long', async () => {
    const { page } = await openPage(browser, site.origins);
    await page.route('**/v1/store/storefront', (route) => route.fulfill(throttled('3600')));
    await page.goto(site.url);
    await page.getByRole('heading', { name: 'One moment, please' }).waitFor();
    expect(await page.textContent('.problem')).toContain('Too many requests; wait a little.');
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
  });
});

interface Site {
  /** Origin of the example storefront. */
  url: string;
  /** Origins that its pages may talk to: its own and the API's. */
  origins: string[];
  stop(): Promise<void>;
}

/** The service with the demo shop, and the example storefront beside it, each at an address of its own. */
async function openSite(): Promise<Site> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const service = await startService();
  try {
    const shop = await openShop(service, 'adire-house', demoDocument(url));
    const made = await service.client.post<{ key: string }>('/v1/admin/keys', { kind: 'publishable', mode: 'test', origins: [url] }, { key: shop.adminToken });
    const server = await RunningProcess.start('../apps/example-storefront/server.mjs', {
      PORT: port,
      API_URL: `${service.urls[0]}/v1`,
      PUBLISHABLE_KEY: made.body.key,
    });
    const stop = async () => {
      await server.stop();
      await service.stop();
    };
    return { url, origins: [url, service.urls[0]!], stop };
  } catch (error) {
    await service.stop();
    throw error;
  }
}

/** What `npm start` fills the demo shop with. Asked of a process, since no app imports a tool. */
function demoDocument(storefrontUrl: string): object {
  const around = JSON.stringify({ storefrontUrl, today: new Date() });
  const script = `import('./tools/demo/demo-document.mjs').then(({ demoDocument }) => console.log(JSON.stringify(demoDocument(${around}))))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 })) as object;
}
