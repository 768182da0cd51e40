import { MESSAGING_WAITS, type MessagingWaits } from '@svc/adapters/messaging';
import { PAYMENT_WAITS, type PaymentWaits } from '@svc/payments';
import { z } from 'zod';

/** All timeouts and intervals for external parties and due work, milliseconds: fixed in production, shorter in tests (D-111). */
export interface Waits extends PaymentWaits, MessagingWaits {
  /** Timeout of a webhook, from resolving the name to the end of the body. */
  webhookMs: number;
  /** Interval of sweeps for due work: half a minute, and a second in development, where clocks are advanced. */
  sweepMs: number;
  /** Interval at which a worker checks that all recurring tasks are in the queue (D-142). */
  assertMs: number;
  /** Time for which a code belongs to the process that charged it; then a sweep settles it (D-111a). */
  codeLeaseMs: number;
  /** Interval of these sweeps. */
  codeSweepMs: number;
  /** Timeout of a statement of the database (ADR 0054). */
  statementMs: number;
}

const DEFAULTS: Waits = {
  ...PAYMENT_WAITS,
  ...MESSAGING_WAITS,
  webhookMs: 15_000,
  sweepMs: 30_000,
  assertMs: 60_000,
  codeLeaseMs: 60_000,
  codeSweepMs: 30_000,
  statementMs: 30_000,
};
/** People who advance a clock wait for the work that becomes due. */
const SWEEP_OF_ADVANCED_CLOCKS_MS = 1_000;
const ENTRY = /^\s*(?<name>\w+)\s*=\s*(?<ms>[1-9]\d{0,6})\s*$/;

/**
 * Returns the milliseconds ahead for which delayed jobs are enqueued: work that is written with a later moment is found by a sweep before
 * it.
 */
export const aheadOf = ({ sweepMs }: Pick<Waits, 'sweepMs'>): number => 2 * sweepMs;

/** `lookMs=500,refundMs=2000`: others keep their default. */
export const waits = z
  .string()
  .default('')
  .refine(
    (text) => entriesOf(text).every(isWait),
    `takes milliseconds by name, such as lookMs=500,refundMs=2000, of these: ${Object.keys(DEFAULTS).join(', ')}`,
  )
  .transform((text): Partial<Waits> => Object.fromEntries(entriesOf(text).map(waitOf)));

/** Returns all waits: the given ones, and the defaults. */
export const allWaits = (overrides: Partial<Waits>, areClocksAdvanced: boolean): Waits => ({
  ...DEFAULTS,
  ...(areClocksAdvanced && { sweepMs: SWEEP_OF_ADVANCED_CLOCKS_MS }),
  ...overrides,
});

function entriesOf(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

function isWait(entry: string): boolean {
  return Object.hasOwn(DEFAULTS, ENTRY.exec(entry)?.groups?.['name'] ?? '');
}

function waitOf(entry: string): [string, number] {
  const [, name = '', ms] = ENTRY.exec(entry) ?? [];
  return [name, Number(ms)];
}
