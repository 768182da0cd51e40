import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { asTenant, EVERY_WORKSPACE, LOGGER, type Logger } from '@svc/composition';
import { DomainError } from '@svc/kernel';
import { ListenerQueue } from '@svc/webhooks';
import type { EventStream } from './event-stream';

/** Of a process at a time: each is a connection that is held open, and an entry of one statement a look. */
const MOST_STREAMS = 100;
/** How often there is a look for what is new, and whether tokens still admit: within a second a revoked one does not (D-67), ms. */
const LOOK_MS = 400;
/** So often it is noted that streams are open: oftener than `LISTENER_OPEN_SECONDS`, ms. */
const NOTE_MS = 20_000;

/** This process has as many streams as it takes, or is ending. */
export class NoMoreStreams extends DomainError {
  constructor() {
    super(
      'SERVICE_UNAVAILABLE',
      'No more streams of events can be opened here at this moment. Try again in some seconds (see Retry-After).',
    );
  }
}

/** The streams of this process. One statement looks for all of them; where there is none, nothing looks (ADR 0074 r2). */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private looking?: NodeJS.Timeout;
  private notedAt = Number.NEGATIVE_INFINITY;
  private isClosing = false;

  constructor(
    private readonly queue: ListenerQueue,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** @throws NoMoreStreams */
  checkRoom(): void {
    if (this.isClosing || this.streams.size >= MOST_STREAMS) throw new NoMoreStreams();
  }

  /** Has a stream be given events until it ends. */
  add(stream: EventStream): void {
    if (this.isClosing) return stream.end();
    this.streams.add(stream);
    stream.whenOver(() => this.streams.delete(stream));
    this.lookIn(0);
  }

  /** An ending process ends them at once; their clients go on at another, or at this one when it is back. */
  onModuleDestroy(): void {
    this.isClosing = true;
    clearTimeout(this.looking);
    for (const stream of this.streams) stream.end();
  }

  private lookIn(ms: number): void {
    clearTimeout(this.looking);
    this.looking = setTimeout(() => void asTenant(EVERY_WORKSPACE, () => this.look()), ms);
  }

  private async look(): Promise<void> {
    const streams = [...this.streams];
    if (streams.length === 0 || this.isClosing) return;
    const news = await this.newsOf(streams);
    for (const stream of streams) void stream.look(news.has(stream.listener.id)).catch((error: unknown) => this.complain(error));
    if (!this.isClosing) this.lookIn(LOOK_MS);
  }

  private async newsOf(streams: readonly EventStream[]): Promise<ReadonlySet<string>> {
    const listeners = streams.map(({ listener }) => listener);
    try {
      if (performance.now() - this.notedAt >= NOTE_MS) {
        await this.queue.noteOpen(listeners);
        this.notedAt = performance.now();
      }
      return await this.queue.withNews(listeners);
    } catch (error) {
      this.complain(error);
      return new Set();
    }
  }

  private complain(error: unknown): void {
    this.logger.warn({ error: String(error) }, 'Events could not be looked up for streams; this is tried again by itself.');
  }
}
