import { aFormSource, anEventSource, aProductSource, aStore, aStorefrontSource, aVariantSource } from '../testing';
import { Moment } from './moment';
import { presentStorefront, type StorefrontParts } from './storefront.view';
import { storefront } from './storefront.view';

const store = aStore();
const now = new Moment(new Date('2026-02-01T12:00:00Z'));
const id = '0193d4b1-7c00-7abc-8def-0123456789ab';
const gift = aProductSource({ slug: 'gift', name: 'Gift', isPackage: true, variants: [aVariantSource({ id })] });
const collection = { id, name: 'New', slug: 'new', coverKind: 'image' as const, gallery: [], products: [] };
const link = (packageOptionRef: string) => ({
  label: 'Buy',
  style: 'primary' as const,
  link: { type: 'package' as const, packageSlug: 'gift', packageOptionRef },
});

function present(parts: Partial<StorefrontParts> = {}) {
  return presentStorefront(
    { page: aStorefrontSource(), shelf: { products: [], packages: [] }, events: [], paymentMethods: [], ...parts },
    store,
    now,
  );
}

function presentContent(
  content: NonNullable<NonNullable<StorefrontParts['page']['document']>['content']>,
  parts: Partial<StorefrontParts> = {},
) {
  const page = { ...aStorefrontSource(), ...parts.page, document: { type: 'store', content } };
  return present({ ...parts, page }).content;
}

describe('the storefront', () => {
  it('[D-158] says that the shop is closed, while it is', () => {
    const parts = { page: aStorefrontSource(), shelf: { products: [], packages: [] }, events: [], paymentMethods: [] };
    const closedWith = (closed: { until: string | null; note?: string }) => presentStorefront(parts, aStore({ closed }), now).closed;
    expect(closedWith({ until: null })).toEqual({ until: null });
    expect(closedWith({ until: '2026-02-01T12:00:00.001Z', note: 'Soon' })).toEqual({ until: '2026-02-01T12:00:00.001Z', note: 'Soon' });
    expect(closedWith({ until: '2026-02-01T12:00:00.000Z' })).toBeUndefined();
  });

  it('[§2.7] has its name and empty lists for a store without content', () => {
    expect(present()).toEqual({
      ref: expect.stringMatching(/^wks_/),
      type: 'store',
      displayName: 'Ile',
      timezone: 'Africa/Lagos',
      catalogs: [],
      packages: [],
      packageDetails: {},
      products: [],
      collections: [],
      events: [],
      paymentMethods: [],
      forms: [],
    });
  });

  it('[§4.1 r1] embeds every list', () => {
    const view = present({
      page: aStorefrontSource({
        forms: [aFormSource()],
        catalogs: [{ id, slug: 'lookbook', name: 'Lookbook', itemCount: 2 }],
        collections: [collection],
        reviews: {
          average: 4.5,
          count: 2,
          items: [{ author: 'Ada', rating: 5, date: '2026-01-01', productName: 'Vase', productSlug: 'vase' }],
        },
      }),
      shelf: { products: [aProductSource(), gift], packages: [gift] },
      events: [anEventSource()],
      paymentMethods: ['card'],
    });
    expect(view).toMatchObject({
      products: [
        { slug: 'tote-bag', isPackage: false },
        { slug: 'gift', isPackage: true },
      ],
      packages: [{ ref: expect.stringMatching(/^pkg_/), slug: 'gift', optionCount: 1 }],
      packageDetails: { gift: { slug: 'gift', options: [{ ref: expect.stringMatching(/^pko_/) }] } },
      collections: [{ slug: 'new' }],
      events: [{ slug: 'launch-night' }],
      forms: [{ slug: 'contact' }],
      catalogs: [{ ref: expect.stringMatching(/^cat_/), slug: 'lookbook', name: 'Lookbook', itemCount: 2 }],
      reviews: { average: 4.5, count: 2 },
      paymentMethods: ['card'],
    });
    expect(storefront.safeParse(view).error).toBeUndefined();
  });

  it('[decisions 3.5 section-maps] lists the things of a showcase by refs, without unpublished ones', () => {
    const showcase = (kind: 'products' | 'packages' | 'collections' | 'events' | 'notes' | 'catalogs', ...refs: string[]) => ({
      kind,
      refs,
      mode: 'manual' as const,
      limit: 8,
    });
    const content = presentContent(
      {
        contentShowcaseSections: {
          a: showcase('products', 'gone', 'tote-bag'),
          b: showcase('packages', 'gift'),
          c: showcase('collections', 'new'),
          d: showcase('events', 'launch-night', 'gone'),
          e: showcase('notes', 'indigo'),
          f: { ...showcase('catalogs', 'lookbook'), heading: 'Pictures' },
        },
      },
      {
        page: aStorefrontSource({
          collections: [collection],
          notes: [{ slug: 'indigo', id, publishedAt: '2026-01-01T00:00:00Z' }],
          catalogs: [{ id, slug: 'lookbook', name: 'L', itemCount: 0 }],
        }),
        shelf: { products: [aProductSource(), gift], packages: [gift] },
        events: [anEventSource()],
      },
    );
    const refs = Object.values(content!.contentShowcaseSections!).map((section) => section.refs);
    expect(refs).toEqual(['prd_', 'pkg_', 'col_', 'evt_', 'not_', 'cat_'].map((prefix) => [expect.stringMatching(`^${prefix}`)]));
    expect(content!.contentShowcaseSections!.f).toMatchObject({ heading: 'Pictures', kind: 'catalogs' });
  });

  it('[§2.1] links to package options by ref, wherever the link is', () => {
    const content = presentContent(
      { hero: { buttons: [link('gift/large'), link('gift/gone')] }, heroSections: { x: { unknown: { deep: [link('gift/large')] } } } },
      { page: aStorefrontSource({ packageOptionIds: { 'gift/large': id } }) },
    );
    const option = expect.stringMatching(/^pko_/);
    expect(content!.hero!.buttons!.map((button) => button.link.packageOptionRef)).toEqual([option, undefined]);
    expect(content!.heroSections!.x).toMatchObject({ unknown: { deep: [{ link: { packageOptionRef: option } }] } });
  });
});
