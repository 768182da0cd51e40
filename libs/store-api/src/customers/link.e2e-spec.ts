import { openShop, SHOP_ORIGIN, sharedService, WebhookSink, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Link {
  linkRef: string;
  customerRef: string;
  contactRef: string;
  externalRef: string;
  alreadyLinked: boolean;
  linkedAt: string;
  test: boolean;
}
interface LinkEvent {
  id: string;
  type: string;
  mode: string;
  data: Record<string, string>;
}

describe('linking customers over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let sink: WebhookSink;
  let users = 0;

  beforeAll(async () => {
    sink = await WebhookSink.open();
    service = await sharedService({ apis: 2 });
    shop = await openShop(service, 'linking', { version: 1 });
  });

  afterAll(async () => {
    await sink?.close();
  });

  const user = () => ({ externalRef: `user-${(users += 1)}`, email: `ade.${users}@example.com` });
  const link = <T = Link>(body: unknown, key = shop.keys.secretLive, origin?: string) =>
    service.client.post<T>('/v1/store/customers/link', body, { key, origin });
  const receivedEvents = async (count: number) => (await sink.expect(count, '/fifty')).map(({ body }) => JSON.parse(body) as LinkEvent);
  const contacts = async (query: string) =>
    (
      await service.client.get<{ data: { ref: string; email?: string; name?: string }[] }>(`/v1/admin/contacts?${query}`, {
        key: shop.adminToken,
      })
    ).body.data;

  it('[§4.7] [§4.7 r1] [§2.9 customer-link] [decisions 3.5 customer-link] [D-37] answers 200 first and again, and is never kept', async () => {
    const customer = user();
    const [first, again, other] = [
      await link({ ...customer, name: 'Adé' }),
      await link(customer),
      await link({ ...customer, email: 'other@example.com', name: 'Other' }),
    ];
    expect([first.status, again.status, other.status, first.headers.get('cache-control')]).toEqual([
      200,
      200,
      200,
      expect.stringContaining('no-store'),
    ]);
    expect(first.body).toEqual({
      linkRef: expect.stringMatching(/^lnk_[0-9a-z]{26}$/),
      customerRef: expect.stringMatching(/^cus_[0-9a-z]{26}$/),
      contactRef: expect.stringMatching(/^con_[0-9a-z]{26}$/),
      externalRef: customer.externalRef,
      alreadyLinked: false,
      linkedAt: expect.stringMatching(/Z$/),
      test: false,
    });
    expect([again.body, other.body]).toEqual([
      { ...first.body, alreadyLinked: true },
      { ...first.body, alreadyLinked: true },
    ]);
    expect(await contacts(`search=${customer.email}`)).toMatchObject([{ ref: first.body.contactRef, email: customer.email, name: 'Adé' }]);
    expect(await contacts('search=other@example.com')).toEqual([]);
  });

  it('[§4.7 r3] [§6 customer.linked] reports fifty first links at once, at two processes, once', async () => {
    await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sink.url}/fifty`, events: ['customer.linked'] },
      { key: shop.adminToken },
    );
    const customer = user();
    const key = shop.keys.secretLive;
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const body = JSON.stringify({ ...customer, email: n % 3 ? customer.email : `third.${customer.email}` });
        return (await (await fetch(`${service.urls[n % 2]}/v1/store/customers/link`, { method: 'POST', headers, body })).json()) as Link;
      }),
    );
    expect(new Set(answers.map(({ linkRef }) => linkRef)).size).toBe(1);
    expect(answers.filter(({ alreadyLinked }) => !alreadyLinked)).toHaveLength(1);
    const last = (await link(user())).body;
    const events = await receivedEvents(2);
    expect(events.map(({ type, mode, data }) => ({ type, mode, data }))).toEqual(
      expect.arrayContaining(
        [answers[0]!, last].map(({ customerRef, contactRef }) => ({
          type: 'customer.linked',
          mode: 'live',
          data: { customerRef, contactRef },
        })),
      ),
    );
    expect(events).toHaveLength(2);
  });

  it('[§4.7 r2] gives the same answer whether the contact exists or not', async () => {
    const existing = user();
    await link(existing);
    const [joined, made] = [(await link({ ...user(), email: existing.email })).body, (await link(user())).body];
    const shapeOf = (view: Link) => Object.entries(view).map(([field, value]) => [field, typeof value, String(value).length]);
    expect(shapeOf({ ...joined, externalRef: '' })).toEqual(shapeOf({ ...made, externalRef: '' }));
  });

  it('[§4.7 r4] answers a test key with refs of nobody, stays with them, and makes no contact', async () => {
    const customer = user();
    const first = (await link({ ...customer, name: 'Adé', phone: '+2348031234567' }, shop.keys.secretTest)).body;
    expect(first).toMatchObject({
      customerRef: expect.stringMatching(/^test_cus_/),
      contactRef: expect.stringMatching(/^test_con_/),
      alreadyLinked: false,
      test: true,
    });
    expect((await link(customer, shop.keys.secretTest)).body).toEqual({ ...first, alreadyLinked: true });
    expect([await contacts('mode=test'), await contacts(`search=${customer.email}`)]).toEqual([[], []]);
    expect((await link<ErrorBody>({ ...customer, email: 'nobody' }, shop.keys.secretTest)).status).toBe(400);
  });

  it('[§5 r6] [D-25] is for secret keys with the scope alone', async () => {
    const refused = await link<ErrorBody>(user(), shop.keys.publishableLive, SHOP_ORIGIN);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    const { key } = (
      await service.client.post<{ key: string }>(
        '/v1/admin/keys',
        { kind: 'secret', mode: 'live', scopes: ['orders:read'] },
        { key: shop.adminToken },
      )
    ).body;
    expect((await link<ErrorBody>(user(), key)).body.error.code).toBe('INSUFFICIENT_SCOPE');
    const { key: linking } = (
      await service.client.post<{ key: string }>(
        '/v1/admin/keys',
        { kind: 'secret', mode: 'live', scopes: ['customers:link'] },
        { key: shop.adminToken },
      )
    ).body;
    expect((await link(user(), linking)).status).toBe(200);
  });

  it.each([
    ['email', {}],
    ['email', { email: '' }],
    ['email', { email: 'ade' }],
    ['email', { email: 'Adé <ade@example.com>' }],
    ['email', { email: 'ade\u0007@example.com' }],
    ['email', { email: ['ade@example.com'] }],
    ['externalRef', { externalRef: undefined }],
    ['externalRef', { externalRef: '' }],
    ['externalRef', { externalRef: 'x'.repeat(10_240) }],
    ['externalRef', { externalRef: 'a\u0007b' }],
    ['externalRef', { externalRef: '\u202egnp' }],
    ['externalRef', { externalRef: 42 }],
    ['name', { name: 'x'.repeat(121) }],
    ['phone', { phone: '0803' }],
  ])('[§4.7 email] [§4.7 externalRef] names %s in a refusal of %j', async (field, fields) => {
    const body = {
      externalRef: 'user_42',
      ...('externalRef' in fields || 'name' in fields || 'phone' in fields ? { email: 'ade@example.com' } : {}),
      ...fields,
    };
    const answer = await link<ErrorBody>(body);
    expect([answer.status, answer.body.error.code, Object.keys((answer.body.error.details as { fields: object }).fields)]).toEqual([
      400,
      'VALIDATION_ERROR',
      [field],
    ]);
  });

  it.each(['', '[]', 'null', '{"email":', '{"email":"ade@example.com","externalRef":"a\\u0000b"}'])('refuses the body %j', async (body) => {
    const answer = await service.client.send<ErrorBody>('/v1/store/customers/link', {
      method: 'POST',
      key: shop.keys.secretLive,
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  });
});
