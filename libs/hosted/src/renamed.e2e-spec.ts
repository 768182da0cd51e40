import { request } from 'node:http';
import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

const published = { startAt: '2030-06-01T17:00:00Z', endAt: '2030-06-01T20:00:00Z' };
const document = {
  version: 1,
  products: [{ slug: 'mug', name: 'Mug', variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 100 }] }] }],
  packages: [{ slug: 'box', name: 'Box', options: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 100 }] }] }],
  collections: [{ slug: 'new-in', name: 'New in' }],
  events: [{ slug: 'party', title: 'Party', ...published, ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }] }],
  forms: [{ slug: 'contact', name: 'Contact', fields: [{ key: 'topic', type: 'text', label: 'Topic' }] }],
  tables: [{ slug: 'stockists', name: 'Stockists', columns: [{ key: 'shop', label: 'Shop', type: 'text' }] }],
  catalogs: [{ slug: 'lookbook', name: 'Lookbook', items: [] }],
  folders: [{ slug: 'press', name: 'Press', files: [] }],
  notes: [{ slug: 'indigo', title: 'Indigo', bodyHtml: '<p>Blue</p>' }],
};

/** Section of the management API, path of the storefront API, and slug in the document. */
const THINGS = [
  ['products', 'products', 'mug'],
  ['packages', 'products', 'box'],
  ['collections', 'collections', 'new-in'],
  ['events', 'events', 'party'],
  ['forms', 'forms', 'contact'],
  ['tables', 'tables', 'stockists'],
  ['catalogs', 'catalogs', 'lookbook'],
  ['folders', 'files', 'press'],
  ['notes', 'notes', 'indigo'],
] as const;

describe('things that were renamed', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'moved', document);
    for (const [section, , slug] of THINGS) await rename(section, slug, `${slug}-2`);
  });

  async function rename(section: string, from: string, to: string): Promise<void> {
    const key = shop.adminToken;
    const { body } = await service.client.get<{ data: { slug: string; ref: string }[] }>(`/v1/admin/${section}`, { key });
    const { ref } = body.data.find(({ slug }) => slug === from)!;
    const { status } = await service.client.patch(`/v1/admin/${section}/${ref}`, { slug: to }, { key });
    expect(status).toBe(200);
  }
  const read = (path: string) => service.client.get<ErrorBody>(`/v1/store/${path}`, { key: shop.keys.secretLive });
  const visit = (path: string, init: RequestInit = {}) => fetch(`${service.urls[0]}/${shop.slug}/${path}`, { redirect: 'manual', ...init });

  it.each(THINGS)('[ADR 0103 r5, r7] %s say in their 404 where they are: /store/%s/%s', async (_section, path, slug) => {
    const missed = await read(`${path}/${slug}`);
    expect([missed.status, missed.body.error]).toMatchObject([404, { code: 'NOT_FOUND', details: { movedTo: `${slug}-2` } }]);
    expect((await read(`${path}/${slug}-2`)).status).toBe(200);
  });

  it('[ADR 0103 r7] say so to writes as well, and nothing of what never was', async () => {
    const key = shop.keys.secretLive;
    const write = await service.client.post<ErrorBody>('/v1/store/forms/contact/submissions', { answers: { topic: 'x' } }, { key });
    expect(write.body.error).toMatchObject({ code: 'NOT_FOUND', details: { movedTo: 'contact-2' } });
    expect((await read('events/other')).body.error.details).toBeUndefined();
  });

  it.each([
    ['e/party', 'e/party-2'],
    ['rsvp/party?lang=fr', 'rsvp/party-2?lang=fr'],
    ['e/party/event.ics', 'e/party-2/event.ics'],
    ['f/contact', 'f/contact-2'],
    ['restock/mug?variant=x', 'restock/mug-2?variant=x'],
  ])('[ADR 0103 r7] hosted pages redirect: %s to %s', async (from, to) => {
    const answer = await visit(from);
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      301,
      `/${shop.slug}/${to}`,
      'no-store',
    ]);
  });

  it.each(['http://evil.example', 'https://evil.example:8443', 'HTTP://user@evil.example'])(
    '[ADR 0103 r7] hosted pages redirect to this host alone, whatever host the request’s target names: %s',
    async (host) => {
      const { hostname, port } = new URL(service.urls[0]!);
      const location = await new Promise((resolve, reject) => {
        request({ hostname, port, path: `${host}/${shop.slug}/e/party?x=1` }, (response) => resolve(response.resume().headers.location))
          .on('error', reject)
          .end();
      });
      expect(location).toBe(`/${shop.slug}/e/party-2?x=1`);
    },
  );

  it('[ADR 0103 r7] what is sent to a former address is sent on whole', async () => {
    const sent = await visit('e/party', {
      method: 'POST',
      body: new URLSearchParams({ x: '1' }),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([308, `/${shop.slug}/e/party-2`]);
    expect((await visit('e/other')).status).toBe(404);
  });
});
