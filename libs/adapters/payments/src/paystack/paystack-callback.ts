import { createHmac, timingSafeEqual } from 'node:crypto';
import { CallbackForged, type PaymentAccount, type ReadCallback } from '@svc/payments';
import type { z } from 'zod';
import { callback, chargeSucceeded, disputeMoved, refundEnded } from './paystack-api';
import { ourReference } from './paystack-transactions';

/** Bears the signature of a callback. */
export const PAYSTACK_SIGNATURE_HEADER = 'x-paystack-signature';

/** Paystack signs the bytes with the secret key itself: HMAC-SHA512, hexadecimal. */
export const signPaystack = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');

/** Takes as long for a signature that is nearly right as for any other. */
function isSignedByPaystack(secretKey: string, raw: Buffer, signature: string): boolean {
  const [wanted, given] = [Buffer.from(signPaystack(secretKey, raw)), Buffer.from(signature)];
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

const ENDED_REFUNDS: readonly string[] = ['refund.failed', 'refund.needs-attention', 'refund.processed'];
const BEGUN_REFUNDS: readonly string[] = ['refund.pending', 'refund.processing'];
const DISPUTES = /^charge\.dispute\.(?:create|remind|resolve)$/;

/**
 * Reads what Paystack posts. It signs no time: an event that comes twice is recognised by event, transaction
 * and status. Of its events `charge.success` is about an attempt, three tell what became of refunds of its money, and those of refunds and
 * disputes that money may have moved without us (D-129); `bank.transfer.rejected` names no reference.
 * @throws CallbackForged before anything of it is read that was not signed
 */
export function readPaystackCallback(
  { mode }: PaymentAccount,
  secretKey: string,
  raw: Buffer,
  signature: string,
): ReadCallback | undefined {
  if (!isSignedByPaystack(secretKey, raw, signature)) throw new CallbackForged();
  const read = callback.safeParse(parsed(raw));
  if (!read.success) throw new CallbackForged();
  const { event, data } = read.data;
  const told = toldBy(event, data);
  const reference = told && ourReference(told.theirs);
  if (!told || reference === undefined || told.domain !== mode) return undefined;
  const { eventId, isOfRefund, hasMoved } = told;
  return { eventId, reference, ...(isOfRefund && { isOfRefund }), ...(hasMoved && { moved: {} }) };
}

/** An event in Paystack's words. */
interface Told {
  eventId: string;
  theirs: string;
  domain: string;
  isOfRefund?: boolean;
  hasMoved?: boolean;
}

/** Subject of an event, in Paystack's reference; undefined for all others, and for those that only hasten what is read anyway and cannot be read. Throws CallbackForged. */
function toldBy(event: string, data: object): Told | undefined {
  if (event === 'charge.success') {
    const { id, status, domain, reference: theirs } = readable(chargeSucceeded, data);
    return { eventId: `${event}:${id}:${status}`, theirs, domain };
  }
  if (DISPUTES.test(event)) {
    const dispute = disputeMoved.safeParse(data).data;
    if (!dispute) return undefined;
    const { id, status, domain, transaction } = dispute;
    return {
      eventId: `${event}:${id}:${status}`,
      theirs: transaction.reference,
      domain: domain ?? transaction.domain ?? '',
      hasMoved: true,
    };
  }
  const hasEnded = ENDED_REFUNDS.includes(event);
  if (!hasEnded && !(BEGUN_REFUNDS.includes(event) && refundEnded.safeParse(data).success)) return undefined;
  const { id, refund_reference: itself, status, domain, transaction_reference: theirs } = readable(refundEnded, data);
  return { eventId: `${event}:${itself ?? id ?? theirs}:${status}`, theirs, domain, isOfRefund: hasEnded, hasMoved: true };
}

function readable<T>(form: z.ZodType<T>, data: object): T {
  const read = form.safeParse(data);
  if (!read.success) throw new CallbackForged();
  return read.data;
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString()) as unknown;
  } catch {
    return undefined;
  }
}
