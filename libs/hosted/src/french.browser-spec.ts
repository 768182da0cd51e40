import { DESKTOP, faultsOf, PHONE_BY_NIGHT, useHostedShop } from '@svc/testing';
import type { Page } from 'playwright-core';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const times = { startAt: '2030-06-01T17:00:00Z', endAt: '2030-06-01T20:00:00Z', timezone: 'Africa/Abidjan' };
const document = {
  version: 1,
  products: [
    { slug: 'pagne', name: 'Pagne', variants: [{ key: 'one', name: 'Bleu', prices: naira(1_250_000), stock: 9 }], needsDelivery: true },
  ],
  events: [{ slug: 'fete', title: 'La fête', ...times, ticketTypes: [{ key: 'libre', name: 'Libre', kind: 'free', maxPerOrder: 2 }] }],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) },
    { key: 'monde', name: 'Monde', countries: ['US'], prices: naira(9_000_000) },
  ],
};
/** English words that no French page has, except for the link to the other language. */
const ENGLISH = /\b(the|your|you|please|pay|with|name|when|where|register|order)\b/i;

describe('[D-114] pages in French, in a browser', () => {
  const hosted = useHostedShop('ile-fr', document);

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const wordsOfEnglish = async (page: Page) =>
    ENGLISH.exec((await page.locator('body').innerText()).replace('English', '').replaceAll('Storefront Service', ''))?.[0];

  it('sell to visitors who chose it at the foot of the page, without a script, and explain problems', async () => {
    const { hostedUrl, ref } = await hosted.openProducts(['pagne'], {});
    const { page, troubles } = await hosted.visit(hostedUrl, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await page.getByRole('navigation', { name: 'Langue' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/);
    expect(await wordsOfEnglish(page)).toBeUndefined();
    await page.getByLabel('Nom').fill('Awa Koné');
    await page.getByLabel('Adresse e-mail').fill('awa@guests.example');
    await page.getByLabel('Numéro et rue').fill('14 Hughes Avenue');
    await page.getByLabel('Ville').fill('Yaba');
    await page.getByLabel('Pays').selectOption({ label: 'États-Unis' });
    await press(page, /^Payer/);
    await page.getByText('ne livre pas dans ce pays').first().waitFor();
    expect(await wordsOfEnglish(page)).toBeUndefined();
    await page.getByLabel('Pays').selectOption({ value: 'NG' });
    await press(page, /^Payer/);
    await page.getByText('Ceci est le bac à sable').waitFor();
    await press(page, /4242 4242 4242 4242/);
    await page.waitForURL((url) => url.pathname === '/healthz');
    expect(await hosted.statusOf(ref)).toBe('paid');
    expect(troubles.filter((trouble) => !trouble.includes('status of 400'))).toEqual([]);
  });

  it('have no fault that axe finds, and no word of English', async () => {
    const { hostedUrl } = await hosted.openProducts(['pagne'], {});
    for (const where of [`${hostedUrl}&lang=fr`, 'e/fete?lang=fr', 'newsletter?lang=fr']) {
      const { page } = await hosted.visit(where);
      expect([where, await wordsOfEnglish(page), await faultsOf(page, [DESKTOP, PHONE_BY_NIGHT])]).toEqual([where, undefined, []]);
    }
  });
});
