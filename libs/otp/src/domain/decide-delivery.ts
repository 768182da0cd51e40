import type { CodeDelivery } from './challenge';

/** What a provider reports of one message. */
export interface DeliveryReport {
  /** What the provider calls it. */
  providerRef: string;
  status: CodeDelivery['status'];
  /** When it came to that, where the provider says so. */
  at?: Date;
  /** Of a failure: its code. */
  reason?: string;
}

/** A later state of a message stands above an earlier one; a message that arrived has not failed, whoever says so. */
const RANKS: Readonly<Record<CodeDelivery['status'], number>> = { unknown: -1, sent: 0, failed: 1, delivered: 2, read: 3 };

/** What is known of a message after this report, in whatever order; undefined when it is nothing new. */
export function decideDelivery(
  known: CodeDelivery | undefined,
  { status, at, reason }: DeliveryReport,
  now: Date,
): CodeDelivery | undefined {
  if (known && RANKS[status] <= RANKS[known.status]) return undefined;
  return { status, at: at && at < now ? at : now, ...(reason !== undefined && { reason }) };
}
