import type {
  CredentialsName,
  DueRefund,
  Payment,
  PaymentAttempt,
  PaymentException,
  ProviderEvent,
  Refund,
  RefundRecord,
} from '@svc/payments';
import type { Mode } from '@svc/kernel';
import type { EntitySchema } from 'typeorm';
import {
  bigint,
  bytes,
  integer,
  json,
  list,
  modeKey,
  moment,
  nullable,
  primary,
  type RowOf,
  table,
  text,
  unselected,
  uuid,
} from '../rows/table';
import { hasMode } from '../rows/by-key';
import { fieldsOf, selectList, tableOf, withoutNulls } from '../rows/statements';
import { after } from '../work/database-clock';

export const credentialsEntity = table('provider_credentials', {
  workspaceId: primary(uuid()),
  mode: primary(text<Mode>()),
  provider: primary(text<CredentialsName['provider']>()),
  sealed: text(),
  setAt: moment(),
});

export const attemptEntity = table('payment_attempt', {
  ...modeKey(),
  checkoutId: uuid(),
  rail: text<PaymentAttempt['rail']>(),
  provider: text(),
  reference: text(),
  amountMinor: bigint(),
  currency: text(),
  flow: text<PaymentAttempt['flow']>(),
  status: text<PaymentAttempt['status']>(),
  instructions: nullable(json<NonNullable<PaymentAttempt['instructions']>>()),
  expiresAt: nullable(moment()),
  payerName: nullable(text()),
  payerEmail: nullable(text()),
  refusal: nullable(json<NonNullable<PaymentAttempt['refusal']>>()),
  createdAt: moment(),
  dueAt: unselected(moment()),
  tries: unselected(integer()),
  lookAt: unselected(nullable(moment())),
  looks: unselected(integer()),
  leasedUntil: unselected(nullable(moment())),
});

/** Finds the attempt that a provider's callback is about, before its workspace is known. */
export const providerReferenceEntity = table('provider_reference', {
  provider: primary(text()),
  reference: primary(text()),
  workspaceId: uuid(),
  mode: text<Mode>(),
  checkoutId: uuid(),
  attemptId: uuid(),
  traceContext: unselected(nullable(text())),
});

export const paymentEntity = table('payment', {
  ...modeKey(),
  checkoutId: uuid(),
  attemptId: nullable(uuid()),
  provider: text(),
  providerReference: text(),
  rail: text<Payment['rail']>(),
  amountMinor: bigint(),
  currency: text(),
  paidAt: moment(),
  appliedMinor: bigint(),
  disposition: text<Payment['disposition']>(),
  bookedAt: moment(),
});

export const refundEntity = table('refund', {
  ...modeKey(),
  checkoutId: uuid(),
  paymentId: uuid(),
  amountMinor: bigint(),
  currency: text(),
  reason: nullable(text()),
  status: text<Refund['status']>(),
  source: nullable(text<'provider'>()),
  wanted: unselected(nullable(json<object>())),
  createdAt: moment(),
  tries: { ...integer(), name: 'attempts' },
  lastError: nullable(text()),
  settledAt: nullable(moment()),
  providerRefundId: unselected(nullable(text())),
  askedAt: unselected(nullable(moment())),
  dueAt: unselected(moment()),
  lookAt: unselected(nullable(moment())),
  leasedUntil: unselected(nullable(moment())),
  shortSince: unselected(nullable(moment())),
  shortAt: unselected(nullable(moment())),
});

export const exceptionEntity = table('payment_exception', {
  ...modeKey(),
  kind: text<PaymentException['kind']>(),
  checkoutId: nullable(uuid()),
  paymentId: nullable(uuid()),
  refundId: nullable(uuid()),
  rail: nullable(text<NonNullable<PaymentException['rail']>>()),
  amountMinor: nullable(bigint()),
  currency: nullable(text()),
  message: text(),
  disputeId: nullable(text()),
  disputeReason: nullable(text()),
  respondBy: nullable(moment()),
  disputeOutcome: nullable(text<NonNullable<PaymentException['disputeOutcome']>>()),
  createdAt: moment(),
  resolvedAt: nullable(moment()),
});

/** Refusals of configuration that count on a rail. */
export const railRefusalEntity = table('rail_refusal', {
  workspaceId: primary(uuid()),
  mode: primary(text<Mode>()),
  rail: primary(text<PaymentAttempt['rail']>()),
  refusedAt: list(moment()),
});

export const accountEntity = table('provider_account', {
  workspaceId: primary(uuid()),
  mode: primary(text<Mode>()),
  provider: primary(text()),
  refundsSince: moment(),
  disputesSince: moment(),
  dueAt: unselected(moment()),
  tries: unselected(integer()),
  lastError: unselected(nullable(text())),
});

export const providerEventEntity = table('provider_event', {
  ...modeKey(),
  provider: text(),
  eventId: text(),
  reference: text(),
  raw: bytes(),
  headers: json<ProviderEvent['headers']>(),
  receivedAt: moment(),
  dueAt: unselected(moment()),
  tries: unselected({ ...integer(), name: 'attempts' }),
  leasedUntil: unselected(nullable(moment())),
  doneAt: unselected(nullable(moment())),
  outcome: unselected(nullable(text())),
  lastError: unselected(nullable(text())),
});

export type AttemptRow = Omit<RowOf<typeof attemptEntity>, 'dueAt' | 'tries' | 'lookAt' | 'looks' | 'leasedUntil'>;

/** Columns of `payment_attempt` that make a PaymentAttempt. */
export const ATTEMPT = selectList(attemptEntity);
/** Columns of a refund and of its sending. */
export const CLAIMED_REFUND = selectList(refundEntity, {
  fields: [...fieldsOf(refundEntity), 'providerRefundId', 'askedAt', 'shortSince', 'shortAt'],
});
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
/** Returns a refund without the fields of its sending. */
export function bareRefundOf(row: object): Refund {
  const { tries: _, lastError: __, settledAt: ___, ...refund } = refundOf(row);
  return refund;
}

export type ClaimedRefundRow = Omit<RefundRecord, 'wanted'> & Pick<DueRefund, 'providerRefundId' | 'askedAt' | 'shortSince' | 'shortAt'>;

export const claimedRefundOf = (row: object): ClaimedRefundRow => withoutNulls(row);
export const exceptionOf = (row: object): PaymentException => withoutNulls<PaymentException>(row);

/** Returns SQL of all rows of a checkout in one of these tables, oldest first, as one jsonb; parameters are given as SQL. */
const rowsOf = (entity: EntitySchema, oldest: string) => (checkout: string) => `
  (select coalesce(jsonb_agg(to_jsonb(entry) order by entry."${oldest}", entry.id), '[]')
     from (select ${selectList(entity)} from ${tableOf(entity)}
            where workspace_id = ${checkout}.workspace_id and ${hasMode('mode', `${checkout}.mode`)} and checkout_id = ${checkout}.id) entry)`;

export const attemptsJson = rowsOf(attemptEntity, 'createdAt');
export const paymentsJson = rowsOf(paymentEntity, 'bookedAt');
export const refundsJson = rowsOf(refundEntity, 'createdAt');

/** Returns a row of such a jsonb with its moments, which are texts there. */
export function withMoments(row: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, field.endsWith('At') && typeof value === 'string' ? new Date(value) : value]),
  );
}

/**
 * Returns SQL of the moment that is so many milliseconds from now by the row's own clock of `CLOCKS`, as the parameter says; null when
 * that is null.
 */
export const afterRest = (parameter: number): string => after('now', `make_interval(secs => $${parameter}::float8 / 1000)`);
