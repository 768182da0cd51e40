import { isJson, readBody, refuse } from './service.mjs';
import { anybody } from './visitors.mjs';

const LARGEST_BODY = 4 * 1024;
const NOTHING = { code: 'VALIDATION_ERROR', message: 'Enter your e-mail address.', retryable: false };

export const SIGN_UP_ROUTES = [
  {
    path: /^POST \/newsletter$/,
    may: anybody,
    answer: ({ request, store }) => signUp(request, ({ email }) => store.newsletter.subscribe({ email })),
  },
  {
    path: /^POST \/products\/([\w-]+)\/restock-alerts$/,
    may: anybody,
    answer: ({ request, store, named }) =>
      signUp(request, ({ email, variantRef }) => store.products.askForRestockAlert(named, { email, variantRef })),
  },
];

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
