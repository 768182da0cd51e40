import { DerivedTicketSigner } from '@svc/composition';
import { idOf } from '@svc/kernel';
import { openBoxOffice, openShop, sharedService, type BoxOffice, type ErrorBody, type SharedService } from '@svc/testing';

interface Registration {
  ref: string;
  groupRef: string | null;
  eventRef: string;
  contact: { email: string };
  attendees: { ref: string; status: string; ticketSerial: number }[];
}

describe('a ticket that is reissued', () => {
  let service: SharedService;
  let signer: DerivedTicketSigner;
  let office: BoxOffice;
  let guests = 0;

  beforeAll(async () => {
    service = await sharedService();
    signer = new DerivedTicketSigner([service.secretKey]);
    office = await openBoxOffice(service, 'ile');
  });

  afterAll(async () => {
    await office?.close();
  });

  const admin = <T = Registration & ErrorBody>(path: string, body: object = {}, key = office.shop.adminToken) =>
    service.client.post<T>(`/v1/admin/${path}`, body, { key });
  const reissue = (ref: string, body?: object, key?: string) => admin(`registrations/${ref}/reissue-ticket`, body, key);
  const admit = (code: string) => admin<{ attendeeRef: string } & ErrorBody>('check-ins', { code });
  const codeOf = ({ eventRef }: Registration, ref: string, serial: number) =>
    signer.sign({ eventId: idOf('evt', eventRef)!, ticketId: idOf('att', ref)!, serial });
  const serialsOf = ({ attendees }: Registration) => attendees.map(({ ticketSerial }) => ticketSerial);
  const refused = (words: string) => ({
    status: 400,
    body: { error: { code: 'VALIDATION_ERROR', message: expect.stringContaining(words) } },
  });

  async function register(quantity = 1): Promise<Registration> {
    const contact = { name: 'Ada Obi', email: `guest.${(guests += 1)}@${office.shop.slug}.example` };
    const request = { tickets: [office.line('free', { quantity })], contact };
    const { body } = await service.client.post<{ ref: string }>('/v1/store/events/festival/register', request, {
      key: office.shop.keys.secretLive,
    });
    return read(body.ref);
  }

  async function buy(): Promise<Registration> {
    const request = office.asking([office.line('entry')]);
    const { ref } = (await office.open(request)).body;
    await office.play(ref, 'card');
    return guestNamed(request.contact.email);
  }

  const read = async (ref: string) =>
    (await service.client.get<Registration>(`/v1/admin/registrations/${ref}`, { key: office.shop.adminToken })).body;
  const guestNamed = async (email: string) =>
    (await service.client.get<{ data: Registration[] }>(`/v1/admin/registrations?search=${email}`, { key: office.shop.adminToken })).body
      .data[0]!;

  const pageIn = (mail: { text?: string }) => new URL(/https?:\/\/\S+\/t\/att_\S+/.exec(mail.text!)![0]);
  const statusOf = async ({ pathname, search }: URL) => (await fetch(`${service.urls[0]}${pathname}${search}`)).status;

  it.each([
    ['registered for', () => register(), 'when registering for Festival'],
    ['bought', buy, 'when buying from ile'],
  ])(
    '[D-80] [D-83] [D-1a] reaches the guest by mail and lets them in when it was %s; code and link of the one before are void',
    async (_, take, why) => {
      const guest = await take();
      const [first] = await service.mails.mailsTo(guest.contact.email);
      expect(await statusOf(pageIn(first!))).toBe(200);

      expect(await reissue(guest.ref)).toMatchObject({
        status: 200,
        body: { ref: guest.ref, attendees: [{ ref: guest.ref, status: 'confirmed', ticketSerial: 2 }] },
      });
      const [, reissued] = await service.mails.mailsTo(guest.contact.email, 2);
      expect(reissued).toMatchObject({ subject: 'Your new ticket: Festival', text: expect.stringContaining(why) });
      expect(reissued!.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['application/pdf', 'text/calendar']));
      expect([await statusOf(pageIn(first!)), await statusOf(pageIn(reissued!))]).toEqual([404, 200]);

      expect(await admit(codeOf(guest, guest.ref, 1))).toMatchObject({
        status: 409,
        body: { error: { code: 'TICKET_REFUSED', details: { reason: 'replaced' } } },
      });
      expect(await admit(codeOf(guest, guest.ref, 2))).toMatchObject({ status: 201, body: { attendeeRef: guest.ref } });
    },
  );

  it('is that of one seat alone, and may come without a mail', async () => {
    const guest = await register(3);
    const [lead, second] = guest.attendees;
    expect(serialsOf((await reissue(second!.ref, { notify: false })).body)).toEqual([1, 2, 1]);
    expect((await admit(codeOf(guest, lead!.ref, 1))).status).toBe(201);
    expect(await admit(codeOf(guest, second!.ref, 1))).toMatchObject({ status: 409, body: { error: { details: { reason: 'replaced' } } } });
    await reissue(guest.attendees[2]!.ref);
    await service.mails.mailsTo(guest.contact.email, 2);
    const { body } = await service.client.get<{ data: { kind: string }[] }>(`/v1/admin/messages?subject=${guest.groupRef}`, {
      key: office.shop.adminToken,
    });
    expect(body.data.map(({ kind }) => kind)).toEqual(['ticket_reissued', 'registration_confirmed']);
  });

  it('is issued once by a request that names which ticket it replaces, also when it comes several times at once, and noted once', async () => {
    const guest = await register();
    const answers = await Promise.all(Array.from({ length: 4 }, () => reissue(guest.ref, { ticketSerial: 1 })));
    expect(answers.map(({ status, body }) => [status, ...serialsOf(body)])).toEqual(answers.map(() => [200, 2]));
    await service.mails.mailsTo(guest.contact.email, 2);
    expect(await reissue(guest.ref, { ticketSerial: 3 })).toMatchObject(refused('the valid one has 2'));
    const { body } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${guest.ref}`, { key: office.shop.adminToken });
    expect(body.data).toMatchObject([{ action: 'change', subject: { kind: 'attendee', ref: guest.ref }, fields: ['ticketSerial'] }]);
    expect(serialsOf((await reissue(guest.ref)).body)).toEqual([3]);
  });

  it('[D-13] is refused for a guest who has checked in, or for a cancelled or refunded seat, with advice', async () => {
    const [here, gone, bought] = [await register(), await register(), await buy()];
    await admin('check-ins', { attendeeRef: here.ref });
    expect(await reissue(here.ref)).toMatchObject(refused(`DELETE /v1/admin/check-ins/${here.ref}`));
    await admin(`registrations/${gone.ref}/cancel`);
    expect(await reissue(gone.ref)).toMatchObject(refused('cancelled or refunded'));
    const { body } = await service.client.get<{ data: { ref: string }[] }>(`/v1/admin/orders?search=${bought.contact.email}`, {
      key: office.shop.adminToken,
    });
    await admin(`orders/${body.data[0]!.ref}/refund`);
    expect(await reissue(bought.ref)).toMatchObject(refused('cancelled or refunded'));
    for (const { ref } of [here, gone, bought]) expect(serialsOf(await read(ref))).toEqual([1]);
  });

  it.each([{ ticketSerial: 0 }, { ticketSerial: 1.5 }, { ticketSerial: 65_536 }, { notify: 'no' }, { seat: 1 }])(
    'is not asked for by %j',
    async (body) => {
      const { ref } = await register();
      expect(await reissue(ref, body)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
      expect(serialsOf(await read(ref))).toEqual([1]);
    },
  );

  it('[D-5] is that of a seat of the own workspace, which is named by the attendee’s ref', async () => {
    const guest = await register(2);
    const other = await openShop(service, 'other');
    expect((await reissue(guest.ref, {}, other.adminToken)).status).toBe(404);
    for (const ref of [guest.groupRef!, 'att_01h455vb4pex5vsknk084sn02q', 'ada']) expect((await reissue(ref)).status).toBe(404);
    expect(serialsOf(await read(guest.ref))).toEqual([1, 1]);
  });
});
