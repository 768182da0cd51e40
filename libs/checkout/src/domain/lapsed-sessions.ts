import { endedUnpaid, type AttemptStatus } from '@svc/payments';

/** An open session that holds something, as it was read. */
export interface HoldingSession {
  id: string;
  version: number;
  /** When it holds nothing any more, unless it is paid: UTC text. */
  endsAt: string;
  /** Of its payments, in the order of their ids. */
  attempts: readonly AttemptStatus[];
}

/** Those of the sessions that have lapsed, so that others can have what they hold (ADR 0026 r1): their time is over, and no money is on its way. */
export function decideLapsed(sessions: readonly HoldingSession[], now: Date): HoldingSession[] {
  return sessions.filter(({ endsAt, attempts }) => new Date(endsAt) <= now && attempts.every(endedUnpaid));
}
