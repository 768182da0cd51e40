import type { Channel, MessageKind } from '../message';

/** Failed messages that are sent again together (D-160). */
export interface FailedQuery {
  /** Planned at or after this moment. */
  since: Date;
  /** Planned before this moment. */
  until: Date;
  kinds?: readonly MessageKind[];
  channel?: Channel;
  /** Part of the reason of their failure, in any case. */
  reason?: string;
}

/** Number of failed messages of one kind and reason. */
export interface FailureCount {
  kind: MessageKind;
  reason: string;
  count: number;
}

/** Failed messages by kind and by reason, the most first. */
export interface FailureSummary {
  matched: number;
  byKind: { kind: MessageKind; count: number }[];
  byReason: { reason: string; count: number }[];
}

/** Most reasons that a summary lists. */
const MOST_REASONS = 20;

/** Parts of a reason that differ from one message to the next: addresses, numbers of four digits or more, and ids of queues. */
const PARTICULARS = /<?[^\s<>]+@[^\s<>]+>?|\b\d{4,}\b|\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{6,}\b/g;

/** Phone numbers, with what people write between their digits. */
const NUMBERS = /\+\d[\d\s()-]{6,}\d/g;

/** Returns a reason without its particulars. */
export const plainReason = (reason: string): string => reason.replace(NUMBERS, '…').replace(PARTICULARS, '…');

/** Sums failed messages up by kind and by reason without particulars: ten thousand refusals are one line. */
export function summaryOf(counts: readonly FailureCount[]): FailureSummary {
  return {
    matched: counts.reduce((sum, { count }) => sum + count, 0),
    byKind: sums(counts, ({ kind }) => kind).map(([kind, count]) => ({ kind, count })),
    byReason: sums(counts, ({ reason }) => plainReason(reason))
      .slice(0, MOST_REASONS)
      .map(([reason, count]) => ({ reason, count })),
  };
}

function sums<Name extends string>(counts: readonly FailureCount[], nameOf: (each: FailureCount) => Name): [Name, number][] {
  const totals = new Map<Name, number>();
  for (const each of counts) totals.set(nameOf(each), (totals.get(nameOf(each)) ?? 0) + each.count);
  return [...totals].sort(([, a], [, b]) => b - a);
}
