import { DESKTOP, faultsOf, PHONE_BY_NIGHT, showDay, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const hours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({ weekday, start: '09:00', end: '17:00' }));
const document = {
  version: 1,
  storefront: { renderConfig: { templateId: 'courtyard', theme: { brandColor: '#7a2e1f' } } },
  products: [
    {
      slug: 'agbada',
      name: 'Agbada, made to measure',
      needsDelivery: true,
      variants: [
        {
          key: 'one',
          name: 'With a fitting of an hour',
          prices: naira(6_000_000),
          schedulingType: 'slots',
          durationMinutes: 60,
          availability: { hours, windowDays: 14 },
        },
      ],
      formFields: [
        { key: 'cloth', type: 'radio', label: 'Which cloth?', options: ['Aso oke', 'Guinea brocade'], required: true },
        { key: 'initials', type: 'checkbox', label: 'Stitch initials into the collar' },
        { key: 'which', type: 'text', label: 'Which initials?', required: true, showIf: { field: 'initials', equals: 'true' } },
      ],
      addonGroups: [
        {
          key: 'cap',
          name: 'Cap',
          selectionType: 'single',
          required: true,
          minSelect: 1,
          options: [
            { key: 'fila', label: 'Fila', prices: naira(500_000) },
            { key: 'none', label: 'No cap', prices: naira(0) },
          ],
        },
        {
          key: 'extras',
          name: 'Extras',
          selectionType: 'multiple',
          maxSelect: 3,
          options: [
            { key: 'beads', label: 'String of beads', prices: naira(150_000), allowQuantity: true, maxQty: 3 },
            { key: 'box', label: 'Gift box', prices: naira(100_000) },
          ],
        },
      ],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos mainland', countries: ['NG'], prices: naira(150_000) }],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
};

describe('choices on the page of a checkout', () => {
  const hosted = useHostedShop('tailor', document);

  const openCheckout = () => hosted.openProducts(['agbada']);
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const fillIn = async (page: Page) => {
    await page.getByLabel('Name').fill('Kẹ́mi Adébáyọ̀');
    await page.getByLabel('E-mail').fill('kemi@guests.example');
    await page.getByLabel('Street and house').fill('14 Hughes Avenue');
    await page.getByLabel('Town or city').fill('Yaba');
    await page.getByLabel('Country').selectOption('Nigeria');
  };
  const choose = async (page: Page, time: string) => {
    await page.getByText(time, { exact: true }).click();
    await page.getByText(/^Fila/).click();
    await page.getByLabel(/^String of beads/).fill('2');
    await page.getByText(/^Aso oke/).click();
    await page.getByText(/^Stitch initials/).click();
    await page.getByLabel(/^Which initials/).fill('KA');
  };

  it('[D-38] [D-82] buy a product with a time, add-ons, answers, delivery and a discount code, without JavaScript', async () => {
    const { ref, hostedUrl } = await openCheckout();
    const { page } = await hosted.newPage({ javaScriptEnabled: false });
    await page.goto(hostedUrl);
    await fillIn(page);
    await showDay(page, 2);
    await choose(page, '14:00');
    await page.getByText('Use a discount code').click();
    await page.getByLabel('Discount code').fill('tenoff');
    await press(page, 'Apply the code');
    await page.getByText('Discount (TENOFF)').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Name').inputValue()).toBe('Kẹ́mi Adébáyọ̀');
    expect(await page.getByLabel(/^Which initials/).inputValue()).toBe('KA');
    await press(page, 'Pay ₦62,700');
    await press(page, /4242 4242 4242 4242/);
    await page.waitForURL((url) => url.pathname === '/healthz');
    await page.goto(hostedUrl);
    await page.getByRole('heading', { name: 'your order is placed' }).waitFor();
    for (const part of ['14:00', 'Fila', 'String of beads', 'Discount (TENOFF)']) await page.getByText(part).first().waitFor();
    expect(await hosted.statusOf(ref)).toBe('paid');
  });

  it('[D-82] are accessible and fit with any open choice, on a phone by night and on a desktop', async () => {
    const { hostedUrl } = await openCheckout();
    const { page, troubles } = await hosted.newPage();
    await page.goto(hostedUrl);
    const check = async (state: string) => {
      expect([state, await faultsOf(page, [PHONE_BY_NIGHT, DESKTOP])]).toEqual([state, []]);
    };
    await check('to-choose');
    await page.evaluate(`document.querySelector('form').submit()`);
    await page.getByRole('alert').waitFor();
    await check('not-chosen');
    await showDay(page, 2);
    await choose(page, '10:00');
    await page.getByText('Use a discount code').click();
    await page.getByLabel('Discount code').fill('NOPE');
    await press(page, 'Apply the code');
    await page.getByRole('alert').waitFor();
    await check('no-such-code');
    await page.getByLabel('Discount code').fill('TENOFF');
    await fillIn(page);
    await page.getByText('Discount (TENOFF)').waitFor({ state: 'attached' });
    await check('chosen');
    await page.goto(hostedUrl);
    await check('come-back');
    await press(page, 'Take it off');
    await page.getByText('Use a discount code').waitFor();
    expect(troubles.filter((trouble) => !/4(00|04|09)/.test(trouble))).toEqual([]);
  });
});
