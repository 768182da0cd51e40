import { callService } from './service.mjs';
import { readBody } from './service.mjs';
import { closed, isJson, refuse, answerOf } from './service.mjs';

const LARGEST_BODY = 4 * 1024;
const NOTHING = { code: 'VALIDATION_ERROR', message: 'Enter your e-mail address.', retryable: false };

/** What each form asks of the service. */
const ROUTES = [
  [/^POST \/newsletter$/, ({ email }) => ['/store/newsletter', { email }]],
  [/^POST \/products\/([\w-]+)\/restock-alerts$/, ({ email, variantRef }, slug) => [`/store/products/${slug}/restock-alerts`, { email, variantRef }]],
];

/** The answer `{ status, body }` of a route such as `POST /newsletter`; undefined when it is none of these. */
export function signUpRoute(route) {
  for (const [pattern, ask] of ROUTES) {
    const match = pattern.exec(route);
    if (match) return async (request, settings) => (settings.secretKey ? signUp(request, settings, (wish) => ask(wish, match[1])) : closed());
  }
  return undefined;
}

/** The service answers alike whether or not it knows the address, and so does this shop. */
async function signUp(request, settings, ask) {
  const wish = isJson(request) ? read(await readBody(request, LARGEST_BODY)) : undefined;
  if (!wish) return refuse(400, NOTHING);
  const [path, order] = ask(wish);
  return answerOf(await callService(settings, path, { order, once: true }), ({ test }) => ({ test }));
}

function read(body) {
  try {
    const { email, variantRef } = JSON.parse(body);
    return typeof email === 'string' && email.trim() ? { email, variantRef } : undefined;
  } catch {
    return undefined;
  }
}
