import type { RecordedShop } from './recorded-shop';
import { headOf, outlined } from './shown';

/** A section of the workspace document, of which an item is made, changed and deleted. */
interface Section {
  /** Name in the operations, such as `Product` of `createProduct`. */
  name: string;
  plural?: string;
  /** Item that is made. */
  item: Record<string, unknown>;
  change: Record<string, unknown>;
  /** Parameter that finds an item of the demo, and its value. */
  demo: Record<string, string>;
}

const price = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];

const SECTIONS: readonly Section[] = [
  {
    name: 'Product',
    item: {
      slug: 'indigo-apron',
      name: 'Indigo Apron',
      description: 'For the vat and for the kitchen.',
      needsDelivery: true,
      variants: [{ key: 'one', name: 'One size', prices: price(1_850_000), stock: 12 }],
    },
    change: { description: 'For the vat, for the kitchen, for the garden.' },
    demo: { slug: 'tote-bag' },
  },
  {
    name: 'Collection',
    item: { slug: 'in-the-kitchen', name: 'In the Kitchen', productRefs: ['tea-towel', 'enamel-mug'] },
    change: { description: 'Cloth and enamel that work all day.' },
    demo: { slug: 'gifts' },
  },
  {
    name: 'Package',
    item: {
      slug: 'kitchen-set',
      name: 'Kitchen Set',
      type: 'product',
      needsDelivery: true,
      options: [{ key: 'for-two', name: 'For two', prices: price(3_400_000), features: ['Two aprons', 'Two mugs'], stock: 10 }],
    },
    change: { description: 'All that two cooks wear and drink from.' },
    demo: { slug: 'first-home-set' },
  },
  {
    name: 'Event',
    item: {
      slug: 'dyers-breakfast',
      title: 'Dyers’ Breakfast',
      mode: 'rsvp',
      startAt: '2030-06-01T08:00:00Z',
      endAt: '2030-06-01T10:00:00Z',
      location: { venueName: 'Adire House Studio', city: 'Yaba', country: 'NG' },
      ticketTypes: [{ key: 'seat', name: 'A seat', kind: 'free', capacity: 20 }],
    },
    change: { tagline: 'Akara, pap, and the first dip of the day' },
    demo: { slug: 'open-studio-evening' },
  },
  {
    name: 'Form',
    item: {
      slug: 'wholesale',
      name: 'Wholesale',
      submitLabel: 'Ask for the price list',
      fields: [{ key: 'email', label: 'E-mail', type: 'email', required: true, identity: 'email' }],
    },
    change: { thankYouMessage: 'The price list is on its way.' },
    demo: { slug: 'contact' },
  },
  {
    name: 'Table',
    item: {
      slug: 'care',
      name: 'Care',
      columns: [{ key: 'cloth', label: 'Cloth', type: 'text' }],
      rows: [{ key: 'canvas', cells: { cloth: 'Canvas' } }],
    },
    change: { description: 'How to wash it.' },
    demo: { slug: 'size-chart' },
  },
  {
    name: 'Catalog',
    item: {
      slug: 'courtyard',
      name: 'The Courtyard',
      items: [
        {
          key: 'vat',
          type: 'image',
          title: 'The Tuesday vat',
          url: 'https://adirehouse.example/pictures/vat.jpg',
          mimeType: 'image/jpeg',
          sizeBytes: 248_113,
        },
      ],
    },
    change: { layout: 'grid' },
    demo: { slug: 'lookbook' },
  },
  {
    name: 'Folder',
    item: { slug: 'patterns', name: 'Patterns', files: [] },
    change: { description: 'To print and cut out.' },
    demo: { slug: 'press-kit' },
  },
  {
    name: 'Note',
    item: { slug: 'opening-hours', title: 'Opening Hours', bodyHtml: '<p>Tuesday to Saturday, ten to six.</p>' },
    change: { excerpt: 'When the gates are open.' },
    demo: { slug: 'how-indigo-works' },
  },
  {
    name: 'DeliveryZone',
    item: { key: 'abuja', name: 'Abuja', kind: 'delivery', countries: ['NG'], cities: ['Abuja'], prices: price(450_000) },
    change: { etaText: 'Two working days' },
    demo: { key: 'lagos-island' },
  },
  {
    name: 'DiscountCode',
    item: { code: 'RAINYDAY', kind: 'percent', value: 15, maxUses: 50 },
    change: { maxUses: 100 },
    demo: { code: 'WELCOME10' },
  },
  {
    name: 'PromoterCode',
    item: { code: 'KUNLE', name: 'Kunle Ade' },
    change: { name: 'Kunle Ade (radio)' },
    demo: { code: 'ZAINAB' },
  },
];

/** Makes, changes, reads, lists and deletes an item of each section; reads and lists show items of the demo. */
export async function playItems({ recorder }: RecordedShop): Promise<void> {
  for (const { name, plural = `${name}s`, item, change, demo } of SECTIONS) {
    const { ref } = await recorder.call<{ ref: string }>(`create${name}`, { body: item });
    await recorder.call(`change${name}`, { path: { ref }, body: change });
    const list = await recorder.call<{ data: { ref: string }[] }>(`listManaged${plural}`, { query: demo });
    await recorder.call(`readManaged${name}`, { path: { ref: list.data[0]!.ref } });
    await recorder.call(`delete${name}`, { path: { ref } });
  }
}

/** Reads and applies the workspace as one document, and changes its storefront. */
export async function playDocument({ recorder }: RecordedShop): Promise<void> {
  await recorder.call('readDocumentSchema', { shown: headOf });
  const document = await recorder.call('exportDocument', { shown: outlined });
  await recorder.call('applyDocument', {
    body: { version: 1, discountCodes: (document['discountCodes'] as object[]).slice(0, 1), promoterCodes: document['promoterCodes'] },
    query: { dryRun: 'true' },
  });
  const { renderConfig: _pages, content: _content, ...profile } = await recorder.call('readStorefrontDocument', { shown: outlined });
  await recorder.call('replaceStorefrontDocument', { body: outlined(profile), shown: outlined });
  await recorder.call('changeStorefrontDocument', { body: { city: 'Lagos', state: 'Lagos', country: 'NG' }, shown: outlined });
}

/** Stock and reviews of a product and a package of the demo. */
export async function playStockAndReviews({ recorder }: RecordedShop): Promise<void> {
  for (const [name, slug] of [
    ['Product', 'tote-bag'],
    ['Package', 'first-home-set'],
  ] as const) {
    const { data } = await recorder.call<{ data: { ref: string }[] }>(`listManaged${name}s`, { query: { slug } });
    const path = { ref: data[0]!.ref };
    const stock = await recorder.call<{ data: { variantRef: string }[] }>(`read${name}Stock`, { path });
    const adjusted = { variantRef: stock.data[0]!.variantRef, delta: 5, reason: 'A delivery from the workshop' };
    await recorder.call(`adjust${name}Stock`, { path, body: adjusted });
    const review = { author: 'Ngozi Eze', rating: 5, text: 'It stands by itself.', date: '2030-05-05' };
    const made = await recorder.call<{ ref: string }>(`create${name}Review`, { path, body: review });
    const one = { ...path, reviewRef: made.ref };
    await recorder.call(`change${name}Review`, { path: one, body: { text: 'It stands by itself, even empty.' } });
    await recorder.refused(`change${name}Review`, 'VALIDATION_ERROR', { path: one, body: { rating: 9 } });
    await recorder.call(`list${name}Reviews`, { path });
    await recorder.call(`delete${name}Review`, { path: one });
  }
}
