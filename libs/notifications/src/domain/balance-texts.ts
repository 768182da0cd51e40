import type { BalanceMode } from '@svc/contracts';
import type { OrderMessageKind } from './message';

/** What the texts about the rest of an order are filled with. */
export interface BalanceFacts {
  merchant: string;
  number: string;
  /** What is still to be paid. */
  balance: string;
  /** `5 December 2026`, when it has a day. */
  due?: string;
  /** What was paid in all. */
  paid: string;
}

export type BalanceKind = Extract<OrderMessageKind, `balance_${string}`>;

const by = (due: string | undefined) => (due ? `, by ${due}` : '');

/** How what is left is paid, as the receipt of a deposit says; the link to pay it stands below. */
const HOW: Record<BalanceMode, (facts: BalanceFacts) => string> = {
  online: ({ balance, due }) => `${balance} is still to be paid${by(due)}. You can pay it online whenever you like, by the link below${due ? '; we remind you before that day' : ''}.`,
  at_door: ({ balance, due, merchant }) => `${balance} is still to be paid${by(due)}. You pay it to ${merchant} at the door.`,
  manual: ({ balance, due, merchant }) => `${balance} is still to be paid${by(due)}. ${merchant} will tell you how.`,
};

/** Texts about the rest of an order in English. */
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
      paragraphs: ({ merchant, number, paid }) => [`${merchant} has the rest of what you owed for your order ${number}: it is paid in full, ${paid}. This is your receipt.`],
      sms: ({ merchant, number }) => `${merchant}: your order ${number} is paid in full. Thank you.`,
    },
  } satisfies Record<BalanceKind, BalanceTexts>,
};

interface BalanceTexts {
  subject(facts: BalanceFacts): string;
  heading: string;
  paragraphs(facts: BalanceFacts): string[];
  sms(facts: BalanceFacts): string;
}
