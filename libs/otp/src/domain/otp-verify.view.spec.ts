import type { ChallengeStatus } from './challenge';
import { judgeGuess } from './otp-verify.view';

const now = new Date('2026-02-01T12:00:00.000Z');
const earlier = new Date(now.getTime() - 1);
const open = { attempts: 1, status: 'sent' as ChallengeStatus, expiresAt: new Date(now.getTime() + 1) };
const used = { ...open, status: 'verified' as ChallengeStatus, endedAt: earlier };

const right = (challenge: Partial<typeof used>) => judgeGuess({ challenge: { ...open, ...challenge }, isRight: true, now });
const wrong = (challenge: Partial<typeof used>) => judgeGuess({ challenge: { ...open, ...challenge }, isRight: false, now });

describe('a guess at a code', () => {
  it('[D-52] verifies the challenge and ends it when it is right, and is not among the wrong ones', () => {
    expect(right({ attempts: 5 })).toEqual({ settlement: { attempts: 4, status: 'verified', endedAt: now } });
  });

  it('[D-52] [§4.9 r5] is invalid when it is right a second time', () => {
    expect(right(used)).toEqual({ reason: 'invalid', settlement: { attempts: 0, status: 'verified', endedAt: earlier } });
  });

  it('[D-52] is expired when it is right but late, even at the very moment of expiry, however often', () => {
    const late = { reason: 'expired', settlement: { attempts: 0, status: 'sent' } };
    expect([right({ expiresAt: now }), right({ expiresAt: earlier })]).toEqual([late, late]);
  });

  it('[D-52] [§4.9 r4] is invalid when it is wrong, whether the challenge is open, expired or used', () => {
    for (const challenge of [open, { ...open, expiresAt: earlier }, used]) {
      expect(wrong(challenge)).toEqual({
        reason: 'invalid',
        settlement: { attempts: 1, status: challenge.status, endedAt: 'endedAt' in challenge ? earlier : undefined },
      });
    }
  });

  it('[§8 r10] [D-14] burns the challenge when it is the fifth wrong one', () => {
    expect(wrong({ attempts: 4 })).toMatchObject({ reason: 'invalid', settlement: { status: 'sent' } });
    expect(wrong({ attempts: 5 })).toEqual({ reason: 'too_many_attempts', settlement: { attempts: 5, status: 'burned', endedAt: now } });
  });

  it('[D-52] is refused as the fifth wrong one at a used challenge, which stays verified', () => {
    expect(wrong({ ...used, attempts: 5 })).toEqual({
      reason: 'too_many_attempts',
      settlement: { attempts: 5, status: 'verified', endedAt: earlier },
    });
  });

  it('[§4.8 r1] is invalid at a challenge whose message was never sent, right or wrong', () => {
    expect([right({ status: 'failed' }).reason, wrong({ status: 'failed' }).reason]).toEqual(['invalid', 'invalid']);
  });
});
