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

const CLOSED = { code: 'CLOSED', message: 'This shop takes no orders just now.', retryable: false };
/** What the service says of this shop's key is for the merchant. */
const OWN_FAULTS = [401, 403];

/** The answer `{ status, body }` for the browser: what `view` shows of the service's, or its error. */
export function answerOf({ status, body }, view) {
  if (!body.error) return { status, body: view(body) };
  if (!OWN_FAULTS.includes(status)) return refuse(status, { ...body.error, message: messageOf(body.error) });
  console.error(`The service refuses this shop's secret key: ${body.error.code}, ${body.error.requestId}`);
  return closed();
}

/** What is wrong with the fields, without their names: whoever reads it sees a form. */
const messageOf = ({ message, details: { fields = {} } = {} }) => Object.values(fields).join(' ') || message;

export const refuse = (status, error) => ({ status, body: { error } });

export const closed = () => refuse(503, CLOSED);

/** Only JSON is read: no page of another origin can send that here. */
export const isJson = ({ headers }) => /^application\/json\b/.test(headers['content-type'] ?? '');

const PATIENCE_MS = 20_000;
const PAUSE_MS = 500;

/**
 * Calls the service with the secret key, which never leaves this server. Answers `{ status, body }`, where the body is the
 * thing asked for or `{ error }`. What may have failed on the way is asked once more: with the same idempotency key it is
 * one and the same checkout, so nobody pays twice. What may be done `once` alone is not: a code that is sent twice costs twice.
 */
export async function callService({ apiUrl, secretKey }, path, { order, key, once } = {}) {
  const headers = { Authorization: `Bearer ${secretKey}`, ...(order && { 'Content-Type': 'application/json' }), ...(key && { 'Idempotency-Key': key }) };
  const options = { method: order ? 'POST' : 'GET', headers, body: order && JSON.stringify(order) };
  const first = await ask(apiUrl + path, options);
  if (once || (first.status < 500 && first.body.error?.code !== 'CONFLICT')) return first;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return ask(apiUrl + path, options);
}

async function ask(url, options) {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) });
    return { status: response.status, body: await response.json() };
  } catch {
    const error = { code: 'UNREACHABLE', message: 'The till does not answer. Please try again in a moment.', retryable: true };
    return { status: 503, body: { error } };
  }
}
