import { inDays, openShop, SHOP_ORIGIN, SmtpSink, startService, type RunningService, type Shop } from '@svc/testing';

const event = {
  slug: 'gala',
  title: 'Le Gala',
  startAt: inDays(10),
  endAt: inDays(11),
  timezone: 'Africa/Abidjan',
  ticketTypes: [
    { key: 'seat', name: 'Fauteuil', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500_000 }] },
    { key: 'free', name: 'Libre', kind: 'free' },
  ],
};

describe('[D-114] the language in which somebody is served', () => {
  let service: RunningService;
  let shop: Shop;
  let sink: SmtpSink;
  let tiers: Record<string, string>;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    service = await startService({ env: { SMTP_URL: sink.url, MAIL_FROM: 'tickets@shop.example' } });
    shop = await openShop(service, 'adire', { version: 1, events: [event], products: [] });
    await service.startWorker();
    const { body } = await service.client.get<{ ticketTypes: { name: string; ref: string }[] }>('/v1/store/events/gala', {
      key: shop.keys.secretLive,
    });
    tiers = Object.fromEntries(body.ticketTypes.map(({ name, ref }) => [name, ref]));
  });

  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
  });

  const get = async (url: string, language?: string) => {
    const answer = await fetch(url, { redirect: 'manual', headers: language === undefined ? {} : { 'accept-language': language } });
    return {
      to: new URL(answer.headers.get('location') ?? '/', url).href,
      headers: answer.headers,
      html: await answer.clone().text(),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const post = async (url: string, fields: Record<string, string>, language?: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(language !== undefined && { 'accept-language': language }) };
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers });
    return { to: new URL(answer.headers.get('location') ?? '/', url).href, html: await answer.text() };
  };
  const below = (url: string, part: string) => url.replace(/(?=\?)/, `/${part}`);
  const open = async () => {
    const body = {
      tickets: [{ ticketTypeRef: tiers.Fauteuil, quantity: 1 }],
      contact: { name: 'Ada Obi', email: 'ada@example.com' },
      returnUrl: 'https://shop.example/thanks',
    };
    const answer = await service.client.post<{ hostedUrl: string }>('/v1/store/events/gala/checkout', body, {
      key: shop.keys.secretLive,
      headers: { 'idempotency-key': crypto.randomUUID(), 'accept-language': 'de' },
    });
    expect(answer.text).toContain('hostedUrl');
    return answer.body.hostedUrl;
  };
  /** Pays by card, in the language of the browser; returns the next page and the mail. */
  const buy = async (email: string, language: string, page: string) => {
    const started = await post(
      below(page, 'pay'),
      { 'contact.name': 'Ada Obi', 'contact.email': email, rail: 'card', seenTotal: '500000' },
      language,
    );
    const played = await post(below(started.to, 'card'), { number: '4242424242424242' }, language);
    const [, back = ''] = /^0;url=(.*)$/.exec((await get(played.to)).headers.get('refresh') ?? '') ?? [];
    await get(back, language);
    const [mail] = await sink.mailsTo(email);
    return {
      started,
      back,
      mail: mail!,
      pdf: Buffer.from(mail!.attachments.find(({ mimeType }) => mimeType === 'application/pdf')!.content as ArrayBuffer).toString('latin1'),
    };
  };

  it('[ADR 0076 r1] leaves the spaces of names as they are, in French as well', async () => {
    const page = await open();
    const started = await post(
      below(page, 'pay'),
      { 'contact.name': 'Zoé Âne', 'contact.email': 'zoe@example.com', rail: 'card', seenTotal: '500000' },
      'fr-CI',
    );
    await post(below(started.to, 'card'), { number: '4242424242424242' }, 'fr-CI');
    const [mail] = await sink.mailsTo('zoe@example.com');
    expect(mail!.text).toContain('Bonjour Zoé Âne,');
  });

  it('is that of the checkout’s page, of the mail and of the printed ticket, for each buyer their own', async () => {
    const [french, english] = [await open(), await open()];
    const pages = [await get(french, 'fr-CI,en;q=0.5'), await get(english, 'en-NG')];
    expect(pages.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1])).toEqual(['fr-CI', 'en-NG']);
    expect(pages[0]!.html).toContain('Coordonnées');
    expect(pages[0]!.html).toMatch(/Payer 5.000.₦<\/button>/);
    expect(pages[1]!.html).toContain('Pay ₦5,000</button>');

    const [une, one] = [await buy('une@example.com', 'fr-CI,en;q=0.5', french), await buy('one@example.com', 'en-NG', english)];
    expect([une.mail.subject, one.mail.subject]).toEqual(['Votre billet\u00a0: Le Gala', 'Your ticket: Le Gala']);
    expect(une.mail.text).toContain('Bonjour Ada Obi,');
    expect(une.mail.text).toMatch(/Payé\u00a0: 5.000.₦/);
    expect(une.mail.html).toContain('<html lang="fr-CI"');
    expect(one.mail.text).toContain('Hello Ada Obi,');
    expect([une.pdf, one.pdf].map((pdf) => /\/Lang \(([^)]*)\)/.exec(pdf)?.[1])).toEqual(['fr-CI', 'en-NG']);
  });

  it('is the one that a visitor chose in the footer of a page, all the way, whatever the language of their browser', async () => {
    const page = await open();
    const [, href] = /<a href="([^"]*)" lang="fr"/.exec((await get(page, 'en-NG')).html)!;
    const chosen = new URL(href!.replaceAll('&amp;', '&'), page).href;
    const { html } = await get(chosen, 'en-NG');
    expect(html).toMatch(/<form [^>]*action="[^"]*\/pay\?t=[^"]*&amp;lang=fr"/);
    const { started, back, mail } = await buy('choisi@example.com', 'en-NG', chosen);
    expect(new URL(started.to).searchParams.get('lang')).toBe('fr');
    expect((await get(started.to, 'en-NG')).html).toContain('Paiement d’essai');
    expect(new URL(back).searchParams.get('lang')).toBe('fr');
    expect(mail.subject).toBe('Votre billet\u00a0: Le Gala');
  });

  it('is that of the browser that registers a guest, and English where none is known', async () => {
    const register = async (email: string, language?: string) => {
      const body = { tickets: [{ ticketTypeRef: tiers.Libre, quantity: 1 }], contact: { name: 'Awa', email } };
      const headers = language === undefined ? undefined : { 'accept-language': language };
      expect(
        await service.client.post('/v1/store/events/gala/register', body, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN, headers }),
      ).toMatchObject({ status: 201 });
      return (await sink.mailsTo(email))[0]!.subject;
    };
    expect([
      await register('awa@example.com', 'fr'),
      await register('ama@example.com'),
      await register('ida@example.com', 'de-DE'),
    ]).toEqual(['Inscription confirmée\u00a0: Le Gala', 'You’re registered: Le Gala', 'You’re registered: Le Gala']);
  });

  it('is the language of the merchant’s wording of a mail, too', async () => {
    const wording = {
      fr: { order_confirmed: { subject: '{shop} vous attend : {subject}', opening: 'Quelle joie de vous recevoir, {name}.' } },
    };
    expect((await service.client.patch('/v1/admin/workspace', { mailWording: wording }, { key: shop.adminToken })).body).toMatchObject({
      mailWording: wording,
    });
    const [une, one] = [await buy('la-une@example.com', 'fr', await open()), await buy('the-one@example.com', 'en', await open())];
    expect([une.mail.subject, one.mail.subject]).toEqual(['adire vous attend : Votre billet\u00a0: Le Gala', 'Your ticket: Le Gala']);
    expect([
      une.mail.text!.includes('Quelle joie de vous recevoir, Ada Obi.'),
      une.mail.text!.includes('votre reçu'),
      one.mail.text!.includes('joie'),
    ]).toEqual([true, true, false]);
    expect(
      await service.client.patch(
        '/v1/admin/workspace',
        { mailWording: { fr: { order_confirmed: { subject: '{total}' } } } },
        { key: shop.adminToken },
      ),
    ).toMatchObject({ status: 400 });
    const preview = async (body: object) =>
      (
        await service.client.post<{ subject: string; text: string; html: string }>('/v1/admin/emails/preview', body, {
          key: shop.adminToken,
        })
      ).body;
    const shown = await preview({ kind: 'order_confirmed', language: 'fr' });
    expect([
      shown.subject.startsWith('adire vous attend : '),
      shown.text.includes('Quelle joie de vous recevoir'),
      shown.html.includes('<html lang="fr"'),
    ]).toEqual([true, true, true]);
    expect((await preview({ kind: 'order_confirmed', language: 'fr', wording: { subject: 'Essai' } })).subject).toBe('Essai');
    await service.client.patch('/v1/admin/workspace', { mailWording: null }, { key: shop.adminToken });
  });
});
