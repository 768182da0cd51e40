import { createVerify } from 'node:crypto';
import { HmacLinkSigner } from '@svc/composition';
import { type TicketLink, TicketLinks, type Wallet, WALLETS } from '@svc/contracts';
import { idOf, refOf } from '@svc/kernel';
import {
  makeWalletKeys,
  openShop,
  readPass,
  type RunningService,
  seatGuests,
  sharedService,
  SHOP_ORIGIN,
  type Shop,
  SmtpSink,
  startService,
  type WantedSeat,
} from '@svc/testing';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { ownAddress } from '../page';

const keys = makeWalletKeys();
const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Ọjọ́ Launch',
      startAt: '2030-06-01T18:00:00Z',
      endAt: '2030-06-01T22:00:00Z',
      location: { venueName: 'Freedom Park', onlineUrl: 'https://live.example/x' },
      onlineUrlFor: 'guests',
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'free', attendance: 'in_person' },
        { key: 'stream', name: 'Stream', kind: 'free', attendance: 'online' },
      ],
    },
    {
      slug: 'stream',
      title: 'Stream',
      startAt: '2030-06-01T18:00:00Z',
      endAt: '2030-06-01T22:00:00Z',
      location: { onlineUrl: 'https://live.example/x' },
      onlineUrlFor: 'guests',
      ticketTypes: [{ key: 'stream', name: 'Stream', kind: 'free', attendance: 'online' }],
    },
  ],
};

describe('tickets in wallets', () => {
  let service: RunningService;
  let shop: Shop;
  let sink: SmtpSink;
  let links: TicketLinks;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    service = await startService({
      env: { ...keys.variables, SMTP_URL: sink.url, MAIL_FROM: 'tickets@shop.example', TRUST_PROXY: 'loopback', RATE_LIMIT_SCALE: '1' },
    });
    shop = await openShop(service, 'ile', document);
    await service.client.patch(
      '/v1/admin/workspace',
      { selfService: { tickets: { giveAway: true } }, limits: { publishableReadPerClient: { perMinute: 60, burst: 40 } } },
      { key: shop.adminToken },
    );
    links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    await service.startWorker();
  });

  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
  });

  let visitors = 0;
  beforeEach(() => void (visitors += 1));
  const get = (url: string, headers: Record<string, string> = {}) =>
    fetch(url, { redirect: 'manual', headers: { 'x-forwarded-for': `203.0.113.${visitors}`, ...headers } });
  const seat = (...seats: WantedSeat[]) => seatsAt('launch', ...seats);
  const seatsAt = async (event: string, ...seats: WantedSeat[]) => {
    const ids = await seatGuests(service.databaseUrl, shop, event, seats);
    return ids.map((attendeeId) => ({ workspaceSlug: shop.slug, attendeeId, serial: 1 }));
  };
  const passOf = async (link: TicketLink, headers?: Record<string, string>) =>
    readPass(new Uint8Array(await (await get(links.pass(link, 'apple'), headers)).arrayBuffer()));
  const registered = async (email: string): Promise<TicketLink> => {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    const wanted = { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Adé', email } };
    const { status, body: taken } = await service.client.post<{ ref: string }>('/v1/store/events/launch/register', wanted, {
      key: shop.keys.publishableLive,
      origin: SHOP_ORIGIN,
    });
    expect(status).toBe(201);
    return { workspaceSlug: shop.slug, attendeeId: idOf('att', taken.ref)!, serial: 1 };
  };
  /** Returns the link in a mail, at the address of the api, which the worker of a test does not know. */
  const addressIn = ({ text }: Pick<Email, 'text'>, name: string) =>
    service.urls[0]! + new RegExp(`Add to ${name}: https?://[^/]+(\\S+)`).exec(text!)![1]!;
  const statusesOf = (link: TicketLink) => Promise.all(WALLETS.map(async (wallet) => (await get(links.pass(link, wallet))).status));

  it('[ADR 0069 r1] are a signed file for Apple Wallet, with the code of the ticket', async () => {
    const [link] = await seat({ name: 'Kẹ́mi' });
    const answer = await get(links.pass(link!, 'apple'));
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('content-disposition'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'application/vnd.apple.pkpass', 'attachment; filename=ticket.pkpass', 'no-store']);
    const { unlike, isSignedBy, pass } = readPass(new Uint8Array(await answer.arrayBuffer()));
    expect([unlike, isSignedBy(keys.variables.APPLE_WALLET_CERTIFICATE)]).toEqual([[], true]);
    expect(pass).toMatchObject({
      passTypeIdentifier: keys.passTypeId,
      teamIdentifier: keys.teamId,
      serialNumber: `${refOf('att', link!.attendeeId)}-1`,
      organizationName: 'ile',
    });
    expect(JSON.stringify(pass)).toMatch(/"message":"SVC1\./);
    expect(JSON.stringify(pass)).toContain('2030-06-01T19:00:00+01:00');
  });

  it('[ADR 0069 r1] are a token for Google Wallet, which the visitor’s browser carries there', async () => {
    const [link] = await seat({ name: 'Kẹ́mi' });
    const answer = await get(links.pass(link!, 'google'));
    expect([answer.status, answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
      303,
      'no-referrer',
      'no-store',
    ]);
    const [, header, claims, signature] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(
      answer.headers.get('location')!,
    )!;
    expect(createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(keys.googlePublicKey, signature!, 'base64url')).toBe(true);
    const { payload } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as {
      payload: { eventTicketObjects: [{ barcode: { value: string } }] };
    };
    const apple = (await passOf(link!)).pass as { barcodes: [{ message: string }] };
    expect(payload.eventTicketObjects[0]).toMatchObject({ ticketHolderName: 'Kẹ́mi', barcode: { value: apple.barcodes[0].message } });
  });

  it('[ADR 0069 r1] are linked from the page of a ticket, in the language of its reader', async () => {
    const [link] = await seat({});
    for (const [language, words] of [
      ['en', 'Add to'],
      ['fr', 'Ajouter à'],
    ] as const) {
      const text = await (await get(links.page(link!), { 'accept-language': language })).text();
      for (const [wallet, name] of [
        ['apple', 'Apple Wallet'],
        ['google', 'Google Wallet'],
      ] as const)
        expect(text).toContain(`href="${ownAddress(links.pass(link!, wallet))}">${words} ${name}</a>`);
    }
    expect(JSON.stringify((await passOf(link!, { 'accept-language': 'fr' })).pass)).toContain('samedi 1er juin 2030');
  });

  it('[ADR 0069 r1] are linked from the mail that brings a ticket', async () => {
    await registered('ade@guests.example');
    const [mail] = await sink.mailsTo('ade@guests.example');
    expect((await get(addressIn(mail!, 'Apple Wallet'))).headers.get('content-type')).toBe('application/vnd.apple.pkpass');
    expect((await get(addressIn(mail!, 'Google Wallet'))).headers.get('location')).toMatch(/^https:\/\/pay\.google\.com\//);
    expect(mail!.html).toContain('>Add to Google Wallet</a>');
  });

  it.each(['pending', 'declined', 'cancelled'])('[ADR 0069 r6] are none of a ticket that is %s', async (status) => {
    const [link] = await seat({ status });
    expect(await statusesOf(link!)).toEqual([404, 404]);
    expect(await (await get(links.page(link!))).text()).not.toContain('Wallet');
  });

  it('[ADR 0069 r6] are not made of the old link of a reissued ticket, but of the new one', async () => {
    const [link] = await seat({});
    await service.client.post(
      `/v1/admin/registrations/${refOf('att', link!.attendeeId)}/reissue-ticket`,
      { notify: false },
      { key: shop.adminToken },
    );
    expect(await statusesOf(link!)).toEqual([404, 404]);
    expect(await statusesOf({ ...link!, serial: 2 })).toEqual([200, 303]);
    expect((await passOf({ ...link!, serial: 2 })).pass).toMatchObject({ serialNumber: `${refOf('att', link!.attendeeId)}-2` });
  });

  it('[ADR 0069 r6] are no longer made for a former holder, but for the new one, from their mail', async () => {
    const link = await registered('awa@guests.example');
    const [first] = await sink.mailsTo('awa@guests.example');
    const recipient = { name: 'Kẹ́mi Bello', email: 'kemi@guests.example' };
    const send = (what: 'give-away' | 'give-away/confirm', fields: Record<string, string>) =>
      fetch(links.doing(link, what), {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'x-forwarded-for': `203.0.113.${visitors}` },
      });
    await send('give-away', recipient);
    const [, { subject }] = (await sink.mailsTo('awa@guests.example', 2)) as [Email, Email];
    expect(await (await send('give-away/confirm', { ...recipient, code: /^\d{6}/.exec(subject!)![0] })).text()).toContain(
      'The ticket is given away',
    );

    for (const url of [links.page(link), addressIn(first!, 'Apple Wallet'), addressIn(first!, 'Google Wallet')]) {
      const answer = await get(url);
      const text = await answer.text();
      expect([answer.status, text.includes('This ticket is no longer valid'), text.includes('Wallet')]).toEqual([404, true, false]);
    }
    const [theirs] = await sink.mailsTo('kemi@guests.example');
    const { pass } = readPass(new Uint8Array(await (await get(addressIn(theirs!, 'Apple Wallet'))).arrayBuffer()));
    expect(pass).toMatchObject({ serialNumber: `${refOf('att', link.attendeeId)}-2` });
    expect([JSON.stringify(pass).includes('Kẹ́mi Bello'), JSON.stringify(pass).includes('Adé')]).toEqual([true, false]);
    expect(addressIn(theirs!, 'Google Wallet')).toBe(links.pass({ ...link, serial: 2 }, 'google'));
    expect(await (await get(links.page({ ...link, serial: 2 }))).text()).toContain('Add to Apple Wallet');
  });

  it('[D-1a] are the same nothing by a wrong token, by another’s, and of an unknown ticket', async () => {
    const [link, other] = await seat({}, {});
    const tokenOf = (url: string) => new URL(url).searchParams.get('t')!;
    for (const wallet of WALLETS) {
      const good = links.pass(link!, wallet);
      const wrong = [
        good.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'),
        good.replace(/\?t=.*/, ''),
        good.replace(tokenOf(good), tokenOf(links.pass(other!, wallet))),
        links.pass({ ...link!, attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01' }, wallet),
      ];
      expect(await Promise.all(wrong.map(async (url) => (await get(url)).status))).toEqual(wrong.map(() => 404));
    }
  });

  it('[D-113] have the address of a stream where it is shown to its guests', async () => {
    const [link] = await seat({});
    expect(JSON.stringify((await passOf(link!)).pass)).not.toContain('live.example');
    const [stream] = await seatsAt('stream', {});
    expect(JSON.stringify((await passOf(stream!)).pass)).toContain('https://live.example/x');
    expect((await get(links.pass(stream!, 'google'))).headers.get('location')).not.toContain(
      Buffer.from('live.example').toString('base64url'),
    );
  });

  it('[ADR 0069 r4] have the colours of the shop, and the logo that it has uploaded', async () => {
    const { body: logo } = await service.client.post<{ url: string }>(
      '/v1/admin/media?name=logo.png',
      await sharp({ create: { width: 300, height: 100, channels: 3, background: '#aa2211' } })
        .png()
        .toBuffer(),
      { key: shop.adminToken },
    );
    await shop.apply({
      ...document,
      storefront: { assets: { logoUrl: logo.url }, renderConfig: { templateId: 'courtyard', theme: { brandColor: '#ffd400' } } },
    });
    const [link] = await seat({});
    const { files, pass } = await passOf(link!);
    expect(pass).toMatchObject({ backgroundColor: 'rgb(255, 212, 0)', foregroundColor: 'rgb(0, 0, 0)', labelColor: 'rgb(0, 0, 0)' });
    expect(await sharp(files.get('logo.png')).metadata()).toMatchObject({ format: 'png', width: 150, height: 50 });
  });

  it('[D-106] count as reads of their visitor', async () => {
    const [link] = await seat({});
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => (await get(links.pass(link!, WALLETS[index % 2]!))).status),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    expect(new Set(statuses.filter((status) => status !== 429))).toEqual(new Set([200, 303]));
  });
});

describe('tickets of a service without keys of wallets', () => {
  it('[ADR 0069 r2] are shown and mailed as they were, and there are no passes of them', async () => {
    const service = await sharedService();
    const shop = await openShop(service, 'ile', document);
    const links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    const [attendeeId] = await seatGuests(service.databaseUrl, shop, 'launch', [{}]);
    const link = { workspaceSlug: shop.slug, attendeeId: attendeeId!, serial: 1 };
    expect(await (await fetch(links.page(link))).text()).not.toContain('Wallet');
    const statuses = await Promise.all(
      WALLETS.map(async (wallet: Wallet) => (await fetch(links.pass(link, wallet), { redirect: 'manual' })).status),
    );
    expect(statuses).toEqual([404, 404]);
  });
});
