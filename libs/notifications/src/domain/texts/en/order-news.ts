import type { OrderNewsKind } from '../../message';

/** Way in which an order reaches its buyer. */
export type Way = 'delivery' | 'pickup' | 'none';

/** Values for the texts about news of an order. */
export interface OrderNewsFacts {
  merchant: string;
  number: string;
  way: Way;
  /** Nothing of it is left to hand over. */
  isAll: boolean;
  /** Carrier or tracking of what was handed over is known. */
  isTracked: boolean;
  /** Refunded amount; absent when nothing is refunded. */
  amount?: string;
  /** All of its money was taken by the merchant, who gives it back, too (D-163). */
  isByHand: boolean;
  /** Merchant's message to the buyer. */
  message?: string;
}

/** Texts of one kind of message about news of an order. */
export interface OrderNewsKindTexts {
  subject(facts: OrderNewsFacts): string;
  heading(facts: OrderNewsFacts): string;
  paragraphs(facts: OrderNewsFacts): string[];
  sms(facts: OrderNewsFacts): string;
}

const WHOLE: Record<Way, string> = {
  delivery: 'Your order has been sent',
  pickup: 'Your order has been picked up',
  none: 'Your order is complete',
};
const PART: Record<Way, string> = {
  delivery: 'Part of your order has been sent',
  pickup: 'Part of your order has been picked up',
  none: 'Part of your order is done',
};

const NEWS: Record<Way, string> = { delivery: 'is on its way', pickup: 'has been picked up', none: 'is complete' };
const PARTIAL: Record<Way, string> = { delivery: 'is on its way', pickup: 'has been picked up', none: 'is done' };

const newsOf = ({ way, isAll, number }: OrderNewsFacts) =>
  isAll ? `Your order ${number} ${NEWS[way]}` : `Part of your order ${number} ${PARTIAL[way]}`;

const handedOver = ({ way, isAll }: OrderNewsFacts) => (isAll ? WHOLE[way] : PART[way]);

const THE_WAY_IT_CAME =
  'It goes back the way it came. Depending on your bank it may take some days to arrive; nothing more is needed from you.';

const wayBack = ({ merchant, isByHand }: OrderNewsFacts): string =>
  isByHand
    ? `You paid ${merchant} directly, so ${merchant} gives it back to you directly. Ask them if you do not have it.`
    : THE_WAY_IT_CAME;

/** Texts about news of an order in English. */
export const ENGLISH_ORDER_NEWS = {
  items: { delivery: 'Sent', pickup: 'Picked up', none: 'Done' } satisfies Record<Way, string>,
  shipment: { carrier: 'Carrier', number: 'Tracking number', follow: 'Follow your parcel' },
  corrected: {
    subject: ({ number }) => `Corrected tracking details for your order ${number}`,
    heading: () => 'Corrected tracking details',
    paragraphs: ({ merchant, number, isTracked }) => [
      isTracked
        ? `${merchant} has corrected how to follow your order ${number}. Please use the details below, not the earlier ones.`
        : `The tracking details that you got for your order ${number} were wrong. ${merchant} has removed them; there are no others.`,
    ],
    sms: ({ merchant, number, isTracked }) =>
      `${merchant}: ${isTracked ? 'corrected tracking details for' : 'please ignore the tracking details of'} your order ${number}.`,
  } satisfies OrderNewsKindTexts,
  kinds: {
    order_fulfilled: {
      subject: newsOf,
      heading: newsOf,
      paragraphs: ({ merchant, way, isAll }) => [
        ...(way === 'delivery' ? [`${merchant} has sent ${isAll ? 'everything you ordered' : 'the items below'}.`] : []),
        isAll ? `Thank you for buying from ${merchant}.` : 'The rest is still to come; you will get a mail about it.',
      ],
      sms: (facts) => `${facts.merchant}: ${handedOver(facts)} (order ${facts.number}).`,
    },
    order_refunded: {
      subject: ({ amount = '', number, isByHand }) =>
        isByHand ? `${amount} of your order ${number} is given back` : `${amount} of your order ${number} is on its way back`,
      heading: ({ isByHand }) => (isByHand ? 'Your money is given back' : 'Your money is on its way back'),
      paragraphs: (facts) => [`${facts.merchant} gives ${facts.amount ?? ''} of your order ${facts.number} back to you.`, wayBack(facts)],
      sms: ({ merchant, number, amount = '', isByHand }) =>
        `${merchant}: ${amount} of your order ${number} is ${isByHand ? 'given back to you by us' : 'on its way back to you'}.`,
    },
    order_refund_declined: {
      subject: ({ number }) => `About the refund of your order ${number}`,
      heading: () => 'Your order is not refunded',
      paragraphs: ({ merchant, number, message = '' }) => [
        `You asked for a refund of your order ${number}. ${merchant} does not give it back, and says:`,
        message,
        `If you have questions, ask ${merchant}.`,
      ],
      sms: ({ merchant, number, message = '' }) => `${merchant} does not refund your order ${number}: ${message}`,
    },
    order_cancelled: {
      subject: ({ number, merchant }) => `Your order ${number} at ${merchant} was cancelled`,
      heading: () => 'Your order was cancelled',
      paragraphs: (facts) => [
        `${facts.merchant} has cancelled your order ${facts.number}. Nothing more is to be paid for it.`,
        facts.amount ? `${facts.amount} is given back to you. ${wayBack(facts)}` : `Ask ${facts.merchant} if you did not expect this.`,
      ],
      sms: ({ merchant, number, amount, isByHand }) =>
        `${merchant}: your order ${number} was cancelled.${amount ? ` ${amount} is ${isByHand ? 'given back to you by us' : 'on its way back to you'}.` : ''}`,
    },
  } satisfies Record<OrderNewsKind, OrderNewsKindTexts>,
};

export interface OrderNewsTexts {
  /** Label before the pieces that were handed over. */
  items: Record<Way, string>;
  /** Words of a shipment: names of the facts, and the text of the link to the carrier's page. */
  shipment: { carrier: string; number: string; follow: string };
  /** Texts of a correction of carrier and tracking. */
  corrected: OrderNewsKindTexts;
  kinds: Record<OrderNewsKind, OrderNewsKindTexts>;
}
