import { offeredRails, PAYMENT_RAILS, type RailQuestion } from './offered-rails';

function rails(given: Partial<RailQuestion>): string[] {
  return offeredRails({ currency: 'NGN', railSettings: {}, served: PAYMENT_RAILS, ...given });
}

describe('the rails that are offered', () => {
  it('[§4.2 r4] charge naira by card and bank transfer', () => {
    expect(rails({ currency: 'NGN' })).toEqual(['card', 'bank_transfer']);
  });

  it.each(['USD', 'GBP', 'JPY'])('[§4.2 r4] charge %s by international card', (currency) => {
    expect(rails({ currency })).toEqual(['international_card']);
  });

  it('[§4.1 r7] leave out what the merchant switched off', () => {
    expect(rails({ railSettings: { card: { enabled: false }, bank_transfer: { enabled: true } } })).toEqual(['bank_transfer']);
  });

  it('[D-56] are those that somebody serves', () => {
    expect(rails({ served: ['bank_transfer'] })).toEqual(['bank_transfer']);
    expect(rails({ currency: 'USD', served: ['card', 'bank_transfer'] })).toEqual([]);
  });
});
