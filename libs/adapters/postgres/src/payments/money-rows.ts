import type { DueRefund, Payment, PaymentAttempt, PaymentException, Refund, RefundRecord } from '@svc/payments';
import { withoutNulls } from '../rows/columns-sql';

const NAME = `workspace_id as "workspaceId", mode, id`;

/** What makes a PaymentAttempt of a row of `payment_attempt`. */
export const ATTEMPT = `
  ${NAME}, checkout_id as "checkoutId", rail, provider, reference, amount_minor::float8 as "amountMinor", currency, flow, status, instructions,
  expires_at as "expiresAt", case when payer_email is not null then json_build_object('name', payer_name, 'email', payer_email) end as payer, created_at as "createdAt"`;

export const PAYMENT = `
  ${NAME}, checkout_id as "checkoutId", attempt_id as "attemptId", provider, provider_reference as "providerReference", rail,
  amount_minor::float8 as "amountMinor", currency, paid_at as "paidAt", applied_minor::float8 as "appliedMinor", disposition, booked_at as "bookedAt"`;

export const REFUND = `
  ${NAME}, checkout_id as "checkoutId", payment_id as "paymentId", amount_minor::float8 as "amountMinor", currency, reason, status, created_at as "createdAt",
  attempts as tries, last_error as "lastError", settled_at as "settledAt"`;

/** With what is known of its sending. */
export const CLAIMED_REFUND = `${REFUND}, provider_refund_id as "providerRefundId", asked_at as "askedAt"`;

export const EXCEPTION = `
  ${NAME}, kind, checkout_id as "checkoutId", payment_id as "paymentId", refund_id as "refundId", amount_minor::float8 as "amountMinor", currency, message,
  created_at as "createdAt", resolved_at as "resolvedAt"`;

export const attemptOf = (row: object): PaymentAttempt => withoutNulls<PaymentAttempt>(row);
export const paymentOf = (row: object): Payment => withoutNulls<Payment>(row);
export const refundOf = (row: object): RefundRecord => withoutNulls<RefundRecord>(row);
/** Without what only its sending is about. */
export function bareRefundOf(row: object): Refund {
  const { tries: _, lastError: __, settledAt: ___, ...refund } = refundOf(row);
  return refund;
}

export const claimedRefundOf = (row: object): RefundRecord & Pick<DueRefund, 'providerRefundId' | 'askedAt'> => withoutNulls(row);
export const exceptionOf = (row: object): PaymentException => withoutNulls<PaymentException>(row);

/** SQL of all that a checkout has in one of these tables, oldest first, as one jsonb; parameters are given as SQL. */
const rowsOf = (table: string, columns: string, oldest: string) => (checkout: string) => `
  (select coalesce(jsonb_agg(to_jsonb(told) order by told."${oldest}", told.id), '[]')
     from (select ${columns} from ${table}
            where workspace_id = ${checkout}.workspace_id and mode = ${checkout}.mode and checkout_id = ${checkout}.id) told)`;

export const attemptsJson = rowsOf('payment_attempt', ATTEMPT, 'createdAt');
export const paymentsJson = rowsOf('payment', PAYMENT, 'bookedAt');
export const refundsJson = rowsOf('refund', REFUND, 'createdAt');

/** A row as such a jsonb tells it, with its moments, which are texts there. */
export function withMoments(row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, field.endsWith('At') && typeof value === 'string' ? new Date(value) : value]));
}

/** SQL for the moment that is so many milliseconds from now, as the parameter says; null when that is null. */
export const afterRest = (parameter: number): string => `service_now() + make_interval(secs => $${parameter}::float8 / 1000)`;
