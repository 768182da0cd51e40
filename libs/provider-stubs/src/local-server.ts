import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of loopback. */
export abstract class LocalServer {
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Closes open connections and stops the server. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Address of the server, `http://127.0.0.1:…`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** A response that is held back. */
export interface HeldAnswer {
  /** Resolves when the provider has processed the request and is about to respond. */
  reached: Promise<void>;
  letGo: () => void;
  /** Resolves when the caller has closed the connection. */
  givenUp: Promise<void>;
}

interface Waiting<Call> {
  call: Call;
  account: string;
  arrive: () => void;
  giveUp: () => void;
  released: Promise<void>;
}

/** Responses that a test holds back: the request is processed, but the response waits for its release. */
export class HeldAnswers<Call extends string> {
  private readonly waiting: Waiting<Call>[] = [];

  /** Holds the next response to this call. @param account secret key of the request */
  hold(call: Call, account: string): HeldAnswer {
    let arrive = (): void => undefined;
    let letGo = (): void => undefined;
    const reached = new Promise<void>((resolve) => (arrive = resolve));
    const released = new Promise<void>((resolve) => (letGo = resolve));
    let giveUp = (): void => undefined;
    const givenUp = new Promise<void>((resolve) => (giveUp = resolve));
    this.waiting.push({ call, account, arrive, giveUp, released });
    return { reached, letGo, givenUp };
  }

  /** Resolves when a response may be sent: at once, unless it is held. */
  async pass(call: Call | undefined, account: string, response: ServerResponse): Promise<void> {
    const at = this.waiting.findIndex((each) => each.call === call && each.account === account);
    if (at < 0) return;
    const [held] = this.waiting.splice(at, 1);
    response.once('close', held!.giveUp);
    held!.arrive();
    await held!.released;
  }
}

/** A callback of a provider: its signed bytes and headers. */
export interface PostedCallback {
  raw: Buffer;
  headers: Record<string, string>;
}
