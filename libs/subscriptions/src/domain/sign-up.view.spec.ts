import { newsletterRequest, restockAlertRequest } from './sign-up.view';

describe('the request of a sign-up', () => {
  it('takes an address, and a name that may be blank', () => {
    expect(newsletterRequest.parse({ email: ' ade@example.com ', name: ' ', colour: 'red' })).toEqual({
      email: 'ade@example.com',
      name: undefined,
    });
  });

  it.each([undefined, '', ' ', 'ade', 'ade@example', 'ade@example.com, bola@example.com', 'ade\n@example.com'])(
    'refuses the address %j',
    (email) => {
      expect(newsletterRequest.safeParse({ email }).success).toBe(false);
      expect(restockAlertRequest.safeParse({ email, variantRef: 'var_01h455vb4pex5vsknk084sn02q' }).success).toBe(false);
    },
  );

  it.each([undefined, 42, 'x'.repeat(101)])('refuses the variant %j', (variantRef) => {
    expect(restockAlertRequest.safeParse({ email: 'ade@example.com', variantRef }).success).toBe(false);
  });
});
