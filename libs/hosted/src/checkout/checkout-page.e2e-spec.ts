import { advanceClock, openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Session {
  ref: string;
  status: string;
  hostedUrl: string;
  orderNumber?: string;
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const documentWith = ({ tote = 500_000, stock = 5, offer = {} } = {}) => ({
  version: 1,
  products: [
    { slug: 'tote', name: 'Tote <b>bag</b>', variants: [{ key: 'one', name: 'Blue', prices: naira(tote), stock }], ...offer },
    { slug: 'print', name: 'Print', variants: [{ key: 'one', name: 'A2', prices: naira(200_000) }], needsDelivery: true },
  ],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) },
    { key: 'abroad', name: 'Abroad', countries: ['US'], prices: naira(900_000) },
  ],
  discountCodes: [{ code: 'GIFT', kind: 'percent', value: 100 }],
});
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail: 'card', seenTotal: '500000' };

describe('the page of a checkout', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });
  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `ile-${shops}`, documentWith());
  });

  const variantOf = async (slug: string) =>
    (await service.client.get<{ variants: { ref: string }[] }>(`/v1/store/products/${slug}`, { key: shop.keys.secretLive })).body
      .variants[0]!.ref;
  const open = async (slug = 'tote', overrides: object = {}, key = shop.keys.secretLive) => {
    const body = {
      items: [{ variantRef: await variantOf(slug), quantity: 1 }],
      returnUrl: 'https://shop.example/thanks?a=1',
      ...overrides,
    };
    const answer = await service.client.post<Session>('/v1/store/checkouts', body, {
      key,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const read = async (ref: string, as: { key: string; origin?: string } = { key: shop.keys.secretLive }) =>
    (await service.client.get<Session>(`/v1/store/checkouts/${ref}`, as)).body;
  const get = async (url: string) => {
    const answer = await fetch(url, { redirect: 'manual' });
    return { status: answer.status, headers: answer.headers, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const post = async (
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) => {
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers });
    return {
      status: answer.status,
      headers: answer.headers,
      to: new URL(answer.headers.get('location') ?? '/', url).href,
      html: await answer.text(),
    };
  };
  const below = (hostedUrl: string, part: string) => hostedUrl.replace(/(?=\?)|(?<!\?.*)$/, `/${part}`);
  const pay = (hostedUrl: string, fields: Record<string, string> = {}) => post(below(hostedUrl, 'pay'), { ...buyer, ...fields });
  const playTransfer = async (html: string, outcome: string) =>
    post(below(/href="([^"]*\/sandbox\/[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&'), 'transfer'), { outcome });

  describe('[ADR 0067 r1] a checkout that its buyer may cancel', () => {
    const allow = (cancelCheckout: boolean) =>
      service.client.patch('/v1/admin/workspace', { selfService: { orders: { cancelCheckout } } }, { key: shop.adminToken });
    const cancel = (hostedUrl: string) => post(below(hostedUrl, 'cancel'), {});

    it('ends by its own link where the shop allows it, releases its stock, and is recorded in the audit log', async () => {
      const { ref, hostedUrl } = await open();
      expect((await get(hostedUrl)).html).not.toContain('Cancel this order');
      expect((await cancel(hostedUrl)).status).toBe(404);
      await allow(true);
      expect((await get(hostedUrl)).html).toContain('Cancel this order');
      expect(await cancel(hostedUrl)).toMatchObject({ status: 303, to: hostedUrl });
      expect((await get(hostedUrl)).html).toContain('This order was cancelled');
      expect((await read(ref)).status).toBe('cancelled');
      expect((await cancel(hostedUrl)).status).toBe(303);
      const { body: audit } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${ref}`, { key: shop.adminToken });
      expect(audit.data).toMatchObject([
        { action: 'change', subject: { kind: 'checkout', ref }, fields: ['status'], details: { by: 'buyer' } },
      ]);
    });

    it('is neither offered nor ended by a masked link, by a form of another site, or once it is paid', async () => {
      await allow(true);
      const { ref } = await open();
      const { hostedUrl: masked } = await read(ref, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
      expect((await get(masked)).html).not.toContain('Cancel this order');
      expect((await cancel(masked)).status).toBe(404);
      const paid = await open();
      expect((await post(below(paid.hostedUrl, 'cancel'), {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
      await service.client.post(`/dev/sandbox/checkouts/${paid.ref}`, { rail: 'card', outcome: 'succeed' });
      expect((await cancel(paid.hostedUrl)).status).toBe(303);
      expect([(await read(ref)).status, (await read(paid.ref)).status]).toEqual(['open', 'paid']);
    });
  });

  it('[§2.8] [D-82] shows the cart and the time that is left, runs only its own script and is not cacheable', async () => {
    const { hostedUrl } = await open();
    const { status, headers, html } = await get(hostedUrl);
    expect(status).toBe(200);
    for (const part of ['Tote &lt;b>bag&lt;/b>', 'Blue', '₦5,000', 'Pay ₦5,000</button>', 'data-left="true">23 hours</span> left'])
      expect(html).toContain(part);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+' 'sha256-[^']+'; connect-src 'self'; .*form-action 'self'/,
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect([headers.get('cache-control'), headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'same-origin',
      'noindex',
    ]);
    expect(html).not.toMatch(/<script [^>]*src=| on[a-z]+=/);
  });

  it('[D-1a] is the same nothing for a forged token, that of another checkout, an unknown checkout and an unknown shop', async () => {
    const [{ hostedUrl, ref }, other] = [await open(), await open()];
    const wrong = [
      hostedUrl.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'),
      hostedUrl.replace(/\?.*/, ''),
      hostedUrl.replace(/t=.*/, `t=${new URL(other.hostedUrl).searchParams.get('t')}`),
      hostedUrl.replace(ref, 'chk_00000000000000000000000000'),
      hostedUrl.replace('/chk_', '/ord_'),
      hostedUrl.replace(ref, '%00'),
    ];
    const shown = await Promise.all([...wrong.map(get), ...wrong.map((url) => get(below(url, 'return')))]);
    const sent = await Promise.all(wrong.map((url) => pay(url)));
    expect([...shown, ...sent].map(({ status }) => status)).toEqual([...shown, ...sent].map(() => 404));
    // A page that answers a form has no choice of language.
    for (const answers of [shown, sent]) expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(shown[0]!.html).toContain('<h1>This link to a checkout does not open</h1>');
    expect(shown[0]!.html).not.toMatch(/chk_|t=A/);
    const elsewhere = await get(hostedUrl.replace(`/${shop.slug}/`, '/elsewhere/'));
    expect([elsewhere.status, elsewhere.html.includes('<h1>This link to a checkout does not open</h1>')]).toEqual([404, true]);
    expect(elsewhere.html).not.toContain(shop.slug);
    expect((await read(ref)).status).toBe('open');
  });

  it('[§4.2 r7] [D-44] redirects a buyer who has paid by card to the shop, and shows the payment on a later visit', async () => {
    const { ref, hostedUrl } = await open();
    const started = await pay(hostedUrl);
    expect([started.status, new URL(started.to).pathname]).toEqual([303, expect.stringMatching(/^\/sandbox\/pay_/)]);
    expect((await get(started.to)).html).toContain('This is the sandbox');
    const played = await post(below(started.to, 'card'), { number: '4242 4242 4242 4242' });
    const [, back] = /^0;url=(.*)$/.exec((await get(played.to)).headers.get('refresh')!)!;
    const returned = await get(back!);
    expect([returned.status, returned.to]).toEqual([303, `https://shop.example/thanks?a=1&checkout=${ref}`]);
    const { status, orderNumber } = await read(ref);
    expect(status).toBe('paid');
    const { html } = await get(hostedUrl);
    expect(html).toContain(`Your order number is ${orderNumber}.`);
    expect(html).toContain(`href="https://shop.example/thanks?a=1&amp;checkout=${ref}"`);
    expect((await pay(hostedUrl)).to).toBe(hostedUrl);
  });

  it('redirects buyers after a refusal or a return to the page, not to the shop', async () => {
    const { hostedUrl } = await open();
    const { to } = await pay(hostedUrl);
    expect((await get(below(hostedUrl, 'return'))).to).toBe(`${new URL(hostedUrl).pathname}${new URL(hostedUrl).search}&asked=1`);
    expect((await get(hostedUrl)).html).toContain('has not reached us yet');
    await post(below(to, 'card'), { number: '4000000000000002' });
    await get(below(hostedUrl, 'return'));
    expect((await get(hostedUrl)).html).toContain('Your card was refused');
    expect((await pay(hostedUrl)).to).not.toBe(to);
  });

  it('[D-82] asks again when the price has changed, and accepts consent to the current price only', async () => {
    const { ref, hostedUrl } = await open();
    await shop.apply(documentWith({ tote: 650_000 }));
    const answer = await pay(hostedUrl, { 'contact.name': 'Ọlá' });
    expect(answer.status).toBe(409);
    for (const part of [
      'The price has changed',
      'Your order was ₦5,000',
      'Pay ₦6,500</button>',
      'name="seenTotal" value="650000"',
      'value="Ọlá"',
    ])
      expect(answer.html).toContain(part);
    for (const seenTotal of ['1', '500000', '']) expect((await pay(hostedUrl, { seenTotal })).status).toBe(409);
    expect((await get(hostedUrl)).html).toContain('Pay ₦5,000</button>');
    const agreed = await pay(hostedUrl, { seenTotal: '650000', seenDueNow: '650000' });
    expect((await get(agreed.to)).html).toContain('Pay ₦6,500');
    expect((await read(ref)).status).toBe('open');
  });

  it('[D-82] asks again when the total is the same but the amount due now has become a deposit', async () => {
    shop = await openShop(
      service,
      `pre-${shops}`,
      documentWith({ stock: 1, offer: { preorderable: true, preorderDepositType: 'percent', preorderDepositValue: 30 } }),
    );
    const [{ hostedUrl }, quicker] = [await open(), await open()];
    await pay(quicker.hostedUrl);
    const answer = await pay(hostedUrl, { seenDueNow: '500000' });
    expect(answer.status).toBe(409);
    for (const part of ['₦1,500 is', 'Pay ₦1,500</button>', 'name="seenTotal" value="500000"', 'name="seenDueNow" value="150000"'])
      expect(answer.html).toContain(part);
    expect((await pay(hostedUrl)).status).toBe(409);
    expect((await get((await pay(hostedUrl, { seenDueNow: '150000' })).to)).html).toContain('Pay ₦1,500');
  });

  it('[§4.2 r5] charges the server’s price, whatever a form says', async () => {
    const { hostedUrl } = await open();
    expect((await pay(hostedUrl, { seenTotal: '100' })).status).toBe(409);
    const { to } = await pay(hostedUrl, { amountMinor: '100', totalMinor: '100', dueNowMinor: '1', currency: 'USD', quantity: '0' });
    expect((await get(to)).html).toContain('Pay ₦5,000');
  });

  it('[ADR 0026 r3] continues the running payment when a form is sent again', async () => {
    const { hostedUrl } = await open();
    const [one, two] = [await pay(hostedUrl), await pay(hostedUrl)];
    expect(two.to).toBe(one.to);
  });

  it('[§4.2 contact] shows each fault beside its field, and keeps typed values', async () => {
    const zone = (await service.client.get<{ ref: string }[]>('/v1/store/delivery-zones', { key: shop.keys.secretLive })).body[0]!.ref;
    const { hostedUrl } = await open('print', { deliveryZoneRef: zone });
    const refused = await pay(hostedUrl, { 'contact.name': '<i>Ada', 'contact.email': 'ada@', rail: 'cash' });
    expect(refused.status).toBe(400);
    for (const part of [
      'Give an e-mail address',
      'Enter the street',
      'Enter the town',
      'Choose the country',
      'Choose how you want to pay',
      '&lt;i>Ada',
      'Delivery: Lagos',
      '₦1,500',
    ])
      expect(refused.html).toContain(part);
    const address = { 'address.line1': '14 Hughes Avenue', 'address.city': 'Yaba', 'address.country': 'NG' };
    expect((await pay(hostedUrl, { ...address, seenTotal: '350000' })).to).toContain('/sandbox/');
    expect((await get(hostedUrl)).html).toContain('14 Hughes Avenue, Yaba');
    expect((await get(`${hostedUrl}&way=other`)).html).toContain('value="14 Hughes Avenue"');
  });

  it('[D-1a] [D-25] masks the recorded buyer in the link that a publishable key reads', async () => {
    const { ref } = await open('tote', { contact: { name: 'Ada Obi', email: 'ada@example.com' } });
    const { hostedUrl } = await read(ref, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
    const { html } = await get(hostedUrl);
    expect(html).toContain('a***@example.com');
    expect(html).not.toContain('ada@example.com');
    const { to } = await post(below(hostedUrl, 'pay'), { rail: 'card', seenTotal: '500000' });
    expect(to).toContain('/sandbox/');
    expect((await get(to)).html).toContain(new URL(hostedUrl).searchParams.get('t')!);
  });

  it('[§4.2 r6] [D-94a] shows the same account again, asks for the rest after a partial payment, and detects full payment', async () => {
    const { ref, hostedUrl } = await open();
    const started = await pay(hostedUrl, { rail: 'bank_transfer' });
    expect(started.to).toBe(hostedUrl);
    const { html } = await get(hostedUrl);
    const account = /<strong>(\d{10})<\/strong>/.exec(html)![1]!;
    await playTransfer(html, 'short');
    await get(below(hostedUrl, 'return'));
    const short = (await get(hostedUrl)).html;
    expect(short).toContain(account);
    expect(short).toContain('₦2,500 has arrived, thank you. Please transfer the remaining ₦2,500');
    await playTransfer(short, 'succeed');
    expect((await get(below(hostedUrl, 'return'))).to).toBe(`https://shop.example/thanks?a=1&checkout=${ref}`);
  });

  it('offers another way to pay while a transfer is under way', async () => {
    const { hostedUrl } = await open();
    await pay(hostedUrl, { rail: 'bank_transfer' });
    expect((await post(below(hostedUrl, 'pay'), { act: 'other' })).to).toBe(hostedUrl);
    expect((await get(hostedUrl)).html).toContain('Pay ₦5,000</button>');
    expect((await pay(hostedUrl)).to).toContain('/sandbox/');
    expect((await get(hostedUrl)).html).not.toContain('Account number');
  });

  it('[D-105] goes nowhere but where its zone goes: zone and address are judged together at each change and each start', async () => {
    const zone = async (name: string) =>
      (await service.client.get<{ ref: string; name: string }[]>('/v1/store/delivery-zones', { key: shop.keys.secretLive })).body.find(
        (each) => each.name === name,
      )!.ref;
    const [lagos, abroad] = [await zone('Lagos'), await zone('Abroad')];
    const { hostedUrl } = await open('print', { deliveryZoneRef: lagos });
    const [home, houston] = [
      { 'address.line1': '14 Hughes Avenue', 'address.city': 'Yaba', 'address.country': 'NG' },
      { 'address.line1': '1 Elm St', 'address.city': 'Houston', 'address.country': 'US' },
    ];
    const form = { seenTotal: '350000', seenDueNow: '350000', lines: '1', zone: lagos };
    const started = await pay(hostedUrl, { ...form, ...home });
    for (const act of ['', 'update', 'save']) {
      const { status, html } = await pay(hostedUrl, { ...form, ...houston, act });
      expect([status, html.includes('does not go to this country')]).toEqual([400, true]);
    }
    expect(started.to).toContain('/sandbox/');
    const page = (await get(`${hostedUrl}&way=other`)).html;
    expect([page.includes('value="14 Hughes Avenue"'), page.includes('Houston')]).toEqual([true, false]);

    await pay(hostedUrl, { ...form, ...home, rail: 'bank_transfer' });
    for (const change of [
      { zone: abroad, ...houston },
      { ...home, 'address.line1': '15 Hughes Avenue' },
    ]) {
      const { html } = await pay(hostedUrl, { ...form, ...change, act: 'update' });
      expect([html.includes('that closes the account'), html.includes('value="other"')]).toEqual([true, true]);
    }
    await post(below(hostedUrl, 'pay'), { act: 'other' });
    const answer = await pay(hostedUrl, { ...form, zone: abroad, ...houston });
    expect([answer.status, answer.html.includes('₦11,000')]).toEqual([409, true]);
    expect((await pay(hostedUrl, { ...form, zone: abroad, ...houston, seenTotal: '1100000', seenDueNow: '1100000' })).to).toContain(
      '/sandbox/',
    );
  });

  it('[D-10] [D-29] reports a cancelled checkout, and accepts no form for it', async () => {
    const { ref, hostedUrl } = await open();
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
    const { html } = await get(hostedUrl);
    expect(html).toContain('This order was cancelled');
    expect(html).not.toContain(`checkout=${ref}`);
    expect(await pay(hostedUrl)).toMatchObject({ status: 409, html: expect.stringContaining('This order was cancelled') });
    expect((await read(ref)).status).toBe('cancelled');
  });

  it('reports lines that have sold out meanwhile', async () => {
    shop = await openShop(service, `last-${shops}`, documentWith({ stock: 1 }));
    const [one, two] = [await open(), await open()];
    expect((await pay(one.hostedUrl)).to).toContain('/sandbox/');
    const late = await pay(two.hostedUrl);
    expect(late.status).toBe(400);
    expect(late.html).toContain('Tote &lt;b>bag&lt;/b> · Blue has just run out.');
  });

  it('asks for no money when nothing is due', async () => {
    const { ref, hostedUrl } = await open('tote', { discountCode: 'GIFT' });
    expect((await get(hostedUrl)).html).toContain('Place the order</button>');
    const { to } = await pay(hostedUrl, { seenTotal: '0', rail: '' });
    expect((await get(to)).headers.get('refresh')).toBe(`0;url=https://shop.example/thanks?a=1&checkout=${ref}`);
    expect((await get(hostedUrl)).headers.get('refresh')).toBeNull();
  });

  it('accepts no form from another site', async () => {
    const { hostedUrl, ref } = await open();
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
    ] as const) {
      expect((await post(below(hostedUrl, 'pay'), buyer, { [name]: value })).status).toBe(404);
    }
    expect((await get(hostedUrl)).html).not.toContain('reached us');
    expect((await read(ref)).status).toBe('open');
  });

  it('[D-62] marks a test', async () => {
    const { hostedUrl } = await open('tote', {}, shop.keys.secretTest);
    expect((await get(hostedUrl)).html).toContain('This is a test');
  });

  it('[D-29] [D-45] reports to late buyers that the time is over', async () => {
    const { ref, hostedUrl } = await open();
    await advanceClock(service, shop, 25 * 3_600);
    const { html } = await get(hostedUrl);
    expect(html).toContain('The time to pay is over');
    expect(html).not.toMatch(/<form|checkout=chk_/);
    const late = await pay(hostedUrl);
    expect(late).toMatchObject({ status: 409, html: expect.stringMatching(/The time to pay is over.*What you had filled in.*Ada Obi/s) });
    expect(late.html).not.toContain('<form');
    expect((await get(below(hostedUrl, 'pay'))).to).toBe(new URL(hostedUrl).pathname + new URL(hostedUrl).search);
    expect((await read(ref)).status).toBe('expired');
  });

  it('[§4.2 r7] reports the state of the checkout to an open page, and the return address only once it is paid', async () => {
    const { ref, hostedUrl } = await open();
    const readStatus = async () => {
      const { status, headers, html } = await get(below(hostedUrl, 'status'));
      return { status, cacheControl: headers.get('cache-control'), ...(JSON.parse(html) as { mark: string }) };
    };
    const first = await readStatus();
    expect(first).toEqual({
      status: 200,
      cacheControl: 'no-store',
      state: 'form',
      mark: expect.any(String),
      now: expect.any(String),
      expiresAt: expect.any(String),
    });
    await pay(hostedUrl, { rail: 'bank_transfer' });
    const awaiting = await readStatus();
    expect(awaiting).toMatchObject({ state: 'transfer' });
    expect(awaiting.mark).not.toBe(first.mark);
    await playTransfer((await get(hostedUrl)).html, 'succeed');
    await get(below(hostedUrl, 'return'));
    expect(await readStatus()).toMatchObject({ state: 'paid', goTo: `https://shop.example/thanks?a=1&checkout=${ref}` });
  });

  it('[D-1a] reports nothing about a checkout without its token', async () => {
    const { hostedUrl } = await open();
    expect((await get(below(hostedUrl, 'status').replace(/t=.*/, 't=none'))).status).toBe(404);
  });
});
