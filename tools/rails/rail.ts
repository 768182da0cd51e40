import type { PaymentProvider, PaymentRail } from '@svc/contracts';
import {
  PaystackStub,
  type HeldAnswer,
  type PaystackCall,
  type PaystackFault,
  type PostedCallback,
  type RealRails,
  type ShopAccounts,
  type StripeCallFault,
} from '@svc/provider-stubs';

/** Calls to a provider. */
export type Ask = 'open' | 'look' | 'close' | 'findRefund' | 'refund';
/** `lost`: it was done, and the answer does not come; `down`: a 5xx, nothing was done; `refused`: it will not; `garbled`: it was done, and nobody can read the answer. */
export type Trouble = 'lost' | 'down' | 'refused' | 'garbled';

/** Money at a provider, minor units, by the provider's own id of it. */
export interface Sum {
  id: string;
  reference: string;
  amountMinor: number;
  currency: string;
}

/** The accounts of one shop, and where they are. */
export interface Bank {
  rails: RealRails;
  accounts: ShopAccounts;
}

/** One rail as the cells of the matrix play on it. */
export interface Rail {
  name: PaymentRail;
  provider: PaymentProvider;
  currency: 'NGN' | 'USD';
  /** Another way to pay for the same thing, where there is one. */
  other?: 'card' | 'bank_transfer';
  /** Reopens a charge whose answer was lost, as one and the same. */
  reopens: boolean;
  /** Can cancel a payment at the provider. */
  closes: boolean;
  /** Keeps money of another sum at the provider, instead of returning it. */
  keepsOddSums: boolean;
  /** The next calls go wrong. */
  fail(bank: Bank, ask: Ask, trouble: Trouble, times?: number): void;
  fix(bank: Bank): void;
  hold(bank: Bank, ask: Ask): HeldAnswer;
  /** Returns the number of requests for a refund at the provider. */
  refundsAsked(bank: Bank): number;
  /** References of the attempts that the provider knows, oldest first. */
  references(bank: Bank): string[];
  /** References that a buyer could still pay, where payments can be cancelled at the provider. */
  payable(bank: Bank): string[];
  received(bank: Bank): Sum[];
  /** Returns refunded sums, by the id of the money that had come. */
  returned(bank: Bank): Omit<Sum, 'reference'>[];
  /** A callback, rightly signed, that says of a reference that it is paid. */
  claim(bank: Bank, reference: string): PostedCallback;
}

const PAYSTACK_FAULTS: Readonly<Record<Trouble, PaystackFault>> = {
  lost: 'broken',
  down: 'unavailable',
  refused: 'refused',
  garbled: 'garbled',
};
const STRIPE_FAULTS: Readonly<Record<Trouble, StripeCallFault>> = {
  lost: 'timeout',
  down: 'unavailable',
  refused: 'refused',
  garbled: 'garbled',
};

const ours = (reference: string): string => reference.replaceAll('-', '_');
const theirs = (reference: string): string => reference.replaceAll('_', '-');

function paystackRail(name: 'card' | 'bank_transfer'): Rail {
  const calls: Readonly<Partial<Record<Ask, PaystackCall>>> = {
    open: name === 'card' ? 'initialize' : 'charge',
    look: 'verify',
    findRefund: 'refunds',
    refund: 'refund',
  };
  const booksOf = ({ rails, accounts }: Bank) => rails.paystack.booksOf(accounts.options.secretKey);
  const transactions = (bank: Bank) => [...booksOf(bank).transactions.values()];
  return {
    name,
    provider: 'paystack',
    currency: 'NGN',
    other: name === 'card' ? 'bank_transfer' : 'card',
    reopens: name === 'bank_transfer',
    closes: false,
    keepsOddSums: name === 'card',
    // Paystack has no call that closes: nothing can go wrong with it.
    fail: ({ rails, accounts }, ask, trouble, times) =>
      calls[ask] && rails.paystack.failNext(calls[ask], PAYSTACK_FAULTS[trouble], times, accounts.options.secretKey),
    fix: ({ rails }) => rails.paystack.clearFaults(),
    hold: ({ rails, accounts }, ask) => rails.paystack.held.hold(calls[ask]!, accounts.options.secretKey),
    refundsAsked: ({ rails, accounts }) => rails.paystack.askedWith(accounts.options.secretKey, 'refund'),
    references: (bank) => transactions(bank).map(({ reference }) => ours(reference)),
    payable: () => [],
    received: (bank) =>
      transactions(bank)
        .filter(({ paidAt }) => paidAt !== null)
        .map(({ id, reference, amount, requested, currency }) => ({
          id: String(id),
          reference: ours(reference),
          amountMinor: Math.min(amount, requested),
          currency,
        })),
    returned: (bank) =>
      booksOf(bank)
        .refunds.filter(({ status }) => status !== 'failed')
        .map(({ reference, amount, currency }) => ({ id: String(booksOf(bank).find(reference).id), amountMinor: amount, currency })),
    claim: (bank, reference) => {
      // Another Paystack, of which the buyer has paid: it signs with the same key.
      const { secretKey } = bank.accounts.options;
      const elsewhere = new PaystackStub();
      elsewhere.addAccount(secretKey);
      elsewhere.booksOf(secretKey).initialize({ ...ANYTHING, amount: 500_000, reference: theirs(reference) });
      elsewhere.pay(secretKey, theirs(reference));
      return elsewhere.callbacks(secretKey)[0]!;
    },
  };
}

const ANYTHING = {
  email: 'ada@example.com',
  currency: 'NGN' as const,
  channels: ['card' as const],
  callback_url: 'https://shop.example/',
  metadata: { custom_fields: [], cancel_action: 'https://shop.example/' },
};

const stripeRail: Rail = {
  name: 'international_card',
  provider: 'stripe',
  currency: 'USD',
  reopens: true,
  closes: true,
  keepsOddSums: true,
  fail: ({ accounts }, operation, trouble, times) => accounts.options.stripe.setFault({ operation, kind: STRIPE_FAULTS[trouble] }, times),
  fix: ({ accounts }) => accounts.options.stripe.clearFaults(),
  hold: ({ rails, accounts }, ask) => rails.stripe.held.hold(ask, accounts.options.stripe.access.secretKey),
  refundsAsked: ({ accounts }) => accounts.options.stripe.refundsAsked,
  references: ({ accounts }) => accounts.options.stripe.sessions.map(({ client_reference_id }) => client_reference_id).toReversed(),
  payable: ({ accounts }) =>
    accounts.options.stripe.sessions
      .filter(({ id }) => accounts.options.stripe.find(id)?.status === 'open')
      .map(({ client_reference_id }) => client_reference_id),
  received: ({ accounts }) =>
    accounts.options.stripe.sessions.flatMap(({ client_reference_id: reference, payment_intent: payment }) =>
      payment && payment.amount_received > 0
        ? [{ id: payment.id, reference, amountMinor: payment.amount_received, currency: payment.currency.toUpperCase() }]
        : [],
    ),
  returned: ({ accounts }) =>
    accounts.options.stripe.refunds
      .filter(({ status }) => status !== 'failed')
      .map(({ payment_intent: id, amount, currency }) => ({ id, amountMinor: amount, currency: currency.toUpperCase() })),
  claim: ({ accounts }, reference) =>
    accounts.options.stripe.signed(
      accounts.options.stripe.event('checkout.session.completed', {
        object: 'checkout.session',
        client_reference_id: reference,
        payment_status: 'paid',
        status: 'complete',
      }),
    ),
};

const RAIL_OF = {
  card: paystackRail('card'),
  bank_transfer: paystackRail('bank_transfer'),
  international_card: stripeRail,
} satisfies Readonly<Record<PaymentRail, Rail>>;
export const RAILS: readonly Rail[] = Object.values(RAIL_OF);
