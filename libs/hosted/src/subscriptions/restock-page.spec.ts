import type { PublicProduct } from '@svc/storefront';
import { restockOfferOf } from './restock-page';

const variant = (ref: string, soldOut: boolean) => ({ ref, soldOut }) as PublicProduct['variants'][number];
const [red, blue, green] = [variant('red', true), variant('blue', true), variant('green', false)];
const offer = (variants: PublicProduct['variants'], ref = '', restockAlertsEnabled = true) =>
  restockOfferOf({ variants, restockAlertsEnabled }, ref);

describe('the restock offer on the page of a product', () => {
  it('[§2.3 r4] is what is sold out, or just the variant that a link names', () => {
    expect(offer([red, blue, green])).toEqual({ awaited: [red, blue], chosen: undefined });
    expect(offer([red, blue, green], 'blue')).toEqual({ awaited: [blue], chosen: blue });
    expect(offer([red, blue, green], 'unknown')).toEqual({ awaited: [red, blue], chosen: undefined });
  });

  it('is nothing when it can be bought', () => {
    expect(offer([red, green], 'green')).toEqual({ awaited: [], chosen: green });
    expect(offer([green], '', false)).toEqual({ awaited: [], chosen: undefined });
  });

  it('[§2.3 r4] is not made where the merchant has no alerts', () => {
    expect(offer([red, green], '', false)).toBeUndefined();
  });
});
