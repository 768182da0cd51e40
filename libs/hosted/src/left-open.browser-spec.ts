import { faultsOf, inDays, layoutFaultsOf, PHONE, PHONE_BY_NIGHT, shiftsOf, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const NIGHT = 26 * 60 * 60;
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  products: [
    {
      slug: 'tote',
      name: 'Market tote',
      needsDelivery: true,
      variants: [{ key: 'one', name: 'Indigo', prices: naira(1_250_000), stock: 9 }],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos mainland', countries: ['NG'], prices: naira(150_000) }],
  events: [
    {
      slug: 'fair',
      title: 'Design Fair',
      startAt: inDays(60),
      endAt: inDays(61),
      description: 'Sixty makers of cloth, clay, wood and paper.\n\n'.repeat(40),
      ticketTypes: [
        { key: 'pass', name: 'Weekend pass', kind: 'paid', prices: naira(1_500_000) },
        { key: 'day', name: 'One day', kind: 'paid', prices: naira(800_000) },
      ],
    },
  ],
};

describe('pages that are left open, or come slowly', () => {
  const hosted = useHostedShop('night', document, { forEachTest: true });
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

  it.each([true, false])(
    'a payment page that was open overnight says what has become of it, and shows what was typed (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { ref, hostedUrl } = await hosted.openProducts(['tote']);
      const { page } = await hosted.visit(hostedUrl, { javaScriptEnabled });
      await page.getByLabel('Name', { exact: true }).fill('Kẹ́mi Adébáyọ̀');
      await page.getByLabel('E-mail').fill('kemi@guests.example');
      await page.getByLabel('Street and house').fill('14 Hughes Avenue');
      await page.getByLabel('Town or city').fill('Yaba');
      await hosted.advance(NIGHT);
      await press(page, /^Pay /);
      await page.getByText('Nothing was ordered.').waitFor();
      for (const typed of ['Kẹ́mi Adébáyọ̀', 'kemi@guests.example', '14 Hughes Avenue', 'Yaba'])
        expect([typed, await page.getByText(typed, { exact: true }).isVisible()]).toEqual([typed, true]);
      await page.getByRole('link', { name: /^Back to/ }).waitFor();
      expect([await hosted.statusOf(ref), await layoutFaultsOf(page)]).toEqual(['expired', []]);
      if (javaScriptEnabled) expect(await faultsOf(page, [PHONE, PHONE_BY_NIGHT])).toEqual([]);
    },
  );

  it('the page of an event that was open overnight still sells', async () => {
    const { page } = await hosted.visit('e/fair');
    await page.getByLabel('One day', { exact: true }).fill('2');
    await press(page, 'Continue');
    await page.getByLabel('Your name').fill('Kẹ́mi Adébáyọ̀');
    await page.getByLabel('E-mail').fill('kemi@guests.example');
    await hosted.advance(NIGHT);
    await press(page, 'Continue to payment');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await page.getByText('Pay ₦16,000').first().waitFor();
  });

  it('tickets are chosen while the rest of the page and its script are still to come, and nothing moves', async () => {
    const { page } = await hosted.newPage();
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 400, downloadThroughput: 3 * 1_024, uploadThroughput: 3 * 1_024 };
    await session.send('Network.emulateNetworkConditions', slow);
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/fair`, { waitUntil: 'commit' });
    await page.getByLabel('One day', { exact: true }).fill('2');
    const isWhole = await page.evaluate('document.readyState !== "loading"');
    await page.waitForLoadState();
    expect([isWhole, await page.getByLabel('One day', { exact: true }).inputValue()]).toEqual([false, '2']);
    expect(await page.locator('[data-sum] strong').first().textContent()).toBe('₦16,000');
    expect(await shiftsOf(page)).toBeLessThan(0.01);
  });
});
