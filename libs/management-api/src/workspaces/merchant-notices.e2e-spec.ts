import { type BoxOffice, eventually, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

const NEW = { orders: 'each', registrations: 'each', refundRequests: 'each', lowStock: 'daily', failures: 'daily' };

interface Product {
  ref: string;
  variants: { key: string; ref: string }[];
}

describe('[D-156] news to a merchant', () => {
  let service: SharedService;
  let office: BoxOffice;
  let alertEmail: string;
  let guests = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    office = await openBoxOffice(service, 'news');
    alertEmail = `alerts@${office.shop.slug}.example`;
    await set({ alertEmail });
  });

  afterEach(async () => {
    await office?.close();
  });

  const key = () => ({ key: office.shop.adminToken });
  const set = (settings: object) => service.client.patch<{ merchantNotices: object }>('/v1/admin/workspace', settings, key());
  const admin = <T>(path: string, body: object = {}) => service.client.post<T>(`/v1/admin/${path}`, body, key());
  const get = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, key())).body;
  const alert = (part: string) =>
    service.mails.untilMails(`“${part}”`, alertEmail, (mails) =>
      mails.find(({ subject = '' }) => subject.replaceAll('\u00a0', ' ').includes(part)),
    );
  const alerts = async () => (await service.mails.mailsTo(alertEmail, 0)).map(({ subject = '' }) => subject.replaceAll('\u00a0', ' '));
  const untilNoticed = (count: number, planned: string) =>
    eventually(`${count} news wait for the list`, async () => {
      const rows = await office.select('select id from merchant_notice where mailed_at is null and planned = $1', [planned]);
      return rows.length === count ? true : undefined;
    });
  const listIsDue = () =>
    office.select(`update merchant_notice set due_at = service_now(workspace_id, 'live') - interval '1 second' where mailed_at is null`);

  async function buy(email = `ada-${(guests += 1)}@${office.shop.slug}.example`) {
    const contact = { name: 'Ada Obi', email };
    const { ref, orderRef } = (await office.open(office.asking([office.line('entry', { quantity: 2 })], { contact }))).body;
    await office.play(ref, 'card');
    return get<{ ref: string; number: string }>(`orders/${orderRef}`);
  }

  it('has other defaults in new workspaces, and is set by a change or a document', async () => {
    expect((await get<{ merchantNotices: object }>('workspace')).merchantNotices).toEqual(NEW);
    expect((await set({ merchantNotices: { orders: 'daily' } })).body.merchantNotices).toEqual({ ...NEW, orders: 'daily' });
    expect((await set({ merchantNotices: { orders: 'hourly' } })).status).toBe(400);
    const document = await get<{ workspace: object }>('document');
    expect(document.workspace).toMatchObject({ merchantNotices: { ...NEW, orders: 'daily' } });
  });

  it('are mailed at once, once each: an order with items, amounts and buyer, and a registration that waits', async () => {
    const { number } = await buy();
    const text = (await alert(`New order ${number}`)).text!.replaceAll('\u00a0', ' ');
    for (const part of ['2 × ', 'Total', 'Ada Obi', `order show ord_`]) expect(text).toContain(part);
    expect(text.indexOf('Ada Obi')).toBeLessThan(text.indexOf('npm run store'));
    const [event] = (await get<{ data: { ref: string; ticketTypes: object[] }[] }>('events?slug=festival')).data;
    const press = { key: 'press', name: 'Press', kind: 'free', approvalRequired: true };
    const { body } = await service.client.patch<{ ticketTypes: { key: string; ref: string }[] }>(
      `/v1/admin/events/${event!.ref}`,
      { ticketTypes: [...event!.ticketTypes, press] },
      key(),
    );
    const ticketTypeRef = body.ticketTypes.find((each) => each.key === 'press')!.ref;
    const contact = { name: 'Efe Obi', email: `efe@${office.shop.slug}.example` };
    const request = { tickets: [{ ticketTypeRef, quantity: 1 }], contact };
    await service.client.post('/v1/store/events/festival/register', request, { key: office.shop.keys.secretLive });
    expect((await alert('waits for you')).text).toMatch(/1 × Press[\s\S]*Efe Obi[\s\S]*guest approve grp_/);
    const kinds = (await get<{ data: { kind: string; subject: object }[] }>(`messages?to=${alertEmail}`)).data.map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['order_received', 'registration_waiting']);
  });

  it('are one list of a day, and none of what is switched off', async () => {
    await set({ merchantNotices: { orders: 'daily', registrations: 'off' } });
    const [one, two] = [await buy(), await buy()];
    await untilNoticed(2, 'daily');
    expect(await alerts()).toEqual([]);
    await listIsDue();
    const list = await alert('2 new orders');
    for (const { number } of [one, two]) expect(list.text).toContain(`${number} · 2 × `);
    await set({ merchantNotices: { orders: 'off' } });
    await buy();
    expect((await alerts()).length).toBe(1);
  });

  it('come from stock that reaches its threshold from above, again once it was above, and not at each sale below', async () => {
    const product = {
      slug: 'mug',
      name: 'Mug',
      variants: [{ key: 'one', name: 'Indigo', prices: [{ currency: 'NGN', priceMinor: 1_000 }], stock: 9, lowStockThreshold: 5 }],
    };
    const { ref, variants } = (await admin<Product>('products', product)).body;
    expect(variants[0]).toMatchObject({ lowStockThreshold: 5 });
    const stock = (delta: number) => admin(`products/${ref}/stock`, { variantRef: variants[0]!.ref, delta, reason: 'Counted' });
    await stock(-3);
    await untilNoticed(0, 'daily');
    await stock(-1);
    await untilNoticed(1, 'daily');
    await stock(-1);
    await stock(5);
    await stock(-4);
    await untilNoticed(2, 'daily');
    await listIsDue();
    expect((await alert('run low')).text).toContain('Mug, Indigo · 5 left');
    const shown = await service.client.get<{ variants: object[] }>('/v1/store/products/mug', { key: office.shop.keys.secretLive });
    expect(JSON.stringify(shown.body)).not.toContain('lowStockThreshold');
  });

  it('are none of test mode', async () => {
    const request = office.asking([office.line('entry')], { contact: { name: 'Ada', email: `test@${office.shop.slug}.example` } });
    const { body } = await service.client.post<{ ref: string }>('/v1/store/events/festival/checkout', request, {
      key: office.shop.keys.secretTest,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    await service.client.post(`/dev/sandbox/checkouts/${body.ref}`, { rail: 'card', outcome: 'succeed' });
    const { number } = await buy();
    await alert(`New order ${number}`);
    expect(await office.select('select id from merchant_notice')).toHaveLength(1);
  });
});
