import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import type { Payment, PaymentAttempt, PaymentException, Refund } from '../domain/payment';

export const MOMENT = new Date('2026-11-21T09:00:00.000Z');

/** Builds an attempt to charge ₦5,000.00 by card at the scripted provider. */
export function anAttempt(facts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  const id = facts.id ?? randomUUID();
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
    mode: 'live',
    checkoutId: '01890a5d-ac96-774b-bcce-b302099a8058',
    id,
    rail: 'card',
    provider: 'scripted',
    reference: refOf('pay', id),
    amountMinor: 500_000,
    currency: 'NGN',
    flow: 'inline',
    status: 'created',
    createdAt: MOMENT,
    ...facts,
  };
}

/** Builds the payment of all that was due on an attempt, received and applied. */
export function aPayment(attempt: PaymentAttempt, facts: Partial<Payment> = {}): Payment {
  const { workspaceId, mode, checkoutId, id: attemptId, provider, rail, amountMinor, currency } = attempt;
  return {
    workspaceId,
    mode,
    checkoutId,
    attemptId,
    provider,
    rail,
    amountMinor,
    currency,
    id: randomUUID(),
    providerReference: randomUUID(),
    appliedMinor: amountMinor,
    disposition: 'applied',
    paidAt: MOMENT,
    bookedAt: MOMENT,
    ...facts,
  };
}

/** Builds a refund of a whole payment. */
export function aRefund(
  { workspaceId, mode, checkoutId, id: paymentId, amountMinor, currency }: Payment,
  facts: Partial<Refund> = {},
): Refund {
  return {
    workspaceId,
    mode,
    checkoutId,
    paymentId,
    amountMinor,
    currency,
    id: randomUUID(),
    status: 'pending',
    reason: 'late',
    createdAt: MOMENT,
    ...facts,
  };
}

export function anException(facts: Partial<PaymentException> = {}): PaymentException {
  return {
    workspaceId: '01890a5d-ac96-774b-bcce-b302099a8057',
    mode: 'live',
    id: randomUUID(),
    kind: 'money_returned',
    amountMinor: 500_000,
    currency: 'NGN',
    message: 'The money came too late and was given back.',
    createdAt: MOMENT,
    ...facts,
  };
}
