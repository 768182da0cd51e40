import { describedEnum, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { type Challenge, MOST_GUESSES } from './challenge';

/** Reasons why a code does not verify. */
export const VERIFY_REASONS = ['invalid', 'expired', 'too_many_attempts'] as const;
export type VerifyReason = (typeof VERIFY_REASONS)[number];

/** Stored part of a challenge after a guess. */
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
 * Judges a guess by the table of D-52. Only wrong guesses stay counted, even at an expired or used challenge; the fifth burns it. The right
 * code of an expired challenge is reported as expired: only its owner can know it.
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

/** Request of a client (§4.9). Anything that a customer can type is judged; the rest is an error of the client. */
export const otpVerifyRequest = z
  .object({
    challengeRef: z
      .string()
      .max(255, 'Give the challengeRef as sending answered it.')
      .describe('Ref of the challenge (`otp_…`) that sending the code returned as `challengeRef`.'),
    code: z
      .string()
      .min(1, 'Give what the customer typed; it is empty.')
      .max(100, 'Give what the customer typed: 100 characters at most.')
      .describe(
        'One-time code as the customer typed it, at most 100 characters. Blanks, hyphens and invisible characters are ignored, and digits of all scripts are read. Each check counts as a guess, unless nothing is left of the text.',
      ),
  })
  .meta({ id: 'OtpVerifyRequest', description: 'Check of a code that a customer typed.' });
export type OtpVerifyRequest = z.output<typeof otpVerifyRequest>;

/** Response to the right code, the first time. */
export const storeOtpVerifyView = z
  .object({
    verified: z
      .literal(true)
      .describe(
        'Always true in the response with status 200: the one-time code that the customer typed was right. A code that does not verify gets status 422.',
      ),
    challengeRef: z.string().describe('Ref of the challenge (`otp_…`) whose one-time code was verified, as the request sent it.'),
    verifiedAt: timestamp.describe('When the one-time code that the customer typed was verified, UTC timestamp.'),
  })
  .meta({ id: 'StoreOtpVerifyView', description: 'A code that was right. It cannot be used again.' });
export type StoreOtpVerifyView = z.infer<typeof storeOtpVerifyView>;

/** Response to anything else: the same bytes whether the challenge is unknown, used or over, or the code wrong (D-52). */
export const storeOtpVerifyFailure = z
  .object({
    verified: z
      .literal(false)
      .describe('Always false in the response with status 422: the one-time code that the customer typed does not verify.'),
    reason: describedEnum(VERIFY_REASONS, 'Reason why the one-time code that the customer typed does not verify.', {
      invalid: 'A wrong code, one that was used before, or an unknown challenge: let the customer try again.',
      expired: 'The right code, too late: send a new one.',
      too_many_attempts: 'The fifth wrong code, or any code after it: send a new one.',
    }),
  })
  .meta({ id: 'StoreOtpVerifyFailure', description: 'A code that does not verify. It has no error envelope.' });
export type StoreOtpVerifyFailure = z.infer<typeof storeOtpVerifyFailure>;
