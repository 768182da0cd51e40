import type { DestinationStream } from 'pino';

/** Longest time that a line waits for others, ms: a killed process loses that much of its log. */
const FLUSH_MS = 100;
/** Buffered length from which lines are written at once, characters. */
const FULL = 16_384;
/** Pino's number of the level `warn`. */
const URGENT = 40;

/** Symbol by which Pino reports the level of each line in `lastLevel`. */
const WITH_LEVEL: unique symbol = Symbol.for('pino.metadata');

/** Target of a log. */
export interface Output {
  write(text: string): unknown;
}

/**
 * Buffers the lines of a log, since a system call for each costs more than the line itself: they are written after 100 ms, at 16 KiB, with
 * the first one of level `warn` or higher, and at the end of the process.
 */
export class BufferedOutput implements DestinationStream {
  readonly [WITH_LEVEL] = true;
  lastLevel = 0;
  private text = '';
  private timer?: NodeJS.Timeout;

  constructor(private readonly output: Output) {}

  /**
   * Returns the output of a process. Pino's own destination (sonic-boom 4.2.1) retries endlessly at exit on a pipe without a reader: this
   * one writes once.
   */
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

  /** Writes the buffered lines. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.text === '') return;
    const { text } = this;
    this.text = '';
    this.output.write(text);
  }
}
