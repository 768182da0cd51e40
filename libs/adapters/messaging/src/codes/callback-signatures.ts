import { createHmac, timingSafeEqual } from 'node:crypto';
import { CallbackForged } from '@svc/otp';

/** Meta signs the bytes with the app's secret. */
export const signedByMeta = (appSecret: string, raw: Buffer): string => `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;

/** Twilio signs the address and then every field of the form, by name. */
export function signedByTwilio(authToken: string, url: string, form: URLSearchParams): string {
  const names = [...new Set(form.keys())].toSorted((one, other) => (one < other ? -1 : 1));
  const fields = names.flatMap((name) => [...new Set(form.getAll(name))].toSorted().map((value) => name + value));
  return createHmac('sha1', authToken).update(url + fields.join('')).digest('base64');
}

/** Termii signs the bytes with the account's secret key; its guide does not say how the signature is written: in hexadecimal, as far as is known. */
export const signedByTermii = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');

/** Takes as long for a signature that is nearly right as for any other. @throws CallbackForged */
export function proveSigned(wanted: string, given: string | undefined): void {
  const [one, other] = [Buffer.from(wanted), Buffer.from(given ?? '')];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new CallbackForged();
}
