import { isJson, readBody, refuse } from './service.mjs';
import { anybody, nameOf } from './visitors.mjs';

const LARGEST_BODY = 4 * 1024;
const NOTHING = { code: 'VALIDATION_ERROR', message: 'Enter your e-mail address.', retryable: false };

export const SIGN_UP_ROUTES = [
  {
    path: /^POST \/newsletter$/,
    may: anybody,
    answer: (call) => signUp(call, ({ email }, options) => call.store.newsletter.subscribe({ email }, options)),
  },
  {
    path: /^POST \/products\/([\w-]+)\/restock-alerts$/,
    may: anybody,
    answer: (call) =>
      signUp(call, ({ email, variantRef }, options) => call.store.products.askForRestockAlert(call.named, { email, variantRef }, options)),
  },
];

/** The service answers alike whether or not it knows the address, and so does this shop. */
async function signUp(call, ask) {
  const { request } = call;
  const wish = isJson(request) ? read(await readBody(request, LARGEST_BODY)) : undefined;
  if (!wish) return refuse(400, NOTHING);
  const { test } = await ask(wish, { visitor: await nameOf(call) });
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
