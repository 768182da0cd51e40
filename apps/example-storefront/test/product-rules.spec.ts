import { actionFor, addonGroupsFor, deliveryNote, markOf, offersAlert, showsReviews } from '../public/product-rules.js';

const variants = [
  { ref: 'small-indigo', optionValueRefs: ['small', 'indigo'], soldOut: false, availableQty: 3 },
  { ref: 'large-rust', optionValueRefs: ['rust', 'large'], soldOut: true, availableQty: 0 },
];
const [inStock, soldOut] = variants;

describe('a product on the example storefront', () => {
  it('says what its delivery costs at least, in the currency of the visitor', () => {
    const zoneOf = (kind: string, priceMinor: number, etaText?: string) => ({ kind, etaText, prices: [{ currency: 'NGN', priceMinor }] });
    const zones = [zoneOf('delivery', 3500), zoneOf('delivery', 2500, 'Today or tomorrow'), zoneOf('pickup', 0)];
    const note = (product: object, offered: ReturnType<typeof zoneOf>[], currency = 'NGN') =>
      deliveryNote(product, offered, currency, (minor: number) => `₦${minor}`);
    const sent = { needsDelivery: true };
    expect(note(sent, zones)).toBe('Delivery from ₦2500 (Today or tomorrow), or collect it');
    expect(note(sent, [zoneOf('delivery', 0)])).toBe('Free delivery');
    expect(note(sent, [zoneOf('pickup', 0)])).toBe('To be collected');
    expect([note(sent, zones, 'USD'), note(sent, []), note({}, zones)]).toEqual([undefined, undefined, undefined]);
  });

  it('[§2.3 r3] shows its variants as variantDisplay asks, and a colour without a swatch as text', () => {
    expect(markOf('color', { swatchHex: '#1c2f5d' })).toEqual({ kind: 'swatch', swatchHex: '#1c2f5d' });
    expect(markOf('color', { swatchHex: null })).toEqual({ kind: 'text' });
    expect(markOf('image', { image: 'https://shop.example/bag.jpg' })).toEqual({ kind: 'image', image: 'https://shop.example/bag.jpg' });
    expect(markOf('text', { swatchHex: '#1c2f5d', image: 'https://shop.example/bag.jpg' })).toEqual({ kind: 'text' });
  });

  it('[§2.3 r4] is bought while it is in stock, and no more than there are', () => {
    expect(actionFor({ preorderable: true }, inStock)).toEqual({ kind: 'buy', most: 3 });
    expect(actionFor({}, { soldOut: false, availableQty: null })).toEqual({ kind: 'buy', most: Infinity });
  });

  it('[§2.3 r4] is pre-ordered before it is saved for, and saved for before it is sold out', () => {
    expect(actionFor({ preorderable: true, preorderRemaining: 8, saveForItSaveable: true }, soldOut)).toEqual({
      kind: 'preorder',
      most: 8,
    });
    expect(actionFor({ saveForItSaveable: true }, soldOut)).toMatchObject({ kind: 'save' });
    expect(actionFor({}, soldOut)).toEqual({ kind: 'sold_out', most: 0 });
  });

  it('[§2.3 r4] is waited for when it is sold out, nothing else is left, and the merchant takes alerts', () => {
    expect(offersAlert({ restockAlertsEnabled: true }, soldOut)).toBe(true);
    expect([{}, { restockAlertsEnabled: true, preorderable: true }].map((product) => offersAlert(product, soldOut))).toEqual([
      false,
      false,
    ]);
    expect(offersAlert({ restockAlertsEnabled: true }, inStock)).toBe(false);
  });

  it('[§2.3 r6] shows reviews only when there are any and they are switched on', () => {
    expect(showsReviews({ reviews: { count: 1 }, reviewsEnabled: true })).toBe(true);
    expect(showsReviews({ reviews: { count: 1 }, reviewsEnabled: false })).toBe(false);
    expect(showsReviews({ reviewsEnabled: true })).toBe(false);
  });

  it('offers the add-ons of the product, and of just the chosen variant', () => {
    const addonGroups = [{ ref: 'wrapping' }, { ref: 'strap', variantRef: 'large-rust' }];
    const refsWith = (variant: object) => addonGroupsFor({ addonGroups }, variant).map(({ ref }: { ref: string }) => ref);
    expect(refsWith(inStock!)).toEqual(['wrapping']);
    expect(refsWith(soldOut!)).toEqual(['wrapping', 'strap']);
    expect(addonGroupsFor({}, inStock)).toEqual([]);
  });
});
