import type { Browser } from 'playwright-core';
import { launchBrowser } from './launch-browser';

describe('the browser of the tests', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('shows a page and follows its script', async () => {
    const page = await browser.newPage();
    await page.setContent(`<button onclick="this.textContent = 'thank you'">press me</button>`);

    await page.getByRole('button', { name: 'press me' }).click();

    expect(await page.getByRole('button').textContent()).toBe('thank you');
  });
});
