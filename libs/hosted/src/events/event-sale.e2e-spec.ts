import { eventually, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Tier {
  ref: string;
  name: string;
  remaining?: number;
}
interface Order {
  status: string;
  contact: { name: string };
  items: { name: string; quantity: number; unitPriceMinor: number }[];
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const fair = {
  slug: 'fair',
  title: 'Design Fair',
  startAt: '2031-06-07T17:00:00Z',
  endAt: '2031-06-07T21:00:00Z',
  timezone: 'Africa/Lagos',
  location: { venueName: 'The Yard', city: 'Yaba' },
  ticketTypes: [
    { key: 'supper', name: 'Supper', kind: 'paid', prices: naira(500_000), capacity: 40, maxPerOrder: 6 },
    { key: 'give', name: 'Give', kind: 'donation', donationPresets: [200_000, 500_000] },
    { key: 'entry', name: 'Entry', kind: 'free', capacity: 40 },
    { key: 'vip', name: 'Circle', kind: 'free', approvalRequired: true },
    { key: 'friends', name: 'Friends', kind: 'paid', prices: naira(100_000), visibility: 'hidden', capacity: 5 },
  ],
  unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['fair/friends'] }],
};
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@buyers.example' };

/** An event whose tickets another site sells. */
const elsewhere = {
  ...fair,
  slug: 'elsewhere',
  mode: 'external',
  ticketTypes: [fair.ticketTypes[0]!, { key: 'entry', name: 'Entry', kind: 'free', capacity: 40 }],
  unlockCodes: [],
};

describe('tickets that are bought on the page of an event', () => {
  let service: SharedService;
  let limited: SharedService;
  let shop: Shop;
  let tiers: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    limited = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'fairs', { version: 1, storefront: { website: 'https://fairs.example' }, events: [fair, elsewhere] });
    tiers = Object.fromEntries((await read()).map(({ name, ref }) => [name, ref]));
  });

  const read = async () =>
    (await service.client.get<{ ticketTypes: Tier[] }>('/v1/store/events/fair', { key: shop.keys.secretLive })).body.ticketTypes;
  const left = async (name: string) => (await read()).find((tier) => tier.name === name)?.remaining;
  const address = (on = service) => `${on.urls[0]}/${shop.slug}/e/fair`;
  const page = async (query: Record<string, string> = {}) => (await fetch(`${address()}?${new URLSearchParams(query)}`)).text();
  const follow = async (path: string) => {
    const answer = await fetch(new URL(path, service.urls[0]), { redirect: 'manual' });
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const send = async (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
    return { status: answer.status, headers: answer.headers, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const buy = (fields: Record<string, string>, headers?: Record<string, string>, on = service) =>
    send(address(on), { ...buyer, ...fields }, headers);
  const orders = async () => (await service.client.get<Order[]>('/v1/store/orders', { key: shop.keys.secretLive })).body;

  it('[§4.3] are held by a checkout that names them, paid there, and shown by the page of their order', async () => {
    const { status, to } = await buy({
      [`quantity.${tiers['Supper']}`]: '2',
      [`amount.${tiers['Give']}`]: '200000',
      [`quantity.${tiers['Entry']}`]: '1',
    });
    expect([status, to]).toEqual([303, expect.stringMatching(new RegExp(`^/${shop.slug}/c/chk_`))]);
    await eventually('the tickets are held', async () => (await left('Supper')) === 38 || undefined);
    const checkout = await follow(to);
    for (const part of [
      'Design Fair',
      'Saturday, 7 June 2031, 18:00 to 22:00',
      'The Yard, Yaba',
      'Supper',
      '₦10,000',
      '₦12,000',
      `href="${address()}"`,
    ])
      expect(checkout.html).toContain(part);

    const sandbox = await send(new URL(to.replace('?', '/pay?'), service.urls[0]).href, {
      ...buyer,
      rail: 'card',
      lines: '0',
      seats: '4',
      seenTotal: '1200000',
    });
    expect(sandbox.to).toContain('/sandbox/');
    const played = await send(new URL(sandbox.to.replace(/(\?|$)/, '/card$1'), service.urls[0]).href, { number: '4242 4242 4242 4242' });
    expect(played.status).toBe(303);
    const back = await follow(to.replace('?', '/return?'));
    expect(back.to).toMatch(new RegExp(`^/${shop.slug}/o/ord_`));
    const order = await follow(back.to);
    expect([order.status, order.html.includes('Design Fair')]).toEqual([200, true]);
    expect(JSON.parse((await follow(to.replace('?', '/status?'))).html)).not.toHaveProperty('goTo');
    const listed = await eventually('the order is listed', async () => (await orders())[0]);
    expect(listed).toMatchObject({
      status: 'paid',
      contact: { name: 'Ada Obi' },
      items: [{ quantity: 2 }, { unitPriceMinor: 200_000 }, {}],
    });
  });

  it('are asked for in two steps, at their prices', async () => {
    const first = await page();
    for (const [name, price] of [
      ['Supper', '₦5,000'],
      ['Give', 'As you like'],
      ['Entry', 'Free'],
    ])
      expect(first).toMatch(new RegExp(`>${name}<[^]{0,400}<strong>${price}</strong>`));
    for (const part of ['₦2,000', 'Another amount (NGN)', 'I have a code']) expect(first).toContain(part);
    const second = await page({ [`quantity.${tiers['Supper']}`]: '2' });
    for (const part of ['2 × Supper', 'Continue to payment', 'name="once"']) expect(second).toContain(part);
    expect(second).not.toContain('Where shall we send the ticket?');
    expect(await page({ [`quantity.${tiers['Entry']}`]: '1' })).toContain('Where shall we send the ticket?');
  });

  it.each<[string, (tier: Record<string, string>) => Record<string, string>, string]>([
    ['no name', (tier) => ({ [`quantity.${tier['Supper']}`]: '1', 'contact.name': ' ' }), 'Enter your name.'],
    ['no e-mail', (tier) => ({ [`quantity.${tier['Supper']}`]: '1', 'contact.email': '' }), 'Enter your e-mail; your tickets go there.'],
    ['an e-mail that is none', (tier) => ({ [`quantity.${tier['Supper']}`]: '1', 'contact.email': 'ada@' }), 'Give an e-mail address'],
    ['an amount that is none', (tier) => ({ [`other.${tier['Give']}`]: 'plenty' }), 'Enter an amount such as 5,000.'],
    ['more than may be had at once', (tier) => ({ [`quantity.${tier['Supper']}`]: '7' }), 'role="alert"'],
    ['a field that no person sees', (tier) => ({ [`quantity.${tier['Supper']}`]: '1', 'contact.fax': '1' }), 'has to stay empty'],
  ])('are refused in words, and what was typed is kept: %s', async (_, fields, words) => {
    const before = await left('Supper');
    const { status, html } = await buy({ 'contact.phone': '+234 803 123 4567', ...fields(tiers) });
    expect([status, html.includes(words), html.includes('role="alert"')]).toEqual([400, true, true]);
    expect(await left('Supper')).toBe(before);
  });

  it('[D-46] are revealed by a code', async () => {
    expect(await page()).not.toContain('Friends');
    const opened = await page({ code: 'friends' });
    const row = opened.slice(opened.indexOf('>Friends<'));
    expect(row).toContain('₦1,000');
    const [, friends] = /name="quantity\.(tkt_\w+)"/.exec(row) ?? [];
    const { status, to } = await buy({ [`quantity.${friends}`]: '1', code: 'friends' });
    expect([status, (await follow(to)).html.includes('Friends')]).toEqual([303, true]);
    expect((await buy({ [`quantity.${friends}`]: '1' })).status).toBe(400);
  });

  it('[D-144] have a form of their own where the organiser approves them, and none beside others', async () => {
    const html = await page();
    const [, sale, requests] = html.split(/<section class="card stack" id="(?:tickets|requests)"/);
    expect([sale!.includes('>Circle<'), requests!.includes('>Circle<'), requests!.includes('>Supper<')]).toEqual([false, true, false]);
    expect(requests).toContain('Places by request');
    const asking = await page({ [`quantity.${tiers['Circle']}`]: '1' });
    expect(asking).toContain('Ask for a place');
    expect(asking).not.toContain('Continue to payment');
    const guest = { 'contact.email': 'circle@buyers.example' };
    const { status, to } = await buy({ ...guest, [`quantity.${tiers['Circle']}`]: '1' });
    expect([status, to]).toEqual([303, expect.stringContaining('/registered?')]);
    expect((await follow(to)).html).toContain('Your request has been received');
  });

  it.each([
    ['one that costs money', 'Supper', '1'],
    ['one that is free', 'Entry', '1'],
  ])('[D-144] are refused together with %s, in words, and nothing is held or taken', async (_, name, quantity) => {
    const [before, held] = [await left('Entry'), await left('Supper')];
    const both = { [`quantity.${tiers['Circle']}`]: '1', [`quantity.${tiers[name]}`]: quantity };
    const { status, html } = await buy({ ...both, 'contact.email': 'crasher@buyers.example' });
    expect([status, html.includes('Circle: ask for it by itself')]).toEqual([400, true]);
    expect(await page(both)).toContain('Circle: ask for it by itself');
    expect([await left('Entry'), await left('Supper')]).toEqual([before, held]);
  });

  it('[D-46] are refused when the page does not show them, and never dropped from what is sent', async () => {
    const bogus = 'tkt_01h455vb4pex5vsknk084sn02q';
    for (const [name, ref] of [
      ['Supper', bogus],
      ['Entry', bogus],
    ] as const) {
      const { status, html } = await buy({
        [`quantity.${tiers[name]}`]: '1',
        [`quantity.${ref}`]: '1',
        'contact.email': 'stray@buyers.example',
      });
      expect([status, html.includes('not available any more')]).toEqual([400, true]);
    }
    expect((await buy({ [`quantity.${bogus}`]: '1' })).status).toBe(400);
  });

  it('[D-145] are not sold here where another site sells them; free ones are taken', async () => {
    const url = `${service.urls[0]}/${shop.slug}/e/elsewhere`;
    const { ticketTypes } = (await service.client.get<{ ticketTypes: Tier[] }>('/v1/store/events/elsewhere', { key: shop.keys.secretLive }))
      .body;
    const [supper, entry] = ticketTypes.map(({ ref }) => ref);
    const html = await (await fetch(url)).text();
    expect([html.includes(`name="quantity.${supper}"`), html.includes(`name="quantity.${entry}"`)]).toEqual([false, true]);
    for (const part of ['are sold by', 'https://fairs.example']) expect(html).toContain(part);
    const sent = (ref: string) =>
      send(url, { 'contact.name': 'Ada', 'contact.email': 'elsewhere@buyers.example', [`quantity.${ref}`]: '1' });
    expect((await sent(supper!)).status).toBe(400);
    expect((await sent(entry!)).status).toBe(303);
    const opened = await service.client.post<{ status: string }>(
      '/v1/store/events/elsewhere/checkout',
      {
        tickets: [{ ticketTypeRef: supper, quantity: 1 }],
        contact: { name: 'Ada', email: 'own@buyers.example' },
        returnUrl: 'https://fairs.example',
      },
      { key: shop.keys.secretLive },
    );
    expect([opened.status, opened.body.status]).toEqual([201, 'open']);
  });

  it('open one checkout however often the form is sent', async () => {
    const before = (await left('Supper'))!;
    const fields = { [`quantity.${tiers['Supper']}`]: '1', once: 'a', 'contact.email': 'twice@buyers.example' };
    const answers = await Promise.all([buy(fields), buy(fields)]);
    expect(new Set(answers.filter(({ status }) => status === 303).map(({ to }) => to)).size).toBe(1);
    expect((await buy(fields)).to).toBe(answers.find(({ status }) => status === 303)!.to);
    await eventually('one ticket is held', async () => (await left('Supper')) === before - 1 || undefined);
  });

  it('are held few times at once by one client, which loses nothing of what it typed', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' };
    const hold = (n: number) =>
      buy({ [`quantity.${tiers['Supper']}`]: '1', 'contact.email': `holder${n}@buyers.example` }, headers, limited);
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await hold(n)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303]);
    const refused = await hold(5);
    expect([
      refused.status,
      refused.html.includes('Too many orders of these tickets'),
      refused.html.includes('holder5@buyers.example'),
    ]).toEqual([429, true, true]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await buy({ [`quantity.${tiers['Supper']}`]: '1' }, { 'x-forwarded-for': '192.0.2.8' }, limited)).status).toBe(303);
  });

  it('[D-46] do not let codes be guessed', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    const guess = async (code: string) => (await fetch(`${address(limited)}?code=${code}`, { headers })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push(await guess(`GUESS${n}`));
    expect([statuses.slice(0, 30).every((status) => status === 200), statuses[30], await guess('FRIENDS')]).toEqual([true, 429, 429]);
    expect((await fetch(address(limited), { headers })).status).toBe(200);
  });

  it('are in the calendar file for visitors', async () => {
    const answer = await fetch(`${address()}/event.ics`);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const text = await answer.text();
    for (const part of ['SUMMARY:Design Fair', 'DTSTART:20310607T170000Z', 'LOCATION:The Yard', 'METHOD:PUBLISH', address().slice(0, 40)])
      expect(text.replace(/\r\n /g, '')).toContain(part);
    expect((await fetch(`${service.urls[0]}/${shop.slug}/e/none/event.ics`)).status).toBe(404);
  });
});
