import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { asTenant } from '@svc/composition';
import { DomainError, refOf, signalWithin } from '@svc/kernel';
import { positionText, type HeardEvent, type Listener, type ListenerQueue, type ListeningBegun } from '@svc/webhooks';

/** So often something is sent where nothing happens, so that both ends notice a dead line, ms. */
const HEARTBEAT_MS = 15_000;
/** Who does not take what is sent for so long is gone, ms. */
const PATIENCE_MS = 30_000;
/** Events that are read at a time. */
const BATCH = 100;
/** After a line that broke, clients that are browsers’ EventSource or like it come back after so long, ms. */
const RETRY_MS = 1_000;

/** How a stream answers: a response of Node’s, in tests another. */
export type StreamResponse = Pick<ServerResponse, 'write' | 'end' | 'destroy' | 'writableNeedDrain' | 'on' | 'once' | 'off'>;

/** One held-open answer, by which a listener is given events as server-sent events (ADR 0074). */
export class EventStream {
  readonly listener: Listener;
  private readonly over = new AbortController();
  private sent: number;
  private hasNews = true;
  private isGiving = false;
  private isAsking = false;
  private quietSince: number;

  /**
   * @param stillAdmitted rejects with a DomainError when the token does not admit any more
   * @param elapsed a clock that only goes forward, ms
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

  /** Calls when the stream has ended, whoever ended it. */
  whenOver(then: () => void): void {
    this.over.signal.addEventListener('abort', then, { once: true });
  }

  /** One look: whether the token still admits, and whether there is something to give. What is under way already is left to go on. */
  async look(hasNews: boolean): Promise<void> {
    if (this.isOver) return;
    this.hasNews ||= hasNews;
    await Promise.all([this.askAdmission(), this.give()]);
  }

  /** Ends the stream; a client comes back by itself, unless it is told why it should not. */
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
      // While the database is away nobody can be asked, and nothing is given either.
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

  /** What fails leaves `hasNews`: the next look tries again. */
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

  /** Sends on only as fast as it is taken. */
  private async sendAll(text: string): Promise<void> {
    if (this.isOver || this.send(text)) return;
    const patience = signalWithin(PATIENCE_MS, this.over.signal);
    await once(this.response as ServerResponse, 'drain', { signal: patience }).catch(() => {
      this.over.abort();
      this.response.destroy();
    });
  }

  private send(text: string): boolean {
    this.quietSince = this.elapsed();
    return this.response.write(text);
  }
}
