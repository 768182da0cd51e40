import type { DestinationStream } from 'pino';

/** How long a line waits for others at most, ms: what a process loses of its log when it is killed. */
const FLUSH_MS = 100;
/** From this length on lines are written at once, characters. */
const FULL = 16_384;
/** Pino's number of the level `warn`. */
const URGENT = 40;

/** The mark by which Pino says the level of each line in `lastLevel`. */
const WITH_LEVEL: unique symbol = Symbol.for('pino.metadata');

/** What a log is written to. */
export interface Output {
  write(text: string): unknown;
}

/**
 * Gathers the lines of a log, since a system call for each costs more than the line itself: they are written after 100 ms,
 * when 16 KiB have come together, with the first one of level `warn` or higher, and at the end of the process.
 */
export class BufferedOutput implements DestinationStream {
  readonly [WITH_LEVEL] = true;
  lastLevel = 0;
  private text = '';
  private timer?: NodeJS.Timeout;

  constructor(private readonly output: Output) {}

  /** Pino's own destination (sonic-boom 4.2.1) tries for ever at exit to write to a pipe that nobody reads: this one writes once. */
  static ofProcess({ stdout }: NodeJS.Process = process): BufferedOutput {
    const buffered = new BufferedOutput(stdout.on('error', () => undefined));
    process.on('exit', () => buffered.flush());
    return buffered;
  }

  write(line: string): void {
    this.text += line;
    if (this.lastLevel >= URGENT || this.text.length >= FULL) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), FLUSH_MS).unref();
  }

  /** Writes what has been gathered. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.text === '') return;
    const { text } = this;
    this.text = '';
    this.output.write(text);
  }
}
