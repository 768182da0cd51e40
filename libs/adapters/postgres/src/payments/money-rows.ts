import type { DueRefund, PaymentAttempt, Payment, PaymentException, Refund, RefundRecord } from '@svc/payments';
import type { EntitySchema } from 'typeorm';
import { fieldsOf, selectList, tableOf, withoutNulls } from '../rows/columns-sql';
import type { RowOf } from '../rows/table';
import { attemptEntity, exceptionEntity, paymentEntity, refundEntity } from './payment.entities';

type AttemptRow = RowOf<typeof attemptEntity>;

/** What makes a PaymentAttempt of a row of `payment_attempt`. */
export const ATTEMPT = selectList(attemptEntity);
/** A refund with what is known of its sending. */
export const CLAIMED_REFUND = selectList(refundEntity, { fields: [...fieldsOf(refundEntity), 'providerRefundId', 'askedAt'] });
export const EXCEPTION = selectList(exceptionEntity);

export function attemptOf(row: object): PaymentAttempt {
  const { payerName, payerEmail, ...attempt } = withoutNulls<AttemptRow>(row);
  return payerEmail === undefined ? attempt : { ...attempt, payer: { name: payerName!, email: payerEmail } };
}

export function rowOfAttempt({ payer, ...attempt }: PaymentAttempt): AttemptRow {
  return { ...attempt, payerName: payer?.name, payerEmail: payer?.email };
}

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
const rowsOf = (entity: EntitySchema, oldest: string) => (checkout: string) => `
  (select coalesce(jsonb_agg(to_jsonb(told) order by told."${oldest}", told.id), '[]')
     from (select ${selectList(entity)} from ${tableOf(entity)}
            where workspace_id = ${checkout}.workspace_id and mode = ${checkout}.mode and checkout_id = ${checkout}.id) told)`;

export const attemptsJson = rowsOf(attemptEntity, 'createdAt');
export const paymentsJson = rowsOf(paymentEntity, 'bookedAt');
export const refundsJson = rowsOf(refundEntity, 'createdAt');

/** A row as such a jsonb tells it, with its moments, which are texts there. */
export function withMoments(row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(row).map(([field, value]) => [field, field.endsWith('At') && typeof value === 'string' ? new Date(value) : value]));
}

/** SQL for the moment that is so many milliseconds from now by the row's own clock, as the parameter says; null when that is null. */
export const afterRest = (parameter: number): string => `service_now(workspace_id, mode) + make_interval(secs => $${parameter}::float8 / 1000)`;
