import { ACCOUNT_ROUTES } from './account/account-routes.mjs';
import { CALENDAR_ROUTES } from './calendar/calendar-routes.mjs';
import { CHECKOUT_ROUTES } from './checkouts/checkout-routes.mjs';
import { FORM_ROUTES } from './form-routes.mjs';
import { askService, isFromElsewhere, refuse } from './service.mjs';
import { SIGN_IN_ROUTES } from './sign-in/sign-in-routes.mjs';
import { SIGN_UP_ROUTES } from './sign-up-routes.mjs';

/**
 * Every route of this server that asks the service with the secret key: `{ path, may, answer }`. The key sees and changes
 * everything of the shop, so `may` says first whether this visitor is let in: nothing when so, else the answer that they get
 * instead. A name in an address proves nothing.
 */
export const ROUTES = [...CHECKOUT_ROUTES, ...SIGN_IN_ROUTES, ...ACCOUNT_ROUTES, ...SIGN_UP_ROUTES, ...FORM_ROUTES, ...CALENDAR_ROUTES];

for (const { path, may } of ROUTES) if (typeof may !== 'function') throw new Error(`Say who may take the route ${path}.`);

const ELSEWHERE = { code: 'FORBIDDEN', message: 'Please use the pages of this shop.', retryable: false };

/** The handler of a route such as `GET /checkouts/chk_…`, which returns `{ status, body, headers }`; undefined when it is none of these. */
export function routeTo(route) {
  for (const { path, may, answer } of ROUTES) {
    const match = path.exec(route);
    if (match) return (request, settings) => takeRoute({ request, settings, named: match[1] }, may, answer);
  }
  return undefined;
}

async function takeRoute(call, may, answer) {
  if (isFromElsewhere(call.request, call.settings.siteUrl)) return refuse(403, ELSEWHERE);
  return askService(call.settings, async (store) => (await may(call)) ?? answer({ ...call, store }));
}
