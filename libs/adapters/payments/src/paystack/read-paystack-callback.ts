import { CallbackForged, type PaymentAccount, type ReadCallback } from '@svc/payments';
import { callback, chargeSucceeded } from './paystack-answers';
import { ourReference } from './paystack-references';
import { isSignedByPaystack } from './paystack-signature';

/**
 * Reads what Paystack posts. It signs no time: that one which comes twice is the same event is told by event, transaction
 * and status. Of its events only `charge.success` is about an attempt; `bank.transfer.rejected` names no reference.
 * @throws CallbackForged before anything of it is read that was not signed
 */
export function readPaystackCallback({ mode }: PaymentAccount, secretKey: string, raw: Buffer, signature: string): ReadCallback | undefined {
  if (!isSignedByPaystack(secretKey, raw, signature)) throw new CallbackForged();
  const read = callback.safeParse(parsed(raw));
  if (!read.success) throw new CallbackForged();
  const { event, data } = read.data;
  if (event !== 'charge.success') return undefined;
  const charge = chargeSucceeded.safeParse(data);
  if (!charge.success) throw new CallbackForged();
  const { id, status, domain, reference: theirs } = charge.data;
  const reference = ourReference(theirs);
  return reference === undefined || domain !== mode ? undefined : { eventId: `${event}:${id}:${status}`, reference };
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString()) as unknown;
  } catch {
    return undefined;
  }
}
