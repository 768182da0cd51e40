import { inDays, openHostedCheckout, openShop, postCheckout, sharedService, type SharedService, type Shop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [{ slug: 'mug', name: 'Mug', variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }] }],
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [{ key: 'table', name: 'Table', kind: 'deposit', prices: naira(1_000_000), depositType: 'percent', depositValue: 30 }],
    },
  ],
};

describe('the mail with the account of a transfer', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'ile', document);
  });

  const send = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': 'same-origin' } });
  const below = (url: string, part: string) => url.replace('?', `/${part}?`);
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
  /** Waits for a number of mails about transfers, and returns their texts. */
  const transfersTo = (email: string, count = 1) =>
    service.mails.untilMails(`${count} mails about transfers`, email, (mails) => {
      const texts = mails.map(({ subject, text }) => `${subject}\n${text}`.replaceAll('\u00a0', ' '));
      const transfers = texts.filter((text) => text.startsWith('Transfer '));
      return transfers.length >= count && transfers;
    });
  const accountOn = async (url: string) =>
    /Account number<\/dt>\s*<dd[^>]*>(?:<[^>]*>)*([^<]+)</.exec(await (await fetch(url)).text())?.[1];

  it('has the account that the page shows, is sent once for each account, and links to the checkout', async () => {
    const email = `ada@${shop.slug}.example`;
    const { hostedUrl } = await openHostedCheckout(service, shop, ['mug'], { contact: { name: 'Ada Obi', email } });
    for (let times = 0; times < 2; times += 1)
      await send(below(hostedUrl, 'pay'), {
        'contact.name': 'Ada Obi',
        'contact.email': email,
        rail: 'bank_transfer',
        seenTotal: '500000',
        seenDueNow: '500000',
      });
    const account = await accountOn(hostedUrl);
    expect(account).toMatch(/^\d+$/);
    const [text] = await transfersTo(email);
    for (const part of ['Transfer ₦5,000 to ile', `Account number: ${account}`, 'Amount: ₦5,000', 'Pay before: ', pathOf(hostedUrl)])
      expect(text).toContain(part);
    await send(below(hostedUrl, 'pay'), { act: 'other' });
    await send(below(hostedUrl, 'pay'), {
      'contact.name': 'Ada Obi',
      'contact.email': email,
      rail: 'bank_transfer',
      seenTotal: '500000',
      seenDueNow: '500000',
    });
    expect(await transfersTo(email, 2)).toHaveLength(2);
  });

  it('[D-11] links to the balance of an order where that is transferred', async () => {
    const email = `bola@${shop.slug}.example`;
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gala', { key: shop.keys.secretLive });
    const { ref, hostedUrl } = await postCheckout(service, shop, 'events/gala/checkout', {
      tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }],
      contact: { name: 'Bola', email },
    });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const page = /href="([^"]*\/b\/[^"]*)"/.exec(await (await fetch(hostedUrl)).text())![1]!.replaceAll('&amp;', '&');
    await send(below(page, 'pay'), { rail: 'bank_transfer', seenTotal: '700000', seenDueNow: '700000' });
    const [text] = await transfersTo(email);
    expect(text).toContain('Transfer ₦7,000 to ile');
    expect(text).toContain(pathOf(page));
    expect(text).not.toContain('/c/chk_');
  });
});
