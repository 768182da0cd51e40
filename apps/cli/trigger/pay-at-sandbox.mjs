import { Failed } from '../errors.mjs';
import { until } from '../temporary-key.mjs';

/** The sandbox’s card that pays at once. */
const CARD = '4242424242424242';
const TIMEOUT_MS = 30_000;
const BUYER = {
  'contact.name': 'Ada Test',
  'contact.email': 'ada.test@example.com',
  'contact.phone': '+2348031234567',
  'address.line1': '1 Marina',
  'address.city': 'Lagos',
  'address.state': 'Lagos',
  'address.country': 'NG',
  rail: 'card',
};

/**
 * Pays a checkout of test mode as a buyer would: by the form of its page, and the form of the sandbox’s.
 * @param {{ ref: string, hostedUrl: string }} checkout
 * @param {import('@storefront-service/sdk').StorefrontServerClient} store
 * @throws {Failed} when its page wants more than this buyer knows, or a real provider serves it
 */
export async function payAtSandbox({ ref, hostedUrl }, store) {
  const page = await (await fetch(hostedUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text();
  const seen = Object.fromEntries(['seenTotal', 'seenDueNow', 'lines', 'zone'].flatMap((name) => valuesOf(page, name)));
  const address = new URL(hostedUrl);
  const sandbox = await post(below(address, 'pay'), { ...BUYER, ...seen });
  if (!sandbox?.pathname.startsWith('/sandbox/')) {
    throw new Failed(
      'CANNOT_PAY',
      `This checkout is not paid at the sandbox by a made-up buyer alone: a provider of the shop’s own serves it, or its page asks for more. Pay it by hand: ${hostedUrl}`,
    );
  }
  await post(below(sandbox, 'card'), { number: CARD });
  return until(`The payment of ${ref}`, async () => {
    const checkout = await store.checkouts.get(ref);
    return checkout.status === 'paid' ? checkout : undefined;
  });
}

function valuesOf(page, name) {
  const [tag] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page) ?? [];
  const [, value] = /value="([^"]*)"/.exec(tag ?? '') ?? [];
  return value === undefined ? [] : [[name, value]];
}

function below(address, step) {
  const url = new URL(address);
  url.pathname += `/${step}`;
  return url;
}

/** Posts a form and returns the address that it leads to; undefined where its page is shown again. */
async function post(url, fields) {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  const location = response.headers.get('location');
  return location === null ? undefined : new URL(location, url);
}
