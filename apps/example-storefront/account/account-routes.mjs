import { refuse } from '../service.mjs';
import { accountIn } from '../sign-in/sign-in-routes.mjs';
import { OrderCopy } from './order-copy.mjs';
import { isOwn, ownOrders } from './own-orders.mjs';
import { plansOf } from './savings-plans.mjs';

const orders = new OrderCopy();
const NOT_THEIRS = { code: 'NOT_FOUND', message: 'There is no such order of yours.', retryable: false };
const SIGNED_OUT = { code: 'SIGNED_OUT', message: 'Please sign in again.', retryable: false };

export const ACCOUNT_ROUTES = [
  { path: /^GET \/account\/purchases\.json$/, may: whoIsSignedIn, answer: purchases },
  { path: /^GET \/account\/orders\/(ord_[0-9a-z]{26})$/, may: whoOwnsTheOrder, answer: toTheOrder },
];

/** A webhook of the service: orders that it has deleted are none here either. */
export const hearOfOrders = (event) => orders.hear(event);

/** Returns the purchases and savings plans of the person who is signed in; nobody else's. */
async function purchases({ request, store }) {
  const account = accountIn(request);
  const [plans] = await Promise.all([plansOf(account.id, store), orders.catchUp(store)]);
  return { status: 200, body: { orders: ownOrders(orders.all, account), plans } };
}

/** Sends the buyer on to the page that the service has of their order. Its address opens it to everybody, so it is asked for with each visit and stands in no page of this shop. */
async function toTheOrder({ store, named }) {
  return goOn((await store.checkouts.get(orders.find(named).checkoutRef)).hostedUrl);
}

function whoIsSignedIn({ request }) {
  return accountIn(request) ? undefined : refuse(401, SIGNED_OUT);
}

/** Admits the owner of the order; others can sign in first. */
function whoOwnsTheOrder({ request, named }) {
  const [account, order] = [accountIn(request), orders.find(named)];
  if (!account) return goOn('/account');
  return order?.checkoutRef && isOwn(order, account) ? undefined : refuse(404, NOT_THEIRS);
}

const goOn = (address) => ({ status: 303, body: {}, headers: { Location: address } });
