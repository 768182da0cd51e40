import { setTimeout as wait } from 'node:timers/promises';
import { refusalText } from '../connect.mjs';
import { Failed, Refused } from '../errors.mjs';
import { sseMessages } from './sse-messages.mjs';

/** The service says every 15 seconds that it is there; a line on which nothing comes for so long is dead, ms. */
const SILENCE_MS = 45_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A limit on requests passes within seconds; longer than this nothing is waited for without a word, ms. */
const LIMIT_TIMEOUT_MS = 30_000;

/** The stream of a workspace’s events: it is taken up again wherever it breaks off, after the last message that was acknowledged. */
export class EventStream {
  #client;
  #query;
  #complain;
  #silenceMs;
  #acknowledged;
  /** Since the last message. */
  #failures = 0;

  /**
   * @param {{ base: string, token: string, tokenSource?: string }} client
   * @param {{ mode: 'live' | 'test', events?: string }} query
   * @param {(line: string) => void} complain gets a text when the line breaks off, and when it is back
   * @param {{ silenceMs?: number }} [limits] after so long without an answer, or without anything on the line, the connection is closed and opened again
   */
  constructor(client, query, complain, { silenceMs = SILENCE_MS } = {}) {
    this.#client = client;
    this.#query = query;
    this.#complain = complain;
    this.#silenceMs = silenceMs;
  }

  /** From here on the stream goes on after this message. */
  acknowledge({ id }) {
    this.#acknowledged = id;
  }

  /**
   * Messages, until the signal aborts. Messages that were not acknowledged when the line broke off are sent again.
   * @param {AbortSignal} signal
   * @throws {Refused} when the token does not admit, or the service says no to what was asked
   * @throws {Failed} when it was not reached at all, the first time
   */
  async *messages(signal) {
    while (!signal.aborted) {
      try {
        for await (const message of this.#connection(signal)) {
          this.#goesOn();
          yield message;
        }
      } catch (error) {
        if (!signal.aborted) this.#breaksOff(error);
      }
      await wait(Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS), undefined, { signal }).catch(() => undefined);
    }
  }

  #goesOn() {
    if (this.#failures > 0) this.#complain('Reconnected.');
    this.#failures = 0;
  }

  #breaksOff(error) {
    if (!this.#canComeBack(error)) throw error;
    if (this.#failures === 0) this.#complain(`${error.message} Reconnecting; no event is lost within an hour.`);
    this.#failures += 1;
  }

  /** Once there was a stream, what answers otherwise for a while is a service that restarts, or a proxy before it. */
  #canComeBack(error) {
    return this.#acknowledged !== undefined && (error instanceof Failed || error.error?.retryable === true);
  }

  async *#connection(signal) {
    const silence = new Silence(this.#silenceMs);
    const response = await silence.ends(this.#open(AbortSignal.any([signal, silence.signal])));
    const messages = sseMessages(chunksOf(response.body, silence));
    try {
      for (;;) {
        const { done, value } = await messages.next();
        if (done) throw new Failed('UNREACHABLE', `${this.#client.base} closed the stream.`);
        if (value.event === 'ended') throw this.#refused(JSON.parse(value.data));
        yield value;
      }
    } catch (error) {
      throw error instanceof Refused ? error : this.#unreachable(error);
    } finally {
      silence.abort();
    }
  }

  async #open(signal) {
    const query = new URLSearchParams(Object.entries(this.#query).filter(([, value]) => value !== undefined));
    const headers = {
      authorization: `Bearer ${this.#client.token}`,
      accept: 'text/event-stream',
      ...(this.#acknowledged && { 'last-event-id': this.#acknowledged }),
    };
    const response = await this.#ask(`${this.#client.base}/admin/webhooks/stream?${query}`, { headers, signal, redirect: 'manual' });
    if (response.ok && response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const text = await response.text().catch(() => '');
    const refusal = envelopeOf(text);
    if (refusal) throw this.#refused(refusal);
    throw new Failed(
      'UNREACHABLE',
      `${this.#client.base} responded with ${response.status}, and not as the Storefront Service does. Is the address right?`,
    );
  }

  /** Waits a limit on requests out; its headers distinguish it from one on streams. */
  async #ask(address, request) {
    for (let waitedMs = 0; ; ) {
      const response = await fetch(address, request).catch((error) => {
        throw this.#unreachable(error);
      });
      const waitMs =
        response.headers.has('ratelimit-limit') && response.status === 429 ? Number(response.headers.get('retry-after')) * 1_000 : 0;
      if (!(waitMs > 0) || waitedMs + waitMs > LIMIT_TIMEOUT_MS) return response;
      waitedMs += waitMs;
      await wait(waitMs, undefined, { signal: request.signal });
    }
  }

  #refused(refusal) {
    return new Refused(refusal, refusalText(refusal, this.#client.tokenSource));
  }

  #unreachable(error) {
    if (error instanceof Failed) return error;
    return new Failed('UNREACHABLE', `${this.#client.base} does not respond (${error.cause?.code ?? error.code ?? error.message}).`);
  }
}

/** Gives a line up on which nothing comes. */
class Silence {
  #controller = new AbortController();
  #ms;

  constructor(ms) {
    this.#ms = ms;
  }

  get signal() {
    return this.#controller.signal;
  }

  abort() {
    this.#controller.abort();
  }

  /** Waits for a promise, unless it takes too long. */
  ends(coming) {
    const timer = setTimeout(() => this.#controller.abort(new Error(`nothing came for ${this.#ms} ms`)), this.#ms);
    return coming.finally(() => clearTimeout(timer));
  }
}

/** Yields the chunks of a body, as long as some arrive. */
async function* chunksOf(body, silence) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await silence.ends(reader.read());
    if (done) return;
    yield value;
  }
}

function envelopeOf(text) {
  try {
    return JSON.parse(text).error;
  } catch {
    return undefined;
  }
}
