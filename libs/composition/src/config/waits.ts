import { MESSAGING_WAITS, type MessagingWaits } from '@svc/adapters/messaging';
import { PAYMENT_WAITS, type PaymentWaits } from '@svc/payments';
import { z } from 'zod';

/** Every wait for somebody outside and for due work, milliseconds: what production waits is fixed, tests wait less (D-111). */
export interface Waits extends PaymentWaits, MessagingWaits {
  /** For the answer to a webhook, from name to end of body. */
  webhookMs: number;
  /** Between two sweeps for due work: half a minute, and a second in development, where clocks are moved. */
  sweepMs: number;
  /** Between two looks of a worker whether all recurring tasks stand in the queue (D-142). */
  assertMs: number;
  /** For how long a code belongs to the process that charged it; then a sweep settles it (D-111a). */
  codeLeaseMs: number;
  /** Between two such sweeps. */
  codeSweepMs: number;
  /** For a statement of the database (ADR 0054). */
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
/** Whoever moves a clock waits for what is due then. */
const SWEEP_OF_MOVED_CLOCKS_MS = 1_000;
const ENTRY = /^\s*(?<name>\w+)\s*=\s*(?<ms>[1-9]\d{0,6})\s*$/;

/** Delayed jobs are enqueued of what is due within so many milliseconds: whatever is written with a later moment is found by a sweep before that. */
export const aheadOf = ({ sweepMs }: Pick<Waits, 'sweepMs'>): number => 2 * sweepMs;

/** `lookMs=500,refundMs=2000`: what it does not name keeps its default. */
export const waits = z
  .string()
  .default('')
  .refine(
    (text) => entriesOf(text).every(isWait),
    `takes milliseconds by name, such as lookMs=500,refundMs=2000, of these: ${Object.keys(DEFAULTS).join(', ')}`,
  )
  .transform((text): Partial<Waits> => Object.fromEntries(entriesOf(text).map(waitOf)));

/** All waits: those that are given, and the defaults. */
export const allWaits = (given: Partial<Waits>, areClocksMoved: boolean): Waits => ({
  ...DEFAULTS,
  ...(areClocksMoved && { sweepMs: SWEEP_OF_MOVED_CLOCKS_MS }),
  ...given,
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
