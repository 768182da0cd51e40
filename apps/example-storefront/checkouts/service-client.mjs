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
