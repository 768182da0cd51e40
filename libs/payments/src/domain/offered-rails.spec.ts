import { offeredRails, type RailQuestion } from './offered-rails';

function rails(given: Partial<RailQuestion>): string[] {
  return offeredRails({ currency: 'NGN', mode: 'live', railSettings: {}, sandbox: 'all', credentials: [], ...given });
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

  it.each([
    ['all', 'live', ['card', 'bank_transfer']],
    ['all', 'test', ['card', 'bank_transfer']],
    ['test', 'live', ['card']],
    ['test', 'test', ['card', 'bank_transfer']],
    ['off', 'live', ['card']],
    ['off', 'test', ['card']],
  ] as const)('[D-56] without credentials are the sandbox’s: with SANDBOX_PAYMENTS=%s in %s mode, %p', (sandbox, mode, offered) => {
    expect(rails({ sandbox, mode, credentials: ['card'] })).toEqual(offered);
  });

  it('[D-56] need credentials that can charge the currency', () => {
    expect(rails({ sandbox: 'off', currency: 'USD', credentials: ['card', 'bank_transfer'] })).toEqual([]);
  });
});
