import { createHmac } from 'node:crypto';
import type { PostedCallback } from '../posted-callback';

const SIGNATURE_HEADER = 'x-paystack-signature';

/** How the next callbacks come: each twice, the last first, none, or by somebody who does not have the key. */
export type CallbackWay = 'once' | 'duplicate' | 'out_of_order' | 'lost' | 'forged';

/** A callback as Paystack posts it: signed bytes. */
export function paystackCallback(secretKey: string, event: string, data: object): PostedCallback {
  const raw = Buffer.from(JSON.stringify({ event, data }));
  return { raw, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signPaystack(secretKey, raw) } };
}

/** The callbacks that are due, the way they come. */
export function comingBy(way: CallbackWay, due: readonly PostedCallback[]): PostedCallback[] {
  switch (way) {
    case 'once':
      return [...due];
    case 'duplicate':
      return due.flatMap((each) => [each, each]);
    case 'out_of_order':
      return [...due].reverse();
    case 'lost':
      return [];
    case 'forged':
      return due.map(({ raw, headers }) => ({ raw, headers: { ...headers, [SIGNATURE_HEADER]: signPaystack('sk_live_somebodyelse', raw) } }));
  }
}

const signPaystack = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');
