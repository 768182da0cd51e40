import { idOf } from '@svc/kernel';
import { type BoxOffice, type ErrorBody, opener, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

/** Each stored code in a way that people type or paste it. */
const TYPED = { discount: '\u200bten\u2011off\u200b', unlock: ' Ses\u00adame\u2013ｄｏｏｒ\u00a0', promoter: 'ＫＯＦＩ — 7' };

describe('[D-154] a code as it was typed', () => {
  let service: SharedService;
  let office: BoxOffice;
  let open: ReturnType<typeof opener>;
  let variantRef: string;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'typed-codes');
    open = opener(() => service.urls[0]!, office.shop.slug);
    await admin('post', 'discount-codes', { code: 'TEN-OFF', kind: 'percent', value: 10 });
    await admin('post', 'promoter-codes', { code: 'Kofi-7', name: 'Kofi' });
    const { data } = await admin<{ data: { ref: string }[] }>('get', 'events?slug=festival');
    await admin('patch', `events/${data[0]!.ref}`, { unlockCodes: [{ code: 'sesame-Door', ticketTypeRefs: ['backstage'] }] });
    await admin('post', 'events', {
      slug: 'party',
      title: 'Party',
      startAt: '2031-06-07T18:00:00Z',
      endAt: '2031-06-07T20:00:00Z',
      ticketTypes: [{ key: 'secret', name: 'Secret', kind: 'free', visibility: 'hidden' }],
      unlockCodes: [{ code: 'Sesame-Door', ticketTypeRefs: ['secret'] }],
    });
    await admin('post', 'products', {
      slug: 'tote',
      name: 'Tote',
      needsDelivery: false,
      variants: [{ key: 'one', name: 'One', pricingMode: 'full_payment', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
    });
    variantRef = (await store<{ variants: { ref: string }[] }>('products/tote')).variants[0]!.ref;
  });
  afterAll(() => office.close());

  async function admin<T = object>(method: 'get' | 'post' | 'patch', path: string, body?: object): Promise<T> {
    const answer = await service.client.send<T>(`/v1/admin/${path}`, {
      method: method.toUpperCase(),
      key: office.shop.adminToken,
      body,
    });
    expect([answer.status < 300, answer.text]).toEqual([true, expect.any(String)]);
    return answer.body;
  }
  const store = async <T>(path: string) => (await service.client.get<T>(`/v1/store/${path}`, { key: office.shop.keys.secretLive })).body;
  const sell = <T = { ref: string; hostedUrl: string }>(path: string, body: object) =>
    service.client.post<T>(`/v1/store/${path}`, body, {
      key: office.shop.keys.secretLive,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const tickets = () =>
    office.asking([office.line('backstage')], {
      unlockCodes: [TYPED.unlock],
      discountCode: TYPED.discount,
      promoterCode: TYPED.promoter,
    });

  const oneTote = () => ({ items: [{ variantRef, quantity: 1 }], returnUrl: 'https://shop.example/thanks' });
  const creditedBy = async (ref: string) => {
    const select = `select cart #>> '{discountCode,code}' as code, cart ->> 'promoterCode' as promoter from checkout where id = $1`;
    return (await office.select<{ code: string; promoter: string }>(select, [idOf('chk', ref)]))[0];
  };

  it('is read by checkouts of products', async () => {
    const { status, body } = await sell('checkouts', { ...oneTote(), discountCode: TYPED.discount });
    expect([status, await creditedBy(body.ref)]).toEqual([201, { code: 'TEN-OFF', promoter: null }]);
  });

  it.each(['checkout', 'checkout/headless'])('is read by the %s of an event, for discount, hidden tickets and promoter', async (path) => {
    const { status, body } = await sell(`events/festival/${path}`, tickets());
    expect([status, await creditedBy(body.ref)]).toEqual([201, { code: 'TEN-OFF', promoter: 'Kofi-7' }]);
  });

  it('is read by registrations', async () => {
    const { data } = await admin<{ data: { ticketTypes: { ref: string }[] }[] }>('get', 'events?slug=party');
    const guest = {
      contact: { name: 'Ada', email: 'ada@typed.example' },
      tickets: [{ ticketTypeRef: data[0]!.ticketTypes[0]!.ref, quantity: 1 }],
    };
    const codes = { unlockCodes: [TYPED.unlock], promoterCode: TYPED.promoter };
    expect((await sell<ErrorBody>('events/party/register', { ...guest, unlockCodes: ['ses ame.door'] })).status).toBe(400);
    expect((await sell('events/party/register', { ...guest, ...codes })).status).toBe(201);
    const listed = await admin<{ data: { promoterCode: string }[] }>('get', 'registrations?search=ada@typed.example');
    expect(listed.data.map(({ promoterCode }) => promoterCode)).toEqual(['Kofi-7']);
  });

  it('is read by the page of an event, and of a checkout', async () => {
    const page = await open(`e/party?code=${encodeURIComponent(TYPED.unlock)}`);
    expect(page.html).toContain('Secret');
    expect((await open('e/party?code=sesame.door')).html).not.toContain('Secret');
    const { body } = await sell('checkouts', oneTote());
    const fields = { lines: '1', act: 'update', seenTotal: '500000', discountCode: TYPED.discount };
    const { html } = await open(body.hostedUrl.replace('?', '/pay?'), new URLSearchParams(fields).toString(), {
      'sec-fetch-site': 'same-origin',
    });
    expect(html).toContain('₦4,500');
  });

  it('is read by the filter of the list; documents hold codes in the one form, each of them once', async () => {
    const filtered = await admin<{ data: { code: string }[] }>('get', `discount-codes?code=${encodeURIComponent(TYPED.discount)}`);
    expect(filtered.data.map(({ code }) => code)).toEqual(['TEN-OFF']);
    const refused = async (code: string) =>
      (await service.client.post<ErrorBody>('/v1/admin/promoter-codes', { code, name: 'Kofi' }, { key: office.shop.adminToken })).body.error
        .details;
    expect(await refused('kofi-7')).toEqual({ fields: { code: expect.any(String) } });
    expect(await refused(TYPED.promoter)).toEqual({ fields: { code: expect.any(String) } });
  });
});
