import { openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';

const price = [{ currency: 'NGN', priceMinor: 500_000 }];
const variants = [{ key: 'only', name: 'Only', prices: price }];

const document = {
  version: 1,
  storefront: {
    description: 'Design goods',
    city: 'Lagos',
    memberCount: 12,
    badges: [{ type: 'verified', grantedAt: '2026-01-01T00:00:00Z' }],
    businessHours: [{ day: 'mon', start: '09:00', end: '17:00' }],
    renderConfig: {
      templateId: 'market',
      sections: [
        { id: 'new', type: 'showcase' },
        { id: 'own', type: 'html' },
      ],
    },
    content: {
      header: { ctas: [{ label: 'Gift', link: { type: 'package', packageSlug: 'gift-box', packageOptionRef: 'gift-box/large' } }] },
      contentShowcaseSections: { new: { kind: 'products', mode: 'manual', refs: ['vase', 'draft'], sparkle: true } },
      customHtmlSections: { own: { html: '<script>own()</script>' } },
    },
  },
  products: [
    { slug: 'vase', name: 'Vase', variants, reviews: [{ key: 'r', author: 'Ada', rating: 4, date: '2026-01-01', text: 'Lovely' }] },
    { slug: 'draft', name: 'Draft', published: false, variants },
  ],
  packages: [{ slug: 'gift-box', name: 'Gift box', options: [{ key: 'large', name: 'Large', prices: price }] }],
  collections: [{ slug: 'new', name: 'New', productRefs: ['vase', 'gift-box'] }],
  events: [
    {
      slug: 'launch',
      title: 'Launch',
      startAt: '2099-03-01T18:00:00Z',
      endAt: '2099-03-01T22:00:00Z',
      mode: 'rsvp',
      format: 'physical',
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free' }],
    },
  ],
  forms: [{ slug: 'contact', name: 'Contact', fields: [{ key: 'name', type: 'text', label: 'Name' }] }],
  catalogs: [{ slug: 'lookbook', name: 'Lookbook' }],
};

interface StorefrontBody {
  products: { ref: string; slug: string }[];
  events: object[];
  collections: object[];
  paymentMethods: string[];
  packageDetails: Record<string, { options: { ref: string }[] }>;
  content: {
    header: { ctas: { link: { packageOptionRef: string } }[] };
    contentShowcaseSections: Record<string, { refs: string[]; sparkle: boolean }>;
    customHtmlSections: Record<string, { html: string }>;
  };
}

describe('the storefront', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'front', document);
  });

  const read = <T>(path: string) => service.client.get<T>(`/v1/store${path}`, { key: shop.keys.publishableTest, origin: SHOP_ORIGIN });

  it('[§4.1 storefront] [§2.7] returns all of the store in one call', async () => {
    const { status, body } = await read('/storefront');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ref: shop.ref,
      displayName: 'front',
      timezone: 'Africa/Lagos',
      city: 'Lagos',
      memberCount: 12,
      badges: [{ type: 'verified' }],
      businessHours: [{ day: 'mon', start: '09:00', end: '17:00' }],
      renderConfig: { templateId: 'market' },
      packages: [{ slug: 'gift-box', optionCount: 1 }],
      forms: [{ slug: 'contact', fields: [{ label: 'Name' }] }],
      catalogs: [{ slug: 'lookbook', itemCount: 0 }],
      reviews: { average: 4, count: 1, items: [{ author: 'Ada', text: 'Lovely', productSlug: 'vase' }] },
    });
  });

  it('[§4.1 r1] embeds the lists that the other endpoints answer', async () => {
    const { body } = await read<StorefrontBody>('/storefront');
    expect(body.products).toHaveLength(2);
    expect(body.events).toHaveLength(1);
    expect(body.products).toEqual((await read('/products')).body);
    expect(body.collections).toEqual((await read('/collections')).body);
    expect(body.events).toEqual((await read('/events')).body);
    expect(body.paymentMethods).toEqual((await read('/payment-methods')).body);
  });

  it('[decisions 3.5 section-maps] points at things by their refs, and keeps what it does not know', async () => {
    const { body } = await read<StorefrontBody>('/storefront');
    const vase = body.products.find(({ slug }) => slug === 'vase')!.ref;
    expect(body.content.contentShowcaseSections.new).toMatchObject({ refs: [vase], sparkle: true });
    expect(body.content.header.ctas[0]!.link.packageOptionRef).toBe(body.packageDetails['gift-box']!.options[0]!.ref);
    expect(body.content.customHtmlSections.own!.html).toBe('<script>own()</script>');
  });

  it('is exported as it was written: applying the export changes nothing', async () => {
    const exported = await service.client.get<object>('/v1/admin/document', { key: shop.adminToken });
    const plan = await service.client.put('/v1/admin/document?dryRun=true', exported.body, { key: shop.adminToken });
    expect(plan.body).toMatchObject({ created: [], changed: [], deleted: [] });
  });

  it('is read as well of a store that has written nothing', async () => {
    const bare = await openShop(service, 'bare');
    const { status, body } = await service.client.get('/v1/store/storefront', { key: bare.keys.secretLive });
    expect(status).toBe(200);
    expect(body).toMatchObject({ displayName: 'bare', products: [], events: [], forms: [] });
  });
});
