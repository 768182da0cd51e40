import { ourReference, theirReference } from './paystack-references';

const REFERENCE = 'pay_01kaj8w0q2f3n4b5c6d7e8f9g0';

describe('references at Paystack', () => {
  it('[ADR 0028 r1] are in letters that it takes, and one and the same there and back', () => {
    expect(theirReference(REFERENCE)).toMatch(/^[A-Za-z0-9.=-]+$/);
    expect(ourReference(theirReference(REFERENCE))).toBe(REFERENCE);
  });

  it.each(['T685312322670591', 'PAY-01kaj8w0', 'pay.01', 'pay_01', 'order-pay-01', 'pay-', ''])('[ADR 0028 r3] are not ours: %s', (theirs) => {
    expect(ourReference(theirs)).toBeUndefined();
  });
});
