import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseJson } from '@svc/kernel';
import { CallbackForged, type PaymentAccount, type ReadCallback } from '@svc/payments';
import type { z } from 'zod';
import { callback, chargeSucceeded, disputeChanged, refundEnded } from './paystack-api';
import { ourReference } from './paystack-transactions';

/** Header with the signature of a callback. */
export const PAYSTACK_SIGNATURE_HEADER = 'x-paystack-signature';

/** Returns Paystack's signature of the bytes, with the secret key itself: HMAC-SHA512, hexadecimal. */
export const signPaystack = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');

/** Compares signatures in constant time. */
function isSignedByPaystack(secretKey: string, raw: Buffer, signature: string): boolean {
  const [wanted, actual] = [Buffer.from(signPaystack(secretKey, raw)), Buffer.from(signature)];
  return wanted.length === actual.length && timingSafeEqual(wanted, actual);
}

const ENDED_REFUNDS: readonly string[] = ['refund.failed', 'refund.needs-attention', 'refund.processed'];
const BEGUN_REFUNDS: readonly string[] = ['refund.pending', 'refund.processing'];
const DISPUTES = /^charge\.dispute\.(?:create|remind|resolve)$/;

/**
 * Reads a callback of Paystack. It signs no time: a duplicate is recognised by event, transaction and status. `charge.success`
 * is about an attempt, and three events report the end of refunds of its money. Other events may be about a
 * refund or a dispute that we did not make (D-129). `bank.transfer.rejected` names no reference.
 * @throws CallbackForged before reading any of a body without a valid signature
 */
export function readPaystackCallback(
  { mode }: PaymentAccount,
  secretKey: string,
  raw: Buffer,
  signature: string,
): ReadCallback | undefined {
  if (!isSignedByPaystack(secretKey, raw, signature)) throw new CallbackForged();
  const read = callback.safeParse(parseJson(raw.toString()));
  if (!read.success) throw new CallbackForged();
  const { event, data } = read.data;
  const subject = subjectOf(event, data);
  const reference = subject && ourReference(subject.theirs);
  if (!subject || reference === undefined || subject.domain !== mode) return undefined;
  const { eventId, isOfRefund, reportsMoney } = subject;
  return { eventId, reference, ...(isOfRefund && { isOfRefund }), ...(reportsMoney && { reported: {} }) };
}

/** Subject of an event in Paystack's words. */
interface EventSubject {
  eventId: string;
  theirs: string;
  domain: string;
  isOfRefund?: boolean;
  reportsMoney?: boolean;
}

/**
 * Returns the subject of an event, in Paystack's reference; undefined for all others, and for unreadable ones that only hasten
 * a regular read. Throws CallbackForged.
 */
function subjectOf(event: string, data: object): EventSubject | undefined {
  if (event === 'charge.success') {
    const { id, status, domain, reference: theirs } = readable(chargeSucceeded, data);
    return { eventId: `${event}:${id}:${status}`, theirs, domain };
  }
  if (DISPUTES.test(event)) {
    const dispute = disputeChanged.safeParse(data).data;
    if (!dispute) return undefined;
    const { id, status, domain, transaction } = dispute;
    return {
      eventId: `${event}:${id}:${status}`,
      theirs: transaction.reference,
      domain: domain ?? transaction.domain ?? '',
      reportsMoney: true,
    };
  }
  const hasEnded = ENDED_REFUNDS.includes(event);
  if (!hasEnded && !(BEGUN_REFUNDS.includes(event) && refundEnded.safeParse(data).success)) return undefined;
  const { id, refund_reference: itself, status, domain, transaction_reference: theirs } = readable(refundEnded, data);
  return { eventId: `${event}:${itself ?? id ?? theirs}:${status}`, theirs, domain, isOfRefund: hasEnded, reportsMoney: true };
}

function readable<T>(form: z.ZodType<T>, data: object): T {
  const read = form.safeParse(data);
  if (!read.success) throw new CallbackForged();
  return read.data;
}
