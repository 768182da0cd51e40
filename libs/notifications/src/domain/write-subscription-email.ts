import { acceptedPrices, type SubscriptionLinks } from '@svc/contracts';
import { formatMoney } from '@svc/kernel';
import type { SubscriptionMessageKind } from './message';
import type { SubscriptionEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';

/** What the texts of a mail to a subscriber are filled with. None of it was typed by whoever signed up, since that may be anybody. */
export interface SubscriptionEmailFacts {
  merchant: string;
  /** `Aso-oke tote bag, Indigo`; of a newsletter empty. */
  what: string;
}

/** The texts of one kind of mail to a subscriber; `link` is the button, `end` what takes them off. */
interface SubscriptionTexts {
  subject(facts: SubscriptionEmailFacts): string;
  heading: string;
  paragraphs(facts: SubscriptionEmailFacts): string[];
  link: string;
  end: string;
  footer(facts: SubscriptionEmailFacts): string;
}

const NOT_YOU = 'If it was not you, do nothing: without your answer no further mail comes.';

/** The mails to subscribers in English. */
const ENGLISH_SUBSCRIPTION = {
  language: 'en',
  greeting: 'Hello,',
  labels: { product: 'Product', price: 'Price' },
  kinds: {
    newsletter_confirm: {
      subject: ({ merchant }) => `Please confirm: news from ${merchant}`,
      heading: 'Do you want news from us?',
      paragraphs: ({ merchant }) => [`Somebody has asked ${merchant} to send its newsletter to this address. If it was you, confirm it by the link below.`, NOT_YOU],
      link: 'Confirm',
      end: 'I do not want this',
      footer: ({ merchant }) => `You get this mail because this address was given for the newsletter of ${merchant}.`,
    },
    restock_confirm: {
      subject: ({ what }) => `Please confirm: we tell you when ${what} is back`,
      heading: 'Shall we tell you when it is back?',
      paragraphs: ({ merchant, what }) => [`Somebody wants ${merchant} to tell this address once ${what} can be bought again. If it was you, confirm it by the link below.`, NOT_YOU],
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
      footer: ({ merchant }) => `You get this mail because you have asked ${merchant} to be told when this product is back.`,
    },
  } satisfies Record<SubscriptionMessageKind, SubscriptionTexts>,
};

/**
 * What somebody who has signed up is sent; undefined when it would no longer be true: it was answered meanwhile, or the
 * product is not shown any more. Each mail can be unsubscribed from, by its link and by the mail program (RFC 8058).
 */
export function writeSubscriptionEmail(kind: SubscriptionMessageKind, source: SubscriptionEmailSource, { subscriptions }: { subscriptions: SubscriptionLinks }): EmailContent | undefined {
  const { workspace, branding, subscription, product } = source;
  const { id: subscriptionId, kind: wish, state, email } = subscription;
  if (state !== (kind === 'restock_available' ? 'told' : 'pending') || (wish === 'restock' && !product)) return undefined;
  const link = { workspaceSlug: workspace.slug, kind: wish, subscriptionId };
  const facts = { merchant: workspace.displayName, what: product ? productTitle(product) : '' };
  const texts = ENGLISH_SUBSCRIPTION.kinds[kind];
  const end = subscriptions.page(link, 'end');
  const target = kind === 'restock_available' && product ? subscriptions.product(workspace.slug, product) : subscriptions.page(link, 'confirm');
  return {
    language: ENGLISH_SUBSCRIPTION.language,
    brand: { name: workspace.displayName, ...branding },
    addressee: email,
    subject: texts.subject(facts),
    heading: texts.heading,
    greeting: ENGLISH_SUBSCRIPTION.greeting,
    paragraphs: texts.paragraphs(facts),
    facts: product ? factsOf(product, workspace.currencies) : [],
    link: { url: target, text: texts.link },
    secondLink: { url: end, text: texts.end },
    unsubscribeUrl: end,
    footer: texts.footer(facts),
    calendars: [],
  };
}

type Product = NonNullable<SubscriptionEmailSource['product']>;

function productTitle({ name, variantName }: Product): string {
  return variantName === name ? name : `${name}, ${variantName}`;
}

function factsOf(product: Product, currencies: readonly string[]): EmailFact[] {
  const { labels } = ENGLISH_SUBSCRIPTION;
  const [price] = acceptedPrices(product, currencies);
  return [{ name: labels.product, lines: [productTitle(product)] }, ...(price ? [{ name: labels.price, lines: [formatMoney(price.priceMinor, price.currency)] }] : [])];
}
