import { opener, openShop, SmtpSink, startService, subscriberMail, type ErrorBody, type RunningService, type Shop } from '@svc/testing';

interface Listed {
  ref: string;
  email: string;
  state: string;
  variantRef?: string;
}
type Page = { data: Listed[]; nextCursor?: string };

const product = (slug: string) => ({
  slug, name: `The ${slug}`, needsDelivery: false, restockAlertsEnabled: true,
  variants: [{ key: 'one', name: 'One', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 1_500_000 }], stock: 0 }],
});

describe('subscribers in the management API', () => {
  let service: RunningService;
  let shop: Shop;
  let other: Shop;
  let sink: SmtpSink;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    service = await startService({ env: { SMTP_URL: sink.url, MAIL_FROM: 'news@shop.example' } });
    shop = await openShop(service, 'adire', { version: 1, products: [product('tote'), product('cap')] });
    other = await openShop(service, 'other', { version: 1 });
    await service.startWorker();
    await sign('newsletter', { email: 'ade@example.com', name: '=1+1' }, 'confirm');
    await sign('newsletter', { email: 'bola@example.com', name: 'Bọ́lá' }, 'confirm', 'end');
    await sign('newsletter', { email: 'chi@example.com' });
    await sign('products/tote/restock-alerts', { email: 'ade@example.com', variantRef: await variantOf('tote') }, 'confirm');
    await sign('products/tote/restock-alerts', { email: 'dayo@example.com', variantRef: await variantOf('tote') }, 'confirm');
    await sign('products/cap/restock-alerts', { email: 'dayo@example.com', variantRef: await variantOf('cap') });
  });
  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
  });

  const open = opener(() => service.urls[0]!, 'adire');
  const manage = <T>(path: string, key = shop.adminToken) => service.client.get<T>(`/v1/admin/${path}`, { key });
  const emails = async (path: string) => (await manage<Page>(path)).body.data.map(({ email }) => email);
  const remove = (path: string, key = shop.adminToken) => service.client.send<ErrorBody>(`/v1/admin/${path}`, { method: 'DELETE', key });
  const variantOf = async (slug: string) => (await service.client.get<{ variants: { ref: string }[] }>(`/v1/store/products/${slug}`, { key: shop.keys.secretLive })).body.variants[0]!.ref;

  /** Signs somebody up, and answers the mail that comes so. */
  async function sign(path: string, body: { email: string; name?: string; variantRef?: string }, ...answers: ('confirm' | 'end')[]): Promise<void> {
    const before = sink.raw.filter((mail) => mail.includes(`To: ${body.email}`) || mail.includes(`<${body.email}>`)).length;
    expect((await service.client.post(`/v1/store/${path}`, body, { key: shop.keys.secretLive })).status).toBe(202);
    const mail = await subscriberMail(sink, body.email, before + 1);
    for (const answer of answers) expect((await open(mail[answer], '')).status).toBe(200);
  }

  it('are listed newest first, by state and search, page by page', async () => {
    const path = 'newsletter/subscribers';
    expect(await emails(path)).toEqual(['chi@example.com', 'bola@example.com', 'ade@example.com']);
    expect(await emails(`${path}?state=confirmed`)).toEqual(['ade@example.com']);
    expect([await emails(`${path}?state=unsubscribed`), await emails(`${path}?state=pending`), await emails(`${path}?search=BOLA`)]).toEqual([['bola@example.com'], ['chi@example.com'], ['bola@example.com']]);
    const { body } = await manage<Page>(`${path}?limit=2`);
    expect(await emails(`${path}?limit=2&cursor=${body.nextCursor}`)).toEqual(['ade@example.com']);
    expect(body.data[1]).toMatchObject({ ref: expect.stringMatching(/^nls_/), state: 'unsubscribed', name: 'Bọ́lá', source: 'storefront_api', confirmedAt: expect.any(String), unsubscribedAt: expect.any(String) });
  });

  it('are exported as a table, the confirmed ones unless told, and no cell is computed', async () => {
    const csv = async (query = '') => {
      const { text, headers } = await manage(`newsletter/subscribers.csv${query}`);
      expect(headers.get('content-disposition')).toContain('subscribers.csv');
      return text.trimEnd().split('\r\n');
    };
    const [headings, ...lines] = await csv();
    expect(headings).toContain('E-mail,Name,State');
    expect(lines).toEqual([expect.stringMatching(/^ade@example\.com,'=1\+1,confirmed,/)]);
    expect((await csv('?state=unsubscribed')).slice(1)).toEqual([expect.stringMatching(/^bola@example\.com,/)]);
  });

  it('wait for products, which are counted by variant, the most wanted first', async () => {
    const [tote, cap] = [await variantOf('tote'), await variantOf('cap')];
    expect((await manage<{ data: object[] }>('restock-alerts/variants')).body.data).toMatchObject([{ variantRef: tote, productSlug: 'tote', productName: 'The tote', variantName: 'One', waiting: 2 }]);
    expect((await manage<Page>('restock-alerts')).body.data.map(({ email, state, variantRef }) => [email, state, variantRef])).toEqual([
      ['dayo@example.com', 'pending', cap], ['dayo@example.com', 'confirmed', tote], ['ade@example.com', 'confirmed', tote],
    ]);
    expect(await emails(`restock-alerts?variant=${cap}`)).toEqual(['dayo@example.com']);
    expect(await emails('restock-alerts?state=confirmed&search=ade')).toEqual(['ade@example.com']);
  });

  it.each(['newsletter/subscribers?state=ended', 'newsletter/subscribers?cursor=x', 'newsletter/subscribers?colour=red', 'restock-alerts?variant=x', 'restock-alerts?state=unsubscribed', 'restock-alerts?cursor=nls_x'])(
    '[§7 VALIDATION_ERROR] are not listed by %s', async (path) => {
      expect(await manage<ErrorBody>(path)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    },
  );

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
    expect([(await remove(`restock-alerts/${alert.ref}`)).status, (await remove(`newsletter/subscribers/${subscriber.ref}`)).status]).toEqual([204, 204]);
    expect((await remove(`restock-alerts/${alert.ref}`)).status).toBe(404);
    expect([await emails('restock-alerts?state=pending'), await emails('newsletter/subscribers?state=pending')]).toEqual([[], []]);
    const noted = (await manage<{ data: { action: string; subject: { ref: string } }[] }>('audit')).body.data.slice(0, 2);
    expect(noted.map(({ action, subject }) => [action, subject.ref])).toEqual([['delete', subscriber.ref], ['delete', alert.ref]]);
  });
});
