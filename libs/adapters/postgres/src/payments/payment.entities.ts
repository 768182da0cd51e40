import type { CredentialsName, Payment, PaymentAttempt, PaymentException, ProviderEvent, Refund } from '@svc/payments';
import type { Mode } from '@svc/kernel';
import { bigint, bytes, integer, json, modeKey, moment, nullable, primary, table, text, unselected, uuid } from '../rows/table';

export const credentialsEntity = table('provider_credentials', {
  workspaceId: primary(uuid()), mode: primary(text<Mode>()), provider: primary(text<CredentialsName['provider']>()), sealed: text(), setAt: moment(),
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
  createdAt: moment(),
  dueAt: unselected(moment()),
  tries: unselected(integer()),
  lookAt: unselected(nullable(moment())),
  looks: unselected(integer()),
});

/** Finds the attempt that a provider's callback is about, before its workspace is known. */
export const providerReferenceEntity = table('provider_reference', {
  provider: primary(text()), reference: primary(text()), workspaceId: uuid(), mode: text<Mode>(), checkoutId: uuid(), attemptId: uuid(),
});

export const paymentEntity = table('payment', {
  ...modeKey(),
  checkoutId: uuid(),
  attemptId: uuid(),
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
  createdAt: moment(),
  tries: { ...integer(), name: 'attempts' },
  lastError: nullable(text()),
  settledAt: nullable(moment()),
  providerRefundId: unselected(nullable(text())),
  askedAt: unselected(nullable(moment())),
  dueAt: unselected(moment()),
  lookAt: unselected(nullable(moment())),
});

export const exceptionEntity = table('payment_exception', {
  ...modeKey(),
  kind: text<PaymentException['kind']>(),
  checkoutId: nullable(uuid()),
  paymentId: nullable(uuid()),
  refundId: nullable(uuid()),
  amountMinor: nullable(bigint()),
  currency: nullable(text()),
  message: text(),
  createdAt: moment(),
  resolvedAt: nullable(moment()),
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
  doneAt: unselected(nullable(moment())),
  outcome: unselected(nullable(text())),
  lastError: unselected(nullable(text())),
});
