import { connectInScope, openShop, SHOP_ORIGIN, stampsSettled, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Session {
  ref: string;
  status: string;
  hostedUrl: string;
}
interface OrderItem {
  name: string;
  attendees?: { name?: string; email?: string }[];
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const diet = { key: 'diet', type: 'select', label: 'What do you eat?', options: ['Fish', 'Rice'], required: true };
const bones = { key: 'bones', type: 'text', label: 'With bones?', required: true, showIf: { field: 'diet', equals: 'Fish' } };
const documentWith = ({ strict = true, table = {}, event = {} }: { strict?: boolean; table?: object; event?: object } = {}) => ({
  version: 1,
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: '2031-01-01T18:00:00Z',
      endAt: '2031-01-01T22:00:00Z',
      timezone: 'Africa/Lagos',
      ticketTypes: [
        {
          key: 'table',
          name: 'Table',
          kind: 'paid',
          prices: naira(2_000_000),
          groupSize: 2,
          ...(strict && { requiresAttendeeDetails: true, formFields: [diet, bones] }),
          ...table,
        },
        {
          key: 'entry',
          name: 'Entry',
          kind: 'paid',
          prices: naira(500_000),
          formFields: [{ key: 'heard', type: 'text', label: 'How did you hear of us?' }],
        },
      ],
      ...event,
    },
  ],
  discountCodes: [
    { code: 'GUEST', kind: 'percent', value: 100 },
    { code: 'TENOFF', kind: 'percent', value: 10 },
  ],
});
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@gala.example', rail: 'card', lines: '0' };

describe('the guests on the tickets of a checkout', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });
  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `gala-${shops}`, documentWith({ strict: false }));
  });

  const open = async (tier: 'Table' | 'Entry', overrides: object = {}, quantity = 1) => {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', {
      key: shop.keys.secretLive,
    });
    const ticketTypeRef = body.ticketTypes.find(({ name }) => name === tier)!.ref;
    const contact = { name: 'Ada Obi', email: `ada-${shops}@example.com` };
    const answer = await service.client.post<Session>(
      '/v1/store/events/gala/checkout',
      { tickets: [{ ticketTypeRef, quantity, ...overrides }], contact, returnUrl: 'https://shop.example/thanks' },
      { key: shop.keys.secretLive },
    );
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const get = async (url: string) => (await fetch(url)).text();
  const send = async (hostedUrl: string, fields: Record<string, string>) => {
    const answer = await fetch(hostedUrl.replace('?', '/pay?'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...buyer, ...fields }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const payAt = async (to: string) => {
    const card = new URL(to.replace(/(\?|$)/, '/card$1'), service.urls[0]);
    const played = await fetch(card, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ number: '4242 4242 4242 4242' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const [, back] = /^0;url=(.*)$/.exec((await fetch(new URL(played.headers.get('location')!, card))).headers.get('refresh')!)!;
    await fetch(back!, { redirect: 'manual' });
  };
  const itemsOf = async () => {
    await stampsSettled(service.databaseUrl);
    const { body } = await service.client.get<{ items: OrderItem[] }[] | { data: { items: OrderItem[] }[] }>('/v1/store/orders', {
      key: shop.keys.secretLive,
    });
    return (Array.isArray(body) ? body : body.data)[0]!.items;
  };
  /** Returns the guests as their tickets record them. */
  const answersOf = async ({ attendees = [] }: OrderItem) => {
    const database = await connectInScope(service, shop);
    try {
      const { rows } = await database.query<{ name: string; responses: object }>(
        'select name, responses from attendee where name = any ($1) order by position',
        [attendees.map(({ name }) => name)],
      );
      return rows.map(({ name, responses }) => [name, responses]);
    } finally {
      await database.end();
    }
  };
  const accepted = (totalMinor: number) => ({ seenTotal: String(totalMinor) });
  const guests = { seats: '2', 'seat.0.name': 'Ọlá Bọ́sẹ̀', 'seat.0.email': 'ola@example.com', 'seat.1.name': 'Bísí Adé' };
  const answers = { 'seat.0.responses.diet': 'Fish', 'seat.0.responses.bones': 'No', 'seat.1.responses.diet': 'Rice' };

  it('[§4.3 r2, r3] [D-131] have missing details reported beside their fields, typed values kept, and are sold when complete', async () => {
    const { hostedUrl } = await open('Table');
    await shop.apply(documentWith());
    const first = await send(hostedUrl, { ...accepted(2_000_000), seats: '2', 'seat.0.name': 'Ọlá Bọ́sẹ̀', 'seat.0.responses.diet': 'Fish' });
    expect(first.status).toBe(400);
    for (const part of [
      'Please answer: With bones?',
      'Enter a name (Table: guest 2 of 2).',
      'id="seat-1-name-error"',
      'Please answer: What do you eat?',
      'value="Ọlá Bọ́sẹ̀"',
    ])
      expect(first.html).toContain(part);
    expect(first.html).not.toContain('Enter a name (Table: guest 1');

    expect(first.html).toMatch(/value="Fish" selected|selected[^>]*value="Fish"/);
    expect(await get(hostedUrl)).not.toContain('value="Ọlá Bọ́sẹ̀"');

    const paying = await send(hostedUrl, { ...accepted(2_000_000), ...guests, ...answers });
    expect(paying.to).toContain('/sandbox/');
    await payAt(paying.to);
    const [item] = await itemsOf();
    expect(item!.attendees!.map(({ name, email }) => [name, email])).toEqual([
      ['Ọlá Bọ́sẹ̀', 'ola@example.com'],
      ['Bísí Adé', undefined],
    ]);
    expect(await answersOf(item!)).toEqual([
      ['Ọlá Bọ́sẹ̀', { diet: 'Fish', bones: 'No' }],
      ['Bísí Adé', { diet: 'Rice' }],
    ]);

    const mail = (await service.mails.mailsTo('ada@gala.example')).find(({ attachments }) => attachments.length > 0)!;
    expect(mail.text).toMatch(/\/t\/att_/);
    const [link] = /https?:\/\/\S+\/t\/att_\S+/.exec(mail.text!)!;
    const { pathname, search } = new URL(link);
    expect(await get(`${service.urls[0]}${pathname}${search}`)).toMatch(/Ọlá Bọ́sẹ̀|Bísí Adé/);
  });

  it('[§4.3 r4] [D-48] [D-96] are judged by the buyer’s age or their own, never one for the other, and refused politely when too young', async () => {
    const { hostedUrl } = await open('Table');
    await shop.apply(documentWith({ strict: false, table: { minAge: 18 } }));
    expect((await send(hostedUrl, { ...accepted(2_000_000), seats: '2' })).html).toContain('Enter your date of birth.');
    const young = await send(hostedUrl, { ...accepted(2_000_000), seats: '2', dateOfBirth: '2020-05-17' });
    expect([
      young.status,
      young.html.includes('You must be at least 18 years old when the event starts.'),
      young.html.includes('value="2020-05-17"'),
    ]).toEqual([400, true, true]);
    await shop.apply(documentWith({ strict: false, table: { minAge: 18 }, event: { dobMode: 'attendee' } }));
    expect(await get(hostedUrl)).not.toContain('value="2020-05-17"');
    const none = await send(hostedUrl, { ...accepted(2_000_000), seats: '2', 'seat.0.dateOfBirth': '1990-05-17' });
    expect([none.status, none.html.includes('id="seat-1-dateOfBirth-error"'), none.html.includes('id="seat-0-dateOfBirth-error"')]).toEqual(
      [400, true, false],
    );
    const each = await send(hostedUrl, {
      ...accepted(2_000_000),
      seats: '2',
      'seat.0.dateOfBirth': '1990-05-17',
      'seat.1.dateOfBirth': '2020-01-01',
    });
    for (const part of ['has to be at least 18 years old', 'id="seat-1-dateOfBirth-error"']) expect(each.html).toContain(part);
    expect(
      (
        await send(hostedUrl, {
          ...accepted(2_000_000),
          seats: '2',
          'seat.0.dateOfBirth': '1990-05-17',
          'seat.1.dateOfBirth': '1991-01-01',
        })
      ).to,
    ).toContain('/sandbox/');
  });

  it('[D-131] are stored when the buyer only updates the price, and not stored together with a refused code', async () => {
    const { hostedUrl } = await open('Entry', {}, 2);
    const priced = await send(hostedUrl, {
      ...accepted(1_000_000),
      ...guests,
      'responses.heard': 'From Ọlá',
      'contact.phone': '+2348031234567',
      discountCode: 'TENOFF',
      act: 'update',
    });
    for (const html of [priced.html, await get(hostedUrl)]) {
      for (const part of ['value="Bísí Adé"', 'value="From Ọlá"', 'value="+2348031234567"', 'Pay ₦9,000</button>'])
        expect(html).toContain(part);
    }
    const refused = await send(hostedUrl, {
      ...accepted(1_000_000),
      ...guests,
      'seat.1.name': 'Kẹ́hìndé',
      discountCode: 'NOPE',
      act: 'update',
    });
    expect([refused.status, refused.html.includes('value="Kẹ́hìndé"')]).toEqual([400, true]);
    expect(await get(hostedUrl)).not.toContain('value="Kẹ́hìndé"');
  });

  it('[D-63] [D-36] are optional in a free order: a blank seat stays with the buyer', async () => {
    const { ref, hostedUrl } = await open('Entry', {}, 2);
    expect((await send(hostedUrl, { ...accepted(1_000_000), seats: '2', discountCode: 'GUEST', act: 'update' })).html).toContain(
      'Place the order',
    );
    const done = await send(hostedUrl, { ...accepted(0), ...guests, 'seat.0.name': '', 'seat.0.email': '', discountCode: 'GUEST' });
    expect(done.to).toContain('done=1');
    expect((await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body.status).toBe('paid');
    expect((await itemsOf()).flatMap(({ attendees = [] }) => attendees.map(({ name }) => name))).toEqual(
      expect.arrayContaining(['Bísí Adé']),
    );
  });

  it.each<[string, Record<string, string>]>([
    [
      'scripts',
      {
        'seat.0.name': '<script>alert(1)</script>',
        'seat.0.email': '"><script>alert(1)</script>',
        'responses.heard': '</textarea><script>alert(1)</script>',
      },
    ],
    [
      'length',
      {
        'seat.0.name': 'x'.repeat(5_000),
        'seat.0.email': `${'x'.repeat(5_000)}@example.com`,
        'seat.0.phone': '1'.repeat(5_000),
        'responses.heard': 'x'.repeat(6_000),
      },
    ],
    ['control characters', { 'seat.0.name': 'A\u0000da\u0007', 'seat.0.phone': '\u0001', 'responses.heard': 'x\u0008' }],
    [
      'other forms',
      {
        seats: '-1',
        'seat.0.name[]': 'x',
        'seat.__proto__.name': 'x',
        'seat.7.name': 'Nobody',
        dateOfBirth: '9999-99-99',
        rail: '__proto__',
      },
    ],
  ])('tells kindly of hostile values, loses and leaks nothing, and runs nothing: %s', async (_, fields) => {
    const { ref, hostedUrl } = await open('Entry');
    const { status, html } = await send(hostedUrl, { ...accepted(500_000), seats: '1', ...fields });
    expect([status, html.includes('Please look at this again')]).toEqual([400, true]);
    expect(html).not.toContain('<script>alert');
    expect(html.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')).not.toMatch(/Error|at \w+ \(|postgres|undefined|null/);
    expect((await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body.status).toBe('open');
    expect((await send(hostedUrl, { ...accepted(500_000), seats: '1', 'seat.0.name': 'Ada' })).to).toContain('/sandbox/');
  });

  it('[D-119] lose control characters and overrides in their details', async () => {
    const { hostedUrl } = await open('Entry');
    const fields = { 'seat.0.name': '\u202eAd\u0000a\u0007', 'responses.heard': 'on\u202e' };
    expect((await send(hostedUrl, { ...accepted(500_000), seats: '1', ...fields })).to).toContain('/sandbox/');
  });

  it('[D-1a] [D-25] are hidden from the masked link, and kept', async () => {
    const { ref, hostedUrl } = await open('Table', { attendees: [{ name: 'Ọlá Bọ́sẹ̀', email: 'ola@example.com' }, null] });
    const { body } = await service.client.get<Session>(`/v1/store/checkouts/${ref}`, {
      key: shop.keys.publishableLive,
      origin: SHOP_ORIGIN,
    });
    const masked = await get(body.hostedUrl);
    expect(masked).not.toMatch(/Ọlá|ola@/);
    expect(await get(hostedUrl)).toContain('value="Ọlá Bọ́sẹ̀"');
    const paying = await send(body.hostedUrl, {
      ...accepted(2_000_000),
      'contact.name': '',
      'contact.email': '',
      seats: '2',
      'seat.0.name': 'Mallory',
      'seat.1.name': 'Bísí',
    });
    await payAt(paying.to);
    expect((await itemsOf())[0]!.attendees!.map(({ name }) => name)).toEqual(['Ọlá Bọ́sẹ̀', 'Bísí']);
  });

  it('[D-29] do not change once the checkout has ended; the page shows its end', async () => {
    const { ref, hostedUrl } = await open('Entry');
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
    const late = await send(hostedUrl, { ...accepted(500_000), seats: '1', 'seat.0.name': 'Late' });
    expect(late.html).not.toContain('value="Late"');
    expect(await get(hostedUrl)).not.toContain('Late');
  });
});
