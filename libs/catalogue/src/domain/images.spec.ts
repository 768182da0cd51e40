import { aPackageItem, aProductItem } from '../testing';
import { makeWayForImages } from './images';
import { productItem } from './product.item';
import { spellOutProduct } from './spell-out-offer';

type Written = Parameters<typeof aProductItem>[0] & object;

const [front, back] = ['https://img.example/front.jpg', 'https://img.example/back.jpg'];
const pictures = [{ url: front, alt: 'The front' }, { url: back }];
const variant = { key: 'one', name: 'One', priceMinor: 5 };

const faultsOf = (written: Written) =>
  spellOutProduct(productItem.parse({ slug: 'bag', name: 'Bag', variants: [variant], ...written }), 'NGN').faults.map(({ path }) => path);

describe('pictures in their canonical form', () => {
  it('[ADR 0101 r1] have their addresses in media, wherever they are written', () => {
    const option = { key: 'size', name: 'Size', values: [{ key: 's', label: 'S', images: pictures }] };
    const item = aProductItem({
      images: pictures,
      options: [option],
      variants: [{ ...variant, optionValueRefs: ['size/s'], images: pictures }],
    });
    const pictured = { media: [front, back], images: pictures };
    expect(item).toMatchObject({ ...pictured, options: [{ values: [pictured] }], variants: [pictured] });
    const bundle = aPackageItem({ images: pictures, options: [{ ...variant, images: pictures }] });
    expect(bundle).toMatchObject({ ...pictured, options: [pictured] });
  });

  it('are media alone where no picture has a description', () => {
    expect(aProductItem({ images: [{ url: front }, { url: back }] })).toEqual(aProductItem({ media: [front, back] }));
    expect(aProductItem({ images: [] })).toEqual(aProductItem());
  });

  it('[ADR 0101 r1] are refused where media and images are not the same in the same order', () => {
    expect(faultsOf({ media: [front, back], images: pictures })).toEqual([]);
    expect(faultsOf({ media: [back, front], images: pictures })).toEqual(['images']);
    expect(faultsOf({ media: [front], images: pictures })).toEqual(['images']);
    expect(faultsOf({ media: [front], images: [] })).toEqual(['images']);
    expect(faultsOf({ variants: [{ ...variant, media: [back], images: pictures }] })).toEqual(['variants[0].images']);
    const values = [{ key: 's', label: 'S', media: [back], images: pictures }];
    expect(faultsOf({ options: [{ key: 'size', name: 'Size', values }] })).toEqual(['options[0].values[0].images']);
  });
});

describe('a patch of pictures', () => {
  const item = { media: [front, back], images: pictures };

  it('[ADR 0101 r1] keeps the descriptions of files that stay when it names media alone', () => {
    const more = 'https://img.example/more.jpg';
    expect(makeWayForImages(item, { media: [more, front] }).images).toEqual([{ url: more }, { url: front, alt: 'The front' }]);
    expect(makeWayForImages(item, { media: null }).images).toBeUndefined();
    expect(makeWayForImages(item, { media: ['no address'] }).images).toBeUndefined();
  });

  it('replaces media when it names images alone, and removes the descriptions alone when images are null', () => {
    expect(makeWayForImages(item, { images: [] }).media).toEqual([]);
    expect(makeWayForImages(item, { images: null })).toEqual(item);
    expect(makeWayForImages(item, { media: [], images: [] })).toEqual(item);
    expect(makeWayForImages(item, { name: 'Bag' })).toEqual(item);
  });
});
