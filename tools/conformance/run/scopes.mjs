import assert from 'node:assert/strict';
import { refused } from './expectations.mjs';

/** Every single scope of §5 r6. */
export const SCOPES = [
  'storefront:read',
  'products:read',
  'availability:read',
  'checkout:create',
  'checkout:read',
  'checkout:cancel',
  'events:register',
  'customers:link',
  'orders:read',
  'otp:send',
  'otp:verify',
];
export const READING = ['storefront:read', 'products:read', 'availability:read', 'checkout:read', 'orders:read'];

/** @type {WeakMap<import('./shop.mjs').Shop, Map<string, Promise<{ key: string }>>>} */
const made = new WeakMap();

/** A secret live key of a shop with these scopes alone; the same one each time. @returns {Promise<string>} */
export async function keyWith(shop, scopes) {
  if (!made.has(shop)) made.set(shop, new Map());
  const keys = made.get(shop);
  const name = scopes.join();
  if (!keys.has(name)) keys.set(name, shop.makeKey({ kind: 'secret', mode: 'live', scopes }));
  return (await keys.get(name)).key;
}

/**
 * Expects that a request takes this scope: it is let through with it alone, and refused with all others.
 * @param {(key: string) => Promise<import('./client.mjs').Answer>} ask
 */
export async function takesScope(shop, scope, ask) {
  const { status, text } = await ask(await keyWith(shop, [scope]));
  assert.ok(status !== 401 && status !== 403, `${scope} alone is answered with ${text.slice(0, 200)}`);
  const { details } = refused(
    await ask(
      await keyWith(
        shop,
        SCOPES.filter((other) => other !== scope),
      ),
    ),
    403,
    'INSUFFICIENT_SCOPE',
  );
  assert.ok(JSON.stringify(details.required).includes(scope), `the refusal names ${scope}: ${JSON.stringify(details)}`);
}
