import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Session {
  ref: string;
  status: string;
  hostedUrl: string;
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => ({ weekday, start: '09:00', end: '12:00' }));
const document = {
  version: 1,
  products: [
    {
      slug: 'tote',
      name: 'Tote bag',
      variants: [{ key: 'one', name: 'Blue', prices: naira(500_000) }],
      formFields: [
        { key: 'print', type: 'select', label: 'What shall we print?', options: ['Nothing', 'Initials'], required: true },
        { key: 'initials', type: 'text', label: 'Which initials?', required: true, showIf: { field: 'print', equals: 'Initials' } },
      ],
      addonGroups: [
        {
          key: 'wrap',
          name: 'Wrapping',
          selectionType: 'single',
          required: true,
          minSelect: 1,
          options: [
            { key: 'box', label: 'Box', prices: naira(50_000) },
            { key: 'paper', label: 'Paper', prices: naira(0) },
          ],
        },
        {
          key: 'more',
          name: 'Extras',
          selectionType: 'multiple',
          maxSelect: 2,
          options: [{ key: 'tag', label: 'Tag', prices: naira(10_000), allowQuantity: true, maxQty: 2 }],
        },
      ],
    },
    {
      slug: 'fitting',
      name: 'Fitting',
      variants: [
        {
          key: 'one',
          name: 'An hour',
          prices: naira(300_000),
          schedulingType: 'slots',
          durationMinutes: 60,
          availability: { hours: everyDay, windowDays: 7 },
        },
      ],
    },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: '2099-01-01T18:00:00Z',
      endAt: '2099-01-01T22:00:00Z',
      timezone: 'Africa/Lagos',
      ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'paid', prices: naira(1_000_000), capacity: 2 }],
    },
  ],
  discountCodes: [
    { code: 'TENOFF', kind: 'percent', value: 10 },
    { code: 'ONCE', kind: 'percent', value: 50, maxUses: 1 },
    { code: 'GALA', kind: 'percent', value: 20, appliesTo: { eventRefs: ['gala'] } },
  ],
};
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail: 'card' };

describe('choices on the page of a checkout', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });
  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `pick-${shops}`, document);
  });

  const store = async <T>(path: string, body: object) => {
    const answer = await service.client.post<T>(`/v1/store/${path}`, body, {
      key: shop.keys.secretLive,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body;
  };
  const open = async (...slugs: string[]) => {
    const items = await Promise.all(
      slugs.map(async (slug) => {
        const { body } = await service.client.get<{ variants: { ref: string }[] }>(`/v1/store/products/${slug}`, {
          key: shop.keys.secretLive,
        });
        return { variantRef: body.variants[0]!.ref, quantity: 1 };
      }),
    );
    return store<Session>('checkouts', { items, returnUrl: 'https://shop.example/thanks' });
  };
  const openTickets = async () => {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gala', { key: shop.keys.secretLive });
    const contact = { name: 'Ada Obi', email: 'ada@example.com' };
    return store<Session>('events/gala/checkout', {
      tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }],
      contact,
      returnUrl: 'https://shop.example/thanks',
    });
  };
  const get = async (url: string) => (await fetch(url)).text();
  const send = async (hostedUrl: string, fields: Record<string, string>) => {
    const answer = await fetch(hostedUrl.replace('?', '/pay?'), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return { status: answer.status, to: answer.headers.get('location') ?? '', html: await answer.text() };
  };
  const fieldName = (html: string, part: string) => new RegExp(`name="(line\\.0\\.${part}[^"]*)"`).exec(html)![1]!;
  const valueOf = (html: string, name: string, label: string) =>
    new RegExp(`name="${name.replaceAll('.', '\\.')}" value="([^"]+)"[^>]*>\\s*<span>${label}`).exec(html)![1]!;
  const accepted = (totalMinor: number) => ({ ...buyer, seenTotal: String(totalMinor) });

  it('[D-38] are reported as missing beside their fields, with typed values kept, and are never guessed', async () => {
    const { hostedUrl } = await open('tote');
    const refused = await send(hostedUrl, { ...accepted(500_000), lines: '1', 'contact.name': 'Ọlá <b>' });
    expect(refused.status).toBe(400);
    for (const part of ['Choose at least 1 of &quot;Wrapping&quot;.', 'Please answer: What shall we print?', 'Ọlá &lt;b>'])
      expect(refused.html).toContain(part);
    expect(refused.html).not.toContain('Please answer: Which initials?');
    const depends = await send(hostedUrl, { ...accepted(500_000), lines: '1', 'line.0.responses.print': 'Initials' });
    expect(depends.html).toContain('Please answer: Which initials?');
  });

  it('[D-38] [D-82] sell a product with add-ons and answers, at the price that the buyer accepts', async () => {
    const { hostedUrl, ref } = await open('tote');
    const html = await get(hostedUrl);
    const [wrap, tag] = [fieldName(html, 'group'), fieldName(html, 'option')];
    const choices = {
      lines: '1',
      [wrap]: valueOf(html, wrap, 'Box'),
      [tag]: '2',
      'line.0.responses.print': 'Initials',
      'line.0.responses.initials': 'ÀỌ',
    };
    const tooMany = await send(hostedUrl, { ...accepted(500_000), ...choices, [tag]: '3' });
    expect([tooMany.status, tooMany.html.includes('Take at most 2 of &quot;Tag&quot;')]).toEqual([400, true]);
    const answer = await send(hostedUrl, { ...accepted(500_000), ...choices });
    expect(answer.status).toBe(409);
    for (const part of ['is ₦5,700 now', 'Pay ₦5,700</button>', 'name="seenTotal" value="570000"', 'value="ÀỌ"'])
      expect(answer.html).toContain(part);
    const paying = await send(hostedUrl, { ...accepted(570_000), ...choices });
    expect(paying.to).toContain('/sandbox/');
    expect((await send(hostedUrl, { ...accepted(570_000), ...choices })).to).toBe(paying.to);
    const { body } = await service.client.get<{ status: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive });
    expect(body.status).toBe('open');
  });

  it('[§1 r2] [D-82] are read as refs from a form, which sets no prices', async () => {
    const { hostedUrl } = await open('tote');
    const html = await get(hostedUrl);
    const wrap = fieldName(html, 'group');
    const foreign = {
      lines: '1',
      [wrap]: '01890a5d-ac96-774b-bcce-b302099a8060',
      'line.0.responses.print': 'Nothing',
      'line.0.price': '1',
      unitPriceMinor: '1',
    };
    expect((await send(hostedUrl, { ...accepted(500_000), ...foreign })).html).toContain('Choose at least 1');
    const paper = { ...foreign, [wrap]: valueOf(html, wrap, 'Paper') };
    expect((await send(hostedUrl, { ...accepted(500_000), ...paper })).to).toContain('/sandbox/');
  });

  it('[D-24] [D-60b] include free days and times only; a late buyer sees that theirs is taken', async () => {
    const [one, two] = [await open('fitting'), await open('fitting')];
    const html = await get(one.hostedUrl);
    const days = [...html.matchAll(/<option value="(\d{4}-\d\d-\d\d)"/g)].map(([, day]) => day!);
    expect(days.length).toBeGreaterThan(5);
    const shown = await send(one.hostedUrl, {
      ...accepted(300_000),
      act: 'update',
      lines: '1',
      'line.0.day': days[2]!,
      'contact.name': 'Half typed',
    });
    expect(shown.status).toBe(200);
    for (const part of ['09:00', '10:00', '11:00', 'value="Half typed"']) expect(shown.html).toContain(part);
    const slot = valueOf(shown.html, 'line.0.slot', '10:00');
    expect((await send(one.hostedUrl, { ...accepted(300_000), lines: '1', 'line.0.day': days[3]!, 'line.0.slot': slot })).html).toContain(
      'Choose a time.',
    );
    const choice = { ...accepted(300_000), lines: '1', 'line.0.day': days[2]!, 'line.0.slot': slot };
    expect((await send(one.hostedUrl, choice)).to).toContain('/sandbox/');
    const late = await send(two.hostedUrl, choice);
    expect([late.status, late.html.includes('Choose a time.')]).toEqual([400, true]);
    expect(late.html).not.toContain(`value="${slot}"`);
    expect(await get(one.hostedUrl)).toContain('10:00');
  });

  it('[decisions 3.16 codes] apply and drop a discount code, with its price, and refuse others beside the field', async () => {
    const { hostedUrl } = await open('fitting');
    const act = (fields: Record<string, string>) =>
      send(hostedUrl, { ...accepted(300_000), lines: '1', 'contact.name': 'Half typed', act: 'update', ...fields });
    for (const [code, why] of [
      ['NOPE', 'There is no such code'],
      ['GALA', 'This code is for other things'],
    ] as const) {
      const refused = await act({ discountCode: code });
      expect(refused.status).toBe(400);
      for (const part of [why, `value="${code}"`, 'id="discountCode-error"', 'value="Half typed"']) expect(refused.html).toContain(part);
    }
    const applied = await act({ discountCode: 'tenoff' });
    for (const part of ['Discount (TENOFF)', '−₦300', 'Pay ₦2,700</button>', 'value="Half typed"', 'Take it off'])
      expect(applied.html).toContain(part);
    expect(await get(hostedUrl)).toContain('Pay ₦2,700</button>');
    const dropped = await act({ discountCode: 'TENOFF', act: 'drop' });
    expect(dropped.html).toContain('Pay ₦3,000</button>');
    expect(dropped.html).not.toContain('TENOFF');
  });

  it('[decisions 3.16 codes] report a code that was used up meanwhile, and sell without it', async () => {
    const [one, two] = [await open('tote'), await open('tote')];
    const html = await get(one.hostedUrl);
    const choices = {
      lines: '1',
      [fieldName(html, 'group')]: valueOf(html, fieldName(html, 'group'), 'Paper'),
      'line.0.responses.print': 'Nothing',
      discountCode: 'ONCE',
    };
    for (const { hostedUrl } of [one, two])
      expect((await send(hostedUrl, { ...accepted(500_000), ...choices })).html).toContain('Pay ₦2,500</button>');
    expect((await send(one.hostedUrl, { ...accepted(250_000), ...choices })).to).toContain('/sandbox/');
    const late = await send(two.hostedUrl, { ...accepted(250_000), ...choices });
    expect(late.status).toBe(400);
    for (const part of ['This code has been used up', 'value="ONCE"']) expect(late.html).toContain(part);
    expect((await send(two.hostedUrl, { ...accepted(250_000), ...choices, act: 'drop' })).html).toContain('Pay ₦5,000</button>');
    expect((await send(two.hostedUrl, { ...accepted(500_000), ...choices, discountCode: '' })).to).toContain('/sandbox/');
  });

  it('[decisions 3.16 codes] [D-45] accept codes for tickets too, and keep the seats in any case', async () => {
    const [one, two] = [await openTickets(), await openTickets()];
    const act = (hostedUrl: string, discountCode: string, name = 'update') =>
      send(hostedUrl, { ...accepted(1_000_000), lines: '0', discountCode, act: name });
    expect((await act(one.hostedUrl, 'GALA')).html).toContain('Pay ₦8,000</button>');
    expect((await act(one.hostedUrl, 'ONCE')).html).toContain('Pay ₦5,000</button>');
    const late = await act(two.hostedUrl, 'ONCE');
    expect([late.status, late.html.includes('used up')]).toEqual([400, true]);
    expect((await act(one.hostedUrl, 'ONCE', 'drop')).html).toContain('Pay ₦10,000</button>');
    expect((await act(two.hostedUrl, 'ONCE')).html).toContain('Pay ₦5,000</button>');
    expect((await send(two.hostedUrl, { ...accepted(500_000), lines: '0', discountCode: 'ONCE' })).to).toContain('/sandbox/');
    await expect(openTickets()).rejects.toThrow('soldOut');
  });

  it('change nothing once the checkout has ended', async () => {
    const { ref, hostedUrl } = await open('fitting');
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
    expect((await send(hostedUrl, { lines: '1', discountCode: 'TENOFF', act: 'update' })).status).toBe(409);
    expect(await get(hostedUrl)).not.toContain('TENOFF');
  });
});
