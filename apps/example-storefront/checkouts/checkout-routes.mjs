import { notePlan } from '../account/savings-plans.mjs';
import { askService, isJson, readBody, refuse } from '../service.mjs';
import { accountIn } from '../sign-in/sign-in-routes.mjs';
import { headlessOrder, productOrder, savingOrder, ticketOrder } from './read-order.mjs';

const LARGEST_BODY = 64 * 1024;
const NO_ORDER = { code: 'VALIDATION_ERROR', message: 'That is not an order.', retryable: false };

const ofProducts = (store) => store.checkouts.create;
const ofTickets = (store, slug) => (order, options) => store.checkouts.createForEvent(slug, order, options);
const ofTicketsHere = (store, slug) => (order, options) => store.checkouts.createHeadless(slug, order, options);

/** The routes of this shop's till: what each of them asks of the service is fixed here, so it lends its key to nobody. */
const ROUTES = [
  [/^POST \/checkouts$/, (call) => open(call, productOrder, ofProducts)],
  [/^POST \/savings$/, (call) => open(call, savingOrder, ofProducts, noteOpened)],
  [/^POST \/events\/([\w-]+)\/checkouts$/, (call) => open(call, ticketOrder, ofTickets)],
  [/^POST \/events\/([\w-]+)\/checkouts\/headless$/, (call) => open(call, headlessOrder, ofTicketsHere)],
  [/^GET \/checkouts\/(chk_[0-9a-z]{26})$/, read],
  [/^POST \/checkouts\/(chk_[0-9a-z]{26})\/cancel$/, cancel],
];

/** The answer `{ status, body }` of the route such as `POST /checkouts`; undefined when it is none of these. */
export function checkoutRoute(route) {
  for (const [pattern, answer] of ROUTES) {
    const match = pattern.exec(route);
    if (match) return (request, settings) => askService(settings, (store) => answer({ request, settings, store, named: match[1] }));
  }
  return undefined;
}

/** Opens a checkout and answers the address at which to pay. */
async function open({ request, settings, store, named }, readOrder, opening, note) {
  if (!isJson(request)) return refuse(415, NO_ORDER);
  const text = await readBody(request, LARGEST_BODY);
  const wanted = text && readOrder(text.toString());
  if (!wanted) return refuse(400, NO_ORDER);

  const opened = await opening(store, named)({ ...wanted.order, returnUrl: `${settings.siteUrl}/return` }, { idempotencyKey: wanted.key });
  note?.(request, { ref: opened.ref, label: wanted.label });
  return { status: 201, body: whereToPay(opened, settings) };
}

/** What somebody who is signed in saves up for stands in their account. */
function noteOpened(request, plan) {
  const account = accountIn(request);
  if (account) notePlan(account.id, plan);
}

/** What names its rail is paid on a page of this shop, and everything else on the service's. */
const whereToPay = ({ ref, status, hostedUrl, provider }, { siteUrl }) => ({ ref, status, hostedUrl: provider ? `${siteUrl}/pay?checkout=${ref}` : hostedUrl });

/**
 * How a checkout stands, and how it is paid if that is on a page of this shop. Without its `hostedUrl`: whoever has that
 * may see and change what the buyer has written.
 */
async function read({ store, named }) {
  return { status: 200, body: shown(await store.checkouts.get(named)) };
}

/** What it holds is on sale again; refused once it is paid. */
async function cancel({ request, store, named }) {
  return isJson(request) ? { status: 200, body: shown(await store.checkouts.cancel(named)) } : refuse(415, NO_ORDER);
}

const shown = ({ ref, status, mode, currency, totalMinor, dueNowMinor, balanceMinor, balanceDueAt, orderNumber, expiresAt, payment }) =>
  ({ ref, status, mode, currency, totalMinor, dueNowMinor, balanceMinor, balanceDueAt, orderNumber, expiresAt, payment });
