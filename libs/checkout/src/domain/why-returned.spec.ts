import type { Disposition } from '@svc/payments';
import { anAttempt, aPayment } from '@svc/payments/testing';
import { whyReturned } from './why-returned';

const why = (disposition: Disposition, amountMinor = 123_456) => whyReturned(aPayment(anAttempt(), { disposition }), amountMinor).replaceAll('\u00a0', ' ');

describe('why money goes back by itself', () => {
  it.each<[Disposition, string]>([
    ['excess', 'more was paid than was due'],
    ['duplicate', 'the checkout was paid already'],
    ['late', 'it came when the goods were sold to others, or when the checkout had ended and they could not be bought like this any more'],
    ['after_cancel', 'it came after the checkout was cancelled'],
    ['mismatch', 'it came in another currency than that of the checkout'],
    ['unfinished', 'the checkout ended before all of it was paid'],
  ])('[D-29] is told to the merchant with how much: %s', (disposition, reason) => {
    expect(why(disposition)).toBe(`NGN 1,234.56 goes back to the buyer: ${reason}.`);
  });

  it('[D-29] is that more came than was due, when part of it was kept', () => {
    expect(why('applied')).toBe(why('excess'));
  });
});
