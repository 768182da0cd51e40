import { opener, openShop, sharedService, subscriberMail, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Listed {
  ref: string;
  email: string;
  state: string;
  variantRef?: string;
}
type Page = { data: Listed[]; nextCursor?: string };

const product = (slug: string) => ({
  slug,
  name: `The ${slug}`,
  needsDelivery: false,
  restockAlertsEnabled: true,
  variants: [{ key: 'one', name: 'One', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 1_500_000 }], stock: 0 }],
});

describe('subscribers in the management API', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'adire', { version: 1, products: [product('tote'), product('cap')] });
    other = await openShop(service, 'other', { version: 1 });
    await sign('newsletter', { email: 'ade@subscribers.example', name: '=1+1' }, 'confirm');
    await sign('newsletter', { email: 'bola@subscribers.example', name: 'Bọ́lá' }, 'confirm', 'end');
    await sign('newsletter', { email: 'chi@subscribers.example' });
    await sign('products/tote/restock-alerts', { email: 'ade@subscribers.example', variantRef: await variantOf('tote') }, 'confirm');
    await sign('products/tote/restock-alerts', { email: 'dayo@subscribers.example', variantRef: await variantOf('tote') }, 'confirm');
    await sign('products/cap/restock-alerts', { email: 'dayo@subscribers.example', variantRef: await variantOf('cap') });
  });

  const open: ReturnType<typeof opener> = (...args) => opener(() => service.urls[0]!, shop.slug)(...args);
  const manage = <T>(path: string, key = shop.adminToken) => service.client.get<T>(`/v1/admin/${path}`, { key });
  const emails = async (path: string) => (await manage<Page>(path)).body.data.map(({ email }) => email);
  const remove = (path: string, key = shop.adminToken) => service.client.send<ErrorBody>(`/v1/admin/${path}`, { method: 'DELETE', key });
  const variantOf = async (slug: string) =>
    (await service.client.get<{ variants: { ref: string }[] }>(`/v1/store/products/${slug}`, { key: shop.keys.secretLive })).body
      .variants[0]!.ref;

  /** Signs somebody up, and answers the mail that follows. */
  async function sign(
    path: string,
    body: { email: string; name?: string; variantRef?: string },
    ...answers: ('confirm' | 'end')[]
  ): Promise<void> {
    const before = service.mails.raw.filter((mail) => mail.includes(`To: ${body.email}`) || mail.includes(`<${body.email}>`)).length;
    expect((await service.client.post(`/v1/store/${path}`, body, { key: shop.keys.secretLive })).status).toBe(202);
    const mail = await subscriberMail(service.mails, body.email, before + 1);
    for (const answer of answers) expect((await open(mail[answer], '')).status).toBe(200);
  }

  it('are listed newest first, by state and search, page by page', async () => {
    const path = 'newsletter/subscribers';
    expect(await emails(path)).toEqual(['chi@subscribers.example', 'bola@subscribers.example', 'ade@subscribers.example']);
    expect(await emails(`${path}?state=confirmed`)).toEqual(['ade@subscribers.example']);
    expect([
      await emails(`${path}?state=unsubscribed`),
      await emails(`${path}?state=pending`),
      await emails(`${path}?search=BOLA`),
    ]).toEqual([['bola@subscribers.example'], ['chi@subscribers.example'], ['bola@subscribers.example']]);
    const { body } = await manage<Page>(`${path}?limit=2`);
    expect(await emails(`${path}?limit=2&cursor=${body.nextCursor}`)).toEqual(['ade@subscribers.example']);
    expect(body.data[1]).toMatchObject({
      ref: expect.stringMatching(/^nls_/),
      state: 'unsubscribed',
      name: 'Bọ́lá',
      source: 'storefront_api',
      confirmedAt: expect.any(String),
      unsubscribedAt: expect.any(String),
    });
  });

  it('are exported as a table, the confirmed ones by default, and no cell is computed', async () => {
    const csv = async (query = '') => {
      const { text, headers } = await manage(`newsletter/subscribers.csv${query}`);
      expect(headers.get('content-disposition')).toContain('subscribers.csv');
      return text.trimEnd().split('\r\n');
    };
    const [headings, ...lines] = await csv();
    expect(headings).toContain('E-mail,Name,State');
    expect(lines).toEqual([expect.stringMatching(/^ade@subscribers\.example,'=1\+1,confirmed,/)]);
    expect((await csv('?state=unsubscribed')).slice(1)).toEqual([expect.stringMatching(/^bola@subscribers\.example,/)]);
  });

  it('wait for products, which are counted by variant, the most wanted first', async () => {
    const [tote, cap] = [await variantOf('tote'), await variantOf('cap')];
    expect((await manage<{ data: object[] }>('restock-alerts/variants')).body.data).toMatchObject([
      { variantRef: tote, productSlug: 'tote', productName: 'The tote', variantName: 'One', waiting: 2 },
    ]);
    expect((await manage<Page>('restock-alerts')).body.data.map(({ email, state, variantRef }) => [email, state, variantRef])).toEqual([
      ['dayo@subscribers.example', 'pending', cap],
      ['dayo@subscribers.example', 'confirmed', tote],
      ['ade@subscribers.example', 'confirmed', tote],
    ]);
    expect(await emails(`restock-alerts?variant=${cap}`)).toEqual(['dayo@subscribers.example']);
    expect(await emails('restock-alerts?state=confirmed&search=ade')).toEqual(['ade@subscribers.example']);
  });

  it.each([
    'newsletter/subscribers?state=ended',
    'newsletter/subscribers?cursor=x',
    'newsletter/subscribers?colour=red',
    'restock-alerts?variant=x',
    'restock-alerts?state=unsubscribed',
    'restock-alerts?cursor=nls_x',
  ])('[§7 VALIDATION_ERROR] are not listed by %s', async (path) => {
    expect(await manage<ErrorBody>(path)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
  });

  it('[D-5] are each workspace’s own', async () => {
    const [{ ref }] = (await manage<Page>('newsletter/subscribers')).body.data as [Listed];
    expect((await manage<Page>('newsletter/subscribers', other.adminToken)).body.data).toEqual([]);
    expect((await manage<Page>('restock-alerts', other.adminToken)).body.data).toEqual([]);
    expect((await remove(`newsletter/subscribers/${ref}`, other.adminToken)).status).toBe(404);
  });

  it('are forgotten when the merchant says so, which is noted', async () => {
    const [alert] = (await manage<Page>('restock-alerts?state=pending')).body.data as [Listed];
    const [subscriber] = (await manage<Page>('newsletter/subscribers?state=pending')).body.data as [Listed];
    expect([(await remove(`newsletter/subscribers/${alert.ref}`)).status, (await remove('restock-alerts/x')).status]).toEqual([404, 404]);
    expect([
      (await remove(`restock-alerts/${alert.ref}`)).status,
      (await remove(`newsletter/subscribers/${subscriber.ref}`)).status,
    ]).toEqual([204, 204]);
    expect((await remove(`restock-alerts/${alert.ref}`)).status).toBe(404);
    expect([await emails('restock-alerts?state=pending'), await emails('newsletter/subscribers?state=pending')]).toEqual([[], []]);
    const noted = (await manage<{ data: { action: string; subject: { ref: string } }[] }>('audit')).body.data.slice(0, 2);
    expect(noted.map(({ action, subject }) => [action, subject.ref])).toEqual([
      ['delete', subscriber.ref],
      ['delete', alert.ref],
    ]);
  });
});
