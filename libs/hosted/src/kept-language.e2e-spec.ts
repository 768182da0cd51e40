import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants';
import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { fitsRoute } from '@svc/http';
import {
  inDays,
  makeWalletKeys,
  opener,
  openHostedCheckout,
  openShop,
  postCheckout,
  readPass,
  seatGuests,
  sharedService,
  subscriberMail,
  type SharedService,
  type Shop,
} from '@svc/testing';
import ICAL from 'ical.js';
import { routesOf } from './error-pages';
import { HostedModule } from './hosted.module';

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const variants = (stock: number) => [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock }];
const document = {
  version: 1,
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: variants(90) },
    { slug: 'sofa', name: 'Sofa', saveForItEnabled: true, variants: variants(90) },
    { slug: 'tote', name: 'Tote', restockAlertsEnabled: true, variants: variants(0) },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
  forms: [{ slug: 'contact', name: 'Contact', fields: [{ key: 'name', label: 'Name', type: 'text', required: true }] }],
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: inDays(60),
      endAt: inDays(60.2),
      location: { venueName: 'Freedom Park' },
      ticketTypes: [
        { key: 'free', name: 'Free', kind: 'free' },
        {
          key: 'table',
          name: 'Table',
          kind: 'deposit',
          prices: naira(1_000_000),
          depositType: 'percent',
          depositValue: 30,
          depositBalanceDueAt: inDays(30),
        },
      ],
    },
  ],
};
const ADDRESS = { 'address.line1': '1 Emir Road', 'address.city': 'Kano', 'address.country': 'NG' };

/** Response of an address: a page, a redirect, or a file for download. */
interface Answer {
  url: string;
  type: string;
  to?: string;
  bytes: Buffer;
}

describe('[D-114] the language chosen by `lang`, whatever the browser prefers', () => {
  let service: SharedService;
  let shop: Shop;
  let home: string;
  let people = 0;
  /** Responses by their path. */
  const visited = new Map<string, Answer>();
  const lost: string[] = [];

  beforeAll(async () => {
    service = await sharedService({ env: makeWalletKeys().variables });
    shop = await openShop(service, 'langue', document);
    const selfService = {
      tickets: { rename: true, giveAway: true, giveBack: true, resend: true },
      orders: { changeAddress: true, cancelCheckout: true, requestRefund: true },
    };
    await service.client.patch('/v1/admin/workspace', { selfService, messages: { attendees: true } }, { key: shop.adminToken });
    home = `${service.urls[0]}/${shop.slug}`;
    const pages = [
      ...(await ofCheckouts()),
      ...(await ofOrders()),
      ...(await ofTickets()),
      ...(await ofEvents()),
      ...(await ofSubscriptions()),
      ...(await ofMailings()),
      ...(await ofNamedPeople()),
    ];
    for (const url of [...pages, `${home}/f/contact`, `${home}/f/contact/thanks`, `${home}/nothing`]) await walk(url);
  });

  const email = () => `reader-${(people += 1)}@${shop.slug}.example`;
  const contact = () => ({ name: 'Ada Obi', email: email() });
  const openGoods = (slug: string) =>
    openHostedCheckout(service, shop, [slug], { contact: contact(), returnUrl: 'https://shop.example/thanks' });
  const below = (url: string, part: string) => url.replace('?', `/${part}?`);
  const inFrench = (url: string) => {
    const address = new URL(url);
    address.searchParams.set('lang', 'fr');
    return address.href;
  };
  const isKept = (url: string) => new URL(url).searchParams.get('lang') === 'fr';
  const isOwn = (url: string) => url.startsWith(`${service.urls[0]}/`);

  async function ask(url: string, fields?: Record<string, string>): Promise<Answer> {
    const form = fields && { method: 'POST', body: new URLSearchParams(fields) };
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { 'accept-language': 'en-NG', accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      ...form,
    });
    const location = answer.headers.get('location');
    return {
      url,
      type: answer.headers.get('content-type') ?? '',
      to: location === null ? undefined : new URL(location, url).href,
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  }

  /** Sends a form of a page, and notes the links of the response without the language; returns the addresses it leads to. */
  async function send(url: string, fields: Record<string, string>): Promise<string[]> {
    return note(await ask(inFrench(url), fields));
  }

  /** Visits a page, and every address within the service that it leads to, each once. */
  async function walk(url: string): Promise<void> {
    const { pathname } = new URL(url);
    if (visited.has(pathname)) return;
    const answer = await ask(inFrench(url));
    visited.set(pathname, answer);
    for (const next of note(answer)) await walk(next);
  }

  /** Notes the links of a response without the language, and returns the addresses within the service. */
  function note(answer: Answer): string[] {
    const { url, type, to } = answer;
    if (to !== undefined) return noteLost(url, [to].filter(isOwn));
    if (!type.startsWith('text/html')) return [];
    const html = answer.bytes.toString();
    if (!html.includes('<html lang="fr')) lost.push(`${url} is in another language`);
    const tags = [
      ...html.matchAll(/<(a|form)\b[^>]*?(?: (?:href|action)="([^"]*)")[^>]*>(?:<input type="hidden" name="lang" value="fr"\/>)?/g),
    ];
    const own = tags
      .filter(([tag]) => !/ hreflang=| href="#|name="lang"/.test(tag))
      .map(([, name, address]) => ({ name, address: new URL(address!.replaceAll('&amp;', '&'), url).href }))
      .filter(({ address }) => isOwn(address));
    const scriptUrls = [...html.matchAll(/&quot;\w+Url&quot;:&quot;(\/.*?)&quot;/g)].map(
      ([, address]) => new URL(address!.replaceAll('&amp;', '&'), url).href,
    );
    noteLost(url, [...own.map(({ address }) => address), ...scriptUrls]);
    return own.filter(({ name }) => name === 'a').map(({ address }) => address);
  }

  function noteLost(url: string, addresses: string[]): string[] {
    lost.push(...addresses.filter((address) => !isKept(address)).map((address) => `${url} → ${address}`));
    return addresses;
  }

  const pay = (ref: string) => service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });

  /** Pages of checkouts that are open, cancelled and saved up for, and of the built-in provider. */
  async function ofCheckouts(): Promise<string[]> {
    const [open, cancelled, sofa, part] = [
      await openGoods('mug'),
      await openGoods('mug'),
      await openGoods('sofa'),
      await openGoods('sofa'),
    ];
    const [sandbox] = await send(below(sofa.hostedUrl, 'pay'), {
      rail: 'card',
      'contact.name': 'Ada',
      'contact.email': email(),
      seenTotal: '500000',
      seenDueNow: '500000',
    });
    const wrong = await send(below(open.hostedUrl, 'pay'), { rail: 'card' });
    await send(below(cancelled.hostedUrl, 'cancel'), {});
    await send(below(part.hostedUrl, 'pay'), { act: 'save', 'contact.name': 'Ada', 'contact.email': email() });
    const saving = below(part.hostedUrl, 'save');
    await send(below(saving, 'pay'), {});
    return [
      sandbox!,
      ...wrong,
      cancelled.hostedUrl,
      saving,
      ...['pay', 'stop', 'return'].map((way) => below(saving, way)),
      open.hostedUrl,
      ...['pay', 'cancel', 'return'].map((way) => below(open.hostedUrl, way)),
    ];
  }

  /** Pages of orders of goods and of tickets, which lead to tickets and to outstanding amounts. */
  async function ofOrders(): Promise<string[]> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', {
      key: shop.keys.secretLive,
    });
    const tickets = [{ ticketTypeRef: body.ticketTypes.find(({ name }) => name === 'Table')!.ref, quantity: 2 }];
    const goods = await openGoods('mug');
    const seats = await postCheckout(service, shop, 'events/gala/checkout', { tickets, contact: contact(), returnUrl: `${home}/e/gala` });
    const pages: string[] = [];
    for (const { ref, hostedUrl } of [goods, seats]) {
      await pay(ref);
      await walk(hostedUrl);
      const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive }))
        .body;
      pages.push(visited.get(`/${shop.slug}/o/${orderRef}`)!.url);
    }
    const [mug, table] = pages as [string, string];
    for (const [way, fields] of [
      ['address', ADDRESS],
      ['address/confirm', { ...ADDRESS, code: '000000' }],
      ['refund', { reason: 'Torn' }],
      ['refund/confirm', { reason: 'Torn', code: '000000' }],
      ['refund', {}],
    ] as const)
      await send(below(mug, way), fields);
    const balance = [...visited.values()].find(({ url }) => new URL(url).pathname.startsWith(`/${shop.slug}/b/`))!.url;
    await send(below(balance, 'pay'), { rail: 'card', seenTotal: '1', seenDueNow: '1' });
    return [
      table,
      ...['address', 'address/confirm', 'refund', 'refund/confirm'].map((way) => below(mug, way)),
      ...['pay', 'return'].map((way) => below(balance, way)),
    ];
  }

  /** Pages of free tickets, with actions of their guests. */
  async function ofTickets(): Promise<string[]> {
    const links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    const [attendeeId] = await seatGuests(service.databaseUrl, shop, 'gala', [{}, {}]);
    const page = links.page({ workspaceSlug: shop.slug, attendeeId: attendeeId!, serial: 1 });
    for (const [way, fields] of [
      ['give-away', { name: 'Kemi', email: email() }],
      ['give-away', {}],
      ['rename', { name: '' }],
      ['rename', { name: 'Kemi' }],
      ['resend', {}],
    ] as const)
      await send(below(page, way), fields);
    return [page, ...['rename', 'resend', 'give-away/confirm'].map((way) => below(page, way))];
  }

  /** Pages of events, and of guests registered by them. */
  async function ofEvents(): Promise<string[]> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', {
      key: shop.keys.secretLive,
    });
    const quantity = `quantity.${body.ticketTypes.find(({ name }) => name === 'Free')!.ref}`;
    const doors = [`${home}/e/gala`, `${home}/rsvp/gala`];
    const registered: string[] = [];
    for (const door of doors)
      registered.push(
        ...(await send(door, { [quantity]: '1', 'contact.name': 'Ada', 'contact.email': email() })),
        ...(await send(door, {})),
      );
    return [...doors, ...registered];
  }

  /** Pages of the newsletter and of restock alerts, with those that mails lead to. */
  async function ofSubscriptions(): Promise<string[]> {
    const open = opener(() => service.urls[0]!, shop.slug);
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key: shop.keys.secretLive });
    const pages = [`${home}/newsletter`, `${home}/restock/tote`];
    const [reader, waiting] = [email(), email()];
    const sent = [
      ...(await send(pages[0]!, { email: reader })),
      ...(await send(pages[1]!, { variant: body.variants[0]!.ref, email: waiting })),
    ];
    await send(pages[0]!, { email: '' });
    const nextUrls: string[] = [];
    for (const to of [reader, waiting]) {
      const { confirm, end } = await subscriberMail(service.mails, to);
      const here = [confirm, end].map((url) => service.urls[0]! + new URL(url).pathname + new URL(url).search);
      expect((await open(confirm)).status).toBe(200);
      for (const url of here) await walk(url);
      for (const url of here) nextUrls.push(...(await send(url, {})));
    }
    return [...pages, ...sent, ...nextUrls];
  }

  /** Pages of the link that unsubscribes a guest from mails that are not about their event. */
  async function ofMailings(): Promise<string[]> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', {
      key: shop.keys.secretLive,
    });
    const reader = email();
    const tickets = [{ ticketTypeRef: body.ticketTypes.find(({ name }) => name === 'Free')!.ref, quantity: 1 }];
    const guest = { contact: { name: 'Ada', email: reader }, tickets };
    await service.client.post('/v1/store/events/gala/register', guest, { key: shop.keys.secretLive });
    const news = { subject: 'News', body: 'A new season begins.', who: 'all', about: 'other' };
    await service.client.post('/v1/admin/events/gala/messages', news, { key: shop.adminToken });
    const mails = await service.mails.mailsTo(reader, 2);
    const [end] = /http\S+\/unsubscribe\?t=\S+/.exec(mails.find(({ subject }) => subject === 'News')!.text!)!;
    const here = service.urls[0]! + new URL(end).pathname + new URL(end).search;
    await walk(here);
    return send(here, {});
  }

  /** Page on which somebody whom a buyer has named says that the ticket is not meant for them. */
  async function ofNamedPeople(): Promise<string[]> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/gala', {
      key: shop.keys.secretLive,
    });
    const [own, named] = [email(), email()];
    const attendees = [
      { name: 'Ada', email: own },
      { name: 'Kemi', email: named },
    ];
    const tickets = [{ ticketTypeRef: body.ticketTypes.find(({ name }) => name === 'Free')!.ref, quantity: 2, attendees }];
    await service.client.post('/v1/store/events/gala/register', { contact: attendees[0], tickets }, { key: shop.keys.secretLive });
    const { text = '' } = await service.mails.untilMails(`a ticket for ${named}`, named, (mails) =>
      mails.find((mail) => mail.text?.includes('/named/')),
    );
    const here = new URL(/https?:\/\/[^/]+(\/\S+\/named\/\S+)/.exec(text)![1]!, service.urls[0]).href;
    await walk(here);
    return send(here, {});
  }

  const answersOf = (end: string) => {
    const answers = [...visited].filter(([path]) => path.endsWith(end)).map(([, answer]) => answer);
    expect(answers).not.toEqual([]);
    return answers;
  };

  it('is kept by every link, form and redirect of every page', () => {
    expect(lost).toEqual([]);
    const read = routesOf(Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, HostedModule) as Type[])
      .filter(({ method }) => method === 'GET')
      .map(({ path }) => path);
    const pages = read.filter((path) => !/\/(files|submissions|status)\b|^\/media\//.test(path));
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter((path) => ![...visited.keys()].some((one) => fitsRoute(path, one)))).toEqual([]);
  });

  it.each(['/ticket.pdf', '/receipt.pdf'])('is that of what is printed: %s', (end) => {
    for (const { bytes } of answersOf(end)) expect(/\/Lang \(([^)-]*)/.exec(bytes.toString('latin1'))?.[1]).toBe('fr');
  });

  it('is that of calendar entries, which lead back in it', () => {
    const entriesOf = (end: string) =>
      answersOf(end).flatMap(({ bytes }) =>
        new ICAL.Component(ICAL.parse(bytes.toString()) as never).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry)),
      );
    for (const { description } of entriesOf('/invite.ics')) expect(description).toContain('Votre billet');
    for (const { component } of [...entriesOf('/invite.ics'), ...entriesOf('/event.ics')])
      expect(isKept(String(component.getFirstPropertyValue('url')))).toBe(true);
  });

  it('is that of passes for wallets, which lead back in it', () => {
    for (const { bytes } of answersOf('/ticket.pkpass')) {
      const pass = JSON.stringify(readPass(bytes).pass);
      for (const part of ['Ce billet en ligne', 'lang=fr']) expect(pass).toContain(part);
    }
    for (const { to } of answersOf('/google-wallet')) {
      const claims = Buffer.from(to!.split('.').at(-2)!, 'base64url').toString();
      expect(claims).toMatch(/Billet \d sur 2/);
    }
  });
});
