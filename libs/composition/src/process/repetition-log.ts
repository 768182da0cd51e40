import type { Logger, LogFn } from 'pino';
import { type LineFields, type LogLine, RepeatedLines } from './repeated-lines';

/** Pino's number of the level `warn`: lines below it are never counted. */
const WARN = 40;
/** Interval at which counts are looked through while there are some, ms. */
const LOOK_MS = 1_000;

/** Field of the lines of a list, whose length is bounded: each names another thing, and all are written. */
const LISTED = 'drift';

/** A line with what writes it. */
interface WritableLine extends LogLine {
  write(fields: LineFields): void;
}

/** Holds back repeated warnings and errors of a logger, and writes their counts. */
export class RepetitionLog {
  private readonly lines = new RepeatedLines<WritableLine>();
  private timer?: NodeJS.Timeout;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Returns the repetitions of a process, whose last counts are written when it ends. */
  static ofProcess(): RepetitionLog {
    const repetitions = new RepetitionLog();
    process.on('exit', () => repetitions.flush());
    return repetitions;
  }

  /** Hook of Pino by which every line passes. */
  readonly hook = (() => {
    const admit = (line: WritableLine) => this.admit(line);
    return function (this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
      const line = level < WARN ? undefined : lineOf(this, args, method, level);
      if (!line || admit(line)) method.apply(this, args);
    };
  })();

  /** Writes all counts. */
  flush(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    for (const { line, repetition } of this.lines.rest(this.now())) line.write({ ...line.fields, ...repetition });
  }

  private admit(line: WritableLine): boolean {
    const isNew = this.lines.admit(line, this.now());
    this.timer ??= setInterval(() => this.look(), LOOK_MS).unref();
    return isNew;
  }

  private look(): void {
    for (const { line, repetition } of this.lines.due(this.now())) line.write({ ...line.fields, ...repetition });
    if (this.lines.isCounting) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

/** Returns the parts of a call `logger.warn(fields?, message)`; undefined for a line that is always written. */
function lineOf(logger: Logger, args: Parameters<LogFn>, method: LogFn, level: number): WritableLine | undefined {
  const [first, second] = args as unknown[];
  const hasFields = typeof first === 'object' && first !== null;
  if (hasFields && LISTED in first) return undefined;
  const message = String((hasFields ? second : first) ?? '');
  const fields = hasFields ? (first instanceof Error ? { err: first } : (first as LineFields)) : {};
  const write = (all: LineFields) => method.call(logger, all, message);
  return { level: logger.levels.labels[level] ?? String(level), message, fields, write };
}
