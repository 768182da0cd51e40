import { Throttled } from '@svc/kernel';

const MINUTE_MS = 60_000;
/** What is looked at of a key's sends to one block of numbers, and to one country. */
export const BLOCK_WINDOW_MS = 10 * MINUTE_MS;
export const COUNTRY_WINDOW_MS = 24 * 60 * MINUTE_MS;
/** Customers' numbers lie far apart; those who earn by calls to their own numbers have whole blocks of them. */
export const MOST_NUMBERS_IN_BLOCK = 5;
/** Of so many codes to a country that have ended, this share at least comes back from customers. */
export const CODES_JUDGED = 100;
const LEAST_VERIFIED = 0.15;
const PAUSE_MS = 60 * MINUTE_MS;

/** What a key sent to one block of numbers and one country before. */
export interface SendsBefore {
  /** When it last sent to each other number of the block within BLOCK_WINDOW_MS, newest first, MOST_NUMBERS_IN_BLOCK at most. */
  block: Date[];
  /** Of its last CODES_JUDGED codes to the country within COUNTRY_WINDOW_MS that were verified, burned or expired. */
  country: { ended: number; verified: number; lastSentAt?: Date };
}

/** Sends that look like somebody earning by them (toll fraud). An operator should look at it. */
export class SuspectedFraud extends Throttled {
  constructor(
    retryAfterMs: number,
    readonly by: 'block' | 'country',
  ) {
    super(retryAfterMs, (seconds) => `${WHAT[by]} Wait ${seconds} s (see Retry-After), then send this again.`);
  }
}

const WHAT = {
  block: 'This key sends to many numbers that follow one another, as those do who earn by such messages.',
  country: 'Hardly any of the codes that this key sent to this country were entered by anybody, so sending there rests.',
};

/** Throws SuspectedFraud. A country that rests gets one code an hour, so that customers who enter theirs open it again. */
export function checkFraud({ block, country }: SendsBefore, now: Date): void {
  const oldest = block[MOST_NUMBERS_IN_BLOCK - 1];
  if (oldest) refuseFor(oldest.getTime() + BLOCK_WINDOW_MS - now.getTime(), 'block');
  const { ended, verified, lastSentAt } = country;
  if (lastSentAt && ended >= CODES_JUDGED && verified < ended * LEAST_VERIFIED) refuseFor(lastSentAt.getTime() + PAUSE_MS - now.getTime(), 'country');
}

function refuseFor(waitMs: number, by: SuspectedFraud['by']): void {
  if (waitMs > 0) throw new SuspectedFraud(waitMs, by);
}
