/** Fields of a log line. */
export type LineFields = Readonly<Record<string, unknown>>;

export interface LogLine {
  level: string;
  message: string;
  fields: LineFields;
}

/** Length of the window in which a repeated line is counted and not written, ms. */
export const WINDOW_MS = 60_000;
/** Most causes of one message with counts of their own in a window; further ones are counted together. */
const MOST_CAUSES = 5;
/** Most keys that are counted at a time. */
const MOST_KEYS = 300;
/** Beginning of a text, by which lines are compared. */
const BEGINNING = /^[^]{0,500}/u;
/** Most values of a field that a count lists. */
const MOST_LISTED = 10;

/** Fields that distinguish causes of one message; all others name the subject of a line. */
const CAUSES = ['error', 'reason', 'err', 'provider', 'code'] as const;

/** Parts of a text that differ from one line to the next: quoted words, addresses, links, ids, and numbers but for status codes. */
const PARTICULARS = /"[^"]*"|'[^']*'|“[^”]*”|\S+@\S+|\w+:\/\/\S+|\b(?![1-5]\d\d(?![\w.:/-]))[\w.:/-]*\d[\w.:/-]*/g;

/** Returns a text without the parts that differ from one line to the next. */
export const withoutIds = (text: string): string => BEGINNING.exec(text)![0].replace(PARTICULARS, '#');

/** Returns the key of a line: lines with the same key differ only in what they are about. */
export function keyOf({ level, message, fields }: LogLine): { key: string; family: string } {
  const family = `${level} ${withoutIds(message)}`;
  const causes = CAUSES.filter((name) => fields[name] !== undefined && fields[name] !== null);
  return { key: [family, ...causes.map((name) => `${name}=${causeOf(fields[name])}`)].join(' '), family };
}

/** Returns the cause of a failure: of an error its name, message and stack frame, of a text its first line. */
function causeOf(value: unknown): string {
  if (!(value instanceof Error)) return withoutIds(String(value).split('\n', 1)[0]!);
  const frame = value.stack?.split('\n').find((line) => /^\s+at /.test(line)) ?? '';
  return `${value.name} ${withoutIds(value.message.split('\n', 1)[0]!)} ${frame.trim()}`;
}

/** Fields of the line that counts others. */
export interface Repetition {
  /** Number of lines that were not written. */
  repeated: number;
  /** Time in which they came, seconds. */
  withinSeconds: number;
  /** Up to ten values of each field of these lines. */
  among: Readonly<Record<string, readonly string[]>>;
}

/** A counted line, which is written in the end. */
export interface CountedLine<L> {
  line: L;
  repetition: Repetition;
}

interface Count<L> {
  since: number;
  family: string;
  /** Last line that was not written. */
  last?: L;
  repeated: number;
  among: Map<string, Set<string>>;
}

/**
 * Decides which lines are written: the first of its kind at once, then one a minute that counts the others (ADR 0141). The number of kinds
 * is bounded: beyond it, lines of the same message are counted together.
 */
export class RepeatedLines<L extends LogLine> {
  private readonly counts = new Map<string, Count<L>>();
  private readonly causes = new Map<string, number>();

  /** Returns whether the line is to be written now; else it is counted. */
  admit(line: L, now: number): boolean {
    const key = this.boundedKey(line);
    const count = this.counts.get(key);
    if (!count) {
      this.begin(key, keyOf(line).family, now);
      return true;
    }
    count.repeated += 1;
    count.last = line;
    for (const [name, value] of Object.entries(line.fields)) if (typeof value === 'string') list(count.among, name, value);
    return false;
  }

  /** Returns the counted lines whose window is over, and begins another for them; kinds without another line are dropped. */
  due(now: number): CountedLine<L>[] {
    const over = [...this.counts].filter(([, { since }]) => now - since >= WINDOW_MS);
    return over.flatMap(([key, count]) => {
      this.drop(key, count);
      if (count.last === undefined) return [];
      this.begin(key, count.family, now);
      return [counted(count, count.last, now)];
    });
  }

  /** Returns all counted lines, and drops every kind: the process ends. */
  rest(now: number): CountedLine<L>[] {
    const counts = [...this.counts.values()];
    this.counts.clear();
    this.causes.clear();
    return counts.flatMap((count) => (count.last === undefined ? [] : [counted(count, count.last, now)]));
  }

  /** True while a window is open. */
  get isCounting(): boolean {
    return this.counts.size > 0;
  }

  private boundedKey(line: L): string {
    const { key, family } = keyOf(line);
    if (this.counts.has(key)) return key;
    if (this.counts.size >= MOST_KEYS) return line.level;
    return (this.causes.get(family) ?? 0) >= MOST_CAUSES ? family : key;
  }

  private begin(key: string, family: string, since: number): void {
    this.counts.set(key, { since, family, repeated: 0, among: new Map() });
    this.causes.set(family, (this.causes.get(family) ?? 0) + 1);
  }

  private drop(key: string, { family }: Count<L>): void {
    this.counts.delete(key);
    const left = (this.causes.get(family) ?? 1) - 1;
    if (left > 0) this.causes.set(family, left);
    else this.causes.delete(family);
  }
}

function list(among: Map<string, Set<string>>, name: string, value: string): void {
  const values = among.get(name) ?? new Set<string>();
  if (values.size < MOST_LISTED) among.set(name, values.add(value));
}

function counted<L>({ since, repeated, among }: Count<L>, line: L, now: number): CountedLine<L> {
  const listed = [...among].map(([name, values]) => [name, [...values]] as const);
  return {
    line,
    repetition: {
      repeated,
      withinSeconds: Math.max(1, Math.round((now - since) / 1_000)),
      among: Object.fromEntries(listed.filter(([, values]) => values.length > 1)),
    },
  };
}
