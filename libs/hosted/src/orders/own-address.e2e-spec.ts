import { eventually, openHostedCheckout, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 90 }] },
  ],
  deliveryZones: [
    { key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) },
    { key: 'ghana', name: 'Ghana', countries: ['GH'], prices: naira(150_000) },
    { key: 'france', name: 'France', countries: ['FR'], prices: naira(900_000) },
  ],
};
const KANO = {
  'address.line1': '1 Emir Road',
  'address.line2': '',
  'address.city': 'Kano',
  'address.state': '',
  'address.postalCode': '',
  'address.country': 'NG',
};

describe('[ADR 0068 r1] a new address from the buyer of an order', () => {
  let service: SharedService;
  let shop: Shop;
  let buyers = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'own-address', document);
    await allow(true);
  });

  const allow = (changeAddress: boolean) =>
    service.client.patch('/v1/admin/workspace', { selfService: { orders: { changeAddress } } }, { key: shop.adminToken });
  const admin = { get: <T>(path: string) => service.client.get<T>(`/v1/admin/${path}`, { key: shop.adminToken }) };

  async function bought() {
    const email = `address-${(buyers += 1)}@${shop.slug}.example`;
    const { ref, hostedUrl } = await openHostedCheckout(service, shop, ['mug'], { contact: { name: 'Ada Obi', email } });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body;
    const html = (await show(hostedUrl)).text;
    return { email, orderRef, url: /href="([^"]*\/o\/[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&') };
  }
  const show = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { headers });
    return { status: response.status, text: (await response.text()).replaceAll('\u00a0', ' ') };
  };
  const below = (url: string, what: string) => url.replace('?', `/${what}?`);
  const send = async (url: string, what: string, fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(below(url, what), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
    return { status: response.status, to: response.headers.get('location') ?? '', text: (await response.text()).replaceAll('\u00a0', ' ') };
  };
  /** Returns the code of the newest mail, once there are `count`. */
  const codeFor = (email: string, count = 1) =>
    service.mails.untilMails('the code', email, (mails) => {
      const codes = mails.flatMap(({ subject = '' }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? []);
      return codes.length >= count ? codes : undefined;
    });
  const recordOf = async (ref: string) => (await admin.get<{ deliveryAddress: object; updatedAt: string }>(`orders/${ref}`)).body;

  it('is taken by the code that is mailed to them, which page, order and audit log show', async () => {
    const { url, email, orderRef } = await bought();
    const before = await recordOf(orderRef);
    expect((await show(url)).text).toContain('Change the address');
    const codePage = await send(url, 'address', KANO);
    expect(codePage.status).toBe(200);
    for (const part of ['Confirm the new address', '1 Emir Road', 'Kano', 'Nigeria', 'six digits to a***@'])
      expect(codePage.text).toContain(part);
    expect((await recordOf(orderRef)).deliveryAddress).toMatchObject({ city: 'Yaba' });
    const [code] = await codeFor(email);
    const [first, second] = await Promise.all([
      send(url, 'address/confirm', { ...KANO, code: code! }),
      send(url, 'address/confirm', { ...KANO, code: code! }),
    ]);
    expect([first.status, first.to, second.to]).toEqual([303, `${url}&news=address`, `${url}&news=address`]);
    const page = (await show(first.to)).text;
    for (const part of ['The delivery address is changed.', '1 Emir Road']) expect(page).toContain(part);
    const after = await recordOf(orderRef);
    expect(after.deliveryAddress).toEqual({ line1: '1 Emir Road', city: 'Kano', country: 'NG' });
    await eventually('the feed has the changed order', async () => (await recordOf(orderRef)).updatedAt > before.updatedAt);
    const { body: log } = await admin.get<{ data: object[] }>(`audit?subject=${orderRef}`);
    expect(log.data).toMatchObject([{ action: 'change', fields: ['deliveryAddress'], details: { by: 'buyer' } }]);
  });

  it('[ADR 0067 r2] is not taken by a wrong code, by one for another address, or by a fourth code in an hour', async () => {
    const { url, email, orderRef } = await bought();
    await send(url, 'address', KANO);
    const [code] = await codeFor(email);
    const none = await send(url, 'address/confirm', { ...KANO, code: ' ' });
    expect([none.status, none.text.includes('Enter the code from the e-mail.')]).toEqual([422, true]);
    const wrong = await send(url, 'address/confirm', { ...KANO, code: code === '000000' ? '111111' : '000000' });
    const other = await send(url, 'address/confirm', { ...KANO, 'address.line1': '9 Other Road', code: code! });
    expect([wrong.status, wrong.text.includes('This is not the code.'), other.status, other.text.includes('not good any more')]).toEqual([
      422,
      true,
      422,
      true,
    ]);
    await send(url, 'address', KANO);
    await send(url, 'address', KANO);
    const fourth = await send(url, 'address', KANO);
    expect([fourth.status, fourth.text.includes('Three codes were sent in the last hour'), fourth.text.includes('1 Emir Road')]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await recordOf(orderRef)).deliveryAddress).toMatchObject({ city: 'Yaba' });
  });

  it('[D-105] is judged with the zone: what costs more or where nobody delivers is refused with a sentence, what costs the same is taken', async () => {
    const { url, email, orderRef } = await bought();
    const at = (country: string) => ({ ...KANO, 'address.city': 'Elsewhere', 'address.country': country });
    const [france, togo, nowhere] = await Promise.all([
      send(url, 'address', at('FR')),
      send(url, 'address', at('TG')),
      send(url, 'address', { ...KANO, 'address.city': '', 'address.country': 'XX' }),
    ]);
    expect([france.status, togo.status, nowhere.status]).toEqual([422, 422, 422]);
    expect(france.text).toContain('Delivery to this address costs more than was paid for it');
    expect(togo.text).toContain('The shop does not deliver to this address');
    for (const part of ['Enter the town or city.', 'Choose the country.']) expect(nowhere.text).toContain(part);
    await send(url, 'address', at('GH'));
    const [code] = await codeFor(email);
    await send(url, 'address/confirm', { ...at('GH'), code: code! });
    const page = (await show(url)).text;
    for (const part of ['Ghana', '₦6,500']) expect(page).toContain(part);
    expect(await recordOf(orderRef)).toMatchObject({ deliveryAddress: { country: 'GH' }, deliveryMinor: 150_000 });
  });

  it('is refused once it is being sent, where the shop does not let buyers do so, and by a form of another site', async () => {
    const { url, orderRef } = await bought();
    expect((await send(url, 'address', KANO, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    expect((await show(below(url, 'address'))).text).toContain('Your order is being prepared');
    expect((await send(url.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'), 'address', KANO)).status).toBe(404);
    await allow(false);
    expect([(await send(url, 'address', KANO)).to, (await show(url)).text.includes('Change the address')]).toEqual([
      `${url}&news=refused`,
      false,
    ]);
    await allow(true);
    await service.client.post(`/v1/admin/orders/${orderRef}/fulfil`, {}, { key: shop.adminToken });
    const refused = await send(url, 'address/confirm', { ...KANO, code: '123456' });
    expect(refused.to).toBe(`${url}&news=refused`);
    expect((await show(refused.to)).text).toContain('This can no longer be changed here.');
  });

  it('[D-114] is in French for French-speaking buyers', async () => {
    const { url, email } = await bought();
    const codePage = await send(`${url}&lang=fr`, 'address', KANO);
    for (const part of ['Confirmez la nouvelle adresse', 'Envoyer un autre code']) expect(codePage.text).toContain(part);
    await service.mails.untilMails('the mail in French', email, (mails) =>
      mails.find(({ subject }) => subject?.includes('est votre code')),
    );
  });
});
