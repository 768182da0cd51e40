import type { PricedLine } from '@svc/contracts';
import type { LineLook } from '@svc/storefront';
import { lookOf, subjectsOf } from './checkout-offers';

const line = { id: 'l', variantId: 'v', productId: 'p', unitPriceMinor: 500, quantity: 2 } as PricedLine;
const prices = [{ currency: 'USD', priceMinor: 5 }, { currency: 'NGN', priceMinor: 500, compareAtMinor: 800 }];

describe('how a line of a cart looks', () => {
  it('is the picture of its variant, or else of its product', () => {
    const product = { imageUrl: 'https://a.example/p.jpg' };
    expect(lookOf(line, 'NGN', new Map<string, LineLook>([['v', { imageUrl: 'https://a.example/v.jpg' }], ['p', product]])).imageUrl).toBe('https://a.example/v.jpg');
    expect(lookOf(line, 'NGN', new Map<string, LineLook>([['v', {}], ['p', product]])).imageUrl).toBe('https://a.example/p.jpg');
    expect(lookOf(line, 'NGN', new Map())).toEqual({});
  });

  it('is the picture of a ticket’s event, and none of an add-on', () => {
    const looks = new Map([['e', { imageUrl: 'https://a.example/e.jpg' }], ['p', { imageUrl: 'https://a.example/p.jpg' }]]);
    expect(lookOf({ ...line, variantId: undefined, productId: undefined, ticketTypeId: 't', eventId: 'e' }, 'NGN', looks).imageUrl).toBe('https://a.example/e.jpg');
    expect(lookOf({ ...line, parentId: 'x' }, 'NGN', looks)).toEqual({});
  });

  it('tells what the line would cost without its offer, as long as the offer is what is paid', () => {
    const looks = new Map([['v', { prices }]]);
    expect(lookOf(line, 'NGN', looks).insteadOfMinor).toBe(1_600);
    for (const other of [{ ...line, unitPriceMinor: 400 }, { ...line, unitPriceMinor: 900 }]) expect(lookOf(other, 'NGN', looks)).toEqual({});
    expect(lookOf(line, 'USD', looks)).toEqual({});
  });

  it('is asked of everything once', () => {
    expect(subjectsOf([line, { ...line, id: 'm', variantId: 'w' }])).toEqual(['v', 'p', 'w']);
  });
});
