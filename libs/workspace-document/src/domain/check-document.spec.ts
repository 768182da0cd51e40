import { aDocument, anEvent, aProduct, aVariant } from '../testing/document.builder';
import { faultsAtOnce } from '../testing/plan-at-once';
import { DocumentCheck } from './check-document';
import { perSection, type Contents } from './contents';

const empty = perSection((): Contents['products'] => []);
const filled = { ...empty, ...new DocumentCheck(aDocument(), {}).wanted };

function faultsOf(document: unknown, current: Contents = filled): Record<string, string> {
  return Object.fromEntries(faultsAtOnce(document, current).map(({ path, message }) => [path, message]));
}

function pathsOf(document: unknown, current: Contents = filled): string[] {
  return Object.keys(faultsOf(document, current));
}

describe('a document', () => {
  it('has no fault with something in every section and references between them', () => {
    expect(faultsOf(aDocument(), empty)).toEqual({});
  });

  it('[D-130] leaves fees to the operator: left out or repeated they stay, and others are faults at their path', () => {
    const fees = { frontdesk: { pct: 2.5, flatMinor: 100, flatByCurrency: {} }, product: { pct: 0, flatMinor: 0, flatByCurrency: {} } };
    const workspace = { displayName: 'Ile', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] };
    const check = (overrides: object) =>
      new DocumentCheck({ version: 1, workspace: { ...workspace, ...overrides } }, { ...workspace, fees });
    for (const overrides of [{}, { fees: {} }, { fees: { frontdesk: fees.frontdesk } }, { fees }]) {
      const { wanted } = check(overrides);
      expect([wanted.workspace?.[0]?.['fees'], check(overrides).ownFaults(() => true)]).toEqual([fees, []]);
    }
    const faults = check({ currencies: ['USD', 'NGN'], fees: { frontdesk: { pct: 0 }, product: { flatMinor: 5 } } }).ownFaults(() => true);
    expect(faults.map(({ path }) => path)).toEqual(['workspace.fees.frontdesk', 'workspace.fees.product', 'workspace.currencies[0]']);
  });

  it.each([null, [], 'text', 7, true])('is refused with a sentence when it is %j', (document) => {
    expect(faultsOf(document)['']).toMatch(/JSON object/);
  });

  it('is of version 1', () => {
    expect(pathsOf({})).toEqual(['version']);
    expect(pathsOf({ version: 2 })).toEqual(['version']);
  });

  it('has known sections of the right form only', () => {
    expect(pathsOf({ version: 1, prodcts: [], products: {}, storefront: [] })).toEqual(['storefront', 'products', 'prodcts']);
  });

  it('is refused before it is read when it has far more values than 32 MiB have for good reason', () => {
    const document = { version: 1, products: Array.from({ length: 3_000_001 }, () => 0) };
    expect(Object.values(faultsOf(document))).toEqual([expect.stringContaining('at most')]);
  });

  it('lists every fault of every item with its path', () => {
    const document = aDocument({
      products: [
        aProduct({ slug: 'tote-bag', variants: [aVariant({ prices: [{ currency: 'NGN', priceMinor: -1 }] })] }),
        aProduct({ slug: 'mug', colour: 'blue', name: '' }),
        aProduct({ slug: 'pot', variants: [aVariant({ prices: [{ currency: 'EUR', priceMinor: 5 }] })] }),
      ],
      notes: [{ slug: 'Not A Slug', title: 'x' }],
      workspace: { displayName: 'Adire House', timezone: 'Mars/Olympus', currencies: ['NGN', 'USD'] },
    });
    expect(pathsOf(document).sort()).toEqual([
      'notes[0].slug',
      'products[0].variants[0].prices[0].priceMinor',
      'products[1].colour',
      'products[1].name',
      'products[2].variants[0].prices[0].currency',
      'workspace.timezone',
    ]);
  });

  it('points at things that will be there, those in its own sections and those that the workspace has', () => {
    expect(pathsOf({ version: 1, collections: [{ slug: 'c', name: 'C', productRefs: ['mug', 'lost'] }] })).toEqual([
      'collections[0].productRefs[1]',
    ]);
    expect(pathsOf(aDocument({ events: [anEvent({ attachedProductRefs: ['lost'] })] }))).toEqual(['events[0].attachedProductRefs[0]']);
  });

  it('may point at a thing that has a fault of its own without a second fault', () => {
    const products = [aProduct({ slug: 'tote-bag', name: '' }), aProduct({ slug: 'mug' })];
    expect(pathsOf(aDocument({ products }))).toEqual(['products[0].name']);
  });

  it('does not delete things that remaining ones point at', () => {
    const faults = faultsOf({ version: 1, products: [aProduct({ slug: 'tote-bag' })] });
    expect(Object.keys(faults)).toEqual(['collections[0].productRefs[0]']);
    expect(faults['collections[0].productRefs[0]']).toMatch(/no section "collections"/);
  });

  it('does not remove a currency in which a remaining thing has a price', () => {
    const workspace = { displayName: 'A', timezone: 'Africa/Lagos', currencies: ['USD'] };
    expect(pathsOf({ version: 1, workspace })).toEqual(expect.arrayContaining(['products[0].variants[0].prices[0].currency']));
  });

  it('does not report earlier faults in an omitted section', () => {
    const broken = { ...filled, collections: [{ ...filled.collections[0]!, productRefs: ['lost'] }] };
    expect(pathsOf({ version: 1, notes: [] }, broken)).toEqual([]);
  });

  it('[D-4] uses each slug, key and code once, whatever its case', () => {
    const promoterCodes = [
      { code: 'ZAINAB', name: 'Z' },
      { code: 'zainab', name: 'Y' },
    ];
    expect(pathsOf(aDocument({ promoterCodes }))).toEqual(['promoterCodes[1].code']);
    const zone = { key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 0 }] };
    expect(pathsOf(aDocument({ deliveryZones: [zone, zone] }))).toEqual(['deliveryZones[1].key']);
  });

  it('[decisions 3.16 packages] has one slug space for products and packages, within the document and with remaining things', () => {
    const packages = [{ slug: 'mug', name: 'Mugs', options: [{ key: 'two', name: 'Two', prices: [{ currency: 'NGN', priceMinor: 1 }] }] }];
    const within = aDocument({ packages, collections: [] });
    expect(pathsOf(within)).toEqual(['packages[0].slug']);
    expect(pathsOf({ version: 1, packages, collections: [] })).toEqual(['packages[0].slug']);
  });

  it('has no folder within itself', () => {
    const folders = [
      { slug: 'a', name: 'A', parentSlug: 'b' },
      { slug: 'b', name: 'B', parentSlug: 'a' },
    ];
    expect(pathsOf({ version: 1, folders })).toEqual(['folders[0].parentSlug', 'folders[1].parentSlug']);
  });

  it('gives things without a position their index in the list', () => {
    const { wanted } = new DocumentCheck(
      {
        version: 1,
        promoterCodes: [
          { code: 'A', name: 'A' },
          { code: 'B', name: 'B', position: 9 },
          { code: 'C', name: 'C' },
        ],
      },
      {},
    );
    expect(wanted.promoterCodes?.map(({ position }) => position)).toEqual([0, 9, 2]);
  });
});
