import { type BoxOffice, type ErrorBody, eventually, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

interface Contact {
  ref: string;
  name?: string;
  email?: string;
}
interface Guest {
  ref: string;
  contact: { name: string; email?: string };
  attendees: { ref: string; name?: string; email?: string; ticketSerial: number }[];
}

describe('[D-149] a contact that is corrected', () => {
  let service: SharedService;
  let office: BoxOffice;
  let key: string;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'asaba');
    key = office.shop.adminToken;
  });
  afterAll(() => office?.close());

  const patch = (ref: string, body: object) => service.client.patch<Contact & ErrorBody>(`/v1/admin/contacts/${ref}`, body, { key });
  const contactOf = (email: string) =>
    eventually(`the contact ${email}`, async () => {
      const { body } = await service.client.get<{ data: Contact[] }>(`/v1/admin/contacts?search=${email}`, { key });
      return body.data.find((contact) => contact.email === email);
    });
  const orderOf = async (ref: string) =>
    (await service.client.get<{ contact: Contact & { ref: string } }>(`/v1/admin/orders/${ref}`, { key })).body.contact;
  const guestOf = async (ref: string) => (await service.client.get<Guest>(`/v1/admin/registrations/${ref}`, { key })).body;
  const kindsTo = async (email: string) => {
    const { body } = await service.client.get<{ data: { kind: string }[] }>(`/v1/admin/messages?to=${email}&limit=100`, { key });
    return body.data.map(({ kind }) => kind).sort();
  };

  async function buy(email: string, attendees?: object[]): Promise<string> {
    const line = attendees ? office.line('table', { attendees }) : office.line('entry');
    const { ref, orderRef } = (await office.open(office.asking([line], { contact: { name: 'Ngozi', email } }))).body;
    await office.play(ref, 'card');
    return orderRef;
  }
  async function register(email: string): Promise<string> {
    const body = { tickets: [office.line('free')], contact: { name: 'Ngozi', email } };
    const secret = office.shop.keys.secretLive;
    return (await service.client.post<{ ref: string }>('/v1/store/events/festival/register', body, { key: secret })).body.ref;
  }

  it('brings its orders, its registrations and its seats with others to the new address, and the former one hears of it once', async () => {
    const [wrong, right] = ['ngozi@gmial.example', 'ngozi@gmail.example'];
    const orders = [await buy(wrong), await buy(wrong)];
    const registration = await register(wrong);
    await buy('host@example.com', [{ name: 'ngozi', email: wrong }]);
    const contact = await contactOf(wrong);
    await eventually('everything was sent', async () => (await kindsTo(wrong)).length === 3);

    const { status, body } = await patch(contact.ref, { name: 'Ngozi Eze', email: right });
    expect([status, body]).toMatchObject([200, { ref: contact.ref, name: 'Ngozi Eze', email: right }]);
    for (const ref of orders) expect(await orderOf(ref)).toMatchObject({ ref: contact.ref, name: 'Ngozi Eze', email: right });
    expect((await guestOf(registration)).contact).toMatchObject({ name: 'Ngozi Eze', email: right });
    const { body: theirs } = await service.client.get<{ data: Guest[] }>('/v1/admin/registrations?search=host@example.com', { key });
    expect(theirs.data[0]).toMatchObject({
      contact: { email: 'host@example.com' },
      attendees: [{ name: 'Ngozi Eze', email: right, ticketSerial: 2 }],
    });

    await eventually('the new address has everything', async () => (await kindsTo(right)).length === 3);
    expect(await kindsTo(right)).toEqual(['order_confirmed', 'order_confirmed', 'registration_confirmed']);
    await eventually('the former address is notified', async () => (await kindsTo(wrong)).includes('address_corrected'));
    expect((await kindsTo(wrong)).filter((kind) => kind === 'address_corrected')).toHaveLength(1);

    const { body: log } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${contact.ref}`, { key });
    expect(log.data).toMatchObject([{ action: 'change', fields: ['name', 'email'] }]);
    expect((await patch(contact.ref, { name: 'Ngozi Eze', email: right })).status).toBe(200);
    expect((await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${contact.ref}`, { key })).body.data).toHaveLength(1);
  });

  it('is refused as a whole where one of its places cannot follow, or another contact has the address', async () => {
    const [wrong, taken] = ['uche@exmaple.com', 'uche@example.com'];
    const order = await buy(wrong);
    const contact = await contactOf(wrong);
    await buy(taken);
    expect(await patch(contact.ref, { email: taken })).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT', retryable: false, details: { reason: 'address_taken' } } },
    });
    expect(await orderOf(order)).toMatchObject({ ref: contact.ref, email: wrong });
    for (const body of [{ email: null }, { email: 'no address' }, { mail: 'x@example.com' }, { name: '' }])
      expect([body, (await patch(contact.ref, body)).status]).toEqual([body, 400]);
    expect((await patch('con_01h455vb4pfc9tdkgafa57v781', { name: 'x' })).status).toBe(404);
  });

  it('leaves what is over', async () => {
    const [wrong, right] = ['emeka@gmial.example', 'emeka@gmail.example'];
    const order = await buy(wrong);
    await service.client.post(`/v1/admin/orders/${order}/cancel`, { refund: true }, { key });
    const contact = await contactOf(wrong);
    expect((await patch(contact.ref, { email: right, phone: '+2348031234567' })).body).toMatchObject({ email: right });
    expect(await orderOf(order)).toMatchObject({ ref: contact.ref, email: wrong });
    expect(await kindsTo(right)).toEqual([]);
    expect(await kindsTo(wrong)).not.toContain('address_corrected');
  });
});
