import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bears the signature of a callback. */
export const PAYSTACK_SIGNATURE_HEADER = 'x-paystack-signature';

/** Paystack signs the bytes with the secret key itself: HMAC-SHA512, hexadecimal. */
export const signPaystack = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');

/** Takes as long for a signature that is nearly right as for any other. */
export function isSignedByPaystack(secretKey: string, raw: Buffer, signature: string): boolean {
  const [wanted, given] = [Buffer.from(signPaystack(secretKey, raw)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
