import { anyText } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { cutText, idOf } from '@svc/kernel';
import {
  inDays,
  advanceClock,
  openHostedCheckout,
  openShop,
  sharedService,
  takeAnswers,
  type SharedService,
  type Shop,
} from '@svc/testing';

const RUNS = 20;
const DROPPED = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const OF_TEN_THOUSAND = ['😀'.repeat(5_000), 'e\u0301'.repeat(5_000), '\u202e'.repeat(10_000), 'ש'.repeat(10_000)];

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  storefront: { website: 'https://any-form.example' },
  deliveryZones: [{ key: 'lagos', kind: 'delivery', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'one', name: 'Blue', prices: naira(500_000), stock: 90 }] },
    { slug: 'lamp', name: 'Lamp', variants: [{ key: 'one', name: 'Brass', prices: naira(900_000), stock: 0 }], restockAlertsEnabled: true },
  ],
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: inDays(60),
      endAt: inDays(60.2),
      ticketTypes: [
        {
          key: 'entry',
          name: 'Entry',
          kind: 'free',
          capacity: 10_000,
          formFields: [
            { key: 'diet', type: 'text', label: 'Diet' },
            { key: 'why', type: 'textarea', label: 'Why' },
          ],
        },
      ],
    },
  ],
};

interface Guests {
  data: { contact: { name: string; email?: string } }[];
}

/** Returns a name as stored: each of the three bytes that are not UTF-8 becomes a sign of its own. */
const keptOf = (name: string) => name.toWellFormed().replaceAll('\ufffd', '\ufffd'.repeat(3)).replace(DROPPED, '').trim();

/** Returns the text of a page or a mail, without marks and blanks. */
const readable = (text: string) => text.replace(/&(?:lt|gt|amp|quot|#39);|[\s<>&"']/g, '');

/** Encodes a form as a browser does; half of a surrogate pair also as bytes that are not UTF-8. */
const encoded = (fields: Record<string, string>) => new URLSearchParams(fields).toString().replaceAll('%EF%BF%BD', '%ED%A0%BD');

const texts = fc.oneof({ weight: 4, arbitrary: anyText() }, { weight: 1, arbitrary: fc.constantFrom(...OF_TEN_THOUSAND) });

describe('forms of hosted pages in which people write texts of any kind', () => {
  let service: SharedService;
  let shop: Shop;
  let ticketTypeRef: string;
  let checkoutPay: string;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'any-form', document);
    const key = shop.adminToken;
    await service.client.patch(
      '/v1/admin/workspace',
      { selfService: { tickets: { rename: true, giveAway: true, giveBack: true } } },
      { key },
    );
    const fields = [
      { key: 'name', label: 'Name', type: 'text' },
      { key: 'story', label: 'Story', type: 'textarea' },
    ];
    await service.client.post('/v1/admin/forms', { slug: 'repairs', name: 'Repairs', published: true, fields }, { key });
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/fair', { key: shop.keys.secretLive });
    ticketTypeRef = body.ticketTypes[0]!.ref;
    checkoutPay = (await openHostedCheckout(service, shop, ['mug'])).hostedUrl.replace('?', '/pay?');
  }, 60_000);

  const own = (path: string) => `${service.urls[0]}/${shop.slug}/${path}`;

  /** Sends a form as a browser does, and returns its page. */
  async function send(address: string, fields: Record<string, string>): Promise<{ status: number; location: string; page: string }> {
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: encoded(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', accept: 'text/html' },
    });
    const page = await answer.text();
    if (answer.status >= 500) throw new Error(`POST ${address} ${cutText(encoded(fields), 300)} → ${answer.status} ${cutText(page, 300)}`);
    return { status: answer.status, location: answer.headers.get('location') ?? '', page };
  }

  const nextEmail = () => `guest-${(people += 1)}@any-form.example`;
  const guestOf = async (email: string) => {
    const path = `/v1/admin/registrations?event=fair&search=${encodeURIComponent(email)}`;
    const { body } = await service.client.get<Guests>(path, { key: shop.adminToken });
    return body.data.find(({ contact }) => contact.email === email)?.contact.name;
  };
  const each = (check: (one: string, other: string) => Promise<void>) =>
    fc.assert(fc.asyncProperty(texts, texts, check), { numRuns: RUNS, endOnFailure: true });

  it('[D-119] a registration keeps the name as the rule says alone, or says what is wrong with it', async () => {
    let acceptedCount = 0;
    await each(async (name, answer) => {
      const email = nextEmail();
      const { status } = await send(own('e/fair'), {
        [`quantity.${ticketTypeRef}`]: '1',
        'contact.name': name,
        'contact.email': email,
        'responses.diet': answer,
        'responses.why': answer,
        once: `once-${people}`,
      });
      const guest = await guestOf(email);
      expect(guest === undefined).toBe(status >= 400);
      if (guest === undefined) return;
      acceptedCount += 1;
      expect(guest).toBe(keptOf(name));
    });
    expect(acceptedCount).toBeGreaterThan(0);
  });

  it('[D-119] a form keeps a line without its controls, and a longer answer as it is', async () => {
    const html = await (await fetch(own('f/repairs'))).text();
    const seal = /name="seal" value="([^"]+)"/.exec(html)![1]!;
    await advanceClock(service, shop, 10);
    let taken = 0;
    await each(async (name, story) => {
      const { status } = await send(own('f/repairs'), { seal, 'answers.name': name, 'answers.story': story });
      const submissions = (await takeAnswers(service, shop)) as { answers: Record<string, string> }[];
      if (status !== 303 || submissions.length === 0) return;
      taken += 1;
      expect(submissions).toHaveLength(1);
      expect(submissions[0]!.answers['name'] ?? '').toBe(keptOf(name));
      expect((submissions[0]!.answers['story'] ?? '').isWellFormed()).toBe(true);
    });
    expect(taken).toBeGreaterThan(0);
  });

  it('[D-119] a ticket is renamed as the rule says alone, and given away without a failure', async () => {
    const email = nextEmail();
    const tickets = [{ ticketTypeRef, quantity: 1 }];
    const { body } = await service.client.post<{ ref: string }>(
      '/v1/store/events/fair/register',
      { contact: { name: 'Ada', email }, tickets },
      { key: shop.keys.secretLive },
    );
    const links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    const link = { workspaceSlug: shop.slug, attendeeId: idOf('att', body.ref)!, serial: 1 };
    let renamed = 0;
    await each(async (name, other) => {
      const { status } = await send(links.doing(link, 'rename'), { name });
      if (status === 303) {
        renamed += 1;
        const page = await (await fetch(links.page(link))).text();
        expect(readable(page)).toContain(readable(keptOf(name)));
      }
      await send(links.doing(link, 'give-away'), { name, email: other });
      await send(links.doing(link, 'give-away'), { name, email: 'bola@any-form.example', phone: other, code: other });
    });
    expect(renamed).toBeGreaterThan(0);
  });

  it('[D-119] the newsletter, restock alerts and the details of a checkout never fail', async () => {
    const statuses = new Set<number>();
    await each(async (name, other) => {
      const email = nextEmail();
      statuses.add((await send(own('newsletter'), { name, email })).status);
      statuses.add((await send(own('newsletter'), { name, email: `${other}@any-form.example` })).status);
      statuses.add((await send(own('restock/lamp'), { name, email: other })).status);
      const address = { 'address.line1': name, 'address.line2': other, 'address.city': other, 'address.postalCode': other };
      statuses.add(
        (
          await send(checkoutPay, {
            'contact.name': name,
            'contact.email': other,
            'address.country': 'NG',
            discountCode: other,
            ...address,
          })
        ).status,
      );
    });
    expect([...statuses].some((status) => status < 400)).toBe(true);
  });
});
