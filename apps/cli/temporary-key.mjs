import { setTimeout as wait } from 'node:timers/promises';
import { Failed } from './errors.mjs';

const TIMEOUT_MS = 30_000;

/**
 * Does work with a secret key of the workspace that is made for it and revoked after it: what only the storefront API does.
 * @param {import('./connect.mjs').StoreClient} client
 * @param {'live' | 'test'} mode
 * @param {(store: import('@storefront-service/sdk').StorefrontServerClient) => Promise<T>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function withSecretKey(client, mode, work) {
  const made = await client.call('POST', '/keys', { kind: 'secret', mode, label: 'npm run store, for one command' });
  try {
    return await client.withStorefront(made.key, work);
  } finally {
    await client.call('POST', '/keys/{ref}/revoke', undefined, { path: { ref: made.ref } });
  }
}

/** Asks again until something is so. @throws {Failed} that says what did not come */
export async function until(what, ask, everyMs = 200) {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end)
      throw new Failed('TIMED_OUT', `${what} did not happen within ${TIMEOUT_MS / 1_000} seconds. Is the worker running?`);
    await wait(everyMs);
  }
}
