import { askService, refuse } from '../service.mjs';
import { accountIn } from '../sign-in/sign-in-routes.mjs';
import { OrderCopy } from './order-copy.mjs';
import { isOwn, ownOrders } from './own-orders.mjs';
import { plansOf } from './savings-plans.mjs';

const orders = new OrderCopy();

const ROUTES = [
  [/^GET \/account\/purchases\.json$/, purchases],
  [/^GET \/account\/orders\/(ord_[0-9a-z]{26})$/, toTheOrder],
];

/** The answer `{ status, body, headers }` of a route such as `GET /account/purchases.json`; undefined when it is none of these. */
export function accountRoute(route) {
  for (const [pattern, answer] of ROUTES) {
    const match = pattern.exec(route);
    if (match) return (request, settings) => askService(settings, (store) => answer(request, store, match[1]));
  }
  return undefined;
}

/** A webhook of the service: orders that it has deleted are none here either. */
export const hearOfOrders = (event) => orders.hear(event);

/** What the person who is signed in has bought, and is saving up for; nobody else's. */
async function purchases(request, store) {
  const account = accountIn(request);
  if (!account) return signedOut();
  const [plans] = await Promise.all([plansOf(account.id, store), orders.catchUp(store)]);
  return { status: 200, body: { orders: ownOrders(orders.all, account), plans } };
}

/** Sends the buyer on to the page that the service has of their order. Its address opens it to everybody, so it is asked for with each visit and stands in no page of this shop. */
async function toTheOrder(request, store, ref) {
  const [account, order] = [accountIn(request), orders.find(ref)];
  if (!account) return goOn('/account');
  if (!order?.checkoutRef || !isOwn(order, account)) return refuse(404, { code: 'NOT_FOUND', message: 'There is no such order of yours.', retryable: false });
  return goOn((await store.checkouts.get(order.checkoutRef)).hostedUrl);
}

const goOn = (address) => ({ status: 303, body: {}, headers: { Location: address } });

const signedOut = () => refuse(401, { code: 'SIGNED_OUT', message: 'Please sign in again.', retryable: false });
