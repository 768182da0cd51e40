import { DESKTOP, DESKTOP_BY_NIGHT, faultsOf, inDays, PHONE, PHONE_BY_NIGHT, useHostedShop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: {
    renderConfig: { templateId: 'courtyard', theme: { brandColor: '#2b3a67' } },
    content: { contact: { email: 'desk@adire.ng' } },
  },
  products: [
    {
      slug: 'mug',
      name: 'Stoneware mug',
      needsDelivery: true,
      variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }],
    },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Ọjọ́ Ìṣẹ̀dá',
      startAt: inDays(60),
      endAt: inDays(60.2),
      timezone: 'Africa/Abidjan',
      selfRefundUntil: inDays(50),
      ticketTypes: [{ key: 'entry', name: 'Entrée', kind: 'paid', prices: naira(400_000) }],
    },
  ],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) },
    { key: 'france', name: 'France', countries: ['FR'], prices: naira(900_000) },
  ],
};
const LOOKS = [PHONE, PHONE_BY_NIGHT, DESKTOP, DESKTOP_BY_NIGHT];

describe('changes by a buyer on the page of an order, in a browser', () => {
  const hosted = useHostedShop('own-order', document);

  beforeAll(async () => {
    await hosted.service.client.patch(
      '/v1/admin/workspace',
      { selfService: { orders: { changeAddress: true, requestRefund: true } } },
      { key: hosted.shop.adminToken },
    );
  });

  async function bought(name: string, what: 'mug' | 'gala' = 'mug') {
    const contact = { name: 'Awa Koné', email: `${name}@${hosted.shop.slug}.example` };
    const { ref, hostedUrl } = await (what === 'mug' ? hosted.openProducts(['mug'], { contact }) : tickets(contact));
    await hosted.service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const watched = await hosted.visit(hostedUrl);
    await watched.page.getByRole('link', { name: 'See your order' }).click();
    await watched.page.waitForURL((url) => url.pathname.includes('/o/ord_'));
    const { orderRef } = await hosted.read<{ orderRef: string }>(`checkouts/${ref}`);
    return { ...watched, ...contact, orderRef };
  }
  async function tickets(contact: object) {
    const { ticketTypes } = await hosted.read<{ ticketTypes: { ref: string }[] }>('events/gala');
    return hosted.open('events/gala/checkout', { tickets: [{ ticketTypeRef: ticketTypes[0]!.ref, quantity: 2 }], contact });
  }
  const codeFor = (email: string) =>
    hosted.service.mails.untilMails(
      'the code',
      email,
      (mails) => mails.flatMap(({ subject = '' }) => /^(\d{6}) (?:is|est) /.exec(subject)?.[1] ?? [])[0],
    );

  it('[ADR 0068 r1] is the address, in French, on a phone, by forms that need no script, and nothing keeps anybody out', async () => {
    const { page, email, troubles } = await bought('address');
    expect(await page.locator('script').count()).toBe(0);
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await page.getByText('Modifier l’adresse').first().click();
    expect(await faultsOf(page, LOOKS, 'order-address')).toEqual([]);
    await page.getByLabel('Numéro et rue').fill('12 rue des Écoles');
    await page.getByLabel('Pays').selectOption({ value: 'FR' });
    await page.getByRole('button', { name: 'Modifier l’adresse' }).click();
    await page.getByText('coûte plus que ce qui a été payé').first().waitFor();
    expect(await faultsOf(page, LOOKS, 'order-address-dear')).toEqual([]);
    expect(await page.getByLabel('Numéro et rue').inputValue()).toBe('12 rue des Écoles');
    await page.getByLabel('Pays').selectOption({ value: 'NG' });
    await page.getByRole('button', { name: 'Modifier l’adresse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confirmez la nouvelle adresse' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'order-address-code')).toEqual([]);
    await page.getByLabel('Code').fill('12');
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.getByText('Ce n’est pas le bon code').first().waitFor();
    expect(await faultsOf(page, LOOKS, 'order-address-code-wrong')).toEqual([]);
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.getByText('L’adresse de livraison a été modifiée.').waitFor();
    await page.getByText('12 rue des Écoles').first().waitFor();
    expect(await faultsOf(page, LOOKS, 'order-address-changed')).toEqual([]);
    expect(troubles.filter((trouble) => !trouble.includes('status of 422'))).toEqual([]);
  });

  it('[ADR 0068 r2] is a refund that is asked for, on a phone, with the answer where it was asked', async () => {
    const { page, email, orderRef, troubles } = await bought('refund');
    await page.getByText('Ask for a refund').first().click();
    expect(await faultsOf(page, LOOKS, 'order-refund')).toEqual([]);
    await page.getByLabel('Why do you ask for it?').fill('It is smaller than I thought,\nand the handle is chipped.');
    await page.getByRole('button', { name: 'Ask for a refund' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confirm that you ask for a refund' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'order-refund-code')).toEqual([]);
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('The shop has your request for a refund').waitFor();
    await page.getByText('and the handle is chipped.').waitFor();
    expect(await faultsOf(page, LOOKS, 'order-refund-asked')).toEqual([]);
    await hosted.service.client.post(
      `/v1/admin/orders/${orderRef}/refund-request/decline`,
      { message: 'We are sorry: it was used.\nWe send you a new handle.' },
      { key: hosted.shop.adminToken },
    );
    await page.reload();
    await page.getByText('We send you a new handle.').waitFor();
    expect(await faultsOf(page, LOOKS, 'order-refund-declined')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it('[ADR 0068 r3] is a refund of tickets at once, in French, which says before what comes back and until when', async () => {
    const { page, email, troubles } = await bought('at-once', 'gala');
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await page.getByText('Demander un remboursement').first().click();
    await page.getByText('Vous êtes remboursé de 8').waitFor();
    expect(await faultsOf(page, LOOKS, 'order-refund-at-once')).toEqual([]);
    await page.getByRole('button', { name: 'Demander un remboursement' }).click();
    await page.getByRole('heading', { level: 1, name: 'Confirmez le remboursement' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'order-refund-at-once-code')).toEqual([]);
    await page.getByLabel('Code').fill(await codeFor(email));
    await page.getByRole('button', { name: 'Confirmer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cette commande a été remboursée' }).waitFor();
    expect(await faultsOf(page, LOOKS, 'order-refund-at-once-made')).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
