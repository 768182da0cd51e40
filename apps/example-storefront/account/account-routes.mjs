import { answerOf, callService, closed, refuse } from '../service.mjs';
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
    if (match) return async (request, settings) => (settings.secretKey ? answer(request, settings, match[1]) : closed());
  }
  return undefined;
}

/** A webhook of the service: orders that it has deleted are none here either. */
export function hearOfOrders({ type, data }) {
  if (type === 'order.deleted') orders.drop(data.orderRef);
}

/** What the person who is signed in has bought, and is saving up for; nobody else's. */
async function purchases(request, settings) {
  const account = accountIn(request);
  if (!account) return signedOut();
  const [failed, plans] = await Promise.all([orders.catchUp((query) => callService(settings, `/store/orders?${query}`)), plansOf(account.id, settings)]);
  return failed ? answerOf(failed) : { status: 200, body: { orders: ownOrders(orders.all, account), plans } };
}

/** Sends the buyer on to the page that the service has of their order. Its address opens it to everybody, so it is asked for with each visit and stands in no page of this shop. */
async function toTheOrder(request, settings, ref) {
  const [account, order] = [accountIn(request), orders.find(ref)];
  if (!account) return { status: 303, body: {}, headers: { Location: '/account' } };
  if (!order?.checkoutRef || !isOwn(order, account)) return refuse(404, { code: 'NOT_FOUND', message: 'There is no such order of yours.', retryable: false });
  const answer = await callService(settings, `/store/checkouts/${order.checkoutRef}`);
  return answer.body.error ? answerOf(answer) : { status: 303, body: {}, headers: { Location: answer.body.hostedUrl } };
}

const signedOut = () => refuse(401, { code: 'SIGNED_OUT', message: 'Please sign in again.', retryable: false });
