import { idOf, type Mode } from '@svc/kernel';
import { judgeGuess, type VerifyReason } from '../domain/otp-verify.view';
import { OtpCodeNotManaged } from '../domain/otp.errors';
import type { CodeHasher } from '../ports/code-hasher';
import type { OtpUnitOfWork } from '../ports/otp-tx';

export interface VerifyCodeCommand {
  workspaceId: string;
  mode: Mode;
  /** `otp_…`; whatever else it is belongs to no challenge. */
  challengeRef: string;
  /** Exactly what the customer typed. */
  code: string;
  now: Date;
}

export type CodeVerified = { verified: true; at: Date } | { verified: false; reason: VerifyReason };

/** No challenge has it. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Checks what a customer typed against the code that was sent: counted first, compared then, and the same work whatever comes of it (§4.9, D-52). */
export class VerifyCode {
  constructor(
    private readonly work: OtpUnitOfWork,
    private readonly hasher: CodeHasher,
  ) {}

  /** @throws OtpCodeNotManaged */
  execute({ workspaceId, mode, challengeRef, code, now }: VerifyCodeCommand): Promise<CodeVerified> {
    const name = { workspaceId, mode, id: idOf('otp', challengeRef) ?? NOBODY };
    return this.work.run(async ({ guesses }) => {
      const guess = await guesses.count(name);
      const challenge = guess.at === 'challenge' ? guess.challenge : undefined;
      const isRight = this.hasher.matches(name.id, code, challenge?.code);
      if (guess.at === 'client') throw new OtpCodeNotManaged();
      if (!challenge) return { verified: false, reason: guess.at === 'spent' ? 'too_many_attempts' : 'invalid' };
      const { reason, settlement } = judgeGuess({ challenge, isRight, now });
      await guesses.settle(name, settlement);
      return reason ? { verified: false, reason } : { verified: true, at: now };
    });
  }
}
