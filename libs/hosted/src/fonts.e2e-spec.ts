import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const storefront = {
  type: 'Shop',
  description: 'Cloth, dyed by hand.',
  renderConfig: {
    templateId: 'courtyard',
    theme: {
      brandColor: '#2b3a67',
      fontPairing: 'fraunces-inter',
      palette: 'own',
      customPalettes: [{ id: 'own', background: '#fbf8f2', text: '#1c2238' }],
    },
  },
  content: { header: { pillStyle: 'round' } },
};

describe('the look of a shop', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'looks', { version: 1, storefront });
  });

  const ask = (path: string) => fetch(`${service.urls[0]}${path}`, { headers: { accept: 'text/html' } });

  it('[ADR 0121 r1, r4] [ADR 0165 r4] reaches its pages with fonts that the service sends itself and that never expire', async () => {
    const page = await ask(`/${shop.slug}/newsletter`);
    const html = await page.text();
    expect(html).toContain('--paper:#fbf8f2;');
    expect(html).toContain('--radius-button:62.4375rem;');
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self'");
    expect(html).not.toContain('preload');
    const addresses = [...html.matchAll(/url\(([^)]+-latin\.[^)]+)\)/g)].map(([, address]) => address!);
    expect(addresses).toHaveLength(2);
    for (const address of addresses) {
      const font = await ask(address);
      expect([font.status, font.headers.get('content-type'), font.headers.get('cache-control')]).toEqual([
        200,
        'font/woff2',
        'public, max-age=31536000, immutable',
      ]);
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    }
    expect((await ask(addresses[0]!.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.'))).status).toBe(404);
  });
});
