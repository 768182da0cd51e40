import { callService, closed, isJson, readBody, refuse, answerOf } from '../service.mjs';
import { notePlan } from '../account/savings-plans.mjs';
import { accountIn } from '../sign-in/sign-in-routes.mjs';
import { headlessOrder, productOrder, savingOrder, ticketOrder } from './read-order.mjs';

const LARGEST_BODY = 64 * 1024;
const NO_ORDER = { code: 'VALIDATION_ERROR', message: 'That is not an order.', retryable: false };

/** The routes of this shop's till: what each of them asks of the service is fixed here, so it lends its key to nobody. */
const ROUTES = [
  [/^POST \/checkouts$/, (request, settings) => open(request, settings, '/store/checkouts', productOrder)],
  [/^POST \/savings$/, (request, settings) => open(request, settings, '/store/checkouts', savingOrder, noteOpened)],
  [/^POST \/events\/([\w-]+)\/checkouts$/, (request, settings, slug) => open(request, settings, `/store/events/${slug}/checkout`, ticketOrder)],
  [/^POST \/events\/([\w-]+)\/checkouts\/headless$/, (request, settings, slug) => open(request, settings, `/store/events/${slug}/checkout/headless`, headlessOrder)],
  [/^GET \/checkouts\/(chk_[0-9a-z]{26})$/, (_, settings, ref) => read(settings, ref)],
  [/^POST \/checkouts\/(chk_[0-9a-z]{26})\/cancel$/, (request, settings, ref) => cancel(request, settings, ref)],
];

/** The answer `{ status, body }` of the route such as `POST /checkouts`; undefined when it is none of these. */
export function checkoutRoute(route) {
  for (const [pattern, answer] of ROUTES) {
    const match = pattern.exec(route);
    if (match) return async (request, settings) => (settings.secretKey ? answer(request, settings, match[1]) : closed());
  }
  return undefined;
}

/** Opens a checkout and answers the address at which to pay. */
async function open(request, settings, path, readOrder, note) {
  if (!isJson(request)) return refuse(415, NO_ORDER);
  const text = await readBody(request, LARGEST_BODY);
  const wanted = text && readOrder(text.toString());
  if (!wanted) return refuse(400, NO_ORDER);

  const order = { ...wanted.order, returnUrl: `${settings.siteUrl}/return` };
  const answer = await callService(settings, path, { order, key: wanted.key });
  if (!answer.body.error) note?.(request, { ref: answer.body.ref, label: wanted.label });
  return answerOf(answer, (opened) => whereToPay(opened, settings));
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
async function read(settings, ref) {
  return answerOf(await callService(settings, `/store/checkouts/${ref}`), shown);
}

/** What it holds is on sale again; refused once it is paid. */
async function cancel(request, settings, ref) {
  if (!isJson(request)) return refuse(415, NO_ORDER);
  return answerOf(await callService(settings, `/store/checkouts/${ref}/cancel`, { order: {} }), shown);
}

const shown = ({ ref, status, mode, currency, totalMinor, dueNowMinor, balanceMinor, balanceDueAt, orderNumber, expiresAt, payment }) =>
  ({ ref, status, mode, currency, totalMinor, dueNowMinor, balanceMinor, balanceDueAt, orderNumber, expiresAt, payment });
