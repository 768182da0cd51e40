import { applying } from '../testing/document-work.contract';
import { InMemoryDocumentWork } from '../testing/in-memory-document';
import { ExportDocument } from './export-document';

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
      addonGroups: [{ key: 'gift', name: 'Gift', variantRef: 'large', options: [{ key: 'wrap', label: 'Wrap', priceMinor: 500, currency: 'NGN' }] }],
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
        { key: 'vip', name: 'VIP', kind: 'paid', visibility: 'hidden', priceMinor: 5_000, compareAtMinor: 6_000, validDays: ['launch/first'] },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['vip'] }],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', feeMinor: 150_000 }],
};

const inFull = {
  version: 1,
  products: [
    { slug: 'mug', name: 'Mug', variants: [{ key: 'default', name: 'Mug', prices: [{ currency: 'NGN', priceMinor: 450_000 }], stock: 12 }] },
    {
      slug: 'tote-bag',
      name: 'Tote',
      options: [{ key: 'size', name: 'Size', values: [{ key: 'large', label: 'L' }] }],
      variants: [{ key: 'large', name: 'Large', prices: [{ currency: 'USD', priceMinor: 12 }], optionValueRefs: ['size/large'] }],
      addonGroups: [
        { key: 'gift', name: 'Gift', variantRef: 'tote-bag/large', options: [{ key: 'wrap', label: 'Wrap', prices: [{ currency: 'NGN', priceMinor: 500 }] }] },
      ],
    },
  ],
  packages: [{ slug: 'spa', name: 'Spa', options: [{ key: 'default', name: 'Single', prices: [{ currency: 'USD', priceMinor: 9 }] }] }],
  events: [
    {
      ...inShort.events[0],
      ticketTypes: [
        { key: 'vip', name: 'VIP', kind: 'paid', visibility: 'hidden', prices: [{ currency: 'NGN', priceMinor: 5_000, compareAtMinor: 6_000 }], validDays: ['first'] },
      ],
      unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['launch/vip'] }],
    },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 150_000 }] }],
};

describe('a document written as the specification shows things', () => {
  const workspaceId = 'workspace';
  let work: InMemoryDocumentWork;

  beforeEach(() => {
    work = new InMemoryDocumentWork();
    work.open(workspaceId, { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] });
  });

  const apply = (document: object) => applying(work).execute({ workspaceId, document, dryRun: false });

  it('says the same in short and in full, and is exported in full', async () => {
    await apply(inShort);
    expect(await new ExportDocument(work).execute({ workspaceId })).toMatchObject(inFull);
    expect(await apply(inFull)).toMatchObject({ created: [], changed: [], deleted: [] });
    expect(await apply(inShort)).toMatchObject({ created: [], changed: [], deleted: [] });
  });

  it('takes its primary currency from its own settings first', async () => {
    const workspace = { displayName: 'New', timezone: 'Africa/Lagos', currencies: ['USD', 'NGN'] };
    await apply({ version: 1, workspace, products: inShort.products });
    const { products } = (await new ExportDocument(work).execute({ workspaceId })) as unknown as { products: { variants: object[] }[] };
    expect(products[0]!.variants[0]).toMatchObject({ prices: [{ currency: 'USD', priceMinor: 450_000 }] });
  });

  it('needs keys where there are several, a price where one is owed, and one price at a time', async () => {
    const products = [
      { slug: 'mug', name: 'Mug', variants: [{ name: 'One', priceMinor: 1 }, { name: 'Two', priceMinor: 1, prices: [{ currency: 'NGN', priceMinor: 2 }] }] },
      { slug: 'bag', name: 'Bag', variants: [{ name: 'Bag', priceMinor: 1 }], addonGroups: [{ key: 'gift', name: 'Gift', options: [{ key: 'wrap', label: 'Wrap' }] }] },
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
