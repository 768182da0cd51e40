import { aRuleScope } from '@svc/contracts/testing';
import { catalogItem } from './catalog.item';
import { checkCatalog } from './catalog.item';

const piece = { key: 'one', type: 'image', url: 'https://a.example/1.jpg', mimeType: 'image/jpeg', sizeBytes: 10 };

function pathsOf(items: object[], ...things: string[]): string[] {
  return checkCatalog(catalogItem.parse({ slug: 'lookbook', name: 'Lookbook', items }), aRuleScope(...things)).map(({ path }) => path);
}

describe('a media catalog', () => {
  it('has keys of its own for its pieces', () => {
    expect(pathsOf([piece, piece])).toEqual(['items[1].key']);
  });

  it.each([
    ['product', 'productSlug'],
    ['collection', 'collectionSlug'],
    ['package', 'packageSlug'],
    ['event', 'eventSlug'],
    ['catalog', 'catalogSlug'],
  ])('[§2.1] links to a %s that exists', (type, field) => {
    const items = [{ ...piece, link: { type, [field]: 'vase' } }];
    expect(pathsOf(items)).toEqual([`items[0].link.${field}`]);
    expect(pathsOf(items, `${type}:vase`)).toEqual([]);
  });

  it('[§2.1] names the target of every link', () => {
    expect(pathsOf([{ ...piece, link: { type: 'product' } }])).toEqual(['items[0].link.productSlug']);
    expect(pathsOf([{ ...piece, link: { type: 'none' } }])).toEqual([]);
  });

  it('[§2.1] links to addresses a browser may follow', () => {
    expect(pathsOf([{ ...piece, link: { type: 'url', url: 'javascript:alert(1)' } }])).toEqual(['items[0].link.url']);
    expect(pathsOf([{ ...piece, link: { type: 'url', url: '/sale' } }])).toEqual([]);
  });

  it('[§2.1] links to a package option by its key path', () => {
    const items = [{ ...piece, link: { type: 'package', packageSlug: 'gift', packageOptionRef: 'gift/large' } }];
    expect(pathsOf(items, 'package:gift')).toEqual(['items[0].link.packageOptionRef']);
    expect(pathsOf(items, 'package:gift', 'packageOption:gift/large')).toEqual([]);
  });
});
