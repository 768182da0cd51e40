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

  /** Breaks off what is still open. */
  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Its address, `http://127.0.0.1:…`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  protected abstract serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** One answer that is kept back. */
export interface HeldAnswer {
  /** When the provider has done what it was asked, and would answer. */
  reached: Promise<void>;
  letGo: () => void;
  /** When whoever asked has closed the connection, not waiting any more. */
  givenUp: Promise<void>;
}

interface Waiting<Call> {
  call: Call;
  account: string;
  arrive: () => void;
  giveUp: () => void;
  released: Promise<void>;
}

/** Answers that a test keeps back: what was asked is done, and no caller is answered before they are released. */
export class HeldAnswers<Call extends string> {
  private readonly waiting: Waiting<Call>[] = [];

  /** The next answer to this call waits. @param account the secret key that it is asked with */
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

  /** Resolves when an answer may go: at once, unless it is held. */
  async pass(call: Call | undefined, account: string, response: ServerResponse): Promise<void> {
    const at = this.waiting.findIndex((each) => each.call === call && each.account === account);
    if (at < 0) return;
    const [held] = this.waiting.splice(at, 1);
    response.once('close', held!.giveUp);
    held!.arrive();
    await held!.released;
  }
}

/** What a provider posts to us: bytes and headers, as they were signed. */
export interface PostedCallback {
  raw: Buffer;
  headers: Record<string, string>;
}
