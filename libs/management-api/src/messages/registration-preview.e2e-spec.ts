import { idOf } from '@svc/kernel';
import { connectInScope, type ErrorBody, inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

interface Preview {
  subject: string;
  text: string;
  html: string;
  messages: {
    kind: string;
    channel: string;
    to: string;
    subject?: string;
    text: string;
    attachments: { filename: string; contentType: string; contentBase64: string }[];
  }[];
}

describe('the preview of what a registration sends', () => {
  let service: SharedService;
  let shop: Shop;
  let tiers: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    const event = {
      slug: 'preview-night',
      title: 'Preview Night',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', capacity: 3 },
        { key: 'tables', name: 'Tables', kind: 'free', groupSize: 7 },
        { key: 'paid', name: 'Paid', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500_000 }] },
      ],
    };
    shop = await openShop(service, 'previewing', { version: 1, events: [event] });
    const { body } = await service.client.get<{ ticketTypes: { name: string; ref: string }[] }>('/v1/store/events/preview-night', {
      key: shop.keys.secretLive,
    });
    tiers = Object.fromEntries(body.ticketTypes.map(({ name, ref }) => [name, ref]));
  });

  const preview = <T = Preview>(registration: object, more: object = {}) =>
    service.client.post<T>(
      '/v1/admin/emails/preview',
      { language: 'en', registration: { event: 'preview-night', ...registration }, ...more },
      { key: shop.adminToken },
    );
  const rows = async () => {
    const database = await connectInScope(service, shop);
    const { rows: counts } = await database.query<Record<string, string>>(
      `select (select count(*) from registration where workspace_id = $1) as registrations, (select count(*) from attendee where workspace_id = $1) as attendees,
              (select count(*) from message where workspace_id = $1) as messages, (select count(*) from outbox where workspace_id = $1) as facts`,
      [idOf('wks', shop.ref)],
    );
    await database.end();
    return counts[0];
  };

  it('[ADR 0124 r2] shows mail, calendar file and ticket as they are sent, and writes nothing', async () => {
    const before = await rows();
    const email = `ada@${shop.slug}.example`;
    const request = { contact: { name: 'Ada Obi', email }, tickets: [{ ticketTypeRef: tiers.Entry, quantity: 2 }] };
    const { status, body } = await preview(request);
    expect([status, await rows()]).toEqual([200, before]);
    const [message] = body.messages;
    expect(body.messages).toHaveLength(1);
    expect(body).toMatchObject({ subject: message!.subject, text: message!.text });
    expect(message).toMatchObject({
      kind: 'registration_confirmed',
      channel: 'email',
      to: email,
      attachments: [{ filename: 'invite.ics' }, { filename: 'ticket.pdf', contentType: 'application/pdf' }],
    });
    const [calendar, ticket] = message!.attachments.map(({ contentBase64 }) => Buffer.from(contentBase64, 'base64').toString('latin1'));
    expect([calendar!.includes('SUMMARY:Preview Night'), ticket!.startsWith('%PDF-')]).toEqual([true, true]);

    await service.client.post('/v1/store/events/preview-night/register', request, {
      key: shop.keys.secretLive,
      headers: { 'accept-language': 'en' },
    });
    const [mail] = await service.mails.mailsTo(email);
    const comparable = (text: string) =>
      text
        .replaceAll('\r', '')
        .replaceAll(/https?:\S+/g, 'LINK')
        .replaceAll(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'CODE')
        .trim();
    expect([mail!.subject, comparable(mail!.text!)]).toEqual([body.subject, comparable(body.text)]);
  });

  it('[ADR 0124 r2] shows the SMS to a guest with a phone alone, and words to try in another language', async () => {
    const tickets = [{ ticketTypeRef: tiers.Entry, quantity: 1 }];
    const { body } = await preview({ contact: { name: 'Ada', phone: '+2348031234567' }, tickets });
    expect(body.messages).toMatchObject([{ channel: 'sms', to: '+2348031234567', attachments: [] }]);
    expect([body.subject, body.text.includes('Preview Night'), body.text]).toEqual(['', true, body.messages[0]!.text]);
    const tried = await preview(
      { contact: { name: 'Ada', email: 'tried@example.com' }, tickets },
      { language: 'fr', wording: { subject: 'Essai' } },
    );
    expect([tried.body.subject, tried.body.html.includes('<html lang="fr"')]).toEqual(['Essai', true]);
  });

  it('[ADR 0124 r2] refuses what a registration refuses, and takes a kind or a registration', async () => {
    const contact = { name: 'Ada', email: 'refused@example.com' };
    const codeOf = async (registration: object, more: object = {}) => (await preview<ErrorBody>(registration, more)).body.error.code;
    expect(await codeOf({ contact, tickets: [{ ticketTypeRef: tiers.Paid, quantity: 1 }] })).toBe('TIER_REQUIRES_PAYMENT');
    expect(await codeOf({ contact, tickets: [{ ticketTypeRef: tiers.Entry, quantity: 4 }] })).toBe('TIER_SOLD_OUT');
    expect(await codeOf({ contact, tickets: [{ ticketTypeRef: tiers.Entry, quantity: 1 }], event: 'no-such' })).toBe('VALIDATION_ERROR');
    expect(await codeOf({ contact, tickets: [{ ticketTypeRef: tiers.Entry, quantity: 1 }] }, { kind: 'order_confirmed' })).toBe(
      'VALIDATION_ERROR',
    );
    const crowd = { contact, tickets: [{ ticketTypeRef: tiers.Tables, quantity: 3 }], override: ['seatCeiling'] };
    expect((await preview<ErrorBody>(crowd)).body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { fields: { 'registration.tickets': expect.stringContaining('at most 20 seats') as string } },
    });
    const neither = await service.client.post('/v1/admin/emails/preview', { language: 'en' }, { key: shop.adminToken });
    expect(neither.status).toBe(400);
  });
});
