import { fingerprintOf } from './idempotency';

describe('the fingerprint of a request', () => {
  const body = { items: [{ variantRef: 'var_1', quantity: 2 }], returnUrl: 'https://shop.example' };

  it('[D-42] is the same whatever order the members come in', () => {
    expect(fingerprintOf('/checkouts', { returnUrl: body.returnUrl, items: [{ quantity: 2, variantRef: 'var_1' }] })).toBe(
      fingerprintOf('/checkouts', body),
    );
  });

  it.each([
    { ...body, returnUrl: 'https://shop.example/' },
    { ...body, extra: null },
    { ...body, items: [{ variantRef: 'var_1', quantity: '2' }] },
    { ...body, items: [...body.items, ...body.items] },
    [body],
    JSON.stringify(body),
    null,
    undefined,
  ])('[D-42] is another for %j', (other) => {
    expect(fingerprintOf('/checkouts', other)).not.toBe(fingerprintOf('/checkouts', body));
  });

  it('[D-42] is another for another path', () => {
    expect(fingerprintOf('/events/a/checkout', body)).not.toBe(fingerprintOf('/events/b/checkout', body));
  });
});
