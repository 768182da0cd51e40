import { MOST_GUESSES, type Challenge } from './challenge';

/** Why a code does not verify. */
export const VERIFY_REASONS = ['invalid', 'expired', 'too_many_attempts'] as const;
export type VerifyReason = (typeof VERIFY_REASONS)[number];

/** What is kept of a challenge after a guess. */
export type GuessSettlement = Pick<Challenge, 'attempts' | 'status' | 'endedAt'>;

export interface GuessAtChallenge {
  /** With this guess among the attempts. */
  challenge: Pick<Challenge, 'attempts' | 'status' | 'expiresAt' | 'endedAt'>;
  isRight: boolean;
  now: Date;
}

/** No reason: verified. */
export interface GuessJudgement {
  reason?: VerifyReason;
  settlement: GuessSettlement;
}

/**
 * What a guess comes to, by the table of D-52. Only wrong guesses stay counted, also those at a challenge that has expired or
 * was used; the fifth burns it. The right code of an expired one is told to have expired: only its owner can know it.
 */
export function judgeGuess({ challenge, isRight, now }: GuessAtChallenge): GuessJudgement {
  const { attempts, status, endedAt } = challenge;
  if (!isRight) {
    const isLast = attempts >= MOST_GUESSES;
    const settlement = isLast && status === 'sent' ? { attempts, status: 'burned' as const, endedAt: now } : { attempts, status, endedAt };
    return { reason: isLast ? 'too_many_attempts' : 'invalid', settlement };
  }
  const uncounted = { attempts: attempts - 1, status, endedAt };
  if (status !== 'sent') return { reason: 'invalid', settlement: uncounted };
  if (challenge.expiresAt <= now) return { reason: 'expired', settlement: uncounted };
  return { settlement: { ...uncounted, status: 'verified', endedAt: now } };
}
