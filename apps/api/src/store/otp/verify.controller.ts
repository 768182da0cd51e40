import { Controller } from '@nestjs/common';
import { timestampOf } from '@svc/kernel';
import {
  otpVerifyRequest, storeOtpVerifyFailure, storeOtpVerifyView, VerifyCode, type OtpVerifyRequest, type StoreOtpVerifyFailure, type StoreOtpVerifyView,
} from '@svc/otp';
import { Answer, Operation, type StoreCall } from '../../edge';

const NOT_VERIFIED = 422;

/** `/store/otp/verify` (§4.9). */
@Controller()
export class OtpVerifyController {
  constructor(private readonly verifyCode: VerifyCode) {}

  @Operation({
    id: 'verifyOtp', method: 'POST', path: '/store/otp/verify', tag: 'One-time passwords', summary: 'Check what a customer typed against the code that was sent',
    description:
      'A code verifies once. `invalid` is a wrong code, one that was used, or a challenge that is unknown; `expired` the right code that comes too late; ' +
      '`too_many_attempts` the fifth wrong code and whatever follows it: send another code then. A code of your own that you gave on sending is yours to check.',
    scope: 'otp:verify', rate: 'identity', body: otpVerifyRequest, returns: storeOtpVerifyView, errors: ['OTP_CODE_NOT_MANAGED'], caching: 'no-store',
    otherwise: { status: NOT_VERIFIED, description: 'The code does not verify. Without the envelope of errors.', returns: storeOtpVerifyFailure },
  })
  async execute({ caller: { store, mode, now }, body: { challengeRef, code } }: StoreCall<unknown, OtpVerifyRequest>): Promise<StoreOtpVerifyView | Answer<StoreOtpVerifyFailure>> {
    const guess = await this.verifyCode.execute({ workspaceId: store.workspaceId, mode, challengeRef, code, now: now.date });
    if (guess.verified) return { verified: true, challengeRef, verifiedAt: timestampOf(guess.at) };
    return new Answer(guess, { status: NOT_VERIFIED });
  }
}
