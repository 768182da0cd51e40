import { timestamp } from '@svc/contracts';
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

export const listSubscribersQuery = pageQuery.extend({
  state: z.enum(SUBSCRIBER_STATES, `Give one of ${SUBSCRIBER_STATES.join(', ')}.`).optional(),
  search: filter('Only with this in the e-mail or name, in any case.'),
});
export type ListSubscribersQuery = z.output<typeof listSubscribersQuery>;

export const exportSubscribersQuery = z.strictObject({
  state: z
    .enum(SUBSCRIBER_STATES, `Give one of ${SUBSCRIBER_STATES.join(', ')}.`)
    .default('confirmed')
    .describe('Only the confirmed ones want to be written to.'),
});
export type ExportSubscribersQuery = z.output<typeof exportSubscribersQuery>;

export const listAlertsQuery = pageQuery.extend({
  state: z.enum(SUBSCRIPTION_STATES, `Give one of ${SUBSCRIPTION_STATES.join(', ')}.`).optional(),
  variant: filter('Only for this variant, by its ref.'),
  search: filter('Only with this in the e-mail, in any case.'),
});
export type ListAlertsQuery = z.output<typeof listAlertsQuery>;

const common = {
  email: z.string(),
  source: z.enum(SUBSCRIPTION_SOURCES).describe('Where it was asked for.'),
  createdAt: timestamp,
  confirmedAt: timestamp.optional(),
};

/** Subscriber of the newsletter, or former subscriber. */
export const subscriberView = z
  .object({
    ref: z.string(),
    state: z.enum(SUBSCRIBER_STATES),
    name: z.string().optional(),
    ...common,
    unsubscribedAt: timestamp.optional(),
  })
  .meta({ id: 'Subscriber' });
export type SubscriberView = z.infer<typeof subscriberView>;

const awaitedProduct = {
  productRef: z.string(),
  productName: z.string(),
  productSlug: z.string(),
  variantRef: z.string(),
  variantName: z.string(),
};

/** Restock alert of one person for a variant, open or sent. */
export const restockAlertView = z
  .object({
    ref: z.string(),
    state: z.enum(SUBSCRIPTION_STATES),
    ...common,
    ...awaitedProduct,
    toldAt: timestamp.optional(),
    endedAt: timestamp.optional(),
  })
  .meta({ id: 'RestockAlert' });
export type RestockAlertView = z.infer<typeof restockAlertView>;

/** Number of people waiting for a variant. */
export const awaitedVariantView = z.object({ ...awaitedProduct, waiting: z.int() }).meta({ id: 'AwaitedVariant' });

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
