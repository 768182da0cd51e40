import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { openShop, seatGuests, setForShop, sharedService, type SharedService, type Shop, type WantedSeat } from '@svc/testing';
import ICAL from 'ical.js';

const day = (days: number) => new Date(Date.UTC(2030, 5, 1 + days)).toISOString().slice(0, 10);

const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch <night> & more',
      startAt: '2030-06-01T18:00:00Z',
      endAt: '2030-06-01T22:00:00Z',
      venueVisibility: 'registered_only',
      location: { venueName: 'Freedom Park' },
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
    },
    {
      slug: 'moved',
      title: 'Moved',
      startAt: '2030-06-01T18:00:00Z',
      endAt: '2030-06-01T22:00:00Z',
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
    },
    {
      slug: 'fair',
      title: 'Fair',
      startAt: '2030-06-01T08:00:00Z',
      endAt: '2030-06-02T20:00:00Z',
      venueVisibility: 'hidden',
      location: { venueName: 'Attic' },
      days: [
        { key: 'sat', label: 'Opening', dayDate: day(0), endAt: '2030-06-01T20:00:00Z' },
        { key: 'sun', dayDate: day(1) },
      ],
      ticketTypes: [{ key: 'weekend', name: 'Weekend', kind: 'free' }],
    },
  ],
};

describe('the page of a ticket', () => {
  let service: SharedService;
  let shop: Shop;
  let links: TicketLinks;

  beforeAll(async () => {
    service = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'ile', document);
    await setForShop(service, shop, { limits: { publishableReadPerClient: { perMinute: 60_000, burst: 1_000 } } });
    links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
  });

  const seat = async (event: string, ...seats: WantedSeat[]) => {
    const ids = await seatGuests(service.databaseUrl, shop, event, seats);
    return ids.map((attendeeId) => ({ workspaceSlug: shop.slug, attendeeId, serial: 1 }));
  };
  const show = async (url: string) => {
    const response = await fetch(url);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('shows the event, the place that guests may know, and the code to the holder of its link', async () => {
    const [link] = await seat('launch', { name: 'Bọ́lá <b>' });
    const { status, text } = await show(links.page(link!));
    expect(status).toBe(200);
    for (const part of [
      '<h1>Launch &lt;night> &amp; more</h1>',
      'Saturday, 1 June 2030',
      '19:00 to 23:00',
      'Freedom Park',
      'Bọ́lá &lt;b>',
      '<svg class="code"',
      refOf('att', link!.attendeeId),
    ]) {
      expect(text).toContain(part);
    }
  });

  it('runs no script, is not cached, not indexed, and reveals its link to no other site', async () => {
    const [link] = await seat('launch', {});
    const { headers, text } = await show(links.page(link!));
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self' data:; /);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).not.toContain('<script');
  });

  it('[D-1a] is the same nothing for a wrong token, another guest’s token, an unknown ticket and an unknown shop', async () => {
    const [link, other] = await seat('launch', {}, {});
    const good = new URL(links.page(link!));
    const wrong = [
      good.href.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'),
      good.href.replace(/t=.*/, 't='),
      good.href.replace(/\?t=.*/, ''),
      `${good.href}&t=twice`,
      good.href.replace(/t=.*/, `t=${new URL(links.page(other!)).searchParams.get('t')}`),
      links.page({ ...link!, attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' }),
      good.href.replace('/t/att_', '/t/tkt_'),
      good.href.replace('/t/att_', '/t/%00'),
    ];
    const answers = await Promise.all(wrong.map(show));
    expect(answers.map(({ status }) => status)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answers[0]!.text).toContain('This link to a ticket does not open');
    expect(answers[0]!.text).not.toMatch(/Launch|att_|t=A/);
    const elsewhere = await show(links.page({ ...link!, workspaceSlug: 'elsewhere' }));
    expect([elsewhere.status, elsewhere.text.includes('This link to a ticket does not open')]).toEqual([404, true]);
    expect(elsewhere.text).not.toContain('ile');
  });

  it('[D-1a, D-80] opens by the new link of a reissued ticket, and not by its old one', async () => {
    const [link] = await seat('launch', {});
    await service.client.post(
      `/v1/admin/registrations/${refOf('att', link!.attendeeId)}/reissue-ticket`,
      { notify: false },
      { key: shop.adminToken },
    );
    expect((await show(links.page(link!))).status).toBe(404);
    expect((await show(links.page({ ...link!, serial: 2 }))).status).toBe(200);
  });

  it.each([
    ['pending', 'confirms each guest by hand'],
    ['declined', 'could not confirm your place'],
    ['cancelled', 'is cancelled, and its code no longer lets in'],
  ])('[D-13] explains kindly that a seat is %s, and gives no code, print or calendar entry for it', async (status, words) => {
    const [link] = await seat('launch', { status });
    const { text } = await show(links.page(link!));
    expect(text).toContain(words);
    expect(text).not.toMatch(/class="code"|ticket\.pdf|invite\.ics/);
    expect((await show(links.pdf(link!))).status).toBe(404);
    expect((await show(links.calendar(link!))).status).toBe(404);
  });

  it('shows a guest the time of the check-in, by the clocks of the place', async () => {
    const [link] = await seat('launch', { status: 'checked_in', checkedInAt: '2030-06-01T18:05:00Z' });
    expect((await show(links.page(link!))).text).toContain('You are in, since 19:05.');
  });

  it('[D-125] shows the last check-in of a ticket of several days', async () => {
    const [link] = await seat('fair', { status: 'checked_in', checkedInAt: '2030-06-01T18:05:00Z' });
    expect((await show(links.page(link!))).text).toContain('You were last let in on Saturday, 1 June 2030 at 19:05.');
  });

  it('[D-21] hides a hidden place, and lists each day of several', async () => {
    const [link] = await seat('fair', {});
    const { text } = await show(links.page(link!));
    expect(text).not.toContain('Attic');
    for (const part of ['Opening', 'Saturday, 1 June 2030', 'Sunday, 2 June 2030']) expect(text).toContain(part);
  });

  it('leads a guest with several seats to the others, and prints them all; the others see their own', async () => {
    const [lead, second, third] = await seat('launch', {}, { name: 'Kẹ́mi' }, { status: 'cancelled' });
    const { text } = await show(links.page(lead!));
    expect(text).toContain(links.page(second!).replaceAll('&', '&amp;'));
    expect(text).toContain('Ticket 2: Kẹ́mi');
    expect(text).toContain(refOf('att', third!.attendeeId));
    expect((await show(links.page(second!))).text).not.toContain(refOf('att', lead!.attendeeId));
    const pagesOf = async (link: typeof lead) => (await show(links.pdf(link!))).text.match(/\/Type \/Page\b/g)!.length;
    expect(await pagesOf(lead)).toBe(2);
    expect(await pagesOf(second)).toBe(1);
  });

  it('[D-106] prints the tickets of a large group 20 at a time', async () => {
    const [lead] = await seat('launch', ...Array.from({ length: 41 }, () => ({})));
    const { text } = await show(links.page(lead!));
    for (const [part, words] of ['Tickets 1 to 20', 'Tickets 21 to 40', 'Ticket 41'].entries()) {
      expect(text).toContain(`<a href="${links.pdf(lead!, part + 1).replaceAll('&', '&amp;')}">${words}</a>`);
    }
    expect(text).toContain('id="print"');
    const parts = await Promise.all([1, 2, 3, 4].map((part) => show(links.pdf(lead!, part))));
    expect(parts.map(({ status, text: pdf }) => [status, pdf.match(/\/Type \/Page\b/g)?.length])).toEqual([
      [200, 20],
      [200, 20],
      [200, 1],
      [404, undefined],
    ]);
    expect((await show(`${links.pdf(lead!)}&part=0`)).status).toBe(404);
  });

  it('[D-106] is printed again when the event is rescheduled', async () => {
    const [link] = await seat('moved', {});
    const before = await show(links.pdf(link!));
    expect((await show(links.pdf(link!))).text).toBe(before.text);
    const { body } = await service.client.get<{ data: { ref: string; slug: string }[] }>('/v1/admin/events', { key: shop.adminToken });
    await service.client.patch(
      `/v1/admin/events/${body.data.find(({ slug }) => slug === 'moved')!.ref}`,
      { startAt: '2030-06-02T18:00:00Z', endAt: '2030-06-02T22:00:00Z' },
      { key: shop.adminToken },
    );
    const after = await show(links.pdf(link!));
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
  });

  it('[D-81] has a PDF to save, the same bytes each time', async () => {
    const [link] = await seat('launch', {});
    const first = await show(links.pdf(link!));
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe('attachment; filename=ticket.pdf');
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect((await show(links.pdf(link!))).text).toBe(first.text);
  });

  it('stays open when the merchant switches the API off', async () => {
    const [link] = await seat('launch', {});
    await service.client.patch('/v1/admin/workspace', { apiEnabled: false }, { key: shop.adminToken });
    expect((await show(links.page(link!))).status).toBe(200);
    await service.client.patch('/v1/admin/workspace', { apiEnabled: true }, { key: shop.adminToken });
  });

  it.each(['page', 'pdf', 'calendar'] as const)(
    '[decisions 3.9] limits opening and guessing the %s by address, as for other pages',
    async (part) => {
      const crowded = await openShop(service, `crowded-${part}`, document);
      const [attendeeId] = await seatGuests(service.databaseUrl, crowded, 'launch', [{}]);
      const url = links[part]({ workspaceSlug: crowded.slug, attendeeId: attendeeId!, serial: 1 });
      await service.client.patch(
        '/v1/admin/workspace',
        { limits: { publishableReadPerClient: { perMinute: 1, burst: 2 } } },
        { key: crowded.adminToken },
      );
      expect([(await show(url)).status, (await show(url.replace(/t=.*/, 't=guessed'))).status]).toEqual([200, 404]);
      const { status, headers, text } = await show(url);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(text).toContain('<h1');
    },
  );

  it('[decisions 3.16 calendar] has a calendar file with an entry for each day, which another calendar understands', async () => {
    const [link] = await seat('fair', {});
    const { headers, text } = await show(links.calendar(link!));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    const entries = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
    expect(entries.map(({ summary }) => summary)).toEqual(['Fair: Opening', 'Fair']);
    expect(entries[0]!.uid).toMatch(new RegExp(`^${refOf('att', link!.attendeeId)}\\.day_\\w{26}@svc$`));
    expect(entries[0]!.organizer).toBe('mailto:tickets@shop.example');
    expect(entries[0]!.component.getFirstPropertyValue('url')).toBe(links.page(link!));
  });
});
