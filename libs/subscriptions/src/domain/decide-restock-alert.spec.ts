import { decideRestockAlert, type ShelvedVariant } from './decide-restock-alert';

const soldOut: ShelvedVariant = { productId: 'product', variantId: 'variant', takesAlerts: true, remaining: 0 };

describe('asking to be notified when something is back', () => {
  it('[§2.3 r4] is taken for what is sold out and takes alerts', () => {
    expect(decideRestockAlert(soldOut)).toEqual({ productId: 'product', variantId: 'variant' });
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
