import { acceptedPrices, type SubscriptionLinks } from '@svc/contracts';
import type { SubscriptionMessageKind } from './message';
import type { SubscriptionEmailSource } from '../ports/email-sources';
import type { EmailContent, EmailFact } from './email';
import { type MessageLocale, messageLocaleOf } from './texts';

/**
 * Writes an email to a subscriber; undefined when it would no longer be true: the subscription was confirmed or ended meanwhile, or the
 * product is no longer shown. Each mail carries an unsubscribe link, for the reader and for the mail program (RFC 8058).
 */
export function writeSubscriptionEmail(
  kind: SubscriptionMessageKind,
  source: SubscriptionEmailSource,
  { subscriptions }: { subscriptions: SubscriptionLinks },
): EmailContent | undefined {
  const { workspace, branding, subscription, product } = source;
  const { id: subscriptionId, kind: wish, state, email } = subscription;
  if (state !== (kind === 'restock_available' ? 'told' : 'pending') || (wish === 'restock' && !product)) return undefined;
  const link = { workspaceSlug: workspace.slug, kind: wish, subscriptionId };
  const facts = { merchant: workspace.displayName, what: product ? productTitle(product) : '' };
  const reader = messageLocaleOf(source.language);
  const texts = reader.subscription.kinds[kind];
  const end = subscriptions.page(link, 'end');
  const target =
    kind === 'restock_available' && product ? subscriptions.product(workspace.slug, product) : subscriptions.page(link, 'confirm');
  return {
    language: reader.locale,
    brand: { name: workspace.displayName, ...branding },
    addressee: email,
    subject: texts.subject(facts),
    heading: texts.heading,
    greeting: reader.subscription.greeting,
    paragraphs: texts.paragraphs(facts),
    facts: product ? factsOf(product, workspace.currencies, reader) : [],
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

function factsOf(product: Product, currencies: readonly string[], { amount, subscription: { labels } }: MessageLocale): EmailFact[] {
  const [price] = acceptedPrices(product, currencies);
  return [
    { name: labels.product, lines: [productTitle(product)] },
    ...(price ? [{ name: labels.price, lines: [amount(price.priceMinor, price.currency)] }] : []),
  ];
}
