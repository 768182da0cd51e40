/** Objects of Stripe's as the stub keeps them: sums in minor units, times in seconds. */
export interface StubCharge {
  id: string;
  object: 'charge';
  created: number;
}

export interface StubPayment {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  created: number;
  livemode: boolean;
  latest_charge: StubCharge | null;
  metadata: Record<string, string>;
  status: 'succeeded' | 'requires_payment_method' | 'processing';
}

export interface StubSession {
  id: string;
  object: 'checkout.session';
  adaptive_pricing: { enabled: boolean };
  amount_total: number;
  cancel_url: string;
  client_reference_id: string;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: boolean;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: StubPayment | null;
  payment_method_types: string[];
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

export interface StubRefund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string | null;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface StubEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** A session as an answer shows it: what is not expanded is named by its id. @param expand paths below the session */
export function shownSession(session: StubSession, expand: readonly string[]): object {
  const { payment_intent: payment } = session;
  if (!payment || !expand.some((path) => path.startsWith('payment_intent'))) return { ...session, payment_intent: payment?.id ?? null };
  return { ...session, payment_intent: expand.includes('payment_intent.latest_charge') ? payment : shownPayment(payment) };
}

export const shownPayment = (payment: StubPayment): object => ({ ...payment, latest_charge: payment.latest_charge?.id ?? null });
