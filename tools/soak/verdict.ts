/** Share by which a value may be higher at the end of a soak. */
const MOST_GROWTH = 0.05;
/**
 * Growth up to these is as good as none, whatever its share: ages, s; sizes and memory of Redis, bytes; parts of dead rows. Redis keeps
 * the last 1,000 jobs of each queue and the last 10,000 events, which those of little work fill only within an hour.
 */
const FLOORS = { age: 1, size: 1024 * 1024, redis: 8 * 1024 * 1024, dead: 0.02, memory: 0, log: 0 } as const;
/** Part of dead rows up to which autovacuum leaves a table alone by its defaults: a fifth of the live ones. */
const LEFT_BY_AUTOVACUUM = 1 / 6;
/** Tables with fewer rows are queues, or small: nearly all of their rows are dead between two vacuums, and their size tells. */
const LEAST_ROWS = 1_000;

export type Kind = keyof typeof FLOORS;

/** Table with its rows, as PostgreSQL counts them, and its size with indexes, bytes. */
export interface TableSize {
  table: string;
  live: number;
  dead: number;
  bytes: number;
}

/** State of a service at one moment. */
export interface Sample {
  /** Time since the beginning, s. */
  at: number;
  /** Resident memory of each process, bytes. */
  memory: Record<string, number>;
  /** Memory that Redis uses, bytes; absent without one. */
  redis?: number;
  /** Ages of what waits, s, by metric and queue. */
  ages: Record<string, number>;
  tables: readonly TableSize[];
  /** Bytes of the log, and requests that were sent, so far. */
  logBytes: number;
  requests: number;
}

/** A value at the beginning and at the end of the steady time. */
export interface Judged {
  kind: Kind;
  name: string;
  first: number;
  last: number;
  /** Most that `last` may be. */
  most: number;
  isFlat: boolean;
}

/**
 * Compares the first third of the steady time with the last third, by the mean of their samples. Rows that are kept make tables grow: a
 * table may grow as its rows do.
 * @param warmUpSeconds samples before are left out
 * @throws Error when there are too few samples
 */
export function judge(samples: readonly Sample[], warmUpSeconds: number): Judged[] {
  const steady = samples.filter(({ at }) => at >= warmUpSeconds);
  const third = Math.floor(steady.length / 3);
  if (third < 2) throw new Error(`${steady.length} samples after the warm-up are too few to compare.`);
  const [first, last] = [steady.slice(0, third), steady.slice(-third)];
  const pairOf = (read: (sample: Sample) => number | undefined) => [meanOf(first, read), meanOf(last, read)] as const;
  const names = (read: (sample: Sample) => object) => [...new Set(steady.flatMap((sample) => Object.keys(read(sample))))].sort();
  const measures: Judged[] = [
    ...names(({ memory }) => memory).map((name) => judged('memory', name, ...pairOf(({ memory }) => memory[name]))),
    ...(steady[0]!.redis === undefined ? [] : [judged('redis', 'Redis', ...pairOf(({ redis }) => redis))]),
    ...names(({ ages }) => ages).map((name) => judged('age', name, ...pairOf(({ ages }) => ages[name] ?? 0))),
    judged('log', 'bytes a request', bytesARequest(first), bytesARequest(last)),
  ];
  return [...measures, ...names(({ tables }) => byName(tables)).flatMap((table) => judgedTable(table, first, last))];
}

function judgedTable(table: string, first: readonly Sample[], last: readonly Sample[]): Judged[] {
  const mean = (samples: readonly Sample[], read: (size: TableSize) => number) =>
    meanOf(samples, ({ tables }) => {
      const size = byName(tables)[table];
      return size && read(size);
    });
  const rows = [mean(first, ({ live }) => live), mean(last, ({ live }) => live)] as const;
  const growth = Math.max(1, rows[1] / Math.max(rows[0], LEAST_ROWS));
  const bytes = [mean(first, (size) => size.bytes), mean(last, (size) => size.bytes)] as const;
  const dead = ({ live, dead: gone }: TableSize) => gone / Math.max(1, live + gone);
  const size = judged('size', table, ...bytes, growth);
  return rows[1] < LEAST_ROWS ? [size] : [size, judged('dead', table, mean(first, dead), mean(last, dead))];
}

function judged(kind: Kind, name: string, first: number, last: number, growth = 1): Judged {
  const relative = Math.max(first * growth * (1 + MOST_GROWTH), first * growth + FLOORS[kind]);
  const most = kind === 'dead' ? Math.max(relative, LEFT_BY_AUTOVACUUM) : relative;
  return { kind, name, first, last, most, isFlat: last <= most };
}

function meanOf(samples: readonly Sample[], read: (sample: Sample) => number | undefined): number {
  const values = samples.map(read).filter((value) => value !== undefined);
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function bytesARequest(samples: readonly Sample[]): number {
  const [begin, end] = [samples[0]!, samples.at(-1)!];
  return (end.logBytes - begin.logBytes) / Math.max(1, end.requests - begin.requests);
}

const byName = (tables: readonly TableSize[]): Record<string, TableSize> => Object.fromEntries(tables.map((size) => [size.table, size]));
