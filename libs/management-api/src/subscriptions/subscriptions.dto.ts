import { describedEnum, timestamp, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import {
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATES,
  type AwaitedVariant,
  type ListedSubscription,
  type Subscription,
} from '@svc/subscriptions';
import { z } from 'zod';
import { filter, pageQuery } from '../page.dto';

/** States of a newsletter subscription; an ended one is `unsubscribed`. */
const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

const SUBSCRIBERS = {
  pending: 'The person has not confirmed by the link in the mail yet: do not write to them.',
  confirmed: 'The person wants the newsletter.',
  unsubscribed: 'The person no longer wants the newsletter: remove them from your own lists.',
};
const ALERTS = {
  pending: 'The person has not confirmed by the link in the mail yet.',
  confirmed: 'The person waits for the variant.',
  told: 'The mail that the variant can be bought again was sent.',
  ended: 'The person no longer waits for the variant.',
};

export const listSubscribersQuery = pageQuery.extend({
  state: z
    .enum(SUBSCRIBER_STATES, `Give one of ${SUBSCRIBER_STATES.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only newsletter subscribers in this state. Default: all.', SUBSCRIBERS)),
  search: filter('Only newsletter subscribers with this text in the e-mail address or name; upper and lower case are the same.'),
});

export const exportSubscribersQuery = z.strictObject({
  state: z
    .enum(SUBSCRIBER_STATES, `Give one of ${SUBSCRIBER_STATES.join(', ')}.`)
    .default('confirmed')
    .describe(withMeanings('Only newsletter subscribers in this state. Default: `confirmed`; do not write to others.', SUBSCRIBERS)),
});

export const listAlertsQuery = pageQuery.extend({
  state: z
    .enum(SUBSCRIPTION_STATES, `Give one of ${SUBSCRIPTION_STATES.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only restock alerts in this state. Default: all.', ALERTS)),
  variant: filter('Only restock alerts for this variant (`var_…`) or package option (`pko_…`): its ref. Default: all.'),
  search: filter('Only restock alerts with this text in the e-mail address; upper and lower case are the same.'),
});

const common = {
  email: z.string().describe('E-mail address of the person who signed up.'),
  source: describedEnum(SUBSCRIPTION_SOURCES, 'Channel through which the person signed up.', {
    hosted: 'Page of the service.',
    storefront_api: 'Merchant’s own site, through the storefront API.',
  }),
  createdAt: timestamp.describe('When the person signed up, UTC timestamp.'),
  confirmedAt: timestamp
    .optional()
    .describe('When the person confirmed the sign-up by the link in the mail, UTC timestamp. Absent when it is not confirmed.'),
};

/** Subscriber of the newsletter, or former subscriber. */
export const subscriberView = z
  .object({
    ref: z.string().describe('Ref of the newsletter subscriber, given by the service: `nls_…`.'),
    state: describedEnum(SUBSCRIBER_STATES, 'State of the newsletter subscription.', SUBSCRIBERS),
    name: z.string().optional().describe('Name that the newsletter subscriber gave at the sign-up. Absent when none was given.'),
    ...common,
    unsubscribedAt: timestamp.optional().describe('When the newsletter subscriber unsubscribed, UTC timestamp. Absent when they have not.'),
  })
  .meta({ id: 'Subscriber', description: 'A person who signed up for the newsletter of the shop.' });
export type SubscriberView = z.infer<typeof subscriberView>;

const awaitedProduct = {
  productRef: z.string().describe('Ref of the sold-out product (`prd_…`) or package (`pkg_…`) that people wait for.'),
  productName: z.string().describe('Name of the sold-out product or package that people wait for.'),
  productSlug: z
    .string()
    .describe('Slug of the sold-out product or package that people wait for: the merchant’s name of it in addresses of the shop.'),
  variantRef: z.string().describe('Ref of the sold-out variant (`var_…`), or option of a package (`pko_…`), that people wait for.'),
  variantName: z.string().describe('Name of the sold-out variant, or option of a package, that people wait for.'),
};

/** Restock alert of one person for a variant, open or sent. */
export const restockAlertView = z
  .object({
    ref: z.string().describe('Ref of the restock alert, given by the service: `rsa_…`.'),
    state: describedEnum(SUBSCRIPTION_STATES, 'State of the restock alert.', ALERTS),
    ...common,
    ...awaitedProduct,
    toldAt: timestamp
      .optional()
      .describe('When the mail that the variant can be bought again was sent, UTC timestamp. Absent when it was not sent.'),
    endedAt: timestamp.optional().describe('When the person called the restock alert off, UTC timestamp. Absent when they have not.'),
  })
  .meta({ id: 'RestockAlert', description: 'A restock alert: one person who waits for a sold-out variant.' });
export type RestockAlertView = z.infer<typeof restockAlertView>;

/** Number of people waiting for a variant. */
export const awaitedVariantView = z
  .object({ ...awaitedProduct, waiting: z.int().describe('Number of people who have confirmed that they wait for the sold-out variant.') })
  .meta({ id: 'AwaitedVariant', description: 'A sold-out variant that people wait for, with their number.' });

export function stateOf(state: SubscriberView['state'] | undefined): Subscription['state'] | undefined {
  return state === 'unsubscribed' ? 'ended' : state;
}

export function presentSubscriber({ id, state, name, endedAt, ...subscription }: Subscription): SubscriberView {
  const shown = state === 'pending' || state === 'confirmed' ? state : 'unsubscribed';
  return { ref: refOf('nls', id), state: shown, name, ...commonOf(subscription), unsubscribedAt: endedAt && timestampOf(endedAt) };
}

export function presentAlert({ id, state, variantId, product, endedAt, ...subscription }: ListedSubscription): RestockAlertView {
  const over = endedAt && timestampOf(endedAt);
  return {
    ref: refOf('rsa', id),
    state,
    ...commonOf(subscription),
    ...productOf({ variantId: variantId!, product: product! }),
    toldAt: state === 'told' ? over : undefined,
    endedAt: state === 'ended' ? over : undefined,
  };
}

export function presentAwaited({ waiting, ...awaited }: AwaitedVariant) {
  return { ...productOf(awaited), waiting };
}

function commonOf({ email, source, createdAt, confirmedAt }: Pick<Subscription, 'email' | 'source' | 'createdAt' | 'confirmedAt'>) {
  return { email, source, createdAt: timestampOf(createdAt), confirmedAt: confirmedAt && timestampOf(confirmedAt) };
}

function productOf({ variantId, product: { id, name, slug, isPackage, variantName } }: Pick<AwaitedVariant, 'variantId' | 'product'>) {
  return {
    productRef: refOf(isPackage ? 'pkg' : 'prd', id),
    productName: name,
    productSlug: slug,
    variantRef: refOf(isPackage ? 'pko' : 'var', variantId),
    variantName,
  };
}
