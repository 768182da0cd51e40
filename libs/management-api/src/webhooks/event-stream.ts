import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { asTenant } from '@svc/composition';
import { DomainError, refOf, signalWithin } from '@svc/kernel';
import { positionText, type HeardEvent, type Listener, type ListenerQueue, type ListeningBegun } from '@svc/webhooks';

/** Interval after which something is sent even if nothing happens, so that both ends notice a dead connection, ms. */
const HEARTBEAT_MS = 15_000;
/** Time after which a client that does not read is disconnected, ms. */
const CLIENT_TIMEOUT_MS = 30_000;
/** Events per read. */
const BATCH = 100;
/** Delay after which clients like browsers’ EventSource reconnect after a broken connection, ms. */
const RETRY_MS = 1_000;

/** Response to which a stream writes: one of Node’s, or a fake in tests. */
export type StreamResponse = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableNeedDrain' | 'on' | 'once' | 'off'>;

/** Open response by which a listener receives events as server-sent events (ADR 0074). */
export class EventStream {
  readonly listener: Listener;
  private readonly over = new AbortController();
  private sent: number;
  private hasNews = true;
  private isGiving = false;
  private isAsking = false;
  private quietSince: number;

  /**
   * @param stillAdmitted rejects with a DomainError when the token is no longer admitted
   * @param elapsed a monotonic clock, ms
   */
  constructor(
    { listener, after, isResumed }: ListeningBegun,
    private readonly response: StreamResponse,
    private readonly queue: Pick<ListenerQueue, 'take'>,
    private readonly stillAdmitted: () => Promise<unknown>,
    private readonly elapsed: () => number = () => performance.now(),
  ) {
    this.listener = listener;
    this.sent = after;
    this.quietSince = elapsed();
    response.on('close', () => this.over.abort());
    const { workspaceId, mode } = listener;
    this.send(`retry: ${RETRY_MS}\n\n${this.message('listening', { workspaceRef: refOf('wks', workspaceId), mode, resumed: isResumed })}`);
  }

  get isOver(): boolean {
    return this.over.signal.aborted;
  }

  /** Calls `then` when the stream has ended, by either side. */
  whenOver(then: () => void): void {
    this.over.signal.addEventListener('abort', then, { once: true });
  }

  /** Checks the token, and sends events if there are new ones. A send in progress continues. */
  async look(hasNews: boolean): Promise<void> {
    if (this.isOver) return;
    this.hasNews ||= hasNews;
    await Promise.all([this.askAdmission(), this.give()]);
  }

  /** Ends the stream; a client reconnects by itself, unless `reason` says why it should not. */
  end(reason?: DomainError): void {
    if (this.isOver) return;
    if (reason) this.send(this.message('ended', { code: reason.code, message: reason.message }));
    this.over.abort();
    if (this.response.writableNeedDrain) this.response.destroy();
    else this.response.end();
  }

  private async askAdmission(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    try {
      await this.stillAdmitted();
    } catch (error) {
      // While the database is away the token cannot be checked, and no events are sent either.
      if (error instanceof DomainError) this.end(error);
    } finally {
      this.isAsking = false;
    }
  }

  private async give(): Promise<void> {
    if (this.isGiving) return;
    this.isGiving = true;
    try {
      while (this.hasNews && !this.isOver) await this.giveBatch();
      if (this.elapsed() - this.quietSince >= HEARTBEAT_MS) await this.sendAll(':\n\n');
    } finally {
      this.isGiving = false;
    }
  }

  /** Sends the next events; `hasNews` remains set after a failure, so the next check retries. */
  private async giveBatch(): Promise<void> {
    const { workspaceId } = this.listener;
    const heard = await asTenant(workspaceId, () => this.queue.take(this.listener, this.sent, BATCH));
    if (!heard) return this.end();
    for (const event of heard) {
      this.sent = event.number;
      await this.sendAll(this.webhook(event));
    }
    this.hasNews = heard.length === BATCH;
  }

  private webhook({ deliveryId, eventId, type, body }: HeardEvent): string {
    return this.message('webhook', { deliveryRef: refOf('whd', deliveryId), eventRef: refOf('wev', eventId), type, body });
  }

  private message(event: string, data: object): string {
    return `id: ${positionText({ listenerId: this.listener.id, number: this.sent })}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  }

  /** Sends the text only as fast as the client reads. */
  private async sendAll(text: string): Promise<void> {
    if (this.isOver || this.send(text)) return;
    const timeout = signalWithin(CLIENT_TIMEOUT_MS, this.over.signal);
    await once(this.response as ServerResponse, 'drain', { signal: timeout }).catch(() => {
      this.over.abort();
      this.response.destroy();
    });
  }

  private send(text: string): boolean {
    this.quietSince = this.elapsed();
    return this.response.write(text);
  }
}
