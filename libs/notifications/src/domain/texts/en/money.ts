import type { BalanceMode } from '@svc/contracts';
import type { OrderMessageKind } from '../../message';
import { enclosedText } from './guest';

/** Values for the texts about the balance of an order. */
export interface BalanceFacts {
  merchant: string;
  number: string;
  /** Amount still to be paid. */
  balance: string;
  /** `5 December 2026`, when it has a day. */
  due?: string;
  /** Amount paid in all. */
  paid: string;
}

export type BalanceKind = Extract<OrderMessageKind, `balance_${string}`>;

const by = (due: string | undefined) => (due ? `, by ${due}` : '');

/** Sentence on how the balance is paid, for the receipt of a deposit; the payment link follows. */
const HOW: Record<BalanceMode, (facts: BalanceFacts) => string> = {
  online: ({ balance, due }) =>
    `${balance} is still to be paid${by(due)}. You can pay it online whenever you like, by the link below${due ? '; we remind you before that day' : ''}.`,
  at_door: ({ balance, due, merchant }) => `${balance} is still to be paid${by(due)}. You pay it to ${merchant} at the door.`,
  manual: ({ balance, due, merchant }) => `${balance} is still to be paid${by(due)}. ${merchant} will tell you how.`,
};

/** Texts about the balance of an order in English. */
export const ENGLISH_BALANCE = {
  how: HOW,
  pay: (balance: string) => `Pay ${balance}`,
  see: 'See your order',
  eta: (text: string) => `pre-order: ${text}`,
  preorder: 'pre-order',
  kinds: {
    balance_asked: {
      subject: ({ balance, number }) => `${balance} to pay for your order ${number}`,
      heading: 'Time to pay the rest',
      paragraphs: ({ merchant, number, balance, due }) => [
        `${merchant} asks you for the rest of your order ${number}: ${balance}${due ? `, to be paid by ${due}` : ''}.`,
        'You pay it online by the link below. If you have paid it already, nothing more is needed from you.',
      ],
      sms: ({ merchant, balance, number, due }) => `${merchant}: please pay ${balance} for your order ${number}${by(due)}:`,
    },
    balance_reminder: {
      subject: ({ balance, number, due }) => `${balance} to pay${due ? ` by ${due}` : ''}: your order ${number}`,
      heading: 'A reminder of what is left to pay',
      paragraphs: ({ merchant, number, balance, due }) => [
        `Of your order ${number} at ${merchant}, ${balance} is still to be paid${by(due)}.`,
        'You pay it online by the link below. If you have paid it already, nothing more is needed from you.',
      ],
      sms: ({ merchant, balance, number, due }) => `${merchant}: ${balance} is still to be paid for your order ${number}${by(due)}:`,
    },
    balance_received: {
      subject: ({ number, merchant }) => `Your order ${number} at ${merchant} is paid in full`,
      heading: 'Thank you, all is paid',
      paragraphs: ({ merchant, number, paid }) => [
        `${merchant} has the rest of what you owed for your order ${number}: it is paid in full, ${paid}. This is your receipt.`,
      ],
      sms: ({ merchant, number }) => `${merchant}: your order ${number} is paid in full. Thank you.`,
    },
  } satisfies Record<BalanceKind, BalanceKindTexts>,
};

/** Texts of one kind of message about the balance of an order. */
export interface BalanceKindTexts {
  subject(facts: BalanceFacts): string;
  heading: string;
  paragraphs(facts: BalanceFacts): string[];
  sms(facts: BalanceFacts): string;
}

/** Values for the texts about an order. */
export interface OrderEmailFacts {
  merchant: string;
  number: string;
  paid: string;
  /** Amount still to be paid; absent when everything is paid. */
  balance?: string;
  /** `5 December 2026`, when the balance has a day. */
  balanceDue?: string;
  /** Way of paying the balance. */
  balanceMode: BalanceMode;
  /** Seats whose tickets come with the email, and their event. */
  seats: number;
  event?: string;
}

/** Values for the texts about a refund. */
export interface RefundEmailFacts {
  merchant: string;
  amount: string;
  /** Reason on record. */
  reason?: string;
  checkout: string;
  refund: string;
  /** Number of the order whose money it is; absent for money that no order took. */
  order?: string;
}

/** Texts about money in English. */
export const ENGLISH_MONEY = {
  order: {
    subject: ({ merchant, number, event, seats }: OrderEmailFacts) =>
      event ? `${seats === 1 ? 'Your ticket' : 'Your tickets'}: ${event}` : `Your order ${number} at ${merchant}`,
    heading: ({ event, number }: OrderEmailFacts) => (event ? `You’re going to ${event}` : `Thank you, your order ${number} is confirmed`),
    paragraphs: ({ merchant, number, paid, balance, balanceDue, balanceMode, seats }: OrderEmailFacts) => [
      balance
        ? `${merchant} has your order ${number} and ${paid} of it. ${ENGLISH_BALANCE.how[balanceMode]({ merchant, number, paid, balance, due: balanceDue })}`
        : `${merchant} has your order ${number}, and it is paid in full. This is your receipt.`,
      ...(seats > 0 ? [enclosedText(seats)] : []),
    ],
    sms: ({ merchant, number, paid, seats, event }: OrderEmailFacts) =>
      `${merchant}: we have your order ${number} and ${paid}. Thank you.${seats > 0 ? ` Your ${seats === 1 ? 'ticket' : 'tickets'}${event ? ` for ${event}` : ''}:` : ''}`,
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
  notReceived: {
    subject: ({ amount }: RefundEmailFacts) => `Your refund of ${amount} has not come through`,
    heading: 'Your refund has not come through',
    paragraphs: ({ merchant, amount, order }: RefundEmailFacts) => [
      `${merchant} refunded ${amount}${order ? ` of your order ${order}` : ''}, but the money could not be given back the way it came. You do not have it yet.`,
      `${merchant} takes care of it, and returns the money to you another way. Nothing is needed from you unless ${merchant} asks you where to send it.`,
    ],
    sms: ({ merchant, amount, order }: RefundEmailFacts) =>
      `${merchant}: your refund of ${amount}${order ? ` for order ${order}` : ''} has not come through. We take care of it, and return the money another way.`,
  },
  labels: {
    order: 'Order',
    items: 'Items',
    subtotal: 'Subtotal',
    discount: 'Discount',
    delivery: 'Delivery',
    pickup: 'Pick-up',
    free: 'Free',
    fees: 'Service fee',
    tax: 'Tax',
    total: 'Total',
    paid: 'Paid',
    balance: 'Still to be paid',
    waived: 'Not to be paid any more',
    received: 'Received',
    returned: 'Given back before',
    returning: 'On its way back',
    refused: 'Could not be given back',
    kept: 'Kept',
    arrives: 'Arrives',
    ready: 'Ready',
    when: 'When',
    address: 'Delivery address',
    method: 'Delivery method',
    pickupAt: 'Pick-up at',
    payment: 'Payment',
  },
  /** Ways of payment by their rails. */
  rails: {
    card: 'Card',
    bank_transfer: 'Bank transfer',
    international_card: 'Card',
    cash: 'Cash',
    transfer: 'Transfer to the shop',
    other: 'Paid to the shop',
  } satisfies Rails as Rails,
};

type Rails = Readonly<Record<string, string>>;

/** Reasons of automatic refunds, as refunds record them. */
export const DISPOSITIONS_RETURNED = ['excess', 'duplicate', 'late', 'after_cancel', 'mismatch', 'unfinished'] as const;
export type Why = Readonly<Partial<Record<string, string>>>;

/** Explanations of these reasons to the buyer. */
export const WHY_BUYER: Why = {
  excess: 'It was more than was due.',
  duplicate: 'What you bought was paid for already.',
  late: 'It arrived after the time to pay was over, and what you had chosen was gone by then, or no longer available at that price.',
  after_cancel: 'The checkout had been cancelled before it arrived.',
  mismatch: 'It came in another currency than was asked for.',
  unfinished: 'The full amount had not arrived when the time to pay was over.',
};

export type BalanceTexts = typeof ENGLISH_BALANCE;
export type MoneyTexts = typeof ENGLISH_MONEY;
