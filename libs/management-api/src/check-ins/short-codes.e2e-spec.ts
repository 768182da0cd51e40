import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { idOf } from '@svc/kernel';
import { connectInScope, inDays, openShop, postCheckout, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface CheckIn {
  attendeeRef: string;
  eventSlug: string;
}

const fair = {
  slug: 'fair',
  title: 'Fair',
  startAt: inDays(60),
  endAt: inDays(60.2),
  ticketTypes: [
    { key: 'entry', name: 'Entry', kind: 'free' },
    { key: 'seat', name: 'Seat', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 400_000 }] },
  ],
};
const events = [fair, { ...fair, slug: 'other', title: 'Other' }];

describe('[ADR 0118 r5] the short code of a ticket', () => {
  let service: SharedService;
  let shop: Shop;
  let links: TicketLinks;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
    links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `short-codes-${shops}`, { version: 1, events });
  });

  const as = (key: string) => ({ key });
  const staff = () => as(shop.adminToken);
  async function tickets(slug: string, name: string) {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>(
      `/v1/store/events/${slug}`,
      as(shop.keys.secretLive),
    );
    return [{ ticketTypeRef: body.ticketTypes.find((tier) => tier.name === name)!.ref, quantity: 1 }];
  }
  async function register(name: string, slug = 'fair'): Promise<string> {
    const request = { tickets: await tickets(slug, 'Entry'), contact: { name, email: `${name.toLowerCase()}@guests.example` } };
    return (await service.client.post<{ ref: string }>(`/v1/store/events/${slug}/register`, request, as(shop.keys.secretLive))).body.ref;
  }
  async function buy(name: string): Promise<{ orderRef: string; attendeeRef: string }> {
    const { ref } = await postCheckout(service, shop, 'events/fair/checkout', {
      tickets: await tickets('fair', 'Seat'),
      contact: { name, email: `${name.toLowerCase()}@buyers.example` },
    });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { body } = await service.client.get<{ data: { ref: string; items: { attendees: { ref: string }[] }[] }[] }>(
      `/v1/admin/orders?search=${name}`,
      staff(),
    );
    const [order] = body.data;
    return { orderRef: order!.ref, attendeeRef: order!.items[0]!.attendees[0]!.ref };
  }
  const pageOf = (attendeeRef: string, serial = 1) =>
    links.page({ workspaceSlug: shop.slug, attendeeId: idOf('att', attendeeRef)!, serial });
  /** Returns the short code as the holder of a ticket reads it on its page. */
  async function codeOf(attendeeRef: string, serial = 1): Promise<string> {
    const text = await (await fetch(pageOf(attendeeRef, serial))).text();
    return /class="short-code" dir="ltr">\s*([0-9A-Z]{4}-[0-9A-Z]{4})\s*</.exec(text)![1]!;
  }
  const admit = (body: unknown, key = shop.adminToken) => service.client.post<CheckIn & ErrorBody>('/v1/admin/check-ins', body, as(key));
  const undo = (ref: string) => service.client.send(`/v1/admin/check-ins/${ref}`, { method: 'DELETE', key: shop.adminToken });
  const refsFound = async (list: 'orders' | 'registrations', search: string) => {
    const path = `/v1/admin/${list}?search=${encodeURIComponent(search)}`;
    return (await service.client.get<{ data: { ref: string }[] }>(path, staff())).body.data.map(({ ref }) => ref);
  };
  const refused = (reason: string) => ({ status: 409, body: { error: { code: 'TICKET_REFUSED', details: { reason } } } });

  it('admits its holder once, however staff type it', async () => {
    const ref = await register('Ada');
    const database = await connectInScope(service, shop);
    const update = `update ticket_code set code = '01K7Q3XP' where workspace_id = $1 and attendee_id = $2`;
    expect((await database.query(update, [idOf('wks', shop.ref), idOf('att', ref)])).rowCount).toBe(1);
    await database.end();
    expect(await codeOf(ref)).toBe('01K7-Q3XP');
    for (const code of ['01K7-Q3XP', '01k7q3xp', ' 01 k7 q3 xp\n', 'OIK7–Q3XP', 'olk7q3xp', '0 1 K 7 - Q 3 X P', '01K7Q3XP']) {
      expect(await admit({ code, event: 'fair' })).toMatchObject({ status: 201, body: { attendeeRef: ref } });
      expect(await admit({ code })).toMatchObject(refused('already_checked_in'));
      expect((await undo(ref)).status).toBe(204);
    }
    for (const code of ['01K7-Q3X', '01K7-Q3XPP', '01K7-Q3XU']) expect(await admit({ code })).toMatchObject(refused('not_a_ticket'));
  });

  it('is refused for another event, once replaced, and in another shop', async () => {
    const [ada, chidi] = [await register('Ada', 'other'), await register('Chidi')];
    const code = await codeOf(ada);
    expect(await admit({ code, event: 'fair' })).toMatchObject(refused('other_event'));
    expect(await admit({ code, event: 'other' })).toMatchObject({ status: 201, body: { eventSlug: 'other' } });

    const before = await codeOf(chidi);
    await service.client.post(`/v1/admin/registrations/${chidi}/reissue-ticket`, undefined, staff());
    expect(await admit({ code: before })).toMatchObject(refused('replaced'));
    const after = await codeOf(chidi, 2);
    expect(after).not.toBe(before);
    const { adminToken } = await openShop(service, `short-codes-elsewhere-${shops}`);
    expect(await admit({ code: after }, adminToken)).toMatchObject(refused('unknown'));
    expect(await admit({ code: after })).toMatchObject({ status: 201, body: { attendeeRef: chidi } });
  });

  it('finds its guest and its order in the searches of staff, who read it in the guest list alone', async () => {
    const ref = await register('Ada');
    const bought = await buy('Kemi');
    const [free, paid] = [await codeOf(ref), await codeOf(bought.attendeeRef)];
    for (const search of [free, free.toLowerCase().replace('-', ' ')]) expect(await refsFound('registrations', search)).toEqual([ref]);
    expect(await refsFound('orders', free)).toEqual([]);
    for (const search of [paid, paid.replace('-', '')]) expect(await refsFound('orders', search)).toEqual([bought.orderRef]);
    expect(await refsFound('orders', '2222-2222')).toEqual([]);

    const answers = await Promise.all(
      [`/v1/admin/registrations/${ref}`, `/v1/admin/orders/${bought.orderRef}`].map((path) => service.client.get(path, staff())),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [registration, order] = answers as [(typeof answers)[number], (typeof answers)[number]];
    expect(registration.text).toContain(`"shortCode":"${free}"`);
    for (const code of [paid, paid.replace('-', '')]) expect(order.text).not.toContain(code);
  });

  it('opens nothing for who has it and no token of staff', async () => {
    const ref = await register('Ada');
    const code = await codeOf(ref);
    for (const key of [shop.keys.secretLive, shop.keys.publishableLive, code, code.replace('-', '')])
      expect([401, 403]).toContain((await admit({ code }, key)).status);
    expect((await admit({ attendeeRef: code })).status).toBe(400);

    const page = new URL(pageOf(ref));
    const withCode = (path: string) => new URL(path, page.origin).href;
    const pages = [
      withCode(`${page.pathname}?t=${code}`),
      withCode(`${page.pathname}/ticket.pdf?t=${code}`),
      withCode(page.pathname.replace(ref, code) + page.search),
      withCode(`/${shop.slug}/o/${code}?t=${code}`),
    ];
    const answers = await Promise.all(pages.map((url) => fetch(url)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const path of [`/v1/store/orders/${code}`, `/v1/store/checkouts/${code}`])
      expect([400, 404]).toContain((await service.client.get(path, as(shop.keys.secretLive))).status);
  });
});
