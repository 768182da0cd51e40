import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { eventually } from './client.mjs';

/**
 * @typedef {object} ReceivedWebhook
 * @property {string} path
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} raw the body as it came
 * @property {unknown} body the same, parsed
 * @typedef {{ status: number, headers?: Record<string, string>, body?: string }} Reply
 */

/** A merchant's server on loopback that remembers what it is sent. Each shop of a run sends to a path of its own. */
export class Sink {
  /** @type {ReceivedWebhook[]} */
  received = [];
  /** @type {Map<string, (webhook: ReceivedWebhook) => Reply | Promise<Reply>>} by path; 200 by default */
  answers = new Map();
  #server = createServer();

  /** @returns {Promise<Sink>} */
  static async open() {
    const sink = new Sink();
    sink.#server.on('request', async (request, response) => {
      const raw = await text(request);
      const webhook = { path: request.url, headers: request.headers, raw, body: JSON.parse(raw) };
      sink.received.push(webhook);
      const { status, headers, body } = (await sink.answers.get(webhook.path)?.(webhook)) ?? { status: 200 };
      response.writeHead(status, headers).end(body);
    });
    await new Promise((resolve) => sink.#server.listen(0, '127.0.0.1', resolve));
    return sink;
  }

  /** Its address, `http://127.0.0.1:…`. */
  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /**
   * Waits for `count` webhooks on a path that pass the test, and returns them.
   * @param {string} path
   * @param {(webhook: ReceivedWebhook) => boolean} [passes]
   */
  expect(path, passes = () => true, count = 1) {
    return eventually(`${count} of the awaited webhooks came in on ${path}`, () => {
      const webhooks = this.received.filter((webhook) => webhook.path === path && passes(webhook));
      return webhooks.length >= count && webhooks;
    });
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }
}
