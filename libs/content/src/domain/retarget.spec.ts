import type { ReferenceKind, Whereabouts } from '@svc/contracts';
import { catalogItem } from './catalog.item';
import { retargetCatalog, retargetStorefront } from './retarget';
import { storefrontItem } from './storefront.item';

const renamed =
  (renames: Partial<Record<ReferenceKind, Record<string, string>>>): Whereabouts =>
  (kind, path) =>
    renames[kind]?.[path] ?? path;
const gone =
  (goneKind: ReferenceKind, gonePath: string): Whereabouts =>
  (kind, path) =>
    kind === goneKind && path === gonePath ? undefined : path;

const storefront = storefrontItem.parse({
  renderConfig: {
    templateId: 'courtyard',
    sections: [
      { id: 'new', type: 'content_showcase' },
      { id: 'mail', type: 'newsletter' },
      { id: 'go', type: 'buttons' },
    ],
  },
  content: {
    contentShowcaseSections: { new: { kind: 'products', mode: 'manual', refs: ['tote', 'mug'] } },
    newsletterSections: { mail: { buttonLabel: 'Go', successMessage: 'Done', formSlug: 'contact' } },
    sectionButtons: { go: { buttons: [{ label: 'Buy', link: { type: 'package', packageSlug: 'set', packageOptionRef: 'set/small' } }] } },
  },
});

describe('a storefront after the target of its links', () => {
  it('was renamed follows it by showcases, forms and links', () => {
    const renames = {
      product: { tote: 'bag' },
      form: { contact: 'write-us' },
      package: { set: 'box' },
      packageOption: { 'set/small': 'box/small' },
    };
    expect(retargetStorefront(storefront, renamed(renames)).content).toMatchObject({
      contentShowcaseSections: { new: { refs: ['bag', 'mug'] } },
      newsletterSections: { mail: { formSlug: 'write-us' } },
      sectionButtons: { go: { buttons: [{ link: { packageSlug: 'box', packageOptionRef: 'box/small' } }] } },
    });
  });

  it('was deleted shows it no longer, and leaves links to it for the rules to refuse', () => {
    expect(retargetStorefront(storefront, gone('product', 'tote')).content).toMatchObject({
      contentShowcaseSections: { new: { refs: ['mug'] } },
    });
    expect(retargetStorefront(storefront, gone('package', 'set'))).toEqual(storefront);
  });

  it('is the same when none of its targets moved', () => {
    expect(retargetStorefront(storefront, renamed({}))).toEqual(storefront);
    const bare = storefrontItem.parse({});
    expect(retargetStorefront(bare, renamed({}))).toEqual(bare);
  });
});

describe('a media catalog after a product was renamed', () => {
  it('links to it by its new name', () => {
    const piece = {
      key: 'a',
      type: 'image',
      url: 'https://img.example/a.png',
      mimeType: 'image/png',
      sizeBytes: 1,
      link: { type: 'product', productSlug: 'tote' },
    };
    const catalog = catalogItem.parse({ slug: 'lookbook', name: 'Lookbook', items: [piece] });
    expect(retargetCatalog(catalog, renamed({ product: { tote: 'bag' } })).items).toMatchObject([{ link: { productSlug: 'bag' } }]);
  });
});
