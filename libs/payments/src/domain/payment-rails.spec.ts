import { PAYMENT_RAILS } from '@svc/contracts';
import { offeredRails, type RailQuestion, railsOf } from './payment-rails';

function rails(overrides: Partial<RailQuestion>): string[] {
  return offeredRails({ currency: 'NGN', railSettings: {}, served: PAYMENT_RAILS, ...overrides });
}

describe('the rails that are offered', () => {
  it('[§4.2 r4] charge naira by card and bank transfer', () => {
    expect(rails({ currency: 'NGN' })).toEqual(['card', 'bank_transfer']);
  });

  it.each(['USD', 'GBP', 'JPY'])('[§4.2 r4] charge %s by international card', (currency) => {
    expect(rails({ currency })).toEqual(['international_card']);
  });

  it('[§4.1 r7] leave out switched-off rails', () => {
    expect(rails({ railSettings: { card: { enabled: false }, bank_transfer: { enabled: true } } })).toEqual(['bank_transfer']);
  });

  it('[D-56] are those that a provider serves', () => {
    expect(rails({ served: ['bank_transfer'] })).toEqual(['bank_transfer']);
    expect(rails({ currency: 'USD', served: ['card', 'bank_transfer'] })).toEqual([]);
  });
});

describe('the rails of a provider', () => {
  it('[§4.2 r4] [D-56] are at Paystack those of naira', () => {
    expect([railsOf('paystack', 'NGN'), railsOf('paystack', 'USD')]).toEqual([['card', 'bank_transfer'], []]);
  });

  it.each(['USD', 'EUR', 'GBP', 'JPY', 'KES'])('[§4.2 r4] [D-56] are at Stripe those of %s', (currency) => {
    expect(railsOf('stripe', currency)).toEqual(['international_card']);
  });

  it.each(['HUF', 'TWD', 'ISK', 'UGX', 'MGA', 'KWD', 'BHD', 'TND'])('[D-128] are at Stripe those of %s, too', (currency) => {
    expect(railsOf('stripe', currency)).toEqual(['international_card']);
  });

  it.each(['NGN', 'IQD', 'LYD', 'XXX'])('[D-128] are none at Stripe of %s', (currency) => {
    expect(railsOf('stripe', currency)).toEqual([]);
  });
});
