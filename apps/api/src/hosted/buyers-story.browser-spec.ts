import { eventually, faultsOf, inDays, PHONE, useHostedShop, type WatchedPage } from '@svc/testing';
import type { Page } from 'playwright-core';

interface Order {
  ref: string;
  status: string;
  contact: { name: string; email: string };
  items: { name: string; quantity: number; attendees?: { name?: string }[] }[];
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [{ slug: 'tasse', name: 'Tasse en grès', needsDelivery: true, variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }] }],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
  events: [
    {
      slug: 'fete', title: 'La fête du bleu', startAt: inDays(60), endAt: inDays(60.2), timezone: 'Africa/Lagos', location: { venueName: 'Freedom Park', city: 'Lagos', country: 'NG' },
      ticketTypes: [{ key: 'entree', name: 'Entrée', kind: 'paid', prices: naira(1_000_000), capacity: 40, maxPerOrder: 4 }],
    },
  ],
};

describe('[D-114] somebody who buys in French on a phone', () => {
  const hosted = useHostedShop('ile-histoire', document);

  const onAPhone = (): Promise<WatchedPage> => hosted.newPage({ width: 375, locale: 'fr-FR' });
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  const payInTheSandbox = async (page: Page) => {
    await press(page, /^Payer/);
    await press(page, /4242 4242 4242 4242/);
  };
  /** The page of the order that a mail to somebody, which tells of this, leads to. */
  const orderPageIn = (email: string, about: string): Promise<string> =>
    eventually(`a mail about ${about}`, async () => {
      const mail = (await hosted.service.mails.arrivedAt(email)).find(({ text }) => text?.includes(about));
      const path = /https?:\/\/[^/]+(\/\S+\/o\/\S+)/.exec(mail?.text ?? '')?.[1];
      return path && hosted.service.urls[0]! + path;
    });
  const orders = async () => hosted.read<Order[]>('orders');

  it('has two tickets and a mug, finds them from the mails, and the shop sees it', async () => {
    const email = `awa@${hosted.shop.slug}.example`;
    const { page, troubles } = await onAPhone();
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/fete`);
    await page.getByLabel(/^Entrée/).selectOption('2');
    await press(page, 'Continuer');
    await page.getByLabel('Votre nom').fill('Awa Koné');
    await page.getByLabel('Adresse e-mail').fill(email);
    await press(page, 'Continuer vers le paiement');
    await payInTheSandbox(page);
    await page.waitForURL(/\/o\/ord_/);
    await page.getByText('La fête du bleu').first().waitFor();

    const { hostedUrl } = await hosted.openProducts(['tasse'], {});
    await page.goto(hostedUrl);
    await page.getByLabel('Nom').fill('Awa Koné');
    await page.getByLabel('Adresse e-mail').fill(email);
    await page.getByLabel('Numéro et rue').fill('14 Hughes Avenue');
    await page.getByLabel('Ville').fill('Yaba');
    await payInTheSandbox(page);
    await page.waitForURL((url) => url.pathname === '/healthz');

    const { page: later, troubles: others } = await onAPhone();
    await later.goto(await orderPageIn(email, 'Tasse en grès'));
    await heading(later, 'Votre commande est en préparation');
    await later.goto(await orderPageIn(email, 'La fête du bleu'));
    expect(await later.locator('html').getAttribute('lang')).toMatch(/^fr/);
    await later.getByRole('link', { name: 'Entrée, place 2 sur 2 : Awa Koné', exact: true }).click();
    await heading(later, 'La fête du bleu');
    await later.getByRole('img', { name: /Awa Koné/ }).waitFor();
    expect(await faultsOf(later, [PHONE])).toEqual([]);

    expect(await eventually('both orders are with the shop', async () => ((await orders()).length === 2 ? orders() : undefined))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 'paid', contact: expect.objectContaining({ name: 'Awa Koné', email }), items: [expect.objectContaining({ quantity: 2 })] }),
        expect.objectContaining({ status: 'paid', items: [expect.objectContaining({ quantity: 1 })] }),
      ]),
    );
    expect([...troubles, ...others]).toEqual([]);
  });
});
