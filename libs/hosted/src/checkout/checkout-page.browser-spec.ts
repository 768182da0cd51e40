import { DESKTOP, faultsOf, PHONE_BY_NIGHT, SHOP_ORIGIN, tabTo, useHostedShop, type HostedCheckout } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const documentWith = (tote = 1_250_000) => ({
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } } },
  products: [
    {
      slug: 'tote',
      name: 'Adire tote bag, hand-dyed in Abeokuta',
      variants: [{ key: 'one', name: 'Indigo, large', prices: naira(tote), stock: 9 }],
      needsDelivery: true,
    },
    { slug: 'print', name: 'Print', variants: [{ key: 'one', name: 'A2', prices: naira(200_000) }] },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos mainland', countries: ['NG'], prices: naira(150_000) }],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
});

describe('the page of a checkout in a browser', () => {
  const hosted = useHostedShop('ile', documentWith(), { forEachTest: true });

  const openCheckout = async (slugs: readonly string[], overrides: object = {}) => {
    const products = await Promise.all(slugs.map((slug) => hosted.read<{ variants: { ref: string }[] }>(`products/${slug}`)));
    const items = products.map(({ variants }, index) => ({ variantRef: variants[0]!.ref, quantity: index + 1 }));
    return hosted.openProducts(slugs, { items, ...(!slugs.includes('tote') && { deliveryZoneRef: undefined }), ...overrides });
  };
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const fillIn = async (page: Page) => {
    await page.getByLabel('Name').fill('Kẹ́mi Adébáyọ̀');
    await page.getByLabel('E-mail').fill('kemi@guests.example');
    await page.getByLabel('Street and house').fill('14 Hughes Avenue');
    await page.getByLabel('Town or city').fill('Yaba');
    await page.getByLabel('Country').selectOption('Nigeria');
  };

  it.each([true, false])(
    '[§4.2 r7] [D-82] sells a product by card, and redirects to the shop (JavaScript: %p)',
    async (javaScriptEnabled) => {
      const { ref, hostedUrl } = await openCheckout(['tote']);
      const { page, troubles } = await hosted.visit(hostedUrl, { javaScriptEnabled });
      await fillIn(page);
      await press(page, 'Pay ₦14,000');
      await press(page, /4242 4242 4242 4242/);
      await page.waitForURL((url) => url.pathname === '/healthz');
      expect(new URL(page.url()).search).toBe(`?from=shop&checkout=${ref}`);
      expect(await hosted.statusOf(ref)).toBe('paid');
      await page.goto(hostedUrl);
      await page.getByRole('heading', { name: 'your order is placed' }).waitFor();
      expect(troubles).toEqual([]);
    },
  );

  it('reports a refused card, keeps the contact, and accepts another card', async () => {
    const { ref, hostedUrl } = await openCheckout(['print']);
    const { page } = await hosted.visit(hostedUrl, { javaScriptEnabled: false });
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await press(page, 'Pay ₦2,000');
    await page.getByLabel('Card number').fill('4000 0000 0000 0002');
    await press(page, 'Pay by this card');
    await page.getByText('Your card was refused').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada Obi');
    await press(page, 'Pay ₦2,000');
    await press(page, /4000 0000 0000 3220/);
    await press(page, 'Confirm the payment');
    await page.waitForURL((url) => url.pathname === '/healthz');
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it('[§4.2 r6] shows the same account after the tab was closed, and continues once the money has arrived', async () => {
    const { ref, hostedUrl } = await openCheckout(['print']);
    const { page } = await hosted.visit(hostedUrl);
    await page.getByLabel('Name').fill('Ada Obi');
    await page.getByLabel('E-mail').fill('ada@guests.example');
    await page.getByLabel('Bank transfer').check();
    await press(page, 'Pay ₦2,000');
    const account = page.locator('dt:text("Account number") + dd');
    const number = await account.innerText();
    await page.close();

    const again = (await hosted.visit(hostedUrl)).page;
    expect(await again.locator('dt:text("Account number") + dd').innerText()).toBe(number);
    await again.getByRole('link', { name: 'Check now' }).click();
    await again.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
    await again.getByRole('link', { name: 'let the money come' }).click();
    await press(again, 'The transfer arrives');
    await again.getByRole('link', { name: 'Back to the checkout' }).click();
    await again.waitForURL((url) => url.pathname === '/healthz');
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it('is shown again, and not the shop, when the buyer goes back', async () => {
    const { ref, hostedUrl } = await openCheckout(['print'], { contact: { name: 'Ada Obi', email: 'ada@guests.example' } });
    const { page } = await hosted.visit(hostedUrl);
    await press(page, 'Pay ₦2,000');
    await page.getByRole('link', { name: 'Go back without paying' }).click();
    await page.getByText('has not reached us yet').waitFor();
    expect(await page.locator('form').count()).toBe(0);
    await page.getByRole('link', { name: 'Change something, or pay another way' }).click();
    await press(page, 'Pay ₦2,000');
    await page.getByRole('link', { name: 'Go back without paying' }).waitFor();
    await page.waitForLoadState();
    await page.goBack();
    await page.getByRole('button', { name: 'Pay ₦2,000' }).waitFor();
    expect(await hosted.statusOf(ref)).toBe('open');
  });

  it('links to missing fields, focuses them, and can be paid by keyboard alone', async () => {
    const { ref, hostedUrl } = await openCheckout(['print']);
    const { page } = await hosted.visit(hostedUrl);
    await page.evaluate(`document.querySelector('form').submit()`);
    await page.getByRole('alert').waitFor();
    expect(await page.evaluate(`document.activeElement.getAttribute('role')`)).toBe('alert');
    expect(await page.getByRole('alert').getByRole('link').allTextContents()).toEqual([
      'Enter your name.',
      'Enter your e-mail; the receipt goes there.',
    ]);
    await tabTo(page, '[name="contact.name"]');
    await page.keyboard.type('Ada Obi');
    await tabTo(page, '[name="contact.email"]');
    await page.keyboard.type('ada@guests.example');
    await tabTo(page, 'form button');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/'));
    await tabTo(page, '[name="number"]');
    await page.keyboard.type('4242424242424242');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/healthz');
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it('is accessible and fits in each of its states, on a phone by night and on a desktop', async () => {
    const { ref, hostedUrl } = await openCheckout(['tote', 'print'], { discountCode: 'TENOFF' });
    const { page, troubles } = await hosted.visit(hostedUrl);
    const check = async (state: string) => {
      expect([state, await faultsOf(page, [PHONE_BY_NIGHT, DESKTOP])]).toEqual([state, []]);
    };
    await check('open');
    await page.evaluate(`document.querySelector('form').submit()`);
    await page.getByRole('alert').waitFor();
    await check('missing');
    await fillIn(page);
    await hosted.shop.apply(documentWith(1_400_000));
    await press(page, /^Pay/);
    await page.getByRole('heading', { name: 'The price has changed' }).waitFor();
    await check('new-price');
    await page.getByLabel('Bank transfer').check();
    await press(page, /^Pay/);
    await page.getByRole('heading', { name: 'Waiting for your transfer…' }).waitFor();
    await check('transfer');
    await page.getByRole('link', { name: 'let the money come' }).click();
    await page.getByRole('button', { name: 'Too little arrives' }).waitFor();
    await check('sandbox-transfer');
    await press(page, 'Too little arrives');
    await page.getByRole('link', { name: 'Back to the checkout' }).click();
    await page.getByText('has arrived, thank you').waitFor();
    await check('short');
    await page.getByRole('button', { name: 'Pay another way' }).click();
    await page.getByLabel('Card', { exact: true }).check();
    await press(page, /^Pay/);
    await page.getByLabel('Card number').waitFor();
    await check('sandbox-card');
    await press(page, /4000 0000 0000 3220/);
    await page.getByRole('button', { name: 'Refuse the payment' }).waitFor();
    await check('sandbox-confirm');
    await press(page, 'Refuse the payment');
    await page.getByText('Your card was refused').waitFor();
    await check('refused');
    await press(page, /^Pay/);
    await press(page, /4242 4242 4242 4242/);
    await page.waitForURL((url) => url.pathname === '/healthz');
    await page.goto(hostedUrl);
    await check('paid');
    expect(await hosted.statusOf(ref)).toBe('paid');

    const cancelled = await openCheckout(['print']);
    await hosted.service.client.post(`/v1/store/checkouts/${cancelled.ref}/cancel`, {}, { key: hosted.shop.keys.secretLive });
    await page.goto(cancelled.hostedUrl);
    await check('cancelled');
    const masked = await openCheckout(['tote'], { contact: { name: 'Ada Obi', email: 'ada@guests.example', phone: '+2348031234567' } });
    await page.goto(
      (
        await hosted.service.client.get<HostedCheckout>(`/v1/store/checkouts/${masked.ref}`, {
          key: hosted.shop.keys.publishableLive,
          origin: SHOP_ORIGIN,
        })
      ).body.hostedUrl,
    );
    await check('masked');
    await hosted.advance(25 * 3_600);
    await page.goto(masked.hostedUrl);
    await check('expired');
    await page.goto(masked.hostedUrl.replace(/t=.*/, 't=none'));
    await check('nothing');
    expect(troubles.filter((trouble) => !/4(00|04|09)/.test(trouble))).toEqual([]);
  });
});
