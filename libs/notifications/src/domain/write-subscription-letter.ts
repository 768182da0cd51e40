import { acceptedPrices, type SubscriptionLinks } from '@svc/contracts';
import { formatMoney } from '@svc/kernel';
import type { SubscriptionLetterSource } from '../ports/letter-sources';
import type { Letter, LetterFact } from './letter';
import type { SubscriptionMessageKind } from './message';
import { ENGLISH_SUBSCRIPTION } from './subscription-texts';

/**
 * What somebody who has signed up is told; undefined when it would no longer be true: it was answered meanwhile, or the
 * product is not shown any more. Each mail can be unsubscribed from, by its link and by the mail program (RFC 8058).
 */
export function writeSubscriptionLetter(kind: SubscriptionMessageKind, source: SubscriptionLetterSource, { subscriptions }: { subscriptions: SubscriptionLinks }): Letter | undefined {
  const { workspace, face, subscription, product } = source;
  const { id: subscriptionId, kind: wish, state, email } = subscription;
  if (state !== (kind === 'restock_available' ? 'told' : 'pending') || (wish === 'restock' && !product)) return undefined;
  const link = { workspaceSlug: workspace.slug, kind: wish, subscriptionId };
  const facts = { merchant: workspace.displayName, what: product ? nameOf(product) : '' };
  const texts = ENGLISH_SUBSCRIPTION.kinds[kind];
  const end = subscriptions.page(link, 'end');
  const target = kind === 'restock_available' && product ? subscriptions.product(workspace.slug, product) : subscriptions.page(link, 'confirm');
  return {
    language: ENGLISH_SUBSCRIPTION.language,
    brand: { name: workspace.displayName, ...face },
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

type Product = NonNullable<SubscriptionLetterSource['product']>;

function nameOf({ name, variantName }: Product): string {
  return variantName === name ? name : `${name}, ${variantName}`;
}

function factsOf(product: Product, currencies: readonly string[]): LetterFact[] {
  const { labels } = ENGLISH_SUBSCRIPTION;
  const [price] = acceptedPrices(product, currencies);
  return [{ name: labels.product, lines: [nameOf(product)] }, ...(price ? [{ name: labels.price, lines: [formatMoney(price.priceMinor, price.currency)] }] : [])];
}
