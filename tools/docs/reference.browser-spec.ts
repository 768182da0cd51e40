import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { eventually, keepEveryLook, openShop, overflowOf, sharedService, useBrowser, type SharedService } from '@svc/testing';
import { demoDocument } from '../demo/demo-document.mjs';

/**
 * Operations by which each part of a request is tried, and each value that the page gets of the demo shop.
 * `sdk-samples.e2e-spec.ts` sends the example of every operation.
 */
const TRIED = [
  'readStorefront',
  'readProductSlots',
  'registerForEvent',
  'openCheckout',
  'readCheckout',
  'readAvailability',
  'listOrders',
  'askForRestockAlert',
  'verifyOtp',
];

describe('the reference in a browser', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let demo: string;
  let adminToken: string;

  beforeAll(async () => {
    service = await sharedService();
    demo = join(service.dataDir, 'demo.json');
    const shop = await openShop(service, 'reference', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    adminToken = shop.adminToken;
    await writeFile(demo, JSON.stringify({ adminToken, keys: shop.keys }));
  });

  afterAll(() => rm(demo));

  const open = async (path: string, visitor: { width?: number; dark?: boolean } = {}) => {
    const [url] = service.urls;
    const watched = await openPage([url!], visitor);
    await watched.page.goto(url + path);
    await watched.page.getByRole('heading', { name: 'Start here' }).first().waitFor();
    return watched;
  };

  /** Every operation that the page lists, as the end of its address. */
  const operationsOf = async (page: Page): Promise<string[]> => {
    await page.locator('a[href^="#tag/"]').first().waitFor();
    const links = await page
      .locator('a[href^="#tag/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    return [...new Set(links.filter((link) => /^#tag\/[\w-]+\/\w+$/.test(link)))];
  };

  /** Presses “Test Request” and “Send”, and answers the status that the page shows. */
  const tried = async (page: Page, link: string): Promise<string> => {
    await page.locator(`a[href="${link}"]`).first().click();
    await page
      .locator(`[id$="${link.slice(1)}"]`)
      .getByRole('button', { name: /^Test Request/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-addressbar-action=send]:visible').click();
    const status = dialog.getByText(/^\d{3} [A-Z]/).first();
    const shown = `${await status.textContent()}`.trim();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    return shown.slice(0, 3);
  };

  it('lists every operation of the storefront API, which succeed as they stand, with the key that is ready', async () => {
    const { page, troubles } = await open('/docs');
    const operations = await operationsOf(page);
    await keepEveryLook(page, 'reference', { fullPage: false });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(operations.length).toBeGreaterThanOrEqual(29);
    const answers: Record<string, string> = {};
    for (const operation of TRIED) answers[operation] = await tried(page, operations.find((link) => link.endsWith(`/${operation}`))!);
    expect(Object.entries(answers).filter(([, status]) => !status.startsWith('2'))).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('the management API is tried with the token that the reader enters', async () => {
    const { page, troubles } = await open('/docs/management#tag/workspace/readOwnWorkspace');
    await page.getByPlaceholder('Token').first().fill(adminToken);
    expect(await tried(page, (await operationsOf(page)).find((link) => link.endsWith('/readOwnWorkspace'))!)).toBe('200');
    expect(troubles).toEqual([]);
  });

  it('finds guides and operations by one search', async () => {
    const { page } = await open('/docs');
    for (const [words, result] of [
      ['restock', 'Tell somebody when a variant is back'],
      ['Receive web', 'Receive webhooks'],
      ['cors', 'CORS: call the API from a browser'],
      ['pagination', 'Pagination and cursors'],
      ['cursor', 'Pagination and cursors'],
      ['retries', 'Retries and timeouts'],
      ['rate limit', 'Rate limits'],
      ['idempotency', 'Idempotency keys'],
      ['test mode', 'Test mode'],
      ['sandbox', 'Mode, sandbox and environment'],
      ['sms', 'SMS: messages to phones'],
      ['refund', 'Refunds'],
      ['python', 'Use the API from Python'],
      ['TIER_SOLD_OUT', 'Tier sold out'],
      ['otp_sender', 'OTP sender unavailable'],
    ]) {
      await page
        .getByRole('button', { name: /Search/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').getByRole('textbox')).first().fill(words!);
      await page.getByRole('dialog').getByText(result!).first().waitFor();
      await page.keyboard.press('Escape');
    }
  });

  it('leads from guide to guide, also to one of several headings that are called alike', async () => {
    const { page } = await open('/docs');
    const linked = await page
      .locator('.markdown a[href^="#description/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!.slice(1)))]);
    const shown = await page
      .locator('div[id*="description/"]')
      .evaluateAll((anchors) => anchors.map(({ id }) => id.slice(id.indexOf('description/'))));
    expect(linked.filter((anchor) => !shown.includes(anchor))).toEqual([]);
    await page.locator('.markdown a[href="#description/errors-2"]').first().click();
    const table = page.locator('div[id$="description/errors-2"]');
    await eventually('the heading is at the top', async () => Math.abs((await table.boundingBox())!.y) < 300);
    expect(await table.locator('xpath=following::table[1]').innerText()).toContain('IDEMPOTENCY_KEY_REUSED');
  });

  it('lists guides and operations under titles, at the full width of the page, with nothing over the list or cut in the head', async () => {
    const { page } = await open('/docs');
    const list = page.locator('aside');
    const titles = await list.evaluate((aside) =>
      [...aside.querySelectorAll('ul, li')].map((node) => getComputedStyle(node, '::before').content).filter((title) => title !== 'none'),
    );
    expect(titles).toEqual([
      '"Guides"',
      '"Get started"',
      '"API conventions"',
      '"Guests and customers"',
      '"Selling"',
      '"Webhooks and changes"',
      '"Reference"',
    ]);
    expect(await list.getByText('Checkout and orders').isVisible()).toBe(true);
    expect(await list.locator('.darklight-reference').evaluate((foot) => getComputedStyle(foot).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    const widthOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!.width;
    expect(await widthOf('.introduction-description')).toBeGreaterThan(800);
    const code = await page
      .locator('.introduction-description pre')
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth));
    expect([code.length > 20, code.filter((beyond) => beyond > 0)]).toEqual([true, []]);
    await page.setViewportSize({ width: 320, height: 800 });
    const head = page.locator('body > header');
    expect(await head.evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0);
  });

  it('is dark for who likes pages dark, and fits a phone', async () => {
    const { page, troubles } = await open('/docs', { width: 375, dark: true });
    expect(await page.evaluate(() => document.body.classList.contains('dark-mode'))).toBe(true);
    expect(await overflowOf(page)).toBe(0);
    await page.goto(new URL('#tag/checkouts/openCheckout', page.url()).href);
    const samples = page.locator('.scalar-code-block, .endpoints');
    await samples.filter({ hasText: 'store.checkouts.create(' }).first().waitFor();
    const beyond = await samples.evaluateAll((all) =>
      all
        .flatMap((sample) => [sample, ...sample.querySelectorAll('*')])
        .filter((part) => part.scrollWidth > part.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(part).overflowX))
        .map((part) => part.textContent),
    );
    expect(beyond).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('keeps the tables of guides within their column, in a narrow window and a wide one, where the rest is reached by scrolling', async () => {
    const { page } = await open('/docs', { width: 375 });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tables = await page.locator('.markdown table').evaluateAll((all) =>
        all.map((table) => ({
          beyond: Math.round(table.getBoundingClientRect().right - table.parentElement!.getBoundingClientRect().right),
          scrolls: getComputedStyle(table).overflowX,
        })),
      );
      expect(tables.length).toBeGreaterThan(20);
      expect([width, tables.filter(({ beyond, scrolls }) => beyond > 0 || scrolls !== 'auto')]).toEqual([width, []]);
    }
  });
});
