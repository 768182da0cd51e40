import type { SubscriptionMessageKind } from '../../message';

/** Values for the texts of a mail to a subscriber. None of them was typed by the subscriber, since anyone may enter the address. */
export interface SubscriptionEmailFacts {
  merchant: string;
  /** `Aso-oke tote bag, Indigo`; of a newsletter empty. */
  what: string;
}

/** Values for the texts around a merchant's own words. */
export interface AnnouncementFacts {
  merchant: string;
  event: string;
}

/** Texts of one kind of mail to a subscriber; `link` is the button, `end` the unsubscribe link. */
export interface SubscriptionKindTexts {
  subject(facts: SubscriptionEmailFacts): string;
  heading: string;
  paragraphs(facts: SubscriptionEmailFacts): string[];
  link: string;
  end: string;
  footer(facts: SubscriptionEmailFacts): string;
}

const NOT_YOU = 'If it was not you, do nothing: without your answer no further mail comes.';

/** Texts of the mails to subscribers in English. */
export const ENGLISH_SUBSCRIPTION = {
  greeting: 'Hello,',
  labels: { product: 'Product', price: 'Price' },
  /** Texts of mails in the merchant's own words to guests of an event. */
  announcement: {
    end: 'No such mails any more',
    footer: ({ merchant, event }: AnnouncementFacts) => `You get this mail because you have a place at ${event} by ${merchant}.`,
    otherFooter: ({ merchant, event }: AnnouncementFacts) =>
      `You get this mail from ${merchant} because you have a place at ${event}. The link above stops mails that are not about your events.`,
  },
  kinds: {
    newsletter_confirm: {
      subject: ({ merchant }) => `Please confirm: news from ${merchant}`,
      heading: 'Do you want news from us?',
      paragraphs: ({ merchant }) => [
        `Somebody has asked ${merchant} to send its newsletter to this address. If it was you, confirm it by the link below.`,
        NOT_YOU,
      ],
      link: 'Confirm',
      end: 'I do not want this',
      footer: ({ merchant }) => `You get this mail because this address was given for the newsletter of ${merchant}.`,
    },
    restock_confirm: {
      subject: ({ what }) => `Please confirm: we tell you when ${what} is back`,
      heading: 'Shall we tell you when it is back?',
      paragraphs: ({ merchant, what }) => [
        `Somebody wants ${merchant} to tell this address once ${what} can be bought again. If it was you, confirm it by the link below.`,
        NOT_YOU,
      ],
      link: 'Confirm',
      end: 'I do not want this',
      footer: ({ merchant }) => `You get this mail because this address was given to ${merchant} for word about this product.`,
    },
    restock_available: {
      subject: ({ what }) => `${what} is back`,
      heading: 'It is back',
      paragraphs: ({ merchant, what }) => [
        `${what} can be bought again from ${merchant}, while it lasts.`,
        'You have asked for this mail, and it is the only one: if it is sold out when you come, ask again.',
      ],
      link: 'See it',
      end: 'No such mails any more',
      footer: ({ merchant }) => `You get this mail because you have asked ${merchant} to notify you when this product is back.`,
    },
  } satisfies Record<SubscriptionMessageKind, SubscriptionKindTexts>,
};

export type SubscriptionTexts = typeof ENGLISH_SUBSCRIPTION;
