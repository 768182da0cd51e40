import { afterAttempts, type CircuitBreaker } from './circuit-breaker';
import { isGone, isInterrupted, isSuccess, type DeliveryOutcome } from './delivery';

const HOUR_MS = 3_600_000;
const WARN_AFTER_MS = 72 * HOUR_MS;
const DISABLE_AFTER_MS = 120 * HOUR_MS;
const LEAST_FAILURES = 20;

/** Reasons for a disabled destination: the merchant's choice, days of failures (D-74), or its 410 (D-73). */
export const DISABLED_REASONS = ['manual', 'failing', 'gone'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Notices to the merchant about a failing destination, sent once each (D-74). */
export type HealthWarning = 'exhausted' | 'failing_for_days';

/** Recent failures of a destination; empty when it is healthy. */
export interface DestinationHealth {
  /** Moment of the first failure since the last success; UTC, ms since the epoch. */
  failingSince?: number;
  /** Failures since the last success. */
  failures?: number;
  /** Notices sent to the merchant since the last success. */
  told?: readonly HealthWarning[];
  breaker?: CircuitBreaker;
  /** Rest of the rate cap, when there is one. */
  allowance?: { tokens: number; at: number };
}

export interface Result {
  outcome: DeliveryOutcome;
  /** True when it was the last attempt of its schedule, and failed. */
  exhausted: boolean;
}

export interface HealthVerdict {
  health: DestinationHealth;
  warnings: HealthWarning[];
  /** Set when the destination is to be disabled. */
  disable?: 'failing' | 'gone';
}

/**
 * Judges a destination's health after these results, and decides on warnings and disabling (D-73, D-74); one success clears
 * all failures.
 */
export function judgeHealth(health: DestinationHealth, results: readonly Result[], now: number): HealthVerdict {
  const conclusive = results.filter(({ outcome }) => !isInterrupted(outcome));
  const failures = conclusive.filter(({ outcome }) => !isSuccess(outcome)).length;
  const breaker = afterAttempts(health.breaker, { attempts: conclusive.length, failures, now });
  if (failures < conclusive.length) return verdict({ breaker, allowance: health.allowance }, conclusive, []);
  if (failures === 0) return { health, warnings: [] };
  const failing = { ...health, breaker, failingSince: health.failingSince ?? now, failures: (health.failures ?? 0) + failures };
  const warnings = warningsOf(failing, conclusive, now);
  return verdict({ ...failing, told: [...(health.told ?? []), ...warnings] }, conclusive, warnings, isLost(failing, now));
}

function verdict(health: DestinationHealth, results: readonly Result[], warnings: HealthWarning[], lost = false): HealthVerdict {
  const gone = results.some(({ outcome }) => isGone(outcome));
  return { health, warnings, ...(gone ? { disable: 'gone' as const } : lost && { disable: 'failing' as const }) };
}

function isLost({ failingSince, failures }: { failingSince: number; failures: number }, now: number): boolean {
  return failures >= LEAST_FAILURES && now - failingSince >= DISABLE_AFTER_MS;
}

function warningsOf({ failingSince, told: sent = [] }: DestinationHealth, results: readonly Result[], now: number): HealthWarning[] {
  const due: HealthWarning[] = [];
  if (results.some(({ exhausted }) => exhausted)) due.push('exhausted');
  if (now - (failingSince ?? now) >= WARN_AFTER_MS) due.push('failing_for_days');
  return due.filter((warning) => !sent.includes(warning));
}
