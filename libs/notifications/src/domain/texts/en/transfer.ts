/** Values for the texts about a transfer. */
export interface TransferFacts {
  merchant: string;
  amount: string;
  /** `Saturday, 5 December 2026, 18:00 (West Africa Time)`; absent where the account does not expire. */
  until?: string;
}

/** Values for the texts about a payment whose event, or whose tickets, are cancelled. */
export interface EndedPaymentFacts {
  merchant: string;
  event: string;
  cancelled: 'event' | 'days' | 'types';
}

export interface TransferTexts {
  subject(facts: TransferFacts): string;
  heading(facts: TransferFacts): string;
  paragraphs(facts: TransferFacts): string[];
  back: string;
  labels: Record<'amount' | 'accountNumber' | 'bank' | 'accountName' | 'before', string>;
  /** Texts of a payment that was begun for what is cancelled. */
  ended: {
    subject(facts: EndedPaymentFacts): string;
    heading(facts: EndedPaymentFacts): string;
    cancelled: Record<EndedPaymentFacts['cancelled'], (facts: EndedPaymentFacts) => string>;
    money: string;
  };
}

/** Texts of transfer instructions in English. */
export const ENGLISH_TRANSFER: TransferTexts = {
  subject: ({ merchant, amount }) => `Transfer ${amount} to ${merchant}`,
  heading: ({ amount }) => `Transfer ${amount}`,
  paragraphs: ({ merchant, until }) => [
    `${merchant} waits for your transfer to the account below. Transfer exactly this amount${until ? `, before ${until}` : ''}: the account takes it for this payment alone.`,
    'Once the money is here, you get your receipt. If you have transferred it already, nothing more is needed from you.',
  ],
  back: 'Back to your payment',
  labels: { amount: 'Amount', accountNumber: 'Account number', bank: 'Bank', accountName: 'Account name', before: 'Pay before' },
  ended: {
    subject: ({ event }) => `Cancelled: ${event}`,
    heading: ({ cancelled }) => (cancelled === 'event' ? 'The event does not take place' : 'Your tickets are cancelled'),
    cancelled: {
      event: ({ merchant, event }) => `${merchant} has cancelled ${event}. The tickets that you were buying are no longer kept for you.`,
      days: ({ merchant, event }) =>
        `${merchant} has cancelled the day of ${event} that you were buying tickets for. They are no longer kept for you.`,
      types: ({ merchant, event }) =>
        `${merchant} no longer offers the tickets for ${event} that you were buying. They are no longer kept for you.`,
    },
    money: 'Please do not pay any more. Money that you have sent already goes back to you by itself.',
  },
};
