import { eventually, inDays, opener, openShop, sharedService, subscriberMail, type SharedService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  products: [
    {
      slug: 'tote',
      name: 'Tote',
      needsDelivery: false,
      restockAlertsEnabled: true,
      variants: [{ key: 'red', name: 'Red', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 1_500_000 }], stock: 0 }],
    },
  ],
  events: [
    {
      slug: 'launch',
      title: 'Launch night',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
    },
  ],
};

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const MULTIPART = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
/** Headers with which mail programs, their extensions and their servers post. */
const SENDERS: [headers: Record<string, string>, body?: string][] = [
  [{ origin: 'https://mail.proton.me', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'moz-extension://6e2b8a64-7f6e-4d6a-9d0a-0c1f7c3b5a11' }],
  [{ origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
  [{ 'sec-fetch-site': 'same-site', cookie: 'session=of-another-site' }],
  [{ origin: 'nonsense', referer: 'https://evil.example/' }],
  [{ origin: 'https://a.example', 'content-type': 'multipart/form-data; boundary=b' }, MULTIPART],
  [{ origin: 'https://a.example', 'content-type': 'text/plain' }],
  [{ origin: 'https://a.example', 'content-type': 'application/json' }, '{"List-Unsubscribe":"One-Click"}'],
  [{ origin: 'https://a.example', 'content-type': 'application/x-www-form-urlencoded; charset=klingon' }],
  [{ origin: 'https://a.example', 'content-type': 'not a type' }, ''],
];

describe('unsubscribing by the link in a mail’s header', () => {
  let service: SharedService;
  let shop: Shop;
  let open: ReturnType<typeof opener>;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'one-click', document);
    open = opener(() => service.urls[0]!, shop.slug);
  });

  const person = () => `reader.${(people += 1)}@${shop.slug}.example`;
  const post = async (path: string, body: object, key = shop.keys.secretLive) =>
    expect((await service.client.post(path, body, { key })).status).toBeLessThan(300);
  const stateOf = async (list: string, email: string) => {
    const { body } = await service.client.get<{ data: { email: string; state: string }[] }>(`/v1/admin/${list}`, { key: shop.adminToken });
    return body.data.find((subscriber) => subscriber.email === email)?.state;
  };
  async function switchApi(apiEnabled: boolean) {
    expect((await service.client.patch('/v1/admin/workspace', { apiEnabled }, { key: shop.adminToken })).status).toBe(200);
    await eventually('the switch is heard of', async () => (await open('newsletter')).status === (apiEnabled ? 200 : 404) || undefined);
  }
  const linkIn = (value: string | undefined) => /^<(\S+)>$/.exec(value ?? '')![1]!;

  async function newsletterReader(email: string): Promise<string> {
    await post('/v1/store/newsletter', { email });
    const { header, confirm } = await subscriberMail(service.mails, email);
    expect((await open(confirm, '', { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    return linkIn(header('list-unsubscribe'));
  }

  async function restockReader(email: string): Promise<string> {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key: shop.keys.secretLive });
    await post('/v1/store/products/tote/restock-alerts', { email, variantRef: body.variants[0]!.ref });
    const { header, confirm } = await subscriberMail(service.mails, email);
    await open(confirm, '', { 'sec-fetch-site': 'same-origin' });
    return linkIn(header('list-unsubscribe'));
  }

  async function announcementReader(email: string): Promise<string> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    const tickets = [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }];
    await post('/v1/store/events/launch/register', { contact: { name: 'Ada', email }, tickets });
    await post('/v1/admin/events/launch/messages', { subject: email, body: 'New shirts.', who: 'all', about: 'other' }, shop.adminToken);
    const mail = await eventually('the announcement', async () =>
      (await service.mails.arrivedAt(email)).find(({ subject }) => subject === email),
    );
    return linkIn(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value);
  }

  it.each(SENDERS)('[D-154] is accepted from anywhere: %j', async (headers, body = ONE_CLICK) => {
    const email = person();
    const link = await newsletterReader(email);
    expect((await open(link, body, headers)).status).toBe(200);
    expect(await stateOf('newsletter/subscribers', email)).toBe('unsubscribed');
  });

  it.each([
    ['the newsletter', newsletterReader, 'Do you want no newsletter any more?'],
    ['restock alerts', restockReader, 'Do you want to hear no more of it?'],
    ['announcements', announcementReader, 'Do you want no such mails any more?'],
  ])('[D-154] ends %s by a POST alone, by its token alone, also in a shop that is switched off', async (_, reader, question) => {
    const link = await reader(person());
    const [hostile] = SENDERS[0]!;
    expect((await open(link)).html).toContain(question);
    const { pathname, search } = new URL(link);
    expect((await fetch(service.urls[0]! + pathname + search, { method: 'HEAD', headers: hostile })).status).toBe(200);
    expect((await open(link.replace(/t=.*/, `t=${'A'.repeat(22)}`), ONE_CLICK, hostile)).status).toBe(404);
    expect((await open(link)).html).toContain(question);

    await switchApi(false);
    const ended = await open(link, ONE_CLICK, hostile);
    await switchApi(true);
    expect([ended.status, ended.html.includes(question)]).toEqual([200, false]);
    expect((await open(link, ONE_CLICK, hostile)).status).toBe(200);
    expect((await open(link)).html).not.toContain(question);
  });
});
