import { askService, isJson, readBody, refuse } from './service.mjs';

const LARGEST_BODY = 4 * 1024;
const NOTHING = { code: 'VALIDATION_ERROR', message: 'Enter your e-mail address.', retryable: false };

/** What each form asks of the service. */
const ROUTES = [
  [/^POST \/newsletter$/, (store, { email }) => store.newsletter.subscribe({ email })],
  [/^POST \/products\/([\w-]+)\/restock-alerts$/, (store, { email, variantRef }, slug) => store.products.askForRestockAlert(slug, { email, variantRef })],
];

/** The answer `{ status, body }` of a route such as `POST /newsletter`; undefined when it is none of these. */
export function signUpRoute(route) {
  for (const [pattern, ask] of ROUTES) {
    const match = pattern.exec(route);
    if (match) return (request, settings) => askService(settings, (store) => signUp(request, (wish) => ask(store, wish, match[1])));
  }
  return undefined;
}

/** The service answers alike whether or not it knows the address, and so does this shop. */
async function signUp(request, ask) {
  const wish = isJson(request) ? read(await readBody(request, LARGEST_BODY)) : undefined;
  if (!wish) return refuse(400, NOTHING);
  const { test } = await ask(wish);
  return { status: 202, body: { test } };
}

function read(body) {
  try {
    const { email, variantRef } = JSON.parse(body);
    return typeof email === 'string' && email.trim() ? { email, variantRef } : undefined;
  } catch {
    return undefined;
  }
}
