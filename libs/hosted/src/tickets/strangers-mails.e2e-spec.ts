import { eventually, inDays, advanceClock, openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';

const WORKSHOPS = Array.from({ length: 23 }, (_, at) => `workshop-${at + 1}`);
const event = (slug: string) => ({
  slug,
  title: `Event ${slug}`,
  startAt: inDays(60),
  endAt: inDays(60.2),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 200, maxPerOrder: 50 }],
});
const document = { version: 1, events: ['crew-day', 'class', ...WORKSHOPS].map(event) };
const EVIL = 'You won 1000 USD, go to https://evil.example/claim now';

interface Listed {
  ref: string;
  kind: string;
  recipient: string;
  state: string;
  error?: string;
}

describe('[D-153] mails that strangers can cause', () => {
  let service: SharedService;
  let shop: Shop;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'strangers', document);
    await service.client.patch(
      '/v1/admin/workspace',
      { messages: { attendees: true }, seats: { mostPerRegistration: 50 } },
      { key: shop.adminToken },
    );
  });

  const someone = () => `stranger-${(people += 1)}@${shop.slug}.example`;
  const tierOf = new Map<string, string>();
  async function tier(slug: string): Promise<string> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>(`/v1/store/events/${slug}`, {
      key: shop.keys.secretLive,
    });
    tierOf.set(slug, body.ticketTypes[0]!.ref);
    return body.ticketTypes[0]!.ref;
  }
  async function register(slug: string, email: string, attendees: readonly { name: string; email: string }[], byBrowser = false) {
    const ticketTypeRef = tierOf.get(slug) ?? (await tier(slug));
    return service.client.post<{ ref: string }>(
      `/v1/store/events/${slug}/register`,
      {
        contact: { name: 'Ada Obi', email },
        tickets: [{ ticketTypeRef, quantity: Math.max(attendees.length, 1), ...(attendees.length > 0 && { attendees }) }],
      },
      byBrowser ? { key: shop.keys.publishableLive, origin: SHOP_ORIGIN } : { key: shop.keys.secretLive },
    );
  }
  const listed = async (recipient: string, kind: string) => {
    const { body } = await service.client.get<{ data: Listed[] }>(`/v1/admin/messages?limit=200&kind=${kind}`, { key: shop.adminToken });
    return body.data.filter((message) => message.recipient === recipient);
  };
  /** Waits until every message of a kind to an address is settled, and returns them. */
  const settled = (recipient: string, kind: string, count: number) =>
    eventually(`${count} messages to ${recipient}`, async () => {
      const messages = await listed(recipient, kind);
      return messages.length === count && messages.every(({ state }) => state === 'sent' || state === 'withheld') ? messages : undefined;
    });
  const statesOf = (messages: readonly Listed[]) => messages.map(({ state }) => state).sort();
  const times = (count: number, state: string) => Array.from({ length: count }, () => state);

  it('reach an address that a visitor names again and again no more than five times a day, without the visitor’s link', async () => {
    const victim = someone();
    const statuses: number[] = [];
    for (let request = 0; request < 12; request += 1) {
      const bot = someone();
      const seats = [
        { name: 'Bot', email: bot },
        { name: EVIL, email: victim },
      ];
      statuses.push((await register('crew-day', bot, seats, true)).status);
    }
    const made = statuses.filter((status) => status === 201).length;
    expect(made).toBeGreaterThan(5);
    const messages = await eventually(`${made - 5} withheld mails`, async () => {
      const all = await listed(victim, 'attendee_ticket');
      return all.filter(({ state }) => state === 'withheld').length === made - 5 && all.length === made ? all : undefined;
    });
    expect(messages.find(({ state }) => state === 'withheld')!.error).toMatch(/5 unanswered mails of this kind in a day/);
    const mails = await service.mails.mailsTo(victim, 5);
    expect(mails).toHaveLength(5);
    for (const { subject, text, html, to } of mails)
      expect(`${subject} ${text} ${html} ${JSON.stringify(to)}`).not.toMatch(/evil\.example|You won/);
    expect(mails[0]!.text).toContain('Hello,');

    const { ref } = messages.find(({ state }) => state === 'withheld')!;
    expect((await service.client.post(`/v1/admin/messages/${ref}/retry`, {}, { key: shop.adminToken })).status).toBe(202);
    expect(await service.mails.mailsTo(victim, 6)).toHaveLength(6);
  });

  it('serve a class that its teacher registers, with addresses of the pupils and with the teacher’s alone', async () => {
    const [teacher, other] = [someone(), someone()];
    const pupils = Array.from({ length: 30 }, (_, at) => ({ name: `Pupil ${at + 1}`, email: someone() }));
    expect((await register('class', teacher, pupils)).status).toBe(201);
    for (const { email } of pupils) expect(statesOf(await settled(email, 'attendee_ticket', 1))).toEqual(['sent']);
    const all = pupils.map(({ name }) => ({ name, email: other }));
    expect((await register('class', other, all)).status).toBe(201);
    expect(statesOf(await settled(other, 'registration_confirmed', 1))).toEqual(['sent']);
    expect(await listed(other, 'attendee_ticket')).toEqual([]);
  });

  it('serve a person with eight workshops in a day, and a box office with one address by one mail with links to all', async () => {
    const [keen, office] = [someone(), someone()];
    for (const slug of WORKSHOPS.slice(0, 8)) expect((await register(slug, keen, [])).status).toBe(201);
    expect(statesOf(await settled(keen, 'registration_confirmed', 8))).toEqual(times(8, 'sent'));

    for (const slug of WORKSHOPS) expect((await register(slug, office, [])).status).toBe(201);
    expect(statesOf(await settled(office, 'registration_confirmed', 23))).toEqual([...times(20, 'sent'), ...times(3, 'withheld')]);
    expect(await listed(office, 'registrations_listed')).toMatchObject([{ state: 'due' }]);
    await advanceClock(service, shop, 61);
    const list = await service.mails.untilMails('the list of registrations', office, (mails) =>
      mails.find(({ subject }) => subject?.startsWith('Your registrations with')),
    );
    expect(new Set(list.text!.match(/\/t\/att_\w+/g))).toHaveProperty('size', 23);
  });
});
