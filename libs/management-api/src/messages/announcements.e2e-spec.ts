import { eventually, inDays, opener, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Written {
  event: string;
  dryRun: boolean;
  recipients: number;
  unsubscribed: number;
}

const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch night',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', maxPerOrder: 4 },
        { key: 'talk', name: 'Talk', kind: 'free', approvalRequired: true },
      ],
    },
  ],
};
const TEXT = { subject: 'Where to park', body: 'Use gate B.\n\nSee you there.' };

describe('[D-137] a message of a merchant to the guests of an event', () => {
  let service: SharedService;
  let shop: Shop;
  let ada: string;
  let kofi: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'announcing', document);
    await service.client.patch('/v1/admin/workspace', { support: { email: 'care@shop.example' } }, { key: shop.adminToken });
    [ada, kofi] = [`ada@${shop.slug}.example`, `kofi@${shop.slug}.example`];
    await register(ada, 'entry');
    await register(kofi, 'talk');
  });

  async function register(email: string, ticketType: string) {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/launch', {
      key: shop.keys.secretLive,
    });
    const { ref } = body.ticketTypes.find(({ name }) => name.toLowerCase() === ticketType)!;
    const registration = { contact: { name: 'Ada', email }, tickets: [{ ticketTypeRef: ref, quantity: 1 }] };
    const { status } = await service.client.post('/v1/store/events/launch/register', registration, { key: shop.keys.secretLive });
    expect(status).toBe(201);
  }
  const write = <T = Written>(body: object, { query = '', event = 'launch', key = '' } = {}) =>
    service.client.post<T>(
      `/v1/admin/events/${event}/messages${query}`,
      { ...TEXT, who: 'all', about: 'event', ...body },
      { key: shop.adminToken, headers: key ? { 'idempotency-key': key } : {} },
    );
  const mailsTo = async (email: string, subject: string) =>
    (await service.mails.arrivedAt(email)).filter((mail) => mail.subject === subject);
  const mailTo = (email: string, subject: string) =>
    eventually(`the mail “${subject}” to ${email}`, async () => (await mailsTo(email, subject))[0]);

  it('is one mail to each, with replies to the shop, in the message list and the audit log', async () => {
    const { status, body } = await write({ subject: 'Parking' }, { key: 'once' });
    expect([status, body]).toEqual([200, { event: expect.stringMatching(/^evt_/), dryRun: false, recipients: 2, unsubscribed: 0 }]);
    const again = await write({ subject: 'Parking' }, { key: 'once' });
    expect([again.body, again.headers.get('idempotent-replayed')]).toEqual([body, 'true']);
    for (const email of [ada, kofi]) {
      const mail = await mailTo(email, 'Parking');
      expect(mail.replyTo).toMatchObject([{ address: 'care@shop.example' }]);
      expect(mail.text).toContain('Use gate B.\n\nSee you there.');
      expect(mail.headers.filter(({ key }) => key.startsWith('list-unsubscribe'))).toEqual([]);
    }
    const listed = await eventually('they are sent', async () => {
      const page = await service.client.get<{ data: { kind: string; recipient: string; state: string; subject: object }[] }>(
        `/v1/admin/messages?subject=${body.event}&kind=event_announcement`,
        { key: shop.adminToken },
      );
      return page.body.data.every(({ state }) => state === 'sent') ? page.body.data : undefined;
    });
    expect(listed.map(({ recipient }) => recipient).sort()).toEqual([ada, kofi]);
    expect(listed[0]).toMatchObject({ subject: { kind: 'event', ref: body.event } });
    const log = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${body.event}`, { key: shop.adminToken });
    expect(log.body.data.filter((entry) => (entry as { subject: { kind: string } }).subject.kind === 'event_message')).toMatchObject([
      { action: 'create', details: { recipients: 2, about: 'event', who: 'all' } },
    ]);
    expect(await mailsTo(ada, 'Parking')).toHaveLength(1);
  });

  it('goes to its recipients only, and to nobody by a dry run', async () => {
    expect((await write({ who: 'waiting', subject: 'Waiting' }, { query: '?dryRun=true' })).body).toMatchObject({
      dryRun: true,
      recipients: 1,
    });
    expect((await write({ who: 'waiting', subject: 'Soon' })).body.recipients).toBe(1);
    await mailTo(kofi, 'Soon');
    expect([await mailsTo(ada, 'Soon'), await mailsTo(kofi, 'Waiting')]).toEqual([[], []]);
  });

  it('may be about other things too, until they unsubscribe by the link or by one click', async () => {
    await write({ about: 'other', subject: 'New shirts' });
    const open = opener(() => service.urls[0]!, shop.slug);
    const end = async (email: string) => {
      const mail = await mailTo(email, 'New shirts');
      return /<(\S+)>/.exec(mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value)![1]!;
    };
    const page = await end(ada);
    expect((await open(page)).html).toContain('Do you want no such mails any more?');
    expect((await open(page, '')).html).toContain('You are off the list');
    expect((await open(page)).html).toContain('You are off the list');
    expect((await open(page.replace(/t=.*/, 't=AAAA'))).status).toBe(404);
    expect((await open(await end(kofi), 'List-Unsubscribe=One-Click')).status).toBe(200);

    expect((await write({ about: 'other' }, { query: '?dryRun=true' })).body).toMatchObject({ recipients: 0, unsubscribed: 2 });
    expect((await write<ErrorBody>({ about: 'other' })).body.error.code).toBe('CONFLICT');
    expect((await write({ about: 'event' }, { query: '?dryRun=true' })).body).toMatchObject({ recipients: 2, unsubscribed: 0 });
    const unsubscribed = await service.client.get<{ data: { email: string }[] }>('/v1/admin/newsletter/subscribers?state=unsubscribed', {
      key: shop.adminToken,
    });
    expect(unsubscribed.body.data.map(({ email }) => email).sort()).toEqual([ada, kofi]);
  });

  it('is sent 20 times in 24 hours at most', async () => {
    const busy = await openShop(service, 'writing', document);
    const send = () =>
      service.client.post<ErrorBody>('/v1/admin/events/launch/messages', { ...TEXT, who: 'all', about: 'event' }, { key: busy.adminToken });
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/launch', {
      key: busy.keys.secretLive,
    });
    const tickets = [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }];
    const contact = { name: 'Ada', email: `ada@${busy.slug}.example` };
    await service.client.post('/v1/store/events/launch/register', { contact, tickets }, { key: busy.keys.secretLive });
    for (let sent = 0; sent < 20; sent += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      429,
      'RATE_LIMITED',
      { limit: 'workspace_day' },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  });

  it.each([
    [{ subject: 'a\nb' }, 400, 'VALIDATION_ERROR'],
    [{ body: ' ' }, 400, 'VALIDATION_ERROR'],
    [{ who: 'nobody' }, 400, 'VALIDATION_ERROR'],
    [{ byLanguage: { de: TEXT } }, 400, 'VALIDATION_ERROR'],
  ])('is refused in words that a mail cannot have: %j', async (announcement, status, code) => {
    const answer = await write<ErrorBody>(announcement);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it('[D-1a] goes to guests of its own workspace alone, and by a query that is understood', async () => {
    const { event } = (await write({}, { query: '?dryRun=true' })).body;
    const other = await openShop(service, 'elsewhere', { version: 1 });
    const body = { ...TEXT, who: 'all', about: 'event' };
    expect((await service.client.post(`/v1/admin/events/${event}/messages`, body, { key: other.adminToken })).status).toBe(404);
    expect((await write({}, { event: 'nothing' })).status).toBe(404);
    expect((await write({}, { query: '?dryrun=true' })).status).toBe(400);
  });
});
