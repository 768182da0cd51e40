import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { asTenant, EVERY_WORKSPACE, LOGGER, type Logger } from '@svc/composition';
import { BackOff, DomainError } from '@svc/kernel';
import { ListenerQueue } from '@svc/webhooks';
import type { EventStream } from './event-stream';

/** Most streams of a process at a time: each holds a connection open, and adds an entry to one statement per check. */
const MOST_STREAMS = 100;
/** Interval of the checks for new events and revoked tokens, ms; a revoked token ends its stream within a second (D-67). */
const LOOK_MS = 400;
/** Pauses after checks that failed, ms. */
const PAUSES = { firstMs: 800, mostMs: 5_000 };
/** Interval at which open streams are recorded, ms; shorter than `LISTENER_OPEN_SECONDS`. */
const NOTE_MS = 20_000;

/** Error of a process that has reached its limit of streams, or is shutting down. */
export class NoMoreStreams extends DomainError {
  constructor() {
    super(
      'SERVICE_UNAVAILABLE',
      'No more streams of events can be opened here at this moment. Try again in some seconds (see Retry-After).',
    );
  }
}

/** Streams of this process. One statement checks for all of them; without streams there are no checks (ADR 0074 r2). */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  private readonly streams = new Set<EventStream>();
  private looking?: NodeJS.Timeout;
  private readonly pauses = new BackOff(PAUSES, Math.random);
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

  /** Adds a stream, which receives events until it ends. */
  add(stream: EventStream): void {
    if (this.isClosing) return stream.end();
    this.streams.add(stream);
    stream.whenOver(() => this.streams.delete(stream));
    this.lookIn(0);
  }

  /** Ends the streams at shutdown; their clients continue at another process, or at this one once it is back. */
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
    for (const stream of streams) void stream.look(news?.has(stream.listener.id) ?? false).catch((error: unknown) => this.complain(error));
    if (news) this.pauses.reset();
    if (!this.isClosing) this.lookIn(news ? LOOK_MS : this.pauses.next());
  }

  /** Returns the listeners with news; undefined when it could not be looked up. */
  private async newsOf(streams: readonly EventStream[]): Promise<ReadonlySet<string> | undefined> {
    const listeners = streams.map(({ listener }) => listener);
    try {
      if (performance.now() - this.notedAt >= NOTE_MS) {
        await this.queue.noteOpen(listeners);
        this.notedAt = performance.now();
      }
      return await this.queue.withNews(listeners);
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  private complain(error: unknown): void {
    this.logger.warn({ error: String(error) }, 'Events could not be looked up for streams; this is tried again by itself.');
  }
}
