import { anEvent } from '../testing';
import { warnOfSale } from './warn-of-sale';

const naira = { currency: 'NGN', priceMinor: 500_000 };
const dollars = { currency: 'USD', priceMinor: 4_000 };
const deposit = { kind: 'deposit', depositType: 'percent', depositValue: 30 } as const;
const warned = (overrides: Parameters<typeof anEvent>[0]) => warnOfSale(anEvent(overrides)).map(({ path }) => path);

describe('the warnings of an event', () => {
  it('[D-145] name the tickets that cost money where another site sells', () => {
    const ticketTypes = [
      { key: 'a', name: 'A', kind: 'free' as const },
      { key: 'b', name: 'B', kind: 'paid' as const, prices: [naira] },
      { key: 'c', name: 'C', kind: 'donation' as const },
    ];
    expect(warned({ mode: 'external', ticketTypes })).toEqual(['ticketTypes[1].kind', 'ticketTypes[2].kind']);
    expect(warned({ mode: 'ticketed', ticketTypes })).toEqual([]);
  });

  it('[D-146] name the tickets without a price in a currency that others have', () => {
    const both = { key: 'a', name: 'A', kind: 'paid' as const, prices: [naira, dollars] };
    const one = { key: 'b', name: 'B', prices: [naira] };
    expect(warned({ ticketTypes: [both, { ...one, kind: 'paid', visibility: 'hidden' }, { ...one, key: 'c', ...deposit }] })).toEqual([
      'ticketTypes[1].prices',
      'ticketTypes[2].prices',
    ]);
    expect(warned({ ticketTypes: [both, { key: 'd', name: 'D', kind: 'free' }, { key: 'e', name: 'E', kind: 'donation' }] })).toEqual([]);
    expect(warned({ ticketTypes: [{ ...one, kind: 'paid' }] })).toEqual([]);
  });
});
