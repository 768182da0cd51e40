import { get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const event = {
  slug: 'launch',
  title: 'Launch night',
  startAt: '2030-06-01T17:00:00Z',
  endAt: '2030-06-01T20:00:00Z',
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
};
const product = { slug: 'bag', name: 'Bag', variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }] };
const UNFOLD = { br: createBrotliDecompress, gzip: createGunzip };

describe('hosted pages on slow lines', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'lines', { version: 1, events: [event], products: [product] });
  });

  /** Reads a page as it is sent, without what clients unfold by themselves. */
  async function read(address: string, accepted?: 'br' | 'gzip'): Promise<{ headers: IncomingHttpHeaders; html: string }> {
    const headers = { accept: 'text/html', ...(accepted && { 'accept-encoding': accepted }) };
    const response = await new Promise<IncomingMessage>((resolve, reject) => httpGet(address, { headers }, resolve).on('error', reject));
    const encoding = response.headers['content-encoding'] as 'br' | 'gzip' | undefined;
    return { headers: response.headers, html: await text(encoding ? response.pipe(UNFOLD[encoding]()) : response) };
  }

  it('[ADR 0165 r1] are compressed where everybody may see them', async () => {
    const address = `${service.urls[0]}/${shop.slug}/e/launch?tickets=2`;
    const plain = await read(address);
    expect([plain.headers['content-encoding'], plain.html]).toEqual([undefined, expect.stringContaining('Launch night')]);
    for (const encoding of ['br', 'gzip'] as const) {
      const { headers, html } = await read(address, encoding);
      expect([headers['content-encoding'], headers['vary'], html]).toEqual([encoding, 'Accept-Encoding', plain.html]);
      expect(Number(headers['content-length'])).toBeLessThan(plain.html.length / 2);
    }
  });

  it('[ADR 0165 r2] are not compressed where a link with a token opens them', async () => {
    const key = shop.keys.secretLive;
    const { body: bag } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/bag', { key });
    const { body } = await service.client.post<{ hostedUrl: string }>(
      '/v1/store/checkouts',
      { items: [{ variantRef: bag.variants[0]!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' },
      { key, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    const { headers, html } = await read(body.hostedUrl, 'br');
    expect([headers['content-encoding'], html]).toEqual([undefined, expect.stringContaining('Bag')]);
  });
});
