import type { Settlement } from '@svc/notifications';
import { LOGIN_REFUSED } from './failure-line';

/** Reasons by the words of carriers, the first that fits. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [LOGIN_REFUSED, 'login'],
  [/\banswered 429\b/, 'rate_limited'],
  [/^4\d\d\b|\banswered 5\d\d\b/, 'try_later'],
  [/^5\d\d\b|\banswered 4\d\d\b/, 'refused'],
  [/ETIMEDOUT|\b[Tt]ime(d )?out\b|\bTimeoutError\b|\bin time\b/, 'timeout'],
  [/\bE[A-Z]{4,}\b|\bEAI_AGAIN\b|\b([Ss]ocket|[Cc]onnection|closed)\b/, 'connection'],
];

/** Returns the labels of an attempt to send a message. */
export function labelsOfSettlement(settlement: Settlement): { outcome: Settlement['state']; reason: string } {
  if (settlement.state === 'sent') return { outcome: 'sent', reason: 'none' };
  const { state, reason: words } = settlement;
  if (state === 'skipped') return { outcome: state, reason: 'none' };
  return { outcome: state, reason: REASONS.find(([pattern]) => pattern.test(words))?.[1] ?? 'other' };
}
