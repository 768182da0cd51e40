import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { idOf, refOf } from '@svc/kernel';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch night',
      startAt: '2030-06-01T18:00:00Z',
      endAt: '2030-06-01T22:00:00Z',
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 50 }],
    },
  ],
};

describe('[ADR 0067 r3] guests with their own tickets', () => {
  let service: SharedService;
  let shop: Shop;
  let links: TicketLinks;
  let guests = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'own-tickets', document);
    links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    await set({ tickets: { rename: true, giveBack: true } });
  });

  const set = (selfService: object) => service.client.patch('/v1/admin/workspace', { selfService }, { key: shop.adminToken });

  async function guest() {
    guests += 1;
    const email = `own-${guests}@${shop.slug}.example`;
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', {
      key: shop.keys.secretLive,
    });
    const tickets = [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }];
    const { body } = await service.client.post<{ ref: string }>(
      '/v1/store/events/launch/register',
      { contact: { name: 'Ada', email }, tickets },
      { key: shop.keys.secretLive },
    );
    const link = { workspaceSlug: shop.slug, attendeeId: idOf('att', body.ref)!, serial: 1 };
    return { email, link, ref: body.ref };
  }

  const show = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, text: await response.text() };
  };
  const send = async (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
    return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
  };

  it('change the name on it, which page, list and audit log show', async () => {
    const { link, ref } = await guest();
    const { status, to } = await send(links.doing(link, 'rename'), { name: ' Bọ́lá ' });
    expect([status, to]).toEqual([303, `${links.page(link)}&done=renamed`]);
    const { text } = await show(to);
    expect(text).toContain('The name on this ticket is changed.');
    expect(text).toContain('Bọ́lá');
    const { body: log } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${ref}`, { key: shop.adminToken });
    expect(log.data).toMatchObject([{ fields: ['name'], details: { by: 'guest' } }]);
  });

  it('are asked for a name that can be written, and keep what they typed', async () => {
    const { link } = await guest();
    const { status, text } = await send(links.doing(link, 'rename'), { name: 'x'.repeat(121) });
    expect(status).toBe(422);
    expect(text).toContain('Enter a name of at most 120 letters.');
    expect((await send(links.doing(link, 'rename'))).status).toBe(422);
  });

  it('give it back after being asked once more, when it lets nobody in and is sold to others, and they are mailed so', async () => {
    const { link, email } = await guest();
    await service.mails.mailsTo(email); // Waits for the confirmation, which is not sent for a ticket given back before.
    const confirmation = await show(links.doing(link, 'give-back'));
    expect(confirmation.text).toContain('Give this ticket back?');
    const [first, second] = await Promise.all([send(links.doing(link, 'give-back')), send(links.doing(link, 'give-back'))]);
    expect([first.to, second.to]).toEqual([links.page(link), links.page(link)]);
    const { text } = await show(first.to);
    expect(text).toContain('is cancelled, and its code no longer lets in');
    expect(text).not.toContain('class="code"');
    const [, cancelled] = await service.mails.mailsTo(email, 2);
    expect(cancelled!.subject).toContain('Launch night');
  });

  it('have the ticket sent again', async () => {
    const { link } = await guest();
    const { to } = await send(links.doing(link, 'resend'));
    expect((await show(to)).text).toContain('on its way again');
  });

  it('do nothing that the shop has not switched on, nor once they are in', async () => {
    const { link, ref } = await guest();
    await service.client.post(`/v1/admin/check-ins`, { attendeeRef: ref }, { key: shop.adminToken });
    const { text } = await show(links.page(link));
    expect(text).not.toContain('Change something');
    expect((await send(links.doing(link, 'rename'), { name: 'Mallory' })).to).toBe(`${links.page(link)}&done=refused`);
    expect((await send(links.doing(link, 'give-back'))).to).toBe(`${links.page(link)}&done=refused`);
    const other = await guest();
    await set({ tickets: { rename: false, giveBack: false, resend: false } });
    for (const what of ['rename', 'give-back', 'resend'] as const)
      expect((await send(links.doing(other.link, what), { name: 'Bọ́lá' })).to).toBe(`${links.page(other.link)}&done=refused`);
    expect((await show(links.page(other.link))).text).not.toContain('Change something');
    await set({ tickets: { rename: true, giveBack: true, resend: true } });
  });

  it('[D-1a] find nothing by another token, nor by a form of another site', async () => {
    const { link } = await guest();
    for (const what of ['rename', 'give-back', 'resend'] as const) {
      const address = links.doing(link, what);
      expect((await send(address.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'), { name: 'Bọ́lá' })).status).toBe(404);
      expect((await send(links.doing({ ...link, serial: 2 }, what), { name: 'Bọ́lá' })).status).toBe(404);
      expect((await send(address, { name: 'Bọ́lá' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    }
    const { text } = await show(links.page(link));
    expect(text).toContain(refOf('att', link.attendeeId));
    expect(text).not.toContain('Bọ́lá');
    expect(text).toContain('class="code"');
  });

  it('are served in French', async () => {
    const { link } = await guest();
    expect((await show(`${links.page(link)}&lang=fr`)).text).toContain('Renvoyer le billet');
    expect((await show(`${links.doing(link, 'give-back')}&lang=fr`)).text).toContain('Rendre ce billet');
  });
});
