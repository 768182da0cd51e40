import { afterAttempts, type CircuitBreaker } from './circuit-breaker';
import { isGone, isInterrupted, isSuccess, type DeliveryOutcome } from './delivery';

const HOUR_MS = 3_600_000;
const WARN_AFTER_MS = 72 * HOUR_MS;
const DISABLE_AFTER_MS = 120 * HOUR_MS;
const LEAST_FAILURES = 20;

/** Why a destination gets nothing: the merchant's wish, days of failures (D-74), or its 410 (D-73). */
export const DISABLED_REASONS = ['manual', 'failing', 'gone'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** The notices of a failing destination that the merchant gets, once each (D-74). */
export type HealthWarning = 'exhausted' | 'failing_for_days';

/** How a destination has been doing; empty when all is well. */
export interface DestinationHealth {
  /** Of the first failure since the last success; UTC, ms since the epoch. */
  failingSince?: number;
  /** Since the last success. */
  failures?: number;
  /** The notices that the merchant got since the last success. */
  told?: readonly HealthWarning[];
  breaker?: CircuitBreaker;
  /** What is left of the rate cap, when there is one. */
  allowance?: { tokens: number; at: number };
}

export interface Result {
  outcome: DeliveryOutcome;
  /** Whether it was the last attempt of its schedule, and failed. */
  exhausted: boolean;
}

export interface HealthVerdict {
  health: DestinationHealth;
  warnings: HealthWarning[];
  /** Set when the destination is to be disabled. */
  disable?: 'failing' | 'gone';
}

/** What a destination's health is after these results, and what follows from it (D-73, D-74); one success clears all failures. */
export function judgeHealth(health: DestinationHealth, results: readonly Result[], now: number): HealthVerdict {
  const told = results.filter(({ outcome }) => !isInterrupted(outcome));
  const failures = told.filter(({ outcome }) => !isSuccess(outcome)).length;
  const breaker = afterAttempts(health.breaker, { attempts: told.length, failures, now });
  if (failures < told.length) return verdict({ breaker, allowance: health.allowance }, told, []);
  if (failures === 0) return { health, warnings: [] };
  const failing = { ...health, breaker, failingSince: health.failingSince ?? now, failures: (health.failures ?? 0) + failures };
  const warnings = warningsOf(failing, told, now);
  return verdict({ ...failing, told: [...(health.told ?? []), ...warnings] }, told, warnings, isLost(failing, now));
}

function verdict(health: DestinationHealth, results: readonly Result[], warnings: HealthWarning[], lost = false): HealthVerdict {
  const gone = results.some(({ outcome }) => isGone(outcome));
  return { health, warnings, ...(gone ? { disable: 'gone' as const } : lost && { disable: 'failing' as const }) };
}

function isLost({ failingSince, failures }: { failingSince: number; failures: number }, now: number): boolean {
  return failures >= LEAST_FAILURES && now - failingSince >= DISABLE_AFTER_MS;
}

function warningsOf({ failingSince, told = [] }: DestinationHealth, results: readonly Result[], now: number): HealthWarning[] {
  const due: HealthWarning[] = [];
  if (results.some(({ exhausted }) => exhausted)) due.push('exhausted');
  if (now - (failingSince ?? now) >= WARN_AFTER_MS) due.push('failing_for_days');
  return due.filter((warning) => !told.includes(warning));
}
