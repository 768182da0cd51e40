import { currencyExponent } from '@svc/kernel';
import {
  currencyAt,
  fromProviderUnits,
  isChargeable,
  isOnStep,
  railsCharging,
  stepAdvice,
  stepOf,
  toProviderUnits,
} from './provider-currencies';

/** Currencies that Stripe counts in whole units (its page of currencies). */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const charged = Intl.supportedValuesOf('currency').filter((currency) => currencyAt('stripe', currency));

describe('the currencies of providers', () => {
  it('[D-128] are counted by Stripe in two decimals, but for those without and those with three', () => {
    const others = charged.filter((currency) => currencyAt('stripe', currency)!.decimals !== 2);
    expect(charged.length).toBeGreaterThan(110);
    expect(others.sort()).toEqual([...WITHOUT_DECIMALS, 'BHD', 'JOD', 'KWD', 'OMR', 'TND'].sort());
  });

  it.each([
    ['USD', 1_234, 1_234],
    ['JPY', 1_234, 1_234],
    ['HUF', 1_234, 1_234],
    ['TWD', 1_234, 1_234],
    ['ISK', 1_234, 123_400],
    ['UGX', 1_234, 123_400],
    ['MGA', 123_400, 1_234],
    ['KWD', 1_230, 1_230],
    ['TND', 10, 10],
  ])('[D-128] convert to the units of Stripe and back: %s %i to %i', (currency, ours, theirs) => {
    expect(toProviderUnits('stripe', ours, currency)).toBe(theirs);
    expect(fromProviderUnits('stripe', theirs, currency)).toBe(ours);
  });

  it('[D-128] are there and back the same amount, in each of them', () => {
    for (const currency of charged) {
      const amountMinor = 7 * stepOf(currency);
      const theirs = toProviderUnits('stripe', amountMinor, currency)!;
      expect([currency, Number.isInteger(theirs)]).toEqual([currency, true]);
      expect([currency, fromProviderUnits('stripe', theirs, currency)]).toEqual([currency, amountMinor]);
    }
  });

  it('[D-128] have no amounts between their steps, and none in which nobody counts', () => {
    expect([toProviderUnits('stripe', 1_234, 'KWD'), toProviderUnits('stripe', 1_250, 'MGA')]).toEqual([undefined, undefined]);
    expect([toProviderUnits('stripe', 100, 'NGN'), toProviderUnits('paystack', 100, 'NGN')]).toEqual([undefined, 100]);
    expect([fromProviderUnits('stripe', 550, 'ISK'), fromProviderUnits('stripe', 550, 'IQD')]).toEqual([undefined, 550]);
  });

  it('[D-128] have a step each: 10 with three decimals, 100 of ariary, 1 of all others', () => {
    expect(['BHD', 'JOD', 'KWD', 'OMR', 'TND', 'MGA'].map(stepOf)).toEqual([10, 10, 10, 10, 10, 100]);
    expect(['NGN', 'USD', 'HUF', 'TWD', 'ISK', 'UGX', 'JPY', 'IQD', 'XXX'].map(stepOf)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(charged.filter((currency) => currencyAt('stripe', currency)!.decimals > currencyExponent(currency)).sort()).toEqual([
      'ISK',
      'UGX',
    ]);
  });

  it('[D-128] are chargeable in live mode when some provider has them in its table', () => {
    expect(['NGN', 'USD', 'HUF', 'MGA', 'KWD'].every(isChargeable)).toBe(true);
    expect(['IQD', 'LYD', 'CLF', 'XXX'].some(isChargeable)).toBe(false);
  });

  it('[D-128] are charged on the rails of the providers that have them, and on none else', () => {
    expect(['NGN', 'HUF', 'KWD', 'IQD', 'XXX'].map(railsCharging)).toEqual([
      ['card', 'bank_transfer'],
      ['international_card'],
      ['international_card'],
      [],
      [],
    ]);
  });

  it('[D-128] name the valid amounts on both sides of an invalid one', () => {
    expect([isOnStep(1_230, 'KWD'), isOnStep(1_234, 'KWD'), isOnStep(1_234, 'ISK')]).toEqual([true, false, true]);
    expect(stepAdvice(1_234, 'KWD')).toBe(
      'Amounts in KWD are multiples of 10 minor units, since payment providers charge no others: give 1230 or 1240.',
    );
  });
});
