import { InvalidInput } from '@svc/kernel';
import { fingerprintOf, keyKeptUntil, readIdempotencyKey } from './idempotency';

describe('an idempotency key', () => {
  it.each(['k', 'a b', '~!"#$%', 'x'.repeat(255)])('[D-40] may be %s', (key) => {
    expect(readIdempotencyKey(key, { required: true })).toBe(key);
  });

  it.each(['', 'x'.repeat(256), 'é', 'tab\tbed', 'nul\u0000'])('[D-40] may not be %j, even where none is needed', (key) => {
    expect(() => readIdempotencyKey(key, { required: false })).toThrow(InvalidInput);
  });

  it('[D-41] must be there where it is required, and its absence is fine elsewhere', () => {
    expect(readIdempotencyKey(undefined, { required: false })).toBeUndefined();
    expect(() => readIdempotencyKey(undefined, { required: true })).toThrow(expect.objectContaining({ code: 'VALIDATION_ERROR', details: { invalid: ['Idempotency-Key'] } }));
  });

  it('[D-40] is kept for a day', () => {
    expect(keyKeptUntil(new Date('2026-03-01T12:00:00Z'))).toEqual(new Date('2026-03-02T12:00:00Z'));
  });
});

describe('the fingerprint of a request', () => {
  const body = { items: [{ variantRef: 'var_1', quantity: 2 }], returnUrl: 'https://shop.example' };

  it('[D-42] is the same whatever order the members come in', () => {
    expect(fingerprintOf('/checkouts', { returnUrl: body.returnUrl, items: [{ quantity: 2, variantRef: 'var_1' }] })).toBe(fingerprintOf('/checkouts', body));
  });

  it.each([
    { ...body, returnUrl: 'https://shop.example/' }, { ...body, extra: null }, { ...body, items: [{ variantRef: 'var_1', quantity: '2' }] },
    { ...body, items: [...body.items, ...body.items] }, [body], JSON.stringify(body), null, undefined,
  ])('[D-42] is another for %j', (other) => {
    expect(fingerprintOf('/checkouts', other)).not.toBe(fingerprintOf('/checkouts', body));
  });

  it('[D-42] is another for another path', () => {
    expect(fingerprintOf('/events/a/checkout', body)).not.toBe(fingerprintOf('/events/b/checkout', body));
  });
});
