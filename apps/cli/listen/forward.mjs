import { setTimeout as wait } from 'node:timers/promises';
import { parseUrl } from '../../../tools/parse-url.mjs';
import { UsageError } from '../errors.mjs';
import { signedHeaders } from './sign-delivery.mjs';

/** As long as destinations have to answer (D-73), ms. */
const TIMEOUT_MS = 15_000;
/** A server that restarts after a change of its code is back within a few seconds, ms. */
const PAUSES_MS = [1_000, 2_000, 4_000];

/**
 * The address to forward to: of this machine, unless another is asked for, and not the service's own.
 * @param {string} text
 * @param {{ service: string, anywhere?: boolean }} options with the base address of the service
 * @throws {UsageError}
 */
export function forwardAddress(text, { service, anywhere }) {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${text}" is not an address: write it as http://localhost:8081/webhooks.`);
  if (url.username || url.password) throw new UsageError('Leave name and password out of the address of --forward-to.');
  if (!anywhere && !isLoopback(url.hostname))
    throw new UsageError(
      `${url.hostname} is another machine: events go to this one unless you add --anywhere. For a server with a public address, create a destination with webhook add.`,
    );
  if (isSameServer(url, new URL(service)))
    throw new UsageError(`${url.host} is the service itself: forward to your own server, such as http://localhost:8081/webhooks.`);
  return url.href;
}

/** Tells whether both lead to one port of this machine, whose loopback has several names. */
function isSameServer(one, other) {
  return one.port === other.port && isLoopback(one.hostname) && isLoopback(other.hostname);
}

const isLoopback = (host) => host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * Posts an event to a local server, with a new signature at each attempt. It retries a few times while nobody answers there; any
 * answer ends it.
 * @param {{ deliveryRef: string, body: string }} delivery
 * @param {{ url: string, secret: string, signal: AbortSignal, onRetry: (reason: string, ms: number) => void, pausesMs?: readonly number[] }} how
 * @returns {Promise<{ status?: number, reason?: string, ms: number, attempts: number }>}
 */
export async function forward(delivery, { url, secret, signal, onRetry, pausesMs = PAUSES_MS }) {
  for (let attempt = 1; ; attempt += 1) {
    const begun = performance.now();
    const outcome = await post(url, { ...delivery, attempt }, secret, signal);
    const result = { ...outcome, ms: Math.round(performance.now() - begun), attempts: attempt };
    const pause = pausesMs[attempt - 1];
    if (outcome.status !== undefined || pause === undefined || signal.aborted) return result;
    onRetry(outcome.reason, pause);
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
}

async function post(url, { deliveryRef, body, attempt }, secret, signal) {
  const signed = signedHeaders({ deliveryRef, attempt, timestamp: Math.floor(Date.now() / 1_000), body }, secret);
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  // Node collects a timeout that only AbortSignal.any holds, and the limit never comes; a listener keeps it.
  timeout.addEventListener('abort', () => undefined, { once: true });
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Storefront-Service-Webhooks/1.0', ...signed },
      body,
      signal: AbortSignal.any([signal, timeout]),
    });
    await response.body?.cancel();
    return { status: response.status };
  } catch (error) {
    return { reason: error.name === 'TimeoutError' ? `no response within ${TIMEOUT_MS / 1_000} s` : (error.cause?.code ?? error.message) };
  }
}
