import { eventually, inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  events: ['crew', 'crew-two'].map((slug) => ({
    slug,
    title: `Crew ${slug}`,
    startAt: inDays(60),
    endAt: inDays(60.2),
    ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', maxPerOrder: 4 }],
  })),
};

interface Registration {
  ref: string;
  attendees: { email?: string; notMeantAt?: string }[];
}

describe('[D-153] people whom somebody else has named', () => {
  let service: SharedService;
  let shop: Shop;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'named', document);
    await service.client.patch('/v1/admin/workspace', { messages: { attendees: true } }, { key: shop.adminToken });
  });

  const someone = () => `named-${(people += 1)}@${shop.slug}.example`;
  async function register(slug: string, named: string, language = 'en'): Promise<string> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>(`/v1/store/events/${slug}`, {
      key: shop.keys.secretLive,
    });
    const email = someone();
    const attendees = [
      { name: 'Boss', email },
      { name: 'Crew', email: named },
    ];
    const answer = await service.client.post<{ ref: string }>(
      `/v1/store/events/${slug}/register`,
      { contact: { name: 'Boss', email }, tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 2, attendees }] },
      { key: shop.keys.secretLive, headers: { 'accept-language': language } },
    );
    expect(answer.status).toBe(201);
    return answer.body.ref;
  }
  const seatOf = async (ref: string, email: string) => {
    const { body } = await service.client.get<Registration>(`/v1/admin/registrations/${ref}`, { key: shop.adminToken });
    return body.attendees.find((seat) => seat.email === email)!;
  };
  const linkIn = (text = '') => new URL(/https?:\/\/[^/]+(\/\S+\/named\/\S+)/.exec(text)![1]!, service.urls[0]).href;
  const ticketTo = (email: string) =>
    service.mails.untilMails(`a ticket for ${email}`, email, (mails) => mails.find(({ subject = '' }) => /ticket for you/.test(subject)));
  async function page(url: string, form?: Record<string, string>): Promise<{ status: number; text: string }> {
    return eventually(`the page ${url}`, async () => {
      const response = await fetch(url, form && { method: 'POST', body: new URLSearchParams(form) });
      return response.status === 429 ? undefined : { status: response.status, text: await response.text() };
    });
  }
  const messagesTo = async (email: string) => {
    const { body } = await service.client.get<{ data: { ref: string; kind: string; recipient: string; state: string; error?: string }[] }>(
      '/v1/admin/messages?limit=200',
      { key: shop.adminToken },
    );
    return body.data.filter(({ recipient }) => recipient === email);
  };
  const withheldTo = (email: string) =>
    eventually(`a withheld mail to ${email}`, async () => (await messagesTo(email)).find(({ state }) => state === 'withheld'));

  it('say by a button that they are not meant, which ends such mails, shows at the seats, and can be taken back', async () => {
    const kemi = someone();
    const first = await register('crew', kemi);
    const mail = await ticketTo(kemi);
    expect(mail.html).toContain('Not meant for you?');
    const link = linkIn(mail.text);

    expect(await page(link)).toMatchObject({ status: 200, text: expect.stringContaining('Is this ticket not meant for you?') });
    expect(await seatOf(first, kemi)).not.toHaveProperty('notMeantAt');
    expect((await page(link.replace(/t=.*/, 't=AAAA'))).status).toBe(404);
    expect(await page(link, {})).toMatchObject({ status: 200, text: expect.stringContaining('Thank you for telling us') });
    expect(await seatOf(first, kemi)).toMatchObject({ notMeantAt: expect.any(String) });
    expect((await page(link)).text).toContain('Thank you for telling us');

    await service.client.post(`/v1/admin/registrations/${first}/cancel`, {}, { key: shop.adminToken });
    const second = await register('crew-two', kemi);
    const withheld = await withheldTo(kemi);
    expect(withheld).toMatchObject({ kind: 'attendee_ticket', error: expect.stringContaining('not meant') });
    expect(await seatOf(second, kemi)).toMatchObject({ notMeantAt: expect.any(String) });

    expect(await page(link, { answer: 'meant' })).toMatchObject({ status: 200, text: expect.stringContaining('Is this ticket not meant') });
    expect(await seatOf(second, kemi)).not.toHaveProperty('notMeantAt');
    await service.client.post(`/v1/admin/messages/${withheld.ref}/retry`, {}, { key: shop.adminToken });
    await service.mails.mailsTo(kemi, 2);
    const sent = await eventually('both are sent', async () => {
      const messages = await messagesTo(kemi);
      return messages.every(({ state }) => state === 'sent') ? messages : undefined;
    });
    expect(sent.map(({ kind }) => kind)).toEqual(['attendee_ticket', 'attendee_ticket']);
  });

  it('read this in French where they are served so', async () => {
    const awa = someone();
    await register('crew', awa, 'fr');
    const mail = await service.mails.untilMails('a mail in French', awa, (mails) => mails[0]);
    expect(mail.text).toContain('Ce n’est pas pour vous');
    expect((await page(`${linkIn(mail.text)}&lang=fr`)).text).toMatch(/n’est pas pour vous/);
  });

  it('[D-152] [D-154] change nothing by an old link once they were erased, and stay off the list by their hash', async () => {
    const ada = someone();
    const contact = { contact: { name: 'Ada', email: ada } };
    const event = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/crew', { key: shop.keys.secretLive });
    await service.client.post(
      '/v1/store/events/crew/register',
      { ...contact, tickets: [{ ticketTypeRef: event.body.ticketTypes[0]!.ref, quantity: 1 }] },
      { key: shop.keys.secretLive },
    );
    const write = (subject: string, query = '') =>
      service.client.post<{ recipients: number; unsubscribed: number }>(
        `/v1/admin/events/crew/messages${query}`,
        { subject, body: 'News.', who: 'all', about: 'other' },
        { key: shop.adminToken },
      );
    await write('First news');
    const news = await service.mails.untilMails('the news', ada, (mails) => mails.find(({ subject }) => subject === 'First news'));
    const link = new URL(
      /<https?:\/\/[^/]+(\/\S+)>/.exec(news.headers.find(({ key }) => key === 'list-unsubscribe')!.value)![1]!,
      service.urls[0],
    );
    expect((await page(link.href, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);

    const contacts = await service.client.get<{ data: { ref: string }[] }>(`/v1/admin/contacts?search=${encodeURIComponent(ada)}`, {
      key: shop.adminToken,
    });
    const erased = await service.client.post(
      `/v1/admin/contacts/${contacts.body.data[0]!.ref}/erase?force=true`,
      {},
      { key: shop.adminToken },
    );
    expect(erased.status).toBe(200);
    expect((await page(link.href, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    expect((await page(link.href)).status).toBe(200);
    const subscribers = await service.client.get<{ data: { email: string }[] }>('/v1/admin/newsletter/subscribers?state=unsubscribed', {
      key: shop.adminToken,
    });
    expect(subscribers.body.data.filter(({ email }) => /erased|deleted/i.test(email) || email === ada)).toEqual([]);

    const before = (await write('Later news', '?dryRun=true')).body;
    await register('crew', ada);
    const after = (await write('Later news', '?dryRun=true')).body;
    expect([after.unsubscribed - before.unsubscribed, after.recipients - before.recipients]).toEqual([1, 1]);
    await write('Later news');
    await eventually('the news is sent', async () =>
      (
        await service.client.get<{ data: { kind: string; state: string }[] }>('/v1/admin/messages?kind=event_announcement&state=due', {
          key: shop.adminToken,
        })
      ).body.data.length === 0
        ? true
        : undefined,
    );
    expect((await service.mails.arrivedAt(ada)).filter(({ subject }) => subject === 'Later news')).toEqual([]);
  });
});
