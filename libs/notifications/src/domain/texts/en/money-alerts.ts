import type { RefundMessageKind } from '../../message';
import { type RefundEmailFacts, WHY_BUYER, type Why } from './money';

/** Texts of one alert to the merchant about money. */
interface MoneyAlertTexts {
  subject(facts: RefundEmailFacts): string;
  heading: string;
  paragraphs(facts: RefundEmailFacts): string[];
}

const WHY_MERCHANT: Why = {
  ...WHY_BUYER,
  duplicate: 'The checkout was paid already.',
  late: 'It was paid after the end of the checkout, and what it was for is sold, is not on sale like that any more, or the time for late money (checkouts.lateMoneyHours) was over.',
};

/** Alerts to merchants about automatic refunds, paid or failed, which are in English. */
export const ENGLISH_MONEY_ALERTS: Record<Exclude<RefundMessageKind, 'payment_returned' | 'refund_not_received'>, MoneyAlertTexts> = {
  money_returned: {
    subject: ({ amount }: RefundEmailFacts) => `${amount} was refunded automatically`,
    heading: 'A payment was refunded automatically',
    paragraphs: ({ amount, reason = '', checkout }: RefundEmailFacts) => [
      `${amount} came for the checkout ${checkout} and goes back to the buyer. ${WHY_MERCHANT[reason] ?? 'It was not needed.'} The buyer was notified.`,
      'It is listed among the exceptions until you mark it as resolved.',
    ],
  },
  refund_failed: {
    subject: ({ amount }: RefundEmailFacts) => `A refund of ${amount} could not be made`,
    heading: 'A refund could not be made',
    paragraphs: ({ amount, checkout, refund }: RefundEmailFacts) => [
      `The payment provider would not give ${amount} back (refund ${refund} of the checkout ${checkout}). The buyer still waits for it, and was notified that you take care of it.`,
      'Refund it at the provider or by hand, or refund the order again. Then mark the exception as resolved.',
    ],
  },
};
