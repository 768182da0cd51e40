import {
  type BoxOffice,
  eventually,
  openBoxOffice,
  openShop,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface Hit {
  kind: string;
  ref: string;
  title: string;
}

const BUYER = { name: 'Zoë Ångström-O’Neil', email: 'zoe.buyer@example.com', phone: '+4915112345678' };

describe('[D-161] one search', () => {
  let service: SharedService;
  let office: BoxOffice;
  let other: Shop;
  let order: {
    ref: string;
    number: string;
    checkoutRef: string;
    payments: { ref: string; reference: string }[];
    items: { attendees: { ref: string }[] }[];
  };

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'searched');
    other = await openShop(service, 'not-searched', { version: 1 });
    const { ref, orderRef } = (await office.open(office.asking([office.line('entry')], { contact: BUYER }))).body;
    await office.play(ref, 'card');
    order = (await service.client.get<typeof order>(`/v1/admin/orders/${orderRef}`, { key: office.shop.adminToken })).body;
    await service.mails.mailsTo(BUYER.email);
    await eventually('the contact and the message are there', async () => {
      const kinds = (await hits('zoe')).map(({ kind }) => kind);
      return kinds.includes('contact') && kinds.includes('message');
    });
  });
  afterAll(() => office?.close());

  const search = <T = { data: Hit[] }>(q: string, more = '', of: Shop = office.shop) =>
    service.client.get<T>(`/v1/admin/search?q=${encodeURIComponent(q)}${more}`, { key: of.adminToken });
  const hits = async (q: string, more = '', of?: Shop) => (await search(q, more, of)).body.data;
  const listed = async (path: string, q: string) =>
    (
      await service.client.get<{ data: { ref: string }[] }>(`/v1/admin/${path}?search=${encodeURIComponent(q)}`, {
        key: office.shop.adminToken,
      })
    ).body.data.length;

  it.each(['zoe', 'angstrom', `O'Neil`, 'ONEIL zoë', 'Aangstroem', '015112345678', '0151 12345678', '+49 151 12345678', 'zoe.buyer@'])(
    'finds order, guest, contact and message of a buyer by “%s”, and so do the lists',
    async (q) => {
      expect(new Set((await hits(q)).map(({ kind }) => kind))).toEqual(new Set(['order', 'registration', 'contact', 'message']));
      expect([
        await listed('orders', q),
        await listed('registrations', q),
        await listed('contacts', q),
        await listed('checkouts', q),
      ]).toEqual([1, 1, 1, 1]);
    },
  );

  it('finds an order by its number, its refs and those of its money, first of all', async () => {
    const [payment] = order.payments;
    for (const q of [`#${order.number}`, order.number, order.ref, order.checkoutRef, payment!.ref, payment!.reference]) {
      expect({ q, first: (await hits(q))[0] }).toMatchObject({ q, first: { kind: 'order', ref: order.ref } });
      expect({ q, listed: await listed('orders', q) }).toEqual({ q, listed: 1 });
    }
    const [seat] = order.items[0]!.attendees;
    const { body } = await service.client.get<{ data: { attendees: { shortCode: string }[] }[] }>('/v1/admin/registrations', {
      key: office.shop.adminToken,
    });
    const kinds = async (q: string) => (await hits(q)).map(({ kind }) => kind);
    expect(await kinds(seat!.ref)).toEqual(['registration', 'order']);
    expect((await kinds(body.data[0]!.attendees[0]!.shortCode)).sort()).toEqual(['order', 'registration']);
  });

  it('finds events by title and slug in both modes, and everything else in one', async () => {
    expect(await hits('FESTIVAL')).toContainEqual(expect.objectContaining({ kind: 'event' }));
    expect((await hits('festival', '&mode=test')).map(({ kind }) => kind)).toEqual(['event']);
    expect(await hits('zoe', '&mode=test')).toEqual([]);
  });

  it('[D-5] finds nothing of another shop', async () => {
    for (const q of ['zoe', 'festival', order.ref, order.payments[0]!.reference, order.checkoutRef])
      expect(await hits(q, '', other)).toEqual([]);
  });

  it('finds a corrected name, and no longer the former one', async () => {
    const correct = (name: string) =>
      service.client.patch(`/v1/admin/orders/${order.ref}`, { contact: { name } }, { key: office.shop.adminToken });
    await correct('Jürgen Müller');
    for (const q of ['muller', 'Mueller', 'MÜLLER jürgen']) expect(await listed('orders', q)).toBe(1);
    expect(await listed('orders', 'zoe angstrom')).toBe(0);
    await correct(BUYER.name);
  });

  it('needs a text, of 255 characters at most', async () => {
    for (const q of ['', '   ', 'x'.repeat(300)]) {
      const { status, body } = await search<ErrorBody>(q);
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    }
    expect((await service.client.get('/v1/admin/search', { key: office.shop.adminToken })).status).toBe(400);
    expect(await hits(`' % _ \\ *`)).toEqual([]);
    expect(await hits('x'.repeat(255))).toEqual([]);
  });
});
