import { openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Session {
  ref: string;
  status: string;
  hostedUrl: string;
}
interface Plan {
  attempts: { status: string; payer?: { name: string; email: string } }[];
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [
    {
      slug: 'print',
      name: 'Print',
      needsDelivery: true,
      saveForItEnabled: true,
      variants: [{ key: 'one', name: 'A2', prices: naira(200_000) }],
      addonGroups: [
        { key: 'wrap', name: 'Wrapping', selectionType: 'single', options: [{ key: 'box', label: 'Box', prices: naira(50_000) }] },
      ],
    },
  ],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(100_000) },
    { key: 'abuja', name: 'Abuja', countries: ['NG'], prices: naira(200_000) },
  ],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
};

const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', 'contact.phone': '+2348031234567' };
const home = { 'address.line1': '14 Hughes Avenue', 'address.city': 'Yaba', 'address.country': 'NG' };
const stranger = { 'contact.name': 'Mallory', 'contact.email': 'mallory@example.com', 'contact.phone': '+2348039999999' };
const elsewhere = { 'address.line1': '1 Elm St', 'address.line2': 'c/o Mallory', 'address.city': 'Ibadan', 'address.country': 'NG' };
const price = { seenTotal: '300000', seenDueNow: '300000', lines: '1' };

describe('a masked link of a checkout', () => {
  let service: SharedService;
  let shop: Shop;
  let variantRef: string;
  let zones: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'shared', document);
    const as = { key: shop.keys.secretLive };
    variantRef = (await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/print', as)).body.variants[0]!.ref;
    zones = Object.fromEntries(
      (await service.client.get<{ ref: string; name: string }[]>('/v1/store/delivery-zones', as)).body.map(({ name, ref }) => [name, ref]),
    );
  });

  const open = async (overrides: object = {}) => {
    const body = {
      items: [{ variantRef, quantity: 1 }],
      deliveryZoneRef: zones['Lagos'],
      returnUrl: 'https://shop.example/thanks',
      ...overrides,
    };
    const { body: session } = await service.client.post<Session>('/v1/store/checkouts', body, {
      key: shop.keys.secretLive,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const { body: seen } = await service.client.get<Session>(`/v1/store/checkouts/${session.ref}`, {
      key: shop.keys.publishableLive,
      origin: SHOP_ORIGIN,
    });
    return { ref: session.ref, own: session.hostedUrl, shared: seen.hostedUrl };
  };
  const part = (url: string, name: string) => url.replace('?', `/${name}?`);
  const get = async (url: string) => (await fetch(url)).text();
  const send = async (url: string, fields: Record<string, string>) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    return { status: answer.status, to: new URL(answer.headers.get('location') ?? '/', url).href, html: await answer.text() };
  };
  const playCard = (address: string) => send(part(address, 'card'), { number: '4242 4242 4242 4242' });
  const pay = (url: string, fields: Record<string, string>) => send(part(url, 'pay'), { ...price, zone: zones['Lagos']!, ...fields });
  const statusOf = async (ref: string) =>
    (await service.client.get<Session>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body.status;
  /** Recorded details, as the buyer's own page shows them. */
  const record = async (own: string) => {
    const html = await get(`${own}&way=other`);
    return Object.fromEntries(
      [...html.matchAll(/<input[^>]*name="((?:contact|address)\.[^"]+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
  };
  const refused = 'Only the link that the buyer was given changes it';
  const mine = { ...buyer, 'address.line1': '14 Hughes Avenue', 'address.city': 'Yaba' };

  const saving = async () => {
    const links = await open();
    await pay(links.own, { ...buyer, ...home, act: 'save', rail: 'card' });
    const begun = await send(part(links.own, 'save/pay'), {
      partMinor: '1000',
      deadline: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
      rail: 'card',
      seenTotal: '300000',
    });
    await playCard(begun.to);
    await get(part(links.own, 'save/return'));
    return links;
  };

  it('[D-104] fills in what is empty, and pays', async () => {
    const { shared, own } = await open();
    expect((await pay(shared, { ...buyer, ...home, rail: 'card' })).to).toContain('/sandbox/');
    expect(await record(own)).toMatchObject(mine);
  });

  it.each(['', 'update', 'save', 'drop'])('[D-104] replaces nothing that is on record, whatever its form asks for: act=%s', async (act) => {
    const { ref, shared, own } = await open({ discountCode: 'TENOFF' });
    await pay(own, { ...buyer, ...home, discountCode: 'TENOFF', act: 'update' });
    const { status, html } = await pay(shared, { ...stranger, ...elsewhere, discountCode: 'TENOFF', act, rail: 'card' });
    expect([status, html.includes(refused)]).toEqual([400, true]);
    const zoned = await pay(shared, { zone: zones['Abuja']!, act, rail: 'card' });
    const coded = await pay(shared, { discountCode: 'OTHER', act: 'update' });
    expect([zoned.html.includes('Delivery: Abuja'), coded.html.includes(refused)]).toEqual([false, true]);
    expect(await record(own)).toMatchObject(mine);
    const page = await get(own);
    expect([
      page.includes('<strong>TENOFF</strong>'),
      page.includes('Delivery: Lagos'),
      page.includes('Mallory'),
      await statusOf(ref),
    ]).toEqual([true, true, false, 'open']);
  });

  it('[D-131] keeps nothing of a form that is refused, and shows its values again', async () => {
    const { shared, own } = await open({ contact: { name: 'Ada Obi', email: 'ada@example.com' } });
    const before = await record(own);
    for (const act of ['', 'update', 'save']) {
      const { status, html } = await pay(shared, { ...stranger, ...elsewhere, act, rail: 'card' });
      expect([status, html.includes(refused), html.includes('1 Elm St')]).toEqual([400, true, true]);
    }
    const phoneAlone = { 'contact.phone': stranger['contact.phone'] };
    expect((await pay(shared, { ...phoneAlone, ...elsewhere, rail: 'cash' })).status).toBe(400);
    expect((await pay(shared, { ...phoneAlone, ...elsewhere, discountCode: 'NEVER', rail: 'card' })).status).toBe(400);
    expect((await pay(shared, { ...phoneAlone, ...elsewhere, rail: 'card', seenTotal: '1', seenDueNow: '1' })).status).toBe(409);
    expect([await record(own), (await get(own)).includes('Elm St')]).toEqual([before, false]);
  });

  it('[D-131] keeps nothing of the buyer’s own form and choices either, until the form is accepted', async () => {
    const { own } = await open();
    const before = await record(own);
    const form = { ...buyer, ...home, zone: zones['Abuja']!, discountCode: 'TENOFF' };
    const missing = await pay(own, { ...form, rail: 'cash' });
    expect([missing.status, missing.html.includes('14 Hughes Avenue'), missing.html.includes('₦4,000')]).toEqual([400, true, true]);
    const dearer = await pay(own, { ...form, rail: 'card' });
    expect([dearer.status, dearer.html.includes('₦3,800')]).toEqual([409, true]);
    expect((await pay(own, { ...form, discountCode: 'NEVER', rail: 'card' })).status).toBe(400);
    const page = await get(own);
    expect([await record(own), page.includes('Delivery: Lagos'), page.includes('TENOFF')]).toEqual([before, true, false]);
    const { to } = await pay(own, { ...form, rail: 'card', seenTotal: '380000', seenDueNow: '380000' });
    expect([to.includes('/sandbox/'), await record(own)]).toEqual([true, expect.objectContaining(mine)]);
  });

  it('[D-131] changes nothing of a plan when its buyer enters an invalid value', async () => {
    const { own } = await saving();
    const before = await record(part(own, 'save'));
    const form = { ...buyer, 'contact.phone': '+2348030000001', ...home, 'address.country': 'US', act: 'details' };
    expect((await send(part(own, 'save/pay'), form)).status).toBe(400);
    expect(await record(part(own, 'save'))).toEqual(before);
  });

  it('[D-104] replaces nothing while the buyer pays, and continues the running payment', async () => {
    const { shared, own } = await open();
    await pay(own, { ...buyer, ...home, rail: 'bank_transfer' });
    const account = /<strong>(\d{10})<\/strong>/.exec(await get(own))![1];
    expect((await pay(shared, { ...stranger, ...elsewhere, act: 'update' })).html).toContain(refused);
    expect(await get(own)).toContain(account);
    await send(part(own, 'pay'), { act: 'other' });
    expect(await record(own)).toMatchObject(mine);
  });

  it('[D-104] pays parts alone once a savings plan has begun, whose payer is kept with that payment alone', async () => {
    const { ref, shared, own } = await saving();
    const before = await record(part(own, 'save'));
    expect(before).toMatchObject(mine);
    for (const act of ['', 'update', 'save', 'drop']) {
      const { status, to } = await pay(shared, { ...stranger, ...elsewhere, act, rail: 'card' });
      expect([status, await get(to)]).toEqual([303, expect.stringContaining('what you had filled in was not kept')]);
    }
    const answer = await send(part(shared, 'save/pay'), { ...stranger, ...elsewhere, act: 'details' });
    expect([answer.status, answer.html.includes(refused)]).toEqual([400, true]);
    for (const [way, fields] of [
      ['save/stop', {}],
      ['save/pay', { act: 'other' }],
    ] as const)
      expect((await send(part(shared, way), fields)).status).toBe(404);
    const form = { partMinor: '500', rail: 'card', seenTotal: '300000' };
    expect((await send(part(shared, 'save/pay'), form)).html).toContain('Enter your name');
    const { to } = await send(part(shared, 'save/pay'), {
      ...form,
      ...stranger,
      'payer.name': 'Mallory',
      'payer.email': 'mallory@example.com',
    });
    await playCard(to);
    await get(part(own, 'save/return'));
    expect([await record(part(own, 'save')), await statusOf(ref)]).toEqual([before, 'open']);
    const plan = await service.client.get<Plan>(`/v1/admin/savings-plans/${ref}`, { key: shop.adminToken });
    expect(plan.body.attempts.map(({ status, payer }) => [status, payer])).toEqual([
      ['paid', undefined],
      ['paid', { name: 'Mallory', email: 'mallory@example.com' }],
    ]);
  });

  it('[D-104] leaves contact and address of a plan to the link of its buyer', async () => {
    const { own } = await saving();
    expect(
      (
        await send(part(own, 'save/pay'), {
          ...buyer,
          'contact.email': 'ada.obi@example.com',
          ...home,
          'address.city': 'Ikeja',
          act: 'details',
        })
      ).status,
    ).toBe(303);
    expect(await record(part(own, 'save'))).toMatchObject({ 'contact.email': 'ada.obi@example.com', 'address.city': 'Ikeja' });
    expect((await send(part(own, 'save/pay'), { ...buyer, ...home, 'address.country': 'US', act: 'details' })).html).toContain(
      'does not go to this country',
    );
    expect((await pay(own, { ...buyer, zone: zones['Abuja']!, act: 'update' })).to).toContain('/save?');
    expect(await get(part(own, 'save'))).toContain('Delivery: Lagos');
  });

  it('[D-104] changes nothing once it has ended', async () => {
    const { ref, shared } = await open({ contact: { name: 'Ada Obi' } });
    await service.client.post(`/v1/store/checkouts/${ref}/cancel`, {}, { key: shop.keys.secretLive });
    for (const url of [part(shared, 'pay'), part(shared, 'save/pay')])
      expect([303, 409]).toContain((await send(url, { ...stranger, ...elsewhere, act: 'update' })).status);
    expect((await send(part(shared, 'save/stop'), {})).status).toBe(303);
    expect([await statusOf(ref), (await get(shared)).includes('Mallory')]).toEqual(['cancelled', false]);
  });
});
