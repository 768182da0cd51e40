import { type BoxOffice, type ErrorBody, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

interface Guest {
  ref: string;
  groupRef: string;
  contact: { name: string; email?: string };
  attendees: { ref: string; name?: string; email?: string; ticketSerial: number }[];
}

describe('[D-149] a guest who is corrected', () => {
  let service: SharedService;
  let office: BoxOffice;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'calabar');
  });
  afterAll(() => office?.close());

  const patch = (ref: string, body: object) =>
    service.client.patch<Guest & ErrorBody>(`/v1/admin/registrations/${ref}`, body, { key: office.shop.adminToken });
  const kindsTo = async (email: string) => {
    const { body } = await service.client.get<{ data: { kind: string; recipient: string }[] }>('/v1/admin/messages?limit=100', {
      key: office.shop.adminToken,
    });
    return body.data.filter(({ recipient }) => recipient === email).map(({ kind }) => kind);
  };
  const ticketIn = (text: string) => new URL(/https?:\/\/\S+\/t\/att_\S+/.exec(text)![0]);
  const statusOf = async ({ pathname, search }: URL) => (await fetch(`${service.urls[0]}${pathname}${search}`)).status;

  async function register(email: string, quantity = 1): Promise<string> {
    const body = { tickets: [office.line('free', { quantity })], contact: { name: 'Efe', email } };
    const { ref } = (
      await service.client.post<{ ref: string }>('/v1/store/events/festival/register', body, { key: office.shop.keys.secretLive })
    ).body;
    return ref;
  }

  it('has the confirmation and the tickets at the right address, and registers no second time by it', async () => {
    const [wrong, right] = ['efemena@gmial.example', 'efemena@gmail.example'];
    const ref = await register(wrong, 2);
    const [first] = await service.mails.mailsTo(wrong);
    const corrected = await patch(ref, { email: right, name: 'Efe Oghene' });
    expect([corrected.status, corrected.body.contact.email, corrected.body.attendees.map(({ ticketSerial }) => ticketSerial)]).toEqual([
      200,
      right,
      [2, 2],
    ]);
    const [confirmed] = await service.mails.mailsTo(right);
    expect(await Promise.all([first!, confirmed!].map(({ text }) => statusOf(ticketIn(text!))))).toEqual([404, 200]);
    const [, notice] = await service.mails.mailsTo(wrong, 2);
    expect(`${notice!.subject}${notice!.text}`).not.toMatch(/Efe|\/t\/att_/);
    expect([await kindsTo(right), await kindsTo(wrong)]).toEqual([
      ['registration_confirmed'],
      ['address_corrected', 'registration_confirmed'],
    ]);
    expect(await register(right)).toBe(ref);
    const other = await register('ovie@example.com');
    expect(await patch(other, { email: right })).toMatchObject({
      status: 409,
      body: { error: { code: 'CONFLICT', retryable: false, details: { reason: 'holds_seat' } } },
    });
  });

  it('is the person on a bought seat alone, whose buyer gets the new ticket', async () => {
    const buyer = 'ese@example.com';
    const attendees = [{ name: 'Tega', email: 'tega@exmaple.com' }];
    const request = office.asking([office.line('table', { attendees })], { contact: { name: 'Ese', email: buyer } });
    const { ref } = (await office.open(request)).body;
    await office.play(ref, 'card');
    await service.mails.mailsTo(buyer);
    const { body } = await service.client.get<{ data: Guest[] }>(`/v1/admin/registrations?search=${buyer}`, {
      key: office.shop.adminToken,
    });
    const seat = body.data[0]!.attendees[0]!.ref;
    const corrected = await patch(seat, { email: 'tega@example.com', notifyOld: false });
    expect(corrected.body).toMatchObject({ contact: { email: buyer }, attendees: [{ email: 'tega@example.com', ticketSerial: 2 }] });
    await service.mails.mailsTo(buyer, 2);
    expect([await kindsTo(buyer), await kindsTo('tega@exmaple.com')]).toEqual([['order_ticket_reissued', 'order_confirmed'], []]);
  });

  it('says what is wrong', async () => {
    const ref = await register('ime@example.com');
    expect((await patch(ref, { email: null })).status).toBe(400);
    expect((await patch(ref, { mail: 'x@example.com' })).status).toBe(400);
    expect((await patch('att_01h455vb4pfc9tdkgafa57v781', { name: 'x' })).status).toBe(404);
  });
});
