import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { idOf, refOf } from '@svc/kernel';
import { eventually, inDays, openShop, postCheckout, sharedService, type SharedService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch night',
      startAt: inDays(60),
      endAt: inDays(60.2),
      location: { venueName: 'Freedom Park', city: 'Lagos' },
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', capacity: 50, maxPerOrder: 4 },
        { key: 'seat', name: 'Seat', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 400_000 }] },
      ],
    },
  ],
};

describe('[D-137] tickets that are mailed to attendees', () => {
  let service: SharedService;
  let shop: Shop;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'attendees', document);
    await service.client.patch('/v1/admin/workspace', { messages: { noticeDelaySeconds: 0 } }, { key: shop.adminToken });
  });

  const someone = () => `attendee-${(people += 1)}@${shop.slug}.example`;
  const set = (attendees: boolean) => service.client.patch('/v1/admin/workspace', { messages: { attendees } }, { key: shop.adminToken });
  async function tickets(name: string, emails: readonly string[]) {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/launch', {
      key: shop.keys.secretLive,
    });
    const attendees = emails.map((email, index) => ({ name: `Guest ${index + 1}`, email }));
    return [{ ticketTypeRef: body.ticketTypes.find((tier) => tier.name === name)!.ref, quantity: emails.length, attendees }];
  }
  const register = async (email: string, others: readonly string[]) =>
    service.client.post<{ ref: string }>(
      '/v1/store/events/launch/register',
      { contact: { name: 'Ada Obi', email }, tickets: await tickets('Entry', [email, ...others]) },
      { key: shop.keys.secretLive },
    );
  const mailTo = (email: string, about: RegExp) =>
    service.mails.untilMails(`a mail ${about} to ${email}`, email, (mails) => mails.find(({ subject = '' }) => about.test(subject)));
  const linkIn = (text = '') => new URL(/https?:\/\/[^/]+(\/\S+\/t\/\S+)/.exec(text)![1]!, service.urls[0]).href;
  const show = (url: string) =>
    eventually(`the page ${url}`, async () => {
      const response = await fetch(url, { redirect: 'manual' });
      return response.status === 429 ? undefined : { status: response.status, text: await response.text() };
    });

  it('are off by default', async () => {
    const [ada, kemi] = [someone(), someone()];
    expect((await service.client.get('/v1/admin/workspace', { key: shop.adminToken })).body).toMatchObject({
      messages: { attendees: false },
    });
    expect((await register(ada, [kemi])).status).toBe(201);
    await mailTo(ada, /registered/);
    expect(await service.mails.arrivedAt(kemi)).toEqual([]);
  });

  it('have the seats of each address alone, with a page that shows no others, and hear of changes and of the end', async () => {
    await set(true);
    const [ada, kemi, bola] = [someone(), someone(), someone()];
    const { body } = await register(ada, [kemi, bola, kemi.toUpperCase()]);
    const mail = await mailTo(kemi, /has tickets for you: Launch night/);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(expect.arrayContaining(['ticket.pdf', 'invite.ics']));
    expect(`${mail.text} ${mail.html}`).not.toMatch(/Ada Obi|Guest 1|Guest 3/);
    const page = await show(linkIn(mail.text));
    expect([page.status, page.text.includes('Guest 2'), page.text.includes('Guest 4')]).toEqual([200, true, true]);
    expect(page.text).not.toMatch(/Ada Obi|Guest 1|Guest 3|Give this ticket|Send the ticket again/);
    expect((await mailTo(bola, /has a ticket for you/)).text).not.toMatch(/Guest [124]/);
    expect((await service.mails.arrivedAt(ada)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/registered/)]);

    const event = await service.client.get<{ ref: string }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    const location = { venueName: 'Terra Kulture', city: 'Lagos' };
    const moved = await service.client.patch(`/v1/admin/events/${event.body.ref}`, { location }, { key: shop.adminToken });
    expect(moved.status).toBe(200);
    expect((await mailTo(kemi, /^New time or place/)).text).toMatch(/Terra Kulture[\s\S]+Guest 2[\s\S]+Guest 4/);

    await service.client.post(`/v1/admin/registrations/${body.ref}/cancel`, {}, { key: shop.adminToken });
    const farewell = await mailTo(bola, /^Cancelled/);
    const files = farewell.attachments.filter(({ mimeType }) => mimeType.includes('calendar'));
    expect(files.map(({ content }) => Buffer.from(content as ArrayBuffer).toString())).toEqual(
      expect.arrayContaining([expect.stringContaining('METHOD:CANCEL')]),
    );
  });

  it('are removed from the former holder’s calendar when the seat is given away, and their link ends', async () => {
    await set(true);
    await service.client.patch('/v1/admin/workspace', { selfService: { tickets: { giveAway: true } } }, { key: shop.adminToken });
    const [ada, kemi, bola] = [someone(), someone(), someone()];
    await register(ada, [kemi]);
    const link = linkIn((await mailTo(kemi, /has a ticket for you/)).text);
    const attendeeId = idOf('att', /\/t\/(att_[^?/]+)/.exec(link)![1]!)!;
    const links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    const post = (what: 'give-away' | 'give-away/confirm', fields: Record<string, string> = {}) =>
      fetch(links.doing({ workspaceSlug: shop.slug, attendeeId, serial: 1 }, what), {
        method: 'POST',
        body: new URLSearchParams({ name: 'Bola Ade', email: bola, ...fields }),
      });
    await post('give-away');
    const code = /^(\d{6}) /.exec((await mailTo(ada, /^\d{6} /)).subject!)![1]!;
    expect((await post('give-away/confirm', { code })).status).toBe(200);
    const farewell = await mailTo(kemi, /^Your ticket was given to somebody else/);
    expect(`${farewell.text} ${farewell.html}`).not.toMatch(/Ada Obi|Bola Ade/);
    const files = farewell.attachments.filter(({ mimeType }) => mimeType.includes('calendar'));
    expect(files.map(({ content }) => Buffer.from(content as ArrayBuffer).toString())).toEqual(
      expect.arrayContaining([expect.stringMatching(/METHOD:CANCEL[\s\S]+UID:att_\w+\.alone@svc/)]),
    );
    expect((await show(link)).status).toBe(404);
  });

  it('are of an order, once it is paid, without what it costs', async () => {
    await set(true);
    const [ada, kemi] = [someone(), someone()];
    const { ref } = await postCheckout(service, shop, 'events/launch/checkout', {
      tickets: await tickets('Seat', [kemi, ada]),
      contact: { name: 'Ada Obi', email: ada },
    });
    expect(await service.mails.arrivedAt(kemi)).toEqual([]);
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const mail = await mailTo(kemi, /has a ticket for you/);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/Ada Obi|NGN|₦|4,000|\/o\/ord_/);
    const page = await show(linkIn(mail.text));
    expect([page.status, page.text.includes('Guest 1'), page.text.includes('Guest 2')]).toEqual([200, true, false]);
    const attendee = /\/t\/(att_[^?/]+)/.exec(linkIn(mail.text))![1]!;
    const { body } = await service.client.get<{ data: { kind: string; recipient: string }[] }>(`/v1/admin/messages?subject=${attendee}`, {
      key: shop.adminToken,
    });
    expect(body.data).toMatchObject([{ kind: 'attendee_ticket', recipient: kemi, subject: { ref: refOf('att', idOf('att', attendee)!) } }]);
  });
});
