import { createHash } from 'node:crypto';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const times = { startAt: '2030-06-01T17:00:00Z', endAt: '2030-06-01T20:00:00Z' };
const entry = { key: 'entry', name: 'Entry', kind: 'free', maxPerOrder: 4 };
const event = (slug: string, fields: object = {}) => ({ slug, title: `The ${slug}`, ...times, ticketTypes: [entry], ...fields });

const events = [
  event('party', {
    ticketTypes: [
      {
        ...entry,
        formFields: [
          { key: 'why', type: 'textarea', label: 'Why do you come?' },
          { key: 'pick', type: 'select', label: 'Pick one', options: ['a', 'b'] },
        ],
      },
    ],
  }),
  event('draft', { published: false }),
  event('soon', { ticketTypes: [{ ...entry, onSaleFrom: '2029-01-01T00:00:00Z' }] }),
  event('late', { ticketTypes: [{ ...entry, onSaleUntil: '2024-01-01T00:00:00Z' }] }),
  event('over', { startAt: '2024-06-01T17:00:00Z', endAt: '2024-06-01T20:00:00Z' }),
  event('full', { ticketTypes: [{ ...entry, capacity: 1 }] }),
  event('gala', {
    mode: 'external',
    ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
  }),
  event('secret', { venueVisibility: 'hidden', location: { venueName: 'Under the bridge' } }),
  event('guests-only', { venueVisibility: 'registered_only', location: { venueName: 'Under the bridge' } }),
  event('hostile', {
    title: '<script>alert(1)</script>',
    tagline: '"><img src=x onerror=alert(1)>',
    description: '<p>Good <b>text</b></p><script>alert(2)</script><img src="https://pictures.example/a.jpg" onerror="alert(3)">',
    ticketTypes: [{ ...entry, name: '<b>Entry</b>' }],
  }),
];

describe('the page of an event', () => {
  let service: SharedService;
  let limited: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    limited = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'ile', { version: 1, storefront: { website: 'https://ile.example/shop' }, events });
  });

  const get = async (path: string) => {
    const answer = await fetch(`${service.urls[0]}/${shop.slug}/${path}`);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const tierOf = async (slug: string, on = service, key = shop.keys.secretLive) =>
    (await on.client.get<{ ticketTypes: { ref: string }[] }>(`/v1/store/events/${slug}`, { key })).body.ticketTypes[0]!.ref;

  async function send(
    slug: string,
    fields: Record<string, string> | string,
    {
      door = 'e',
      headers = {},
      quantity = '1',
      on = service,
      key,
    }: { door?: string; headers?: Record<string, string>; quantity?: string; on?: SharedService; key?: string } = {},
  ) {
    const body =
      typeof fields === 'string'
        ? fields
        : new URLSearchParams({ [`quantity.${await tierOf(slug, on, key)}`]: quantity, ...fields }).toString();
    const answer = await fetch(`${on.urls[0]}/${shop.slug}/${door}/${slug}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  }
  const guest = (name: string, more: Record<string, string> = {}) => ({
    'contact.name': name,
    'contact.email': `${name.toLowerCase()}@guests.example`,
    ...more,
  });
  const guests = async (slug: string) =>
    (
      await service.client.get<{ data: { contact: { name: string }; source: string }[] }>(`/v1/admin/registrations?event=${slug}`, {
        key: shop.adminToken,
      })
    ).body.data;

  it.each([
    ['soon', 'Registration has not opened yet'],
    ['late', 'Registration is closed'],
    ['over', 'This event is over'],
    ['gala', 'Tickets for this event are sold by ile'],
    ['secret', 'The place is a secret'],
    ['guests-only', 'Only registered guests see the place'],
  ])('states its registration kindly: %s', async (slug, words) => {
    const { status, html } = await get(`e/${slug}`);
    expect([status, html.includes(words)]).toEqual([200, true]);
    expect(html).not.toContain('Under the bridge');
  });

  it('[D-46] never says when a sale begins', async () => {
    expect((await get('e/soon')).html).not.toContain('2029');
  });

  it('says where tickets for money are sold', async () => {
    const { html } = await get('e/gala');
    expect(html).toContain('href="https://ile.example/shop"');
    expect(html).toContain('₦5,000');
    expect(html).not.toContain('method="post"');
  });

  it.each([
    'e/draft',
    'e/nowhere',
    'rsvp/draft',
    'e/party/registered',
    'e/party/registered?status=confirmed&channel=email&to=x&t=forged',
    'e/%00',
    'e/<script>',
  ])('is none at %s', async (path) => {
    const { status, html, headers } = await get(path);
    expect([status, html.includes('There is no event at this address')]).toEqual([404, true]);
    expect(headers.get('content-type')).toContain('text/html');
  });

  it('[decisions 3.16 media] runs nothing that anybody wrote, and asks only the hosts of its pictures', async () => {
    const { html, headers } = await get('e/hostile');
    expect(html).toContain('&lt;script>alert(1)');
    expect(html).toContain('<p>Good <b>text</b></p>');
    expect(html).not.toMatch(/onerror="|alert\(2\)|<b>Entry/);
    const policy = headers.get('content-security-policy')!;
    const scripts = [...html.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].map(([, attributes, text]) => ({ attributes, text: text! }));
    for (const { text } of scripts.filter(({ attributes }) => attributes === ''))
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(scripts.filter(({ attributes }) => attributes !== '').map(({ attributes }) => attributes)).toEqual([
      ' type="application/ld+json"',
    ]);
    expect(scripts.some(({ attributes, text }) => attributes === '' && text.includes('alert'))).toBe(false);
    expect(html).not.toMatch(/<img src=x/);
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; (?:script-src (?:'sha256-[^']+' ?)+; connect-src 'self'; )?img-src 'self' data: https:\/\/pictures\.example https?:\/\/\S+; |img-src 'self' data: https:\/\/pictures\.example; /,
    );
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is shared with its title, picture and data, and listed by search engines only where it is for everyone', async () => {
    const { html, headers } = await get('e/guests-only');
    expect([headers.get('x-robots-tag'), html.includes('noindex')]).toEqual([null, false]);
    for (const tag of ['<meta property="og:title" content="The guests-only"/>', `/${shop.slug}/e/guests-only"/>`, '"@type":"Event"'])
      expect(html).toContain(tag);
    for (const path of ['rsvp/party', 'e/party?code=FRIENDS', 'e/nowhere', `e/party?quantity.${await tierOf('party')}=1`]) {
      const other = await get(path);
      expect([path, other.headers.get('x-robots-tag'), other.html.includes('content="noindex"')]).toEqual([path, 'noindex', true]);
    }
    const refused = await send('party', { 'contact.name': '' });
    expect([refused.headers.get('x-robots-tag'), refused.html.includes('og:title')]).toEqual(['noindex', false]);
  });

  it('[D-16] registers by the public link as by the page, each under its own name', async () => {
    for (const [door, name] of [
      ['e', 'Ada'],
      ['rsvp', 'Bola'],
    ] as const) {
      const { status, headers } = await send('party', guest(name), { door });
      expect(status).toBe(303);
      const next = headers.get('location')!;
      expect(next).toMatch(new RegExp(`^/${shop.slug}/${door}/party/registered\\?status=confirmed&channel=email&to=`));
      const outcomePage = await fetch(service.urls[0] + next);
      expect([outcomePage.status, (await outcomePage.text()).includes('You are registered')]).toEqual([200, true]);
      expect((await fetch(service.urls[0] + next.replace('confirmed', 'pending'))).status).toBe(404);
    }
    expect(await guests('party')).toMatchObject([
      { contact: { name: 'Bola' }, source: 'rsvp_link' },
      { contact: { name: 'Ada' }, source: 'hosted_storefront' },
    ]);
  });

  it.each(['e', 'rsvp'])('[D-107] refuses a guest with only a phone that no SMS may go to, and says so beside it: /%s', async (door) => {
    for (const phone of ['+881612345678', '+19005550123', '+233201234567']) {
      const { status, html } = await send('party', { 'contact.name': 'Chi', 'contact.phone': phone }, { door });
      expect([status, html.includes(`value="${phone}"`), /Nothing is sent to|No texts are sent/.test(html)]).toEqual([400, true, true]);
    }
    expect(JSON.stringify(await guests('party'))).not.toContain('Chi');
  });

  it('[D-50] answers a guest who is registered already in the very same way', async () => {
    const answers = [await send('full', guest('Ada')), await send('full', { ...guest('Eve'), 'contact.email': 'ADA@guests.example' })];
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      Array(2).fill([303, expect.stringContaining('/registered?')]),
    );
    expect(answers[0]!.headers.get('location')).toBe(answers[1]!.headers.get('location'));
    const refused = await send('full', guest('Bola'));
    expect([refused.status, refused.html.includes('Every place is taken')]).toEqual([409, true]);
    expect(await guests('full')).toHaveLength(1);
  });

  it.each([[{ 'sec-fetch-site': 'cross-site' }], [{ 'sec-fetch-site': 'same-site' }]])(
    'refuses a form that another site sends: %j',
    async (headers) => {
      expect((await send('party', guest('Victim'), { headers })).status).toBe(404);
      expect(JSON.stringify(await guests('party'))).not.toContain('Victim');
    },
  );

  it.each<[string, Record<string, string>, string]>([
    ['a name of 300 letters', { 'contact.name': 'a'.repeat(300) }, 'at most 120 characters'],
    ['an e-mail that is none', { 'contact.email': 'ada@' }, 'Give an e-mail address'],
    ['an e-mail with a header in it', { 'contact.email': 'ada@guests.example\r\nBcc: x@evil.example' }, 'Give an e-mail address'],
    ['a phone that is none', { 'contact.phone': '12' }, 'phone number'],
    ['a control character in an answer', { 'responses.why': 'be\u0001cause' }, 'not control characters'],
    ['an answer of 6,000 letters', { 'responses.why': 'a'.repeat(6_000) }, 'at most 5,000 characters'],
    ['an answer that is none of the choices', { 'responses.pick': 'c' }, 'Choose one of'],
    ['a code that opens nothing', { code: 'x'.repeat(65) }, ''],
    ['a field that no person sees', { 'contact.fax': '1' }, 'has to stay empty'],
  ])('refuses %s in words, and keeps what was typed', async (_, fields, words) => {
    const { status, html } = await send('party', { ...guest('Mallory', { 'responses.why': '<b>because</b>' }), ...fields });
    expect([status, html.includes(words)]).toEqual([400, true]);
    expect(html).toContain('role="alert"');
    if (!fields['responses.why']) expect(html).toContain('&lt;b>because&lt;/b>');
    expect(JSON.stringify(await guests('party'))).not.toContain('Mallory');
  });

  it.each(['0', '-1', '5', '1000', '10000', '1e3', 'many'])('does not give away %s tickets where four are the most', async (quantity) => {
    const { status, html } = await send('party', guest('Greedy'), { quantity });
    expect(status).toBe(400);
    expect(html).toContain('value="Greedy"');
  });

  it.each<[string, string, Record<string, string>]>([
    ['JSON', '{"contact":{"name":"Ada"}}', { 'content-type': 'application/json' }],
    ['nothing', '', {}],
    ['a megabyte', `contact.name=${'a'.repeat(1_000_000)}`, {}],
    ['thousands of fields', 'a=1&'.repeat(20_000), {}],
    ['broken signs', 'contact.name=%ff%fe&contact.email=%', {}],
  ])('asks for the form again when it is sent %s', async (_, body, headers) => {
    const { status, html } = await send('party', body, { headers });
    expect([status, html.includes('Choose at least one ticket.')]).toEqual([400, true]);
  });

  it('[§5 r7] is there for nobody while the shop is switched off', async () => {
    const switchApi = (apiEnabled: boolean) => service.client.patch('/v1/admin/workspace', { apiEnabled }, { key: shop.adminToken });
    await switchApi(false);
    const [shown, sent] = [await get('e/party'), await send('party', 'contact.name=Ada')];
    await switchApi(true);
    expect([shown.status, sent.status]).toEqual([404, 404]);
  });

  it('[decisions 3.9] accepts ten forms a minute from one address, and loses nothing of the eleventh', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.2' };
    const statuses: number[] = [];
    for (let index = 0; index < 10; index += 1)
      statuses.push((await send('party', guest(`Guest${index}`), { on: limited, headers })).status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    const refused = await send('party', guest('Eleventh'), { on: limited, headers });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.html).toContain('Too many forms');
    expect(refused.html).toContain('value="Eleventh"');
  });
});
