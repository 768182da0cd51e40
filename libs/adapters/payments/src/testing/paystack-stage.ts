import { randomUUID } from 'node:crypto';
import type { PaymentRail } from '@svc/contracts';
import type { PaymentAttempt } from '@svc/payments';
import { anAttempt, type GatewayStage, type NetworkCall } from '@svc/payments/testing';
import type { PaystackCall, PaystackStub } from '@svc/provider-stubs';
import { PaystackPaymentGateway } from '../paystack/paystack-payment-gateway';
import { theirReference } from '../paystack/paystack-transactions';
import { providerFetch } from '../provider-fetch';

export const PAYSTACK_LIVE = { secretKey: 'sk_live_0123456789abcdef', publicKey: 'pk_live_0123456789fedcba' };
/** Time limit of calls; long, for a machine under load: the stub breaks connections rather than waits. */
const LIMIT_MS = 30_000;
const CALL_OF = {
  open: { card: 'initialize', bank_transfer: 'charge', international_card: 'initialize' },
  look: 'verify',
  findRefund: 'refunds',
  refund: 'refund',
} as const;
const FAULTS = { before: 'unavailable', after: 'broken', garbled: 'garbled', short: 'short' } as const;

function theirCallOf(rail: PaymentRail, call: NetworkCall): PaystackCall {
  if (call === 'close') throw new Error('Paystack has no call for closing.');
  return call === 'open' ? CALL_OF.open[rail] : CALL_OF[call];
}

/** Returns the adapter before the stub, with the account of `PAYSTACK_LIVE`. */
export function paystackStage(stub: PaystackStub, now: () => Date): GatewayStage & { gateway: PaystackPaymentGateway } {
  const { secretKey } = PAYSTACK_LIVE;
  stub.addAccount(secretKey);
  const books = stub.booksOf(secretKey);
  const gatewayWith = (credentials: typeof PAYSTACK_LIVE) =>
    new PaystackPaymentGateway({ credentials, baseUrl: stub.url, send: providerFetch(LIMIT_MS), clock: { now } });
  const theirs = ({ reference }: PaymentAttempt) => theirReference(reference);
  return {
    gateway: gatewayWith(PAYSTACK_LIVE),
    gatewayOf: ({ mode }) =>
      gatewayWith({ secretKey: `sk_${mode}_anotherone${randomUUID().slice(0, 8)}`, publicKey: `pk_${mode}_anotherone` }),
    rails: ['card', 'bank_transfer'],
    showsInstructionsOnce: true,
    closesNothing: true,
    returnsWrongSums: true,
    anAttempt: async (rail) => aPaystackAttempt(rail),
    pay: async (attempt, amount) => stub.pay(secretKey, theirs(attempt), amount === undefined ? {} : { amount }),
    payLate: async (attempt) => stub.pay(secretKey, theirs(attempt)),
    refuse: async (attempt) => stub.setStatus(secretKey, theirs(attempt), 'failed'),
    failRefunds: async (attempt) => stub.endRefunds(secretKey, theirs(attempt)),
    refundedOf: async (attempt) => books.refundedOf(theirs(attempt)),
    failNext: async ({ rail }, call, fault) => {
      const theirCall = theirCallOf(rail, call);
      stub.failNext(theirCall, FAULTS[fault]);
    },
    network: {
      hold: ({ rail }, call) => stub.held.hold(theirCallOf(rail, call), secretKey),
      arrived: ({ rail }, call) => (call === 'close' ? 0 : stub.calls.filter((each) => each === theirCallOf(rail, call)).length),
    },
    callbackOf: async () => stub.callbacks(secretKey).at(-1)!,
  };
}

/** Returns an attempt of ₦5,000.00 in the live mode, recorded and not yet opened. */
export function aPaystackAttempt(rail: PaymentRail = 'card', facts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return anAttempt({ rail, provider: 'paystack', flow: rail === 'card' ? 'inline' : 'transfer', ...facts });
}
