import { setTimeout as wait } from 'node:timers/promises';
import { Failed, Refused } from './errors.mjs';

const PATIENCE_MS = 30_000;

/**
 * Does work with a secret key of the workspace that is made for it and revoked after it: what only the storefront API does.
 * @param {{ base: string, call: Function }} client of the management API
 * @param {'live' | 'test'} mode
 * @param {(ask: (method: string, path: string, body?: object) => Promise<any>) => Promise<T>} work gets what asks below `/v1/store`
 * @returns {Promise<T>}
 * @template T
 */
export async function withSecretKey(client, mode, work) {
  const made = await client.call('POST', '/keys', { kind: 'secret', mode, label: 'npm run store, for one command' });
  try {
    return await work((method, path, body) => ask(`${client.base}/store${path}`, method, body, made.key));
  } finally {
    await client.call('POST', `/keys/${made.ref}/revoke`);
  }
}

async function ask(url, method, body, key) {
  const headers = { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }) };
  const response = await fetch(url, { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE_MS) });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.error, `${answer.error.message}\n(${answer.error.code}, request ${answer.error.requestId})`);
  return answer;
}

/** Asks again until something is so. @throws {Failed} that says what did not come */
export async function until(what, ask, everyMs = 200) {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Failed('TIMED_OUT', `${what} did not happen within ${PATIENCE_MS / 1_000} seconds. Is the worker running?`);
    await wait(everyMs);
  }
}
