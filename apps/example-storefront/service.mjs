import { createStorefrontServer, StorefrontError } from '@storefront-service/sdk';
import { limitMessage } from './limits.mjs';

/**
 * The body of a request byte for byte; undefined when it is larger than so many bytes.
 * @param {import('node:http').IncomingMessage} request
 * @param {number} largest
 */
export async function readBody(request, largest) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largest) chunks.push(chunk);
  }
  return size <= largest ? Buffer.concat(chunks) : undefined;
}

const TIMEOUT_MS = 20_000;
const CLOSED = { code: 'CLOSED', message: 'This shop takes no orders right now.', retryable: false };
const AWAY = { code: 'UNREACHABLE', message: 'The shop is unavailable right now. Please try again in a moment.', retryable: true };
/** The service has no name like the one in the address, so the SDK asked for nothing. */
const UNKNOWN = { code: 'NOT_FOUND', message: 'There is no such thing in this shop.', retryable: false };
/** Statuses of refusals about this shop's key, which are for the merchant. */
const OWN_FAULTS = [401, 403];

/**
 * Asks the service with the secret key, which never leaves this server, by `answer`, and returns `{ status, body, headers }`
 * for the browser. A request that may have failed on the way is sent once more, with the same idempotency key, so nobody pays twice.
 * A refusal of the service is an answer too; without a key this shop is closed.
 * @param {{ apiUrl: string, secretKey?: string }} settings
 * @param {(store: import('@storefront-service/sdk').StorefrontServerClient) => Promise<object>} answer
 */
export async function askService({ apiUrl, secretKey }, answer) {
  if (!secretKey) return closed();
  try {
    return await answer(createStorefrontServer({ baseUrl: apiUrl, secretKey, timeoutMs: TIMEOUT_MS, maxRetries: 1 }));
  } catch (error) {
    if (error instanceof StorefrontError) return refusalOf(error);
    throw error;
  }
}

function refusalOf(error) {
  const { status, code, message, retryable, requestId, details } = error;
  if (OWN_FAULTS.includes(status)) {
    console.error(`The service refuses this shop's secret key: ${code}, ${requestId}`);
    return closed();
  }
  if (code === 'INVALID_PARAMETER') return refuse(404, UNKNOWN);
  if (code === 'UNEXPECTED_ANSWER' || status === 0) return refuse(503, AWAY);
  if (code === 'RATE_LIMITED') return refuse(status, { code, message: limitMessage(error), retryable, requestId, details });
  return refuse(status, { code, message: messageOf(message, details), retryable, requestId, details });
}

/** Returns the faults of the fields, without their names: the reader sees a form. */
const messageOf = (message, { fields = {} }) => Object.values(fields).join(' ') || message;

export const refuse = (status, error) => ({ status, body: { error } });

const closed = () => refuse(503, CLOSED);

/** Only JSON is read: no page of another origin can send that here. */
export const isJson = ({ headers }) => /^application\/json\b/.test(headers['content-type'] ?? '');

/**
 * Tells whether a page of another site has sent a request that changes something: browsers say so by `Sec-Fetch-Site`, and older ones
 * by `Origin`. The cookies of this shop do not come with it either (`SameSite`). Programs say neither, and have no cookies.
 * @param {{ method?: string, headers: Record<string, string | undefined> }} request
 * @param {string} siteUrl where visitors find this site, which a proxy in front may know by another name
 */
export function isFromElsewhere({ method, headers }, siteUrl) {
  if (method === 'GET' || method === 'HEAD') return false;
  if (headers['sec-fetch-site']) return headers['sec-fetch-site'] !== 'same-origin';
  return (
    headers.origin !== undefined && ![`http://${headers.host}`, `https://${headers.host}`, new URL(siteUrl).origin].includes(headers.origin)
  );
}
