const price = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];

/** Returns a workspace document with something in every section, and references between them. */
export function aDocument(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    version: 1,
    workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] },
    storefront: {
      description: 'Cloth from Lagos.',
      renderConfig: { templateId: 'courtyard', sections: [{ id: 'new', type: 'content_showcase' }] },
      content: { contentShowcaseSections: { new: { kind: 'products', mode: 'manual', refs: ['tote-bag'] } } },
    },
    products: [aProduct({ slug: 'tote-bag' }), aProduct({ slug: 'mug' })],
    packages: [{ slug: 'home-set', name: 'Home set', options: [{ key: 'small', name: 'Small', prices: price(900_000), stock: 3 }] }],
    collections: [{ slug: 'new-in', name: 'New in', productRefs: ['mug', 'home-set'] }],
    events: [anEvent()],
    forms: [{ slug: 'contact', name: 'Contact', fields: [{ key: 'email', type: 'email', label: 'E-mail', required: true }] }],
    tables: [
      { slug: 'sizes', name: 'Sizes', columns: [{ key: 'size', label: 'Size', type: 'text' }], rows: [{ key: 's', cells: { size: 'S' } }] },
    ],
    catalogs: [{ slug: 'lookbook', name: 'Lookbook', items: [] }],
    folders: [
      { slug: 'photographs', name: 'Photographs', parentSlug: 'press' },
      { slug: 'press', name: 'Press' },
    ],
    notes: [{ slug: 'indigo', title: 'Indigo', blocks: [{ id: 'a', kind: 'text', text: 'Green, then blue.' }] }],
    deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: price(250_000) }],
    discountCodes: [{ code: 'WELCOME10', kind: 'percent', value: 10, appliesTo: { ticketTypeRefs: ['open-studio/guest'] } }],
    promoterCodes: [{ code: 'ZAINAB', name: 'Zainab' }],
    ...overrides,
  };
}

/** Returns a product with one variant, ten of it in stock. */
export function aProduct(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { slug: 'tote-bag', name: 'Tote bag', variants: [aVariant()], ...overrides };
}

export function aVariant(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return { key: 'standard', name: 'Standard', prices: price(500_000), stock: 10, ...overrides };
}

/** Returns a free event with one ticket type, and a product sold with it. */
export function anEvent(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    slug: 'open-studio',
    title: 'Open studio',
    startAt: '2036-06-01T17:00:00Z',
    endAt: '2036-06-01T20:00:00Z',
    ticketTypes: [{ key: 'guest', name: 'Guest', kind: 'free', capacity: 50 }],
    attachedProductRefs: ['tote-bag'],
    ...overrides,
  };
}
