import { decideRestockAlert, type ShelvedVariant } from './decide-restock-alert';

const soldOut: ShelvedVariant = { productId: 'product', variantId: 'variant', takesAlerts: true, remaining: 0 };

describe('a restock alert', () => {
  it('[§2.3 r4] is accepted for a sold-out product that takes alerts', () => {
    expect(decideRestockAlert(soldOut)).toEqual({ productId: 'product', variantId: 'variant' });
  });

  it('[D-132] is accepted for a product without a required add-on, though some of it is left', () => {
    const option = { prices: [{ currency: 'NGN', priceMinor: 1 }], allowQuantity: false, linkedProductId: 'box' };
    const addonGroups = [{ selectionType: 'single' as const, required: true, minSelect: 1, options: [option] }];
    const withBoxes = (remaining: number): ShelvedVariant => ({
      ...soldOut,
      remaining: 3,
      addons: {
        addonGroups,
        linked: [{ id: 'box', addonGroups: [], variants: [{ id: 'box/one', pricingMode: 'full_payment', remaining }] }],
        currencies: ['NGN'],
      },
    });
    expect(decideRestockAlert(withBoxes(0))).toEqual({ productId: 'product', variantId: 'variant' });
    expect(() => decideRestockAlert(withBoxes(1))).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it.each<[string, ShelvedVariant | undefined]>([
    ['NOT_FOUND', undefined],
    ['VALIDATION_ERROR', { ...soldOut, variantId: undefined }],
    ['CONFLICT', { ...soldOut, takesAlerts: false }],
    ['CONFLICT', { ...soldOut, remaining: 1 }],
    ['CONFLICT', { ...soldOut, remaining: null }],
  ])('is refused otherwise: %s of %j', (code, shelved) => {
    expect(() => decideRestockAlert(shelved)).toThrow(expect.objectContaining({ code }));
  });
});
