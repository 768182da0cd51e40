import { readCode } from '@svc/contracts';
import { idOf, type Mode } from '@svc/kernel';
import { judgeGuess, type VerifyReason } from '../domain/otp-verify.view';
import { OtpCodeNotManaged } from '../domain/otp.errors';
import type { CodeHasher } from '../ports/code-hasher';
import type { SentCodes } from '../ports/sent-codes';

export interface VerifyCodeCommand {
  workspaceId: string;
  mode: Mode;
  /** `otp_…`; anything else belongs to no challenge. */
  challengeRef: string;
  /** Code as the customer typed it, with any blanks, hyphens and digits of other scripts (D-122). */
  code: string;
  now: Date;
}

export type CodeVerified = { verified: true; at: Date } | { verified: false; reason: VerifyReason };

/** An id that no challenge has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Checks a customer's input against the code that was sent. The result of a guess is returned only after it is counted, one guess at a
 * time, and every result takes the same work (§4.9, D-52). Input of only blanks, hyphens and format characters is no guess and costs none
 * (D-122).
 */
export class VerifyCode {
  constructor(
    private readonly codes: SentCodes,
    private readonly hasher: CodeHasher,
  ) {}

  /** @throws OtpCodeNotManaged */
  async execute({ workspaceId, mode, challengeRef, code, now }: VerifyCodeCommand): Promise<CodeVerified> {
    const typed = readCode(code);
    const name = { workspaceId, mode, id: idOf('otp', challengeRef) ?? NOBODY };
    for (;;) {
      const guess = await this.codes.guessed(name);
      const seen = guess.at === 'challenge' ? guess.challenge : undefined;
      const isRight = this.hasher.matches(name.id, typed, seen?.code);
      if (guess.at === 'client') throw new OtpCodeNotManaged();
      if (guess.at === 'spent') return { verified: false, reason: 'too_many_attempts' };
      if (typed === '') return { verified: false, reason: 'invalid' };
      if (guess.at === 'nothing') await this.codes.countStray(name);
      if (!seen) return { verified: false, reason: 'invalid' };
      const { reason, settlement } = judgeGuess({ challenge: { ...seen, attempts: seen.attempts + 1 }, isRight, now });
      // A quicker guess has been counted, or has ended the challenge, so the loop ends with the fifth at the latest.
      if (await this.codes.settle(name, seen, settlement)) return reason ? { verified: false, reason } : { verified: true, at: now };
    }
  }
}
