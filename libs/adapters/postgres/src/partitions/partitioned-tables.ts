import { uuidAt, uuidTime } from '@svc/kernel';

/** A table that only grows, partitioned by the week in which a UUIDv7 of its rows was made (ADR 0058). */
export interface PartitionedTable {
  name: string;
  /** The column of that UUID. */
  key: string;
  /** For how many days, by the real clock, the rows of a week are kept after its end. */
  keepDays: number;
}

export const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  { name: 'webhook_event', key: 'id', keepDays: 30 },
  { name: 'webhook_attempt', key: 'delivery_id', keepDays: 30 },
];

/** Which UUIDs a partition holds: from one on, up to another that it does not hold. An end that is empty is none. */
export interface Bounds {
  from: string;
  to: string;
}

export interface Partition extends Bounds {
  name: string;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FIRST_WEEK_MS = Date.UTC(1970, 0, 5);

/** The week of UTC, from its Monday on, in which a moment lies. */
export function weekOf(ms: number): Bounds {
  const start = ms - ((((ms - FIRST_WEEK_MS) % WEEK_MS) + WEEK_MS) % WEEK_MS);
  return { from: uuidAt(new Date(start)), to: uuidAt(new Date(start + WEEK_MS)) };
}

/** The weeks from that of a moment on. */
export function weeksFrom(at: Date, count: number): Bounds[] {
  return Array.from({ length: count }, (_, week) => weekOf(at.getTime() + week * WEEK_MS));
}

/** `webhook_event_20261123`: a partition is called by the first day of its week. */
export function partitionName({ name }: PartitionedTable, { from }: Bounds): string {
  return `${name}_${new Date(uuidTime(from)).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

export const holds = (partition: Bounds, week: Bounds): boolean => partition.from <= week.from && (partition.to === '' || week.to <= partition.to);

/** Whether all rows of a partition have been kept for long enough. */
export function isOutdated({ keepDays }: PartitionedTable, { to }: Bounds, now: Date): boolean {
  return to !== '' && to <= uuidAt(new Date(now.getTime() - keepDays * DAY_MS));
}
