import { DerivedTicketSigner, HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { idOf, refOf } from '@svc/kernel';
import { connectInScope, eventually, inDays, openShop, postCheckout, sharedService, type SharedService, type Shop } from '@svc/testing';
import type { Email } from 'postal-mime';

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
        {
          key: 'talk',
          name: 'Talk',
          kind: 'free',
          approvalRequired: true,
          minAge: 18,
          formFields: [{ key: 'diet', type: 'text', label: 'Diet?', required: true }],
        },
        { key: 'seat', name: 'Seat', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 400_000 }] },
      ],
    },
  ],
};
type Link = { workspaceSlug: string; attendeeId: string; serial: number };

describe('[ADR 0067 r4] a ticket that is given to somebody', () => {
  let service: SharedService;
  let shop: Shop;
  let links: TicketLinks;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'given-tickets', document);
    links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    await set(true);
  });

  const set = (giveAway: boolean) =>
    service.client.patch('/v1/admin/workspace', { selfService: { tickets: { giveAway, giveBack: true } } }, { key: shop.adminToken });
  const someone = () => `person-${(people += 1)}@${shop.slug}.example`;
  const tierRef = async (name: string) =>
    (
      await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive })
    ).body.ticketTypes.find((tier) => tier.name === name)!.ref;

  async function guest(tier = 'Entry', quantity = 1, fields: object = {}) {
    const email = someone();
    const tickets = [{ ticketTypeRef: await tierRef(tier), quantity }];
    const { body } = await service.client.post<{ ref: string }>(
      '/v1/store/events/launch/register',
      { contact: { name: 'Ada Obi', email }, tickets, ...fields },
      { key: shop.keys.secretLive },
    );
    return { email, ref: body.ref, link: { workspaceSlug: shop.slug, attendeeId: idOf('att', body.ref)!, serial: 1 } };
  }

  async function buyer() {
    const email = someone();
    const tickets = [{ ticketTypeRef: await tierRef('Seat'), quantity: 2 }];
    const { ref, hostedUrl } = await postCheckout(service, shop, 'events/launch/checkout', {
      tickets,
      contact: { name: 'Ada Obi', email },
    });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive })).body;
    const html = await (await fetch(hostedUrl)).text();
    const page = /href="([^"]*\/o\/ord_[^"]*)"/.exec(html)![1]!.replaceAll('&amp;', '&');
    const client = await connectInScope(service, shop);
    const { rows } = await client
      .query<{
        id: string;
      }>(`select a.id from attendee a join order_item i on i.id = a.order_item_id where i.order_id = $1 order by a.position`, [
        idOf('ord', orderRef),
      ])
      .finally(() => client.end());
    const linkOf = (attendeeId: string): Link => ({ workspaceSlug: shop.slug, attendeeId, serial: 1 });
    return { email, orderRef, page: new URL(page, service.urls[0]).href, seats: rows.map(({ id }) => linkOf(id)) };
  }

  /** Retries after a 429: the first code that a busy machine draws may take longer than a page waits for it. */
  const show = (url: string) =>
    eventually(`the page ${url}`, async () => {
      const response = await fetch(url, { redirect: 'manual' });
      return response.status === 429 ? undefined : { status: response.status, text: await response.text() };
    });
  const send = async (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) => {
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers });
    return { status: response.status, to: response.headers.get('location') ?? '', text: await response.text() };
  };
  const codeTo = (email: string, count = 1) =>
    service.mails.untilMails(
      'the code',
      email,
      (mails) => mails.map(({ subject = '' }) => /^(\d{6}) /.exec(subject)?.[1]).filter((code) => code !== undefined)[count - 1],
    );
  const mailTo = (email: string, about: string) =>
    service.mails.untilMails(`the mail “${about}”`, email, (mails) =>
      mails.find(({ subject = '' }) => subject.replaceAll('\u00a0', ' ').startsWith(about)),
    );
  const recipientForm = (email: string, fields: Record<string, string> = {}) => ({ name: 'Kemi Bello', email, ...fields });
  const ask = (link: Link, fields: Record<string, string>) => send(links.doing(link, 'give-away'), fields);
  const confirm = (link: Link, fields: Record<string, string>) => send(links.doing(link, 'give-away/confirm'), fields);

  it('is theirs by a code to the registrant, with a ticket of its own; the one before says so, and lets nobody in', async () => {
    const [{ email, link, ref }, kemi] = [await guest('Entry', 2), someone()];
    const codePage = await ask(link, recipientForm(kemi));
    expect([codePage.status, codePage.text.includes('A code is on its way to p***@')]).toEqual([200, true]);
    const fields = { ...recipientForm(kemi), code: await codeTo(email) };
    const done = await confirm(link, fields);
    expect([done.status, done.text.includes('The ticket is given away')]).toEqual([200, true]);

    const again = await confirm(link, fields);
    const old = await show(links.page(link));
    for (const { status, text } of [again, old])
      expect([status, text.includes('This ticket is no longer valid'), text.includes('Kemi')]).toEqual([404, true, false]);
    expect((await show(links.pdf(link))).status).toBe(404);

    const mail = await mailTo(kemi, 'A ticket for you: Launch night');
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(expect.arrayContaining(['ticket.pdf']));
    const theirs = /https?:\/\/\S+\/t\/\S+/.exec(mail.text!)![0];
    expect(new URL(theirs).search).toBe(new URL(links.page({ ...link, serial: 2 })).search);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/Ada Obi|\/o\/ord_/);
    const { text } = await show(links.page({ ...link, serial: 2 }));
    expect(text).toContain('Kemi Bello');
    expect(text).not.toMatch(/Ada Obi|Your other tickets/);
    const farewell = await mailTo(email, 'You have given your ticket away: Launch night');
    const files = farewell.attachments
      .filter(({ mimeType }) => mimeType.includes('calendar'))
      .map(({ content }) => Buffer.from(content as ArrayBuffer).toString());
    expect(files.filter((file) => file.includes(`UID:${refOf('att', link.attendeeId)}@svc`))).toEqual(
      expect.arrayContaining([expect.stringMatching(/METHOD:CANCEL[\s\S]+SEQUENCE:\d+[\s\S]+STATUS:CANCELLED/)]),
    );
    expect(files.filter((file) => !file.includes(`UID:${refOf('att', link.attendeeId)}@svc`))).toEqual(
      expect.arrayContaining([expect.stringContaining('METHOD:REQUEST')]),
    );

    const signer = new DerivedTicketSigner([service.secretKey]);
    const eventRef = (await service.client.get<{ eventRef: string }>(`/v1/admin/registrations/${ref}`, { key: shop.adminToken })).body
      .eventRef;
    const code = (serial: number) => signer.sign({ eventId: idOf('evt', eventRef)!, ticketId: link.attendeeId, serial });
    const admit = (serial: number) =>
      service.client.post<{ error?: { details?: { reason?: string } } }>(
        '/v1/admin/check-ins',
        { code: code(serial) },
        { key: shop.adminToken },
      );
    expect((await admit(1)).body.error?.details?.reason).toBe('replaced');
    expect((await admit(2)).status).toBeLessThan(300);
    const { body: log } = await service.client.get<{ data: { details?: object }[] }>(`/v1/admin/audit?subject=${ref}`, {
      key: shop.adminToken,
    });
    expect(log.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ fields: ['holder', 'ticketSerial'], details: { by: 'guest' } })]),
    );
    const { body: list } = await service.client.get<{
      data: { attendees: { ref: string; name: string; email: string; ticketSerial: number; givenAt?: string }[] }[];
    }>(`/v1/admin/registrations?event=launch&search=${encodeURIComponent(kemi)}`, { key: shop.adminToken });
    expect(list.data.flatMap(({ attendees }) => attendees)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ref, name: 'Kemi Bello', email: kemi, ticketSerial: 2, givenAt: expect.any(String) }),
      ]),
    );
  });

  it('is bought: the order stays its buyer’s, who sees no more of the ticket', async () => {
    const [
      {
        email,
        seats: [first, second],
        page,
      },
      kemi,
    ] = [await buyer(), someone()];
    expect((await show(links.doing(first!, 'give-away'))).text).toContain('Your order stays yours');
    await ask(first!, recipientForm(kemi));
    await confirm(first!, { ...recipientForm(kemi), code: await codeTo(email) });
    await mailTo(kemi, 'A ticket for you');
    const order = (await show(page)).text;
    expect(order).toContain('Given away');
    expect(order).not.toContain(refOf('att', first!.attendeeId));
    expect(order).not.toMatch(/Kemi Bello/);
    expect(order).toContain(links.page(second!).replace(service.urls[0]!, ''));
    expect((await show(links.page(second!))).text).not.toContain('Kemi Bello');
    const givenPage = (await show(links.page({ ...first!, serial: 2 }))).text;
    expect([givenPage.includes('Send the ticket again'), givenPage.includes('Ada Obi')]).toEqual([true, false]);

    await ask(second!, recipientForm(kemi));
    expect((await confirm(second!, { ...recipientForm(kemi), code: await codeTo(email, 2) })).text).toContain('The ticket is given away');
    expect((await show(page)).status).toBe(200);
  });

  it('[ADR 0067 r5] asks them the questions of a first holder, keeps the input, and has them wait for approval', async () => {
    const { email, link, ref } = await guest('Talk', 1, { dateOfBirth: '1990-01-01', responses: { diet: 'None' } });
    await service.client.post(`/v1/admin/registrations/${ref}/approve`, {}, { key: shop.adminToken });
    const kemi = someone();
    const shown = (await show(links.doing(link, 'give-away'))).text;
    for (const text of ['Diet?', 'Their date of birth', 'looks at each guest']) expect(shown).toContain(text);
    const empty = await ask(link, { name: 'Kemi Bello', email: 'kemi' });
    expect([empty.status, empty.text.includes('value="Kemi Bello"'), empty.text.includes('Please answer: Diet?')]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await ask(link, recipientForm('kemi', { dateOfBirth: '1990-01-01', 'responses.diet': 'x' }))).text).toContain(
      'Give an e-mail address',
    );
    const young = await ask(link, recipientForm(kemi, { dateOfBirth: '2020-01-01', 'responses.diet': 'Vegan' }));
    expect([young.status, young.text.includes('at least 18 years old')]).toEqual([422, true]);
    const recipient = recipientForm(kemi, { dateOfBirth: '1990-01-01', 'responses.diet': 'Vegan' });
    expect((await ask(link, recipient)).text).toContain('and a ticket once');
    await confirm(link, { ...recipient, code: await codeTo(email) });
    const mail = await mailTo(kemi, 'A place for you: Launch night');
    expect(mail.attachments).toEqual([]);
    const theirs = links.page({ ...link, serial: 2 });
    expect((await show(theirs)).text).not.toContain('class="code"');
    await service.client.post(`/v1/admin/registrations/${ref}/approve`, {}, { key: shop.adminToken });
    await mailTo(kemi, 'You’re approved');
    expect((await show(theirs)).text).toContain('class="code"');
    expect((await service.mails.arrivedAt(email)).filter(({ subject }) => subject?.startsWith('You’re approved'))).toHaveLength(1);
  });

  it('[ADR 0067 r2] stays with its holder after a wrong code, one for somebody else, or none; the number of codes is limited', async () => {
    const [{ email, link }, kemi] = [await guest(), someone()];
    await ask(link, recipientForm(kemi));
    const code = await codeTo(email);
    const wrong = await confirm(link, { ...recipientForm(kemi), code: code === '000000' ? '000001' : '000000' });
    expect([wrong.status, wrong.text.includes('This is not the code')]).toEqual([422, true]);
    expect((await confirm(link, { ...recipientForm(someone()), code })).text).toContain('That code holds no longer');
    expect((await confirm(link, recipientForm(kemi))).text).toContain('Enter the code from the e-mail');
    expect((await ask(link, { ...recipientForm(kemi), change: '1' })).text).toContain(`value="${kemi}"`);
    for (const status of [200, 200, 429]) expect((await ask(link, recipientForm(kemi))).status).toBe(status);
    expect((await show(links.page(link))).status).toBe(200);
  });

  it('[ADR 0067 r6] [D-50] is theirs or stays where it is, when they register at the same moment', async () => {
    const tickets = [{ ticketTypeRef: await tierRef('Entry'), quantity: 1 }];
    for (let round = 0; round < 5; round += 1) {
      const [{ email, ref, link }, kemi] = [await guest(), someone()];
      await ask(link, recipientForm(kemi));
      const fields = { ...recipientForm(kemi), code: await codeTo(email) };
      const registering = service.client.post<{ ref: string }>(
        '/v1/store/events/launch/register',
        { contact: { name: 'Kemi Bello', email: kemi }, tickets },
        { key: shop.keys.secretLive },
      );
      const [transfer, registered] = await Promise.all([confirm(link, fields), registering]);
      expect([transfer.status, registered.status]).toEqual([registered.body.ref === ref ? 200 : 422, 201]);
    }
  });

  it('[ADR 0067 r3, r6] is mailed again to its new holder, from its page or by a second registration', async () => {
    const [{ email, ref, link }, kemi] = [await guest(), someone()];
    await ask(link, recipientForm(kemi));
    await confirm(link, { ...recipientForm(kemi), code: await codeTo(email) });
    const theirs = { ...link, serial: 2 };
    expect((await show(links.page(theirs))).text).toContain('Send the ticket again');
    const ofTicket = (mails: Email[]) => mails.filter(({ subject = '' }) => subject.startsWith('A ticket for you'));
    const arrived = (count: number) =>
      service.mails.untilMails(`${count} mails with the ticket`, kemi, (mails) => ofTicket(mails).length === count);
    await arrived(1);
    const passTenMinutes = async () => {
      const client = await connectInScope(service, shop);
      const moved =
        "update attendee set given_at = given_at - interval '11 minutes', confirmation_at = confirmation_at - interval '11 minutes' where id = $1";
      await client.query(moved, [link.attendeeId]).finally(() => client.end());
    };
    await passTenMinutes();
    const { to } = await send(links.doing(theirs, 'resend'));
    expect([to, (await show(to)).text.includes('on its way again to whom it was given')]).toEqual([
      `${links.page(theirs)}&done=resent`,
      true,
    ]);
    await arrived(2);
    await passTenMinutes();
    const tickets = [{ ticketTypeRef: await tierRef('Entry'), quantity: 1 }];
    const { status, body } = await service.client.post<{ ref: string }>(
      '/v1/store/events/launch/register',
      { contact: { name: 'Kemi Bello', email: kemi.toUpperCase() }, tickets },
      { key: shop.keys.secretLive },
    );
    expect([status, body.ref]).toEqual([201, ref]);
    await arrived(3);
    expect(ofTicket(await service.mails.arrivedAt(email))).toEqual([]);
  });

  it('is given once by two at the same time', async () => {
    const [{ email, link }, kemi] = [await guest(), someone()];
    await ask(link, recipientForm(kemi));
    const fields = { ...recipientForm(kemi), code: await codeTo(email) };
    const answers = await Promise.all([confirm(link, fields), confirm(link, fields), confirm(link, fields)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await show(links.page({ ...link, serial: 2 }))).status).toBe(200);
  });

  it('is not given once somebody is in, once it was given back, or where the shop has not switched it on', async () => {
    const [inside, gone, other] = [await guest(), await guest(), await guest()];
    await service.client.post('/v1/admin/check-ins', { attendeeRef: inside.ref }, { key: shop.adminToken });
    await send(links.doing(gone.link, 'give-back'));
    for (const { link } of [inside, gone]) {
      for (const answer of [await ask(link, recipientForm(someone())), await confirm(link, recipientForm(someone(), { code: '123456' }))])
        expect([answer.status, answer.to]).toEqual([303, `${links.page(link)}&done=refused`]);
      expect((await show(links.page(link))).text).not.toContain('Give this ticket to somebody');
    }
    await set(false);
    expect((await show(links.doing(other.link, 'give-away'))).status).toBe(303);
    expect((await ask(other.link, recipientForm(someone()))).to).toBe(`${links.page(other.link)}&done=refused`);
    await set(true);
  });

  it('[D-1a] is found by its own link alone, and not by forms of another site', async () => {
    const { link } = await guest();
    for (const what of ['give-away', 'give-away/confirm'] as const) {
      const address = links.doing(link, what);
      expect((await send(address.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'), recipientForm(someone()))).status).toBe(404);
      expect((await send(links.doing({ ...link, serial: 2 }, what), recipientForm(someone()))).status).toBe(404);
      expect((await send(address, recipientForm(someone()), { 'sec-fetch-site': 'cross-site' })).status).toBe(404);
    }
    expect((await show(links.doing(link, 'give-away/confirm'))).status).toBe(303);
  });
});
