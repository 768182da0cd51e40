import type { Subscription } from '@svc/subscriptions';
import { selectList, withoutNulls } from '../rows/statements';
import { integer, modeKey, moment, nullable, table, text, unselected, uuid } from '../rows/table';

export const subscriptionEntity = table('subscription', {
  ...modeKey(),
  kind: text<Subscription['kind']>(),
  productId: nullable(uuid()),
  variantId: nullable(uuid()),
  email: text(),
  name: nullable(text()),
  language: nullable(text()),
  state: text<Subscription['state']>(),
  source: text<Subscription['source']>(),
  createdAt: moment(),
  askedAt: moment(),
  /** Number that the release before counts by. */
  mails: unselected(integer()),
  confirmedAt: nullable(moment()),
  endedAt: nullable(moment()),
});

/** Columns of `subscription` that make a Subscription. */
export const SUBSCRIPTION = selectList(subscriptionEntity);

export const subscriptionOf = (row: object): Subscription => withoutNulls<Subscription>(row);
