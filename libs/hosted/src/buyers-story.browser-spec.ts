import { eventually, faultsOf, inDays, PHONE, useHostedShop, type WatchedPage, WebhookSink } from '@svc/testing';
import type { Page } from 'playwright-core';

interface Order {
  ref: string;
  status: string;
  contact: { name: string; email: string };
  items: { name: string; quantity: number; attendees?: { name?: string }[] }[];
}

interface Registration {
  attendees: { ref: string; name?: string; email?: string; ticketSerial: number; givenAt?: string }[];
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [
    {
      slug: 'tasse',
      name: 'Tasse en grès',
      needsDelivery: true,
      variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
  events: [
    {
      slug: 'fete',
      title: 'La fête du bleu',
      startAt: inDays(60),
      endAt: inDays(60.2),
      timezone: 'Africa/Lagos',
      location: { venueName: 'Freedom Park', city: 'Lagos', country: 'NG' },
      ticketTypes: [{ key: 'entree', name: 'Entrée', kind: 'paid', prices: naira(1_000_000), capacity: 40, maxPerOrder: 4 }],
    },
  ],
};

describe('[D-114] a buyer in French on a phone', () => {
  const hosted = useHostedShop('ile-histoire', document);
  let webhooks: WebhookSink;

  beforeAll(async () => {
    webhooks = await WebhookSink.open();
    await manage('workspace', { selfService: { tickets: { giveAway: true } } }, 'PATCH');
    await manage('webhooks/destinations', { url: `${webhooks.url}/shop`, events: ['attendee.updated'] }, 'POST');
  });
  afterAll(() => webhooks.close());

  const manage = (path: string, body: object, method: 'PATCH' | 'POST') =>
    hosted.service.client.send(`/v1/admin/${path}`, { method, body, key: hosted.shop.adminToken });

  const onAPhone = (): Promise<WatchedPage> => hosted.newPage({ width: 375, locale: 'fr-FR' });
  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
  const payInTheSandbox = async (page: Page) => {
    await press(page, /^Payer/);
    await press(page, /4242 4242 4242 4242/);
  };
  /** Returns the page of the order that a mail about this leads to. */
  const orderPageIn = (email: string, about: string): Promise<string> =>
    hosted.service.mails.untilMails(`a mail about ${about}`, email, (mails) => {
      const mail = mails.find(({ text }) => text?.includes(about));
      const path = /https?:\/\/[^/]+(\/\S+\/o\/\S+)/.exec(mail?.text ?? '')?.[1];
      return path && hosted.service.urls[0]! + path;
    });
  const orders = async () => hosted.read<Order[]>('orders');
  const codeFor = (email: string) =>
    hosted.service.mails.untilMails(
      'the code',
      email,
      (mails) => mails.flatMap(({ subject = '' }) => /^(\d{6}) est votre code/.exec(subject)?.[1] ?? [])[0],
    );

  it('has two tickets and a mug, finds them from the mails, gives one ticket away, and the shop sees it', async () => {
    const [email, friend] = [`awa@${hosted.shop.slug}.example`, `ami@${hosted.shop.slug}.example`];
    const { page, troubles } = await onAPhone();
    await page.goto(`${hosted.service.urls[0]}/${hosted.shop.slug}/e/fete`);
    await page.getByLabel(/^Entrée/).fill('2');
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
    await later.getByRole('link', { name: 'Afficher le billet 2 sur 2 : Entrée, Awa Koné', exact: true }).click();
    await heading(later, 'La fête du bleu');
    await later.getByRole('img', { name: /Awa Koné/ }).waitFor();
    expect(await faultsOf(later, [PHONE])).toEqual([]);

    expect(await eventually('both orders are with the shop', async () => ((await orders()).length === 2 ? orders() : undefined))).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          status: 'paid',
          contact: expect.objectContaining({ name: 'Awa Koné', email }),
          items: [expect.objectContaining({ quantity: 2 })],
        }),
        expect.objectContaining({ status: 'paid', items: [expect.objectContaining({ quantity: 1 })] }),
      ]),
    );

    await later.getByRole('link', { name: 'Donner ce billet à quelqu’un' }).click();
    await later.getByLabel('Son nom').fill('Aminata Traoré');
    await later.getByLabel('Son adresse e-mail').fill(friend);
    await press(later, 'Continuer');
    await later.getByLabel('Code reçu par e-mail').fill(await codeFor(email));
    await press(later, 'Donner le billet');
    await heading(later, 'Le billet est donné');

    const mail = await hosted.service.mails.untilMails('the ticket is with the friend', friend, (mails) =>
      mails.find(({ subject }) => subject?.startsWith('Un billet pour vous')),
    );
    const { page: theirs, troubles: ofFriend } = await onAPhone();
    await theirs.goto(hosted.service.urls[0]! + /https?:\/\/[^/]+(\/\S+\/t\/\S+)/.exec(mail.text!)![1]!);
    await theirs.getByRole('img', { name: /Aminata Traoré/ }).waitFor();
    expect(await theirs.content()).not.toContain('Awa Koné');

    const [delivery] = await webhooks.expect(1, '/shop');
    const { type, data } = JSON.parse(delivery!.body) as { type: string; data: { attendeeRef: string } };
    const { body: guests } = await hosted.service.client.get<{ data: Registration[] }>('/v1/admin/registrations?event=fete', {
      key: hosted.shop.adminToken,
    });
    const seats = guests.data.flatMap(({ attendees }) => attendees);
    expect(type).toBe('attendee.updated');
    expect(seats.filter(({ givenAt }) => givenAt)).toEqual([
      expect.objectContaining({ ref: data.attendeeRef, name: 'Aminata Traoré', email: friend, ticketSerial: 2 }),
    ]);
    expect(seats).toHaveLength(2);
    expect([...troubles, ...others, ...ofFriend]).toEqual([]);
  });
});
