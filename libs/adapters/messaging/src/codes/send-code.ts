import { setTimeout as pass } from 'node:timers/promises';
import type { CodeMessage, CodeOutcome } from '@svc/otp';
import type { SendOutcome } from '@svc/notifications';
import type { ProviderOutcome } from '../call-provider';
import { MESSAGING_WAITS } from '../messaging-waits';

/** How long a person who waits for a code is kept waiting, and how long before what failed at the moment is tried again. Milliseconds. */
export interface Patience {
  limitMs: number;
  pauseMs: number;
}
const PATIENCE: Patience = { limitMs: MESSAGING_WAITS.codeMs, pauseMs: MESSAGING_WAITS.codePauseMs };
const MOST_TRIES = 3;

/**
 * Hands a code to its provider. It is tried again, twice at most and all within 8 s, only where nothing was sent; when no
 * answer came it may have been, and then it is not (D-111a).
 */
export async function sendCode(
  message: CodeMessage,
  send: (signal: AbortSignal) => Promise<ProviderOutcome | SendOutcome>,
  { limitMs, pauseMs }: Patience = PATIENCE,
): Promise<CodeOutcome> {
  const signal = AbortSignal.timeout(limitMs);
  for (let tries = 1; ; tries += 1) {
    const outcome = await send(signal);
    if (outcome.ok) return outcome;
    const fault = 'fault' in outcome ? outcome.fault : 'sender';
    const isOver = fault !== 'moment' || tries === MOST_TRIES || !(await passes(tries * pauseMs, signal));
    if (isOver) return { ok: false, unavailable: fault !== 'number', mayBeSent: fault === 'unknown', reason: withoutSecrets(outcome.reason, message) };
  }
}

/** False when the time is up before. */
const passes = (ms: number, signal: AbortSignal): Promise<boolean> => pass(ms, true, { signal }).catch(() => false);

/** Providers like to repeat in their sentences what they were sent. */
function withoutSecrets(reason: string, { code }: CodeMessage): string {
  return reason.replaceAll(code, '…').replaceAll(/\d[\d ().-]{5,}\d/g, '…');
}
