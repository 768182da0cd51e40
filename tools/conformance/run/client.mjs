import { setTimeout as pause } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
const MOST_TRIES = 4;

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Headers} headers
 * @property {string} text
 * @property {unknown} body the parsed text; undefined when it is not JSON
 */

/**
 * @typedef {object} Asked
 * @property {string} [method] GET by default
 * @property {string} [key] sent as `Authorization: Bearer …`
 * @property {string} [origin]
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON; a string, bytes and a form as they are
 * @property {boolean} [patient] false = a 429 is answered as it came; else it is waited out, as clients do
 */

/**
 * Asks a server, as a client would.
 * @param {string} url
 * @param {Asked} options
 * @returns {Promise<Answer>}
 */
export async function ask(url, options = {}) {
  for (let tries = 1; ; tries += 1) {
    const answer = await askOnce(url, options);
    if (answer.status !== 429 || options.patient === false || tries === MOST_TRIES) return answer;
    await pause(Number(answer.headers.get('retry-after')) * 1000);
  }
}

async function askOnce(url, { method = 'GET', key, origin, headers = {}, body }) {
  const raw = body === undefined || typeof body === 'string' || body instanceof Uint8Array || body instanceof FormData;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(origin !== undefined && { origin }),
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: raw ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Asks until the answer is truthy.
 * @template T
 * @param {string} what is waited for, as a sentence
 * @param {() => T | Promise<T>} look
 * @returns {Promise<NonNullable<T>>}
 */
export async function eventually(what, look, withinMs = TIMEOUT_MS) {
  const end = Date.now() + withinMs;
  for (;;) {
    const answer = await look();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`It did not come to be that ${what}.`);
    await pause(50);
  }
}
