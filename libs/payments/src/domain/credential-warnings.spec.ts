import type { Mode } from '@svc/kernel';
import { warnOfCredentials } from './credential-warnings';
import type { PaymentProvider } from '@svc/contracts';

const set = (provider: PaymentProvider, mode: Mode, isReadable = true) => ({ provider, mode, ...(isReadable && { values: {} }) });
const ALL_ON = {};

describe('credentials by which nothing can be charged', () => {
  it('[D-128] are warned of when the store accepts no currency of their provider, in both modes', () => {
    for (const mode of ['test', 'live'] as const) {
      const store = { currencies: ['NGN'], railSettings: ALL_ON };
      expect(warnOfCredentials({ provider: 'stripe', mode }, store, [set('stripe', mode), set('paystack', 'live')])).toEqual([
        { path: 'provider', message: expect.stringContaining('Stripe charges none of the currencies of this store: NGN') },
      ]);
    }
  });

  it('[D-128] are warned of when every way to pay by them is switched off', () => {
    const off = { card: { enabled: false }, bank_transfer: { enabled: false } };
    const warned = (railSettings: Record<string, { enabled: boolean }>) =>
      warnOfCredentials({ provider: 'paystack', mode: 'test' }, { currencies: ['NGN', 'USD'], railSettings }, [set('paystack', 'test')]);
    expect(warned(off)).toEqual([{ path: 'provider', message: expect.stringContaining('card, bank_transfer') }]);
    expect([warned({ card: { enabled: false } }), warned(ALL_ON)]).toEqual([[], []]);
  });
});

describe('currencies that nothing charges with the live keys', () => {
  const store = { currencies: ['HUF', 'KWD', 'IQD', 'NGN'], railSettings: ALL_ON };
  const warned = (...stored: ReturnType<typeof set>[]) =>
    warnOfCredentials({ provider: 'stripe', mode: 'live' }, store, stored).map(({ path, message }) => [path, message.split(':')[0]]);

  it('[D-128] are warned of, by the provider whose keys are missing, or as charged by none', () => {
    expect(warned(set('stripe', 'live'))).toEqual([
      ['currencies[2]', 'No payment provider charges IQD'],
      ['currencies[3]', 'NGN is charged by Paystack, whose live keys are not set'],
    ]);
    expect(warned(set('stripe', 'live'), set('paystack', 'live'))).toEqual([['currencies[2]', 'No payment provider charges IQD']]);
  });

  it('[D-128] count test keys, and keys that cannot be read, as missing', () => {
    expect(warned(set('stripe', 'live'), set('paystack', 'test')).map(([path]) => path)).toEqual(['currencies[2]', 'currencies[3]']);
    expect(warned(set('stripe', 'live'), set('paystack', 'live', false)).map(([path]) => path)).toEqual(['currencies[2]', 'currencies[3]']);
  });

  it('[D-128] are no matter of test keys', () => {
    expect(warnOfCredentials({ provider: 'stripe', mode: 'test' }, store, [set('stripe', 'test')])).toEqual([]);
  });
});
