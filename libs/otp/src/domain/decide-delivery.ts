import type { CodeDelivery } from './challenge';

/** A provider's report about one message. */
export interface DeliveryReport {
  /** Provider's reference of the message. */
  providerRef: string;
  status: CodeDelivery['status'];
  /** Time of the state, where the provider reports it. */
  at?: Date;
  /** Error code of a failure. */
  reason?: string;
}

/** A later state of a message outranks an earlier one; a delivered message has not failed, whatever another report says. */
const RANKS: Readonly<Record<CodeDelivery['status'], number>> = { unknown: -1, sent: 0, failed: 1, delivered: 2, read: 3 };

/** Returns the delivery state after this report, in any order of reports; undefined when it changes nothing. */
export function decideDelivery(
  present: CodeDelivery | undefined,
  { status, at, reason }: DeliveryReport,
  now: Date,
): CodeDelivery | undefined {
  if (present && RANKS[status] <= RANKS[present.status]) return undefined;
  return { status, at: at && at < now ? at : now, ...(reason !== undefined && { reason }) };
}
