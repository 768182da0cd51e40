import { judgeRail } from './headless-checkout';

const rails = { switchedOn: ['card', 'bank_transfer'], offered: ['card'] } satisfies Parameters<typeof judgeRail>[1];
const live = { mode: 'live', currency: 'NGN' } as const;
const test = { mode: 'test', currency: 'NGN' } as const;

describe('the rail that a client names', () => {
  it('[D-56] is one that charges the currency', () => {
    expect(judgeRail('card', rails, live)).toEqual({ isServed: true });
    expect(() => judgeRail('bank_transfer', rails, live)).toThrow(
      expect.objectContaining({ code: 'VALIDATION_ERROR', details: { accepted: ['card'] } }),
    );
  });

  it('[§4.5 r5] [D-56] may be one that no provider serves, in test mode alone', () => {
    expect(judgeRail('bank_transfer', rails, test)).toEqual({ isServed: false });
    expect(judgeRail('card', rails, test)).toEqual({ isServed: true });
  });

  it.each(['international_card', 'paypal', ''])('[D-56] is not %p for naira, in no mode', (provider) => {
    expect(() => judgeRail(provider, rails, test)).toThrow(expect.objectContaining({ details: { accepted: ['card', 'bank_transfer'] } }));
  });
});
