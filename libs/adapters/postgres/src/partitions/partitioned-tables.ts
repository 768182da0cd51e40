import { REQUESTS_KEPT_DAYS } from '@svc/access';
import { WEBHOOKS_KEPT_DAYS } from '@svc/contracts';
import { uuidAt, uuidTime } from '@svc/kernel';

/** A table that only grows, partitioned by the week or the day in which a UUIDv7 of its rows was made (ADR 0058). */
export interface PartitionedTable {
  name: string;
  /** The column of that UUID. */
  key: string;
  /** Length of a partition: a week of UTC from its Monday on, or a day. */
  days: 7 | 1;
  /** Number of partitions from the present one on. */
  made: number;
  /** Days, by the real clock, for which the rows of a partition are kept after its end. */
  keepDays: number;
}

export const PARTITIONED_TABLES: readonly PartitionedTable[] = [
  { name: 'webhook_event', key: 'id', days: 7, made: 6, keepDays: WEBHOOKS_KEPT_DAYS },
  { name: 'webhook_attempt', key: 'delivery_id', days: 7, made: 6, keepDays: WEBHOOKS_KEPT_DAYS },
  { name: 'request_log', key: 'id', days: 1, made: 8, keepDays: REQUESTS_KEPT_DAYS },
];

/** Bounds of the UUIDs in a partition: from `from` on, up to `to` exclusively. An empty end is none. */
export interface Bounds {
  from: string;
  to: string;
}

export interface Partition extends Bounds {
  name: string;
}

const DAY_MS = 86_400_000;
/** A Monday. */
const FIRST_WEEK_MS = Date.UTC(1970, 0, 5);

/** Returns the week or day in which a moment lies. */
export function spanOf({ days }: Pick<PartitionedTable, 'days'>, ms: number): Bounds {
  const length = days * DAY_MS;
  const start = ms - ((((ms - FIRST_WEEK_MS) % length) + length) % length);
  return { from: uuidAt(new Date(start)), to: uuidAt(new Date(start + length)) };
}

/** Returns the spans with partitions, from that of a moment on. */
export function spansFrom(table: PartitionedTable, at: Date): Bounds[] {
  return Array.from({ length: table.made }, (_, index) => spanOf(table, at.getTime() + index * table.days * DAY_MS));
}

/** Returns the name of a partition, which contains its first day: `webhook_event_20261123`. */
export function partitionName({ name }: PartitionedTable, { from }: Bounds): string {
  return `${name}_${new Date(uuidTime(from)).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

export const holds = (partition: Bounds, span: Bounds): boolean =>
  partition.from <= span.from && (partition.to === '' || span.to <= partition.to);

/** Returns whether all rows of a partition have been kept for long enough. */
export function isExpired({ keepDays }: PartitionedTable, { to }: Bounds, now: Date): boolean {
  return to !== '' && to <= uuidAt(new Date(now.getTime() - keepDays * DAY_MS));
}
