import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openShop, overflowOf, sharedService, useBrowser, type SharedService } from '@svc/testing';

describe('the reference in a browser', () => {
  const openPage = useBrowser();
  let service: SharedService;
  let demo: string;
  let adminToken: string;

  beforeAll(async () => {
    service = await sharedService();
    demo = join(service.dataDir, 'demo.json');
    const shop = await openShop(service, 'reference');
    adminToken = shop.adminToken;
    await writeFile(demo, JSON.stringify({ adminToken, keys: shop.keys }));
  });

  afterAll(() => rm(demo));

  const open = async (path: string, width?: number) => {
    const [url] = service.urls;
    const watched = await openPage([url!], { width });
    await watched.page.goto(url + path);
    await watched.page.waitForSelector('.opblock');
    return watched;
  };

  it.each([
    ['/docs', 'with the key that is ready', 'listCollections', 'store/collections', '200'],
    ['/docs/management', 'with the token that the reader enters', 'readOwnWorkspace', 'workspace', '200'],
  ])('%s tries a request %s', async (path, _, operation, address, status) => {
    const { page, troubles } = await open(path);
    if (path === '/docs/management') {
      await page.click('.auth-wrapper .btn.authorize');
      await page.fill('.auth-container input', adminToken);
      await page.click('.auth-container .btn.authorize');
      await page.click('.auth-container .btn-done');
      await page.fill('.operation-filter-input', operation);
    }
    const block = page.locator(`[id$="-${operation}"]`);
    await block.locator('.opblock-summary-control').click();
    const execute = block.locator('.btn.execute');
    await execute.waitFor();
    await execute.click();
    const answer = block.locator('.live-responses-table');
    await answer.waitFor();
    expect(await block.locator('.request-url').textContent()).toContain(address);
    expect(await answer.locator('.response-col_status').last().textContent()).toContain(status);
    expect(troubles).toEqual([]);
  });

  it('finds operations by their path and by what they do', async () => {
    const { page } = await open('/docs');
    const shown = page.locator('.opblock-tag-section .opblock');
    await page.fill('.operation-filter-input', '/store/notes');
    await shown.nth(1).waitFor({ state: 'detached' });
    expect(await shown.first().textContent()).toContain('/store/notes');
    await page.fill('.operation-filter-input', 'no such thing');
    await shown.first().waitFor({ state: 'detached' });
  });

  it('fits a phone', async () => {
    const { page, troubles } = await open('/docs', 375);
    expect(await overflowOf(page)).toBe(0);
    expect(troubles).toEqual([]);
  });
});
