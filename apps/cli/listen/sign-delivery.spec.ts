import { signatureHeaders, signatureVectors } from '@svc/webhooks';
import { isSecret, newSecret, signedHeaders } from './sign-delivery.mjs';

describe('what is forwarded', () => {
  it('[ADR 0074 r5] [D-71] is signed as deliveries are', () => {
    for (const { secrets, deliveryRef, attempt, timestamp, body, headers } of signatureVectors().filter(
      ({ secrets: { next } }) => next === undefined,
    )) {
      expect(signedHeaders({ deliveryRef, attempt, timestamp, body }, secrets.current)).toEqual(headers);
    }
    const secret = newSecret();
    const message = { deliveryRef: 'whd_01h455vb4pex5vsknk084sn02r', attempt: 3, timestamp: 1_772_355_600, body: '{"data":"ẹ káàbọ̀"}' };
    expect(signedHeaders(message, secret)).toEqual(signatureHeaders(message, { current: secret }));
  });

  it.each([
    ['whsec_short', false],
    ['secret', false],
    [newSecret(), true],
  ])('takes %s for a secret: %s', (text, is) => {
    expect(isSecret(text)).toBe(is);
  });
});
