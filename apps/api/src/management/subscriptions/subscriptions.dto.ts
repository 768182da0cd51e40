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
  pending: 'The confirmation mail is not answered yet: do not write to them.',
  confirmed: 'They want the newsletter.',
  unsubscribed: 'They want it no longer: take them off your own lists.',
};
const ALERTS = {
  pending: 'The confirmation mail is not answered yet.',
  confirmed: 'The person waits.',
  told: 'The mail that it can be bought again was sent.',
  ended: 'The person does not wait any more.',
};

export const listSubscribersQuery = pageQuery.extend({
  state: z
    .enum(SUBSCRIBER_STATES, `Give one of ${SUBSCRIBER_STATES.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only those in this state. Default: all.', SUBSCRIBERS)),
  search: filter('Only with this in the e-mail or name, in any case.'),
});
export type ListSubscribersQuery = z.output<typeof listSubscribersQuery>;

export const exportSubscribersQuery = z.strictObject({
  state: z
    .enum(SUBSCRIBER_STATES, `Give one of ${SUBSCRIBER_STATES.join(', ')}.`)
    .default('confirmed')
    .describe(withMeanings('Only those in this state. Default: `confirmed`; write to nobody else.', SUBSCRIBERS)),
});
export type ExportSubscribersQuery = z.output<typeof exportSubscribersQuery>;

export const listAlertsQuery = pageQuery.extend({
  state: z
    .enum(SUBSCRIPTION_STATES, `Give one of ${SUBSCRIPTION_STATES.join(', ')}.`)
    .optional()
    .describe(withMeanings('Only those in this state. Default: all.', ALERTS)),
  variant: filter('Only for this variant, by its ref.'),
  search: filter('Only with this in the e-mail, in any case.'),
});
export type ListAlertsQuery = z.output<typeof listAlertsQuery>;

const common = {
  email: z.string().describe('E-mail address of the person.'),
  source: describedEnum(SUBSCRIPTION_SOURCES, 'Origin of the sign-up.', {
    hosted: 'On a page of the service.',
    storefront_api: 'On your own site, through the storefront API.',
  }),
  createdAt: timestamp.describe('When the person signed up, UTC.'),
  confirmedAt: timestamp.optional().describe('When they followed the link in the confirmation mail, UTC. Absent: they have not.'),
};

/** Subscriber of the newsletter, or former subscriber. */
export const subscriberView = z
  .object({
    ref: z.string().describe('Ref of the subscriber: `nls_…`.'),
    state: describedEnum(SUBSCRIBER_STATES, 'State of the subscription.', SUBSCRIBERS),
    name: z.string().optional().describe('Name that was given. Absent: none was.'),
    ...common,
    unsubscribedAt: timestamp.optional().describe('When they unsubscribed, UTC. Absent: they have not.'),
  })
  .meta({ id: 'Subscriber', description: 'A person who signed up for the newsletter.' });
export type SubscriberView = z.infer<typeof subscriberView>;

const awaitedProduct = {
  productRef: z.string().describe('Ref of the product, `prd_…`, or package, `pkg_…`.'),
  productName: z.string().describe('Name of the product or package.'),
  productSlug: z.string().describe('Slug of the product or package.'),
  variantRef: z.string().describe('Ref of the variant, `var_…`, or of the option of a package, `pko_…`.'),
  variantName: z.string().describe('Name of the variant or option.'),
};

/** Restock alert of one person for a variant, open or sent. */
export const restockAlertView = z
  .object({
    ref: z.string().describe('Ref of the restock alert: `rsa_…`.'),
    state: describedEnum(SUBSCRIPTION_STATES, 'State of the alert.', ALERTS),
    ...common,
    ...awaitedProduct,
    toldAt: timestamp.optional().describe('When the mail was sent, UTC. Absent: it was not.'),
    endedAt: timestamp.optional().describe('When the person called it off, UTC. Absent: they have not.'),
  })
  .meta({ id: 'RestockAlert', description: 'A person who waits for a variant.' });
export type RestockAlertView = z.infer<typeof restockAlertView>;

/** Number of people waiting for a variant. */
export const awaitedVariantView = z
  .object({ ...awaitedProduct, waiting: z.int().describe('Number of people who have confirmed that they wait.') })
  .meta({ id: 'AwaitedVariant', description: 'A variant that people wait for.' });

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
