import { eventually, inDays, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

const event = (slug: string) => ({
  slug,
  title: slug,
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 100 }],
});

interface Message {
  ref: string;
  kind: string;
  recipient: string;
  state: string;
  resendOf?: string;
}

describe('[D-149] messages that are sent once more', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'resending', { version: 1, events: [event('launch'), event('off')] });
  });

  const key = () => ({ key: shop.adminToken });
  const resend = <T = Message>(ref: string, of = shop) =>
    service.client.post<T>(`/v1/admin/messages/${ref}/resend`, {}, { key: of.adminToken });
  const messagesTo = async (email: string, query = '') =>
    (await service.client.get<{ data: Message[] }>(`/v1/admin/messages?to=${encodeURIComponent(email)}${query}`, key())).body.data;

  /** Registers a guest, waits for the mail, and returns its message. */
  async function registered(name: string, slug = 'launch'): Promise<Message> {
    const email = `${name}@${shop.slug}.example`;
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>(`/v1/store/events/${slug}`, {
      key: shop.keys.secretLive,
    });
    const request = { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Ada', email } };
    await service.client.post(`/v1/store/events/${slug}/register`, request, { key: shop.keys.secretLive });
    return eventually(`the mail to ${email} is sent`, async () => (await messagesTo(email, '&state=sent'))[0]);
  }

  it('arrive as a mail with the ticket, and are listed by their recipient', async () => {
    const first = await registered('ada');
    const { status, body } = await resend(first.ref);
    expect([status, body]).toMatchObject([202, { kind: 'registration_confirmed', recipient: first.recipient, resendOf: first.ref }]);
    await eventually('both are sent', async () => (await messagesTo(first.recipient.toUpperCase(), '&state=sent')).length === 2);
    const mails = await service.mails.arrivedAt(first.recipient);
    expect(mails.map(({ subject }) => subject)).toEqual([mails[0]!.subject, mails[0]!.subject]);
    expect(mails[1]!.attachments.map(({ filename }) => filename)).toContain('ticket.pdf');
    expect((await messagesTo('nobody@example.com')).length).toBe(0);
    const { body: log } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${first.ref}`, key());
    expect(log.data).toMatchObject([{ subject: { kind: 'message' }, details: { resentAs: body.ref } }]);
  });

  it('are none of a cancelled event, and none of another shop', async () => {
    const first = await registered('bisi', 'off');
    const other = await openShop(service, 'resending-other', { version: 1 });
    expect((await resend(first.ref, other)).status).toBe(404);
    await service.client.post('/v1/admin/events/off/cancel?force=true', { refund: 'none', notify: false }, key());
    const { status, body } = await resend<ErrorBody>(first.ref);
    expect([status, body.error]).toMatchObject([409, { code: 'CONFLICT', retryable: false, details: { reason: 'untrue' } }]);
  });

  it('[D-152] are none to somebody who was erased', async () => {
    const first = await registered('chidi');
    await service.client.post('/v1/admin/contacts/erase?force=true', { email: first.recipient }, key());
    const { status, body } = await resend<ErrorBody>(first.ref);
    expect([status, body.error]).toMatchObject([409, { details: { reason: 'nobody' }, message: expect.stringContaining('erased') }]);
  });

  it('go to one recipient twenty times a day, also when many are wanted at once', async () => {
    const first = await registered('dayo');
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => resend<ErrorBody>(first.ref)));
    expect(outcomes.filter(({ status }) => status === 202)).toHaveLength(20);
    const refused = outcomes.find(({ status }) => status !== 202)!;
    expect([refused.status, refused.body.error]).toMatchObject([429, { code: 'RATE_LIMITED', details: { limit: 'recipient' } }]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });
});
