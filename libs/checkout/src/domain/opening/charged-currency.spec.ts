import type { DomainError } from '@svc/kernel';
import { anEventOnSale, aTier } from '@svc/ticketing/testing';
import { aCart, anEventPricingContext, aProductPricingContext, tierPrices } from '../../testing';
import { currenciesOfStore, currenciesOfTickets, refuseUncharged } from './charged-currency';

const dinars = aCart(5_000, { currency: 'IQD' });

function refusalOf(...args: Parameters<typeof refuseUncharged>): DomainError | undefined {
  try {
    refuseUncharged(...args);
    return undefined;
  } catch (error) {
    return error as DomainError;
  }
}

describe('a checkout in a currency that no payment provider charges', () => {
  it('[D-128] is not opened in live mode, and the accepted currencies are named', () => {
    expect(refusalOf({ mode: 'live', cart: dinars }, ['IQD', 'KWD', 'XXX', 'NGN'])).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { accepted: ['KWD', 'NGN'] },
      message: expect.stringContaining('KWD, NGN'),
    });
    expect(refusalOf({ mode: 'live', cart: dinars }, ['IQD'])).toMatchObject({ details: { accepted: [] } });
  });

  it('[D-128] is opened in test mode, and where nothing is due now', () => {
    expect(refusalOf({ mode: 'test', cart: dinars }, ['IQD'])).toBeUndefined();
    expect(refusalOf({ mode: 'live', cart: aCart(0, { currency: 'IQD', totalMinor: 0, dueNowMinor: 0 }) }, ['IQD'])).toBeUndefined();
  });

  it.each(['NGN', 'USD', 'HUF', 'ISK', 'MGA', 'KWD'])('[D-128] is none in %s', (currency) => {
    expect(refusalOf({ mode: 'live', cart: aCart(5_000, { currency }) }, [currency])).toBeUndefined();
  });
});

describe('the currencies named in a refusal', () => {
  it('[D-128] are those of the store for products, and of tickets those in which each has a price', () => {
    expect(currenciesOfStore(aProductPricingContext({ store: { currencies: ['IQD', 'KWD'] } }))).toEqual(['IQD', 'KWD']);
    const entry = aTier({ kind: 'paid' });
    const prices = [
      { currency: 'IQD', priceMinor: 5_000 },
      { currency: 'KWD', priceMinor: 500 },
    ];
    const context = anEventPricingContext({
      event: anEventOnSale([entry]),
      prices: { currency: 'KWD', tiers: { [entry.id]: tierPrices({ prices }) } },
      store: { currencies: ['IQD', 'USD', 'KWD'] },
    });
    const [line] = aCart().lines;
    const cart = aCart(5_000, { lines: [{ ...line!, kind: 'ticket', ticketTypeId: entry.id }] });
    expect(currenciesOfTickets(cart, context)).toEqual(['KWD', 'IQD']);
    expect(currenciesOfTickets(aCart(0, { lines: [] }), context)).toEqual(['KWD', 'IQD', 'USD']);
  });
});
