import { Explained } from '../explained.mjs';

const patienceMs = 60_000;

/** The few calls of the management API that the demo needs. */
export class AdminClient {
  #base;
  #token;

  /** @param {string} base the base address, which ends with `/v1` @param {string} token an operator's or a workspace's */
  constructor(base, token) {
    this.#base = `${base}/admin`;
    this.#token = token;
  }

  /**
   * @param {string} method
   * @param {string} path below `/v1/admin`
   * @param {unknown} [body] sent as JSON
   * @returns {Promise<any>} the answer
   * @throws {Explained} with the service's own message when it refuses
   */
  async call(method, path, body) {
    const response = await fetch(this.#base + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    if (!response.ok) throw new AdminRefusal(`${method} /v1/admin${path} was answered with ${response.status}: ${text}`, response.status);
    return text === '' ? undefined : JSON.parse(text);
  }

  /** Everything of a list, page by page. */
  async list(path) {
    const all = [];
    for (let cursor = ''; cursor !== undefined; ) {
      const { data, nextCursor } = await this.call('GET', `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      all.push(...data);
      cursor = nextCursor ?? undefined;
    }
    return all;
  }
}

/** The service has answered, but not as hoped. */
export class AdminRefusal extends Explained {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}
