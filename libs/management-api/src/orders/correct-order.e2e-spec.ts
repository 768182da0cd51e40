import { type BoxOffice, type ErrorBody, openBoxOffice, sharedService, type SharedService } from '@svc/testing';

interface ManagedOrder {
  ref: string;
  contact: { ref: string; name: string; email?: string };
  note?: string;
  items: { attendees: { ref: string }[] }[];
}
interface Listed {
  kind: string;
  recipient: string;
  state: string;
}

describe('[D-149] an order whose buyer is corrected', () => {
  let service: SharedService;
  let office: BoxOffice;

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'onitsha');
  });
  afterAll(() => office?.close());

  const patch = <T = ManagedOrder & ErrorBody>(ref: string, body: object) =>
    service.client.patch<T>(`/v1/admin/orders/${ref}`, body, { key: office.shop.adminToken });
  const messagesOf = async (query: string) =>
    (await service.client.get<{ data: Listed[] }>(`/v1/admin/messages?${query}`, { key: office.shop.adminToken })).body.data;
  const pageIn = (text: string, kind: 'o/ord' | 't/att') => new URL(new RegExp(`https?://\\S+/${kind}_\\S+`).exec(text)![0]);
  const statusOf = async ({ pathname, search }: URL) => (await fetch(`${service.urls[0]}${pathname}${search}`)).status;

  async function buy(email: string, name = 'Ada Obi'): Promise<string> {
    const { ref, orderRef } = (await office.open(office.asking([office.line('entry')], { contact: { name, email } }))).body;
    await office.play(ref, 'card');
    return orderRef;
  }

  it('goes to the right address with its tickets, once; links and tickets of the wrong one end, which is notified without names', async () => {
    const [wrong, right] = ['adanna@gmial.example', 'adanna@gmail.example'];
    const ref = await buy(wrong);
    const [first] = await service.mails.mailsTo(wrong);
    const links = [pageIn(first!.text!, 'o/ord'), pageIn(first!.text!, 't/att')];
    expect(await Promise.all(links.map(statusOf))).toEqual([200, 200]);

    const { status, body } = await patch(ref, { contact: { email: right }, note: 'Called: gmial' });
    expect([status, body.contact.email, body.note]).toEqual([200, right, 'Called: gmial']);
    const [confirmed] = await service.mails.mailsTo(right);
    expect(confirmed!.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['application/pdf', 'text/calendar']));
    const present = [pageIn(confirmed!.text!, 'o/ord'), pageIn(confirmed!.text!, 't/att')];
    expect(await Promise.all([...links, ...present].map(statusOf))).toEqual([404, 404, 200, 200]);

    const [, notice] = await service.mails.mailsTo(wrong, 2);
    expect(notice!.subject).toContain('corrected an address');
    expect(`${notice!.text}${notice!.html}`).not.toMatch(/Ada|Obi|\/o\/ord_|\/t\/att_/);

    expect((await patch(ref, { contact: { email: right } })).status).toBe(200);
    expect((await messagesOf(`subject=${ref}`)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['order_confirmed', right],
      ['order_confirmed', wrong],
    ]);
    expect((await office.listed(ref)) as object).not.toHaveProperty('note');
  });

  it('changes alone, and tells nobody where only its name or note changes, or the former address is not to be notified', async () => {
    const [wrong, right] = ['bola@example.con', 'bola@example.com'];
    const [ref, other] = [await buy(wrong), await buy(wrong)];
    expect((await patch(ref, { contact: { name: 'Bọ́lá' } })).body.contact.name).toBe('Bọ́lá');
    expect((await patch(ref, { contact: { email: right }, notifyOld: false })).status).toBe(200);
    await service.mails.mailsTo(right);
    const unchanged = (await service.client.get<ManagedOrder>(`/v1/admin/orders/${other}`, { key: office.shop.adminToken })).body;
    expect([unchanged.contact.name, unchanged.contact.email]).toEqual(['Ada Obi', wrong]);
    expect((await messagesOf('kind=address_corrected')).filter(({ recipient }) => recipient === wrong)).toEqual([]);
  });

  it('takes a mail that waits for the wrong address along', async () => {
    const [wrong, right] = ['chi@exmaple.com', 'chi@example.com'];
    const ref = await buy(wrong);
    await service.mails.mailsTo(wrong);
    await office.select(
      `update message set state = 'due', due_at = now() + interval '1 hour', sent_at = null where recipient = $1 returning id`,
      [wrong],
    );
    await patch(ref, { contact: { email: right } });
    await service.mails.mailsTo(right);
    expect((await messagesOf(`subject=${ref}`)).map(({ recipient }) => recipient)).toEqual([right, right]);
  });

  it('says what is wrong, and changes nothing', async () => {
    const ref = await buy('dayo@example.com');
    const refused = async (body: object) => {
      const { status, body: answer } = await patch(ref, body);
      return [status, answer.error.code];
    };
    expect(await refused({ contact: { email: null } })).toEqual([400, 'VALIDATION_ERROR']);
    expect(await refused({ contact: { email: 'no address' } })).toEqual([400, 'VALIDATION_ERROR']);
    expect(await refused({ contact: { mail: 'x@example.com' } })).toEqual([400, 'VALIDATION_ERROR']);
    expect(await refused({ deliveryAddress: { line1: '1 Road', city: 'Kano', country: 'NG' } })).toEqual([400, 'VALIDATION_ERROR']);
    expect(
      (await service.client.patch('/v1/admin/orders/ord_01h455vb4pfc9tdkgafa57v781', {}, { key: office.shop.adminToken })).status,
    ).toBe(404);
  });
});
