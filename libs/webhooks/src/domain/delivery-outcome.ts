/** Why no answer came. `blocked`: the address is not public; `interrupted`: this process had to end. */
export const FAILURE_REASONS = ['timeout', 'dns', 'connect', 'tls', 'blocked', 'connection', 'interrupted'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

export interface Answer {
  kind: 'answer';
  status: number;
  /** The header, as it came. */
  retryAfter?: string;
  /** The beginning of the body, at most 16 KiB. */
  body: string;
}

export interface Failure {
  kind: 'failure';
  reason: FailureReason;
}

/** What came of one attempt. */
export type DeliveryOutcome = Answer | Failure;

const GONE = 410;

/** Only 2xx is success; redirects are failures (D-73). */
export function isSuccess(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status >= 200 && outcome.status < 300;
}

/** The destination says that it will never want events again (D-73). */
export function isGone(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' && outcome.status === GONE;
}

/** The attempt was cut off by this service; it says nothing of the destination. */
export function isInterrupted(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'failure' && outcome.reason === 'interrupted';
}
