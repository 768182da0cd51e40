/** State of a checkout for its payer: the response of the status endpoint, and part of the page's data. */
export interface PaymentStatus {
  state: string;
  /** Fingerprint of the state; it changes when there is something new to show. */
  mark: string;
  /** Return address of a buyer who has paid (§4.2 r7). */
  goTo?: string;
  /** ISO 8601, by the clock of the service: the browser's own may be wrong. */
  now: string;
  expiresAt: string;
}

/** Returns true for states in which a buyer can still pay. */
export function isOpen(state: string): boolean {
  return state === 'form' || state === 'transfer' || state === 'pending';
}

/** Decides if an open page is left, redrawn or stays as it is. @param shown `watches`: the page shows pending money */
export function nextStep(
  shown: Pick<PaymentStatus, 'state' | 'mark'> & { watches: boolean },
  latest: PaymentStatus,
): 'leave' | 'draw' | 'stay' {
  if (latest.goTo !== undefined && shown.state !== 'paid') return 'leave';
  if (latest.state !== shown.state && !isOpen(latest.state)) return 'draw';
  return shown.watches && latest.mark !== shown.mark ? 'draw' : 'stay';
}

/** Parses a response of the status endpoint; undefined when it is invalid. */
export function readPaymentStatus(answer: unknown): PaymentStatus | undefined {
  const { state, mark, now, expiresAt, goTo } = (answer ?? {}) as Record<string, unknown>;
  const isWhole =
    [state, mark, now, expiresAt].every((value) => typeof value === 'string') && ['string', 'undefined'].includes(typeof goTo);
  return isWhole ? (answer as PaymentStatus) : undefined;
}

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 15_000;
const MAX_POLLS = 200;

/** Returns the pause before the next poll, ms; undefined after `MAX_POLLS`. @param polls so far */
export function pauseAfter(polls: number): number | undefined {
  return polls >= MAX_POLLS ? undefined : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.3 ** polls);
}
