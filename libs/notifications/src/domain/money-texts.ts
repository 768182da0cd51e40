import { enclosedText } from './enclosed-text';
import type { BalanceMode } from '@svc/contracts';
import { ENGLISH_BALANCE } from './balance-texts';

/** What the texts about an order are filled with. */
export interface OrderEmailFacts {
  merchant: string;
  number: string;
  paid: string;
  /** What is still to be paid; absent when all is. */
  balance?: string;
  /** `5 December 2026`, when the balance has a day. */
  balanceDue?: string;
  /** How it is paid. */
  balanceMode: BalanceMode;
  /** Seats whose tickets come with the letter. */
  seats: number;
}

/** What the texts about money on its way back are filled with. */
export interface RefundEmailFacts {
  merchant: string;
  amount: string;
  /** Why, as it is noted. */
  reason?: string;
  checkout: string;
  refund: string;
}

/** Texts about money in one language. */
export const ENGLISH_MONEY = {
  language: 'en',
  order: {
    subject: ({ merchant, number }: OrderEmailFacts) => `Your order ${number} at ${merchant}`,
    heading: 'Thank you for your order',
    paragraphs: ({ merchant, number, paid, balance, balanceDue, balanceMode, seats }: OrderEmailFacts) => [
      balance
        ? `${merchant} has your order ${number} and ${paid} of it. ${ENGLISH_BALANCE.how[balanceMode]({ merchant, number, paid, balance, due: balanceDue })}`
        : `${merchant} has your order ${number}, and it is paid in full. This is your receipt.`,
      ...(seats > 0 ? [enclosedText(seats)] : []),
    ],
    sms: ({ merchant, number, paid, seats }: OrderEmailFacts) => `${merchant}: we have your order ${number} and ${paid}. Thank you.${seats > 0 ? ' Your tickets:' : ''}`,
    eventCancelled: (merchant: string) => `${merchant} will let you know about what you have paid.`,
    footer: (merchant: string) => `You get this mail because this address was given when buying from ${merchant}.`,
  },
  returned: {
    subject: ({ amount }: RefundEmailFacts) => `Your payment of ${amount} is on its way back`,
    heading: 'Your money is on its way back',
    paragraphs: ({ merchant, amount, reason = '' }: RefundEmailFacts) => [
      `${merchant} has received ${amount} from you and gives it back. ${WHY_BUYER[reason] ?? 'It was not needed.'}`,
      'It goes back the way it came. Depending on your bank it may take some days to arrive; nothing more is needed from you.',
    ],
    sms: ({ merchant, amount }: RefundEmailFacts) => `${merchant}: your payment of ${amount} was not needed and is on its way back to you.`,
    footer: (merchant: string) => `You get this mail because this address was given when paying ${merchant}.`,
  },
  alerts: {
    money_returned: {
      subject: ({ amount }: RefundEmailFacts) => `${amount} was given back by itself`,
      heading: 'A payment was given back by itself',
      paragraphs: ({ amount, reason = '', checkout }: RefundEmailFacts) => [
        `${amount} came for the checkout ${checkout} and goes back to the buyer. ${WHY_MERCHANT[reason] ?? 'It was not needed.'} The buyer is told.`,
        `See what happened: GET /v1/admin/checkouts/${checkout}. It stands among the exceptions until somebody has looked at it: GET /v1/admin/payments/exceptions.`,
      ],
    },
    refund_failed: {
      subject: ({ amount }: RefundEmailFacts) => `A refund of ${amount} could not be made`,
      heading: 'A refund could not be made',
      paragraphs: ({ amount, checkout, refund }: RefundEmailFacts) => [
        `The payment provider would not give ${amount} back (refund ${refund} of the checkout ${checkout}). The buyer still waits for it.`,
        `Give it back at the provider or by hand, or refund the order again; then note that it is settled: POST /v1/admin/payments/exceptions/{ref}/resolve.`,
      ],
    },
  },
  labels: { order: 'Order', items: 'Items', discount: 'Discount', delivery: 'Delivery', fees: 'Fees', tax: 'Tax', total: 'Total', paid: 'Paid', balance: 'Still to be paid', received: 'Received', returned: 'Given back before', returning: 'On its way back', refused: 'Could not be given back', kept: 'Kept' },
} as const;

/** Why money goes back by itself, as refunds note it. */
export const DISPOSITIONS_RETURNED = ['excess', 'duplicate', 'late', 'after_cancel', 'mismatch', 'unfinished'] as const;
type Why = Readonly<Partial<Record<string, string>>>;

const WHY_BUYER: Why = {
  excess: 'It was more than was due.',
  duplicate: 'What you bought was paid for already.',
  late: 'It arrived after the time to pay was over, and what you had chosen was gone by then, or not to be had at that price any more.',
  after_cancel: 'The checkout had been cancelled before it arrived.',
  mismatch: 'It came in another currency than was asked for.',
  unfinished: 'The full amount had not arrived when the time to pay was over.',
};

const WHY_MERCHANT: Why = {
  ...WHY_BUYER,
  duplicate: 'The checkout was paid already.',
  late: 'It was paid after the end of the checkout, and what it was for is sold, is not on sale like that any more, or the time for late money (checkouts.lateMoneyHours) was over.',
};
