import { setTimeout as pause } from 'node:timers/promises';
import { cutText } from '../cut-text.mjs';
import { Explained } from '../explained.mjs';
import { parseUrl } from '../parse-url.mjs';

/** A limit passes within a minute. */
const LIMIT_TIMEOUT_MS = 60_000;

/** Calls the management API. */
export class AdminClient {
  #base;
  #token;
  #timeoutMs;

  /** @param {string} base the base address, which ends with `/v1` @param {string} token an operator's or a workspace's */
  constructor(base, token, { timeoutMs = 60_000 } = {}) {
    this.#base = `${base}/admin`;
    this.#token = token;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * @param {string} method
   * @param {string} path below `/v1/admin`
   * @param {unknown} [body] sent as JSON
   * @returns {Promise<any>} the answer
   * @throws {AdminRefusal} with the service's own message when it refuses
   */
  async call(method, path, body) {
    const text = await this.#send(method, path, body);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Returns the answer as text; undefined values of `query` are left out. @throws {AdminRefusal} */
  text(path, query = {}) {
    return this.#send('GET', `${path}?${searchOf(query)}`);
  }

  /** A limit is waited out: what it has refused was not begun. */
  async #send(method, path, body) {
    for (let waitedMs = 0; ; ) {
      const response = await this.#ask(method, path, body);
      const text = await response.text();
      if (response.ok) return text;
      const waitMs = Number(response.headers.get('retry-after')) * 1_000;
      if (response.status !== 429 || !(waitMs > 0) || waitedMs + waitMs > LIMIT_TIMEOUT_MS) {
        throw new AdminRefusal(
          `${method} /v1/admin${path} was answered with ${response.status}: ${text}`,
          response.status,
          envelopeOf(text),
        );
      }
      waitedMs += waitMs;
      await pause(waitMs);
    }
  }

  #ask(method, path, body) {
    return fetch(addressOf(this.#base + path), {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
  }

  /** Returns the items of a list that pass the filters, page by page, at most so many; a filter that is undefined is none. */
  async list(path, filters = {}, most = Infinity) {
    const all = [];
    let cursor;
    do {
      const { data, nextCursor } = await this.call(
        'GET',
        `${path}?${searchOf({ ...filters, limit: String(Math.min(100, most - all.length)), cursor })}`,
      );
      all.push(...data);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined && all.length < most);
    return all;
  }
}

/** An address that leads where it is written. @throws {Explained} where `fetch` would ask for another, or the service could not distinguish a thing from the list of its kind */
function addressOf(written) {
  const [plain] = written.split('?');
  const isAsWritten = parseUrl(plain)?.href === plain;
  if (!isAsWritten || /#|[^:]\/(?:\/|$)|%(?:2f|5c|[01].|7f)/i.test(plain))
    throw new Explained(
      `${JSON.stringify(cutText(written, 200))} leads to another address than is written: a part of it is empty, or was not encoded.`,
    );
  return written;
}

const searchOf = (query) => new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined));

/** The service has answered, but not as hoped. */
export class AdminRefusal extends Explained {
  /** @param {{ code: string, message: string, requestId: string, details?: object }} [envelope] its `error`, when the answer has one */
  constructor(message, status, envelope) {
    super(message);
    this.status = status;
    this.envelope = envelope;
  }
}

function envelopeOf(text) {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined;
  }
}
