import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applying } from '../testing/applying';
import { exportedDocument } from '../testing/exported-document';
import { InMemoryDocumentWork } from '../testing/in-memory-document';

const inShort = {
  version: 1,
  products: [
    { slug: 'mug', name: 'Mug', variants: [{ name: 'Mug', priceMinor: 450_000, stock: 12 }] },
    {
      slug: 'tote-bag',
      name: 'Tote',
      currency: 'USD',
      options: [{ key: 'size', name: 'Size', values: [{ key: 'large', label: 'L' }] }],
      variants: [{ key: 'large', name: 'Large', priceMinor: 12, optionValueRefs: ['tote-bag/size/large'] }],
      addonGroups: [
        { key: 'gift', name: 'Gift', variantRef: 'large', options: [{ key: 'wrap', label: 'Wrap', priceMinor: 500, currency: 'NGN' }] },
      ],
    },
  ],
  packages: [{ slug: 'spa', name: 'Spa', options: [{ name: 'Single', priceMinor: 9, currency: 'USD' }] }],
  events: [
    {
      slug: 'launch',
      title: 'Launch',
      startAt: '2036-01-01T18:00:00.000Z',
      endAt: '2036-01-01T22:00:00.000Z',
      days: [{ key: 'first', dayDate: '2036-01-01' }],
      ticketTypes: [
        {
          key: 'vip',
          name: 'VIP',
          kind: 'paid',
          visibility: 'hidden',
          priceMinor: 5_000,
          compareAtMinor: 6_000,
          validDays: ['launch/first'],
        },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['vip'] }],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', feeMinor: 150_000 }],
};

const inFull = {
  version: 1,
  products: [
    {
      slug: 'mug',
      name: 'Mug',
      variants: [{ key: 'default', name: 'Mug', prices: [{ currency: 'NGN', priceMinor: 450_000 }], stock: 12 }],
    },
    {
      slug: 'tote-bag',
      name: 'Tote',
      options: [{ key: 'size', name: 'Size', values: [{ key: 'large', label: 'L' }] }],
      variants: [{ key: 'large', name: 'Large', prices: [{ currency: 'USD', priceMinor: 12 }], optionValueRefs: ['size/large'] }],
      addonGroups: [
        {
          key: 'gift',
          name: 'Gift',
          variantRef: 'tote-bag/large',
          options: [{ key: 'wrap', label: 'Wrap', prices: [{ currency: 'NGN', priceMinor: 500 }] }],
        },
      ],
    },
  ],
  packages: [{ slug: 'spa', name: 'Spa', options: [{ key: 'default', name: 'Single', prices: [{ currency: 'USD', priceMinor: 9 }] }] }],
  events: [
    {
      ...inShort.events[0],
      ticketTypes: [
        {
          key: 'vip',
          name: 'VIP',
          kind: 'paid',
          visibility: 'hidden',
          prices: [{ currency: 'NGN', priceMinor: 5_000, compareAtMinor: 6_000 }],
          validDays: ['first'],
        },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['launch/vip'] }],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 150_000 }] }],
};

describe('a document in the notation of the specification', () => {
  const workspaceId = 'workspace';
  let work: InMemoryDocumentWork;

  beforeEach(() => {
    work = new InMemoryDocumentWork();
    work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
  });

  const apply = (document: object) => applying(work).execute({ workspaceId, document, dryRun: false });

  it('has the same content in short and in full, and is exported in full', async () => {
    await apply(inShort);
    expect(await exportedDocument(work, workspaceId)).toMatchObject(inFull);
    expect(await apply(inFull)).toMatchObject({ created: [], changed: [], deleted: [] });
    expect(await apply(inShort)).toMatchObject({ created: [], changed: [], deleted: [] });
  });

  it.each([
    ['of the README', exampleOfReadme()],
    [
      'with a key for the only variant',
      { version: 1, products: [{ slug: 'mug', name: 'Mug', variants: [{ key: 'one', name: 'Mug', priceMinor: 450_000, stock: 12 }] }] },
    ],
  ])('is accepted: the example %s', async (_, document) => {
    expect(await apply(document)).toMatchObject({ created: [{ section: 'products', identity: 'mug' }] });
    expect(await apply(document)).toMatchObject({ created: [], changed: [], deleted: [] });
  });

  it('prices the phases of a ticket type in its currency', async () => {
    const [event] = inShort.events;
    const tier = {
      key: 'entry',
      name: 'Entry',
      kind: 'paid',
      currency: 'USD',
      priceMinor: 9,
      pricePhases: [{ key: 'early', priceMinor: 5, capacity: 10 }],
    };
    await apply({ version: 1, events: [{ ...event, currency: 'USD', ticketTypes: [tier], unlockCodes: [] }] });
    const { events } = (await exportedDocument(work, workspaceId)) as unknown as { events: { ticketTypes: object[] }[] };
    expect(events[0]!.ticketTypes[0]).toMatchObject({
      prices: [{ currency: 'USD', priceMinor: 9 }],
      pricePhases: [{ prices: [{ currency: 'USD', priceMinor: 5 }] }],
    });
  });

  it('may have prices of 0 for free things, like responses', async () => {
    const [event] = inShort.events;
    const nothing = {
      currency: 'NGN',
      priceMinor: 0,
      prices: [
        { currency: 'NGN', priceMinor: 0 },
        { currency: 'USD', priceMinor: 0 },
      ],
    };
    const document = {
      version: 1,
      products: [{ slug: 'gift', name: 'Gift', variants: [{ name: 'Gift', pricingMode: 'free', ...nothing }] }],
      events: [{ ...event, ticketTypes: [{ key: 'guest', name: 'Guest', kind: 'free', ...nothing }], unlockCodes: [] }],
    };
    await apply(document);
    const exported = await exportedDocument(work, workspaceId);
    expect(exported).toMatchObject({ products: [{ variants: [{ prices: [] }] }], events: [{ ticketTypes: [{ prices: [] }] }] });
  });

  it('has an option group named like its product', async () => {
    const options = [{ key: 'size', name: 'Size', values: [{ key: 'large', label: 'L' }] }];
    const variants = [{ name: 'Large', priceMinor: 1, optionValueRefs: ['size/large'] }];
    expect(await apply({ version: 1, products: [{ slug: 'size', name: 'Size', options, variants }] })).toMatchObject({
      created: [{ identity: 'size' }],
    });
  });

  it('may number its add-on groups in the order of the list', async () => {
    const group = (key: string, sort: number) => ({ key, sort, name: key, options: [{ key: 'wrap', label: 'Wrap', priceMinor: 0 }] });
    const product = (...addonGroups: object[]) => ({ version: 1, products: [{ ...inShort.products[0], addonGroups }] });
    await expect(apply(product(group('gift', 2), group('card', 1)))).rejects.toMatchObject({
      details: { fields: { 'products[0].addonGroups[1].sort': expect.stringContaining('order') as string } },
    });
    await apply(product(group('card', 1), group('gift', 2)));
    expect(JSON.stringify(await exportedDocument(work, workspaceId))).not.toContain('"sort"');
  });

  it('is refused with advice for computed fields', async () => {
    const products = [{ ...inShort.products[0], ref: 'prd_1', soldOut: false, ratingAvg: 4.5 }];
    await expect(apply({ version: 1, products })).rejects.toMatchObject({
      details: {
        fields: Object.fromEntries(
          ['ref', 'soldOut', 'ratingAvg'].map((field) => [`products[0].${field}`, 'The service works this out; leave it out.']),
        ),
      },
    });
  });

  it('has the primary currency of its own settings first', async () => {
    const workspace = { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['USD', 'NGN'] };
    await apply({ version: 1, workspace, products: inShort.products });
    const { products } = (await exportedDocument(work, workspaceId)) as unknown as { products: { variants: object[] }[] };
    expect(products[0]!.variants[0]).toMatchObject({ prices: [{ currency: 'USD', priceMinor: 450_000 }] });
  });

  it('needs keys where there are several, a price where one is owed, and one price at a time', async () => {
    const products = [
      {
        slug: 'mug',
        name: 'Mug',
        variants: [
          { name: 'One', priceMinor: 1 },
          { name: 'Two', priceMinor: 1, prices: [{ currency: 'NGN', priceMinor: 2 }] },
        ],
      },
      {
        slug: 'bag',
        name: 'Bag',
        variants: [{ name: 'Bag', priceMinor: 1 }],
        addonGroups: [{ key: 'gift', name: 'Gift', options: [{ key: 'wrap', label: 'Wrap' }] }],
      },
    ];
    const refusal = apply({ version: 1, products, deliveryZones: [{ key: 'lagos', name: 'Lagos' }] });
    await expect(refusal).rejects.toMatchObject({
      details: {
        fields: {
          'products[0].variants[0].key': expect.stringContaining('Give a key'),
          'products[0].variants[1].priceMinor': expect.stringContaining('another price'),
          'products[1].addonGroups[0].options[0].prices': expect.stringContaining('Give a price'),
          'deliveryZones[0].prices': expect.stringContaining('Give the fee'),
        },
      },
    });
  });
});

/** Returns the first document of the README. */
function exampleOfReadme(): object {
  const readme = readFileSync(join(__dirname, '../../../../README.md'), 'utf8');
  return JSON.parse(/'(\{"version":1.*\})'/.exec(readme)![1]!) as object;
}
