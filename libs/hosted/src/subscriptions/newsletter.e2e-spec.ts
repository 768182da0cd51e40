import { opener, openShop, sharedService, subscriberMail, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

const ONE_CLICK = 'List-Unsubscribe=One-Click';

describe('the newsletter', () => {
  let service: SharedService;
  let shop: Shop;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'adire', { version: 1, storefront: { website: 'https://adire.example' } });
  });

  const person = () => `reader.${(people += 1)}@${shop.slug}.example`;
  const ask = <T = { received: boolean; test: boolean }>(body: unknown, key = shop.keys.secretLive, origin?: string) =>
    service.client.post<T>('/v1/store/newsletter', body, { key, origin });

  const open: ReturnType<typeof opener> = (...args) => opener(() => service.urls[0]!, shop.slug)(...args);
  const sign = (fields: Record<string, string>, headers?: Record<string, string>) =>
    open('newsletter', new URLSearchParams(fields).toString(), headers);
  const mailTo = (email: string) => subscriberMail(service.mails, email);

  it('is signed up for on a page, confirmed by the mail that follows, and unsubscribed from', async () => {
    const email = person();
    const form = await open('newsletter');
    expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(form.html).toContain('Get news from adire by e-mail.');
    const taken = await sign({ email: ` ${email.toUpperCase()} `, name: 'Adé' });
    expect([taken.status, taken.headers.get('location')]).toEqual([303, `/${shop.slug}/newsletter/sent`]);
    expect((await open('newsletter/sent')).html).toContain('Look into your mailbox');

    const { mail, confirm, end } = await mailTo(email);
    expect(mail).toMatchObject({ subject: 'Please confirm: news from adire', from: { name: 'adire' } });
    expect(mail.text).not.toContain('Adé');
    expect((await open(confirm)).html).toContain('Do you want the newsletter?');
    expect((await open(confirm)).html).toContain('Yes, I want it');
    expect((await open(confirm, '')).html).toContain('You are on the list');
    expect((await open(confirm)).html).toContain('You are on the list');
    expect((await open(end)).html).toContain('Do you want no newsletter any more?');
    expect((await open(end, '')).html).toContain('You are off the list');
    expect((await open(confirm)).html).toContain('This link holds no longer');
  });

  it('is left by one click in the mail program (RFC 8058)', async () => {
    const email = person();
    await ask({ email });
    const { header, confirm, end } = await mailTo(email);
    expect([header('list-unsubscribe'), header('list-unsubscribe-post')]).toEqual([`<${end}>`, ONE_CLICK]);
    await open(confirm, '');
    expect((await open(end, ONE_CLICK)).status).toBe(200);
    expect((await open(confirm, '')).html).toContain('This link holds no longer');
  });

  it('answers a server alike whether or not the address is known, and mails no more than once in ten minutes', async () => {
    const [email, other] = [person(), person()];
    const answers = [await ask({ email, name: 'Adé' }), await ask({ email: email.toUpperCase() }), await ask({ email })];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([202, { received: true, test: false }]));
    const { confirm } = await mailTo(email);
    await open(confirm, '');
    expect((await ask({ email })).body).toEqual({ received: true, test: false });
    await ask({ email: other });
    await mailTo(other);
    expect(await service.mails.mailsTo(email)).toHaveLength(1);
  });

  it('is judged with a test key, which keeps nothing and sends nothing', async () => {
    const [email, other] = [person(), person()];
    expect((await ask({ email }, shop.keys.secretTest)).body).toEqual({ received: true, test: true });
    expect((await ask({ email: 'nobody' }, shop.keys.secretTest)).status).toBe(400);
    await ask({ email: other });
    await mailTo(other);
    await expect(service.client.get<{ data: unknown[] }>('/v1/admin/messages', { key: shop.adminToken })).resolves.toMatchObject({
      body: { data: expect.not.arrayContaining([expect.objectContaining({ recipient: email })]) },
    });
  });

  it('[§5 r6] is signed up for by secret keys with its scope alone', async () => {
    const scoped = async (scopes: string[]) =>
      (await service.client.post<{ key: string }>('/v1/admin/keys', { kind: 'secret', mode: 'live', scopes }, { key: shop.adminToken }))
        .body.key;
    const code = async (key: string, origin?: string) => {
      const { status, body } = await ask<ErrorBody>({ email: person() }, key, origin);
      return [status, body.error?.code];
    };
    expect(await code(await scoped(['subscriptions:create']))).toEqual([202, undefined]);
    expect(await code(await scoped(['read', 'otp:send']))).toEqual([403, 'INSUFFICIENT_SCOPE']);
    expect((await code(shop.keys.publishableLive, 'https://shop.example'))[0]).toBe(403);
  });

  it.each([{}, { email: '' }, { email: 'ade' }, { email: 42 }, { email: 'ade@example.com', name: 'x'.repeat(121) }])(
    '[§7 VALIDATION_ERROR] is not signed up for with %j',
    async (body) => {
      expect(await ask<ErrorBody>(body)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
    },
  );

  it('keeps what was typed when something is wrong with it', async () => {
    const refused = await sign({ email: 'ade@nowhere', name: 'Adé <b>Ọlá</b>' });
    expect(refused.status).toBe(400);
    expect(refused.html).toContain('Enter your e-mail address, such as ada@example.com.');
    expect(refused.html).toContain('value="Adé &lt;b>Ọlá&lt;/b>"');
  });

  it('shows the same to a program that fills in everything, and stores nothing', async () => {
    const [email, other] = [person(), person()];
    expect((await sign({ email, name: 'Bot', fax: '1' })).headers.get('location')).toBe(`/${shop.slug}/newsletter/sent`);
    await sign({ email: other });
    await mailTo(other);
    expect(service.mails.raw.join()).not.toContain(email);
  });

  it('refuses a form of another site', async () => {
    expect((await sign({ email: person() }, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    const email = person();
    await sign({ email }, { 'sec-fetch-site': 'same-origin' });
    const { confirm } = await mailTo(email);
    expect((await open(confirm, '', { origin: 'https://evil.example' })).status).toBe(404);
    expect((await open(confirm)).html).toContain('Do you want the newsletter?');
  });

  it('[D-1a] is answered only by the recipient of the mail', async () => {
    const email = person();
    await sign({ email });
    const { confirm, end } = await mailTo(email);
    const forged = (url: string, change: (url: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return changed.href;
    };
    const wrong = [
      forged(confirm, (url) => url.searchParams.set('t', 'x'.repeat(22))),
      forged(confirm, (url) => url.searchParams.delete('t')),
      forged(confirm, (url) => url.searchParams.set('t', new URL(end).searchParams.get('t')!)),
      forged(confirm, (url) => (url.pathname = url.pathname.replace('/nls_', '/rsa_'))),
    ];
    for (const url of wrong)
      expect([(await open(url)).status, (await open(url, '')).status].every((status) => status === 404 || status === 400)).toBe(true);
    expect((await open(confirm)).html).toContain('Do you want the newsletter?');
  });

  it('[decisions 3.9] is signed up for ten times a minute from one address', async () => {
    const limited = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    const send = () =>
      opener(() => limited.urls[0]!, shop.slug)('newsletter', new URLSearchParams({ email: person() }).toString(), {
        'x-forwarded-for': '192.0.2.1',
      });
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(303);
    const refused = await send();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(refused.html).toContain('Too many forms were sent from here.');
  });
});
